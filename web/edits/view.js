// @ts-check
/** The view "Edits": members of the URL set and called one after the other, and the query as a table. */
import { h } from "../dom.js";
import { EDITS } from "../messages/edits.js";
import { Inquiry } from "../python/inquiry.js";
import { EXAMPLES } from "./examples.js";
import { EditRow } from "./edit_row.js";
import { EditTrace } from "./edit_trace.js";
import { nativeEdits } from "./native_edits.js";
import { MOST_EDITS, readEdits, script, withMember, writeEdits } from "./notation.js";
import { ParamsTable } from "./params_table.js";

/** @typedef {import("../later_views.js").Page} Page */
/** @typedef {import("../painter.js").Surroundings} Surroundings */
/** @typedef {import("../types.js").EditsAnswer} EditsAnswer */
/** @typedef {import("./notation.js").Edit} Edit */
/** @typedef {import("./notation.js").EditsView} Held */

/** @type {import("../later_views.js").Create} */
export function create(place, page) {
  return new EditsView(place, page);
}

class EditsView {
  #page;
  #inquiry;
  #trace;
  #list = h("ol", { class: "edits" });
  /** @type {EditRow[]} */
  #rows = [];
  #add = h("button", { type: "button" }, EDITS.add);
  #copy = h("button", { type: "button", class: "quiet" }, EDITS.copy);
  #note = h("p", { class: "row-note", role: "status" });
  #params;
  #paramsPanel;
  /** What the table was changed to and Python has not written yet. @type {object | null} */
  #writing = null;
  /** @type {Surroundings | null} */
  #around = null;
  /** @type {{text: string | undefined, view: Held & {left: number}}} */
  #read = { text: undefined, view: readEdits(undefined) };

  /**
   * @param {HTMLElement} place
   * @param {Page} page
   */
  constructor(place, page) {
    this.#page = page;
    this.#inquiry = new Inquiry(page.client);
    this.#inquiry.addEventListener("change", () => page.repaint());
    this.#trace = new EditTrace(page);
    this.#params = new ParamsTable((pairs, deliberate) => void this.#writePairs(pairs, deliberate));
    this.#paramsPanel = h(
      "section",
      { class: "panel", "aria-labelledby": "params-title" },
      h("h2", { id: "params-title" }, `${EDITS.params.title} `, h("small", {}, EDITS.params.titleNote)),
      this.#params.place,
    );
    this.#add.addEventListener("click", () => this.#addEdit());
    this.#copy.addEventListener("click", () => this.#copyScript());
    place.append(
      h(
        "section",
        { class: "panel edits-panel", "aria-labelledby": "edits-title" },
        h(
          "div",
          { class: "title-row" },
          h("h2", { id: "edits-title" }, `${EDITS.title} `, h("small", {}, EDITS.titleNote)),
          this.#copy,
        ),
        h("div", { class: "try", role: "group", "aria-label": EDITS.examples }, ...EXAMPLES.map((one) => this.#example(one))),
        this.#note,
        this.#list,
        h("p", { class: "edits-foot" }, this.#add),
      ),
      this.#paramsPanel,
    );
  }

  get #view() {
    const text = this.#page.store.state.own.edits;
    if (this.#read.text !== text) this.#read = { text, view: readEdits(text) };
    return this.#read.view;
  }

  /** @param {Surroundings} around */
  paint(around) {
    this.#around = around;
    const { input, base, encoding } = this.#page.store.state;
    const { edits, open, left } = this.#view;
    const request = { input, base, encoding, edits, open };
    const { answer, of, problem } = this.#inquiry.ask("edits", request);
    const asked = /** @type {typeof request | null} */ (of);
    const current = asked && asked.input === input && asked.base === base && asked.encoding === encoding ? answer : null;
    const fits = current && asked?.edits === edits ? /** @type {EditsAnswer} */ (answer) : null;
    this.#note.textContent = problem ? EDITS.nothingToEdit(problem) : left > 0 ? EDITS.notAllRead : "";
    this.#drawRows(around, fits);
    this.#paramsPanel.hidden = problem !== "";
    if (current && this.#writing === null) this.#params.data = current.pairs;
  }

  /**
   * @param {Surroundings} around
   * @param {EditsAnswer | null} answer
   */
  #drawRows(around, answer) {
    const { input, base } = this.#page.store.state;
    const { edits, open } = this.#view;
    const native = nativeEdits(input, base, edits);
    while (this.#rows.length < edits.length) this.#rows.push(this.#row(this.#rows.length));
    this.#rows.length = edits.length;
    if (this.#list.children.length !== edits.length) this.#list.replaceChildren(...this.#rows.map((row) => row.place));
    this.#add.disabled = edits.length >= MOST_EDITS;
    const trace = answer?.open === open ? (answer?.opened ?? null) : null;
    this.#rows.forEach((row, index) => {
      row.data = {
        index,
        count: edits.length,
        edit: /** @type {Edit} */ (edits[index]),
        report: answer?.edits[index] ?? null,
        before: (index === 0 ? answer?.start : answer?.edits[index - 1]) ?? null,
        native: native?.[index + 1] ?? null,
        nativeBefore: native?.[index] ?? null,
        browser: around.browser,
        open: open === index,
        trace: open === index && trace ? this.#trace.place : null,
      };
    });
    if (trace) this.#trace.show(trace, around);
  }

  /** @param {number} index */
  #row(index) {
    return new EditRow({
      member: (member) => this.#replace(index, (edit) => withMember(edit, member)),
      argument: (which, value) =>
        this.#replace(index, (edit) => ({ ...edit, arguments: edit.arguments.with(which, value) })),
      second: (given) =>
        this.#replace(index, (edit) => ({ ...edit, arguments: [edit.arguments[0] ?? "", ...(given ? [""] : [])] })),
      move: (by) => this.#move(index, by),
      remove: () => this.#remove(index),
      toggle: () => this.#set({ ...this.#view, open: this.#view.open === index ? null : index }, true),
    });
  }

  /**
   * @param {number} index
   * @param {(edit: Edit) => Edit} change
   */
  #replace(index, change) {
    const { edits, open } = this.#view;
    this.#set({ edits: edits.map((edit, place) => (place === index ? change(edit) : edit)), open }, false);
  }

