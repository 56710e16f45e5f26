// @ts-check
/**
 * A case and what came of it as one object, for JSON Lines, and inside the tests and the Markdown that are exported;
 * and back: what came of it is then what is expected.
 */
import { EXCHANGE } from "../messages/exchange.js";
import { API_MEMBERS } from "../native.js";
import { COMPONENTS } from "../link/pattern_link.js";
import { SETTABLE, isFailure, isUrlOutcome } from "./case.js";

/** @typedef {import("./case.js").Case} Case */
/** @typedef {import("./case.js").Done} Done */
/** @typedef {import("./case.js").Members} Members */

/** What cannot be read as a case. */
export class CaseError extends Error {}

/**
 * @param {Done} done
 * @returns {Record<string, unknown>}
 */
export function recordOf({ case: one, urlstd }) {
  const { expected, ...asked } = one;
  if (!isUrlOutcome(urlstd)) {
    const { outcome, components, match } = urlstd;
    return { ...asked, outcome, components, match };
  }
  const { outcome, members, errors } = urlstd;
  const told = members === null ? {} : one.kind === "setter" ? { expected: members } : members;
  return { ...asked, outcome, ...told, errors };
}

/**
 * @param {unknown} value
 * @returns {Case}
 * @throws {CaseError}
 */
export function caseOf(value) {
  const record = object(value);
  const kind = record["kind"] ?? guessedKind(record);
  if (kind === "setter") return setterOf(record);
  if (kind === "pattern") return patternOf(record);
  if (kind !== "url") throw new CaseError(EXCHANGE.noKind(String(kind).slice(0, 40)));
  const input = text(record["input"] ?? record["url"], "input");
  const base = record["base"] === undefined || record["base"] === null ? null : text(record["base"], "base");
  return { kind, input, base, expected: expectedOf(record) };
}

/** @param {Record<string, unknown>} record */
function guessedKind(record) {
  if ("attribute" in record) return "setter";
  return "arguments" in record ? "pattern" : "url";
}

/**
 * @param {Record<string, unknown>} record
 * @returns {import("./case.js").UrlExpectation | null}
 */
export function expectedOf(record) {
  const { outcome, failure } = record;
  if (failure === true || (typeof outcome === "string" && isFailure(outcome))) return { failure: true };
  const members = membersOf(record);
  return Object.keys(members).length === 0 ? null : { failure: false, members };
}

/**
 * @param {Record<string, unknown>} record
 * @returns {Members}
 */
export function membersOf(record) {
  const names = [...API_MEMBERS, /** @type {const} */ ("searchParams")].filter(
    (name) => typeof record[name] === "string",
  );
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

/**
 * @param {Record<string, unknown>} record
 * @returns {Case}
 */
function setterOf(record) {
  const attribute = text(record["attribute"], "attribute");
  if (!SETTABLE.includes(attribute)) throw new CaseError(EXCHANGE.noSetter(attribute.slice(0, 40)));
  const { expected } = record;
  return {
    kind: "setter",
    href: text(record["href"], "href"),
    attribute,
    value: text(record["value"] ?? record["new_value"], "value"),
    expected: typeof expected === "object" && expected !== null ? membersOf(/** @type {any} */ (expected)) : null,
  };
}

/**
 * @param {Record<string, unknown>} record
 * @returns {Case}
 */
function patternOf(record) {
  const { arguments: given, inputs = null, outcome, components, match } = record;
  if (!Array.isArray(given)) throw new CaseError(EXCHANGE.argumentsNeeded);
  if (inputs !== null && !Array.isArray(inputs)) throw new CaseError(EXCHANGE.listOrNull);
  const told = typeof outcome === "string" && outcome !== "undecided";
  return {
    kind: "pattern",
    arguments: given,
    inputs,
    expected: told ? patternExpectation(outcome, components, match) : null,
  };
}

/**
 * @param {string} outcome
 * @param {unknown} components
 * @param {unknown} match
 * @returns {import("./case.js").PatternExpectation}
 */
function patternExpectation(outcome, components, match) {
  if (outcome === "not-compiled") return { compiled: false };
  const patterns = /** @type {Record<string, string>} */ (
    typeof components === "object" && components ? components : {}
  );
  const known = Object.fromEntries(
    COMPONENTS.filter((name) => typeof patterns[name] === "string").map((name) => [name, patterns[name] ?? ""]),
  );
  const expected = { compiled: true, components: known };
  if (outcome === "input-failure") return { ...expected, match: "error" };
  if (outcome === "no-match") return { ...expected, match: null };
  return outcome === "match" ? { ...expected, match: /** @type {import("./case.js").Match} */ (match) } : expected;
}

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
export function object(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new CaseError(EXCHANGE.object);
  return /** @type {Record<string, unknown>} */ (value);
}

/**
 * @param {unknown} value
 * @param {string} name
 */
export function text(value, name) {
  if (typeof value !== "string") throw new CaseError(EXCHANGE.notString(name));
  return value;
}
