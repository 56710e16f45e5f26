// @ts-check
/** The results as a table of which only the rows in sight are in the document, so that 10,000 stay quick. */
import { visibleText } from "../text/code_points.js";
import { code, h, named } from "../dom.js";
import { CASES } from "../messages/cases.js";
import { formatNumber } from "../messages/number.js";
import { hrefOf, isUrlOutcome } from "../exchange/case.js";
import { caseLabel } from "../exchange/markdown.js";
import { hasParsed } from "./selection.js";

/** @typedef {import("./outcomes.js").Row} Row */

const TEXT = CASES.table;
const COLUMNS = [
  ...[TEXT.number, TEXT.input, TEXT.base, TEXT.outcome],
  ...[TEXT.result, TEXT.errors, TEXT.browser, TEXT.expected],
];
/** Rows that are drawn beyond what is in sight, at each end. */
const SPARE = 8;
/** Before a row was measured, in CSS pixels. */
const ROW_HEIGHT = 30;
const SHOWN = 200;

export class ResultTable {
  /** @type {Row[]} */
  #rows = [];
  /** @type {Map<Row, HTMLTableRowElement>} those in the document */
  #drawn = new Map();
  #rowHeight = ROW_HEIGHT;
  #before = h("tr", { class: "spacer", "aria-hidden": "true" }, h("td", { colspan: COLUMNS.length }));
  #after = h("tr", { class: "spacer", "aria-hidden": "true" }, h("td", { colspan: COLUMNS.length }));
  #body = h("tbody", {}, this.#before, this.#after);
  #table = h(
    "table",
    { class: "results" },
    h("thead", {}, h("tr", {}, ...COLUMNS.map((name) => h("th", { scope: "col" }, name)))),
    this.#body,
  );
  #open;
  element = h("div", { class: "result-scroll", tabindex: 0, role: "region", "aria-label": TEXT.region }, this.#table);

  /** @param {(row: Row) => void} open */
  constructor(open) {
    this.#open = open;
    this.element.addEventListener("scroll", () => this.#draw(), { passive: true });
    new ResizeObserver(() => this.#draw()).observe(this.element);
  }

  /** @param {Row[]} rows those to show */
  show(rows) {
    const kept = new Set(rows);
    for (const [row, node] of this.#drawn) {
      if (kept.has(row)) continue;
      node.remove();
      this.#drawn.delete(row);
    }
    this.#rows = rows;
    this.#table.setAttribute("aria-rowcount", String(rows.length + 1));
    this.#draw();
  }

  #draw() {
    const [first, end] = this.#window();
    const wanted = this.#rows.slice(first, end);
    const inSight = new Set(wanted);
    for (const [row, node] of this.#drawn) {
      if (inSight.has(row) || node.contains(document.activeElement)) continue; // what has focus stays
      node.remove();
      this.#drawn.delete(row);
    }
    let place = /** @type {Element} */ (this.#before);
    wanted.forEach((row, index) => {
      const node = this.#drawn.get(row) ?? this.#make(row);
      node.setAttribute("aria-rowindex", String(first + index + 2));
      if (place.nextSibling !== node) place.after(node);
      place = node;
    });
    this.#measure(wanted[0]);
    this.#space(this.#before, first);
    this.#space(this.#after, this.#rows.length - end);
  }

  /** @returns {[number, number]} */
  #window() {
    const { scrollTop, clientHeight } = this.element;
    const first = Math.max(0, Math.floor(scrollTop / this.#rowHeight) - SPARE);
    const count = Math.ceil(clientHeight / this.#rowHeight) + 2 * SPARE;
    const last = Math.max(0, this.#rows.length - count);
    return [Math.min(first, last), Math.min(this.#rows.length, Math.min(first, last) + count)];
  }

  /** @param {Row} [row] */
  #measure(row) {
    const height = row && this.#drawn.get(row)?.offsetHeight;
    if (height) this.#rowHeight = height;
  }

  /**
   * @param {HTMLTableRowElement} spacer
   * @param {number} count of rows that it stands for
   */
  #space(spacer, count) {
    spacer.hidden = count === 0;
    spacer.style.height = `${count * this.#rowHeight}px`;
  }

  /** @param {Row} row */
  #make(row) {
    const node = resultRow(row, () => this.#open(row));
    this.#drawn.set(row, node);
    return node;
  }
}

/**
 * @param {Row} row
 * @param {() => void} open
 */
function resultRow(row, open) {
  const { number, case: one, urlstd } = row;
  const [input, base] = caseLabel(one);
  const button = h("button", { type: "button", class: "link", title: TEXT.open }, shownText(input));
  button.addEventListener("click", open);
  const errors = isUrlOutcome(urlstd) ? urlstd.errors : [];
  const parsed = hasParsed(urlstd.outcome);
  return h(
    "tr",
    {},
    h("td", { class: "number" }, formatNumber(number)),
    h("th", { scope: "row" }, button),
    h("td", {}, base === null ? h("span", { class: "soft" }, TEXT.noBase) : shownText(base)),
    h("td", { class: `outcome ${parsed ? "parsed" : "failure"}` }, outcomeText(urlstd.outcome)),
    h("td", {}, resultText(urlstd)),
    h("td", { title: errors.join(", ") }, named(errors.join(", "))),
    h("td", {}, browserText(row)),
    h("td", {}, expectedText(row)),
  );
}

/** @param {Row["urlstd"]} outcome */
function resultText(outcome) {
  const href = hrefOf(outcome);
  if (href !== null) return shownText(href);
  return isUrlOutcome(outcome)
    ? ""
    : h("span", { class: "soft", title: outcome.message }, outcome.message.slice(0, SHOWN));
}

/** @param {string} text */
function shownText(text) {
  const shown = visibleText(text.slice(0, SHOWN)) + (text.length > SHOWN ? "…" : "");
  return shown === "" ? h("span", { class: "soft" }, CASES.emptyString) : code(shown);
}

/** @param {Row} row */
function browserText({ browser, differs }) {
  if (browser === null) return h("span", { class: "soft" }, TEXT.notAsked);
  if (differs.length === 0) return h("span", { class: "soft" }, TEXT.same);
  if (differs[0] === "outcome") return h("span", { class: "differs" }, `≠ ${outcomeText(browser.outcome)}`);
  return h("span", { class: "differs", title: differs.join(", ") }, "≠ ", named(differs.join(", ")));
}

/** @param {Row} row */
function expectedText({ urlstdAsExpected, browserAsExpected }) {
  if (urlstdAsExpected === null) return h("span", { class: "soft" }, "–");
  if (urlstdAsExpected && browserAsExpected !== false) return h("span", { class: "as-expected" }, TEXT.asExpected);
  const not = urlstdAsExpected ? TEXT.notBrowser : browserAsExpected === false ? TEXT.neither : TEXT.notUrlstd;
  return h("span", { class: "differs" }, not);
}

/** @param {string} outcome */
function outcomeText(outcome) {
  return TEXT.outcomes[/** @type {keyof typeof TEXT.outcomes} */ (outcome)] ?? outcome;
}
