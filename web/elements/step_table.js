// @ts-check
/**
 * All steps. Only the rows in sight are in the document, so any number of steps is quick.
 * In: data. Out: "step-to" {index}, "filter-change" {filter}, "window-ask" {first}, "transcript-ask".
 */
import { describeCodePoint, glyph, isInvisible } from "../text/code_points.js";
import { NAME, code, h, isSame, lightUp } from "../dom.js";
import { KeptNodes } from "../kept_nodes.js";
import { stepEffect } from "../trace/step_text.js";
import { TRACE } from "../messages/trace.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").PartName} PartName */
/** @typedef {"all" | "states" | "errors"} Filter */
/**
 * @typedef {object} TableData
 * @property {Step[]} steps the window at hand
 * @property {boolean} complete whether no steps follow
 * @property {boolean} [partial] whether steps before them are due
 * @property {number} limit how many steps a window holds
 * @property {number | null} index of the current step
 * @property {(position: number) => PartName | null} partAt
 * @property {PartName | null} part highlighted
 * @property {string} breakpoints the states with one, each between commas
 */

const TEXT = TRACE.table;
/** Height of a row in CSS pixels; style/steps.css says the same. */
const ROW = 26;
const MARGIN = 8;

export class StepTable extends HTMLElement {
  /** @type {TableData | null} */
  #data = null;
  /** @type {Filter} */
  #filter = "all";
  /** @type {Step[]} */
  #rows = [];
  /** How many rows are due before them. */
  #due = 0;
  #body = h("tbody");
  #kept = new KeptNodes(this.#body);
  #scroll = h("div", { class: "steps-scroll", tabindex: 0, role: "region", "aria-label": TEXT.label });
  #note = h("p", { class: "window-note" });
  #choice = h("select", { "aria-label": TEXT.shown });
  /** @type {readonly [number, number]} */
  #drawn = [0, 0];
  // Measured when it changes, and set before the next frame, since either costs a layout.
  #height = 0;
  #headHeight = 0;
  #top = 0;
  #scrolling = false;

