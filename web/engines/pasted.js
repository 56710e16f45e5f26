// @ts-check
/**
 * Results of other engines, as data that a person brings: read with care, and named with version and date.
 *
 *     {"engine": "curl", "version": "8.10.1", "date": "2026-11-30",
 *      "results": [{"input": "…", "base": null, "hostname": "…", "port": "…", … },
 *                  {"input": "…", "failure": true, "problem": "…"}]}
 *
 * or an array of these. A result may have any of the rows of the grid and WPT's names for them (protocol, pathname,
 * search, hash); what it does not have, the engine has no word for.
 */
import { ENGINES } from "../messages/engines.js";
import { ROWS } from "./results.js";

/** @typedef {import("./results.js").Result} Result */
/** @typedef {import("./results.js").Row} Row */
/** @typedef {{input: string, base: string | null, failure: boolean, problem: string, values: Partial<Record<Row, string | null>>}} Told */
/** @typedef {{engine: string, version: string, date: string, results: Told[]}} PastedEngine */

const MOST_ENGINES = 8;
const MOST_RESULTS = 2000;
const LONGEST = 100_000;
/** Other names of rows, and the delimiter that they hold. */
const OTHER_NAMES = Object.freeze(
  /** @type {Record<string, [Row, RegExp]>} */ ({
    protocol: ["scheme", /:$/],
    pathname: ["path", /(?!)/],
    search: ["query", /^\?/],
    hash: ["fragment", /^#/],
  }),
);

const TEXT = ENGINES.pasted;

/** What a person brought and cannot be read. */
export class PastedError extends Error {
  /**
   * @param {string} message
   * @param {string} [own] what the browser says itself
   */
  constructor(message, own = "") {
    super(message);
    this.own = own;
  }
}

/**
 * @param {string} text
 * @returns {PastedEngine[]}
 * @throws {PastedError}
 */
export function readPasted(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PastedError(TEXT.notJson, error instanceof Error ? error.message : String(error));
  }
  const engines = (Array.isArray(value) ? value : [value]).map(readEngine);
  if (engines.length > MOST_ENGINES) throw new PastedError(TEXT.tooMany(engines.length, MOST_ENGINES));
  return engines;
}

/**
 * @param {unknown} value
 * @returns {PastedEngine}
 */
function readEngine(value) {
  const entry = record(value);
  const { engine, version, date, results } = entry;
  if (typeof engine !== "string" || engine === "") throw new PastedError(TEXT.name);
  if (typeof version !== "string" || version === "") throw new PastedError(TEXT.version(short(engine)));
  if (typeof date !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new PastedError(TEXT.date(short(engine)));
  const list = results === undefined ? [entry] : results;
  if (!Array.isArray(list) || list.length > MOST_RESULTS)
    throw new PastedError(TEXT.results(short(engine), MOST_RESULTS));
  return { engine: short(engine), version: short(version), date, results: list.map(readTold) };
}

/**
 * @param {unknown} value
 * @returns {Told}
 */
function readTold(value) {
  const entry = record(value);
  const { input, base = null, failure, problem } = entry;
  if (typeof input !== "string" || input.length > LONGEST) throw new PastedError(TEXT.input);
  if (base !== null && typeof base !== "string") throw new PastedError(TEXT.stringOrNull("base"));
  /** @type {Told["values"]} */
  const values = {};
  for (const [name, given] of Object.entries(entry)) {
    const [row, delimiter] = OTHER_NAMES[name] ?? [/** @type {Row} */ (name), /(?!)/];
    if (!ROWS.includes(row) || given === undefined) continue;
    if (given !== null && !["string", "number"].includes(typeof given))
      throw new PastedError(TEXT.stringOrNull(name));
    values[row] = given === null ? null : String(given).replace(delimiter, "");
  }
  return { input, base, failure: failure === true, problem: typeof problem === "string" ? short(problem) : "", values };
}

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
function record(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new PastedError(TEXT.object);
  return /** @type {Record<string, unknown>} */ (value);
}

/** @param {string} text */
function short(text) {
  return text.slice(0, 200);
}

/**
 * What pasted engines say of an input; those that say nothing of it are left out.
 * @param {PastedEngine[]} engines
 * @param {{input: string, base: string | null}} asked
 * @returns {Result[]}
 */
export function pastedResults(engines, { input, base }) {
  return engines.flatMap(({ engine, version, date, results }, index) => {
    const told = results.find((result) => result.input === input && result.base === base);
    if (!told) return [];
    return [
      {
        id: `pasted-${index}`,
        name: engine,
        version,
        note: ENGINES.engine.pasted(date),
        live: false,
        outcome: told.failure ? /** @type {const} */ ("failure") : /** @type {const} */ ("parsed"),
        problem: told.problem || (told.failure ? ENGINES.engine.withoutReason : ""),
        own: told.problem !== "",
        values: told.failure ? {} : told.values,
      },
    ];
  });
}

/**
 * Inputs that pasted engines tell of, each once.
 * @param {PastedEngine[]} engines
 */
export function pastedInputs(engines) {
  const seen = new Map(
    engines.flatMap(({ results }) =>
      results.map(({ input, base }) => [JSON.stringify([input, base]), { input, base }]),
    ),
  );
  return [...seen.values()];
}
