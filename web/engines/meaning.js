// @ts-check
/** What a difference between engines means for who checks URLs in one of them and makes requests in another. */
import { ENGINES } from "../messages/engines.js";
import { visibleText } from "../text/code_points.js";
import { agreement, destinations, differsIn, hostOf } from "./agreement.js";
import { effectivePort, isSpecial } from "./results.js";

/** @typedef {import("./results.js").Result} Result */
/** @typedef {{words: string}} Own what an engine says itself */
/** @typedef {{grave: boolean, text: (string | Own)[]}} Meaning */
/** @typedef {keyof typeof ENGINES["reason"]} Reason */
/** @typedef {{input: string, base: string | null}} Asked */

const SHOWN = 120;
const TEXT = ENGINES.meaning;

/**
 * Sentences, the gravest first. The first group of engines is the one whose requests are made.
 * @param {Result[]} results
 * @param {Asked} asked
 * @returns {Meaning[]}
 */
export function meanings(results, asked) {
  const [client, ...others] = destinations(results);
  if (!client?.[0] || results.filter(({ outcome }) => outcome !== "absent").length < 2) return [];
  const first = client[0];
  if (others.length === 0) return [together(client, results)];
  return others.map((group) => ({ grave: true, text: apart(client, first, group, asked) }));
}

/**
 * @param {Result[]} group
 * @param {Result[]} results
 * @returns {Meaning}
 */
function together([first, ...others], results) {
  if (!first) return { grave: false, text: [] };
  return { grave: false, text: [agreed(first, others, results.length)] };
}

/**
 * @param {Result} first
 * @param {Result[]} others
 * @param {number} count of all that were asked
 */
function agreed(first, others, count) {
  if (first.outcome === "failure") return TEXT.allRefuse;
  const differing = new Set(others.flatMap((other) => agreement(first, other).rows));
  const rows = [...differing].filter((row) => row !== "address");
  if (rows.length > 0) return TEXT.writtenDifferently(count, place(first), rows);
  return differing.has("address") ? TEXT.notEachAnAddress(count, place(first)) : TEXT.alike(count, place(first));
}

/**
 * @param {Result[]} client whose requests are made
 * @param {Result} first of them
 * @param {Result[]} group who may have checked
 * @param {Asked} asked
 */
function apart(client, first, group, asked) {
  const other = /** @type {Result} */ (group[0]);
  const [checks, makes] = [named(group), named(client)];
  if (first.outcome === "failure")
    return TEXT.makerRefuses(checks, seen(other), makes, /** @type {Own} */ ({ words: first.problem }));
  if (other.outcome === "failure")
    return TEXT.checkerRefuses(checks, /** @type {Own} */ ({ words: other.problem }), makes, place(first));
  return [TEXT.apart(checks, seen(other), makes, place(first), reason(first, other, asked), consequence(first, other))];
}

/**
 * @param {Result} client
 * @param {Result} check
 */
function consequence(client, check) {
  const { address, hostname } = client.values;
  const { hostname: trusted } = check.values;
  if (address && !check.values.address && trusted) return ENGINES.consequence.address(address);
  if (!trusted && trusted !== undefined) return ENGINES.consequence.noHost;
  if (!hostname) return ENGINES.consequence.noHostForLatter;
  if (differsIn(client, check, "hostname")) return ENGINES.consequence.hosts(shown(trusted), shown(hostname));
  return differsIn(client, check, "scheme") ? ENGINES.consequence.schemes : ENGINES.consequence.ports;
}

/**
 * Why the URL Standard, or who follows it, reads another host; "" where it is not plain.
 * @param {Result} ours
 * @param {Result} theirs
 * @param {Asked} asked
 */
export function reason(ours, theirs, { input }) {
  if (!isSpecial(ours.values.scheme) || !differsIn(ours, theirs, "hostname")) return "";
  const why = REASONS.find(([applies]) => applies(input, theirs.values.hostname ?? "", ours))?.[1];
  return why ? ENGINES.reason[why] : "";
}

/** @type {readonly [(input: string, host: string, ours: Result) => boolean, Reason][]} */
const REASONS = Object.freeze([
  [(input, host) => host === "" && input.includes("\\"), "slashesOfBothKinds"],
  [(input) => input.includes("\\"), "backslash"],
  [(input, host) => /[\t\n\r]/.test(input) && host !== "", "tabs"],
  [(input, host) => host === "" && !/^[^/]*:\/\/[^/]/.test(input), "anySlashes"],
  [(input) => /^\/{3,}/.test(input), "moreSlashes"],
  [(_, host) => host.includes("%"), "percentDecoded"],
  [(_, __, ours) => Boolean(ours.values.address?.includes(":")), "ipv6"],
  [(_, host, ours) => Boolean(ours.values.address) && !isAscii(host), "mappedToAddress"],
  [(_, __, ours) => Boolean(ours.values.address), "ipv4"],
  [(_, host) => !isAscii(host), "mapped"],
  [(input) => (input.match(/@/g) ?? []).length > 1, "lastAt"],
]);

/** @param {string} text */
function isAscii(text) {
  return /^[\0-\x7f]*$/.test(text);
}

/** @param {Result} result */
function seen({ values: { scheme, hostname, port } }) {
  return { scheme: shown(scheme), host: shown(hostname), port: port ?? "" };
}

/**
 * Where a request goes.
 * @param {Result} result
 */
function place(result) {
  const { scheme, address } = result.values;
  const port = effectivePort(result.values);
  return { scheme: shown(scheme), host: shown(hostOf(result)), port, isAddress: Boolean(address) };
}

/** @param {Result[]} group */
function named(group) {
  return group.map(({ name }) => (name === "CPython" ? TEXT.urllib : name));
}

/** @param {string | null | undefined} text */
function shown(text) {
  const visible = visibleText(text ?? "");
  return visible.length > SHOWN ? `${visible.slice(0, SHOWN)}…` : visible;
}
