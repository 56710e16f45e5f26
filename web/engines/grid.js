// @ts-check
/** Draws engines side by side: a row for each component, and a matrix of who agrees with whom. */
import { visibleText } from "../text/code_points.js";
import { code, h, named } from "../dom.js";
import { ENGINES } from "../messages/engines.js";
import { firstDifference } from "../text/first_difference.js";
import { agreement, differsIn } from "./agreement.js";
import { MEMBERS, ROWS } from "./results.js";

/** @typedef {import("./results.js").Result} Result */
/** @typedef {import("./results.js").Row} Row */
/** @typedef {import("./divergence.js").Divergence} Divergence */

const SHOWN = 400;
/** Rows of the grid, and the component whose colour they have. */
const PARTS = Object.freeze({ hostname: "host", address: "host" });
const TEXT = ENGINES.grid;

/**
 * @param {Result[]} results the first is what the others are compared with
 * @param {Map<string, Divergence>} divergences by engine
 */
export function gridTable(results, divergences) {
  const heads = results.map((result) => h("th", { scope: "col" }, ...engineHead(result)));
  const rows = [outcomeRow(results), ...ROWS.map((row) => valueRow(results, row)), stepRow(results, divergences)];
  return h("table", { class: "grid" }, h("thead", {}, h("tr", {}, h("td", {}), ...heads)), h("tbody", {}, ...rows));
}

/** @param {Result} result */
function engineHead({ name, version, note, live }) {
  return [
    h("span", { class: "engine-name" }, name, version ? ` ${version}` : ""),
    h("small", {}, live ? "" : h("span", { class: "data-mark" }, TEXT.data), note),
  ];
}

/** @param {Result[]} results */
function outcomeRow(results) {
  const [first] = results;
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, TEXT.outcome),
    ...results.map((result) => {
      const known = first && result.outcome !== "absent" && first.outcome !== "absent";
      const differs = known ? result.outcome !== first.outcome : null;
      return h(
        "td",
        { class: differs ? "differs" : null },
        result === first ? "" : sign(differs),
        h("span", { class: `outcome ${result.outcome}` }, TEXT.outcomes[result.outcome]),
        result.problem ? h("span", { class: "problem" }, " ", problemText(result)) : "",
      );
    }),
  );
}

/**
 * @param {Result[]} results
 * @param {Row} row
 */
function valueRow(results, row) {
  const part = PARTS[/** @type {keyof typeof PARTS} */ (row)] ?? row;
  const [first] = results;
  return h(
    "tr",
    { class: `part-${part}` },
    h("th", { scope: "row" }, named(row), ...rowHint(row)),
    ...results.map((result) => {
      const differs = first && result !== first ? differsIn(first, result, row) : null;
      return h(
        "td",
        { class: differs ? "differs" : null },
        result === first || result.outcome !== "parsed" ? "" : sign(differs),
        ...cell(result, row, differs ? (first?.values[row] ?? "") : null),
      );
    }),
  );
}

/** @param {Row} row */
function rowHint(row) {
  const member = MEMBERS[/** @type {keyof typeof MEMBERS} */ (row)];
  if (member) return [h("small", {}, named(member))];
  const hint = TEXT.hints[/** @type {keyof typeof TEXT.hints} */ (row)];
  return hint ? [h("small", {}, hint)] : [];
}

/**
 * What an engine says itself is in its language.
 * @param {Result} result
 */
function problemText({ own, problem }) {
  return own ? named(problem) : problem;
}

/**
 * By sign and by word, never by colour alone.
 * @param {boolean | null} differs
 */
function sign(differs) {
  if (differs === null) return "";
  return h(
    "span",
    { class: "cell-sign" },
    h("span", { "aria-hidden": "true" }, differs ? "≠ " : "= "),
    h("span", { class: "visually-hidden" }, differs ? TEXT.differs : TEXT.same),
  );
}

/**
 * @param {Result} result
 * @param {Row} row
 * @param {string | null} reference what it differs from
 */
function cell({ outcome, values }, row, reference) {
  if (outcome !== "parsed") return [h("span", { class: "soft" }, "–")];
  const value = values[row];
  if (value === undefined) return [h("span", { class: "soft" }, TEXT.notDefined)];
  if (value === null) return [h("span", { class: "soft" }, TEXT.nothing)];
  if (value === "") return [h("span", { class: "soft" }, TEXT.empty)];
  const at = reference === null ? value.length : firstDifference(reference, value);
  return [valueText(value, at)];
}

/**
 * @param {string} value
 * @param {number} at from where it is marked
 */
function valueText(value, at) {
  const from = Math.max(0, Math.min(at, value.length) - SHOWN / 2);
  const to = Math.min(value.length, from + SHOWN);
  const rest = visibleText(value.slice(at, to));
  return code(
    from > 0 ? "…" : "",
    visibleText(value.slice(from, Math.min(at, to))),
    rest === "" ? "" : h("mark", {}, rest),
    to < value.length ? "…" : "",
  );
}

/**
 * @param {Result[]} results
 * @param {Map<string, Divergence>} divergences
 */
function stepRow(results, divergences) {
  return h(
    "tr",
    { class: "step-row" },
    h("th", { scope: "row" }, TEXT.partsWays, h("small", {}, TEXT.inTheTrace)),
    ...results.map((result, index) => {
      const found = divergences.get(result.id);
      if (index === 0) return h("td", {}, h("span", { class: "soft" }, TEXT.thisTrace));
      if (!found) return h("td", {}, h("span", { class: "soft" }, "–"));
      return h(
        "td",
        {},
        h(
          "button",
          {
            type: "button",
            class: "link",
            "data-step": found.index,
            "aria-label": TEXT.firstNotShared(found.index + 1, result.name),
          },
          TEXT.step(found.index + 1),
        ),
        h("span", { class: "soft" }, " ", found.component === "outcome" ? TEXT.outcome : named(found.component)),
      );
    }),
  );
}

/** @param {Result[]} results */
export function agreementTable(results) {
  const heads = results.map(({ name }) => h("th", { scope: "col" }, name));
  const rows = results.map((a) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, a.name),
      ...results.map((b) => (a === b ? h("td", { class: "self" }, "·") : agreementCell(a, b))),
    ),
  );
  return h("table", { class: "matrix" }, h("thead", {}, h("tr", {}, h("td", {}), ...heads)), h("tbody", {}, ...rows));
}

/**
 * @param {Result} a
 * @param {Result} b
 */
function agreementCell(a, b) {
  const { kind, rows } = agreement(a, b);
  const [mark, word] = {
    same: ["✓", ENGINES.pair.same],
    text: ["≈", ENGINES.pair.text(rows.length)],
    destination: ["✗", ENGINES.pair.destination],
    outcome: ["✗", ENGINES.pair.outcome],
    unknown: ["?", ENGINES.pair.unknown],
  }[kind];
  return h(
    "td",
    { class: `agree-${kind}`, title: rows.join(", ") },
    h("span", { class: "mark" }, mark ?? ""),
    ` ${word}`,
  );
}
