// @ts-check
/**
 * Asks Python about the store's input, and keeps the answer with the window of its trace.
 * Events: "answer", "foretold" (an answer from before, until Python's own comes), "waiting" (an answer is due), "trouble" {message} (Python broke on the question).
 */
import { Broken, Stopped, Superseded } from "./client.js";
import { CodePoints } from "../text/positions.js";
import { Timeline } from "../trace/timeline.js";

/** @typedef {import("../types.js").Answer} Answer */
/** @typedef {import("../store.js").Store} Store */
/** @typedef {{call(method: string, request: object): Promise<any>}} Asked */

/** How many steps are asked for at once. */
export const WINDOW = 10_000;
/** After a key that leaves the last step in sight, so many at the end are enough, until nothing is typed. */
const LATEST = 300;
/** After an answer with those, so many milliseconds without another: then the others are asked for. */
const PAUSE = 200;
/** An input of more code units has more steps than a window, or may have. */
const LONG = WINDOW / 2;

/** An answer with what the page derives from it once. */
export class Reading {
  /**
   * @param {Answer} answer
   * @param {boolean} [latest] whether only the last steps were asked for
   */
  constructor(answer, latest = false) {
    this.answer = answer;
    /** Whether steps before those at hand are due. */
    this.partial = latest && answer.trace.first > 0;
    this.timeline = new Timeline(answer.trace);
    this.input = new CodePoints(answer.input);
    this.output = answer.api && new CodePoints(answer.api.href);
    this.prepared = new CodePoints(answer.trace.preparation.text);
    /** Whether the trace and the errors are those of the base URL, because the input was never read. */
    this.aboutBase = answer.outcome === "base-failure";
    /** What positions in the trace and in the errors refer to. */
    this.subject = this.aboutBase ? new CodePoints(answer.base ?? "") : this.input;
    /** The errors that steps refer to. */
    this.errors = this.aboutBase ? answer.base_errors : answer.errors;
    /** How many there are, of which a very long subject has more than are listed. */
    this.errorCount = answer.error_count;
  }

  /**
   * The part of the input that holds a position.
   * @param {number} position
   */
  partAt = (position) => {
    if (this.aboutBase) return null;
    const part = this.answer.input_parts.find(({ start, end }) => start <= position && position < end);
    return part && part.part !== "delimiter" ? part.part : null;
  };

  /**
   * The part of the input that holds a code point of the prepared text.
   * @param {number} pointer
   */
  partAtPointer = (pointer) => this.partAt(this.originalPosition(pointer));

  /**
   * Where a code point of the prepared text stood in the input.
   * @param {number} pointer
   */
  originalPosition(pointer) {
    const { trimmed_start, removed } = this.answer.trace.preparation;
    const position = pointer + trimmed_start;
    let low = 0;
    let high = removed.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (/** @type {number} */ (removed[middle]) - middle <= position) low = middle + 1;
      else high = middle;
    }
    return position + low;
  }
}

export class Question extends EventTarget {
  /** @type {Reading | null} the last answer, which may be about an earlier input */
  reading = null;
  /** Whether that answer was made when the site was built, and Python's own is due. */
  foretold = false;
  #waiting = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #client;
  #store;

  /**
   * @param {Asked} client
   * @param {Store} store
   */
  constructor(client, store) {
    super();
    this.#client = client;
    this.#store = store;
  }

  /** Whether an answer to the present input is due. */
  get waiting() {
    return this.#waiting;
  }

  /** The reading, if it is about the present input. */
  get current() {
    const answer = this.reading?.answer;
    return answer && this.#isAbout(answer) ? this.reading : null;
  }

  /**
   * Asks about the present input.
   * @param {number} first the first step wanted
   * @returns {Promise<boolean>} whether this answer came and is current
   */
  async ask(first = windowOf(this.#store.state.step)) {
    return this.#ask({ first, limit: WINDOW });
  }

  /** Asks about the present input, which has just been edited: for its last steps, if it is one of those that is shown. */
  async askAfterEdit() {
    const { step, input, tab } = this.#store.state;
    return tab === "url" && step === null && input.length > LATEST && input.length <= LONG
      ? this.#ask({ last: true, limit: LATEST })
      : this.ask();
  }

  /**
   * Asks for the steps that are due.
   * @returns {Promise<boolean>} whether none is, any more
   */
  async whole() {
    return this.current?.partial ? this.ask() : this.current !== null;
  }

  /**
   * @param {{first: number, limit: number} | {last: true, limit: number}} steps
   * @returns {Promise<boolean>}
   */
  async #ask(steps) {
    const { input, base, encoding } = this.#store.state;
    clearTimeout(this.#timer);
    // The answer that is here stays the answer while earlier steps are on their way.
    this.#waiting = !this.current?.partial;
    if (this.#waiting) this.dispatchEvent(new Event("waiting"));
    try {
      const answer = await this.#client.call("url", { input, base, encoding, ...steps });
      if (answer.error) throw new Broken(String(answer.error.message));
      const { first, steps: given } = answer.trace;
      if (given.length === 0 && "first" in steps && steps.first > 0) return await this.ask(0); // beyond the end
      if ("last" in steps && first + given.length > WINDOW) return await this.ask(); // too many to be shown from the end
      return this.#take(answer, "last" in steps);
    } catch (error) {
      if (error instanceof Superseded) return false;
      this.#waiting = false;
      this.reading = null;
      if (error instanceof Stopped) return false; // the client tells of it
      const message = error instanceof Error ? error.message : String(error);
      this.dispatchEvent(new CustomEvent("trouble", { detail: { message } }));
      return false;
    }
  }

  /**
   * Shows an answer that Python gave earlier, if it is to what is being asked and there is no other.
   * @param {Answer} answer
   */
  foretell(answer) {
    if (!this.#waiting || this.reading || !this.#isAbout(answer)) return;
    this.reading = new Reading(answer);
    this.foretold = true;
    this.dispatchEvent(new Event("foretold"));
  }

  /** @param {Answer} answer */
  #isAbout(answer) {
    const { input, base, encoding } = this.#store.state;
    return answer.input === input && answer.base === base && answer.encoding === encoding;
  }

  /**
   * @param {Answer} answer
   * @param {boolean} latest
   */
  #take(answer, latest) {
    if (!this.#isAbout(answer)) return false;
    this.#waiting = false;
    this.foretold = false;
    this.reading = new Reading(this.reading ? sharing(answer, this.reading.answer) : answer, latest);
    if (this.reading.partial) this.#timer = setTimeout(() => void this.whole(), PAUSE);
    this.dispatchEvent(new Event("answer"));
    return true;
  }
}

/** What an edit of a path or a query does not change. */
const SELDOM = /** @type {const} */ (["host", "rendering"]);

/**
 * An answer in which what is as it was before is the very same object, so that nobody draws it anew.
 * @param {Answer} answer
 * @param {Answer} before
 * @returns {Answer}
 */
function sharing(answer, before) {
  const same = SELDOM.filter((name) => JSON.stringify(answer[name]) === JSON.stringify(before[name]));
  return { ...answer, ...Object.fromEntries(same.map((name) => [name, before[name]])) };
}

/** @param {number | null} step counted from 1 */
export function windowOf(step) {
  return step === null ? 0 : Math.floor((step - 1) / WINDOW) * WINDOW;
}
