// @ts-check
/** The sentences that the page says about a pattern. */
import { visibleText } from "../text/code_points.js";
import { COMPONENTS } from "../link/pattern_link.js";
import { counted } from "../messages/en/counted.js";

/** @typedef {import("../types.js").PatternAnswer} PatternAnswer */
/** @typedef {import("../types.js").PatternComponent} PatternComponent */
/** @typedef {import("../types.js").PatternPart} PatternPart */
/** @typedef {import("../types.js").ConstructorTurn} ConstructorTurn */
/** @typedef {import("../types.js").Init} Init */

/** Where a component's pattern comes from, in a word. */
export const SOURCES = Object.freeze({
  given: "given",
  implied: "implied",
  inherited: "from the base",
  default: "default",
});

const OUTCOMES = Object.freeze({
  match: { sign: "✓", text: "match" },
  "no-match": { sign: "✗", text: "no match" },
  undecided: { sign: "?", text: "not decided" },
  "not-compiled": { sign: "✗", text: "not compiled" },
  "input-failure": { sign: "✗", text: "no match" },
  "no-input": { sign: "", text: "compiled" },
});

/**
 * The outcome as a sign and a few words; null while there is none.
 * @param {PatternAnswer | null} answer
 */
export function outcome(answer) {
  return answer && OUTCOMES[answer.outcome];
}

/**
 * The fact beside the verdict.
 * @param {string | Init | null} pattern
 * @param {PatternAnswer | null} answer
 */
export function patternFact(pattern, answer) {
  if (pattern === null) return { text: "pattern: none" };
  const found = outcome(answer);
  return found ? { sign: found.sign, text: `pattern: ${found.text}` } : { text: "pattern: …" };
}

/**
 * One sentence on the outcome.
 * @param {PatternAnswer} answer
 */
export function outcomeSentence({ outcome, error, components }) {
  const names = components.filter(({ matched }) => matched === false).map(({ name }) => name);
  const where = error?.component ? `in the ${error.component}, ` : "";
  switch (outcome) {
    case "match":
      return "Match: all eight components match.";
    case "no-match":
      return `No match: ${list(names)} ${names.length === 1 ? "does" : "do"} not match.`;
    case "undecided":
      return "Not decided: a regular expression takes too many steps on this input.";
    case "not-compiled":
      return `Not compiled: ${where}${visibleText(error?.reason ?? "")}.`;
    case "input-failure":
      return error ? `No match: ${visibleText(error.reason)}.` : "No match: the input is no URL.";
    default:
      return "Compiled; there is nothing to match.";
  }
}

/** @param {string[]} words */
export function list(words) {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

const TIMES = Object.freeze({
  none: "",
  optional: "once or not at all",
  "zero-or-more": "any number of times",
  "one-or-more": "once or more often",
});

/**
 * What a part matches, in words.
 * @param {PatternPart} part
 * @param {string} delimiter what ends a segment, "" if nothing does
 */
export function partText(part, delimiter) {
  const what = {
    "fixed-text": `the text “${visibleText(part.value)}”`,
    regexp: `a match of ${visibleText(part.value)}`,
    "segment-wildcard": `one or more code points${delimiter ? ` other than “${delimiter}”` : ""}`,
    "full-wildcard": "anything",
  }[part.type];
  const before = part.prefix ? `“${visibleText(part.prefix)}”, then ` : "";
  const after = part.suffix ? `, then “${visibleText(part.suffix)}”` : "";
  const times = TIMES[part.modifier];
  return `${before}${what}${after}${times ? `; ${times}` : ""}`;
}

/**
 * What ends a segment in a component, as its regular expression has it.
 * @param {PatternComponent} component
 */
export function delimiterOf({ name, regexp }) {
  if (name === "hostname") return ".";
  return name === "pathname" && regexp.includes("[^\\/]+?") ? "/" : "";
}

const TYPES = Object.freeze({
  open: "opens a group",
  close: "closes a group",
  regexp: "regular expression",
  name: "name",
  char: "code point",
  "escaped-char": "escaped code point",
  "other-modifier": "modifier",
  asterisk: "wildcard or modifier",
  "invalid-char": "no token by itself",
});

/** @param {string} type of a token */
export function tokenText(type) {
  return TYPES[/** @type {keyof typeof TYPES} */ (type)] ?? type;
}

/**
 * A URLPatternInit as it is written in JavaScript.
 * @param {Init} init
 */
export function initText(init) {
  const members = [...COMPONENTS, /** @type {const} */ ("baseURL")].filter((name) => init[name] !== undefined);
  return members.length === 0
    ? "{}"
    : `{ ${members.map((name) => `${name}: ${JSON.stringify(init[name])}`).join(", ")} }`;
}

/**
 * How to make the same pattern in JavaScript.
 * @param {PatternAnswer} answer
 */
export function constructorCall({ pattern, base_url, ignore_case, as_components, constructor }) {
  const given = as_components && constructor ? constructor.init : pattern;
  const shown = typeof given === "string" ? JSON.stringify(given) : initText(given);
  const others = [
    ...(base_url === null ? [] : [JSON.stringify(base_url)]),
    ...(ignore_case ? ["{ ignoreCase: true }"] : []),
  ];
  return `new URLPattern(${[shown, ...others].join(", ")})`;
}

/**
 * Where has_regexp_groups matters.
 * @param {boolean | null} has
 */
export function bannedText(has) {
  return has
    ? "It has a group with a regular expression: the static routing of service workers and speculation rules refuse such a pattern."
    : "";
}

/**
 * What the table of routes says of one pattern.
 * @param {import("../types.js").RoutePattern} pattern
 */
export function routeRemark({ error, matches, first }) {
  if (error) return `not compiled: ${visibleText(error.reason)}`;
  if (matches === 0) return "matches none of them";
  if (first === 0)
    return `never first: an earlier pattern takes ${matches === 1 ? "the one" : `all ${matches}`} it matches`;
  return `first for ${counted(first, "URL")}${matches > first ? ` of ${matches} it matches` : ""}`;
}
