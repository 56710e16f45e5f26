// @ts-check
/**
 * The input, twice: as plain text and in the escaped notation, which can hold any string. The attributes "prefix" and
 * "name" tell a second one apart. In: data {value}. Out: "value-change" {value}.
 */
import { PLAIN_FIELD, h } from "../dom.js";
import { EscapeError, escapeText, unescapeText } from "../text/escapes.js";
import { editedValue, shownText, valueOffset, whyNotPlain } from "../text/raw_text.js";
import { PAGE } from "../messages/page.js";

const TEXT = PAGE.input;
/** Longer values stay out of the escaped field, so that typing stays quick. */
const EDITABLE = 200_000;
const FIELD = { ...PLAIN_FIELD, rows: 1 };

export class UrlInput extends HTMLElement {
  #value = "";
  #raw = h("textarea", FIELD);
  #escaped = h("textarea", FIELD);
  #rawNote = h("p", { class: "note" });
  #escapedNote = h("p", { class: "note" });

  static define(tag = "url-input") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(
      this.#box("raw", this.getAttribute("name") ?? "URL", this.#raw, this.#rawNote),
      this.#box(
        "escaped",
        this.hasAttribute("name") ? TEXT.escaped(this.getAttribute("name") ?? "") : TEXT.sameEscaped,
        this.#escaped,
        this.#escapedNote,
      ),
    );
    this.#raw.addEventListener("input", () => this.#change(editedValue(this.#value, this.#raw.value)));
    this.#raw.addEventListener("paste", (event) => this.#paste(event));
    this.#escaped.addEventListener("input", () => this.#readEscaped());
    this.#escaped.addEventListener("blur", () => this.#show());
    this.#show();
  }

  /**
   * @param {string} kind
   * @param {string} label
   * @param {HTMLTextAreaElement} field
   * @param {HTMLElement} note
   */
  #box(kind, label, field, note) {
    field.id = `${this.getAttribute("prefix") ?? "input"}-${kind}`;
    note.id = `${field.id}-note`;
    field.setAttribute("aria-describedby", note.id);
    return h("div", { class: "field" }, h("label", { for: field.id }, label), field, note);
  }

  /** @param {{value: string}} data */
  set data({ value }) {
    if (value === this.#value && this.#raw.value === shownText(value)) return;
    this.#value = value;
    this.#show(true);
  }

  /** @param {string} value */
  #change(value) {
    this.#value = value;
    this.#show();
    this.dispatchEvent(new CustomEvent("value-change", { detail: { value }, bubbles: true }));
  }

  /** @param {boolean} [fromOutside] then what was being typed is given up */
  #show(fromOutside = false) {
    const value = this.#value;
    const editing = document.activeElement === this.#escaped && !fromOutside;
    if (this.#raw.value !== shownText(value)) this.#raw.value = shownText(value);
    const tooLong = value.length > EDITABLE;
    this.#escaped.readOnly = tooLong;
    if (!editing || !meansSame(this.#escaped.value, value)) {
      this.#escaped.value = tooLong ? "" : escapeText(value);
      this.#complain(tooLong ? TEXT.tooLong : "");
    }
    const why = whyNotPlain(value);
    this.#rawNote.textContent = why && TEXT.notPlain(why);
  }

  #readEscaped() {
    try {
      const value = unescapeText(this.#escaped.value);
      this.#complain("");
      if (value !== this.#value) this.#change(value);
    } catch (error) {
      if (!(error instanceof EscapeError)) throw error;
      this.#complain(TEXT.wrongUnchanged(error.position, error.message), true);
    }
  }

  /**
   * @param {string} message
   * @param {boolean} [wrong]
   */
  #complain(message, wrong = false) {
    this.#escapedNote.textContent = message;
    this.#escapedNote.classList.toggle("wrong", wrong);
    this.#escaped.toggleAttribute("aria-invalid", false);
    if (wrong) this.#escaped.setAttribute("aria-invalid", "true");
  }

  /**
   * A box would turn a pasted CR into LF; the value takes it as it is.
   * @param {ClipboardEvent} event
   */
  #paste(event) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!text.includes("\r")) return;
    event.preventDefault();
    const start = valueOffset(this.#value, this.#raw.selectionStart);
    const end = valueOffset(this.#value, this.#raw.selectionEnd);
    const caret = shownText(this.#value.slice(0, start) + text).length;
    this.#change(this.#value.slice(0, start) + text + this.#value.slice(end));
    this.#raw.setSelectionRange(caret, caret);
  }
}

/**
 * @param {string} written
 * @param {string} value
 */
function meansSame(written, value) {
  try {
    return unescapeText(written) === value;
  } catch (error) {
    if (error instanceof EscapeError) return true; // still being typed
    throw error;
  }
}
