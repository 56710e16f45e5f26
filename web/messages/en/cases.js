// @ts-check
/** What the view of cases says, in English. */
import { formatNumber } from "../number.js";

/** @typedef {string | Node} Child */

export default {
  title: "Cases",
  titleNote: "many inputs at once, on urlstd and this browser",
  results: "Results",
  kinds: { url: "url", setter: "setter", pattern: "pattern" },
  /**
   * @param {number} count
   * @param {string[]} kinds
   * @param {string} format
   */
  readAs: (count, kinds, format) => `${formatNumber(count)} cases (${kinds.join(", ")}), read as ${format}.`,
  tooLongForLink: "This list is too long for a link: it is not in the address.",
  /** @param {number} count */
  added: (count) => `${count} examples added.`,
  emptyString: "(empty string)",

  list: {
    label: "One URL a line, perhaps with a tab and its base; or CSV, JSON Lines, a file of web-platform-tests",
    openFile: "Open a file",
    confusions: "Published confusions",
    examples: "The page’s examples",
    errors: "One for each validation error",
    clear: "Clear the list",
    /**
     * @param {string} name
     * @param {number} most
     */
    tooLarge: (name, most) => `${name} is too large: ${most} MiB are the most.`,
    /** @param {string} name */
    read: (name) => `${name} read.`,
  },

  summary: {
    progress: "Progress",
    again: "Run again",
    stop: "Stop",
    /**
     * @param {number} count
     * @param {number} all
     */
    of: (count, all) => `${formatNumber(count)} of ${formatNumber(all)}`,
    /** @param {string} problem */
    stoppedBecause: (problem) => `Stopped: ${problem}`,
    none: "No cases yet: type, paste, drop or open some, or begin with one of the lists below.",
    running: "Running …",
    stopped: "Stopped before the end.",
    done: "Done.",
    tookTooLong: "This took too long.",
    parsed: "parsed, matched",
    failed: "failure, no match",
    errors: "with validation errors",
    differ: "urlstd and the browser differ",
    notAsked: "not asked",
    urlstdAsExpected: "urlstd as expected",
    /** @param {string} browser */
    browserAsExpected: (browser) => `${browser} as expected`,
  },

  filter: {
    show: "Show",
    error: "Validation error",
    state: "State",
    contains: "Contains",
    showAll: "Show all",
    anyOrNone: "any or none",
    atLeastOne: "at least one",
    none: "none",
    any: "any",
    /** @param {number} all */
    allShown: (all) => `All ${formatNumber(all)} shown`,
    /**
     * @param {number} shown
     * @param {number} all
     */
    shown: (shown, all) => `${formatNumber(shown)} of ${formatNumber(all)} shown`,
    choices: {
      all: "all",
      parsed: "parsed or matched",
      failure: "failure or no match",
      differs: "engines differ",
      unexpected: "not as expected by urlstd",
      browserUnexpected: "not as expected by this browser",
    },
  },

  table: {
    region: "Table of results",
    number: "no.",
    input: "input",
    base: "base",
    outcome: "outcome",
    result: "result",
    errors: "validation errors",
    browser: "browser",
    expected: "expected",
    open: "Open this case",
    noBase: "none",
    outcomes: {
      parsed: "parsed",
      failure: "failure",
      "base-failure": "base-failure",
      set: "set",
      match: "match",
      "no-match": "no-match",
      compiled: "compiled",
      "not-compiled": "not-compiled",
      "input-failure": "input-failure",
      undecided: "undecided",
      stopped: "stopped",
    },
    notAsked: "? not asked",
    same: "= same",
    asExpected: "✓ as expected",
    notUrlstd: "✗ not urlstd",
    notBrowser: "✗ not browser",
    neither: "✗ not urlstd, not browser",
  },

  coverage: {
    title: "What the list reaches",
    onlyThese: "Show only these",
    /**
     * @param {number} reached
     * @param {number} all
     */
    states: (reached, all) => `${reached} of ${all} states`,
    /**
     * @param {number} reached
     * @param {number} all
     */
    errors: (reached, all) => `${reached} of ${all} validation errors`,
    /** @param {Child} names */
    notReached: (names) => ["Not reached: ", names, "."],
    /** @param {number} missing */
    complete: (missing) =>
      `Add an example for ${missing === 1 ? "the one that is missing" : `each of the ${missing} that are missing`}`,
  },

  export: {
    label: "Export the rows shown as",
    copy: "Copy",
    download: "Download",
    remarks: {
      csv: "Cells that a spreadsheet would take for a formula begin with an apostrophe; nothing is lost, and the page reads them back.",
      jsonl: "One object a line, in ASCII.",
      wpt: "The form of web-platform-tests, in ASCII; one kind of case only.",
      pytest: "Expects what urlstd said.",
      node: "Expects what urlstd said of any JavaScript engine.",
      markdown: "A table, with the data below it.",
    },
    /**
     * @param {number} count
     * @param {string} format
     */
    copied: (count, format) => `${formatNumber(count)} cases copied as ${format}.`,
    /** @param {string} format */
    casesAs: (format) => `Cases as ${format}`,
    /**
     * @param {string} file
     * @param {number} count
     */
    saved: (file, count) => `${file}: ${formatNumber(count)} cases.`,
  },
};
