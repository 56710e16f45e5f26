// @ts-check
/** One sentence on what came out, and quiet facts. In: data. */
import { code, h } from "../dom.js";

/**
 * @typedef {object} VerdictData
 * @property {"parsed" | "failure" | "waiting" | "stopped"} kind
 * @property {string} outcome "Parsed"
 * @property {string} rest
 * @property {{sign?: string, text: string, value?: string, strong?: boolean}[]} facts
 */

export class VerdictLine extends HTMLElement {
  #drawn = "";

  static define(tag = "verdict-line") {
    customElements.define(tag, this);
  }

  /** @param {VerdictData} data */
  set data(data) {
    const drawn = JSON.stringify(data);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const { kind, outcome, rest, facts } = data;
    this.replaceChildren(
      h("p", { class: "sentence", id: "verdict" }, h("strong", { class: `outcome ${kind}` }, outcome), " ", rest),
      h(
        "ul",
        { class: "facts", "aria-label": "Facts" },
        ...facts.map(({ sign, text, value, strong }) =>
          h(
            "li",
            { class: strong ? "fact strong" : "fact" },
            sign ? h("span", { "aria-hidden": "true", class: "sign" }, sign) : null,
            text,
            value === undefined ? null : " ",
            value === undefined ? null : code(value),
          ),
        ),
      ),
    );
    this.querySelector(".facts")?.toggleAttribute("hidden", facts.length === 0);
  }
}
