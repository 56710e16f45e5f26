// @ts-check
/**
 * Decides what of all that is typed is worth keeping: an input that has stood for a while, also where something else
 * takes its place soon. An entry that is only typed on is replaced. Secrets, examples and very long inputs are not kept.
 */
import { DEFAULT_VIEW, encodeLink, encodePlain } from "../link/permalink.js";
import { shareWarnings } from "../sharing/share_warnings.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../store.js").State} State */
/** @typedef {{state: Readonly<State>} & EventTarget} Store */

/** What has stood for so long is kept, in milliseconds; and if something else takes its place, for so long. */
const STANDS = 2_000;
const STOOD = 700;
/** The longest input that is kept, in UTF-16 units. */
export const LONGEST = 20_000;
const KEPT = /** @type {const} */ (["input", "base", "encoding", "pattern", "relative", "patternBase", "ignoreCase"]);

/**
 * What an entry has of a view: what is asked about, and not which view is open.
 * @param {View} view
 * @returns {View}
 */
export function entryOf(view) {
  return { ...DEFAULT_VIEW, ...Object.fromEntries(KEPT.map((key) => [key, view[key]])) };
}

/**
 * @param {View} view
 * @param {string | null} example
 */
export function isWorthKeeping(view, example) {
  const { input, base, pattern } = view;
  if (example !== null || (input === "" && base === null)) return false;
  const length = input.length + (base?.length ?? 0) + JSON.stringify(pattern ?? "").length;
  const { second, ...rest } = entryOf(view);
  return length <= LONGEST && shareWarnings(input, base, second, rest).length === 0;
}

/** @typedef {Pick<View, "input" | "base">} Typed */

/**
 * Whether one is the other with something typed at the end of its input or base, or taken from there.
 * @param {Typed} a
 * @param {Typed} b
 */
export function goesOn(a, b) {
  const sameBase = a.base === null || b.base === null ? a.base === b.base : isLonger(a.base, b.base);
  return sameBase && a.input !== "" && b.input !== "" && isLonger(a.input, b.input);
}

/**
 * @param {string} a
 * @param {string} b
 */
function isLonger(a, b) {
  return a.startsWith(b) || b.startsWith(a);
}

export class Recorder {
  #store;
  #kept;
  /** What is to be kept once it has stood for a while. @type {View | null} */
  #pending = null;
  /** What this tab has kept last. @type {Typed & {fragment: string} | null} */
  #last = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #since = 0;
  #now;

  /**
   * @param {Store} store
   * @param {Pick<import("./kept.js").Kept, "add" | "on">} kept
   * @param {() => number} now in milliseconds
   */
  constructor(store, kept, now = () => performance.now()) {
    this.#store = store;
    this.#kept = kept;
    this.#now = now;
    store.addEventListener("change", (event) => {
      const changed = /** @type {CustomEvent<Set<string>>} */ (event).detail;
      if (KEPT.some((key) => changed.has(key))) this.#changed();
    });
  }

  #changed() {
    const { state } = this.#store;
    const stood = this.#now() - this.#since >= STOOD;
    if (this.#pending && stood && !goesOn(this.#pending, state)) void this.flush();
    clearTimeout(this.#timer);
    this.#since = this.#now();
    this.#pending = isWorthKeeping(state, state.example) ? entryOf(state) : null;
    if (this.#pending) this.#timer = setTimeout(() => void this.flush(), STANDS);
  }

  /** Keeps at once what waits for it. */
  async flush() {
    const view = this.#pending;
    clearTimeout(this.#timer);
    this.#pending = null;
    if (!view || !this.#kept.on) return;
    const fragment = encodePlain(view) ?? (await encodeLink(view).catch(() => null));
    if (fragment === null) return;
    const instead = this.#last && goesOn(this.#last, view) ? this.#last.fragment : null;
    this.#last = { input: view.input, base: view.base, fragment };
    await this.#kept.add(fragment, instead);
  }
}
