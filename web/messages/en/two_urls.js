// @ts-check
/** What the view of two URLs says, in English. */

export default {
  /** @type {(outcome: string, rest: string) => string} */
  verdict: (outcome, rest) => `${outcome} ${rest}`,
  output: "Output of the second",
  noOutput: "none, because the parser returned failure",
  notShown: "nothing, because there is no URL",
  question: "One URL?",
  questions: {
    equal: "equal",
    equal_without_fragments: "equal without fragments",
    host_equals: "host equals",
    same_origin: "same origin",
    same_site: "same site",
    schemelessly_same_site: "schemelessly same site",
  },
  yes: "✓ yes",
  no: "✗ no",
  notKnown: "? not known",
  differences: "Components that differ",
  notParsed: "Not known: only what is parsed has components.",
  none: "None.",
  component: "component",
  first: "first",
  second: "second",
  emptyString: "(empty string)",
};
