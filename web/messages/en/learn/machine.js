// @ts-check
/** The view "Learn", in English: the state map, the pages of states and of errors, and the steps of algorithms. */
import { counted } from "../counted.js";

export default {
  inTheStandard: "In the Standard",
  base: "base",
  noStepRan: "No step ran.",
  /**
   * @template T
   * @param {T} name
   * @returns {(T | string)[]}
   */
  state: (name) => [name, " state"],
  map: {
    titles: {
      url: "State map of the basic URL parser",
      pattern: "State map of the constructor string parser",
    },
    pictures: {
      url: "The states of the basic URL parser, as a picture",
      pattern: "The states of the constructor string parser, as a picture",
    },
    lead: "Every state, and every way from one to another that the code knows. Marked are those that this input takes; the number on a state counts its runs.",
    constructorString: "Constructor string of a URLPattern",
    label: "Map",
    save: "Download as SVG",
    list: "The map as a list",
    /** @param {string} problem */
    noMap: (problem) => `No map: ${problem}`,
    otherMaps: { url: "The map of URLPattern’s machine", pattern: "The map of the URL parser" },
    /** @param {number} count */
    runs: (count) => counted(count, "run"),
    notVisited: "not visited",
    nowhereElse: "leads nowhere else",
    /**
     * @template T
     * @param {T} state
     * @returns {(T | string)[]}
     */
    to: (state) => ["to ", state],
    /** @param {number} count */
    times: (count) => counted(count, "time"),
    /** @param {string} edge */
    edgeNotVisited: (edge) => `${edge}, not visited`,
    /**
     * @param {string} edge
     * @param {number} count
     */
    edgeVisited: (edge, count) => `${edge}, visited ${counted(count, "time")}`,
    chooseAnEdge: "Choose an edge, by click or with the arrow keys and Enter, to see the steps that make it.",
    notVisitedHere: "Not visited by this input.",
    /** @param {number} step */
    watchStep: (step) => `Watch step ${step}`,
    /**
     * @template T
     * @param {string} number
     * @param {T} algorithm
     * @returns {(T | string)[]}
     */
    rule: (number, algorithm) => [`step ${number} of `, algorithm, ": "],
  },
  states: {
    title: "The states",
    lead: "The basic URL parser is a machine that is always in one of 21 states. In each run it looks at one code point, does what the state says, and stays or goes to another state.",
    /** @param {string} name */
    unknown: (name) => `There is no state “${name}”. These are all:`,
    all: "All states",
    map: "State map",
    howReached: "How it is reached",
    whereItLeads: "Where it leads",
    itsSteps: "Its steps",
    examples: "Examples that come by",
    noExamples: "None: only the setter of hostname begins here.",
    lookingForExamples: "Looking through the examples.",
    others: "Other states",
    staysToTheEnd: "It stays to the end.",
    beginsHere: "The machine begins here.",
    setterBeginsHere: "Only a setter begins here.",
    /**
     * @template T
     * @param {T} state
     * @returns {(T | string)[]}
     */
    from: (state) => ["from ", state],
    /**
     * @template T
     * @param {T} state
     * @returns {(T | string)[]}
     */
    to: (state) => ["to ", state],
    /**
     * @template T
     * @param {string} numbers of steps, with commas between
     * @param {T} algorithm
     * @returns {(T | string)[]}
     */
    by: (numbers, algorithm) => [`by step ${numbers} of `, algorithm],
    /**
     * @template T
     * @param {T} input
     * @param {T} state
     * @returns {(T | string)[]}
     */
    watch: (input, state) => ["Watch ", input, " in ", state, " state"],
    /** @param {string} state */
    stepsOf: (state) => `Steps of ${state} state`,
    /**
     * @template T
     * @param {T} condition
     * @returns {(T | string)[]}
     */
    otherwise: (condition) => ["otherwise, not ", condition],
  },
  errors: {
    title: "Validation errors",
    lead: "A validation error says that a string should not have been written as it is. Most stop nothing; those that are fatal make the parser return failure.",
    /** @param {string} name */
    unknown: (name) => `There is no error “${name}”. These are all:`,
    filter: "Filter the errors",
    filterExample: "Filter, such as IPv6 or fatal",
    /** @param {number} count */
    count: (count) => `${count} errors`,
    /**
     * @param {number} found
     * @param {number} all
     */
    found: (found, all) => `${found} of ${all} errors`,
    table: "All validation errors",
    columns: ["error", "fatal", "what is wrong", "example"],
    fails: { never: "never", sometimes: "sometimes", always: "always" },
    /** What the filter finds beside the words in the table. */
    failsSearched: { never: "", sometimes: "fatal", always: "fatal" },
    failsSentences: {
      never: "Never fatal: the parser goes on.",
      sometimes: "Sometimes fatal: it depends on what exactly is wrong.",
      always: "Always fatal: the parser returns failure.",
    },
    /**
     * @template T
     * @param {T} input
     * @returns {(T | string)[]}
     */
    watch: (input) => ["Watch ", input, " step by step"],
    all: "All errors",
    howReached: "How it is reached",
    change: "Change the input and see when the error comes and goes.",
    /** @param {string} name */
    exampleOf: (name) => `An example of ${name}`,
    written: "Written correctly",
    meant: "What was meant can be written so that it is valid:",
    others: "Other errors",
  },
  steps: {
    title: "Steps that ran",
    lead: "The standards’ algorithms are numbered steps. Here are those that ran, in our own words, from the running code itself. Those of a URL’s trace are in the view “URL”.",
    which: "Which steps",
    whats: { setter: "A setter", pattern: "A pattern", all: "All algorithms" },
    filter: "Filter the algorithms",
    filterExample: "Filter, such as host",
    url: "URL",
    member: "Member",
    value: "Value",
    constructorString: "Constructor string",
    patternCreated: "The pattern is created",
    urlMatched: "The URL is matched",
    /** @param {number} count */
    algorithms: (count) => counted(count, "algorithm"),
    /** @param {number} count */
    count: (count) => counted(count, "step"),
    /**
     * @template T
     * @param {number} first
     * @param {number} last
     * @param {T} state
     * @param {string | null} c
     * @returns {(T | string)[]}
     */
    machine: (first, last, state, c) => [
      `The machine, ${first === last ? `step ${first}` : `steps ${first}–${last}`}: `,
      state,
      ` state${c === null ? "" : `, c is ${c}`}`,
    ],
    /** @param {number} count */
    more: (count) => `${count} more not shown.`,
    /**
     * @param {number} ran
     * @param {number} all
     */
    ranOf: (ran, all) => `${ran} of ${all}: `,
  },
};
