// @ts-check
/** A live example: fields that can be changed, and what the engine makes of them. */
import { PLAIN_FIELD, code, h } from "../dom.js";
import { COURSE } from "../messages/learn.js";
import { absent } from "./desk.js";
import { KINDS, told } from "./kinds.js";
import { shown } from "./shows.js";
import { readable } from "./strips.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./goals.js").Kind} Kind */
/** @typedef {import("./goals.js").Values} Values */
/** @typedef {import("./kinds.js").Setting} Setting */
/** @typedef {{kind: Kind, start: Values, setting?: Setting, tries?: Values[]}} Live */

let benches = 0;

export class Bench {
  /** @type {Values} */
  #values;
  /** @type {Map<string, HTMLTextAreaElement | HTMLSelectElement>} */
  #fields = new Map();
  #result = h("div", { class: "bench-result" });
  /** @type {unknown} */
  #drawn = null;
  #desk;
  #live;
  #slot;

  /**
   * @param {Desk} desk
   * @param {Live} live
   * @param {string} name of the group of fields
   */
  constructor(desk, live, name) {
    this.#desk = desk;
    this.#live = live;
    this.#slot = `learn ${++benches}`;
    this.#values = { ...live.start };
    this.node = h("div", { class: "bench", role: "group", "aria-label": name });
    this.node.append(...this.#form(), ...this.#tries(), this.#result);
  }

  get values() {
    return this.#values;
  }

  /** @param {Values} values */
  set(values) {
    this.#values = { ...this.#values, ...values };
    for (const [name, field] of this.#fields) field.value = this.#values[name] ?? "";
    this.#desk.page.repaint();
  }

  /**
   * Shows the answer.
   * @returns {{answer: any, values: Values} | null} the answer with what it is about, if it is about what is typed
   */
  paint() {
    const { kind, setting = {} } = this.#live;
    const request = KINDS[kind].request(this.#values, setting);
    const { answer, of, problem } = this.#desk.inquiry.ask(this.#slot, request);
    const drawn = answer ?? problem;
    if (drawn !== this.#drawn || this.#result.childElementCount === 0) {
      this.#drawn = drawn;
      this.#result.replaceChildren(...this.#answer(answer, of, problem));
    }
    const current = answer && JSON.stringify(of) === JSON.stringify(request);
    return current ? { answer: told(kind, answer, request), values: this.#values } : null;
  }

  /**
   * @param {any} answer
   * @param {object | null} of
   * @param {string} problem
   */
  #answer(answer, of, problem) {
    if (answer) return shown(this.#live.kind, told(this.#live.kind, answer, of), this.#desk);
    return [absent(problem)];
  }

  #form() {
    const { kind, setting = {} } = this.#live;
    return KINDS[kind].fields(setting).map(({ name, label, choices }) => {
      const field = choices
        ? h("select", {}, ...choices.map((choice) => h("option", {}, choice)))
        : h("textarea", { ...PLAIN_FIELD, rows: 1 });
      field.value = this.#values[name] ?? "";
      field.addEventListener("input", () => {
        this.#values = { ...this.#values, [name]: field.value };
        this.#desk.page.repaint();
      });
      this.#fields.set(name, field);
      return h("label", { class: "field bench-field" }, h("span", {}, label), field);
    });
  }

  /** Buttons for what else is worth a try; a part that a button does not name goes back to the start. */
  #tries() {
    const { tries = [], start } = this.#live;
    if (tries.length === 0) return [];
    const buttons = [start, ...tries].map((values) => {
      const button = h("button", { type: "button", class: "try" }, code(said(values, start, tries)));
      button.addEventListener("click", () => this.set({ ...start, ...values }));
      return button;
    });
    return [h("div", { class: "tries", role: "group", "aria-label": COURSE.toTry }, ...buttons)];
  }
}

/**
 * What a button says: what differs from the start; for the start, what differs from it elsewhere.
 * @param {Values} values
 * @param {Values} start
 * @param {Values[]} tries
 */
function said(values, start, tries) {
  const differs = (/** @type {Values} */ other, /** @type {string} */ name) =>
    other[name] !== undefined && other[name] !== start[name];
  const wanted = values === start ? tries : [values];
  const names = Object.keys(start).filter((name) => wanted.some((other) => differs(other, name)));
  return names.map((name) => readable(values[name] ?? "")).join("  ·  ");
}
