// @ts-check
/**
 * The further questions, beside that about the URL's trace; those of one view are asked when it is open.
 * Event: "change", when there is something else to show.
 */
import { Stopped, Superseded } from "./client.js";
import { PYTHON } from "../messages/python.js";

/** @typedef {import("../types.js").Answer} Answer */
/** @typedef {import("../types.js").LensAnswer} LensAnswer */
/** @typedef {import("../types.js").CodePointsAnswer} CodePointsAnswer */
/** @typedef {import("../types.js").SetsAnswer} SetsAnswer */
/** @typedef {import("../types.js").Comparison} Comparison */
/** @typedef {{call(method: string, request: object): Promise<any>}} Asked */
/**
 * @template T
 * @template [Of=object]
 * @typedef {object} Reply
 * @property {string} key what was asked last
 * @property {T | null} answer the last answer, which may be to an earlier question
 * @property {Of | null} of what that answer is about
 * @property {string} problem why there is no answer to what was asked last
 */

/** @type {Reply<any>} */
const NONE = Object.freeze({ key: "", answer: null, of: null, problem: "" });

export class Inquiry extends EventTarget {
  /** @type {Map<string, Reply<any>>} */
  #replies = new Map();
  #client;

  /** @param {Asked} client */
  constructor(client) {
    super();
    this.#client = client;
  }

  /**
   * What made each percent-encoding of the output.
   * @param {{input: string, base: string | null, encoding: string}} request
   * @returns {Reply<LensAnswer>}
   */
  lens({ input, base, encoding }) {
    return this.ask("lens", { input, base, encoding });
  }

  /**
   * @template {object} Of
   * @param {string} text no longer than one window
   * @param {Of} of where it is from
   * @returns {Reply<CodePointsAnswer, Of>}
   */
  codePoints(text, of) {
    return /** @type {Reply<CodePointsAnswer, Of>} */ (
      this.ask("code points", { text, first: 0, limit: text.length }, of)
    );
  }

  /**
   * @param {string} c
   * @returns {Reply<SetsAnswer>}
   */
  sets(c) {
    return this.ask("sets", { c });
  }

  /**
   * How the second URL is parsed; only the end of its trace is of interest.
   * @param {{input: string, base: string | null, encoding: string}} request
   * @returns {Reply<Answer>}
   */
  second({ input, base, encoding }) {
    return this.ask("second", { op: "url", input, base, encoding, first: 0, limit: 1 });
  }

  /**
   * @param {{a: string, b: string, base: string | null, encoding: string}} request
   * @returns {Reply<Comparison>}
   */
  comparison(request) {
    return this.ask("compare", request);
  }

  /**
   * The reply to a question, which is asked unless that has been done. The last answer stays until another comes.
   * @param {string} method
   * @param {object} request
   * @param {object} [of]
   * @returns {Reply<any>}
   */
  ask(method, request, of = request) {
    const key = JSON.stringify([request, of]);
    const known = this.#replies.get(method) ?? NONE;
    if (known.key === key) return known;
    const reply = { ...known, key, problem: "" };
    this.#replies.set(method, reply);
    void this.#hear(method, reply, of, this.#client.call(method, request));
    return reply;
  }

  /**
   * @param {string} method
   * @param {Reply<any>} reply
   * @param {object} of
   * @param {Promise<any>} answer
   */
  async #hear(method, reply, of, answer) {
    try {
      const heard = await answer;
      // An answer may tell of an error in what it is about; a refusal is nothing else.
      if (heard.error && heard.op === undefined) throw new Error(String(heard.error.message));
      Object.assign(reply, { answer: heard, of });
    } catch (error) {
      if (error instanceof Superseded) return;
      const problem =
        error instanceof Stopped
          ? PYTHON.tookTooLong
          : error instanceof Error
            ? error.message
            : String(error);
      Object.assign(reply, { answer: null, of: null, problem });
    }
    if (this.#replies.get(method) === reply) this.dispatchEvent(new Event("change"));
  }
}
