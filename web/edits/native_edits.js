// @ts-check
/** The same edits on this browser's own URL. */
import { API_MEMBERS } from "../native.js";
import { isCall } from "./notation.js";

/** @typedef {import("../types.js").Api} Api */
/** @typedef {import("./notation.js").Edit} Edit */
/** @typedef {{api: Api, threw: string | null}} NativeStage after an edit */

/**
 * The URL before the first edit and after each; null where the browser does not parse it.
 * @param {string} input
 * @param {string | null} base
 * @param {Edit[]} edits
 * @returns {NativeStage[] | null}
 */
export function nativeEdits(input, base, edits) {
  /** @type {URL} */
  let url;
  try {
    url = base === null ? new URL(input) : new URL(input, base);
  } catch {
    return null;
  }
  const start = { api: members(url), threw: null };
  const after = edits.map((edit) => {
    const threw = attempt(url, edit);
    return { api: members(url), threw };
  });
  return [start, ...after];
}

/**
 * @param {any} url
 * @param {Edit} edit
 * @returns {string | null} what it threw
 */
function attempt(url, edit) {
  try {
    if (isCall(edit.member)) url.searchParams[edit.member.slice("searchParams.".length)](...edit.arguments);
    else url[edit.member] = edit.arguments[0];
    return null;
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

/** @param {URL} url */
function members(url) {
  return /** @type {Api} */ (Object.fromEntries(API_MEMBERS.map((member) => [member, url[member]])));
}

/**
 * What is different in the browser after an edit, or before the first: members of the API, and "throws".
 * @param {{api: Api, outcome?: string}} ours
 * @param {NativeStage} theirs
 */
export function stageDifferences(ours, theirs) {
  const throws = (ours.outcome === "threw") !== (theirs.threw !== null) ? ["throws"] : [];
  return [...throws, ...API_MEMBERS.filter((member) => ours.api[member] !== theirs.api[member])];
}
