// @ts-check
/** A list of cases from a text in any form that the page writes, recognised by its shape. */
import { CsvError, readCsv, textOf } from "./csv.js";
import { EXCHANGE } from "../messages/exchange.js";
import { API_MEMBERS } from "../native.js";
import { CaseError, caseOf, object } from "./records.js";
import { readWpt } from "./wpt.js";

/** @typedef {import("./case.js").Case} Case */
/** @typedef {{format: string, cases: Case[], problem: string}} ReadCases a problem tells what was left out */

const MOST = 100_000;

/**
 * @param {string} text
 * @returns {ReadCases}
 */
export function readCases(text) {
  try {
    return limited(recognised(text));
  } catch (error) {
    if (error instanceof CaseError || error instanceof CsvError)
      return { format: "", cases: [], problem: error.message };
    throw error;
  }
}

/** @param {ReadCases} read */
function limited({ format, cases, problem }) {
  if (cases.length <= MOST) return { format, cases, problem };
  return {
    format,
    cases: cases.slice(0, MOST),
    problem: EXCHANGE.onlyTheFirst(MOST),
  };
}

/**
 * @param {string} text
 * @returns {ReadCases}
 */
function recognised(text) {
  const trimmed = text.replace(/^\ufeff/, "").trim();
  if (trimmed === "") return { format: "", cases: [], problem: "" };
  const inside = embedded(text);
  if (inside !== null) return { ...fromJson(inside.json), format: inside.format };
  if (/^[[{]/.test(trimmed)) {
    const whole = parsed(trimmed);
    if (whole !== undefined) return fromJson(whole);
    const lines = fromJsonLines(trimmed);
    if (lines) return lines;
  }
  return fromCsv(text.replace(/^\ufeff/, "")) ?? fromLines(text);
}

/**
 * The cases that a test or a Markdown text carries.
 * @param {string} text
 * @returns {{json: unknown, format: string} | null}
 */
function embedded(text) {
  const forms = /** @type {const} */ ([
    ["pytest", /^CASES = json\.loads\(r"""\n([^]*?)\n"""\)/m],
    ["node:test", /^const CASES = (\[[^]*?\n\]);/m],
    ["Markdown", /^```json\n([^]*?)\n```/m],
  ]);
  for (const [format, form] of forms) {
    const json = form.exec(text)?.[1];
    const value = json === undefined ? undefined : parsed(json);
    if (value !== undefined) return { json: value, format };
  }
  return null;
}

/** @param {string} json */
function parsed(json) {
  try {
    return /** @type {unknown} */ (JSON.parse(json));
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @returns {ReadCases}
 */
function fromJson(value) {
  const wpt = readWpt(value);
  if (wpt) return { format: `WPT ${wpt.name}`, cases: wpt.cases, problem: "" };
  if (!Array.isArray(value)) return { format: "JSON", cases: [caseOf(value)], problem: "" };
  return {
    format: "JSON",
    cases: value.map((entry) => (typeof entry === "string" ? urlCase(entry) : caseOf(entry))),
    problem: "",
  };
}

/**
 * @param {string} text
 * @returns {ReadCases | null}
 */
function fromJsonLines(text) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const values = lines.map(parsed);
  const wrong = values.findIndex((value) => typeof value !== "object" || value === null);
  if (wrong === 0) return null;
  if (wrong > 0) throw new CaseError(EXCHANGE.noObject(wrong + 1, lines[wrong]?.slice(0, 60) ?? ""));
  return { format: "JSON Lines", cases: values.map(caseOf), problem: "" };
}

/**
 * CSV has a first row with the names of its columns, one of them input or url.
 * @param {string} text
 * @returns {ReadCases | null}
 */
function fromCsv(text) {
  const [head = ""] = text.split(/\r?\n/, 1);
  const separator = [",", ";", "\t"].find((one) => head.includes(one));
  const names = head.split(separator ?? ",").map((name) => name.replaceAll('"', "").trim().toLowerCase());
  const column = names.findIndex((name) => name === "input" || name === "url");
  if (column < 0 || !names.every((name) => /^[a-z_ -]{0,40}$/.test(name))) return null;
  if (separator === undefined && names.length === 1 && !/^(?:input|url)$/.test(names[0] ?? "")) return null;
  const [, ...rows] = readCsv(text, separator ?? ",");
  const ours = names[0] === "kind";
  return { format: "CSV", cases: rows.map((row) => caseOfRow(names, row, ours)), problem: "" };
}

/**
 * @param {string[]} names
 * @param {string[]} row
 * @param {boolean} ours whether the cells are written as csv.js says
 */
function caseOfRow(names, row, ours) {
  const cells = new Map(names.map((name, index) => [name, row[index] ?? ""]));
  const read = (/** @type {string} */ name, optional = false) => {
    const cell = cells.get(name) ?? "";
    return ours ? textOf(cell, optional) : optional && cell === "" ? null : cell;
  };
  if (ours && cells.get("kind") !== "url") return caseOf(parsed(read("input") ?? ""));
  const outcome = cells.get("outcome") ?? "";
  const members =
    outcome === "parsed"
      ? Object.fromEntries(API_MEMBERS.filter((name) => cells.has(name)).map((name) => [name, read(name)]))
      : {};
  const input = read(cells.has("input") ? "input" : "url");
  return caseOf(object({ kind: "url", input, base: read("base", true), outcome, ...members }));
}

/**
 * One input a line, perhaps with a tab and a base.
 * @param {string} text
 * @returns {ReadCases}
 */
function fromLines(text) {
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  return { format: EXCHANGE.lines, cases: lines.map((line) => urlCase(...line.split("\t"))), problem: "" };
}

/**
 * @param {string} [input]
 * @param {...string} rest
 * @returns {Case}
 */
function urlCase(input = "", ...rest) {
  return { kind: "url", input, base: rest.length === 0 ? null : rest.join("\t"), expected: null };
}
