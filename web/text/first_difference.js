// @ts-check
/**
 * The UTF-16 offset at which two texts begin to differ, never within a surrogate pair.
 * @param {string} a
 * @param {string} b
 */
export function firstDifference(a, b) {
  const limit = Math.min(a.length, b.length);
  let at = 0;
  while (at < limit && a[at] === b[at]) at++;
  return at > 0 && /[\ud800-\udbff]/.test(/** @type {string} */ (a[at - 1])) ? at - 1 : at;
}
