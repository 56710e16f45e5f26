// @ts-check
/** The first step of the trace after which the URL can no longer become what another engine made of the input. */

/** @typedef {import("./results.js").Result} Result */
/** @typedef {import("../types.js").UrlRecord} UrlRecord */
/** @typedef {{index: number, component: string}} Divergence index of a step in the whole trace */

/** A component of the record, and the row that tells what the other engine made of it. */
const COMPONENTS = /** @type {const} */ ([
  ["scheme", "scheme"],
  ["username", "username"],
  ["password", "password"],
  ["host", "hostname"],
  ["port", "port"],
  ["path", "path"],
  ["query", "query"],
  ["fragment", "fragment"],
]);

/**
 * @param {import("../python/question.js").Reading} reading
 * @param {Result} theirs
 * @returns {Divergence | null} null where nothing differs, or the other engine does not say where it stopped
 */
export function firstDivergence(reading, theirs) {
  const { answer, timeline } = reading;
  if (theirs.outcome === "absent" || answer.outcome === "base-failure") return null;
  if (answer.outcome === "failure")
    return theirs.outcome === "failure" ? null : { index: timeline.end - 1, component: "outcome" };
  if (theirs.outcome === "failure") {
    const step = answer.errors.find(({ step }) => step !== null)?.step ?? null;
    return step === null ? null : { index: step, component: "outcome" };
  }
  const found = COMPONENTS.flatMap(([name, row]) => divergenceIn(reading, name, theirs.values[row]) ?? []);
  return found.reduce((first, next) => (first && first.index <= next.index ? first : next), found[0] ?? null);
}

/**
 * @param {import("../python/question.js").Reading} reading
 * @param {typeof COMPONENTS[number][0]} name
 * @param {string | null | undefined} theirs
 * @returns {Divergence | null}
 */
function divergenceIn({ timeline }, name, theirs) {
  if (theirs === undefined) return null;
  const changes = timeline.steps.filter(({ changed }) => changed && name in changed).map(({ index }) => index);
  const values = changes.map((index) => written(timeline.after(index).record, name));
  const wanted = theirs ?? "";
  if (values.length === 0 || isEqual(values.at(-1) ?? "", wanted, name)) return null;
  const last = values.findLastIndex((value) => couldBecome(value, wanted, name));
  const index = changes[last + 1] ?? Math.min(/** @type {number} */ (changes.at(-1)) + 1, timeline.end - 1);
  return { index, component: name };
}

/**
 * @param {UrlRecord} record
 * @param {typeof COMPONENTS[number][0]} name
 * @returns {string}
 */
function written(record, name) {
  const value = record[name];
  if (value === null) return "";
  if (Array.isArray(value)) return value.map((segment) => `/${segment}`).join("");
  return typeof value === "object" ? value.serialized : String(value);
}

/**
 * Whether a value can still grow into another one. A host or a port is there at once.
 * @param {string} value
 * @param {string} wanted
 * @param {string} name
 */
function couldBecome(value, wanted, name) {
  return name === "host" || name === "port" ? value === wanted : wanted.startsWith(value);
}

/**
 * @param {string} ours
 * @param {string} theirs
 * @param {string} name
 */
function isEqual(ours, theirs, name) {
  return ours === theirs || (name === "port" && theirs === ""); // a default port that the other engine left out, too
}
