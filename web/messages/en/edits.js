// @ts-check
/** What the view of edits says, in English. */
import { counted } from "./counted.js";

/** @typedef {string | Node} Child */
/** @typedef {"name" | "value" | "nothing"} Parameter of a member, which a field is for */

export default {
  title: "Edits",
  titleNote: "each on what the one before left",
  add: "Add an edit",
  copy: "Copy as JavaScript",
  copied: "Copied as JavaScript.",
  asJavaScript: "The edits as JavaScript",
  examples: "Examples of edits",
  notAllRead: "Not all of this link could be read as edits.",
  /** @param {string} problem */
  nothingToEdit: (problem) => `Nothing to edit: ${problem}`,
  steps: "Steps",
  machine: "The machine at this step of the edit",
  stepsCopied: "Steps copied.",
  stepsAsText: "The steps as text",

  example: {
    filePort: "A port on file:",
    special: "Special and not",
    hostWithPort: "Host with a port",
    ports: "Ports",
    opaquePath: "An opaque path",
    search: "search and searchParams",
    throws: "href can throw",
  },

  row: {
    withThisValue: "with this value",
    /** @param {number} edit its number */
    member: (edit) => `Member of edit ${edit}`,
    /**
     * @param {Parameter} parameter
     * @param {number} edit
     */
    field: (parameter, edit) => `${{ name: "Name", value: "Value", nothing: "Nothing" }[parameter]} of edit ${edit}, escaped`,
    parameters: { name: "name", value: "value" },
    empty: "(empty)",
    /** @param {number} edit */
    up: (edit) => `Move edit ${edit} up`,
    /** @param {number} edit */
    down: (edit) => `Move edit ${edit} down`,
    /** @param {number} edit */
    remove: (edit) => `Remove edit ${edit}`,
    noAnswer: "No answer yet.",
    /** @param {number} steps */
    show: (steps) => `Show ${steps === 1 ? "its step" : `its ${counted(steps, "step")}`}`,
    /** @param {number} steps */
    hide: (steps) => `Hide ${steps === 1 ? "its step" : `its ${counted(steps, "step")}`}`,
    /**
     * @param {string} button what stands on it
     * @param {number} edit
     */
    ofEdit: (button, edit) => `${button}: edit ${edit}`,
    before: "before",
    after: "after",
    outcomes: {
      changed: "changed",
      partly: "changed in part",
      unchanged: "unchanged",
      threw: "throws TypeError",
    },
    /**
     * @param {string} outcome
     * @param {string[]} members
     */
    outcomeOf: (outcome, members) => (members.length > 0 ? `${outcome}: ${members.join(", ")}` : outcome),
    /** @param {string} browser */
    notParsed: (browser) => `${browser} does not parse the URL`,
    /** @param {string} browser */
    same: (browser) => `same in ${browser}`,
    /**
     * @param {string} browser
     * @param {string[]} members
     */
    differs: (browser, members) => `${browser} differs: ${members.join(", ")}`,
    /**
     * @param {string} browser
     * @param {string[]} members
     */
    differedBefore: (browser, members) => `${browser} differed in ${members.join(", ")} before`,
    /** Among the members: whether it throws. */
    throwing: "throws",
    /** @param {string} error its name */
    threw: (error) => `(throws ${error})`,
    /**
     * @param {Child} algorithm
     * @param {string} step
     */
    placeInStandard: (algorithm, step) => [algorithm, `, step ${step}`],
    /** @param {string} range */
    ofTheValue: (range) => `${range} of the value`,
  },

  params: {
    title: "The query as a table",
    titleNote: "searchParams of the URL above, both ways",
    caption: "Names and values of the query",
    region: "Query as a table",
    heads: { name: "name", value: "value", written: "in the query", change: "change" },
    add: "Add a pair",
    sort: "Sort by name",
    none: "The query has no pairs.",
    /** @param {number} count */
    notShown: (count) => `${counted(count, "more pair")} not shown.`,
    /** @param {number} pair its number */
    name: (pair) => `Name of pair ${pair}, escaped`,
    /** @param {number} pair */
    value: (pair) => `Value of pair ${pair}, escaped`,
    /** @param {number} pair */
    up: (pair) => `Move pair ${pair} up`,
    /** @param {number} pair */
    down: (pair) => `Move pair ${pair} down`,
    /** @param {number} pair */
    remove: (pair) => `Remove pair ${pair}`,
    serializer: " the serializer writes ",
  },
};
