// @ts-check
/** Which rows are shown, what is counted, and what a list reaches. */
import { isUrlOutcome } from "../exchange/case.js";
import { CASES } from "../messages/cases.js";

/** @typedef {import("./outcomes.js").Row} Row */
/** @typedef {{show: string, error: string, state: string, text: string}} Filter "" is no condition */

const CHOICES = CASES.filter.choices;

/** @type {Readonly<Filter>} */
export const ALL = Object.freeze({ show: "", error: "", state: "", text: "" });
export const SHOW = Object.freeze({
  "": CHOICES.all,
  parsed: CHOICES.parsed,
  failure: CHOICES.failure,
  differs: CHOICES.differs,
  unexpected: CHOICES.unexpected,
  "browser-unexpected": CHOICES.browserUnexpected,
});

/**
 * @param {Row[]} rows
 * @param {Filter} filter
 * @param {string[]} states in the order of their bits
 */
export function selected(rows, filter, states) {
  const bit = filter.state === "" ? 0 : 2 ** states.indexOf(filter.state);
  const wanted = filter.text.toLowerCase();
  return rows.filter(
    (row) =>
      isShown(row, filter.show) &&
      hasError(row, filter.error) &&
      hasState(row, bit) &&
      (wanted === "" || textOf(row).includes(wanted)),
  );
}

/**
 * @param {Row} row
 * @param {string} show
 */
function isShown({ urlstd, differs, urlstdAsExpected, browserAsExpected }, show) {
  if (show === "parsed") return hasParsed(urlstd.outcome);
  if (show === "failure") return !hasParsed(urlstd.outcome);
  if (show === "differs") return differs.length > 0;
  if (show === "unexpected") return urlstdAsExpected === false;
  return show === "browser-unexpected" ? browserAsExpected === false : true;
}

/** @param {string} outcome */
export function hasParsed(outcome) {
  return outcome === "parsed" || outcome === "set" || outcome === "match" || outcome === "compiled";
}

/**
 * @param {Row} row
 * @param {string} error a name, "" for any or none, "any", "none"
 */
function hasError({ urlstd }, error) {
  if (error === "") return true;
  const errors = isUrlOutcome(urlstd) ? urlstd.errors : [];
  if (error === "any") return errors.length > 0;
  return error === "none" ? errors.length === 0 : errors.includes(error);
}

/**
 * @param {Row} row
 * @param {number} bit
 */
function hasState({ urlstd }, bit) {
  return bit === 0 || (isUrlOutcome(urlstd) && (urlstd.states & bit) !== 0);
}

/** @param {Row} row */
function textOf({ case: one }) {
  const text = one.kind === "url" ? `${one.input} ${one.base ?? ""}` : JSON.stringify(one);
  return text.toLowerCase();
}

/** @param {Row[]} rows */
export function counts(rows) {
  const count = (/** @type {(row: Row) => boolean} */ test) => rows.filter(test).length;
  return {
    done: rows.length,
    parsed: count(({ urlstd }) => hasParsed(urlstd.outcome)),
    failed: count(({ urlstd }) => !hasParsed(urlstd.outcome)),
    errors: count(({ urlstd }) => isUrlOutcome(urlstd) && urlstd.errors.length > 0),
    asked: count(({ browser }) => browser !== null),
    differ: count(({ differs }) => differs.length > 0),
    expected: count(({ urlstdAsExpected }) => urlstdAsExpected !== null),
    urlstd: count(({ urlstdAsExpected }) => urlstdAsExpected === true),
    browserExpected: count(({ browserAsExpected }) => browserAsExpected !== null),
    browser: count(({ browserAsExpected }) => browserAsExpected === true),
  };
}

/**
 * How many rows reach each state, and report each error.
 * @param {Row[]} rows
 * @param {string[]} states
 * @param {string[]} errors
 */
export function coverage(rows, states, errors) {
  const ofStates = states.map((name) => ({ name, count: 0 }));
  const ofErrors = new Map(errors.map((name) => [name, 0]));
  for (const { urlstd } of rows) {
    if (!isUrlOutcome(urlstd)) continue;
    ofStates.forEach((state, bit) => (state.count += (urlstd.states >>> bit) & 1));
    for (const name of new Set(urlstd.errors)) ofErrors.set(name, (ofErrors.get(name) ?? 0) + 1);
  }
  return { states: ofStates, errors: [...ofErrors].map(([name, count]) => ({ name, count })) };
}
