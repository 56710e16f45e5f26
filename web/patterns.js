// @ts-check
/** Wires what is about the pattern: its field and panel on the first screen, and the view "URLPattern". */
import { the } from "./elements.js";
import { Inquiry } from "./inquiry.js";
import { PatternPainter } from "./pattern_painter.js";
import { outcomeSentence } from "./pattern_text.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").State} State */
/** @typedef {import("./inquiry.js").Asked} Asked */
/** @typedef {import("./painter.js").Surroundings} Surroundings */
/** @typedef {import("./details.js").Acts} Acts */
/** @typedef {{component: string, part: number} | null} Pointed a part of a component's pattern */

const KEYS = /** @type {const} */ (["pattern", "relative", "patternBase", "ignoreCase", "fields"]);
const SPOKEN_DELAY = 900;

export class Patterns {
  #store;
  #painter;
  #do;
  /** Whether the next answer is to a change of the pattern, and so to be spoken. */
  #changed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Store} store
   * @param {import("./question.js").Question} question
   * @param {Asked} client
   * @param {Acts} acts
   */
  constructor(store, question, client, acts) {
    const inquiry = new Inquiry(client);
    this.#store = store;
    this.#painter = new PatternPainter(store, question, inquiry);
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
    return this.#painter.fact;
  }

  /** @param {Surroundings} around */
  paint(around) {
    const { tab } = this.#store.state;
    the("pattern-input").data = this.#painter.field();
    the("pattern-panel").data = this.#painter.panel(around);
    if (tab !== "pattern") return;
    const { answer } = this.#painter.reply;
    the("pattern-form").data = this.#painter.form();
    the("constructor-strip").data = this.#painter.constructorString();
    the("pattern-components").data = { answer, absent: this.#painter.panel(around).absent };
    the("more-inputs").data = this.#painter.moreInputs();
    the("pattern-native").data = this.#painter.native(around);
    the("route-table").data = this.#painter.routes();
  }

  #speak() {
    if (!this.#changed) return;
    this.#changed = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { answer, isCurrent } = this.#painter.reply;
      if (answer && isCurrent) the("#spoken").textContent = `Pattern: ${outcomeSentence(answer)}`;
    }, SPOKEN_DELAY);
  }

  /** @param {Partial<State>} changes */
  #edit(changes) {
    this.#store.set(changes);
    this.#do.edited();
  }

  /**
   * @param {string | import("./types.js").Init} input
   * @param {string | null} base
   */
  #showInput(input, base) {
    if (typeof input === "string") this.#store.set({ input, base, fields: null });
    else this.#store.set({ fields: input });
    this.#do.acted();
    the("pattern-components").scrollIntoView({ block: "start" });
  }

  /** @param {Pointed} pointed */
  #point(pointed) {
    the("constructor-strip").pointed = pointed;
    the("pattern-components").pointed = pointed;
  }

  #listen() {
    /** @type {Record<string, (detail: any) => void>} */
    const listeners = {
      "pattern-change": (changes) => this.#edit(changes),
      "routes-change": (changes) => this.#edit(changes),
      "more-inputs": ({ text }) => this.#edit({ own: { ...this.#store.state.own, pattern: text } }),
      "input-show": ({ input, base }) => this.#showInput(input, base),
      "part-point": ({ pointed }) => this.#point(pointed),
      "pattern-open": () => {
        this.#store.set({ tab: "pattern" });
        this.#do.acted();
      },
    };
    for (const [type, listener] of Object.entries(listeners))
      document.addEventListener(type, (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }
}
