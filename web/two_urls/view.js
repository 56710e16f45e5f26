// @ts-check
/** The view "Two URLs": a second string beside the input, and whether both are one URL, origin, site. */
import { UrlComparison } from "../elements/url_comparison.js";
import { the } from "../elements.js";
import { TWO_URLS } from "../messages/two_urls.js";
import { Inquiry } from "../python/inquiry.js";
import { CodePoints } from "../text/positions.js";
import { verdict } from "../wording.js";

/** @typedef {import("../types.js").Answer} Answer */
/** @typedef {import("../later_views.js").Page} Page */
/** @typedef {import("../painter.js").Surroundings} Surroundings */

/** @type {never[]} */
const NOTHING = [];

/** @type {import("../later_views.js").Create} */
export function create(_, page) {
  UrlComparison.define();
  return new TwoUrlsView(page);
}

class TwoUrlsView {
  #store;
  #question;
  #inquiry;
  #lastText = new CodePoints("");

  /** @param {Page} page */
  constructor({ store, question, client, repaint, edited }) {
    this.#store = store;
    this.#question = question;
    this.#inquiry = new Inquiry(client);
    this.#inquiry.addEventListener("change", repaint);
    the("#second-url").addEventListener("value-change", (event) => {
      event.stopPropagation(); // it is not the first that changed
      store.set({ second: /** @type {CustomEvent<{value: string}>} */ (event).detail.value });
      edited();
    });
    the("#second-strip").addEventListener("field-open", (event) => event.stopPropagation()); // its steps are not shown
  }

  /** @param {Surroundings} around */
  paint(around) {
    const { second, answer, comparison, absent } = this.#answers(around);
    const outcome = answer ? verdictText(answer) : absent;
    the("#second-url").data = { value: second };
    the("#second-verdict").textContent = outcome;
    the("#second-strip").data = {
      name: TWO_URLS.output,
      text: answer?.api ? this.#text(answer.api.href) : null,
      absent: answer ? TWO_URLS.noOutput : absent,
      parts: answer?.output_parts ?? NOTHING,
      isInput: false,
      skippedLabel: () => "",
      marks: NOTHING,
      pointer: null,
      atEnd: false,
      part: this.#store.state.part,
    };
    the("#second-shown").data = {
      rendering: answer?.rendering ?? null,
      absent: answer ? TWO_URLS.notShown : absent,
    };
    the("url-comparison").data = { comparison, absent };
  }

  /** @param {string} text */
  #text(text) {
    if (this.#lastText.text !== text) this.#lastText = new CodePoints(text);
    return this.#lastText;
  }

  /** @param {Surroundings} around */
  #answers({ absent }) {
    const { input, base, encoding, second } = this.#store.state;
    const { reading } = this.#question;
    const value = second ?? reading?.answer.api?.href ?? ""; // to begin with, the first as it is serialized
    if (!reading) return { second: value, answer: null, comparison: null, absent };
    const reply = this.#inquiry.second({ input: value, base, encoding });
    const comparison = this.#inquiry.comparison({ a: input, b: value, base, encoding });
    return { second: value, answer: reply.answer, comparison: comparison.answer, absent: comparison.problem };
  }
}

/** @param {Answer} answer */
function verdictText(answer) {
  const { outcome, rest } = verdict(answer);
  return TWO_URLS.verdict(outcome, rest);
}
