// @ts-check
/** What engines say of one input, in one form, so that they can stand side by side. Nothing here is simulated. */

import { ENGINES } from "../messages/engines.js";

/** @typedef {import("../types.js").Answer} Answer */
/** @typedef {import("../types.js").NativeResult} NativeResult */
/** @typedef {typeof ROWS[number]} Row */
/**
 * Values: null is nothing or the empty string where an engine tells these apart; a row that is absent is one that the
 * engine has no word for.
 * @typedef {object} Result
 * @property {string} id
 * @property {string} name
 * @property {string} version
 * @property {string} note what is asked, and how; for data, whose it is and of when
 * @property {boolean} live whether it was asked just now
 * @property {"parsed" | "failure" | "absent"} outcome absent: it has not answered
 * @property {string} problem why it failed, or has not answered
 * @property {boolean} [own] whether the problem is told in the engine's own words
 * @property {Partial<Record<Row, string | null>>} values
 */
/**
 * What `urllib.parse` and `ipaddress` say, beside the Standard; see `urlstd.urllib_differences`.
 * @typedef {object} UrllibReading
 * @property {string | null} url
 * @property {string | null} joined
 * @property {string | null} error
 * @property {{component: string, urlstd: string | null, urllib: string | null, differs: boolean, meaning: string | null}[]} components
 * @property {boolean} same_destination
 * @property {string | null} meaning
 * @property {string} python
 */

export const ROWS = /** @type {const} */ ([
  "scheme",
  "username",
  "password",
  "hostname",
  "address",
  "port",
  "host",
  "path",
  "query",
  "fragment",
  "origin",
  "href",
]);

/** What the API calls a row, where that is another name. */
export const MEMBERS = Object.freeze({ scheme: "protocol", path: "pathname", query: "search", fragment: "hash" });

/** Ports that stand for nothing: https://url.spec.whatwg.org/#default-port */
const DEFAULT_PORTS = new Map([
  ["ftp", "21"],
  ["http", "80"],
  ["https", "443"],
  ["ws", "80"],
  ["wss", "443"],
]);

/**
 * @param {Answer | null} answer
 * @param {string} version
 * @param {string} absent why there is none
 * @returns {Result}
 */
export function urlstdResult(answer, version, absent) {
  const head = {
    id: "urlstd",
    name: "urlstd",
    version,
    note: ENGINES.engine.urlstd,
    live: true,
  };
  if (!answer) return { ...head, outcome: "absent", problem: absent, values: {} };
  const { record, api } = answer;
  if (!record || !api) return { ...head, outcome: "failure", problem: failureOf(answer), values: {} };
  const isAddress = record.host?.kind === "IPv4" || record.host?.kind === "IPv6";
  return {
    ...head,
    outcome: "parsed",
    problem: "",
    values: {
      scheme: record.scheme,
      username: record.username,
      password: record.password,
      hostname: record.host && api.hostname,
      address: isAddress ? withoutBrackets(api.hostname) : null,
      port: record.port === null ? null : String(record.port),
      host: record.host && api.host,
      path: api.pathname,
      query: record.query,
      fragment: record.fragment,
      origin: api.origin,
      href: api.href,
    },
  };
}

/** @param {Answer} answer */
function failureOf(answer) {
  const errors = answer.outcome === "base-failure" ? answer.base_errors : answer.errors;
  const name = errors.find(({ fatal }) => fatal)?.name ?? "failure";
  return answer.outcome === "base-failure" ? ENGINES.engine.ofTheBase(name) : name;
}

/**
 * @param {NativeResult} native
 * @param {string} browser its name and version
 * @returns {Result}
 */
export function browserResult(native, browser) {
  const [, name = browser, version = ""] = /^(.*?) ([\d.]+)$/.exec(browser) ?? [];
  const head = { id: "browser", name, version, note: ENGINES.engine.browser, live: true };
  const { api } = native;
  if (!api) return { ...head, outcome: "failure", problem: native.problem, own: true, values: {} };
  return {
    ...head,
    outcome: "parsed",
    problem: "",
    values: {
      scheme: api.protocol.replace(/:$/, ""),
      username: api.username,
      password: api.password,
      hostname: api.hostname,
      address: addressOf(api.hostname, api.protocol),
      port: api.port,
      host: api.host,
      path: api.pathname,
      query: api.search.replace(/^\?/, ""),
      fragment: api.hash.replace(/^#/, ""),
      origin: api.origin,
      href: api.href,
    },
  };
}

/**
 * The IP address that a serialized hostname is, which the API has no member for. In other schemes than the special
 * ones digits and dots are no address.
 * @param {string} hostname
 * @param {string} protocol
 */
function addressOf(hostname, protocol) {
  if (/^\[.*\]$/.test(hostname)) return withoutBrackets(hostname);
  const special = DEFAULT_PORTS.has(protocol.slice(0, -1)) || protocol === "file:";
  return special && /^\d+\.\d+\.\d+\.\d+$/.test(hostname) ? hostname : null;
}

/**
 * @param {UrllibReading | null} reading
 * @param {string} absent why there is none
 * @param {string} python its version
 * @returns {Result}
 */
export function pythonResult(reading, absent, python) {
  const head = {
    id: "python",
    name: "CPython",
    version: reading?.python ?? python,
    note: ENGINES.engine.python,
    live: true,
  };
  if (!reading) return { ...head, outcome: "absent", problem: absent, values: {} };
  if (reading.error !== null) return { ...head, outcome: "failure", problem: reading.error, own: true, values: {} };
  const theirs = Object.fromEntries(reading.components.map(({ component, urllib }) => [component, urllib]));
  const { scheme, username, password, host, address, port, path, query, fragment } = theirs;
  return {
    ...head,
    outcome: "parsed",
    problem: "",
    values: /** @type {Result["values"]} */ ({
      ...{ scheme, username, password, hostname: host, address: address && withoutBrackets(address) },
      ...{ port, path, query, fragment, href: reading.joined },
    }),
  };
}

/** @param {string} text */
export function withoutBrackets(text) {
  return text.replace(/^\[|\]$/g, "");
}

/**
 * The port that a request goes to.
 * @param {Result["values"]} values
 */
export function effectivePort({ scheme, port }) {
  return port || DEFAULT_PORTS.get(scheme ?? "") || "";
}

/** @param {string | null | undefined} scheme */
export function isSpecial(scheme) {
  return scheme === "file" || DEFAULT_PORTS.has(scheme ?? "");
}
