// @ts-check
/** Offers to open what a link of another tool shows. In: data {link}. Out: "offer-accept" {input, base}. */
import { code, h } from "../dom.js";
import { escapeText } from "../text/escapes.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../link/foreign_link.js").ForeignLink} ForeignLink */

const SHOWN = 300;

export class LinkOffer extends HTMLElement {
  #drawn = "";

  static define(tag = "link-offer") {
    customElements.define(tag, this);
  }

  /** @param {{link: ForeignLink | null}} data */
  set data({ link }) {
    const drawn = JSON.stringify(link);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.hidden = link === null;
    if (link) this.replaceChildren(...this.#offer(link));
    else this.replaceChildren();
  }

  /** @param {ForeignLink} link */
  #offer({ tool, input, base }) {
    const accept = h("button", { type: "button" }, PAGE.offer.accept);
    accept.addEventListener("click", () =>
      this.dispatchEvent(new CustomEvent("offer-accept", { detail: { input, base }, bubbles: true })),
    );
    const dismiss = h("button", { type: "button", class: "quiet" }, PAGE.offer.decline);
    dismiss.addEventListener("click", () => (this.hidden = true));
    const shown = (/** @type {string} */ text) => code(escapeText(text.slice(0, SHOWN)) || PAGE.emptyString);
    return [
      h("p", { role: "status" }, ...PAGE.offer.shows(tool, shown(input), base === null ? null : shown(base))),
      h("div", { class: "offer-buttons" }, accept, dismiss),
    ];
  }
}
