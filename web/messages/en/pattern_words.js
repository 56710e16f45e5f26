// @ts-check
/** How parts, tokens and routes of patterns are told, and what this browser's own URLPattern was asked, in English. */
import { counted } from "./counted.js";

/** @typedef {(text: string) => string} OfText */

export default {
  /** What a part matches. */
  parts: {
    /** @type {OfText} */
    "fixed-text": (text) => `the text “${text}”`,
    /** @type {OfText} */
    regexp: (regexp) => `a match of ${regexp}`,
    /** The delimiter is what ends a segment, "" if nothing does. @type {OfText} */
    "segment-wildcard": (delimiter) => `one or more code points${delimiter ? ` other than “${delimiter}”` : ""}`,
    "full-wildcard": "anything",
    /** The texts before and after are "" where there is none. @type {(what: string, before: string, after: string) => string} */
    between: (what, before, after) => `${before && `“${before}”, then `}${what}${after && `, then “${after}”`}`,
    /** @type {OfText} */
    optional: (what) => `${what}; once or not at all`,
    /** @type {OfText} */
    "zero-or-more": (what) => `${what}; any number of times`,
    /** @type {OfText} */
    "one-or-more": (what) => `${what}; once or more often`,
  },
  tokens: {
    open: "opens a group",
    close: "closes a group",
    regexp: "regular expression",
    name: "name",
    char: "code point",
    "escaped-char": "escaped code point",
    "other-modifier": "modifier",
    asterisk: "wildcard or modifier",
    "invalid-char": "no token by itself",
  },
  routes: {
    /** @type {OfText} */
    notCompiled: (reason) => `not compiled: ${reason}`,
    none: "matches none of them",
    /** @type {(matches: number) => string} */
    neverFirst: (matches) =>
      `never first: an earlier pattern takes ${matches === 1 ? "the one" : `all ${matches}`} it matches`,
    /** @type {(first: number, matches: number) => string} */
    first: (first, matches) => `first for ${counted(first, "URL")}${matches > first ? ` of ${matches} it matches` : ""}`,
  },
  native: {
    absent: "This browser has no URLPattern.",
    endsThePage: "Not asked: Chromium 156 ends the whole page on such a pattern.",
    undecided: "Not asked: what takes this long here cannot be stopped there.",
    long: "Not asked: the input is very long, and a match cannot be stopped there.",
    made: "made",
  },
};
