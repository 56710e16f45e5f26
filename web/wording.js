// @ts-check
/** The sentences that the page says about an answer. */

/** @typedef {import("./types.js").Answer} Answer */
/** @typedef {import("./types.js").ErrorReport} ErrorReport */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./text/positions.js").CodePoints} CodePoints */
import { describeCodePoint, isInvisible } from "./text/code_points.js";

const NUMBER = new Intl.NumberFormat("en");

/** @param {number} value */
export function formatNumber(value) {
  return NUMBER.format(value);
}

/**
 * "1 step", "12 steps"
 * @param {number} count
 * @param {string} noun
 */
export function counted(count, noun) {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/**
 * The verdict: its first words, and the rest of the sentence.
 * @param {Answer} answer
 * @returns {{outcome: string, rest: string}}
 */
export function verdict(answer) {
  if (answer.outcome === "base-failure") return { outcome: "Failure", rest: baseFailure(answer) };
  if (answer.outcome === "failure") return { outcome: "Failure", rest: failure(answer.errors) };
  const count = answer.error_count;
  if (count === 0) return { outcome: "Parsed", rest: "without validation errors" };
  return { outcome: "Parsed", rest: `with ${counted(count, "validation error")}` };
}

/**
 * How many errors a list that shows only the first ones has: "3", or "12,345, the first 200 shown".
 * @param {number} count
 * @param {number} shown
 */
export function listCount(count, shown) {
  return `${formatNumber(count)}${count > shown ? `, the first ${formatNumber(shown)} shown` : ""}`;
}

/** @param {Answer} answer */
function baseFailure(answer) {
  const fatal = answer.base_errors.find((error) => error.fatal);
  return `of the base URL${fatal ? `: ${fatal.name}` : ""}; the input was not read`;
}

/** @param {ErrorReport[]} errors */
function failure(errors) {
  const fatal = errors.findLast((error) => error.fatal) ?? errors.at(-1);
  return fatal ? `${errorPlace(fatal)}: ${fatal.name}` : "";
}

/**
 * "in port state, step 41"; "before the first step" for what was met while trimming.
 * @param {ErrorReport} error
 */
export function errorPlace(error) {
  if (error.state === null || error.step === null) return "before the first step";
  return `in ${error.state} state, step ${formatNumber(error.step + 1)}`;
}

/**
 * What the live region says: short, and nothing that is only for the eye.
 * @param {Answer} answer
 */
export function spokenVerdict(answer) {
  const { outcome, rest } = verdict(answer);
  const host = answer.host?.serialized ? ` Host ${answer.host.serialized}.` : "";
  return `${outcome} ${rest}.${host}`;
}

/**
 * Where a range is, in the units chosen: "code points 8–18", "the end, code point 44".
 * @param {{start: number, end: number}} range
 * @param {CodePoints} text
 * @param {View["units"]} units
 */
export function rangeText({ start, end }, text, units) {
  const utf16 = units === "utf-16";
  const unit = utf16 ? "UTF-16 unit" : "code point";
  const from = utf16 ? text.utf16(start) : start;
  const last = (utf16 ? text.utf16(end) : end) - 1;
  if (end <= start) return start >= text.length ? `at the end, ${unit} ${from}` : `before ${unit} ${from}`;
  return from === last ? `${unit} ${from}` : `${unit}s ${from}–${last}`;
}

/**
 * The spoken value of the slider.
 * @param {Step} step
 * @param {string} total
 */
export function spokenStep(step, total) {
  return `step ${step.index + 1} of ${total}, ${step.state} state, c is ${spokenC(step.c)}`;
}

/** @param {string | null} c */
export function spokenC(c) {
  if (c === null) return "the end of the input";
  return isInvisible(c) || c === " " ? describeCodePoint(c) : c;
}

/**
 * Names the invisible code points of a text and where they are, up to `limit` kinds.
 * @param {CodePoints} text
 * @param {number} [limit]
 * @returns {{c: string, positions: number[], count: number}[]}
 */
export function invisibles(text, limit = 12) {
  /** @type {Map<string, {c: string, positions: number[], count: number}>} */
  const found = new Map();
  let index = 0;
  for (const c of text.text) {
    const ends = c === " " && (index === 0 || index === text.length - 1);
    if (ends || (c > "~" || c < " " ? isInvisible(c) : false)) {
      const entry = found.get(c) ?? { c, positions: [], count: 0 };
      if (entry.positions.length < 4) entry.positions.push(index);
      entry.count++;
      found.set(c, entry);
    }
    index++;
  }
  return [...found.values()].slice(0, limit);
}
