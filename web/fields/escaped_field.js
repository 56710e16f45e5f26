// @ts-check
/** A field of one line in the escaped notation, which can hold any string. */
import { PLAIN_FIELD, h } from "../dom.js";
import { EscapeError, escapeText, unescapeText } from "../text/escapes.js";
import { PAGE } from "../messages/page.js";

/** Longer values are shown but not edited here, so that typing stays quick. */
const EDITABLE = 20_000;
let lastId = 0;

export class EscapedField {
  #value = "";
  #listener;
  input = h("input", { ...PLAIN_FIELD, type: "text" });
  note = h("p", { class: "note wrong", id: `escaped-note-${++lastId}` });

  /**
   * @param {string} label
   * @param {(value: string) => void} listener called with each value that was typed
   */
  constructor(label, listener) {
    this.#listener = listener;
    this.name(label);
    this.input.setAttribute("aria-describedby", this.note.id);
    this.input.addEventListener("input", () => this.#read());
    this.input.addEventListener("blur", () => this.#show());
    this.input.addEventListener("paste", (event) => this.#paste(event));
  }

  /** @param {string} label */
  name(label) {
    this.input.setAttribute("aria-label", label);
  }

  get value() {
    return this.#value;
  }

  /** @param {string} value */
  set value(value) {
    if (value === this.#value) return;
    this.#value = value;
    this.#show();
  }

  #show() {
    const tooLong = this.#value.length > EDITABLE;
    this.input.readOnly = tooLong;
    this.input.value = escapeText(tooLong ? `${this.#value.slice(0, EDITABLE)}…` : this.#value);
    this.#complain(tooLong ? PAGE.input.tooLongHere : "");
  }

  #read() {
    try {
      const value = unescapeText(this.input.value);
      this.#complain("");
      if (value === this.#value) return;
      this.#value = value;
      this.#listener(value);
    } catch (error) {
      if (!(error instanceof EscapeError)) throw error;
      this.#complain(PAGE.input.wrongUnchanged(error.position, error.message));
    }
  }

  /** @param {string} message */
  #complain(message) {
    this.note.textContent = message;
    if (message) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  /**
   * What is pasted is taken as it is, newlines and backslashes too.
   * @param {ClipboardEvent} event
   */
  #paste(event) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!/[\\\r\n]/.test(text)) return;
    event.preventDefault();
    this.input.setRangeText(
      escapeText(text),
      this.input.selectionStart ?? 0,
      this.input.selectionEnd ?? 0,
      "end",
    );
    this.#read();
  }
}
