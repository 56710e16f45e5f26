// What Python answers about a pattern, as tests of the page need it.
import { COMPONENTS } from "../../web/link/pattern_link.js";

/** The pathname of "/💩/:a?" against "/💩/b", as Python answers it. */
export function pathname(changes = {}) {
  return {
    name: "pathname",
    pattern: "/%F0%9F%92%A9/:a?",
    given: "/💩/:a?",
    constructor_offset: 9,
    source: "given",
    explanation: "It was given.",
    tokens: [],
    parts: [
      part({
        type: "fixed-text",
        value: "/%F0%9F%92%A9",
        start: 0,
        end: 2,
        regexp_start: 1,
        regexp_end: 15,
        pattern_end: 13,
      }),
      part({
        type: "segment-wildcard",
        name: "a",
        prefix: "/",
        modifier: "optional",
        start: 2,
        end: 6,
        regexp_start: 15,
        regexp_end: 31,
        pattern_start: 13,
        pattern_end: 17,
      }),
    ],
    regexp: "^\\/%F0%9F%92%A9(?:\\/([^\\/]+?))?$",
    flags: "v",
    groups: ["a"],
    has_regexp_groups: false,
    input: "/%F0%9F%92%A9/b",
    matched: true,
    values: [{ name: "a", value: "b", start: 14, end: 15 }],
    mismatch: null,
    ...changes,
  };
}

export function part(changes) {
  return {
    type: "fixed-text",
    value: "",
    modifier: "none",
    name: "",
    prefix: "",
    suffix: "",
    start: 0,
    end: 0,
    regexp_start: 0,
    regexp_end: 0,
    pattern_start: 0,
    pattern_end: 0,
    ...changes,
  };
}

export function anything(name) {
  return pathname({
    name,
    pattern: "*",
    given: null,
    constructor_offset: null,
    source: "default",
    input: "",
    parts: [
      part({ type: "full-wildcard", name: "0", start: 0, end: 1, regexp_start: 1, regexp_end: 5, pattern_end: 1 }),
    ],
    regexp: "^(.*)$",
    groups: ["0"],
    values: [{ name: "0", value: "", start: 0, end: 0 }],
  });
}

export function answer(changes = {}) {
  return {
    pattern: "/💩/:a?",
    base_url: null,
    ignore_case: false,
    any_origin: true,
    input: "https://h/💩/b",
    input_base_url: null,
    outcome: "match",
    error: null,
    has_regexp_groups: false,
    as_components: true,
    constructor: { tokens: [], turns: [], components: [], init: { pathname: "/💩/:a?" } },
    components: COMPONENTS.map((name) => (name === "pathname" ? pathname() : anything(name))),
    ...changes,
  };
}
