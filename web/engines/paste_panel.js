// @ts-check
/** Results of other engines: a field to paste into or drop a file on, and programs that make them. */
import { PLAIN_FIELD, code, h, named } from "../dom.js";
import { ENGINES } from "../messages/engines.js";
import { escapeText } from "../text/escapes.js";
import { PastedError, pastedInputs, readPasted } from "./pasted.js";
import { PROGRAMS } from "./programs.js";

/** @typedef {import("../later_views.js").Page} Page */
/** @typedef {import("./pasted.js").PastedEngine} PastedEngine */

const TEXT = ENGINES.paste;
const LONGEST = 400_000;
const MOST_LISTED = 30;
const PLACEHOLDER =
  '{"engine": "curl", "version": "8.10.1", "date": "2026-11-30", "results": [{"input": "…", "hostname": "…"}]}';

export class PastePanel {
  #page;
  #field = h("textarea", { ...PLAIN_FIELD, id: "pasted", rows: 3, placeholder: PLACEHOLDER });
  #note = h("p", { class: "note", role: "status" });
  #inputs = h("div", { class: "pasted-inputs" });
  #programs = h("div", { class: "programs" });
  #read = { text: "", engines: /** @type {PastedEngine[]} */ ([]), problem: "", own: "" };
  #drawn = "";
  element;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    const clear = h("button", { type: "button", class: "quiet" }, TEXT.remove);
    clear.addEventListener("click", () => this.#change("", true));
    this.#field.addEventListener("input", () => this.#change(this.#field.value));
    this.element = h(
      "section",
      { class: "panel pasted", "aria-labelledby": "pasted-title" },
      h("h2", { id: "pasted-title" }, `${TEXT.title} `, h("small", {}, TEXT.titleNote)),
      h(
        "div",
        { class: "field" },
        h("label", { for: "pasted" }, TEXT.label),
        this.#field,
      ),
      this.#note,
      this.#inputs,
      h("div", { class: "panel-buttons" }, clear),
      h(
        "details",
        { class: "how-to" },
        h("summary", {}, TEXT.howTo),
        howTo(),
        this.#programs,
      ),
    );
    this.#takeFiles();
  }

  /** What the view holds of other engines. */
  engines() {
    const text = this.#page.store.state.own.engines ?? "";
    if (text !== this.#read.text) this.#read = { text, ...read(text) };
    return this.#read.engines;
  }

  /** @param {{input: string, base: string | null}} asked */
  paint(asked) {
    const { text, engines, problem, own } = this.#read;
    if (this.#field.value !== text) this.#field.value = text;
    const drawn = JSON.stringify([text, asked]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#note.classList.toggle("wrong", problem !== "");
    this.#note.replaceChildren(problem || remark(engines, asked), own ? named(own) : "");
    this.#field.setAttribute("aria-invalid", String(problem !== ""));
    this.#inputs.replaceChildren(...this.#inputButtons(engines, asked));
    this.#programs.replaceChildren(...PROGRAMS.map((program) => this.#program(program, asked)));
  }

  /**
   * @param {string} text
   * @param {boolean} [deliberate]
   */
  #change(text, deliberate = false) {
    const { own } = this.#page.store.state;
    this.#page.store.set({ own: { ...own, engines: text } });
    if (deliberate) this.#page.acted();
    else this.#page.edited();
  }

  /**
   * @param {PastedEngine[]} engines
   * @param {{input: string, base: string | null}} asked
   */
  #inputButtons(engines, asked) {
    const others = pastedInputs(engines).filter(({ input, base }) => input !== asked.input || base !== asked.base);
    return others.slice(0, MOST_LISTED).map(({ input, base }) => {
      const button = h(
        "button",
        { type: "button", class: "link" },
        input === "" ? ENGINES.emptyString : code(escapeText(input)),
        base === null ? "" : TEXT.onBase(base),
      );
      button.addEventListener("click", () => {
        this.#page.asked(input);
        this.#page.store.set({ input, base, step: null });
        this.#page.acted();
      });
      return button;
    });
  }

  /**
   * @param {import("./programs.js").Program} program
   * @param {{input: string, base: string | null}} asked
   */
  #program({ name, file, command, how, text }, { input, base }) {
    const source = text(input, base);
    const copy = h("button", { type: "button", class: "quiet" }, TEXT.copyProgram(name));
    copy.addEventListener(
      "click",
      () => void this.#page.share.copy(source, TEXT.programCopied(name), TEXT.program(name)),
    );
    return h(
      "details",
      {},
      h("summary", {}, name),
      h("p", { class: "row-note" }, ...how(code(file), code(command))),
      h("pre", { tabindex: 0, role: "region", "aria-label": TEXT.program(name) }, code(source)),
      copy,
    );
  }

  #takeFiles() {
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      if (file.size > LONGEST)
        this.#page.say(TEXT.tooLarge(file.name, LONGEST));
      else void file.text().then((text) => this.#change(text, true));
    });
  }
}

/** @param {string} text */
function read(text) {
  const nothing = { engines: [], problem: "", own: "" };
  if (text.trim() === "") return nothing;
  if (text.length > LONGEST) return { ...nothing, problem: TEXT.tooMuch };
  try {
    return { ...nothing, engines: readPasted(text) };
  } catch (error) {
    if (!(error instanceof PastedError)) throw error;
    return { ...nothing, problem: error.message, own: error.own };
  }
}

/**
 * @param {PastedEngine[]} engines
 * @param {{input: string, base: string | null}} asked
 */
function remark(engines, { input, base }) {
  if (engines.length === 0) return "";
  const silent = engines.filter(({ results }) => !results.some((one) => one.input === input && one.base === base));
  const names = engines.map(({ engine, version }) => `${engine} ${version}`);
  return silent.length === 0
    ? TEXT.read(names)
    : TEXT.readSilent(
        names,
        silent.map(({ engine }) => engine),
      );
}

function howTo() {
  return h("div", { class: "told" }, h("p", {}, ...TEXT.form(code(PLACEHOLDER))), h("p", {}, TEXT.result));
}
