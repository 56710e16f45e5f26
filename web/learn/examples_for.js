// @ts-check
/** Which of the page's examples visit a state or report an error: found by asking, in portions. */
import { TOPICS } from "../examples/examples.js";

/** @typedef {{id: string, input: string, base: string | null, about: string}} Found */
/** @typedef {import("../types.js").Answer} Answer */
/** @typedef {{call(method: string, request: object): Promise<any>}} Asked */

const STEPS = 400;

export class ExamplesFor {
  /** @type {Map<string, Found[]>} */
  #byState = new Map();
  #begun = false;
  #client;
  #told;

  /**
   * @param {Asked} client
   * @param {() => void} told called when more is known
   */
  constructor(client, told) {
    this.#client = client;
    this.#told = told;
  }

  /**
   * The examples known so far that visit a state.
   * @param {string} state
   */
  visiting(state) {
    if (!this.#begun) {
      this.#begun = true;
      void this.#ask();
    }
    return this.#byState.get(state) ?? [];
  }

  /** One example after the other, so that Python is free in between for who is typing. */
  async #ask() {
    for (const { id, input, base, about, encoding = "utf-8" } of TOPICS.flatMap(({ examples }) => examples)) {
      try {
        const request = { op: "url", input, base, encoding, first: 0, limit: STEPS };
        /** @type {Answer} */
        const answer = await this.#client.call("learn examples", request);
        if (answer.outcome === "base-failure") continue;
        for (const state of new Set(answer.trace.steps.map(({ state }) => state)))
          this.#byState.set(state, [...(this.#byState.get(state) ?? []), { id, input, base, about }]);
      } catch {
        continue; // Python was stopped; the next is asked anew
      }
      this.#told();
    }
  }
}
