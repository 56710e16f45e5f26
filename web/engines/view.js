// @ts-check
/** The view "Engines": what several engines make of one input, where they part ways, and what that means. */
import { h, named } from "../dom.js";
import { ENGINES } from "../messages/engines.js";
import { Inquiry } from "../python/inquiry.js";
import { nativeUrl } from "../native.js";
import { ConfusionList } from "./confusion_list.js";
import { firstDivergence } from "./divergence.js";
import { agreementTable, gridTable } from "./grid.js";
import { meanings } from "./meaning.js";
import { MinimisePanel } from "./minimise_panel.js";
import { quotesIsolated } from "../text/isolated.js";
import { PastePanel } from "./paste_panel.js";
import { pastedResults } from "./pasted.js";
import { browserResult, pythonResult, urlstdResult } from "./results.js";
import { VersionPanel } from "./version_panel.js";

/** @typedef {import("../later_views.js").Page} Page */
/** @typedef {import("../painter.js").Surroundings} Surroundings */
/** @typedef {import("./results.js").Result} Result */

/** @type {import("../later_views.js").Create} */
export function create(place, page) {
  return new EnginesView(place, page);
}

class EnginesView {
  #page;
  #inquiry;
  #said = h("div", { class: "meanings" });
  #grid = h("div", { class: "table-scroll", tabindex: 0, role: "region", "aria-label": ENGINES.sideBySide });
  #matrix = h("div", { class: "table-scroll", tabindex: 0, role: "region", "aria-label": ENGINES.agreement });
  #note = h("p", { class: "row-note" });
  #details = h("details", { class: "component-meanings" });
  #drawn = "";

  /**
   * @param {HTMLElement} place
   * @param {Page} page
   */
  constructor(place, page) {
    this.#page = page;
    this.#inquiry = new Inquiry(page.client);
    this.#inquiry.addEventListener("change", page.repaint);
    this.confusions = new ConfusionList((entry) => this.#open(entry));
    this.paste = new PastePanel(page);
    this.minimise = new MinimisePanel(page);
    this.version = new VersionPanel(page);
    place.replaceChildren(h("div", { class: "engines" }, this.#main(), this.confusions.element));
    this.#grid.addEventListener("click", (event) => this.#goToStep(event));
  }

  #main() {
    return h(
      "div",
      { class: "engines-main" },
      h(
        "section",
        { class: "panel", "aria-labelledby": "engines-title" },
        h("h2", { id: "engines-title" }, `${ENGINES.title} `, h("small", {}, ENGINES.titleNote)),
        this.#said,
        this.#grid,
        this.#note,
        this.#details,
      ),
      h(
        "div",
        { class: "engines-pair" },
        h(
          "section",
          { class: "panel", "aria-labelledby": "matrix-title" },
          h("h2", { id: "matrix-title" }, ENGINES.whoAgrees),
          this.#matrix,
        ),
        this.minimise.element,
      ),
      this.version.element,
      this.paste.element,
    );
  }

  /** @param {Surroundings} around */
  paint(around) {
    const { input, base, encoding } = this.#page.store.state;
    const reply = this.#inquiry.ask("urllib", { input, base });
    const current = reply.of && sameQuestion(reply.of, { input, base }) ? reply.answer : null;
    const reading = this.#page.question.current;
    const results = [
      urlstdResult(reading?.answer ?? null, around.about?.package ?? "", around.absent),
      browserResult(nativeUrl(input, base), around.browser),
      pythonResult(current, reply.problem || around.absent, around.about?.python ?? ""),
      ...this.version.results({ input, base, encoding }),
      ...pastedResults(this.paste.engines(), { input, base }),
    ];
    this.version.paint();
    this.paste.paint({ input, base });
    this.minimise.paint(results, reading);
    this.confusions.paint({ input, base });
    const drawn = JSON.stringify([results, input, base, encoding]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#draw(results, { input, base }, encoding, current);
  }

  /**
   * @param {Result[]} results
   * @param {{input: string, base: string | null}} asked
   * @param {string} encoding
   * @param {import("./results.js").UrllibReading | null} urllib
   */
  #draw(results, asked, encoding, urllib) {
    const reading = this.#page.question.current;
    const found = results.slice(1).map((result) => [result.id, reading && firstDivergence(reading, result)]);
    const known = /** @type {[string, import("./divergence.js").Divergence][]} */ (found.filter(([, one]) => one));
    const sentences = meanings(results, asked);
    this.#said.replaceChildren(
      ...sentences.map(({ grave, text }) =>
        h(
          "p",
          { class: grave ? "meaning grave" : "meaning" },
          h("span", { class: "sign", "aria-hidden": "true" }, grave ? "⚠ " : "✓ "),
          ...text.flatMap((part) => (typeof part === "string" ? quotesIsolated(part) : [named(part.words)])),
        ),
      ),
    );
    this.#grid.replaceChildren(gridTable(results, new Map(known)));
    this.#matrix.replaceChildren(agreementTable(results));
    this.#note.textContent =
      encoding === "UTF-8" ? "" : ENGINES.onlyUrlstd(encoding);
    this.#drawDetails(urllib);
  }

  /**
   * Component by component, what a difference from urllib.parse means.
   * @param {import("./results.js").UrllibReading | null} urllib
   */
  #drawDetails(urllib) {
    const told = (urllib?.components ?? []).filter(({ meaning }) => meaning !== null);
    this.#details.hidden = told.length === 0;
    this.#details.replaceChildren(
      h("summary", {}, ENGINES.byComponent),
      h("dl", {}, ...told.flatMap(({ component, meaning }) => [h("dt", {}, named(component)), h("dd", {}, meaning)])),
    );
  }

  /** @param {{input: string, base: string | null}} entry */
  #open({ input, base }) {
    this.#page.asked(input);
    this.#page.store.set({ input, base, step: null });
    this.#page.acted();
  }

  /** @param {Event} event */
  #goToStep({ target }) {
    const button = target instanceof Element ? target.closest("[data-step]") : null;
    if (!button) return;
    this.#page.store.set({ tab: "url", step: Number(button.getAttribute("data-step")) + 1 });
    this.#page.acted();
    this.#page.say(ENGINES.stepShown(Number(button.getAttribute("data-step")) + 1));
    // Once the other view has been painted.
    setTimeout(() => {
      /** @type {HTMLElement | null} */ (document.querySelector("#trace trace-stepper input[type=number]"))?.focus();
    });
  }
}

/**
 * @param {object} a
 * @param {{input: string, base: string | null}} b
 */
function sameQuestion(a, b) {
  const asked = /** @type {{input: string, base: string | null}} */ (a);
  return asked.input === b.input && asked.base === b.base;
}
