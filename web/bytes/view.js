// @ts-check
/** The view "Bytes": the code points of input and output, the percent-encode sets, and what was percent-encoded. */
import { CodePointTable } from "../elements/code_point_table.js";
import { EncodeSets } from "../elements/encode_sets.js";
import { PercentEncodings } from "../elements/percent_encodings.js";
import { NOWHERE } from "../details.js";
import { the } from "../elements.js";
import { Inquiry } from "../python/inquiry.js";
import { BytesPainter, NO_CHOICE } from "./painter.js";

/** @typedef {import("./painter.js").Choice} Choice */
/** @typedef {import("../later_views.js").Page} Page */
/** @typedef {import("../painter.js").Surroundings} Surroundings */

/** @type {import("../later_views.js").Create} */
export function create(place, page) {
  for (const element of [CodePointTable, EncodeSets, PercentEncodings]) element.define();
  return new BytesView(place, page);
}

class BytesView {
  /** @type {Choice} */
  #choice = { ...NO_CHOICE };
  #page;
  #painter;

  /**
   * @param {HTMLElement} place
   * @param {Page} page
   */
  constructor(place, page) {
    const inquiry = new Inquiry(page.client);
    this.#page = page;
    this.#painter = new BytesPainter(page.question, inquiry);
    inquiry.addEventListener("change", page.repaint);
    page.details.whileOpen("bytes", () => this.#chosenRanges());
    page.store.addEventListener("change", (event) => {
      const changed = /** @type {CustomEvent<Set<string>>} */ (event).detail;
      if (changed.has("input") || changed.has("base") || changed.has("encoding"))
        this.#choice = { ...NO_CHOICE, text: this.#choice.text };
    });
    this.#listen(place);
    for (const of of /** @type {const} */ (["input", "output"])) this.#listenToStrip(of);
  }

  /** @param {Surroundings} around */
  paint(around) {
    the("code-point-table").data = this.#painter.codePoints(this.#choice, around);
    the("encode-sets").data = this.#painter.sets(this.#choice, around);
    the("percent-encodings").data = this.#painter.percentEncodings(this.#choice, around);
  }

  #chosenRanges() {
    const { text, at, encoding } = this.#choice;
    if (encoding !== null) return this.#painter.rangesOfEncoding(encoding);
    return at === null ? NOWHERE : this.#painter.rangesOf(text, { start: at, end: at + 1 });
  }

  /** @param {Partial<Choice>} choice */
  #choose(choice) {
    this.#choice = { ...this.#choice, ...choice };
    this.#page.repaint();
  }

  /** @param {HTMLElement} place */
  #listen(place) {
    const { details } = this.#page;
    /** @type {Record<string, (detail: any) => void>} */
    const listeners = {
      "text-choose": ({ id }) => this.#choose({ text: id, first: 0, at: null, typed: null, encoding: null }),
      "points-turn": ({ first }) => this.#choose({ first }),
      "point-choose": ({ at }) => this.#choose({ at, typed: null, encoding: null }),
      "point-type": ({ c }) => this.#choose({ typed: c }),
      "range-show": ({ range, text }) => details.point(this.#painter.rangesOf(text, range)),
      "encoding-show": ({ index }) => details.point(index === null ? NOWHERE : this.#painter.rangesOfEncoding(index)),
      "encoding-choose": ({ index }) => this.#chooseEncoding(index),
      "encodings-turn": ({ first }) => this.#choose({ firstEncoding: first }),
    };
    for (const [type, listener] of Object.entries(listeners))
      place.addEventListener(type, (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }

  /** @param {number} index */
  #chooseEncoding(index) {
    const at = this.#painter.sourceOf(index);
    this.#choose({ encoding: index, typed: null, ...(at === null ? {} : { ...this.#placeOf("input", at) }) });
  }

  /**
   * Where a code point is in the table: which text, and which window of it.
   * @param {string} text
   * @param {number} at
   */
  #placeOf(text, at) {
    return { text, at, first: this.#painter.windowOf(at) };
  }

  /**
   * While the view is open, a code point of a strip leads to the table and to what encoded it.
   * @param {"input" | "output"} of
   */
  #listenToStrip(of) {
    const { details, store } = this.#page;
    const strip = the(`#${of}-strip`);
    const at = (/** @type {Event} */ { target }) => {
      const cell = target instanceof Element ? target.closest("[data-at]") : null;
      return store.state.tab === "bytes" && cell ? Number(cell.getAttribute("data-at")) : null;
    };
    strip.addEventListener("pointerover", (event) => {
      const position = at(event);
      if (position !== null) details.point(this.#painter.rangesOf(of, { start: position, end: position + 1 }));
    });
    strip.addEventListener("pointerleave", () => details.point(NOWHERE));
    strip.addEventListener("click", (event) => {
      const position = at(event);
      if (position !== null)
        this.#choose({ ...this.#placeOf(of, position), typed: null, encoding: this.#painter.encodingAt(of, position) });
    });
  }
}
