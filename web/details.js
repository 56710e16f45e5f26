// @ts-check
/**
 * Wires what goes beside the trace: the encoding, what is valid to write, how to show a URL to a person, the steps of the
 * Standard that ran, and what other views point out in the strips.
 */
import { DetailsPainter } from "./details_painter.js";
import { the } from "./elements.js";
import { Inquiry } from "./python/inquiry.js";
import { Standard } from "./standard/standard.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./python/question.js").Question} Question */
/** @typedef {import("./python/inquiry.js").Asked} Asked */
/** @typedef {import("./painter.js").Surroundings} Surroundings */
/** @typedef {import("./trace/strip_layout.js").Range} Range */
/** @typedef {{input: Range | null, output: Range | null}} Ranges what is pointed out in the strips */
/** @typedef {import("./types.js").View} View */
/**
 * @typedef {object} Acts what the page does about it
 * @property {() => void} repaint
 * @property {(input?: string) => void} asked before an edit of what Python is asked about: the edited input, if it is that
 * @property {() => void} edited what a link carries has changed
 * @property {() => void} acted the same by a deliberate act, to which Back returns
 */

/** @type {Ranges} */
export const NOWHERE = Object.freeze({ input: null, output: null });

export class Details {
  /** What a view has chosen, by its tab. @type {Map<string, () => Ranges>} */
  #chosen = new Map();
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
    this.#painter = new DetailsPainter(store, question);
    this.#standard = new Standard(store, question, inquiry, acts.repaint);
    this.#do = acts;
    inquiry.addEventListener("change", acts.repaint);
    store.addEventListener("change", (event) => this.#forget(/** @type {CustomEvent<Set<string>>} */ (event).detail));
    this.#listen();
  }

  /** @param {Surroundings} around */
  paint(around) {
    const { tab } = this.#store.state;
    the("encoding-choice").data = this.#painter.encodings(around);
    the("validity-note").data = tab === "cases" || tab === "learn" ? null : this.#painter.validity();
    the("#shown").data = this.#painter.rendering(around);
    if (tab === "url") this.#standard.paint();
    this.#pointOut();
  }

  /** What is pointed at, else what is chosen, else why the input is not valid to write. */
  #pointOut() {
    const { tab } = this.#store.state;
    const chosen = this.#chosen.get(tab)?.() ?? NOWHERE;
    const { input, output } = this.#pointed === NOWHERE ? chosen : this.#pointed;
    const note = this.#painter.validity();
    const invalid = note && !note.validity.valid ? note.validity : null;
    the("#input-strip").range = input ?? (output ? null : invalid);
    the("#output-strip").range = output;
  }

  /** @param {Set<string>} changed */
  #forget(changed) {
    if (["input", "base", "encoding", "tab"].some((key) => changed.has(key))) this.#pointed = NOWHERE;
  }

  /**
   * While a view is open, the strips point out what it has chosen.
   * @param {string} tab
   * @param {() => Ranges} ranges
   */
  whileOpen(tab, ranges) {
    this.#chosen.set(tab, ranges);
  }

  /**
   * Points out in the strips what a person points at.
   * @param {Ranges} ranges
   */
  point(ranges) {
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
    };
    for (const [type, listener] of Object.entries(listeners))
      document.addEventListener(type, (event) => listener(/** @type {CustomEvent} */ (event).detail));
    the("view-tabs").addEventListener("tab-change", (event) => {
      this.#store.set({ tab: /** @type {CustomEvent<{tab: View["tab"]}>} */ (event).detail.tab });
      this.#do.acted();
    });
    the("#map-open").addEventListener("click", () => {
      this.#store.set({ tab: "learn", own: { ...this.#store.state.own, learn: "map" } });
      this.#do.acted();
    });
  }
}