  static define(tag = "step-table") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    const options = { all: TEXT.every, states: TEXT.states, errors: TEXT.errors };
    this.#choice.replaceChildren(...Object.entries(options).map(([value, text]) => h("option", { value }, text)));
    const heads = [
      [TEXT.step, "n"],
      [TEXT.state, "s"],
      ["c", "c"],
      [TEXT.effect, "e"],
    ];
    const table = h(
      "table",
      { class: "steps" },
      h(
        "thead",
        {},
        h("tr", {}, ...heads.map(([text, name]) => h("th", { scope: "col", class: `col-${name}` }, text ?? ""))),
      ),
      this.#body,
    );
    this.#scroll.replaceChildren(table);
    const copy = h("button", { type: "button", class: "quiet", title: TEXT.copyTitle }, TEXT.copy);
    copy.addEventListener("click", () => this.#send("transcript-ask", {}));
    this.replaceChildren(
      h("div", { class: "steps-head" }, h("h3", {}, TEXT.title), copy, this.#choice),
      this.#scroll,
      this.#note,
    );
    this.#choice.addEventListener("change", () => this.#setFilter(/** @type {Filter} */ (this.#choice.value)));
    this.#scroll.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.#body.addEventListener("click", (event) => this.#click(event.target));
    new ResizeObserver(() => this.#measure()).observe(this.#scroll);
  }

  /** @param {TableData} data */
  set data(data) {
    const before = this.#data;
    this.#data = data;
    lightUp(this.#body, data.part);
    if (isSame(before, data, ["part"])) return;
    if (before?.steps !== data.steps) this.#collect();
    if (before?.index !== data.index || before?.steps !== data.steps) this.#reveal();
    this.#draw(true);
    this.#tell();
  }

  /** @param {Filter} filter */
  #setFilter(filter) {
    this.#filter = filter;
    this.#collect();
    this.#reveal();
    this.#draw(true);
  }

  #measure() {
    const wasHidden = this.#height === 0;
    this.#height = this.#scroll.clientHeight;
    this.#headHeight = this.querySelector("thead")?.clientHeight ?? 0;
    if (!this.#scrolling) this.#top = this.#scroll.scrollTop;
    if (wasHidden) this.#reveal();
    this.#draw(false);
  }

  #scrolled() {
    if (this.#scrolling) return; // where it is to be is known already
    this.#top = this.#scroll.scrollTop;
    this.#draw(false);
  }

  /**
   * Scrolls, right before the next frame.
   * @param {number} top
   */
  #scrollTo(top) {
    this.#top = Math.max(0, top);
    if (this.#scrolling) return;
    this.#scrolling = true;
    requestAnimationFrame(() => {
      this.#scrolling = false;
      this.#scroll.scrollTop = this.#top;
      this.#top = this.#scroll.scrollTop;
      this.#draw(false);
    });
  }

  #collect() {
    const steps = this.#data?.steps ?? [];
    if (this.#filter === "states")
      this.#rows = steps.filter((step, i) => i === 0 || steps[i - 1]?.state !== step.state || step.end);
    else if (this.#filter === "errors") this.#rows = steps.filter((step) => step.errors?.length);
    else this.#rows = steps;
    this.#due = this.#data?.partial && this.#filter === "all" ? (steps[0]?.index ?? 0) : 0;
  }

  /** The place of the current step among the rows, or of the last one before it. */
  get #place() {
    const index = this.#data?.index ?? null;
    const place = index === null ? -1 : this.#rows.findLastIndex((step) => step.index <= index);
    return place < 0 ? -1 : this.#due + place;
  }

  /** How many rows there are, with those that are due. */
  get #count() {
    return this.#due + this.#rows.length;
  }

  /** Scrolls the current step into sight. */
  #reveal() {
    const place = this.#place;
    const room = this.#height - this.#headHeight;
    if (place < 0 || room <= 0) return;
    const furthest = Math.max(0, this.#count * ROW - room);
    const scrolled = Math.min(this.#top, furthest);
    const top = place * ROW;
    if (top < scrolled + ROW) this.#scrollTo(Math.min(top - ROW, furthest));
    else if (top + 2 * ROW > scrolled + room) this.#scrollTo(Math.min(top + 2 * ROW - room, furthest));
    else this.#top = scrolled;
  }

  /** @param {boolean} afresh */
  #draw(afresh) {
    const room = Math.ceil(this.#height / ROW);
    const seen = Math.max(0, Math.floor(this.#top / ROW) - MARGIN);
    const start = Math.min(Math.max(seen, this.#due), this.#count);
    const end = Math.min(this.#count, seen + room + 2 * MARGIN);
    if (!afresh && this.#drawn[0] === start && this.#drawn[1] === end) return;
    this.#drawn = [start, end];
    const current = this.#place;
    const before = start;
    const after = this.#count - Math.max(start, end);
    this.#kept.show([
      [`before ${before}`, () => space(before)],
      ...this.#rows.slice(start - this.#due, Math.max(start, end) - this.#due).map((step, i) => this.#drawing(step, start + i, current)),
      [`after ${after}`, () => space(after)],
    ]);
    this.querySelector("table")?.setAttribute("aria-rowcount", String(this.#count + 1));
  }

  /**
   * @param {Step} step
   * @param {number} place
   * @param {number} current the place of the current step
   * @returns {[string, () => Node]}
   */
  #drawing(step, place, current) {
    const data = /** @type {TableData} */ (this.#data);
    const part = data.partAt(step.position);
    const exact = step.index === data.index;
    const broken = data.breakpoints.includes(`,${step.state},`);
    const shown = [step.index, place, part, place === current, exact, broken, step.state, step.c, step.end];
    return [
      JSON.stringify([...shown, step.errors?.length, stepEffect(step)]),
      () => this.#row(step, place, part, place === current),
    ];
  }

  /**
   * @param {Step} step
   * @param {number} place
   * @param {PartName | null} part
   * @param {boolean} current
   */
  #row(step, place, part, current) {
    const data = /** @type {TableData} */ (this.#data);
    const exact = step.index === data.index;
    const classes = [
      part && `part-${part}`,
      current && "current",
      part !== null && part === data.part && "lit",
      step.end === "failure" && "fails",
      step.errors?.length && "reports",
    ];
    return h(
      "tr",
      {
        class: classes.filter(Boolean).join(" "),
        "data-step": step.index,
        "data-part": part,
        "aria-current": exact ? "step" : null,
        "aria-rowindex": place + 2,
      },
      h(
        "th",
        { scope: "row", class: "col-n" },
        data.breakpoints.includes(`,${step.state},`) ? h("span", { class: "dot", title: TEXT.breakPoint }, "●") : null,
        step.index + 1,
      ),
      h("td", { class: "col-s", ...NAME, title: TRACE.stateName(step.state) }, step.state),
      h("td", { class: "col-c" }, cText(step.c)),
      h(
        "td",
        { class: "col-e", translate: "no", title: stepEffect(step) },
        step.errors?.length ? h("span", { class: "sign" }, step.end === "failure" ? "✗ " : "⚠ ") : null,
        stepEffect(step),
      ),
    );
  }

  /** @param {EventTarget | null} target */
  #click(target) {
    const row = target instanceof Element ? target.closest("tr[data-step]") : null;
    if (row) this.#send("step-to", { index: Number(row.getAttribute("data-step")) });
  }

  #tell() {
    const { steps, complete, limit, partial } = /** @type {TableData} */ (this.#data);
    const first = steps[0]?.index ?? 0;
    if (complete && (first === 0 || partial)) return this.#note.replaceChildren();
    const last = first + steps.length;
    const earlier = first > 0 ? this.#more(TEXT.loadBefore(limit), Math.max(0, first - limit)) : null;
    const later = complete ? null : this.#more(TEXT.loadNext(limit), last);
    const shown = first === 0 ? TEXT.first(last) : TEXT.some(first + 1, last);
    this.#note.replaceChildren(shown, ...[earlier, later].filter((node) => node !== null));
  }

  /**
   * @param {string} what
   * @param {number} first
   */
  #more(what, first) {
    const button = h("button", { type: "button" }, what);
    button.addEventListener("click", () => this.#send("window-ask", { first }));
    return button;
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #send(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

/** @param {number} rows rows that are out of sight */
function space(rows) {
  const row = h("tr", { class: "space", "aria-hidden": "true" });
  row.style.setProperty("height", `${rows * ROW}px`);
  return row;
}

/** @param {string | null} c */
function cText(c) {
  if (c === null) return h("span", { class: "soft" }, "EOF");
  const hidden = isInvisible(c) || c === " ";
  const shown = code(c === " " ? "\u00b7" : hidden ? glyph(c) : c);
  shown.title = describeCodePoint(c);
  return shown;
}
