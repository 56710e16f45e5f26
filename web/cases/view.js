// @ts-check
/** The view "Cases": many inputs at once, on urlstd and on this browser. */
import { writeEdits } from "../edits/notation.js";
import { h } from "../dom.js";
import { CASES } from "../messages/cases.js";
import { readCases } from "../exchange/read_cases.js";
import { CoveragePanel } from "./coverage_panel.js";
import { ExportBar } from "./export_bar.js";
import { FilterBar } from "./filter_bar.js";
import { ListPanel, listOf } from "./list_panel.js";
import { ResultTable } from "./result_table.js";
import { Runner } from "./runner.js";
import { coverage, selected } from "./selection.js";
import { SummaryPanel } from "./summary_panel.js";

/** @typedef {import("../later_views.js").Page} Page */
/** @typedef {import("../painter.js").Surroundings} Surroundings */
/** @typedef {import("./outcomes.js").Row} Row */

/** After the last key, in milliseconds. */
const PAUSE = 400;
/** While a list runs, the page is drawn anew once in so many milliseconds. */
const REDRAW = 120;
/** A longer list is not in the link. */
const LINK_LIMIT = 20_000;

/** @type {import("../later_views.js").Create} */
export function create(place, page) {
  return new CasesView(place, page);
}

class CasesView {
  #page;
  #runner;
  #list;
  #filters;
  #summary;
  #table;
  #export;
  #coverage;
  /** The list, which may be too long for a link. */
  #text = "";
  /** What the link held when it was read last. */
  #linked = "";
  #read = readCases("");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #redrawing = false;
  /** @type {Surroundings | null} */
  #around = null;

  /**
   * @param {HTMLElement} place
   * @param {Page} page
   */
  constructor(place, page) {
    this.#page = page;
    this.#runner = new Runner(page.client);
    this.#list = new ListPanel((text, deliberate) => this.#change(text, deliberate), page.say);
    this.#filters = new FilterBar(() => this.#draw());
    this.#summary = new SummaryPanel({ run: () => this.#run(), cancel: () => this.#runner.cancel() });
    this.#table = new ResultTable((row) => this.#open(row));
    this.#export = new ExportBar(page);
    this.#coverage = new CoveragePanel({
      state: (name) => this.#filters.set({ state: name }),
      error: (name) => this.#filters.set({ error: name }),
      complete: (names) => this.#complete(names),
    });
    this.#runner.addEventListener("change", () => this.#redraw());
    place.replaceChildren(this.#listSection(), this.#resultSection(), this.#coverage.element);
  }

  #listSection() {
    return h(
      "section",
      { class: "panel case-input", "aria-labelledby": "cases-title" },
      h("h2", { id: "cases-title" }, `${CASES.title} `, h("small", {}, CASES.titleNote)),
      h("div", { class: "case-columns" }, this.#list.element, this.#summary.element),
    );
  }

  #resultSection() {
    return h(
      "section",
      { class: "panel case-results", "aria-labelledby": "results-title" },
      h("h2", { id: "results-title" }, CASES.results),
      this.#filters.element,
      this.#table.element,
      this.#export.element,
    );
  }

  /** @param {Surroundings} around */
  paint(around) {
    this.#around = around;
    const linked = this.#page.store.state.own.cases ?? "";
    if (linked !== this.#linked) {
      this.#linked = linked;
      if (linked !== "") this.#take(linked);
    }
    this.#draw();
  }

  /**
   * @param {string} text
   * @param {boolean} deliberate
   */
  #change(text, deliberate) {
    this.#linked = text.length <= LINK_LIMIT ? text : "";
    const { own } = this.#page.store.state;
    this.#take(text, deliberate ? 0 : PAUSE);
    this.#page.store.set({ own: { ...own, cases: this.#linked } });
    if (deliberate) this.#page.acted();
    else this.#page.edited();
    this.#draw();
  }

  /**
   * @param {string} text
   * @param {number} [pause]
   */
  #take(text, pause = 0) {
    this.#text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), pause);
  }

  #run() {
    clearTimeout(this.#timer);
    this.#read = readCases(this.#text);
    void this.#runner.start(this.#read.cases);
  }

  /** Draws now, or a little later when that has just been done. */
  #redraw() {
    if (this.#redrawing) return;
    this.#redrawing = true;
    setTimeout(
      () => {
        this.#redrawing = false;
        this.#draw();
      },
      this.#runner.running ? REDRAW : 0,
    );
  }

  #draw() {
    const around = this.#around;
    if (!around) return;
    const states = (around.about?.states ?? []).map(({ name }) => name);
    const errors = (around.about?.errors ?? []).map(({ name }) => name);
    const { rows } = this.#runner;
    this.#list.paint(this.#text, this.#remark(), this.#read.problem !== "", around.about);
    this.#filters.paint(states, errors);
    const shown = selected(rows, this.#filters.filter, states);
    this.#filters.tell(shown.length, rows.length);
    this.#summary.paint(this.#runner, around.browser, around.absent);
    this.#table.show(shown);
    this.#export.paint(shown);
    this.#coverage.paint(coverage(rows, states, errors));
  }

  #remark() {
    const { format, cases, problem } = this.#read;
    const kinds = [...new Set(cases.map(({ kind }) => CASES.kinds[kind]))];
    const what = cases.length === 0 ? "" : CASES.readAs(cases.length, kinds, format);
    const link = this.#text.length > LINK_LIMIT ? CASES.tooLongForLink : "";
    return [what, problem, link].filter(Boolean).join(" ");
  }

  /** @param {string[]} names of validation errors */
  #complete(names) {
    const examples = (this.#around?.about?.errors ?? [])
      .filter(({ name }) => names.includes(name))
      .map(({ example }) => example);
    const known = this.#read.cases.flatMap((one) => (one.kind === "url" ? [{ input: one.input, base: one.base }] : []));
    this.#change(listOf([...known, ...examples]), true);
    this.#page.say(CASES.added(examples.length));
  }

  /** @param {Row} row */
  #open({ case: one }) {
    const { store } = this.#page;
    if (one.kind === "pattern") return this.#openPattern(one);
    const input = one.kind === "url" ? one.input : one.href;
    const base = one.kind === "url" ? one.base : null;
    this.#page.asked(input);
    if (one.kind === "url") store.set({ input, base, tab: "url", step: null });
    else {
      const edits = writeEdits({ edits: [{ member: one.attribute, arguments: [one.value] }], open: 0 });
      store.set({ input, base, tab: "edits", step: null, own: { ...store.state.own, edits } });
    }
    this.#page.acted();
  }

  /** @param {import("../exchange/case.js").PatternCase} one */
  #openPattern({ arguments: given, inputs }) {
    const [pattern, second, third] = /** @type {any[]} */ (given);
    const base = typeof second === "string" ? second : "";
    const options = typeof second === "object" ? second : third;
    const [input, inputBase] = /** @type {any[]} */ (inputs ?? []);
    if (typeof input === "string") this.#page.asked(input);
    this.#page.store.set({
      tab: "pattern",
      pattern: pattern ?? {},
      relative: base === "" ? "none" : "base",
      patternBase: base,
      ignoreCase: options?.ignoreCase === true,
      fields: typeof input === "object" ? input : null,
      ...(typeof input === "string"
        ? { input, base: typeof inputBase === "string" ? inputBase : null, step: null }
        : {}),
    });
    this.#page.acted();
  }
}
