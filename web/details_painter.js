// @ts-check
/**
 * What besides the trace the first view tells of the URL: in which encoding its query is, whether it is valid to write,
 * and how to show it to a person. Nothing here changes the state.
 */
import { PAGE } from "./messages/page.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./python/question.js").Question} Question */
/** @typedef {import("./painter.js").Surroundings} Surroundings */

export class DetailsPainter {
  #store;
  #question;

  /**
   * @param {Store} store
   * @param {Question} question
   */
  constructor(store, question) {
    this.#store = store;
    this.#question = question;
  }

  /** @param {Surroundings} around */
  encodings({ about }) {
    return { encodings: about?.encodings ?? [this.#store.state.encoding], encoding: this.#store.state.encoding };
  }

  /** What is said about writing, if it has been asked for. */
  validity() {
    const reading = this.#question.reading;
    const { writing, units } = this.#store.state;
    const validity = reading?.answer.validity;
    return reading && validity && writing ? { validity, text: reading.input, units } : null;
  }

  /** @param {Surroundings} around */
  rendering({ absent }) {
    const answer = this.#question.reading?.answer;
    return { rendering: answer?.rendering ?? null, absent: answer ? PAGE.rendering.absent : absent };
  }
}
