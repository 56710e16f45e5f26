// @ts-check
/** Takes the rows that are shown out of the page, in the form that a person chooses. */
import { h } from "../dom.js";
import { CASES } from "../messages/cases.js";
import { FORMATS } from "../exchange/write_cases.js";

/** @typedef {import("./outcomes.js").Row} Row */
/** @typedef {import("../later_views.js").Page} Page */

const TEXT = CASES.export;
/** What is to be known of a form. @type {Readonly<Record<string, string>>} */
const REMARKS = TEXT.remarks;

export class ExportBar {
  #page;
  #rows = /** @type {Row[]} */ ([]);
  #choice = h("select", { id: "export-format" }, ...FORMATS.map(({ id, name }) => h("option", { value: id, translate: "no" }, name)));
  #copy = h("button", { type: "button" }, TEXT.copy);
  #download = h("button", { type: "button" }, TEXT.download);
  #note = h("p", { class: "row-note" }, REMARKS["csv"]);
  element;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.element = h(
      "div",
      { class: "export-bar" },
      h("label", { for: "export-format" }, TEXT.label),
      this.#choice,
      this.#copy,
      this.#download,
      this.#note,
    );
    this.#choice.addEventListener("change", () => (this.#note.textContent = REMARKS[this.#choice.value] ?? ""));
    this.#copy.addEventListener("click", () => this.#copyAll());
    this.#download.addEventListener("click", () => this.#save());
  }

  /** @param {Row[]} rows */
  paint(rows) {
    this.#rows = rows;
    this.#copy.disabled = this.#download.disabled = rows.length === 0;
  }

  get #format() {
    return /** @type {typeof FORMATS[number]} */ (FORMATS.find(({ id }) => id === this.#choice.value));
  }

  #copyAll() {
    const { name, write } = this.#format;
    void this.#page.share.copy(
      write(this.#rows),
      TEXT.copied(this.#rows.length, name),
      TEXT.casesAs(name),
    );
  }

  #save() {
    const { file, type, write } = this.#format;
    const address = URL.createObjectURL(new Blob([write(this.#rows)], { type }));
    h("a", { href: address, download: file }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    this.#page.say(TEXT.saved(file, this.#rows.length));
  }
}
