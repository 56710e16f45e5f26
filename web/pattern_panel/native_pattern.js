// @ts-check
/** This browser's own URLPattern, asked the same, and where it answers otherwise. */
import { COMPONENTS } from "../link/pattern_link.js";
import { initText } from "./pattern_text.js";
import { PATTERN_WORDS } from "../messages/pattern_words.js";

/** @typedef {import("../types.js").PatternAnswer} PatternAnswer */
/** @typedef {import("../types.js").NativePattern} NativePattern */
/** @typedef {import("../types.js").ComponentName} ComponentName */
/** @typedef {{name: string, ours: string, theirs: string, differs: boolean}} Row */

/** Longer inputs are not given to a regular expression that cannot be stopped. */
const LONGEST = 5000;
const TEXT = PATTERN_WORDS.native;

/**
 * Why the browser had better not be asked: it may not survive, or not end.
 *
 * Chromium takes the last code point of the text before a group, and ends when that text has become empty.
 * @param {PatternAnswer} answer
 * @returns {string} "" if it may be asked
 */
export function whyNotAsked({ pattern, outcome, error, components, input }) {
  const texts = typeof pattern === "string" ? [pattern] : Object.values(pattern);
  if (texts.some((text) => /[\t\n\r]/.test(text))) return TEXT.endsThePage;
  if (error?.component === "hostname" && /[/?#]/.test(error.pattern ?? "")) return TEXT.endsThePage;
  const emptied = components.some(({ name, parts }) =>
    parts.some(({ type, value }) => type === "fixed-text" && (value === "" || (name === "search" && value === "?"))),
  );
  if (emptied) return TEXT.endsThePage;
  if (outcome === "undecided") return TEXT.undecided;
  const size = typeof input === "string" ? input.length : Object.values(input ?? {}).join("").length;
  return size > LONGEST ? TEXT.long : "";
}

/**
 * @param {PatternAnswer} answer
 * @param {any} [Native] the browser's class
 * @returns {NativePattern}
 */
export function nativePattern(answer, Native = /** @type {any} */ (globalThis).URLPattern) {
  if (!Native) return { kind: "absent", why: TEXT.absent };
  const why = whyNotAsked(answer);
  if (why) return { kind: "not-asked", why };
  const { base_url, ignore_case, as_components, constructor, input, input_base_url } = answer;
  const given = as_components && constructor ? constructor.init : answer.pattern;
  const options = ignore_case ? [{ ignoreCase: true }] : [];
  try {
    const made = new Native(given, ...(base_url === null ? [] : [base_url]), ...options);
    const inputs = input_base_url === null ? [input] : [input, input_base_url];
    return {
      kind: "made",
      patterns: /** @type {Record<ComponentName, string>} */ (
        Object.fromEntries(COMPONENTS.map((name) => [name, made[name]]))
      ),
      hasRegExpGroups: made.hasRegExpGroups ?? null,
      test: input === null ? null : made.test(...inputs),
      result: input === null ? null : resultOf(made.exec(...inputs)),
    };
  } catch (error) {
    return { kind: "rejected", why: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

/** @param {any} result */
function resultOf(result) {
  if (result === null) return null;
  const component = (/** @type {ComponentName} */ name) => {
    const groups = Object.entries(result[name].groups).map(([group, value]) => [group, value ?? null]);
    return { input: String(result[name].input), groups: Object.fromEntries(groups) };
  };
  return /** @type {any} */ (Object.fromEntries(COMPONENTS.map((name) => [name, component(name)])));
}

/**
 * Ours and theirs, row by row: all that differs, and what is not the same for every pattern.
 * @param {PatternAnswer} answer
 * @param {NativePattern} native
 * @returns {Row[]}
 */
export function nativeRows(answer, native) {
  if (native.kind === "absent" || native.kind === "not-asked") return [];
  const compiled = answer.outcome !== "not-compiled";
  const made = row("new URLPattern()", compiled ? TEXT.made : "TypeError", native.kind === "made" ? TEXT.made : "TypeError");
  if (native.kind !== "made" || !compiled) return [made];
  const patterns = answer.components.map(({ name, pattern }) => row(name, pattern, native.patterns[name]));
  const groups =
    native.hasRegExpGroups === null
      ? []
      : [row("hasRegExpGroups", String(answer.has_regexp_groups), String(native.hasRegExpGroups))];
  return [
    made,
    ...patterns.filter(({ ours, differs }) => ours !== "*" || differs),
    ...groups,
    ...matchRows(answer, native),
  ];
}

/**
 * @param {PatternAnswer} answer
 * @param {NativePattern & {kind: "made"}} native
 * @returns {Row[]}
 */
function matchRows(answer, native) {
  if (answer.outcome === "no-input") return [];
  const matches = answer.outcome === "match";
  const tested = row("test()", String(matches), String(native.test));
  if (!matches || !native.result) return [tested];
  const result = native.result;
  const rows = answer.components.flatMap(({ name, input, values }) => {
    const ours = Object.fromEntries((values ?? []).map((value) => [value.name, value.value]));
    const theirs = result[name];
    const inputs = row(`exec() ${name}.input`, input ?? "", theirs.input);
    const groups = row(`exec() ${name}.groups`, groupsText(ours), groupsText(theirs.groups));
    const told = answer.components.find((component) => component.name === name)?.pattern !== "*";
    return [...(inputs.differs ? [inputs] : []), ...(groups.differs || (told && groups.ours !== "{}") ? [groups] : [])];
  });
  return [tested, ...rows];
}

/** @param {Record<string, string | null>} groups */
function groupsText(groups) {
  const names = Object.keys(groups).sort();
  const text = names.map((name) => `${name}: ${groups[name] === null ? "undefined" : JSON.stringify(groups[name])}`);
  return text.length === 0 ? initText({}) : `{ ${text.join(", ")} }`;
}

/**
 * @param {string} name
 * @param {string} ours
 * @param {string} theirs
 * @returns {Row}
 */
function row(name, ours, theirs) {
  return { name, ours, theirs, differs: ours !== theirs };
}
