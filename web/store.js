// @ts-check
/**
 * The page's state. `view` is what a link carries; the rest is the moment: highlights, the error chosen.
 * Every change is announced by one "change" event whose detail is the set of keys that changed.
 */
import { DEFAULT_VIEW } from "./link/permalink.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").PartName} PartName */
/**
 * @typedef {object} Moment
 * @property {PartName | null} part the component that is highlighted in strips, record and steps
 * @property {number | null} error the validation error that was chosen
 * @property {string | null} example id of the example that was loaded, until the next edit
 * @property {boolean} writing whether the page tells why the input is not valid to write
 */
/** @typedef {View & Moment} State */

/** @type {State} */
const INITIAL = Object.freeze({ ...DEFAULT_VIEW, part: null, error: null, example: null, writing: false });

export class Store extends EventTarget {
  /** @type {State} */
  #state = INITIAL;

  /** @returns {Readonly<State>} */
  get state() {
    return this.#state;
  }

  /** @returns {View} what a link to this moment carries */
  get view() {
    const { part, error, example, writing, ...view } = this.#state;
    return view;
  }

  /**
   * Changes some keys. An edit of input, base or encoding forgets what belonged to the old text.
   * @param {Partial<State>} changes
   */
  set(changes) {
    const before = this.#state;
    const asked = /** @type {const} */ (["input", "base", "encoding"]);
    const edited = asked.some((key) => changes[key] !== undefined && changes[key] !== before[key]);
    this.#state = { ...before, ...(edited ? { part: null, error: null, example: null } : {}), ...changes };
    const keys = /** @type {(keyof State)[]} */ (Object.keys(INITIAL));
    const changed = new Set(keys.filter((key) => this.#state[key] !== before[key]));
    if (changed.size > 0) this.dispatchEvent(new CustomEvent("change", { detail: changed }));
  }

  /**
   * Shows another view, as a link, an example or the back button asks for. What other tabs hold of their own stays.
   * @param {View} view
   * @param {string | null} [example]
   */
  show(view, example = null) {
    const own = Object.keys(view.own).length > 0 ? { ...this.#state.own, ...view.own } : this.#state.own;
    this.set({ ...view, own, part: null, error: null, example });
  }
}
