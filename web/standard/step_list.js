// @ts-check
/** Draws the numbered steps of an algorithm and its source, with those marked that ran. */
import { code, h } from "../dom.js";
import { sourceLines, stepRows } from "./step_rows.js";
import { TRACE } from "../messages/trace.js";

/** @typedef {import("./step_rows.js").Algorithm} Algorithm */
/** @typedef {import("./step_rows.js").Condition} Condition */
/** @typedef {import("./step_rows.js").NumberedStep} NumberedStep */
/** @typedef {import("./step_rows.js").Row} Row */
/** @typedef {import("./step_rows.js").Run} Run */
/** @typedef {import("./step_rows.js").SourceFunction} SourceFunction */

const TEXT = TRACE.numbered;

/**
 * @param {Row[]} rows
 * @param {boolean} all whether those too that did not run
 * @param {string} name of the algorithm
 */
export function stepList(rows, all, name) {
  const shown = rows.filter(({ ran }) => all || ran);
  if (shown.length === 0) return h("p", { class: "absent" }, TEXT.none);
  return h("ol", { class: "numbered", "aria-label": TEXT.label(name) }, ...shown.map(item));
}

/** @param {Row} row */
function item({ step, ran, last, reason }) {
  const found = h(
    "li",
    { class: `${ran ? "ran" : "skipped"}${last ? " last" : ""}` },
    h("span", { class: "sign", "aria-hidden": "true" }, ran ? "✓" : ""),
    h("span", { class: "number" }, step.number, hidden(ran ? TEXT.ran : TEXT.didNotRun)),
    h("span", { class: "says" }, ...words(step), last ? lastNote(step, reason) : null),
  );
  found.style.setProperty("--depth", String(step.depth));
  return found;
}

/** @param {string} text */
function hidden(text) {
  return h("span", { class: "visually-hidden" }, text);
}

/** @param {NumberedStep} step */
function words({ text, divergence, condition, code: written }) {
  const [line, ...more] = written.split("\n");
  const own = text || (condition ? null : code(more.length > 0 ? `${line} …` : (line ?? "")));
  return [own, text && condition ? " " : null, condition && conditionNote(condition), divergence && note(divergence)];
}

/** @param {string} text */
function note(text) {
  return h("span", { class: "divergence" }, text);
}

/** @param {Condition} condition */
function conditionWords({ kind, text }) {
  return TEXT.conditions[kind](code(text));
}

/** @param {Condition} condition */
function conditionNote(condition) {
  return h("span", { class: "condition" }, ...conditionWords(condition));
}

/**
 * @param {NumberedStep} step
 * @param {import("./step_rows.js").Reason | null} reason
 */
function lastNote(step, reason) {
  if (!reason || reason.condition === step.condition) return h("span", { class: "why" }, TEXT.last);
  return h("span", { class: "why" }, ...TEXT.decided(reason.number, conditionWords(reason.condition)));
}

/**
 * A disclosure of the Python source, drawn when it is first opened.
 * @param {Algorithm} algorithm
 * @param {Row[]} rows
 * @param {boolean} all whether the functions too in which no step ran
 * @param {Record<string, SourceFunction>} functions
 */
export function sourceDisclosure(algorithm, rows, all, functions) {
  const found = h("details", { class: "source" }, h("summary", {}, TEXT.source));
  found.addEventListener("toggle", () => {
    if (!found.open || found.childElementCount > 1) return;
    for (const key of algorithm.functions) {
      const written = functions[key];
      const wanted = all || rows.some(({ ran, step }) => ran && step.function === key);
      if (written && wanted) found.append(...listing(key, written, rows));
    }
  });
  return found;
}

/**
 * @param {string} key
 * @param {SourceFunction} written
 * @param {Row[]} rows
 */
function listing(key, written, rows) {
  const name = key.slice(key.indexOf(":") + 1);
  const lines = sourceLines(key, written, rows).map(({ line, text, ran }) =>
    h(
      "span",
      { class: ran ? "line ran" : "line" },
      h("span", { class: "n" }, `${ran ? "✓" : " "}${String(line).padStart(4)}  `),
      `${text}\n`,
    ),
  );
  return [
    h("p", { class: "file" }, code(written.file), TEXT.lines(written.start, written.end)),
    h("pre", { tabindex: 0, role: "region", "aria-label": TEXT.sourceOf(name) }, code(...lines)),
  ];
}

/**
 * The list and the source of one run, for what is inside another algorithm.
 * @param {Algorithm} algorithm
 * @param {Run} run
 * @param {boolean} all
 * @param {Record<string, SourceFunction>} functions
 */
export function runParts(algorithm, run, all, functions) {
  const rows = stepRows(algorithm, run);
  return [stepList(rows, all, algorithm.name), sourceDisclosure(algorithm, rows, all, functions)];
}
