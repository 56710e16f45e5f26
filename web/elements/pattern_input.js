// @ts-check
/**
 * The pattern as a constructor string, beside the URL; components are only shown. In: data {pattern, wrong}. Out:
 * "pattern-change" {pattern}, "pattern-open" to edit components.
 */
import { PLAIN_FIELD, h } from "../dom.js";
import { initText } from "../pattern_panel/pattern_text.js";
import { editedValue, shownText } from "../text/raw_text.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../types.js").Init} Init */

export class PatternInput extends HTMLElement {
  #value = "";
  #field = h("textarea", {
    id: "pattern-raw",
    ...PLAIN_FIELD,
    rows: 1,
    placeholder: PAGE.input.noPattern,
  });
  #open = h("button", { type: "button", class: "quiet" }, PAGE.input.edit);
  #drawn = "";

  static define(tag = "pattern-input") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(
      h("div", { class: "field" }, h("label", { for: "pattern-raw" }, "URLPattern"), this.#field),
      this.#open,
    );
    this.#field.addEventListener("input", () => {
      this.#value = editedValue(this.#value, this.#field.value);
      // A field without anything in it is no pattern; the empty one is of no use by itself.
      this.#send("pattern-change", { pattern: this.#value === "" ? null : this.#value });
    });
    this.#field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") event.preventDefault(); // a pattern has one line
    });
    this.#open.setAttribute("aria-label", PAGE.input.editComponents);
    this.#open.addEventListener("click", () => this.#send("pattern-open", {}));
  }

  /** @param {{pattern: string | Init | null, wrong: boolean}} data */
  set data({ pattern, wrong }) {
    const drawn = JSON.stringify([pattern, wrong]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const isString = typeof pattern === "string" || pattern === null;
    this.#value = isString ? (pattern ?? "") : initText(pattern);
    this.#field.readOnly = !isString;
    if (this.#field.value !== shownText(this.#value)) this.#field.value = shownText(this.#value);
    this.#open.hidden = isString;
    if (wrong) {
      this.#field.setAttribute("aria-invalid", "true");
      this.#field.setAttribute("aria-describedby", "pattern-outcome");
    } else {
      this.#field.removeAttribute("aria-invalid");
      this.#field.removeAttribute("aria-describedby");
    }
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #send(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}
