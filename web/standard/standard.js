// @ts-check
/** Wires the Standard's numbered steps: which ran is asked only while the list is open. */
import { the } from "../elements.js";
import { PYTHON } from "../messages/python.js";
import { TRACE } from "../messages/trace.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../python/question.js").Question} Question */
/** @typedef {import("../python/question.js").Reading} Reading */
/** @typedef {import("../python/inquiry.js").Inquiry} Inquiry */
/** @typedef {import("./step_rows.js").Algorithm} Algorithm */
/** @typedef {import("./step_rows.js").Run} Run */
/** @typedef {import("./step_rows.js").RunWork} RunWork */
/** @typedef {import("./step_rows.js").StepsTable} StepsTable */
/** @typedef {import("../types.js").Step & {ran: Run[], work?: RunWork[]}} WatchedStep */
/** @typedef {{open: boolean, all: boolean}} Choice */

/** So many steps of the trace are watched at once. */
const WATCHED = 64;
/** After an answer, so many milliseconds without another: Python stays free for who is typing. */
const PAUSE = 200;
const KEY = "urlstd.numbered-steps";
/** Where the list is open unless a person has closed it. */
const WIDE = "(min-width: 70rem)";
/** @type {Map<string, Algorithm>} */
const NO_ALGORITHMS = new Map();
/** @type {Run[]} */
const NO_RUNS = [];
/** @type {StepsTable["functions"]} */
const NO_FUNCTIONS = Object.freeze({});
const NO_STEP = Object.freeze({ step: null, due: false, absent: TRACE.noStep });
const DUE = Object.freeze({ step: null, due: true, absent: TRACE.asking });

export class Standard {
  /** @type {Choice} */
  #choice = remembered();
  /** @type {StepsTable | null} */
  #table = null;
  #algorithms = NO_ALGORITHMS;
  /** What was shown last, which stays while the next is due. @type {{run: Run, algorithm: Algorithm} | null} */
  #shown = null;
  /** The reading that may be asked about. @type {Reading | null} */
  #settled = null;
  /** The one that may be later. @type {Reading | null} */
  #fresh = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #repaint;
  #store;
  #question;
  #inquiry;

  /**
   * @param {Store} store
   * @param {Question} question
   * @param {Inquiry} inquiry
   * @param {() => void} repaint
   */
  constructor(store, question, inquiry, repaint) {
    this.#store = store;
    this.#question = question;
    this.#inquiry = inquiry;
    this.#repaint = repaint;
    for (const type of ["numbered-toggle", "numbered-all"])
      document.addEventListener(type, (event) => {
        this.#choice = { ...this.#choice, .../** @type {CustomEvent<Partial<Choice>>} */ (event).detail };
        remember(this.#choice);
        repaint();
      });
  }

  paint() {
    const { open, all } = this.#choice;
    const { step, due, absent } = open ? this.#watched() : NO_STEP;
    const functions = this.#table?.functions ?? NO_FUNCTIONS;
    const run = step?.ran[0] ?? null;
    const algorithm = run && this.#algorithms.get(run.algorithm);
    if (!due) this.#shown = run && algorithm ? { run, algorithm } : null;
    const shown = this.#shown ?? { run: null, algorithm: null };
    the("standard-steps").data = { open, all, ...shown, functions, absent, due };
    the("work-tree").runs = {
      work: step?.work ?? null,
      ran: step?.ran ?? NO_RUNS,
      algorithms: this.#algorithms,
      all,
      functions,
    };
  }

  /**
   * The present step with the runs of algorithms in it.
   * @returns {{step: WatchedStep | null, due: boolean, absent: string}}
   */
  #watched() {
    const reading = this.#question.current;
    if (!reading) return this.#question.waiting ? DUE : { ...NO_STEP, absent: PYTHON.noAnswer };
    const index = reading.timeline.shown(this.#store.state.step);
    if (index === null) return NO_STEP;
    if (!this.#isSettled(reading)) return DUE;
    const { input, base, encoding } = reading.answer;
    const first = Math.floor(index / WATCHED) * WATCHED;
    const problem = this.#readTable();
    const request = { op: "url", input, base, encoding, first, limit: WATCHED, lines: true };
    const reply = this.#inquiry.ask("watched", request);
    const { answer, of } = reply;
    if (problem || reply.problem) return { ...NO_STEP, absent: problem || reply.problem };
    if (!this.#table || !answer || JSON.stringify(of) !== JSON.stringify(request)) return DUE;
    return { ...NO_STEP, step: answer.trace.steps[index - answer.trace.first] ?? null };
  }

  /**
   * Whether an answer has stayed for a while, or is the first; else the page is painted anew when it has.
   * @param {Reading} reading
   */
  #isSettled(reading) {
    this.#settled ??= reading;
    if (this.#settled === reading || this.#fresh === reading) return this.#settled === reading;
    this.#fresh = reading;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#settled = reading;
      this.#repaint();
    }, PAUSE);
    return false;
  }

  /** Asks for the table once. Returns why there is none. */
  #readTable() {
    if (this.#table) return "";
    const { answer, problem } = this.#inquiry.ask("steps", {});
    if (answer) {
      this.#table = /** @type {StepsTable} */ (answer);
      this.#algorithms = new Map(this.#table.algorithms.map((algorithm) => [algorithm.name, algorithm]));
    }
    return problem;
  }
}

/** @returns {Choice} */
function remembered() {
  const usual = { open: matchMedia(WIDE).matches, all: false };
  try {
    const { open = usual.open, all = usual.all } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { open: open === true, all: all === true };
  } catch {
    return usual; // no storage, or something else in it
  }
}

/** @param {Choice} choice */
function remember(choice) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
