// @ts-check
/** What is said about cases that are read and written, in English. */
import { formatNumber } from "../number.js";

export default {
  /** Of lists that were read: one URL a line. */
  lines: "lines",
  /** @param {number} most */
  onlyTheFirst: (most) => `Only the first ${formatNumber(most)} cases are taken.`,
  /**
   * @param {number} line
   * @param {string} text
   */
  noObject: (line, text) => `Line ${line} of these JSON Lines is no object: ${text}`,
  /** @param {string} cell */
  notJson: (cell) => `The cell ${cell} is not a string of JSON after its apostrophe.`,
  /**
   * @param {number} line
   * @param {number} at
   */
  quotationMark: (line, at) => `Line ${line}: a quotation mark is not closed, or something follows it (at ${at}).`,
  /** @param {string} kind */
  noKind: (kind) => `There is no kind “${kind}” of case: there are url, setter and pattern.`,
  /** @param {string} attribute */
  noSetter: (attribute) => `There is no setter “${attribute}”.`,
  argumentsNeeded: "A pattern needs its “arguments”, a list.",
  listOrNull: "“inputs” is a list or null.",
  object: "A case is an object in braces.",
  /** @param {string} name */
  notString: (name) => `“${name}” must be a string.`,
  patternIsList: "“pattern” is a list: the arguments of the constructor.",
  inputsIsList: "“inputs” is a list.",
  /** What a text is called that is shared. */
  share: { link: "Markdown link", report: "Report" },
};
