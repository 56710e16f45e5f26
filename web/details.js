// @ts-check
/**
 * Wires what goes beside the trace: the encoding, what is valid to write, how to show a URL to a person, the steps of the
 * Standard that ran, and the views "Bytes" and "Two URLs".
 */
import { ASSETS } from "./assets.js";
import { DetailsPainter, NO_CHOICE } from "./details_painter.js";
import { the } from "./elements.js";
import { Inquiry } from "./inquiry.js";
import { allLicences } from "./licences.js";
import { CodePoints } from "./positions.js";
import { Standard } from "./standard.js";
import { verdict } from "./wording.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./question.js").Question} Question */
/** @typedef {import("./inquiry.js").Asked} Asked */
/** @typedef {import("./painter.js").Surroundings} Surroundings */
/** @typedef {import("./details_painter.js").Ranges} Ranges */
/** @typedef {import("./details_painter.js").Choice} Choice */
/** @typedef {import("./types.js").View} View */
/**
 * @typedef {object} Acts what the page does about it
 * @property {() => void} repaint
 * @property {(input?: string) => void} asked before an edit of what Python is asked about: the edited input, if it is that
 * @property {() => void} edited what a link carries has changed
 * @property {() => void} acted the same by a deliberate act, to which Back returns
 */

/** @type {never[]} */
const NOTHING = [];
/** @type {Ranges} */
const NOWHERE = Object.freeze({ input: null, output: null });

export class Details {
  /** @type {Choice} */
  #choice = { ...NO_CHOICE };
  /** What a person points at. @type {Ranges} */
  #pointed = NOWHERE;
  #store;
  #painter;
  #standard;
  #do;

  /**
   * @param {Store} store
   * @param {Question} question
   * @param {Asked} client
   * @param {Acts} acts
   */
  constructor(store, question, client, acts) {
    const inquiry = new Inquiry(client);
    this.#store = store;
    this.#painter = new DetailsPainter(store, question, inquiry);
    this.#standard = new Standard(store, question, inquiry, acts.repaint);
    this.#do = acts;
    inquiry.addEventListener("change", acts.repaint);
    store.addEventListener("change", (event) => this.#forget(/** @type {CustomEvent<Set<string>>} */ (event).detail));
    this.#listen();
    for (const of of /** @type {const} */ (["input", "output"])) this.#listenToStrip(of);
  }

  /** @param {Surroundings} around */
  paint(around) {
    const { tab } = this.#store.state;
    the("encoding-choice").data = this.#painter.encodings(around);
    the("validity-note").data = tab === "cases" || tab === "learn" ? null : this.#painter.validity();
    the("#shown").data = this.#painter.rendering(around);
    if (tab === "url") this.#standard.paint();
    else if (tab === "bytes") this.#paintBytes(around);
    else if (tab === "two-urls") this.#paintTwoUrls(around);
    this.#pointOut();
  }

  /**
   * @param {import("./types.js").About | null} about
   * @param {string} pyodide its version
   */
  paintLicences(about, pyodide) {
    if (!about) return;
    the("licences-dialog").data = {
      licences: allLicences(about.licences, { python: about.python, pyodide }, ASSETS.lock),
    };
  }

  /** @param {Surroundings} around */
  #paintBytes(around) {
    the("code-point-table").data = this.#painter.codePoints(this.#choice, around);
    the("encode-sets").data = this.#painter.sets(this.#choice, around);
    the("percent-encodings").data = this.#painter.percentEncodings(this.#choice, around);
  }

