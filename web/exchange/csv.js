// @ts-check
/**
 * Comma-separated values, RFC 4180, that a spreadsheet may open.
 *
 * A spreadsheet takes a cell that begins with = + - @ for a formula, and no file of UTF-8 holds a lone surrogate. So:
 * - a cell that begins with one of = + - @ ' or a control gets an apostrophe before it;
 * - a text with controls or lone surrogates is an apostrophe and then a string of JSON;
 * - an empty string where nothing is possible, too, is an apostrophe; nothing is an empty cell.
 * What begins with an apostrophe is read back by taking that away.
 */
import { EXCHANGE } from "../messages/exchange.js";
import { asciiJson } from "./ascii_json.js";

const HARD = /[\0-\x1f\x7f-\x9f\u2028\u2029]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** What is no CSV. */
export class CsvError extends Error {}

/**
 * A text as what a cell holds.
 * @param {string | null} text
 * @param {boolean} [optional] whether the cell may hold nothing, which differs from the empty string
 */
export function cellOf(text, optional = false) {
  if (text === null) return "";
  if (HARD.test(text)) return `'${asciiJson(text)}`;
  if (text === "") return optional ? "'" : "";
  return /^[=+\-@']/.test(text) ? `'${text}` : text;
}

/**
 * @param {string} cell
 * @param {boolean} [optional]
 * @returns {string | null}
 */
export function textOf(cell, optional = false) {
  if (cell === "" && optional) return null;
  if (!cell.startsWith("'")) return cell;
  if (!cell.startsWith("'\"")) return cell.slice(1);
  try {
    return String(JSON.parse(cell.slice(1)));
  } catch {
    throw new CsvError(EXCHANGE.notJson(cell.slice(0, 80)));
  }
}

/** @param {string[][]} rows */
export function writeCsv(rows) {
  return rows.map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n";
}

/** @param {string} cell */
function quoted(cell) {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * @param {string} text
 * @param {string} separator
 * @returns {string[][]}
 * @throws {CsvError}
 */
export function readCsv(text, separator = ",") {
  /** @type {string[][]} */
  const rows = [];
  let row = /** @type {string[]} */ ([]);
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*)?)(${separator}|\\r\\n|\\n|\\r|$)`,
    "y",
  );
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) throw new CsvError(EXCHANGE.quotationMark(rows.length + 1, at));
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === separator) {
      if (cell.lastIndex === text.length) row.push("");
      continue;
    }
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((cells) => cells.length > 1 || cells[0] !== "");
}
