// @ts-check
/** Wires the Standard's numbered steps: which ran is asked only while the list is open. */
import { the } from "./elements.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./question.js").Question} Question */
/** @typedef {import("./question.js").Reading} Reading */
/** @typedef {import("./inquiry.js").Inquiry} Inquiry */
/** @typedef {import("./step_rows.js").Algorithm} Algorithm */
/** @typedef {import("./step_rows.js").Run} Run */
/** @typedef {import("./step_rows.js").RunWork} RunWork */
/** @typedef {import("./step_rows.js").StepsTable} StepsTable */
/** @typedef {import("./types.js").Step & {ran: Run[], work?: RunWork[]}} WatchedStep */
/** @typedef {{open: boolean, all: boolean}} Choice */

/** So many steps of the trace are watched at once. */
const WATCHED = 64;
const KEY = "urlstd.numbered-steps";
/** Where the list is open unless a person has closed it. */
const WIDE = "(min-width: 70rem)";
/** @type {Map<string, Algorithm>} */
const NO_ALGORITHMS = new Map();
/** @type {Run[]} */
const NO_RUNS = [];
/** @type {StepsTable["functions"]} */
const NO_FUNCTIONS = Object.freeze({});

export class Standard {
  /** @type {Choice} */
  #choice = remembered();
  /** @type {StepsTable | null} */
  #table = null;
  #algorithms = NO_ALGORITHMS;
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
    for (const type of ["numbered-toggle", "numbered-all"])
      document.addEventListener(type, (event) => {
        this.#choice = { ...this.#choice, .../** @type {CustomEvent<Partial<Choice>>} */ (event).detail };
        remember(this.#choice);
        repaint();
      });
  }

  paint() {
    const { open, all } = this.#choice;
    const { step, absent } = open ? this.#watched() : { step: null, absent: "" };
    const functions = this.#table?.functions ?? NO_FUNCTIONS;
    const run = step?.ran[0] ?? null;
    const algorithm = (run && this.#algorithms.get(run.algorithm)) ?? null;
    the("standard-steps").data = { open, all, algorithm, run, functions, absent };
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
   * @returns {{step: WatchedStep | null, absent: string}}
   */
  #watched() {
    const reading = this.#question.current;
    const index = reading?.timeline.shown(this.#store.state.step) ?? null;
    if (!reading || index === null) return { step: null, absent: "No step ran." };
    const { input, base, encoding } = reading.answer;
    const first = Math.floor(index / WATCHED) * WATCHED;
    const problem = this.#readTable();
    const request = { op: "url", input, base, encoding, first, limit: WATCHED, lines: true };
    const reply = this.#inquiry.ask("watched", request);
    const { answer, of } = reply;
    if (problem || reply.problem) return { step: null, absent: problem || reply.problem };
    if (!this.#table || !answer || JSON.stringify(of) !== JSON.stringify(request))
      return { step: null, absent: "Asking which steps ran." };
    return { step: answer.trace.steps[index - answer.trace.first] ?? null, absent: "No step ran." };
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
