// @ts-check
/** This browser's own URL implementation, and what the browser calls itself. */
import { PAGE } from "./messages/page.js";

/** @typedef {import("./types.js").Api} Api */
/** @typedef {import("./types.js").NativeResult} NativeResult */

export const API_MEMBERS = /** @type {const} */ ([
  "href",
  "origin",
  "protocol",
  "username",
  "password",
  "host",
  "hostname",
  "port",
  "pathname",
  "search",
  "hash",
]);

/**
 * @param {string} input
 * @param {string | null} base
 * @returns {NativeResult}
 */
export function nativeUrl(input, base) {
  try {
    const url = base === null ? new URL(input) : new URL(input, base);
    const members = API_MEMBERS.map((member) => [member, url[member]]);
    return { api: /** @type {Api} */ (Object.fromEntries(members)), problem: null };
  } catch (error) {
    return { api: null, problem: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

/**
 * The members in which two results differ; ["failure"] if one of them failed and the other did not.
 * @param {Api | null} ours
 * @param {Api | null} theirs
 * @returns {string[]}
 */
export function differences(ours, theirs) {
  if (!ours || !theirs) return ours === theirs ? [] : ["failure"];
  return API_MEMBERS.filter((member) => ours[member] !== theirs[member]);
}

/**
 * "Chromium 156", as the browser calls itself.
 * @param {{userAgent: string, userAgentData?: {brands: {brand: string, version: string}[]}}} navigator
 * @param {string} nameless what to call it otherwise
 */
export function browserName(navigator, nameless = PAGE.record.thisBrowser) {
  const brands = (navigator.userAgentData?.brands ?? []).filter(({ brand }) => !/not.?a.?brand/i.test(brand));
  const brand = brands.find(({ brand }) => brand !== "Chromium") ?? brands[0];
  if (brand) return `${brand.brand} ${brand.version}`;
  const named = /\b(Firefox|Edg|OPR|Chrome)\/(\d+)/.exec(navigator.userAgent);
  if (named) return `${named[1]} ${named[2]}`;
  const safari = /Version\/([\d.]+).*Safari/.exec(navigator.userAgent);
  return safari ? `Safari ${safari[1]}` : nameless;
}
