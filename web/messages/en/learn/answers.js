// @ts-check
/** The view "Learn", in English: how an answer is shown, and what an exercise asks of it. */
import { counted } from "../counted.js";

export default {
  shown: {
    input: "Input",
    output: "Output",
    notReached: "not reached",
    dropped: "dropped",
    noOutput: "none, because the parser returned failure",
    hosts: {
      domain: "a domain",
      IPv4: "an IPv4 address",
      IPv6: "an IPv6 address",
      opaque: "an opaque host",
      empty: "the empty host",
      null: "null: there is none",
    },
    /** @param {string} kind one of those above */
    host: (kind) => `Host: ${kind}.`,
    /**
     * @template T
     * @param {string} kind
     * @param {T} serialized
     * @returns {(T | string)[]}
     */
    hostWritten: (kind, serialized) => [`Host: ${kind}, `, serialized, "."],
    valid: "Valid to write.",
    /** @param {string} why */
    notValid: (why) => `Not valid to write: ${why}`,
    errors: "Validation errors",
    /** @param {number} count more than one */
    times: (count) => `${count} times`,
    /**
     * @template T
     * @param {T[]} states with commas between
     * @returns {(T | string)[]}
     */
    inStates: (states) => ["in ", ...states],
    beforeTheFirstStep: "before the first step",
    fatal: "fatal",
    watch: "Watch it step by step",
    /** @param {number} count */
    stepCount: (count) => counted(count, "step"),
    steps: "Steps",
    stepColumns: ["step", "c", "state", "what it did"],
    moreSteps: "The rest is in the view “URL”.",
    before: "Before",
    after: "After",
    changed: "Changed.",
    unchanged: "Unchanged.",
  },
  patterns: {
    /** @param {string} why */
    notAccepted: (why) => `The pattern is not accepted: ${why}`,
    matches: "matches",
    noMatch: "no match",
    noGroup: "none",
    whatMatches: "What matches",
    routeColumns: ["result", "URL", "groups"],
    outcomes: {
      match: "It matches.",
      "no-match": "It does not match.",
      "no-input": "The pattern is accepted.",
      "input-failure": "The URL cannot be parsed.",
      "not-compiled": "The pattern is not accepted.",
      undecided: "It cannot be told.",
    },
    /**
     * @param {string} component
     * @param {string} why
     */
    mismatch: (component, why) => `It does not match: ${component}. ${why}`,
    /** @param {string} why */
    inputFailure: (why) => `The URL cannot be parsed: ${why}`,
    /** @param {string} why */
    undecided: (why) => `It cannot be told: ${why}`,
    components: "Component by component",
    componentColumns: ["component", "pattern", "of the URL", "groups"],
  },
  compared: {
    equal: "URL equals",
    host_equals: "host equals",
    same_origin: "same origin",
    same_site: "same site",
    cannotBeTold: "cannot be told",
    yes: "yes",
    no: "no",
    /**
     * @template T
     * @param {T} url
     * @returns {(T | string)[]}
     */
    one: (url) => ["One: ", url],
    /**
     * @template T
     * @param {T} url
     * @returns {(T | string)[]}
     */
    other: (url) => ["Other: ", url],
    howTheyCompare: "How they compare",
  },
  confusion: {
    /** @param {string} error */
    raises: (error) => `urllib.parse raises an error: ${error}`,
    /**
     * @template T
     * @param {T} url
     * @returns {(T | string)[]}
     */
    ofTheParser: (url) => ["The URL parser: ", url],
    same: "Both lead to the same destination.",
    different: "They lead to different destinations.",
    differs: "differs",
    readings: "Two readings",
    columns: ["component", "the Standard", "Python’s urllib.parse"],
  },
  /** The conditions of exercises. */
  goals: {
    parsed: "It is parsed.",
    failure: "The parser returns failure.",
    noErrors: "No validation error.",
    /** @param {string} names */
    onlyErrors: (names) => `Validation errors: ${names}, and no other.`,
    /** @param {string} names */
    reports: (names) => `It reports ${names}.`,
    reported: "The parser reports something.",
    /**
     * @param {string} name
     * @param {string} value
     */
    is: (name, value) => `“${name}” is ${value}.`,
    /**
     * @param {string} name
     * @param {string} value
     */
    groupIs: (name, value) => `“group ${name}” is ${value}.`,
    /**
     * @param {string} component
     * @param {string} value
     */
    isByTheStandard: (component, value) => `“${component} by the Standard” is ${value}.`,
    /**
     * @param {string} component
     * @param {string} value
     */
    isByUrllib: (component, value) => `“${component} by urllib” is ${value}.`,
    hosts: {
      domain: "Its host is a domain.",
      IPv4: "Its host is an IPv4 address.",
      IPv6: "Its host is an IPv6 address.",
      opaque: "Its host is an opaque host.",
      empty: "Its host is the empty host.",
      null: "Its host is null.",
    },
    valid: "It is valid to write.",
    notValid: "It is not valid to write.",
    /** @param {string} field */
    filled: (field) => `There is a ${field}.`,
    capitals: "There are capital letters before the “:” and after it.",
    relative: "It has no scheme and does not begin with a slash.",
    wide: "There is a digit that is not ASCII.",
    /** @param {string} end */
    lastNot: (end) => `The input does not end with “${end}”.`,
    /**
     * @param {string} name
     * @param {string} piece
     */
    contains: (name, piece) => `“${name}” contains “${piece}”.`,
    /** @param {string} input */
    inputIs: (input) => `The input is “${input}”.`,
    /** @param {string} base */
    baseIs: (base) => `The base is “${base}”.`,
    baseParsed: "The base is parsed.",
    /** @param {string} member */
    changes: (member) => `“${member}” changes.`,
    /** @param {string} member */
    keeps: (member) => `“${member}” stays as it is.`,
    /** What was typed has a text in it, or has not. */
    has: {
      /** @param {string} piece */
      input: (piece) => `The input contains “${piece}”.`,
      /** @param {string} piece */
      value: (piece) => `The value contains “${piece}”.`,
      /** @param {string} piece */
      pattern: (piece) => `The pattern contains “${piece}”.`,
    },
    lacks: {
      /** @param {string} piece */
      input: (piece) => `The input does not contain “${piece}”.`,
      /** @param {string} piece */
      value: (piece) => `The value does not contain “${piece}”.`,
      /** @param {string} piece */
      pattern: (piece) => `The pattern does not contain “${piece}”.`,
    },
    matches: "It matches.",
    doesNotMatch: "It does not match.",
    /** @param {string} url */
    matchesUrl: (url) => `Matches “${url}”`,
    /** @param {string} url */
    missesUrl: (url) => `Does not match “${url}”`,
    longPath: "Its path is longer than “/”.",
    verdicts: {
      equal: "The two are equal.",
      host_equals: "The two are of the same host.",
      same_origin: "The two are same origin.",
      same_site: "The two are same site.",
      schemelessly_same_site: "The two are schemelessly same site.",
    },
    notVerdicts: {
      equal: "The two are not equal.",
      host_equals: "The two are not of the same host.",
      same_origin: "The two are not same origin.",
      same_site: "The two are not same site.",
      schemelessly_same_site: "The two are not schemelessly same site.",
    },
    ported: "One of them has a port.",
    encodedPair: "They are the same, but for %41 and A.",
    differ: "The two strings are not the same.",
    sameDestination: "Both lead to the same destination.",
    otherDestination: "The URL parser and urllib.parse lead to different destinations.",
    capitalHost: "There are capital letters in its host.",
  },
};
