// @ts-check
/** The field for the list: typed, pasted, dropped or opened; and lists to begin with. */
import { PLAIN_FIELD, h } from "../dom.js";
import { CASES } from "../messages/cases.js";
import { ALL_CONFUSIONS } from "../engines/confusions.js";
import { TOPICS } from "../examples/examples.js";

/** @typedef {import("../types.js").About} About */
/** @typedef {{input: string, base: string | null}} Pair */

export const LONGEST_FILE = 16 << 20;
const PLACEHOLDER = "https://example.org/\n../x\thttps://example.org/a/b";

const TEXT = CASES.list;

export class ListPanel {
  #field = h("textarea", {
    ...PLAIN_FIELD,
    id: "case-list",
    rows: 9,
    placeholder: PLACEHOLDER,
    "aria-describedby": "case-list-note",
  });
  #file = h("input", {
    type: "file",
    id: "case-file",
    class: "visually-hidden",
    accept: ".txt,.csv,.tsv,.json,.jsonl,.ndjson,.md,.py,.mjs,.js",
  });
  #note = h("p", { class: "note", id: "case-list-note" });
  #change;
  /** @type {About | null} */
  #about = null;
  element;

  /**
   * @param {(text: string, deliberate: boolean) => void} change
   * @param {(message: string) => void} say
   */
  constructor(change, say) {
    this.#change = change;
    this.#field.addEventListener("input", () => change(this.#field.value, false));
    this.#file.addEventListener("change", () => this.#take(this.#file.files?.[0], say));
    this.element = h(
      "div",
      { class: "list-panel" },
      h(
        "div",
        { class: "field" },
        h("label", { for: "case-list" }, TEXT.label),
        this.#field,
      ),
      this.#note,
      h(
        "div",
        { class: "panel-buttons" },
        h("label", { for: "case-file", class: "button" }, TEXT.openFile),
        this.#file,
        ...this.#lists(),
        this.#clear(),
      ),
    );
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => {
      if (!event.dataTransfer?.files[0]) return;
      event.preventDefault();
      this.#take(event.dataTransfer.files[0], say);
    });
  }

  /**
   * @param {string} text
   * @param {string} note
   * @param {boolean} wrong
   * @param {About | null} about
   */
  paint(text, note, wrong, about) {
    this.#about = about;
    if (this.#field.value !== text.replace(/\r\n?/g, "\n")) this.#field.value = text;
    this.#note.textContent = note;
    this.#note.classList.toggle("wrong", wrong);
    this.#field.setAttribute("aria-invalid", String(wrong));
  }

  /**
   * @param {File | undefined} file
   * @param {(message: string) => void} say
   */
  #take(file, say) {
    this.#file.value = "";
    if (!file) return;
    if (file.size > LONGEST_FILE) return say(TEXT.tooLarge(file.name, LONGEST_FILE >> 20));
    void file.text().then((text) => {
      this.#change(text, true);
      say(TEXT.read(file.name));
    });
  }

  #lists() {
    const lists = /** @type {[string, () => Pair[]][]} */ ([
      [TEXT.confusions, () => [...ALL_CONFUSIONS]],
      [TEXT.examples, () => TOPICS.flatMap(({ examples }) => examples)],
      [TEXT.errors, () => (this.#about?.errors ?? []).map(({ example }) => example)],
    ]);
    return lists.map(([name, pairs]) => {
      const button = h("button", { type: "button", class: "chip" }, name);
      button.addEventListener("click", () => this.#change(listOf(pairs()), true));
      return button;
    });
  }

  #clear() {
    const button = h("button", { type: "button", class: "quiet" }, TEXT.clear);
    button.addEventListener("click", () => {
      this.#change("", true);
      this.#field.focus();
    });
    return button;
  }
}

/**
 * Pairs as lines; as JSON Lines where a line cannot hold them.
 * @param {Pair[]} pairs
 */
export function listOf(pairs) {
  const plain = pairs.every(({ input, base }) => input !== "" && !/[\t\r\n\0\ud800-\udfff]/.test(input + (base ?? "")));
  const lines = pairs.map(({ input, base }) =>
    plain ? (base === null ? input : `${input}\t${base}`) : jsonLine(input, base),
  );
  return `${lines.join("\n")}\n`;
}

/**
 * @param {string} input
 * @param {string | null} base
 */
function jsonLine(input, base) {
  return JSON.stringify(base === null ? { input } : { input, base });
}
