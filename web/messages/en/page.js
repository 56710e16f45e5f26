// @ts-check
/** What the first view says, in English. */
import { counted } from "./counted.js";
import { formatNumber } from "../number.js";

/** @typedef {import("../../types.js").View["units"]} Units */

export default {
  /** Those of index.html, by the names that its elements have for them. */
  static: {
    title: "urlstd playground: watch the URL Standard parse",
    description: "Type a URL and watch the URL Standard parse it: every step of the state machine, every validation error under the character that caused it, and what kind of host it is. Runs in your browser.",
    skip: "Skip to the result",
    playground: "playground",
    examples: "Examples",
    history: "History",
    help: "Help and keyboard shortcuts",
    helpTitle: "Help and keyboard shortcuts (?)",
    input: "Input",
    resetTitle: "Back to what was loaded",
    reset: "Reset",
    clearTitle: "Empty input, no base",
    clear: "Clear",
    components: "Components",
    output: "Output",
    ofTheSecond: "of the second",
    shown: "Shown",
    toAPerson: "to a person",
    trace: "Trace",
    stateMap: "State map",
    moment: "The machine at this step",
    twoStrings: "Two strings, one URL?",
    secondUrl: "Second URL",
    reference: "Reference of the Python package",
    console: "Python console",
    licences: "Licences",
    close: "Close",
    helpText: "Type a URL. The Standard’s parser runs on it in this page and shows every step it took. Positions count code points from 0, as the Standard’s pointer does.",
    keysOfTrace: "While focus is in the trace",
    keysOfStrips: "In a strip of components or tokens",
    keysAnywhere: "Anywhere outside a text field",
    escapedNotation: "The escaped notation",
    previousPart: "previous or next part or token",
    enter: "Enter",
    goToPart: "go to the first step in this part",
    thisSheet: "this sheet",
    escapesOfOne: "line feed, carriage return, tab, NULL, backslash",
    escapeOfCodePoint: "a code point",
    escapeOfUnit: "one UTF-16 unit, so also a lone surrogate",
  },
  theme: { label: "Theme", auto: "Auto", light: "Light", dark: "Dark" },
  language: { label: "Language" },
  /** What the keys of the trace do. */
  keys: {
    step: "one step back or forward",
    rows: "the same, in the list of steps",
    ten: "ten steps",
    ends: "first or last step",
    errors: "next or previous validation error",
    state: "next change of state",
    breakPoint: "set or remove a break point on this state",
    play: "play or pause",
  },
  verdict: {
    parsed: "Parsed",
    failure: "Failure",
    withoutErrors: "without validation errors",
    /** @param {number} count */
    withErrors: (count) => `with ${counted(count, "validation error")}`,
    /** @param {string | undefined} error its name */
    ofTheBase: (error) => `of the base URL${error ? `: ${error}` : ""}; the input was not read`,
    /**
     * @param {number} count
     * @param {number} shown
     */
    firstShown: (count, shown) => `${formatNumber(count)}, the first ${formatNumber(shown)} shown`,
    beforeTheFirstStep: "before the first step",
    /**
     * @param {string} state
     * @param {number} step
     */
    place: (state, step) => `in ${state} state, step ${formatNumber(step)}`,
    /** @param {string} host */
    spokenHost: (host) => `Host ${host}.`,
  },
  /** Where a range is, in the units chosen. */
  range: {
    /**
     * @param {Units} units
     * @param {number} at
     */
    atTheEnd: (units, at) => `at the end, ${units === "utf-16" ? "UTF-16 unit" : "code point"} ${at}`,
    /**
     * @param {Units} units
     * @param {number} at
     */
    before: (units, at) => `before ${units === "utf-16" ? "UTF-16 unit" : "code point"} ${at}`,
    /**
     * @param {Units} units
     * @param {number} first
     * @param {number} last
     */
    from: (units, first, last) =>
      `${units === "utf-16" ? "UTF-16 unit" : "code point"}${first === last ? ` ${first}` : `s ${first}–${last}`}`,
  },
  spokenStep: {
    /**
     * @param {number} step
     * @param {string} total
     * @param {string} state
     * @param {string} c
     */
    step: (step, total, state, c) => `step ${step} of ${total}, ${state} state, c is ${c}`,
    end: "the end of the input",
  },
};
