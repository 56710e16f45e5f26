// @ts-check
/** What is shown of the pattern: the question that the state asks, and what the elements get of its answer. */
import { inputLines, linesOf } from "./pattern_inputs/lines.js";
import { nativePattern, nativeRows } from "./native_pattern.js";
import { patternFact } from "./pattern_text.js";
import { CodePoints } from "./positions.js";

/** @typedef {import("./types.js").PatternAnswer} PatternAnswer */
/** @typedef {import("./types.js").RoutesAnswer} RoutesAnswer */
/** @typedef {import("./types.js").InputsAnswer} InputsAnswer */
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./inquiry.js").Inquiry} Inquiry */
/** @typedef {import("./painter.js").Surroundings} Surroundings */

/** @type {never[]} */
const NOTHING = [];
const NO_REPLY = Object.freeze({ key: "", answer: null, of: null, problem: "" });
const NO_PATTERN_YET = "No pattern. Type one beside “URLPattern” to match it against the URL.";

export class PatternPainter {
  #store;
  #question;
  #inquiry;
  /** The last reply, for as long as nothing is asked. @type {import("./inquiry.js").Reply<PatternAnswer>} */
  #reply = NO_REPLY;
  /** @type {{answer: PatternAnswer | null, text: CodePoints | null}} */
  #text = { answer: null, text: null };
  /** @type {{answer: PatternAnswer | null, native: import("./types.js").NativePattern | null, rows: import("./native_pattern.js").Row[]}} */
  #native = { answer: null, native: null, rows: NOTHING };

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
    const missing = this.#store.state.pattern === null ? NO_PATTERN_YET : absent;
    return { answer, text: this.#constructorText(answer), absent: problem || missing };
  }

  form() {
    const { pattern, relative, patternBase, ignoreCase, fields } = this.#store.state;
    const { answer } = this.reply;
    return { pattern, relative, patternBase, ignoreCase, fields, asComponents: answer?.as_components === true };
  }

  constructorString() {
    const { answer } = this.reply;
    return {
      reading: answer?.constructor ?? null,
      text: this.#constructorText(answer),
      components: answer?.components ?? NOTHING,
      error: answer?.error?.constructor_position ?? null,
    };
  }

  /** @param {Surroundings} around */
  native({ browser }) {
    const { answer } = this.reply;
    if (this.#native.answer !== answer) {
      const native = answer && nativePattern(answer);
      this.#native = { answer, native, rows: answer && native ? nativeRows(answer, native) : NOTHING };
    }
    const { native, rows } = this.#native;
    return { native, rows, answer, browser };
  }

  moreInputs() {
    const { base, own } = this.#store.state;
    const text = own.pattern ?? "";
    const lines = inputLines(text, base);
    const { request } = this;
    const good = lines.filter(({ problem }) => problem === "");
    if (!request || good.length === 0)
      return { text, lines, rows: lines.length > 0 && request ? lines.map(() => null) : null, problem: "" };
    const { pattern, base_url, ignore_case, any_origin } = request;
    const inputs = good.map((line) => [line.input, line.base]);
    const { answer, of, problem } = /** @type {import("./inquiry.js").Reply<InputsAnswer, any>} */ (
      this.#inquiry.ask("inputs", { pattern, base_url, ignore_case, any_origin, inputs })
    );
    const isCurrent = answer !== null && JSON.stringify(of?.inputs) === JSON.stringify(inputs);
    const answered = isCurrent ? answer.rows : [];
    const rows = answered && lines.map((line) => (line.problem ? null : (answered[good.indexOf(line)] ?? null)));
    return { text, lines, rows, problem: answered === null ? "The pattern is not compiled." : problem };
  }

  routes() {
    const { routePatterns, routeUrls, base, ignoreCase } = this.#store.state;
    const patterns = linesOf(routePatterns);
    const urls = linesOf(routeUrls);
    const asked = patterns.length > 0 && urls.length > 0;
    const { answer, of, problem } = /** @type {import("./inquiry.js").Reply<RoutesAnswer, any>} */ (
      asked ? this.#inquiry.ask("routes", { patterns, urls, base_url: base, ignore_case: ignoreCase }) : NO_REPLY
    );
    return { routePatterns, routeUrls, answer, of, problem };
  }

  /** @param {PatternAnswer | null} answer */
  #constructorText(answer) {
    if (this.#text.answer !== answer) {
      const pattern = answer?.pattern;
      this.#text = { answer, text: typeof pattern === "string" ? new CodePoints(pattern) : null };
    }
    return this.#text.text;
  }
}
