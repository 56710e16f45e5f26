// @ts-check
/**
 * What a link says of a pattern; see permalink.js for the forms of links.
 *
 * In the plain form: pattern, a constructor string; pattern-relative, "base" or "none"; pattern-base, a text;
 * pattern-case, "ignored". In the packed form: p a string or an object of components, r, q and c the same as these
 * three, f the components to match instead of the URL, l and m the two columns of a table of routes. What is absent
 * has its default.
 */

/** @typedef {import("../types.js").Init} Init */
/** @typedef {import("../types.js").PatternView} PatternView */

/** The components, in the Standard's order. */
export const COMPONENTS = /** @type {const} */ ([
  "protocol",
  "username",
  "password",
  "hostname",
  "port",
  "pathname",
  "search",
  "hash",
]);
export const MEMBERS = /** @type {const} */ ([...COMPONENTS, "baseURL"]);
export const PLAIN_KEYS = Object.freeze(["pattern", "pattern-relative", "pattern-base", "pattern-case"]);

/** @type {PatternView} */
export const NO_PATTERN = Object.freeze({
  pattern: null,
  relative: "any",
  patternBase: "",
  ignoreCase: false,
  fields: null,
  routePatterns: "",
  routeUrls: "",
});

/**
 * The fields of the plain form, in their order; null for what has no such form.
 * @param {PatternView} view
 * @returns {[string, string][] | null}
 */
export function plainFields({ pattern, relative, patternBase, ignoreCase, fields, routePatterns, routeUrls }) {
  if ((pattern !== null && typeof pattern !== "string") || fields !== null || routePatterns + routeUrls !== "")
    return null;
  return [
    ...(pattern === null ? [] : [/** @type {[string, string]} */ (["pattern", pattern])]),
    ...(relative === NO_PATTERN.relative ? [] : [/** @type {[string, string]} */ (["pattern-relative", relative])]),
    ...(patternBase === "" ? [] : [/** @type {[string, string]} */ (["pattern-base", patternBase])]),
    ...(ignoreCase ? [/** @type {[string, string]} */ (["pattern-case", "ignored"])] : []),
  ];
}

/**
 * The plain form's fields as the packed form has them.
 * @param {Map<string, string>} fields
 */
export function fromPlain(fields) {
  const ignored = fields.get("pattern-case");
  return {
    p: fields.get("pattern"),
    r: fields.get("pattern-relative"),
    q: fields.get("pattern-base"),
    c: ignored === undefined ? undefined : ignored === "ignored" || ignored,
  };
}

/** @param {PatternView} view */
export function shortenPattern({ pattern, relative, patternBase, ignoreCase, fields, routePatterns, routeUrls }) {
  return {
    ...(pattern === null ? {} : { p: pattern }),
    ...(relative === NO_PATTERN.relative ? {} : { r: relative }),
    ...(patternBase === "" ? {} : { q: patternBase }),
    ...(ignoreCase ? { c: true } : {}),
    ...(fields === null ? {} : { f: fields }),
    ...(routePatterns === "" ? {} : { l: routePatterns }),
    ...(routeUrls === "" ? {} : { m: routeUrls }),
  };
}

/**
 * Only what the schema allows; null where a link says anything else.
 * @param {Record<string, unknown>} link
 * @returns {PatternView | null}
 */
export function readPattern({ p, r, q, c, f, l, m }) {
  const sound =
    (p === undefined || typeof p === "string" || isInit(p)) &&
    (r === undefined || r === "any" || r === "base" || r === "none") &&
    [q, l, m].every((text) => text === undefined || typeof text === "string") &&
    (c === undefined || c === true) &&
    (f === undefined || isInit(f));
  if (!sound) return null;
  return {
    pattern: /** @type {string | Init | undefined} */ (p) ?? null,
    relative: /** @type {PatternView["relative"] | undefined} */ (r) ?? NO_PATTERN.relative,
    patternBase: /** @type {string | undefined} */ (q) ?? "",
    ignoreCase: c === true,
    fields: /** @type {Init | undefined} */ (f) ?? null,
    routePatterns: /** @type {string | undefined} */ (l) ?? "",
    routeUrls: /** @type {string | undefined} */ (m) ?? "",
  };
}

/** @param {unknown} value */
function isInit(value) {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([key, text]) => MEMBERS.includes(/** @type {any} */ (key)) && typeof text === "string")
  );
}
