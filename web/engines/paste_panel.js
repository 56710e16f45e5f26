// @ts-check
/** Results of other engines: a field to paste into or drop a file on, and programs that make them. */
import { PLAIN_FIELD, code, h } from "../dom.js";
import { escapeText } from "../text/escapes.js";
import { PastedError, pastedInputs, readPasted } from "./pasted.js";
import { PROGRAMS } from "./programs.js";

/** @typedef {import("../later_views.js").Page} Page */
/** @typedef {import("./pasted.js").PastedEngine} PastedEngine */

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
  #read = { text: "", engines: /** @type {PastedEngine[]} */ ([]), problem: "" };
  #drawn = "";
  element;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    const clear = h("button", { type: "button", class: "quiet" }, "Remove the data");
    clear.addEventListener("click", () => this.#change("", true));
    this.#field.addEventListener("input", () => this.#change(this.#field.value));
    this.element = h(
      "section",
      { class: "panel pasted", "aria-labelledby": "pasted-title" },
      h("h2", { id: "pasted-title" }, "Other engines ", h("small", {}, "as data: results that you bring")),
      h(
        "div",
        { class: "field" },
        h("label", { for: "pasted" }, "Results as JSON: paste them here, or drop a file"),
        this.#field,
      ),
      this.#note,
      this.#inputs,
      h("div", { class: "panel-buttons" }, clear),
      h(
        "details",
        { class: "how-to" },
        h("summary", {}, "How to make them with curl, Node.js, Go or Java"),
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
    const { text, engines, problem } = this.#read;
    if (this.#field.value !== text) this.#field.value = text;
    const drawn = JSON.stringify([text, asked]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#note.classList.toggle("wrong", problem !== "");
    this.#note.textContent = problem || remark(engines, asked);
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
        code(escapeText(input) || "(empty string)"),
        base === null ? "" : ` on ${base}`,
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
  #program({ name, how, text }, { input, base }) {
    const source = text(input, base);
    const copy = h("button", { type: "button", class: "quiet" }, `Copy the program for ${name}`);
    copy.addEventListener(
      "click",
      () => void this.#page.share.copy(source, `Program for ${name} copied.`, `Program for ${name}`),
    );
    return h(
      "details",
      {},
      h("summary", {}, name),
      h("p", { class: "row-note" }, how),
      h("pre", { tabindex: 0, role: "region", "aria-label": `Program for ${name}` }, code(source)),
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
        this.#page.say(`${file.name} is too large: ${LONGEST.toLocaleString("en")} bytes are the most.`);
      else void file.text().then((text) => this.#change(text, true));
    });
  }
}

/** @param {string} text */
function read(text) {
  if (text.trim() === "") return { engines: [], problem: "" };
  if (text.length > LONGEST) return { engines: [], problem: "This is too much data." };
  try {
    return { engines: readPasted(text), problem: "" };
  } catch (error) {
    if (!(error instanceof PastedError)) throw error;
    return { engines: [], problem: error.message };
  }
}

/**
 * @param {PastedEngine[]} engines
 * @param {{input: string, base: string | null}} asked
 */
function remark(engines, { input, base }) {
  if (engines.length === 0) return "";
  const silent = engines.filter(({ results }) => !results.some((one) => one.input === input && one.base === base));
  const names = engines.map(({ engine, version }) => `${engine} ${version}`).join(", ");
  if (silent.length === 0) return `Read: ${names}.`;
  return `Read: ${names}. ${silent.map(({ engine }) => engine).join(", ")} ${silent.length === 1 ? "says" : "say"} nothing of the present input; these are told of:`;
}

function howTo() {
  return h(
    "div",
    { class: "told" },
    h("p", {}, "One object for each engine, or a list of such: ", code(PLACEHOLDER)),
    h(
      "p",
      {},
      "A result holds any of scheme, username, password, hostname, address, port, host, path, query, fragment, origin and href " +
        "(or protocol, pathname, search, hash), each a string or null. What is left out, the engine does not define; " +
        "“failure”: true, perhaps with “problem”, is a refusal. The programs below ask about the present input.",
    ),
  );
}
