// @ts-check
/** JSON that survives every way of sending text: ASCII only, so that no lone surrogate or invisible one is lost. */

/**
 * @param {unknown} value
 * @param {number} [indent]
 */
export function asciiJson(value, indent = 0) {
  return escaped(JSON.stringify(value, null, indent));
}

/** @param {string} json */
function escaped(json) {
  return json.replace(/[\x7f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * An array with each entry in a line of its own.
 * @param {unknown[]} entries
 */
export function asciiJsonList(entries) {
  return entries.length === 0 ? "[]" : `[\n${entries.map((entry) => `  ${asciiJson(entry)}`).join(",\n")}\n]`;
}
