// @ts-check
/** Which states and validation errors the list reaches, and which it does not. Each is a filter. */
import { h } from "../dom.js";

/** @typedef {{name: string, count: number}} Reached */
/** @typedef {{state: (name: string) => void, error: (name: string) => void, complete: (names: string[]) => void}} Acts */

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
      h("h2", { id: "coverage-title" }, "What the list reaches"),
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
    this.#states.replaceChildren(...this.#group("states", coverage.states, this.#acts.state));
    this.#errors.replaceChildren(...this.#group("validation errors", coverage.errors, this.#acts.error));
    const missing = coverage.errors.filter(({ count }) => count === 0).map(({ name }) => name);
    if (missing.length > 0) this.#errors.append(this.#complete(missing));
    if (focused) /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-name="${focused}"]`))?.focus();
  }

  /**
   * @param {string} what
   * @param {Reached[]} all
   * @param {(name: string) => void} choose
   */
  #group(what, all, choose) {
    const reached = all.filter(({ count }) => count > 0);
    const missing = all.filter(({ count }) => count === 0);
    const chips = reached.map(({ name, count }) => {
      const chip = h(
        "button",
        { type: "button", class: "chip", "data-name": name, title: "Show only these" },
        h("span", { class: "sign", "aria-hidden": "true" }, "✓ "),
        name,
        h("small", {}, ` ${count.toLocaleString("en")}`),
      );
      chip.addEventListener("click", () => choose(name));
      return h("li", {}, chip);
    });
    return [
      h("h3", {}, `${reached.length} of ${all.length} ${what}`),
      h("ul", { class: "chips" }, ...chips),
      missing.length > 0
        ? h("p", { class: "row-note" }, `Not reached: ${missing.map(({ name }) => name).join(", ")}.`)
        : "",
    ];
  }

  /** @param {string[]} missing */
  #complete(missing) {
    const each = missing.length === 1 ? "the one that is missing" : `each of the ${missing.length} that are missing`;
    const button = h("button", { type: "button", class: "quiet" }, `Add an example for ${each}`);
    button.addEventListener("click", () => this.#acts.complete(missing));
    return button;
  }
}
