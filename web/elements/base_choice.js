// @ts-check
/**
 * The base URL: none, about:blank or another. None and the empty string are different things.
 * In: data {base}. Out: "base-change" {base}.
 */
import { PLAIN_FIELD, h } from "../dom.js";
import { EscapeError, escapeText, unescapeText } from "../text/escapes.js";
import { PAGE } from "../messages/page.js";

const TEXT = PAGE.base;
const KINDS = /** @type {const} */ ([
  ["none", TEXT.none],
  ["blank", "about:blank"],
  ["custom", TEXT.custom],
]);
/** @typedef {"none" | "blank" | "custom"} Kind */

export class BaseChoice extends HTMLElement {
  /** @type {string | null} */
  #base = null;
  /** @type {Kind} */
  #kind = "none";
  /** What the custom field last held, to come back to. */
  #custom = "https://example.org/a/b";
  #field = h("input", {
    id: "base-custom",
    ...PLAIN_FIELD,
    "aria-label": TEXT.field,
    "aria-describedby": "base-note",
  });
  #note = h("p", { class: "note", id: "base-note" });
  /** @type {Map<Kind, HTMLInputElement>} */
  #radios = new Map(
    KINDS.map(([kind]) => [kind, h("input", { type: "radio", name: "base", value: kind, id: `base-${kind}-choice` })]),
  );

  static define(tag = "base-choice") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    const choices = KINDS.map(([kind, label]) =>
      h("label", { class: "choice" }, /** @type {HTMLInputElement} */ (this.#radios.get(kind)), label),
    );
    this.replaceChildren(
      h(
        "fieldset",
        { class: "field" },
        h("legend", {}, TEXT.label),
        h("div", { class: "choices" }, ...choices),
        this.#field,
        this.#note,
      ),
    );
    for (const [kind, radio] of this.#radios) radio.addEventListener("change", () => this.#choose(kind));
    this.#field.addEventListener("input", () => this.#read());
    this.#field.addEventListener("blur", () => this.#show());
    this.#show();
  }

  /** @param {{base: string | null}} data */
  set data({ base }) {
    if (base === this.#base) return;
    this.#base = base;
    if (base === null) this.#kind = "none";
    else if (base !== "about:blank") this.#kind = "custom";
    else if (this.#kind === "none") this.#kind = "blank";
    if (base !== null && this.#kind === "custom") this.#custom = base;
    this.#show();
  }

  /** @param {Kind} kind */
  #choose(kind) {
    this.#kind = kind;
    this.#change(kind === "none" ? null : kind === "blank" ? "about:blank" : this.#custom);
  }

  /** @param {string | null} base */
  #change(base) {
    this.#base = base;
    this.#show();
    this.dispatchEvent(new CustomEvent("base-change", { detail: { base }, bubbles: true }));
  }

  #show() {
    const radio = this.#radios.get(this.#kind);
    if (radio) radio.checked = true;
    this.#field.disabled = this.#kind !== "custom";
    if (document.activeElement === this.#field) return;
    this.#field.value =
      this.#kind === "custom" ? escapeText(this.#base ?? "") : this.#kind === "blank" ? "about:blank" : "";
    this.#field.placeholder = this.#kind === "none" ? TEXT.placeholder : "";
    this.#say(this.#kind === "custom" && this.#base === "" ? TEXT.emptyString : "");
  }

  #read() {
    try {
      this.#custom = unescapeText(this.#field.value);
      this.#say(this.#custom === "" ? TEXT.emptyString : "");
      this.#change(this.#custom);
    } catch (error) {
      if (!(error instanceof EscapeError)) throw error;
      this.#say(PAGE.input.wrong(error.position, error.message), true);
    }
  }

  /**
   * @param {string} message
   * @param {boolean} [wrong]
   */
  #say(message, wrong = false) {
    this.#note.textContent = message;
    this.#note.classList.toggle("wrong", wrong);
    if (wrong) this.#field.setAttribute("aria-invalid", "true");
    else this.#field.removeAttribute("aria-invalid");
  }
}
