// @ts-check
/** The dialog "History": the inputs of late. Loaded when it is first opened. */
import { visibleText } from "../text/code_points.js";
import { code, h } from "../dom.js";
import { initText } from "../pattern_panel/pattern_text.js";
import { decodeLink } from "../link/permalink.js";
import { DIALOGS } from "../messages/dialogs.js";
import { MOST } from "./kept.js";

/** @typedef {import("./kept.js").Kept} Kept */
/** @typedef {import("../types.js").View} View */

const TEXT = DIALOGS.history;
/** More of an input is not shown. */
const SHOWN = 300;

export class HistoryDialog {
  #kept;
  #restore;
  #list = h("ul", { class: "kept" });
  #note = h("p", { class: "row-note", role: "status" });
  #on = h("input", { type: "checkbox" });
  #clear = h("button", { type: "button" }, DIALOGS.clear);
  #ticket = 0;
  place;

  /**
   * @param {Kept} kept
   * @param {(view: View) => void} restore
   */
  constructor(kept, restore) {
    this.#kept = kept;
    this.#restore = restore;
    const close = h("button", { type: "button", class: "quiet" }, DIALOGS.close);
    this.place = h(
      "dialog",
      { class: "history-dialog", "aria-labelledby": "history-title" },
      h("div", { class: "dialog-head" }, h("h2", { id: "history-title" }, TEXT.title), close),
      h(
        "p",
        { class: "row-note" },
        TEXT.about(MOST),
      ),
      this.#list,
      this.#note,
      h(
        "div",
        { class: "dialog-buttons history-buttons" },
        h("label", { class: "choice" }, this.#on, TEXT.keep),
        this.#clear,
      ),
    );
    close.addEventListener("click", () => this.place.close());
    this.#on.addEventListener("change", () => (this.#kept.on = this.#on.checked));
    this.#clear.addEventListener("click", () => void this.#kept.clear());
    this.#kept.addEventListener("change", () => void this.#draw());
    this.place.addEventListener("click", (event) => {
      if (event.target === this.place) this.place.close();
    });
    document.body.append(this.place);
  }

  async open() {
    await this.#draw();
    this.place.showModal();
  }

  async #draw() {
    const ticket = ++this.#ticket;
    const { fragments, works, on } = this.#kept;
    const read = await Promise.all(fragments.map(async (fragment) => ({ fragment, view: await viewOf(fragment) })));
    if (ticket !== this.#ticket) return;
    const entries = read.flatMap(({ fragment, view }) => (view ? [{ fragment, view }] : []));
    const focused = [...this.#list.children].findIndex((item) => item.contains(document.activeElement));
    this.#list.replaceChildren(...entries.map(({ fragment, view }) => this.#item(fragment, view)));
    this.#on.checked = on;
    this.#on.disabled = !works;
    this.#clear.disabled = entries.length === 0;
    this.#note.textContent = remark(entries.length, works, on);
    if (focused >= 0) this.#focus(Math.min(focused, entries.length - 1));
  }

  /** @param {number} index */
  #focus(index) {
    const next = this.#list.children[index]?.querySelector(".forget") ?? this.#on;
    /** @type {HTMLElement} */ (next).focus();
  }

  /**
   * @param {string} fragment
   * @param {View} view
   */
  #item(fragment, view) {
    const { input, base, pattern, encoding } = view;
    const shown = short(input);
    const restore = h(
      "button",
      { type: "button", class: "example" },
      input === "" ? h("span", { class: "soft" }, TEXT.emptyString) : code(shown),
      base === null ? null : h("span", { class: "with-base" }, ...TEXT.base(code(short(base)))),
      encoding === "UTF-8" ? null : h("span", { class: "with-base" }, TEXT.encoding(encoding)),
      pattern === null ? null : h("span", { class: "with-base" }, ...TEXT.pattern(code(short(patternText(pattern))))),
    );
    const forget = h(
      "button",
      { type: "button", class: "quiet forget", "aria-label": TEXT.forget(shown), title: TEXT.forgetTitle },
      "✕",
    );
    restore.addEventListener("click", () => {
      this.place.close();
      this.#restore(view);
    });
    forget.addEventListener("click", () => void this.#kept.remove(fragment));
    return h("li", {}, restore, forget);
  }
}

/**
 * @param {number} count
 * @param {boolean} works
 * @param {boolean} on
 */
function remark(count, works, on) {
  if (!works) return TEXT.off;
  if (count === 0) return on ? TEXT.nothingYet : TEXT.nothing;
  return on ? TEXT.inputs(count) : TEXT.noMore(count);
}

/** @param {string} fragment */
async function viewOf(fragment) {
  try {
    return await decodeLink(fragment);
  } catch {
    return null;
  }
}

/** @param {string} text */
function short(text) {
  const shown = visibleText(text.slice(0, SHOWN));
  return text.length > SHOWN ? `${shown}…` : shown;
}

/** @param {NonNullable<View["pattern"]>} pattern */
function patternText(pattern) {
  return typeof pattern === "string" ? pattern : initText(pattern);
}
