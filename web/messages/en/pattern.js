// @ts-check
/** What the view of patterns says, in English. */
import { counted } from "./counted.js";

/** @typedef {string | Node} Child */

export default {
  notCompiled: "The pattern is not compiled.",
  empty: "(empty)",
  emptyString: "(empty string)",
  /** What a group holds. @type {(group: string, value: string) => string} */
  group: (group, value) => `${group} = “${value}”`,
  /** @type {(group: string) => string} */
  groupWithoutPart: (group) => `${group} = no part`,

  form: {
    pattern: "Pattern",
    matchedAgainst: "Matched against",
    givenAs: "given as",
    constructorString: "the constructor string above",
    urlAbove: "the URL above, with its base",
    components: "components",
    withoutProtocol: "without a protocol it is",
    any: "any origin: it is read as components",
    base: "relative to a base URL",
    none: "an error, as in new URLPattern(string)",
    baseUrl: "Base URL of the pattern",
    ignoreCase: "ignoreCase: in pathname, search and hash",
    notGiven: "not given",
    /** @type {(member: string) => string} */
    isGiven: (member) => `${member} is given`,
  },

  strip: {
    title: "Constructor string",
    /** @type {(count: number) => string} */
    tokens: (count) => counted(count, "token"),
    byTokens: "The constructor string by its tokens",
    states: "The parser’s states",
    how: "How its parser took it apart",
    hint: "Point at a token, or move with the arrow keys.",
    /** @type {(first: number, last: number) => string} */
    range: (first, last) => `${first}–${last}`,
    tooMany: "It has too many tokens to draw.",
    /** @type {(text: string, type: string, component: string | null, wrong: boolean) => string} */
    spoken: (text, type, component, wrong) =>
      `${text}, ${type}${component === null ? "" : `, ${component}`}${wrong ? ", wrong here" : ""}`,
    /** @type {(type: string, at: number) => string} */
    typeAt: (type, at) => `${type}, at ${at}`,
    /** @type {(text: string, at: number, type: string, component: string | null) => string} */
    told: (text, at, type, component) =>
      `${text} at ${at}: ${type}${component === null ? ", between components" : ` of the ${component}`}.`,
    end: "the end",
    /** @type {(name: Child) => Child[]} */
    state: (name) => [name, " state"],
    notAccepted: "the protocol is not accepted",
    /** @type {(token: number) => string} */
    rewind: (token) => ` ↶ back to token ${token}`,
    /** @type {(link: Child) => Child[]} */
    caption: (link) => ["Each run of turns in one ", link, "; ↶ is a rewind"],
    captionLink: "state",
    heads: ["state", "tokens, the last of them", "then"],
  },

  /** What the parser of constructor strings does; a token is null at the end. */
  steps: {
    /** @type {(step: number, all: number, sentence: string) => string} */
    spoken: (step, all, sentence) => `step ${step} of ${all}: ${sentence}`,
    noComponent: "No component yet.",
    tokenizerEnd: "The tokenizer has come to the end.",
    /** @type {(at: number, token: string | null, type: string) => string} */
    tokenizer: (at, token, type) => `At ${at} the tokenizer takes ${tokenName(token)}: ${type}.`,
    /** @type {(state: string, token: string | null) => string} */
    notAccepted: (state, token) => `${where(state, token)}: the protocol is not accepted.`,
    /** @type {(state: string, token: string | null) => string} */
    done: (state, token) => `${where(state, token)}: done.`,
    /** @type {(turn: {state: string, token: string | null, next: string, to: string | null, way: "back" | "same" | "on", found: boolean}) => string} */
    turn: ({ state, token, next, to, way, found }) =>
      `${where(state, token)}: ${found ? `that is the ${state}; ` : ""}` +
      `${next === state ? "stays" : `changes to ${next} state`}, ` +
      `${{ back: `back to ${tokenName(to)}`, same: "at the same token", on: `on to ${tokenName(to)}` }[way]}.`,
  },

  components: {
    title: "Components",
    pattern: "pattern",
    normalized: "normalized",
    parts: "parts",
    regexp: "regexp",
    input: "input",
    /** @type {(flags: string) => string} */
    flags: (flags) => ` with the flag${flags.length > 1 ? "s" : ""} ${flags}`,
    rest: "Anything",
    restNote: "Neither given nor inherited.",
    fails: " ✗ fails",
    /** A part with its name and what it captured. @type {(name: Child, value: string, part: string) => Child[]} */
    captured: (name, value, part) => [name, ` = “${value}”: `, part],
    /** @type {(name: Child, part: string) => Child[]} */
    noPart: (name, part) => [name, " took no part: ", part],
    /** @type {(name: Child, part: string) => Child[]} */
    named: (name, part) => [name, ": ", part],
  },

  native: {
    title: "This browser",
    /** @type {(browser: string) => string} */
    same: (browser) => `the same in ${browser}`,
    /** @type {(browser: string) => string} */
    differs: (browser) => `≠ ${browser} differs`,
    member: "member",
    isSame: "same?",
    rowSame: "= same",
    rowDiffers: "≠ differs",
  },

  inputs: {
    title: "Further inputs",
    titleNote: "for the same pattern",
    label: "Inputs, one a line",
    note: "A URL, which has the base above; components, as a JSON object; or a JSON array of a URL and its own base.",
    matches: "match?",
    input: "input",
    groups: "groups, or why not",
    show: "show",
    showAbove: "Show above",
    match: "match",
    notJson: `this cannot be read as JSON; a line is ${forms()}`,
    notPair: `a line is ${forms()}`,
    /** @type {(name: string, members: string[]) => string} */
    noComponent: (name, members) => `“${name}” is no component with a text; there are ${members.join(", ")}`,
  },

  routes: {
    title: "Table of routes",
    titleNote: "the first pattern that matches takes a URL",
    patterns: "Patterns, one a line",
    urls: "URLs, one a line",
    note: "A pattern without a protocol matches on any origin; a relative URL has the base above.",
    eachUrl: "Each URL",
    urlHeads: ["URL", "taken by", "groups", "all patterns"],
    none: "none",
    noUrl: "no URL",
    noneMatch: "none match",
    /** @type {(numbers: number[]) => string} */
    match: (numbers) => `${numbers.join(", ")} match`,
    eachPattern: "Each pattern",
    patternHeads: ["no.", "pattern", "on these URLs", "regexp groups"],
    shadowed: "⚠ shadowed: ",
    refused: "⚠ refused where they are banned",
    noGroups: "none",
  },
};

function forms() {
  return 'a URL, components such as {"pathname": "/a"}, or a URL and its base such as ["a", "https://h/"]';
}

/** @param {string | null} token */
function tokenName(token) {
  return token === null ? "the end" : `“${token}”`;
}

/**
 * @param {string} state
 * @param {string | null} token
 */
function where(state, token) {
  return `${state} state, at ${tokenName(token)}`;
}
