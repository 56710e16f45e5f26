// @ts-check
/** Markdown of data that may hold anything: nothing in it becomes markup, a link or an image. */
import { escapeText } from "../text/escapes.js";

/**
 * Data as code, whatever is in it.
 * @param {string} text
 */
export function codeSpan(text) {
  const shown = escapeText(text);
  if (shown === "") return "(empty string)";
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = "`".repeat(longest + 1);
  const space = /^`|`$/.test(shown) ? " " : "";
  return `${ticks}${space}${shown}${space}${ticks}`;
}

/**
 * A table of code; a bar in a cell would end it.
 * @param {string[]} heads
 * @param {(string | null)[][]} rows
 */
export function markdownTable(heads, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const body = rows.map((row) =>
    line(row.map((cell) => (cell === null || cell === "" ? "" : codeSpan(cell).replaceAll("|", "\\|")))),
  );
  return [line(heads), line(heads.map(() => "---")), ...body].join("\n");
}

/**
 * What a case asks, in two columns.
 * @param {import("./case.js").Case} one
 * @returns {[string, string | null]}
 */
export function caseLabel(one) {
  if (one.kind === "url") return [one.input, one.base];
  if (one.kind === "setter") return [`${one.attribute} = ${JSON.stringify(one.value)}`, one.href];
  return [
    one.arguments.map((argument) => JSON.stringify(argument)).join(", "),
    one.inputs && one.inputs.map((input) => JSON.stringify(input)).join(", "),
  ];
}
