// @ts-check
/** The present input, with what came of it, in each form that the Share menu offers beside the link. */
import { rowOf } from "../cases/outcomes.js";
import { escapeText } from "../text/escapes.js";
import english from "../messages/en/page.js";
import { EXCHANGE } from "../messages/exchange.js";
import { API_MEMBERS, browserName, nativeUrl } from "../native.js";
import { verdict } from "../wording.js";
import { codeSpan, caseLabel, markdownTable } from "./markdown.js";
import { pythonLines } from "./python_lines.js";
import { nodeTest, pytestModule } from "./test_sources.js";
import { writeWpt } from "./wpt.js";
import { question as asked } from "./case.js";

/** @typedef {import("../types.js").Answer} Answer */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("./case.js").Case} Case */
/** @typedef {import("../cases/outcomes.js").Row} Row */
/** @typedef {{call(method: string, request: object): Promise<any>}} Asked */
/** @typedef {{text: string, name: string, form?: string}} Shared form: the address of a form that begins with the text */

/** A longer address is refused by some servers and programs. */
const LONGEST_ADDRESS = 7500;
const REPOSITORIES = Object.freeze({ url: "whatwg/url", setter: "whatwg/url", pattern: "whatwg/urlpattern" });

/**
 * @param {string} kind
 * @param {View} view
 * @param {Answer | null} answer to the present input
 * @param {string} link
 * @param {Asked} client
 * @returns {Promise<Shared>}
 */
export async function sharedText(kind, view, answer, link, client) {
  const one = await presentCase(view, client);
  if (kind === "markdown-link") return { name: EXCHANGE.share.link, text: markdownLink(one, link) };
  const row = await rowFor(one, client);
  if (kind === "wpt") return { name: "WPT JSON", text: writeWpt([row]) };
  if (kind === "pytest") return { name: "pytest", text: pytestModule([row]) };
  if (kind === "node") return { name: "node:test", text: nodeTest([row]) };
  if (kind === "python") return { name: "Python", text: pythonLines(one) };
  const text = markdownReport(row, one.kind === "url" ? answer : null, link);
  return kind === "issue" ? issue(row, text, link) : { name: "Markdown", text };
}

/**
 * @param {View} view
 * @param {Asked} client
 * @returns {Promise<Case>}
 */
async function presentCase(view, client) {
  const { tab, input, base, pattern, fields } = view;
  if (tab !== "pattern" || pattern === null) return { kind: "url", input, base, expected: null };
  const inputs = fields === null ? (base === null ? [input] : [input, base]) : [fields];
  return { kind: "pattern", arguments: await constructorArguments(view, client), inputs, expected: null };
}

/**
 * What the constructor is called with; a pattern for any origin is given as the components that it stands for.
 * @param {View} view
 * @param {Asked} client
 * @returns {Promise<unknown[]>}
 */
async function constructorArguments({ pattern, relative, patternBase, ignoreCase }, client) {
  const options = ignoreCase ? [{ ignoreCase }] : [];
  if (typeof pattern !== "string") return [pattern, ...options];
  if (relative === "base") return [pattern, patternBase, ...options];
  if (relative === "none") return [pattern, ...options];
  const request = { op: "pattern", pattern, base_url: null, ignore_case: ignoreCase, any_origin: true, input: null };
  const answer = await client.call("share", request);
  return [answer.as_components && answer.constructor ? answer.constructor.init : pattern, ...options];
}

/**
 * @param {Case} one
 * @param {Asked} client
 * @returns {Promise<Row>}
 */
async function rowFor(one, client) {
  const answer = await client.call("share", { op: "cases", cases: [asked(one)] });
  if (answer.error) throw new Error(answer.error.message);
  return rowOf(1, one, answer.cases[0]);
}

/**
 * @param {Case} one
 * @param {string} link
 */
function markdownLink(one, link) {
  const [text] = caseLabel(one);
  return `[${codeSpan(text.length > 200 ? `${text.slice(0, 200)}…` : text)}](${link})`;
}

/**
 * @param {Row} row
 * @param {Answer | null} answer
 * @param {string} link
 */
function markdownReport(row, answer, link) {
  const [input, second] = caseLabel(row.case);
  const isUrl = row.case.kind === "url";
  return [
    `${isUrl ? "Input" : "Pattern"}: ${codeSpan(input)}`,
    ...(second === null ? [] : [`${isUrl ? "Base" : "Matched with"}: ${codeSpan(second)}`]),
    ...resultLines(row, answer),
    "",
    `[Open in the urlstd playground](${link})`,
    "",
  ].join("\n");
}

/**
 * @param {Row} row
 * @param {Answer | null} answer
 */
function resultLines(row, answer) {
  const members = "members" in row.urlstd ? row.urlstd.members : row.urlstd.components;
  const names = "members" in row.urlstd ? API_MEMBERS : Object.keys(members ?? {});
  const cells = names.map((name) => [name, /** @type {Record<string, string>} */ (members ?? {})[name] || "(empty)"]);
  // In English, whatever the language of the page: a report goes where English is spoken.
  const outcome = answer ? Object.values(verdict(answer, english.verdict)).join(" ") : row.urlstd.outcome;
  const table = members ? ["", markdownTable(["member", "value"], cells)] : [];
  return ["", `Result (urlstd): ${outcome}`, ...table, ...errorLines(answer), "", browserLine(row)];
}

/** @param {Answer | null} answer */
function errorLines(answer) {
  const errors = answer?.outcome === "base-failure" ? answer.base_errors : (answer?.errors ?? []);
  if (errors.length === 0) return [];
  const line = ({ name = "", start = 0, end = 0 }) =>
    `- [${name}](https://url.spec.whatwg.org/#validation-error-${name.toLowerCase()}) at ${start}${end > start + 1 ? `–${end - 1}` : ""}`;
  return ["", "Validation errors (positions in code points):", "", ...errors.map(line)];
}

/** @param {Row} row */
function browserLine({ browser, differs, case: one }) {
  const name = browserName(navigator, english.record.thisBrowser);
  if (browser === null) return `${name}: not asked, it has no such API`;
  if (differs.length === 0) return `${name}: the same`;
  if (differs[0] !== "outcome") return `${name}: other values of ${differs.join(", ")}`;
  const why = one.kind === "url" ? nativeUrl(one.input, one.base).problem : null;
  return `${name}: ${browser.outcome}${why ? ` (${codeSpan(why)})` : ""}`;
}

/**
 * @param {Row} row
 * @param {string} text
 * @param {string} link
 * @returns {Shared}
 */
function issue(row, text, link) {
  const [input] = caseLabel(row.case);
  const start = `https://github.com/${REPOSITORIES[row.case.kind]}/issues/new`;
  const address = (/** @type {string} */ body) =>
    `${start}?${new URLSearchParams({ title: `Parsing of ${escapeText(input).slice(0, 80)}`, body })}`;
  const bodies = [
    text,
    `[The case in the urlstd playground](${link})`,
    "(The case is too long for this address: paste it here.)",
  ];
  const form = bodies.map(address).find((one) => one.length <= LONGEST_ADDRESS) ?? start;
  return { name: EXCHANGE.share.report, text, form };
}
