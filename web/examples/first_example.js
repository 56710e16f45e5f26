// @ts-check
/** What is shown where no link says what to show. The other examples are loaded when they are wanted. */

/**
 * @typedef {object} Shown what an example shows
 * @property {string} id
 * @property {string} input
 * @property {string | null} base
 * @property {string} [encoding] of the query, where it is not UTF-8
 * @property {import("../types.js").PatternView["pattern"]} [pattern]
 * @property {import("../types.js").PatternView["relative"]} [relative]
 * @property {string} [patternBase]
 * @property {boolean} [ignoreCase]
 * @property {import("../types.js").PatternView["fields"]} [fields] components to match
 * @property {string} [routePatterns]
 * @property {string} [routeUrls]
 */

/** @typedef {Shown & {about: string}} Example about: one sentence */

/** @type {Readonly<Shown>} */
export const FIRST_EXAMPLE = Object.freeze({
  id: "every-part",
  input: "https://user:p%40ss@EXAMPLE.com:443/a/../b?q=1#f",
  base: null,
  pattern: "https://{:sub.}?example.com/:page",
});

/**
 * What an example shows, without what is said about it.
 * @param {Shown & {about?: string}} example
 */
export function viewOf({ id, about, ...view }) {
  return view;
}
