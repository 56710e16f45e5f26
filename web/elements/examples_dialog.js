// @ts-check
/** The examples by topic. In: data {topics}. Method: open(). Out: "example-choose" {id}. */
import { code, h } from "../dom.js";
import { EXAMPLES } from "../messages/examples.js";
import { escapeText } from "../text/escapes.js";
import { initText } from "../pattern_panel/pattern_text.js";

/** @typedef {import("../examples/examples.js").Topic} Topic */

export class ExamplesDialog extends HTMLElement {
  #body = h("div", { class: "topics" });
  #dialog = h("dialog", { class: "wide", "aria-labelledby": "examples-title" });

  static define(tag = "examples-dialog") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    const close = h("button", { type: "button", class: "quiet" }, EXAMPLES.close);
    close.addEventListener("click", () => this.#dialog.close());
    this.#dialog.replaceChildren(
      h("div", { class: "dialog-head" }, h("h2", { id: "examples-title" }, EXAMPLES.title), close),
      this.#body,
    );
    this.replaceChildren(this.#dialog);
    this.#dialog.addEventListener("click", (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
  }

  /** @param {{topics: readonly Topic[]}} data */
  set data({ topics }) {
    this.#body.replaceChildren(
      ...topics.map(({ topic, examples }) =>
        h("section", {}, h("h3", {}, topic), h("ul", {}, ...examples.map((example) => this.#item(example)))),
      ),
    );
  }

  open() {
    this.#dialog.showModal();
  }

  /** @param {Topic["examples"][number]} example */
  #item({ id, input, base, about, encoding, pattern }) {
    const button = h(
      "button",
      { type: "button", class: "example", "data-id": id },
      input === "" ? h("span", { class: "soft" }, EXAMPLES.emptyString) : code(escapeText(input)),
      base === null ? null : h("span", { class: "with-base" }, ...EXAMPLES.base(code(escapeText(base)))),
      encoding === undefined ? null : h("span", { class: "with-base" }, EXAMPLES.encoding(encoding)),
      pattern ? h("span", { class: "with-base" }, ...EXAMPLES.pattern(code(patternText(pattern)))) : null,
      h("span", { class: "about" }, about),
    );
    button.addEventListener("click", () => {
      this.#dialog.close();
      this.dispatchEvent(new CustomEvent("example-choose", { detail: { id }, bubbles: true }));
    });
    return h("li", {}, button);
  }
}

/** @param {NonNullable<import("../types.js").PatternView["pattern"]>} pattern */
function patternText(pattern) {
  return typeof pattern === "string" ? pattern : initText(pattern);
}
