// @ts-check
/** Links that other tools make to what they show, so that their input can be opened here. */
import { PAGE } from "../messages/page.js";

/** @typedef {{tool: string, input: string, base: string | null}} ForeignLink */

const JSDOM = /^https:\/\/jsdom\.github\.io\/whatwg-url\/[^#]*#url=([\w+/=%-]*)&base=([\w+/=%-]*)$/;
const ADA = /^https:\/\/(?:www\.)?ada-url\.com\/(?:[a-z]{2}\/)?playground\/?\?(?:[^#]*&)?url=([^&#]*)/;

/**
 * What a link of another tool shows; null for what is no such link.
 * @param {string} text
 * @returns {ForeignLink | null}
 */
export function foreignLink(text) {
  const jsdom = JSDOM.exec(text.trim());
  if (jsdom) return ofJsdom(jsdom[1] ?? "", jsdom[2] ?? "");
  const ada = ADA.exec(text.trim());
  return ada ? ofAda(ada[1] ?? "") : null;
}

/**
 * Base64 of UTF-8, and in old links of Latin-1.
 * @param {string} url
 * @param {string} base
 * @returns {ForeignLink | null}
 */
function ofJsdom(url, base) {
  const [input, decodedBase] = [fromBase64(url), fromBase64(base)];
  if (input === null || decodedBase === null) return null;
  return { tool: PAGE.offer.jsdom, input, base: decodedBase === "" ? null : decodedBase };
}

/** @param {string} encoded */
function fromBase64(encoded) {
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(encoded)), (c) => c.charCodeAt(0));
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      return String.fromCharCode(...bytes);
    }
  } catch {
    return null;
  }
}

/**
 * Percent-encoded once. That tool decodes it twice when it opens such a link, which is not what was typed.
 * @param {string} encoded
 * @returns {ForeignLink}
 */
function ofAda(encoded) {
  return { tool: PAGE.offer.ada, input: new URLSearchParams(`url=${encoded}`).get("url") ?? "", base: null };
}
