// @ts-check
/** How bytes are written. */
import { PAGE } from "../messages/page.js";

const SHOWN = 64;

/**
 * "E6 BC A2", of so many bytes that can be read.
 * @param {string} hex two digits a byte
 */
export function hexBytes(hex) {
  const bytes = (hex.match(/../g) ?? []).map((byte) => byte.toUpperCase());
  return bytes.length > SHOWN
    ? PAGE.moreBytes(bytes.slice(0, SHOWN).join(" "), bytes.length - SHOWN)
    : bytes.join(" ");
}