  #addEdit() {
    const { edits, open } = this.#view;
    this.#set({ edits: [...edits, { member: "hash", arguments: [""] }], open }, true);
    this.#now();
    this.#rows.at(-1)?.focus();
  }

  /**
   * @param {number} index
   * @param {number} by
   */
  #move(index, by) {
    const { edits, open } = this.#view;
    const to = index + by;
    const edit = edits[index];
    if (!edit || to < 0 || to >= edits.length) return;
    const moved = edits.toSpliced(index, 1).toSpliced(to, 0, edit);
    this.#set({ edits: moved, open: open === index ? to : open === to ? index : open }, true);
    this.#rows[to]?.focusButton(by < 0 ? "up" : "down");
  }

  /** @param {number} index */
  #remove(index) {
    const { edits, open } = this.#view;
    const left = edits.toSpliced(index, 1);
    this.#set({ edits: left, open: open === null || open === index ? null : open > index ? open - 1 : open }, true);
    this.#now();
    const next = this.#rows[Math.min(index, this.#rows.length - 1)];
    if (next) next.focusButton("remove");
    else this.#add.focus();
  }

  /** Draws the rows at once, so that one of them can take focus. */
  #now() {
    if (this.#around) this.#drawRows(this.#around, null);
  }

  /**
   * @param {Held} view
   * @param {boolean} deliberate
   */
  #set(view, deliberate) {
    const { store } = this.#page;
    store.set({ own: { ...store.state.own, edits: writeEdits(view) } });
    if (deliberate) this.#page.acted();
    else this.#page.edited();
  }

  /** @param {import("./examples.js").EditExample} example */
  #example({ name, input, edits }) {
    const button = h("button", { type: "button", class: "chip" }, name);
    button.addEventListener("click", () => {
      const { store } = this.#page;
      const view = { edits: edits.map(([member, ...given]) => ({ member, arguments: given })), open: null };
      this.#page.asked(input);
      store.set({ input, base: null, step: null, own: { ...store.state.own, edits: writeEdits(view) } });
      this.#page.acted();
    });
    return button;
  }

  #copyScript() {
    const { input, base } = this.#page.store.state;
    void this.#page.share.copy(script(input, base, this.#view.edits), EDITS.copied, EDITS.asJavaScript);
  }

  /**
   * Has Python write the pairs into the input above.
   * @param {[string, string][]} pairs
   * @param {boolean} deliberate
   */
  async #writePairs(pairs, deliberate) {
    const { input, base, encoding } = this.#page.store.state;
    const ticket = (this.#writing = {});
    try {
      const answer = await this.#page.client.call("with pairs", { input, base, encoding, pairs });
      const { state } = this.#page.store;
      if (answer.error || state.input !== input || state.base !== base || this.#writing !== ticket) return;
      this.#page.asked(answer.changed);
      this.#page.store.set({ input: answer.changed });
      if (deliberate) this.#page.acted();
      else this.#page.edited();
    } catch {
      // A newer change took its place, or Python was stopped, of which the page tells.
    } finally {
      if (this.#writing === ticket) this.#writing = null;
      this.#page.repaint();
    }
  }
}