  /** @param {Surroundings} around */
  #paintTwoUrls(around) {
    const { second, answer, comparison, absent } = this.#painter.twoUrls(around);
    const outcome = answer ? Object.values(verdict(answer)).join(" ") : absent;
    the("#second-url").data = { value: second };
    the("#second-verdict").textContent = outcome;
    the("#second-strip").data = {
      name: "Output of the second",
      text: answer?.api ? this.#secondText(answer.api.href) : null,
      absent: answer ? "none, because the parser returned failure" : absent,
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
      absent: answer ? "nothing, because there is no URL" : absent,
    };
    the("url-comparison").data = { comparison, absent };
  }

  #lastText = new CodePoints("");
  /** @param {string} text */
  #secondText(text) {
    if (this.#lastText.text !== text) this.#lastText = new CodePoints(text);
    return this.#lastText;
  }

  /** What is pointed at, else what is chosen, else why the input is not valid to write. */
  #pointOut() {
    const { tab } = this.#store.state;
    const chosen = tab === "bytes" ? this.#chosenRanges() : NOWHERE;
    const { input, output } = this.#pointed === NOWHERE ? chosen : this.#pointed;
    const note = this.#painter.validity();
    const invalid = note && !note.validity.valid ? note.validity : null;
    the("#input-strip").range = input ?? (output ? null : invalid);
    the("#output-strip").range = output;
  }

  #chosenRanges() {
    const { text, at, encoding } = this.#choice;
    if (encoding !== null) return this.#painter.rangesOfEncoding(encoding);
    return at === null ? NOWHERE : this.#painter.rangesOf(text, { start: at, end: at + 1 });
  }

  /** @param {Set<string>} changed */
  #forget(changed) {
    if (changed.has("input") || changed.has("base") || changed.has("encoding")) {
      const { text } = this.#choice;
      this.#choice = { ...NO_CHOICE, text };
      this.#pointed = NOWHERE;
    }
    if (changed.has("tab")) this.#pointed = NOWHERE;
  }

  /** @param {Partial<Choice>} choice */
  #choose(choice) {
    this.#choice = { ...this.#choice, ...choice };
    this.#do.repaint();
  }

  /** @param {Ranges} ranges */
  #point(ranges) {
    this.#pointed = ranges.input || ranges.output ? ranges : NOWHERE;
    this.#pointOut();
  }

  #listen() {
    /** @type {Record<string, (detail: any) => void>} */
    const listeners = {
      "encoding-change": ({ encoding }) => {
        this.#do.asked();
        this.#store.set({ encoding });
        this.#do.edited();
      },
      "offer-accept": ({ input, base }) => {
        this.#do.asked(input);
        this.#store.set({ input, base, step: null });
        this.#do.acted();
      },
      "writing-toggle": () => this.#store.set({ writing: !this.#store.state.writing }),
      "text-choose": ({ id }) => this.#choose({ text: id, first: 0, at: null, typed: null, encoding: null }),
      "points-turn": ({ first }) => this.#choose({ first }),
      "point-choose": ({ at }) => this.#choose({ at, typed: null, encoding: null }),
      "point-type": ({ c }) => this.#choose({ typed: c }),
      "range-show": ({ range, text }) => this.#point(this.#painter.rangesOf(text, range)),
      "encoding-show": ({ index }) => this.#point(index === null ? NOWHERE : this.#painter.rangesOfEncoding(index)),
      "encoding-choose": ({ index }) => this.#chooseEncoding(index),
      "encodings-turn": ({ first }) => this.#choose({ firstEncoding: first }),
    };
    for (const [type, listener] of Object.entries(listeners))
      document.addEventListener(type, (event) => listener(/** @type {CustomEvent} */ (event).detail));
    the("#second-url").addEventListener("value-change", (event) => {
      event.stopPropagation(); // it is not the first that changed
      this.#store.set({ second: /** @type {CustomEvent<{value: string}>} */ (event).detail.value });
      this.#do.edited();
    });
    the("view-tabs").addEventListener("tab-change", (event) => {
      this.#store.set({ tab: /** @type {CustomEvent<{tab: View["tab"]}>} */ (event).detail.tab });
      this.#do.acted();
    });
    the("#map-open").addEventListener("click", () => {
      this.#store.set({ tab: "learn", own: { ...this.#store.state.own, learn: "map" } });
      this.#do.acted();
    });
    the("#licences-open").addEventListener("click", () => the("licences-dialog").open());
    the("#second-strip").addEventListener("field-open", (event) => event.stopPropagation()); // its steps are not shown
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
   * In the bytes view, a code point of a strip leads to the table and to what encoded it.
   * @param {"input" | "output"} of
   */
  #listenToStrip(of) {
    const strip = the(`#${of}-strip`);
    const at = (/** @type {Event} */ { target }) => {
      const cell = target instanceof Element ? target.closest("[data-at]") : null;
      return this.#store.state.tab === "bytes" && cell ? Number(cell.getAttribute("data-at")) : null;
    };
    strip.addEventListener("pointerover", (event) => {
      const position = at(event);
      if (position !== null) this.#point(this.#painter.rangesOf(of, { start: position, end: position + 1 }));
    });
    strip.addEventListener("pointerleave", () => this.#point(NOWHERE));
    strip.addEventListener("click", (event) => {
      const position = at(event);
      if (position !== null)
        this.#choose({ ...this.#placeOf(of, position), typed: null, encoding: this.#painter.encodingAt(of, position) });
    });
  }
}
