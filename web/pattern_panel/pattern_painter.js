// @ts-check
/** What the first view shows of the pattern: the question that the state asks, and what the elements get of its answer. */
import { patternFact } from "./pattern_text.js";
import { CodePoints } from "../text/positions.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../types.js").PatternAnswer} PatternAnswer */
/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../python/inquiry.js").Inquiry} Inquiry */
/** @typedef {import("../painter.js").Surroundings} Surroundings */

const NO_REPLY = Object.freeze({ key: "", answer: null, of: null, problem: "" });

export class PatternPainter {
  #store;
  #question;
  #inquiry;
  /** The last reply, for as long as nothing is asked. @type {import("../python/inquiry.js").Reply<PatternAnswer>} */
  #reply = NO_REPLY;
  /** @type {{answer: PatternAnswer | null, text: CodePoints | null}} */
  #text = { answer: null, text: null };

  /**
   * @param {Store} store
   * @param {{current: object | null}} question about the URL
   * @param {Pick<Inquiry, "ask">} inquiry
   */
  constructor(store, question, inquiry) {
    this.#store = store;
    this.#question = question;
    this.#inquiry = inquiry;
  }

  /** What Python is asked; null without a pattern. */
  get request() {
    const { pattern, relative, patternBase, ignoreCase, fields, input, base } = this.#store.state;
    if (pattern === null) return null;
    return {
      pattern,
      base_url: typeof pattern === "string" && relative === "base" ? patternBase : null,
      ignore_case: ignoreCase,
      any_origin: relative === "any",
      input: fields ?? input,
      input_base_url: fields === null ? base : null,
    };
  }

  /**
   * The last answer, and whether it is about what is asked now. A URL that is not answered yet may be one that never
   * will be: it is not asked about in another way.
   */
  get reply() {
    const { request } = this;
    if (!request) return { answer: null, isCurrent: true, problem: "" };
    if (this.#question.current !== null || this.#store.state.fields !== null)
      this.#reply = this.#inquiry.ask("pattern", request);
    const { answer, of, problem } = this.#reply;
    return { answer, isCurrent: JSON.stringify(of) === JSON.stringify(request), problem };
  }

  get fact() {
    return patternFact(this.#store.state.pattern, this.reply.answer);
  }

  field() {
    const { pattern } = this.#store.state;
    return { pattern, wrong: this.reply.answer?.outcome === "not-compiled" };
  }

  /** @param {Surroundings} around */
  panel({ absent }) {
    const { answer, problem } = this.reply;
    const missing = this.#store.state.pattern === null ? PAGE.pattern.none : absent;
    return { answer, text: this.constructorText(answer), absent: problem || missing };
  }

  /** @param {PatternAnswer | null} answer */
  constructorText(answer) {
    if (this.#text.answer !== answer) {
      const pattern = answer?.pattern;
      this.#text = { answer, text: typeof pattern === "string" ? new CodePoints(pattern) : null };
    }
    return this.#text.text;
  }
}
