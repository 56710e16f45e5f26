// @ts-check
/** How values of a URL record are written: null, the empty string and text are told apart. */
import { escapeText } from "../text/escapes.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../types.js").UrlRecord} UrlRecord */
/** @typedef {import("../types.js").ComponentName} ComponentName */
/** @typedef {import("../types.js").PartName} PartName */

export const RECORD_FIELDS = /** @type {const} */ ([
  "scheme",
  "username",
  "password",
  "host",
  "port",
  "path",
  "query",
  "fragment",
]);
/** @typedef {typeof RECORD_FIELDS[number]} Field */

/** @type {Readonly<Record<ComponentName, PartName>>} which part of a URL a component is */
export const PART_OF = Object.freeze({
  protocol: "scheme",
  username: "username",
  password: "password",
  hostname: "host",
  port: "port",
  pathname: "path",
  search: "query",
  hash: "fragment",
});

const LIMIT = 2000;

/**
 * In quotation marks, invisible code points escaped, the middle of long ones left out.
 * @param {string} text
 */
export function quoted(text) {
  return `"${escapeText(elided(text))}"`;
}

/** @param {string} text */
function elided(text) {
  if (text.length <= LIMIT) return text;
  const left = text.length - LIMIT;
  return `${text.slice(0, LIMIT * 0.75)} ${PAGE.record.unitsNotShown(left)} ${text.slice(-LIMIT / 4)}`;
}

/**
 * @param {UrlRecord} record
 * @param {Field} field
 */
export function fieldValue(record, field) {
  const value = record[field];
  if (value === null) return "null";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return pathText(value);
  const { emptyHost, host } = PAGE.record;
  return value.kind === "empty" ? emptyHost : host(value.serialized, PAGE.host.shortKinds[value.kind]);
}

/** @param {string[]} path */
function pathText(path) {
  if (path.length <= 60) return `[${path.map(quoted).join(", ")}]`;
  const [first, last] = [path.slice(0, 40), path.slice(-20)].map((some) => some.map(quoted).join(", "));
  return `[${first}, ${PAGE.record.segmentsNotShown(path.length - 60)}, ${last}]`;
}
