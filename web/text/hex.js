// @ts-check
/** How bytes are written. */
import { counted } from "../messages/en/counted.js";

const SHOWN = 64;

/**
 * "E6 BC A2", of so many bytes that can be read.
 * @param {string} hex two digits a byte
 */
export function hexBytes(hex) {
  const bytes = (hex.match(/../g) ?? []).map((byte) => byte.toUpperCase());
  return bytes.length > SHOWN
    ? `${bytes.slice(0, SHOWN).join(" ")} … ${counted(bytes.length - SHOWN, "byte")} not shown`
    : bytes.join(" ");
}
