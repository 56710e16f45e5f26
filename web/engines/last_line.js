// @ts-check

/**
 * Of an exception in Python, what it says; the rest is where.
 * @param {string} text
 */
export function lastLine(text) {
  return text.trimEnd().replace(/^.*\n/s, "");
}
