// @ts-check
/** The sentences that the page says about a pattern. */
import { visibleText } from "../text/code_points.js";
import { COMPONENTS } from "../link/pattern_link.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../types.js").PatternAnswer} PatternAnswer */
/** @typedef {import("../types.js").Init} Init */

const TEXT = PAGE.pattern;
const SIGNS = Object.freeze({
  match: "✓",
  "no-match": "✗",
  undecided: "?",
  "not-compiled": "✗",
  "input-failure": "✗",
  "no-input": "",
});

/**
 * The outcome as a sign and a few words; null while there is none.
 * @param {PatternAnswer | null} answer
 */
export function outcome(answer) {
  return answer && { sign: SIGNS[answer.outcome], text: TEXT.outcomes[answer.outcome] };
}

/**
 * The fact beside the verdict.
 * @param {string | Init | null} pattern
 * @param {PatternAnswer | null} answer
 */
export function patternFact(pattern, answer) {
  if (pattern === null) return { text: TEXT.fact(TEXT.noFact) };
  const found = outcome(answer);
  return found ? { sign: found.sign, text: TEXT.fact(found.text) } : { text: TEXT.fact("…") };
}

/**
 * One sentence on the outcome.
 * @param {PatternAnswer} answer
 */
export function outcomeSentence({ outcome, error, components }) {
  const names = components.filter(({ matched }) => matched === false).map(({ name }) => name);
  switch (outcome) {
    case "match":
      return TEXT.allMatch;
    case "no-match":
      return TEXT.noMatch(names);
    case "undecided":
      return TEXT.undecided;
    case "not-compiled":
      return TEXT.notCompiled(visibleText(error?.reason ?? ""), error?.component);
    case "input-failure":
      return error ? TEXT.inputFailure(visibleText(error.reason)) : TEXT.noUrl;
    default:
      return TEXT.noInput;
  }
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
 * Where has_regexp_groups matters.
 * @param {boolean | null} has
 */
export function bannedText(has) {
  return has ? TEXT.banned : "";
}
