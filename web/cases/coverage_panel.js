// @ts-check
/** Which states and validation errors the list reaches, and which it does not. Each is a filter. */
import { h, named } from "../dom.js";
import { CASES } from "../messages/cases.js";
import { formatNumber } from "../messages/number.js";

/** @typedef {{name: string, count: number}} Reached */
/** @typedef {{state: (name: string) => void, error: (name: string) => void, complete: (names: string[]) => void}} Acts */

const TEXT = CASES.coverage;

export class CoveragePanel {
  #states = h("div", { class: "reached" });
  #errors = h("div", { class: "reached" });
  #acts;
  #drawn = "";
  element;

  /** @param {Acts} acts */
  constructor(acts) {
    this.#acts = acts;
    this.element = h(
      "section",
      { class: "panel", "aria-labelledby": "coverage-title" },
      h("h2", { id: "coverage-title" }, TEXT.title),
      this.#states,
      this.#errors,
    );
  }

  /** @param {{states: Reached[], errors: Reached[]}} coverage */
  paint(coverage) {
    const drawn = JSON.stringify(coverage);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const focused = this.element.contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-name")
      : null;
    this.#states.replaceChildren(...this.#group(TEXT.states, coverage.states, this.#acts.state));
    this.#errors.replaceChildren(...this.#group(TEXT.errors, coverage.errors, this.#acts.error));
    const missing = coverage.errors.filter(({ count }) => count === 0).map(({ name }) => name);
    if (missing.length > 0) this.#errors.append(this.#complete(missing));
    if (focused) /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-name="${focused}"]`))?.focus();
  }

  /**
   * @param {(reached: number, all: number) => string} title
   * @param {Reached[]} all
   * @param {(name: string) => void} choose
   */
  #group(title, all, choose) {
    const reached = all.filter(({ count }) => count > 0);
    const missing = all.filter(({ count }) => count === 0);
    const chips = reached.map(({ name, count }) => {
      const chip = h(
        "button",
        { type: "button", class: "chip", "data-name": name, title: TEXT.onlyThese },
        h("span", { class: "sign", "aria-hidden": "true" }, "✓ "),
        named(name),
        h("small", {}, ` ${formatNumber(count)}`),
      );
      chip.addEventListener("click", () => choose(name));
      return h("li", {}, chip);
    });
    return [
      h("h3", {}, title(reached.length, all.length)),
      h("ul", { class: "chips" }, ...chips),
      missing.length > 0
        ? h("p", { class: "row-note" }, ...TEXT.notReached(named(missing.map(({ name }) => name).join(", "))))
        : "",
    ];
  }

  /** @param {string[]} missing */
  #complete(missing) {
    const button = h("button", { type: "button", class: "quiet" }, TEXT.complete(missing.length));
    button.addEventListener("click", () => this.#acts.complete(missing));
    return button;
  }
}
