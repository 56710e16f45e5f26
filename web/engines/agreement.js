// @ts-check
/** Whether engines agree: cell by cell, and pair by pair. */
import { ROWS, effectivePort } from "./results.js";

/** @typedef {import("./results.js").Result} Result */
/** @typedef {import("./results.js").Row} Row */
/**
 * How two engines agree. "text": a request goes to the same place, but what is written differs.
 * @typedef {{kind: "same" | "text" | "destination" | "outcome" | "unknown", rows: Row[]}} Agreement
 */

/**
 * Whether two engines differ in a row; null where one of them says nothing of it.
 * @param {Result} a
 * @param {Result} b
 * @param {Row} row
 * @returns {boolean | null}
 */
export function differsIn(a, b, row) {
  if (a.outcome !== "parsed" || b.outcome !== "parsed") return null;
  if (a.values[row] === undefined || b.values[row] === undefined) return null;
  if (row === "port") return effectivePort(a.values) !== effectivePort(b.values);
  return (a.values[row] ?? "") !== (b.values[row] ?? "");
}

/**
 * @param {Result} a
 * @param {Result} b
 * @returns {Agreement}
 */
export function agreement(a, b) {
  if (a.outcome === "absent" || b.outcome === "absent") return { kind: "unknown", rows: [] };
  if (a.outcome !== b.outcome) return { kind: "outcome", rows: [] };
  const rows = ROWS.filter((row) => differsIn(a, b, row));
  if (rows.length === 0) return { kind: "same", rows };
  return { kind: sameDestination(a, b) ? "text" : "destination", rows };
}

/**
 * Whether a request goes to the same scheme, host and port; what an engine does not tell is no difference.
 * @param {Result} a
 * @param {Result} b
 */
export function sameDestination(a, b) {
  const differs = ["scheme", "port"].some((row) => differsIn(a, b, /** @type {Row} */ (row)));
  return !differs && hostOf(a) === hostOf(b);
}

/** @param {Result} result */
export function hostOf({ values }) {
  return values.address || (values.hostname ?? "").toLowerCase();
}

/**
 * Engines that have answered, in groups that agree about where a request goes.
 * @param {Result[]} results
 * @returns {Result[][]}
 */
export function destinations(results) {
  /** @type {Result[][]} */
  const groups = [];
  for (const result of results.filter(({ outcome }) => outcome !== "absent")) {
    const group = groups.find(([first]) => first && agreesWith(first, result));
    if (group) group.push(result);
    else groups.push([result]);
  }
  return groups;
}

/**
 * @param {Result} a
 * @param {Result} b
 */
function agreesWith(a, b) {
  const { kind } = agreement(a, b);
  return kind === "same" || kind === "text";
}
