// @ts-check
/** What came of a case: from Python's answer, from this browser, whether they differ, and whether it was expected. */
import { isFailure, isUrlOutcome } from "../exchange/case.js";
import { API_MEMBERS } from "../native.js";
import { COMPONENTS } from "../link/pattern_link.js";

/** @typedef {import("../exchange/case.js").Case} Case */
/** @typedef {import("../exchange/case.js").Members} Members */
/** @typedef {import("../exchange/case.js").UrlOutcome} UrlOutcome */
/** @typedef {import("../exchange/case.js").PatternOutcome} PatternOutcome */
/** @typedef {UrlOutcome | PatternOutcome} Outcome */
/**
 * @typedef {object} Row a case with what came of it
 * @property {number} number counted from 1
 * @property {Case} case
 * @property {Outcome} urlstd
 * @property {Outcome | null} browser null where this browser has no such API
 * @property {string[]} differs in what the two differ; "outcome" where one of them failed
 * @property {boolean | null} urlstdAsExpected null where nothing is expected
 * @property {boolean | null} browserAsExpected
 */

/**
 * @param {number} number
 * @param {Case} one
 * @param {any} answer Python's
 * @returns {Row}
 */
export function rowOf(number, one, answer) {
  const urlstd = urlstdOutcome(one, answer);
  const browser = browserOutcome(one);
  return {
    number,
    case: one,
    urlstd,
    browser,
    differs: browser ? outcomeDifferences(urlstd, browser) : [],
    urlstdAsExpected: asExpected(one, urlstd),
    browserAsExpected: browser ? asExpected(one, browser) : null,
  };
}

/**
 * @param {Case} one
 * @param {any} answer
 * @returns {Outcome}
 */
function urlstdOutcome(one, answer) {
  const { outcome } = answer;
  if (one.kind === "pattern") {
    const { message, components, match } = answer;
    return { outcome, message, components: components && named(COMPONENTS, components), match };
  }
  const members = answer.api && named(API_MEMBERS, answer.api);
  if (members && answer.search_params !== undefined) members.searchParams = answer.search_params;
  return { outcome, members, errors: answer.errors, states: answer.states };
}

/**
 * @param {readonly string[]} names
 * @param {string[]} values
 * @returns {any}
 */
function named(names, values) {
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

/**
 * @param {Case} one
 * @returns {Outcome | null}
 */
export function browserOutcome(one) {
  if (one.kind === "url") return nativeOutcome(one);
  return one.kind === "setter" ? nativeSetter(one) : nativePattern(one);
}

/**
 * @param {import("../exchange/case.js").UrlCase} one
 * @returns {Outcome}
 */
function nativeOutcome({ input, base }) {
  try {
    const url = base === null ? new URL(input) : new URL(input, base);
    return { outcome: "parsed", members: membersOf(url), errors: [], states: 0 };
  } catch {
    return { outcome: "failure", members: null, errors: [], states: 0 };
  }
}

/** @param {URL} url */
function membersOf(url) {
  const members = /** @type {Members} */ (Object.fromEntries(API_MEMBERS.map((name) => [name, url[name]])));
  return { ...members, searchParams: String(url.searchParams) };
}

/**
 * @param {import("../exchange/case.js").SetterCase} one
 * @returns {Outcome}
 */
function nativeSetter({ href, attribute, value }) {
  let url;
  try {
    url = new URL(href);
  } catch {
    return { outcome: "base-failure", members: null, errors: [], states: 0 };
  }
  let outcome = "set";
  try {
    Object.assign(url, { [attribute]: value });
  } catch {
    outcome = "failure";
  }
  return { outcome, members: membersOf(url), errors: [], states: 0 };
}

/**
 * @param {import("../exchange/case.js").PatternCase} one
 * @returns {Outcome | null}
 */
function nativePattern({ arguments: given, inputs }) {
  const { URLPattern } = /** @type {any} */ (globalThis);
  if (URLPattern === undefined) return null;
  let pattern;
  try {
    pattern = new URLPattern(...given);
  } catch (error) {
    return { outcome: "not-compiled", message: String(error), components: null, match: null };
  }
  const components = Object.fromEntries(COMPONENTS.map((name) => [name, pattern[name]]));
  const made = { message: "", components };
  if (inputs === null) return { ...made, outcome: "compiled", match: null };
  try {
    const result = pattern.exec(...inputs);
    return result
      ? { ...made, outcome: "match", match: matchOf(result) }
      : { ...made, outcome: "no-match", match: null };
  } catch (error) {
    return { ...made, outcome: "input-failure", message: String(error), match: null };
  }
}

/** @param {any} result of exec */
function matchOf(result) {
  const found = COMPONENTS.map((name) => {
    const { input, groups } = result[name];
    const told = Object.entries(groups).map(([group, text]) => [group, text ?? null]);
    return [name, { input, groups: Object.fromEntries(told) }];
  });
  return Object.fromEntries(found);
}

/**
 * @param {Outcome} ours
 * @param {Outcome} theirs
 * @returns {string[]}
 */
export function outcomeDifferences(ours, theirs) {
  if (isUrlOutcome(ours) && isUrlOutcome(theirs)) {
    if (isFailure(ours.outcome) !== isFailure(theirs.outcome)) return ["outcome"];
    return API_MEMBERS.filter((name) => ours.members?.[name] !== theirs.members?.[name]);
  }
  if (isUrlOutcome(ours) || isUrlOutcome(theirs)) return [];
  if (ours.outcome !== theirs.outcome) return ["outcome"];
  const patterns = COMPONENTS.filter((name) => ours.components?.[name] !== theirs.components?.[name]);
  const match = same(ours.match, theirs.match) ? [] : ["match"];
  return [...patterns, ...match];
}

/**
 * Whether two values are the same, whatever the order of their members.
 * @param {unknown} a
 * @param {unknown} b
 * @returns {boolean}
 */
function same(a, b) {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [ours, theirs] = [Object.entries(a), Object.entries(b)];
  return (
    ours.length === theirs.length &&
    ours.every(([name, value]) => name in b && same(value, /** @type {any} */ (b)[name]))
  );
}

/**
 * @param {Case} one
 * @param {Outcome} outcome
 * @returns {boolean | null}
 */
export function asExpected(one, outcome) {
  if (one.expected === null) return null;
  if (!isUrlOutcome(outcome))
    return one.kind === "pattern" && one.expected ? patternAsExpected(one.expected, outcome) : null;
  if (one.kind === "setter") return holds(one.expected, outcome.members);
  if (one.kind !== "url" || !one.expected) return null;
  if (one.expected.failure) return isFailure(outcome.outcome);
  return outcome.members !== null && holds(one.expected.members, outcome.members);
}

/**
 * @param {Members | null} expected
 * @param {Members | null} members
 */
function holds(expected, members) {
  const told = /** @type {[keyof Members, string][]} */ (Object.entries(expected ?? {}));
  return told.every(([name, text]) => (members?.[name] ?? (name === "searchParams" ? text : null)) === text);
}

/**
 * @param {import("../exchange/case.js").PatternExpectation} expected
 * @param {PatternOutcome} outcome
 */
function patternAsExpected({ compiled, components, match }, outcome) {
  if (!compiled) return outcome.outcome === "not-compiled";
  if (outcome.components === null) return false;
  if (Object.entries(components ?? {}).some(([name, pattern]) => outcome.components?.[name] !== pattern)) return false;
  if (match === undefined) return true;
  if (match === "error") return outcome.outcome === "input-failure";
  return match === null ? outcome.outcome === "no-match" : outcome.outcome === "match" && same(match, outcome.match);
}
