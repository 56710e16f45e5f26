// @ts-check
/** A code point as people type it. */

/**
 * One code point: itself, or its number after U+, u+, \u or 0x; null for anything else. A number alone is a digit.
 * @param {string} typed
 * @returns {string | null}
 */
export function codePointFrom(typed) {
  const points = Array.from(typed);
  if (points.length === 1) return /** @type {string} */ (points[0]);
  const hex = /^\s*(?:u\+|\\u\{?|0x)([0-9a-f]{1,6})\}?\s*$/i.exec(typed)?.[1];
  const value = hex === undefined ? NaN : parseInt(hex, 16);
  return value <= 0x10ffff ? String.fromCodePoint(value) : null;
}
