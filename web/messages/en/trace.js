// @ts-check
/** What the first view says of the trace, its errors and the texts that they point into, in English. */
import { counted } from "./counted.js";
import { formatNumber } from "../number.js";

/** @typedef {import("../../types.js").View["units"]} Units */
/** @typedef {import("../../dom.js").Child} Child */
/** @typedef {(count: number) => string} OfCount */
/** @typedef {(text: string) => string} OfText */

export default {
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
  spokenStep: {
    /** @type {(step: number, total: string, state: string, c: string) => string} */
    step: (step, total, state, c) => `step ${step} of ${total}, ${state} state, c is ${c}`,
    end: "the end of the input",
  },
  ofTheBase: "of the base URL",
  noStep: "No step ran.",
  asking: "Asking which steps ran.",
  /** The name of a state, as an element. @type {(name: Child) => Child[]} */
  state: (name) => [name, " state"],
  /** The same in a title. @type {OfText} */
  stateName: (name) => `${name} state`,
  stepper: {
    first: "First step",
    back: "Back one step",
    forward: "Forward one step",
    last: "Last step",
    home: "Home",
    left: "Left arrow",
    right: "Right arrow",
    end: "End",
    move: "Move",
    step: "Step",
    goTo: "Go to step",
    /** @type {OfText} */
    of: (total) => `of ${total}`,
    play: "Play",
    pause: "Pause",
    speed: "Speed",
    /** @type {(steps: number) => string} */
    perSecond: (steps) => `${steps}/s`,
  },
  ruler: {
    end: "The end of the input",
    /** @type {(first: number, last: number, pointer: number, c: string) => string} */
    label: (first, last, pointer, c) =>
      `Code points ${first} to ${last}; the pointer is at ${pointer}, on ${c}`,
  },
  table: {
    title: "Steps",
    label: "All steps",
    shown: "Steps shown",
    every: "every step",
    states: "changes of state",
    errors: "steps with errors",
    step: "step",
    state: "state",
    effect: "effect",
    copy: "Copy",
    copyTitle: "Copy the steps at hand as plain text",
    breakPoint: "Break point",
    /** @type {(count: number) => string} */
    first: (count) => `The first ${counted(count, "step")} are at hand. `,
    /** @type {(first: number, last: number) => string} */
    some: (first, last) => `Steps ${formatNumber(first)}–${formatNumber(last)} are at hand. `,
    /** @type {(count: number) => string} */
    loadBefore: (count) => `Load the ${formatNumber(count)} before`,
    /** @type {(count: number) => string} */
    loadNext: (count) => `Load the next ${formatNumber(count)}`,
  },
  machine: {
    state: "state",
    flags: "flags",
    reports: "reports",
    ends: { eof: "the end: parsed", failure: "the parser returns failure", return: "the parser returns" },
    /** @type {OfText} */
    breakPoint: (state) => `Break point on ${state} state`,
    breakTitle: "Play stops in this state (b)",
    end: " the end of the input",
    fatal: " fatal",
    /** Where the pointer is in the input, if that is another place. @type {(position: number) => string} */
    inInput: (position) => `, ${position} in the input`,
    stays: "; stays",
    /** @type {(pointer: number) => string} */
    next: (pointer) => `; next ${pointer}`,
    /** @type {(on: boolean, changed: boolean) => string} */
    flag: (on, changed) => `${on ? "set" : "unset"}${changed ? ", changed" : ""}`,
    record: "URL record after this step",
    changed: " changed",
  },
  /** What a step did, in a few words. */
  effects: {
    /** @type {(flag: string, on: boolean) => string} */
    flag: (flag, on) => `${flag} ${on ? "set" : "unset"}`,
    pathEmptied: "path emptied",
    pathShortened: "path shortened",
    /** @type {OfText} */
    cut: (name) => `${name} cut`,
  },
  /** What an algorithm was given, and what came of it. */
  work: {
    /** @type {(steps: string[]) => string} */
    ran: (steps) => `Steps that ran: ${steps.join(", ")}`,
    /** @type {OfText} */
    inTheStandard: (algorithm) => `${algorithm} in the Standard`,
    /** @type {(error: Child) => Child[]} */
    reports: (error) => ["reports ", error],
    codePoint: "code point",
    to: "to",
    /** What UTS #46 says of a code point. */
    statuses: { valid: "valid", mapped: "mapped", ignored: "ignored", disallowed: "disallowed" },
    removed: "removed",
    label: "label",
    checks: "checks",
    ok: "✓ ok",
    /** @type {(used: Child, requested: Child, reason: string) => Child[]} */
    insteadOf: (used, requested, reason) => [used, " and not ", requested, `: ${reason}`],
    end: "the end",
    /** @type {(encoding: unknown) => string} */
    notIn: (encoding) => `✗ not in ${encoding}`,
    at: "at",
    bytes: "bytes",
    became: "became",
    /** @type {(count: number) => string} */
    more: (count) => `${counted(count, "more code point")} not shown.`,
    part: "part",
    radix: "radix",
    value: "value",
    notANumber: "not a number",
    piece: "piece",
    text: "text",
    fromIpv4: "from IPv4",
    /** @type {(piece: number) => string} */
    compress: (piece) => `:: stands at piece ${piece}`,
  },
  /** The Standard’s numbered steps. */
  numbered: {
    title: "Steps that ran",
    all: " all steps",
    /** @type {(ran: number, all: number) => string} */
    count: (ran, all) => `${ran} of ${all}`,
    none: "None of its numbered steps ran.",
    /** @type {OfText} */
    label: (algorithm) => `Steps of ${algorithm}`,
    ran: " ran: ",
    didNotRun: " did not run: ",
    last: "the last to run",
    /** @type {(number: string, condition: Child[]) => Child[]} */
    decided: (number, condition) => [`the last to run; decided by ${number} `, ...condition],
    /** A condition around its code. @type {Record<"if" | "elif" | "else" | "for" | "while", (code: Child) => Child[]>} */
    conditions: {
      if: (code) => ["if ", code],
      elif: (code) => ["else if ", code],
      else: (code) => ["otherwise; not: ", code],
      for: (code) => ["for each ", code],
      while: (code) => ["while ", code],
    },
    source: "Python source",
    /** @type {(first: number, last: number) => string} */
    lines: (first, last) => ` lines ${first}–${last}`,
    /** @type {OfText} */
    sourceOf: (name) => `Source of ${name}`,
  },
  transcript: {
    /** @type {(input: string, base: string | null) => string} */
    input: (input, base) => `input "${input}", ${base === null ? "no base" : `base "${base}"`}`,
    /** @type {(step: number) => string} */
    more: (step) => `… more steps follow after step ${formatNumber(step)}`,
    /** @type {(step: number, state: string, pointer: number, c: string) => string} */
    step: (step, state, pointer, c) => `${step}. ${state} state, pointer ${pointer}, c ${c}`,
    /** @type {(errors: string[]) => string} */
    reports: (errors) => `; reports ${errors.join(", ")}`,
  },
  /** What is said when a step is looked for. */
  walk: {
    noReader: "No step in the list reads that code point.",
    /** @type {OfText} */
    noChange: (field) => `No step in the list changed the ${field}.`,
    /** @type {OfText} */
    stops: (state) => `Play stops in ${state} state.`,
    /** @type {OfText} */
    stopsNoMore: (state) => `Play no longer stops in ${state} state.`,
  },
  strips: {
    /** @type {OfText} */
    byComponent: (name) => `${name}, by component`,
    noOutput: "none, because the parser returned failure",
    /** @type {OfCount} */
    codePoints: (count) => counted(count, "code point"),
    /** @type {(count: number, units: number) => string} */
    codePointsAndUnits: (count, units) => `${counted(count, "code point")} (${counted(units, "UTF-16 unit")})`,
    /** What is in no component, and why. @type {Record<"delimiter" | "removed" | "trimmed" | "not reached", string>} */
    labels: { delimiter: "delimiter", removed: "removed", trimmed: "trimmed", "not reached": "not reached" },
    /** @type {(lines: string[]) => string} */
    invisible: (lines) => `Invisible: ${lines.join("; ")}.`,
    /** @type {(c: string, places: (string | number)[], more: number) => string} */
    invisibleAt: (c, places, more) =>
      `${c} at ${places.join(", ")}${more > 0 ? ` and ${formatNumber(more)} more` : ""}`,
    /** @type {(c: string, at: number, here: boolean) => string} */
    cell: (c, at, here) => `${c}, code point ${at}${here ? ", the pointer" : ""}`,
    end: "The pointer is at the end of what the machine reads",
    missing: "Something is missing here",
    /** @type {OfCount} */
    elided: (count) => `… ${counted(count, "code point")} not shown …`,
  },
  errors: {
    title: "Validation errors",
    label: "List of validation errors",
    utf16: "positions in UTF-16 units",
    none: "None: the parser has nothing to object to.",
    /** @type {OfCount} */
    more: (count) => `${counted(count, "more error")} not shown.`,
    fatal: "✗ fatal",
    /** @type {OfText} */
    here: (detail) => `Here: ${detail}. `,
    /** @type {(section: Child) => Child[]} */
    section: (section) => [section, " in the Standard"],
    inTheBase: "in the base URL",
    baseTitle: "In the base URL",
    moreOfTheBase: "More errors of the base URL are not shown.",
  },
  /** Where a range is, in the units chosen. */
  range: {
    /** @type {(units: Units, at: number) => string} */
    atTheEnd: (units, at) => `at the end, ${units === "utf-16" ? "UTF-16 unit" : "code point"} ${at}`,
    /** @type {(units: Units, at: number) => string} */
    before: (units, at) => `before ${units === "utf-16" ? "UTF-16 unit" : "code point"} ${at}`,
    /** @type {(units: Units, first: number, last: number) => string} */
    from: (units, first, last) =>
      `${units === "utf-16" ? "UTF-16 unit" : "code point"}${first === last ? ` ${first}` : `s ${first}–${last}`}`,
  },
};
