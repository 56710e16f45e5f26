// @ts-check
/**
 * The Standard's numbered steps of the state that one step of the trace is in, with those marked that ran.
 * In: data. Out: "numbered-toggle" {open}, "numbered-all" {all}.
 */
import { h, isSame, named, standardLink } from "../dom.js";
import { sourceDisclosure, stepList } from "../standard/step_list.js";
import { ranCount, stepRows } from "../standard/step_rows.js";
import { TRACE } from "../messages/trace.js";

/** @typedef {import("../standard/step_rows.js").Algorithm} Algorithm */
/** @typedef {import("../standard/step_rows.js").Run} Run */
/** @typedef {import("../standard/step_rows.js").SourceFunction} SourceFunction */
/**
 * @typedef {object} StandardStepsData
 * @property {boolean} open
 * @property {boolean} all whether the steps too that did not run
 * @property {Algorithm | null} algorithm
 * @property {Run | null} run
 * @property {Record<string, SourceFunction>} functions
 * @property {string} absent why there is no list
 * @property {boolean} due whether this is still what ran before
 */

export class StandardSteps extends HTMLElement {
  /** @type {StandardStepsData | null} */
  #data = null;
  #sourceOpen = false;
  #count = h("span", { class: "soft" });
  #all = h("input", { type: "checkbox" });
  #name = h("span", { class: "of" });
  #body = h("div", { class: "numbered-body" });
  #disclosure = h(
    "details",
    { class: "numbered-steps" },
    h("summary", {}, h("h3", {}, TRACE.numbered.title), " ", this.#count),
    h("div", { class: "numbered-head" }, this.#name, h("label", {}, this.#all, TRACE.numbered.all)),
    this.#body,
  );

  static define(tag = "standard-steps") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(this.#disclosure);
    this.#disclosure.addEventListener("toggle", () => {
      if (this.#disclosure.open !== this.#data?.open) this.#send("numbered-toggle", { open: this.#disclosure.open });
    });
    this.#all.addEventListener("change", () => this.#send("numbered-all", { all: this.#all.checked }));
  }

  /** @param {StandardStepsData} data */
  set data(data) {
    this.#disclosure.classList.toggle("due", data.due);
    if (isSame(this.#data, data, ["due"])) return;
    this.#data = data;
    this.#disclosure.open = data.open;
    this.#all.checked = data.all;
    if (data.open) this.#draw(data);
    else this.#count.textContent = "";
  }

  /** @param {StandardStepsData} data */
  #draw({ algorithm, run, all, functions, absent }) {
    if (!algorithm || !run) {
      this.#count.textContent = "";
      this.#name.replaceChildren();
      this.#body.replaceChildren(h("p", { class: "absent" }, absent));
      return;
    }
    const rows = stepRows(algorithm, run);
    const count = ranCount(rows);
    const source = sourceDisclosure(algorithm, rows, all, functions);
    source.addEventListener("toggle", () => (this.#sourceOpen = source.open));
    this.#count.textContent = TRACE.numbered.count(count.ran, count.all);
    this.#name.replaceChildren(standardLink(algorithm.anchor, named(algorithm.name)));
    this.#body.replaceChildren(stepList(rows, all, algorithm.name), source);
    source.open = this.#sourceOpen;
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #send(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}
