// @ts-check
/** What the view "URLPattern" shows: the pattern taken apart, matched against more, and as the browser sees it. */
import { PATTERN } from "../messages/pattern.js";
import { nativePattern, nativeRows } from "../pattern_panel/native_pattern.js";
import { inputLines, linesOf } from "../pattern_inputs/lines.js";

/** @typedef {import("../types.js").PatternAnswer} PatternAnswer */
/** @typedef {import("../types.js").RoutesAnswer} RoutesAnswer */
/** @typedef {import("../types.js").InputsAnswer} InputsAnswer */
/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../python/inquiry.js").Inquiry} Inquiry */
/** @typedef {import("../pattern_panel/pattern_painter.js").PatternPainter} PatternPainter */
/** @typedef {import("../painter.js").Surroundings} Surroundings */

/** @type {never[]} */
const NOTHING = [];
const NO_REPLY = Object.freeze({ answer: null, of: null, problem: "" });

export class PatternViewPainter {
  #store;
  #pattern;
  #inquiry;
  /** @type {{answer: PatternAnswer | null, native: import("../types.js").NativePattern | null, rows: import("../pattern_panel/native_pattern.js").Row[]}} */
  #native = { answer: null, native: null, rows: NOTHING };

  /**
   * @param {Store} store
   * @param {PatternPainter} pattern
   * @param {Pick<Inquiry, "ask">} inquiry
   */
  constructor(store, pattern, inquiry) {
    this.#store = store;
    this.#pattern = pattern;
    this.#inquiry = inquiry;
  }

  form() {
    const { pattern, relative, patternBase, ignoreCase, fields } = this.#store.state;
    const { answer } = this.#pattern.reply;
    return { pattern, relative, patternBase, ignoreCase, fields, asComponents: answer?.as_components === true };
  }

  constructorString() {
    const { answer } = this.#pattern.reply;
    return {
      reading: answer?.constructor ?? null,
      text: this.#pattern.constructorText(answer),
      components: answer?.components ?? NOTHING,
      error: answer?.error?.constructor_position ?? null,
    };
  }

  /** @param {Surroundings} around */
  native({ browser }) {
    const { answer } = this.#pattern.reply;
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
    const { request } = this.#pattern;
    const good = lines.filter(({ problem }) => problem === "");
    if (!request || good.length === 0)
      return { text, lines, rows: lines.length > 0 && request ? lines.map(() => null) : null, problem: "" };
    const { pattern, base_url, ignore_case, any_origin } = request;
    const inputs = good.map((line) => [line.input, line.base]);
    const { answer, of, problem } = /** @type {import("../python/inquiry.js").Reply<InputsAnswer, any>} */ (
      this.#inquiry.ask("inputs", { pattern, base_url, ignore_case, any_origin, inputs })
    );
    const isCurrent = answer !== null && JSON.stringify(of?.inputs) === JSON.stringify(inputs);
    const answered = isCurrent ? answer.rows : [];
    const rows = answered && lines.map((line) => (line.problem ? null : (answered[good.indexOf(line)] ?? null)));
    return { text, lines, rows, problem: answered === null ? PATTERN.notCompiled : problem };
  }

  routes() {
    const { routePatterns, routeUrls, base, ignoreCase } = this.#store.state;
    const patterns = linesOf(routePatterns);
    const urls = linesOf(routeUrls);
    const asked = patterns.length > 0 && urls.length > 0;
    const { answer, of, problem } = /** @type {import("../python/inquiry.js").Reply<RoutesAnswer, any>} */ (
      asked ? this.#inquiry.ask("routes", { patterns, urls, base_url: base, ignore_case: ignoreCase }) : NO_REPLY
    );
    return { routePatterns, routeUrls, answer, of, problem };
  }
}
