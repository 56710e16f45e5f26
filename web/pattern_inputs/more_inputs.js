// @ts-check
/**
 * Further inputs for the pattern, each a row. In: data. Out: "more-inputs" {text}; "input-show" {input, base}, the one
 * to take apart above.
 */
import { visibleText } from "../text/code_points.js";
import { PLAIN_FIELD, code, h, isSame } from "../dom.js";
import { PATTERN } from "../messages/pattern.js";
import { matchSign } from "../pattern_panel/pattern_rows.js";

/** @typedef {import("../types.js").InputRow} InputRow */
/** @typedef {import("./lines.js").InputLine} InputLine */
/** @typedef {{text: string, lines: InputLine[], rows: (InputRow | null)[] | null, problem: string}} MoreInputsData */

const TEXT = PATTERN.inputs;
const PLACEHOLDER = 'https://example.com/a\n{"pathname": "/a"}\n["../b", "https://example.com/c/"]';
const MATCHED = Object.freeze({ match: true, "no-match": false, "input-failure": false, undecided: null });

export class MoreInputs extends HTMLElement {
  /** @type {MoreInputsData | null} */
  #data = null;
  #field = h("textarea", { ...PLAIN_FIELD, rows: 4, id: "more-inputs-text", placeholder: PLACEHOLDER });
  #note = h("p", { class: "row-note" });
  #table = h("div", { class: "table-scroll", tabindex: 0, role: "region", "aria-label": TEXT.title });

  static define(tag = "more-inputs") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(
      h("h2", { id: "more-inputs-title" }, `${TEXT.title} `, h("small", {}, TEXT.titleNote)),
      h("div", { class: "field" }, h("label", { for: this.#field.id }, TEXT.label), this.#field),
      h("p", { class: "row-note" }, TEXT.note),
      this.#note,
      this.#table,
    );
    this.#field.addEventListener("input", () => this.#send("more-inputs", { text: this.#field.value }));
    this.#table.addEventListener("click", (event) => this.#show(/** @type {HTMLElement} */ (event.target)));
  }

  /** @param {MoreInputsData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    const { text, lines, rows, problem } = data;
    if (this.#field.value !== text) this.#field.value = text;
    this.#note.textContent = problem;
    this.#note.hidden = problem === "";
    this.#table.hidden = lines.length === 0 || rows === null;
    this.#table.replaceChildren(...(rows === null || lines.length === 0 ? [] : [inputTable(lines, rows)]));
  }

  /** @param {HTMLElement} target */
  #show(target) {
    const line = this.#data?.lines[Number(target.closest("button")?.dataset.line ?? -1)];
    if (line) this.#send("input-show", { input: line.input, base: line.base });
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #send(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

/**
 * @param {InputLine[]} lines
 * @param {(InputRow | null)[]} rows
 */
function inputTable(lines, rows) {
  const hidden = (/** @type {string} */ text) => h("span", { class: "visually-hidden" }, text);
  const heads = [hidden(TEXT.matches), TEXT.input, TEXT.groups, hidden(TEXT.show)].map((head) =>
    h("th", { scope: "col" }, head),
  );
  return h(
    "table",
    { class: "routes" },
    h("thead", {}, h("tr", {}, ...heads)),
    h("tbody", {}, ...lines.map((line, index) => inputRow(line, rows[index] ?? null, index))),
  );
}

/**
 * @param {InputLine} line
 * @param {InputRow | null} row
 * @param {number} index
 */
function inputRow({ line, problem }, row, index) {
  const matched = row ? MATCHED[row.outcome] : null;
  const show = h("button", { type: "button", class: "link", "data-line": index }, TEXT.showAbove);
  return h(
    "tr",
    { class: matched === false ? "wrong" : null },
    h("td", {}, problem ? "✗" : matchSign(matched)),
    h("th", { scope: "row" }, code(visibleText(line))),
    h("td", {}, problem || (row ? rowText(row) : "…")),
    h("td", {}, problem ? "" : show),
  );
}

/** @param {InputRow} row */
function rowText({ outcome, groups, component, message }) {
  if (outcome !== "match") return `${component === null ? "" : `${component}: `}${visibleText(message ?? "")}`;
  const values = groups.map(({ name, value }) =>
    value === null ? PATTERN.groupWithoutPart(name) : PATTERN.group(name, visibleText(value)),
  );
  return values.join(", ") || TEXT.match;
}
