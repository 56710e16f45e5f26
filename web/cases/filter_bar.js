// @ts-check
/** What of the results is shown. */
import { PLAIN_FIELD, h } from "../dom.js";
import { write } from "../kept_nodes.js";
import { CASES } from "../messages/cases.js";
import { ALL, SHOW } from "./selection.js";

/** @typedef {import("./selection.js").Filter} Filter */

const TEXT = CASES.filter;

export class FilterBar {
  /** @type {Filter} */
  filter = { ...ALL };
  #show = h(
    "select",
    { id: "filter-show" },
    ...Object.entries(SHOW).map(([id, name]) => h("option", { value: id }, name)),
  );
  #error = h("select", { id: "filter-error" });
  #state = h("select", { id: "filter-state" });
  #text = h("input", { ...PLAIN_FIELD, type: "search", id: "filter-text" });
  #told = h("p", { class: "row-note", role: "status" });
  #clear = h("button", { type: "button", class: "quiet" }, TEXT.showAll);
  #changed;
  #drawn = "";
  element;

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
    this.element = h(
      "div",
      { class: "filter-bar" },
      field("filter-show", TEXT.show, this.#show),
      field("filter-error", TEXT.error, this.#error),
      field("filter-state", TEXT.state, this.#state),
      field("filter-text", TEXT.contains, this.#text),
      h("div", { class: "filter-told" }, this.#told, this.#clear),
    );
    this.element.addEventListener("input", () => this.#take());
    this.#clear.addEventListener("click", () => {
      this.set(ALL);
      this.#show.focus();
    });
  }

  /** @param {Partial<Filter>} changes */
  set(changes) {
    this.filter = { ...this.filter, ...changes };
    this.#fill();
    this.#changed();
  }

  /**
   * @param {string[]} states
   * @param {string[]} errors
   */
  paint(states, errors) {
    const drawn = JSON.stringify([states, errors]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const option = (/** @type {string} */ value, /** @type {string} */ text) => h("option", { value }, text);
    const name = (/** @type {string} */ value) => h("option", { value, lang: "en", translate: "no" }, value);
    this.#error.replaceChildren(
      option("", TEXT.anyOrNone),
      option("any", TEXT.atLeastOne),
      option("none", TEXT.none),
      ...errors.map(name),
    );
    this.#state.replaceChildren(option("", TEXT.any), ...states.map(name));
    this.#fill();
  }

  /**
   * @param {number} shown
   * @param {number} all
   */
  tell(shown, all) {
    write(this.#told, all === 0 ? "" : shown === all ? TEXT.allShown(all) : TEXT.shown(shown, all));
    this.#clear.hidden = Object.values(this.filter).every((value) => value === "");
  }

  #take() {
    this.filter = {
      show: this.#show.value,
      error: this.#error.value,
      state: this.#state.value,
      text: this.#text.value,
    };
    this.#changed();
  }

  #fill() {
    const { show, error, state, text } = this.filter;
    this.#show.value = show;
    this.#error.value = error;
    this.#state.value = state;
    this.#text.value = text;
  }
}

/**
 * @param {string} id
 * @param {string} name
 * @param {HTMLElement} control
 */
function field(id, name, control) {
  return h("div", { class: "field" }, h("label", { for: id }, name), control);
}
