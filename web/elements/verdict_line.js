// @ts-check
/** One sentence on what came out, and quiet facts. In: data. Out: the event that a fact names, which is then a button. */
import { code, h } from "../dom.js";
import { redraw } from "../kept_nodes.js";
import { PAGE } from "../messages/page.js";

/** @typedef {{sign?: string, text: string, value?: string, strong?: boolean, opens?: {event: string, id: string, open: boolean}}} Fact */
/**
 * @typedef {object} VerdictData
 * @property {"parsed" | "failure" | "waiting" | "stopped"} kind
 * @property {string} outcome "Parsed"
 * @property {string} rest
 * @property {Fact[]} facts
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
    const focused = document.activeElement?.closest("verdict-line button")?.getAttribute("aria-controls");
    redraw(this, [
      h("p", { class: "sentence", id: "verdict" }, h("strong", { class: `outcome ${kind}` }, outcome), " ", rest),
      h("ul", { class: "facts", "aria-label": PAGE.verdict.facts }, ...facts.map((fact) => this.#fact(fact))),
    ]);
    this.querySelector(".facts")?.toggleAttribute("hidden", facts.length === 0);
    if (focused)
      /** @type {HTMLElement | null} */ (this.querySelector(`[aria-controls="${focused}"]`))?.focus({
        preventScroll: true,
      });
  }

  /** @param {Fact} fact */
  #fact({ sign, text, value, strong, opens }) {
    const inside = [
      sign ? h("span", { "aria-hidden": "true", class: "sign" }, sign) : null,
      text,
      value === undefined ? null : " ",
      value === undefined ? null : code(value),
    ];
    const look = strong ? "fact strong" : "fact";
    if (!opens) return h("li", { class: look }, ...inside);
    const button = h(
      "button",
      { type: "button", class: look, "aria-expanded": opens.open, "aria-controls": opens.id },
      ...inside,
    );
    button.addEventListener("click", () => this.dispatchEvent(new CustomEvent(opens.event, { bubbles: true })));
    return h("li", {}, button);
  }
}
