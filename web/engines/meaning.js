// @ts-check
/** What a difference between engines means for who checks URLs in one of them and makes requests in another. */
import { visibleText } from "../text/code_points.js";
import { agreement, destinations, differsIn, hostOf } from "./agreement.js";
import { effectivePort, isSpecial } from "./results.js";

/** @typedef {import("./results.js").Result} Result */
/** @typedef {{grave: boolean, text: string}} Meaning */
/** @typedef {{input: string, base: string | null}} Asked */

const SHOWN = 120;
const NO_ADDRESS =
  "but not each takes that for an IP address: with such a scheme, a host is only text to the URL Standard, so a rule " +
  "about addresses has to read it anew.";

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
  if (!first) return { grave: false, text: "" };
  if (first.outcome === "failure")
    return { grave: false, text: "Every engine refuses this string: there is nothing to disagree about." };
  const differing = new Set(others.flatMap((other) => agreement(first, other).rows));
  const rows = new Set([...differing].filter((row) => row !== "address"));
  const where = `${results.length === 2 ? "Both" : "All"} go to ${place(first)}`;
  if (differing.has("address") && rows.size === 0) return { grave: false, text: `${where}; ${NO_ADDRESS}` };
  if (rows.size === 0) return { grave: false, text: `${where}, and write the rest alike.` };
  const names = listed([...rows]);
  return {
    grave: false,
    text:
      `${where}. They write ${names} in different ways, so a list of hosts holds; ` +
      "but compare, cache, sign and log one of the forms only.",
  };
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
  const [sees, refuses] = group.length > 1 ? ["see", "refuse"] : ["sees", "refuses"];
  const because = reason(first, other, asked);
  if (first.outcome === "failure")
    return (
      `${checks} ${sees} ${seen(other)}; ${makes} ${client.length > 1 ? "refuse" : "refuses"} it (${first.problem}). ` +
      "A request is made only by who goes by the former: check and request with one parser."
    );
  const goes = client.length > 1 ? "connect" : "connects";
  if (other.outcome === "failure")
    return (
      `${checks} ${refuses} it (${other.problem}); ${makes} ${goes} to ${place(first)}. ` +
      "Where an exception lets a URL pass, or only the former checks for private addresses, the request is made."
    );
  return `${checks} ${sees} ${seen(other)}; ${makes} ${goes} to ${place(first)}${because}. ${consequence(first, other)}`;
}

/**
 * @param {Result} client
 * @param {Result} check
 */
function consequence(client, check) {
  if (client.values.address && !check.values.address && check.values.hostname)
    return `A rule against private addresses that asks the former is never asked about ${client.values.address}.`;
  if (!check.values.hostname && check.values.hostname !== undefined)
    return "A list of hosts that asks the former has no host to ask about, and what it does then decides.";
  if (!client.values.hostname) return "What the former takes for a host is, for the latter, part of something else.";
  if (differsIn(client, check, "hostname"))
    return `An allow-list that trusts ${quoted(check.values.hostname)} by the former sends the request to ${quoted(client.values.hostname)}.`;
  if (differsIn(client, check, "scheme")) return "A rule about schemes holds for one of them only.";
  return "A rule about ports holds for one of them only.";
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
  return why ? `, because the URL Standard ${why}` : "";
}

/** @type {readonly [(input: string, host: string, ours: Result) => boolean, string][]} */
const REASONS = Object.freeze([
  [(input, host) => host === "" && input.includes("\\"), "takes any number of “/” and “\\” there for two slashes"],
  [(input) => input.includes("\\"), "takes “\\” for “/” in such URLs"],
  [(input, host) => /[\t\n\r]/.test(input) && host !== "", "removes tabs and newlines wherever they stand"],
  [(input, host) => host === "" && !/^[^/]*:\/\/[^/]/.test(input), "takes any number of slashes there for two"],
  [(input) => /^\/{3,}/.test(input), "takes three and more slashes for two"],
  [(_, host) => host.includes("%"), "percent-decodes a host"],
  [(_, __, ours) => Boolean(ours.values.address?.includes(":")), "serializes an IPv6 address anew"],
  [
    (_, host, ours) => Boolean(ours.values.address) && !isAscii(host),
    "maps a host by UTS #46, and reads what it then finds as an IPv4 address",
  ],
  [
    (_, __, ours) => Boolean(ours.values.address),
    "reads as an IPv4 address what looks like one: in octal or hexadecimal, in fewer than four parts, with a final dot",
  ],
  [(_, host) => !isAscii(host), "maps a host by UTS #46 and writes it in ASCII"],
  [(input) => (input.match(/@/g) ?? []).length > 1, "ends the credentials at the last “@” before the path"],
]);

/** @param {string} text */
function isAscii(text) {
  return /^[\0-\x7f]*$/.test(text);
}

/** @param {Result} result */
function seen({ values }) {
  if (!values.hostname)
    return values.scheme ? `the scheme ${quoted(values.scheme)} and no host` : "no scheme and no host";
  return `the host ${quoted(values.hostname)}${values.port ? ` and port ${values.port}` : ""}`;
}

/**
 * Where a request goes.
 * @param {Result} result
 */
function place(result) {
  const { values } = result;
  const host = hostOf(result);
  const port = effectivePort(values);
  if (host === "") return `no host (scheme ${quoted(values.scheme)})`;
  return `${values.address ? "the address " : ""}${quoted(host)}${port ? `, port ${port}` : ""}`;
}

/** @param {Result[]} group */
function named(group) {
  return listed(group.map(({ name }) => (name === "CPython" ? "CPython’s urllib.parse" : name)));
}

/** @param {string[]} names */
export function listed(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** @param {string | null | undefined} text */
function quoted(text) {
  if (!text) return "nothing";
  const shown = visibleText(text);
  return `“${shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown}”`;
}
