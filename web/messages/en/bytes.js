// @ts-check
/** What the view of bytes says, in English. */
import { formatNumber } from "../number.js";

/** @typedef {string | Node} Child */

export default {
  earlier: "Earlier",
  later: "Later",

  points: {
    title: "Code points",
    region: "List of code points",
    of: "of the",
    input: "input",
    output: "output",
    /** @type {(part: string) => string} */
    partOfOutput: (part) => `output: ${part}`,
    at: "at",
    character: "character",
    point: "code point",
    none: "None: the empty string.",
    noUtf8: "none",
    /** @type {(first: number, last: number, total: number) => string} */
    range: (first, last, total) => `${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}`,
  },

  sets: {
    title: "Percent-encode sets",
    region: "Percent-encode sets of a code point",
    of: "of",
    yes: "✓ yes",
    no: "– no",
    notChosen: "No code point is chosen.",
  },

  encodings: {
    title: "Percent-encodings of the output",
    region: "List of percent-encodings",
    output: "output",
    part: "part",
    from: "from",
    because: "because",
    mark: "Mark it in the strips",
    none: "None: nothing is percent-encoded in the output.",
    noOutput: "None: the parser returned failure.",
    tooLong: "Not told for an input of so many code points.",
    /** @type {(first: number, last: number, total: number, complete: boolean) => string} */
    range: (first, last, total, complete) =>
      `${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}${complete ? "" : "; more are not listed"}`,
    fromBase: "the base URL, as it is",
    fromInput: "the input, as it is",
    fromEnd: "the end of the query",
    /** @type {(first: number, last: number) => string} */
    at: (first, last) => (last > first ? ` at ${first}–${last}` : ` at ${first}`),
    /** @type {(name: Child) => Child[]} */
    state: (name) => [name, " state"],
    /** @type {(state: Child) => Child[]} */
    readIn: (state) => ["read in ", state],
    /** @type {(state: Child) => Child[]} */
    backToAscii: (state) => [state, "; the encoder goes back to ASCII"],
    /** @type {(state: Child) => Child[]} */
    numberInstead: (state) => [state, "; the encoding does not have it: its number instead"],
    /** @type {(state: Child) => Child[]} */
    whateverSet: (state) => [state, ", whatever the set"],
    /** @type {(state: Child, set: Child) => Child[]} */
    bySet: (state, set) => [state, ", ", set],
    /** @type {(encoding: string) => string} */
    queryIn: (encoding) => `The query was encoded in ${encoding}.`,
    /** @type {(encoding: string, requested: string, reason: string) => string} */
    queryNotIn: (encoding, requested, reason) =>
      `The query was encoded in ${encoding}, not in ${requested}: ${reason}`,
  },
};
