// @ts-check
/** The button Share and its menu; the first item copies the link. Out: "share-choose" {kind}. */
import { h } from "../dom.js";
import { PAGE } from "../messages/page.js";

/** @typedef {"link" | "markdown-link" | "markdown" | "wpt" | "pytest" | "node" | "python" | "embed" | "issue"} ShareKind */

/** @type {readonly (ShareKind | null)[]} null is a line */
const ITEMS = Object.freeze([
  "link",
  "markdown-link",
  "markdown",
  null,
  "wpt",
  "pytest",
  "node",
  "python",
  null,
  "embed",
  "issue",
]);

export class ShareMenu extends HTMLElement {
  #button = h(
    "button",
    { type: "button", id: "share", class: "primary", "aria-haspopup": "menu", "aria-expanded": false },
    PAGE.share.button,
  );
  #menu = h("div", { role: "menu", class: "menu", hidden: true, "aria-labelledby": "share" }, ...ITEMS.map(item));

  static define(tag = "share-menu") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(this.#button, this.#menu);
    this.#button.addEventListener("click", () => this.#show(this.#menu.hidden === true));
    this.#button.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      this.#show(true);
    });
    this.#menu.addEventListener("click", (event) => this.#choose(event.target));
    this.#menu.addEventListener("keydown", (event) => this.#move(event));
    this.addEventListener("focusout", (event) => {
      if (!(event.relatedTarget instanceof Node && this.contains(event.relatedTarget))) this.#show(false);
    });
  }

  /** @param {boolean} open */
  #show(open) {
    if (open === !this.#menu.hidden) return;
    this.#menu.hidden = !open;
    this.#button.setAttribute("aria-expanded", String(open));
    if (open) this.#items[0]?.focus();
  }

  /** @returns {HTMLElement[]} */
  get #items() {
    return [.../** @type {NodeListOf<HTMLElement>} */ (this.#menu.querySelectorAll("[role=menuitem]"))];
  }

  /** @param {EventTarget | null} target */
  #choose(target) {
    const chosen = target instanceof Element ? target.closest("[data-kind]") : null;
    if (!chosen) return;
    this.#button.focus(); // what a dialog gives focus back to
    this.#show(false);
    const kind = chosen.getAttribute("data-kind");
    this.dispatchEvent(new CustomEvent("share-choose", { detail: { kind }, bubbles: true }));
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    const items = this.#items;
    const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const places = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const place = places[/** @type {keyof typeof places} */ (event.key)];
    if (place !== undefined) items.at(place % items.length)?.focus();
    else if (event.key === "Escape") {
      this.#button.focus();
      this.#show(false);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** @param {ShareKind | null} kind */
function item(kind) {
  if (kind === null) return h("div", { role: "separator" });
  const [name, about] = PAGE.share.kinds[kind];
  return h(
    "button",
    { type: "button", role: "menuitem", tabindex: -1, "data-kind": kind },
    h("span", {}, name),
    h("small", {}, about),
  );
}
