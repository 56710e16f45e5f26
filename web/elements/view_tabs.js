// @ts-check
/** The views of the page; a single one needs no tabs. In: data {tabs, tab}. Out: "tab-change" {tab}. */
import { h } from "../dom.js";
import { PAGE } from "../messages/page.js";

export class ViewTabs extends HTMLElement {
  #drawn = "";
  /** What has focus stays: only which tab is the open one changes. @type {Map<string, HTMLElement>} */
  #buttons = new Map();

  static define(tag = "view-tabs") {
    customElements.define(tag, this);
  }

  /** @param {{tabs: {id: string, name: string}[], tab: string}} data */
  set data({ tabs, tab }) {
    const drawn = JSON.stringify(tabs);
    if (drawn !== this.#drawn) this.#draw(tabs);
    this.#drawn = drawn;
    const current = this.#buttons.get(tab);
    if (!current || current.hasAttribute("aria-current")) return;
    this.querySelector("[aria-current]")?.removeAttribute("aria-current");
    current.setAttribute("aria-current", "page");
    current.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {{id: string, name: string}[]} tabs */
  #draw(tabs) {
    this.hidden = tabs.length < 2;
    this.#buttons = new Map(tabs.map(({ id, name }) => [id, this.#button(id, name)]));
    this.replaceChildren(h("nav", { "aria-label": PAGE.views.label }, ...this.#buttons.values()));
  }

  /**
   * @param {string} id
   * @param {string} name
   */
  #button(id, name) {
    const button = h("button", { type: "button", class: "tab" }, name);
    button.addEventListener("click", () => this.dispatchEvent(new CustomEvent("tab-change", { detail: { tab: id } })));
    return button;
  }
}
