// @ts-check
/** The kinds of live examples: which fields each has, and what it asks Python. */
import { COURSE } from "../messages/learn.js";

/** @typedef {import("./goals.js").Kind} Kind */
/** @typedef {import("./goals.js").Values} Values */
/** @typedef {{name: string, label: string, choices?: string[]}} Field */
/**
 * @typedef {object} Setting what stays as it is in a live example
 * @property {string} [url] the URL that is edited
 * @property {string} [member] the member that is set
 * @property {string[]} [members] those among which one can choose
 * @property {string} [pattern] the pattern that is matched
 * @property {string[]} [urls] those that are matched
 * @property {string} [patternBase] what a constructor string is relative to
 * @property {string} [encoding] of the query
 * @property {boolean} [based] whether there is a field for the base URL
 */
/**
 * @typedef {object} KindOf
 * @property {(setting: Setting) => Field[]} fields
 * @property {(values: Values, setting: Setting) => object} request
 */

const STEPS = 2000;
const LABELS = COURSE.fields;

/** @type {Readonly<Record<Kind, KindOf>>} */
export const KINDS = Object.freeze({
  url: {
    fields: ({ based }) => [
      { name: "input", label: LABELS.url },
      ...(based ? [{ name: "base", label: LABELS.base }] : []),
    ],
    request: ({ input = "", base }, { encoding = "utf-8" }) => ({
      op: "url",
      input,
      base: base || null,
      encoding,
      first: 0,
      limit: STEPS,
    }),
  },
  edit: {
    fields: ({ member, members }) => [
      ...(members ? [{ name: "member", label: LABELS.member, choices: members }] : []),
      { name: "value", label: members ? LABELS.value : `url.${member} =` },
    ],
    request: ({ member: chosen, value = "" }, { url = "", member = "" }) => ({
      op: "edits",
      input: url,
      base: null,
      edits: [{ member: chosen ?? member, arguments: argumentsOf(chosen ?? member, value) }],
    }),
  },
  routes: {
    fields: () => [{ name: "pattern", label: LABELS.pattern }],
    request: ({ pattern = "" }, { urls = [], patternBase = null }) => ({
      op: "routes",
      patterns: [pattern],
      urls,
      base_url: patternBase,
      ignore_case: false,
    }),
  },
  match: {
    fields: ({ pattern }) => [
      ...(pattern === undefined ? [{ name: "pattern", label: LABELS.pattern }] : []),
      { name: "input", label: LABELS.url },
    ],
    request: ({ input = "", pattern: typed = "" }, { pattern = typed, patternBase = null }) => ({
      op: "pattern",
      pattern,
      base_url: patternBase,
      ignore_case: false,
      any_origin: false,
      input,
      input_base_url: null,
    }),
  },
  compare: {
    fields: () => [
      { name: "a", label: LABELS.one },
      { name: "b", label: LABELS.other },
    ],
    request: ({ a = "", b = "" }) => ({ op: "compare", a, b, base: null }),
  },
  confusion: {
    fields: () => [{ name: "input", label: LABELS.url }],
    request: ({ input = "" }) => ({ op: "urllib", input, base: null }),
  },
});

/**
 * A member's value; a method takes two, a name and a value, parted by the first "=".
 * @param {string} member
 * @param {string} value
 */
function argumentsOf(member, value) {
  if (member === "searchParams.sort") return [];
  if (member === "searchParams.delete" || !member.startsWith("searchParams.")) return [value];
  const [name = "", ...rest] = value.split("=");
  return [name, rest.join("=")];
}

/**
 * Python's answer with what it was asked about, where the answer does not say so itself.
 * @param {Kind} kind
 * @param {any} answer
 * @param {any} request
 */
export function told(kind, answer, request) {
  return kind === "routes" && answer ? { ...answer, asked: request.urls } : answer;
}
