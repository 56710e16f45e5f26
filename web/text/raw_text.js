// @ts-check
/**
 * A plain text box turns each CR and CR LF into LF, so what it shows may be less than the value it stands for.
 * An edit is therefore found by comparing the box before and after, and applied to the value; all that the
 * edit did not touch keeps its units.
 */
import { PAGE } from "../messages/page.js";

/**
 * What a text box shows for a value.
 * @param {string} value
 */
export function shownText(value) {
  return value.replace(/\r\n?/g, "\n");
}

/**
 * The value after the box went from showing `value` to showing `shown`.
 * @param {string} value
 * @param {string} shown
 */
export function editedValue(value, shown) {
  const before = shownText(value);
  const limit = Math.min(before.length, shown.length);
  let start = 0;
  while (start < limit && before[start] === shown[start]) start++;
  let tail = 0;
  while (tail < limit - start && before[before.length - 1 - tail] === shown[shown.length - 1 - tail]) tail++;
  const from = valueOffset(value, start);
  const to = valueOffset(value, before.length - tail);
  return value.slice(0, from) + shown.slice(start, shown.length - tail) + value.slice(to);
}

/**
 * The offset in the value of an offset in what the box shows.
 * @param {string} value
 * @param {number} offset
 */
export function valueOffset(value, offset) {
  if (!value.includes("\r\n")) return offset;
  let at = 0;
  for (let shown = 0; shown < offset; shown++) at += value[at] === "\r" && value[at + 1] === "\n" ? 2 : 1;
  return at;
}

/**
 * Why a plain text box cannot show a value as it is; "" if it can.
 * @param {string} value
 */
export function whyNotPlain(value) {
  const reasons = [];
  if (value.includes("\r")) reasons.push(PAGE.input.carriageReturns);
  if (value.includes("\0")) reasons.push(PAGE.input.nulls);
  if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(value)) {
    reasons.push(PAGE.input.surrogates);
  }
  return reasons.join(", ");
}
