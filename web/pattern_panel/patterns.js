// @ts-check
/** Wires the pattern's field and panel in the first view; what the view "URLPattern" adds is in pattern/. */
import { the } from "../elements.js";
import { Inquiry } from "../python/inquiry.js";
import { PatternPainter } from "./pattern_painter.js";
import { outcomeSentence } from "./pattern_text.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../store.js").State} State */
/** @typedef {import("../python/inquiry.js").Asked} Asked */
/** @typedef {import("../painter.js").Surroundings} Surroundings */
/** @typedef {import("../details.js").Acts} Acts */

const KEYS = /** @type {const} */ (["pattern", "relative", "patternBase", "ignoreCase", "fields"]);
const SPOKEN_DELAY = 900;

export class Patterns {
  #store;
  /** What the first view shows of the pattern. */
  painter;
  #do;
  /** Whether the next answer is to a change of the pattern, and so to be spoken. */
  #changed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Store} store
   * @param {import("../python/question.js").Question} question
   * @param {Asked} client
   * @param {Acts} acts
   */
  constructor(store, question, client, acts) {
    const inquiry = new Inquiry(client);
    this.#store = store;
    this.painter = new PatternPainter(store, question, inquiry);
    this.#do = acts;
    inquiry.addEventListener("change", () => {
      this.#speak();
      acts.repaint();
    });
    store.addEventListener("change", (event) => {
      const changed = /** @type {CustomEvent<Set<string>>} */ (event).detail;
      if (KEYS.some((key) => changed.has(key))) this.#changed = true;
    });
    this.#listen();
  }

  /** The fact beside the verdict. */
  get fact() {
    return this.painter.fact;
  }

  /** @param {Surroundings} around */
  paint(around) {
    the("pattern-input").data = this.painter.field();
    the("pattern-panel").data = this.painter.panel(around);
  }

  #speak() {
    if (!this.#changed) return;
    this.#changed = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { answer, isCurrent } = this.painter.reply;
      if (answer && isCurrent) the("#spoken").textContent = PAGE.pattern.spoken(outcomeSentence(answer));
    }, SPOKEN_DELAY);
  }

  /** @param {Partial<State>} changes */
  #edit(changes) {
    this.#store.set(changes);
    this.#do.edited();
  }

  #listen() {
    /** @type {Record<string, (detail: any) => void>} */
    const listeners = {
      "pattern-change": (changes) => this.#edit(changes),
      "pattern-open": () => {
        this.#store.set({ tab: "pattern" });
        this.#do.acted();
      },
    };
    for (const [type, listener] of Object.entries(listeners))
      document.addEventListener(type, (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }
}
