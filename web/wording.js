// @ts-check
/** The sentences that the page says about an answer. */

/** @typedef {import("./types.js").Answer} Answer */
/** @typedef {import("./types.js").ErrorReport} ErrorReport */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./text/positions.js").CodePoints} CodePoints */
import { PAGE } from "./messages/page.js";
import { TRACE } from "./messages/trace.js";
import { formatNumber } from "./messages/number.js";
import { describeCodePoint, isInvisible } from "./text/code_points.js";

/**
 * The verdict: its first words, and the rest of the sentence.
 * @param {Answer} answer
 * @param {typeof PAGE.verdict} [texts] in another language than the page's
 * @returns {{outcome: string, rest: string}}
 */
export function verdict(answer, texts = PAGE.verdict) {
  const { parsed, failure, withoutErrors, withErrors } = texts;
  if (answer.outcome === "base-failure") return { outcome: failure, rest: baseFailure(answer, texts) };
  if (answer.outcome === "failure") return { outcome: failure, rest: failureRest(answer.errors, texts) };
  const count = answer.error_count;
  return { outcome: parsed, rest: count === 0 ? withoutErrors : withErrors(count) };
}

/**
 * How many errors a list that shows only the first ones has: "3", or "12,345, the first 200 shown".
 * @param {number} count
 * @param {number} shown
 */
export function listCount(count, shown) {
  return count > shown ? PAGE.verdict.firstShown(count, shown) : formatNumber(count);
}

/**
 * @param {Answer} answer
 * @param {typeof PAGE.verdict} texts
 */
function baseFailure(answer, texts) {
  return texts.ofTheBase(answer.base_errors.find((error) => error.fatal)?.name);
}

/**
 * @param {ErrorReport[]} errors
 * @param {typeof PAGE.verdict} texts
 */
function failureRest(errors, texts) {
  const fatal = errors.findLast((error) => error.fatal) ?? errors.at(-1);
  return fatal ? `${errorPlace(fatal, texts)}: ${fatal.name}` : "";
}

/**
 * "in port state, step 41"; "before the first step" for what was met while trimming.
 * @param {ErrorReport} error
 * @param {typeof PAGE.verdict} [texts] in another language than the page's
 */
export function errorPlace(error, texts = PAGE.verdict) {
  const { beforeTheFirstStep, place } = texts;
  return error.state === null || error.step === null ? beforeTheFirstStep : place(error.state, error.step + 1);
}

/**
 * What the live region says: short, and nothing that is only for the eye.
 * @param {Answer} answer
 */
export function spokenVerdict(answer) {
  const { outcome, rest } = verdict(answer);
  const host = answer.host?.serialized ? ` ${PAGE.verdict.spokenHost(answer.host.serialized)}` : "";
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
  const from = utf16 ? text.utf16(start) : start;
  const last = (utf16 ? text.utf16(end) : end) - 1;
  if (end > start) return TRACE.range.from(units, from, last);
  return start >= text.length ? TRACE.range.atTheEnd(units, from) : TRACE.range.before(units, from);
}

/**
 * The spoken value of the slider.
 * @param {Step} step
 * @param {string} total
 */
export function spokenStep(step, total) {
  return TRACE.spokenStep.step(step.index + 1, total, step.state, spokenC(step.c));
}

/** @param {string | null} c */
export function spokenC(c) {
  if (c === null) return TRACE.spokenStep.end;
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
