// @ts-check
/**
 * The escaped notation, which can write down any string of UTF-16 units in one visible line:
 * \\ \n \r \t \0, \xHH, \uHHHH (one unit, so also a lone surrogate) and \u{H…} (one code point).
 */
import { isInvisible } from "./code_points.js";
import { PAGE } from "../messages/page.js";

const TEXT = PAGE.escapes;
const SHORT = new Map([
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
  ["\0", "\\0"],
]);
const MEANING = new Map([...SHORT].map(([c, written]) => [written.charAt(1), c]));

/** What stands in an escaped text and cannot be read. */
export class EscapeError extends Error {
  /**
   * @param {string} message
   * @param {number} position UTF-16 offset of the backslash
   */
  constructor(message, position) {
    super(message);
    this.position = position;
  }
}

/**
 * Writes a text so that each of its units can be seen; `unescapeText` gives it back unit for unit.
 * @param {string} text
 */
export function escapeText(text) {
  const inner = Array.from(text, escapeOne).join("");
  return inner.replace(/^ | $/g, "\\u{20}"); // a space at an end would go unseen
}

/** @param {string} c */
function escapeOne(c) {
  const short = SHORT.get(c);
  if (short) return short;
  if (!isInvisible(c)) return c;
  const hex = (c.codePointAt(0) ?? 0).toString(16);
  return /^[\ud800-\udfff]$/.test(c) ? `\\u${hex}` : `\\u{${hex}}`;
}

/**
 * Reads the escaped notation; everything that is not an escape stands for itself.
 * @param {string} written
 * @throws {EscapeError} at the first backslash that begins no escape
 */
export function unescapeText(written) {
  return written.replace(/\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2})|([^]?))/gi, readOne);
}

/**
 * @param {string} whole
 * @param {string | undefined} braced
 * @param {string | undefined} four
 * @param {string | undefined} two
 * @param {string | undefined} single
 * @param {number} position
 */
function readOne(whole, braced, four, two, single, position) {
  if (braced !== undefined) {
    const value = parseInt(braced, 16);
    if (value > 0x10ffff) throw new EscapeError(TEXT.beyond(whole), position);
    return String.fromCodePoint(value);
  }
  const unit = four ?? two;
  if (unit !== undefined) return String.fromCharCode(parseInt(unit, 16));
  const meaning = MEANING.get(single ?? "");
  if (meaning !== undefined) return meaning;
  throw new EscapeError(complaint(single ?? ""), position);
}

/** @param {string} single */
function complaint(single) {
  if (single === "") return TEXT.atTheEnd;
  if (single === "u") return TEXT.u;
  if (single === "x") return TEXT.x;
  return TEXT.none(single);
}
