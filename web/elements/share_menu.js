// @ts-check
/** The button Share and its menu; the first item copies the link. Out: "share-choose" {kind}. */
import { h } from "../dom.js";

/** @typedef {"link" | "markdown-link" | "markdown" | "wpt" | "pytest" | "node" | "python" | "embed" | "issue"} ShareKind */

/** @type {readonly (readonly [ShareKind, string, string] | null)[]} null is a line */
const ITEMS = Object.freeze([
  ["link", "Copy link", "to exactly this view"],
  ["markdown-link", "Markdown link", "the input, as a link to this view"],
  ["markdown", "Markdown", "input, result and validation errors"],
  null,
  ["wpt", "WPT JSON", "an entry for web-platform-tests"],
  ["pytest", "pytest", "a test that uses urlstd"],
  ["node", "node:test", "a test of any JavaScript engine"],
  ["python", "Python", "a few lines to go on with"],
  null,
  ["embed", "Embed …", "a frame with this view for another page"],
  ["issue", "Report an issue …", "to the Standard’s editors, on GitHub"],
]);

export class ShareMenu extends HTMLElement {
  #button = h(
    "button",
    { type: "button", id: "share", class: "primary", "aria-haspopup": "menu", "aria-expanded": false },
    "Share",
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

/** @param {typeof ITEMS[number]} entry */
function item(entry) {
  if (entry === null) return h("div", { role: "separator" });
  const [kind, name, about] = entry;
  return h(
    "button",
    { type: "button", role: "menuitem", tabindex: -1, "data-kind": kind },
    h("span", {}, name),
    h("small", {}, about),
  );
}
