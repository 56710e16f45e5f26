// @ts-check
/**
 * Asks about a list of cases in chunks, each short enough that the page stays responsive and that other questions
 * get in between. Events: "change" after each chunk, and at the end.
 */
import { CASES } from "../messages/cases.js";
import { Stopped, Superseded } from "../python/client.js";
import { question } from "../exchange/case.js";
import { rowOf } from "./outcomes.js";

/** @typedef {import("../exchange/case.js").Case} Case */
/** @typedef {import("./outcomes.js").Row} Row */
/** @typedef {{call(method: string, request: object): Promise<any>}} Asked */

/** How long one question is to take, in milliseconds. */
const WANTED = 50;
const FIRST = 25;
const MOST = 400;

export class Runner extends EventTarget {
  /** @type {Row[]} */
  rows = [];
  total = 0;
  running = false;
  problem = "";
  #client;
  #run = 0;
  #now;

  /**
   * @param {Asked} client
   * @param {() => number} [now] milliseconds
   */
  constructor(client, now = () => performance.now()) {
    super();
    this.#client = client;
    this.#now = now;
  }

  /** @param {Case[]} cases */
  async start(cases) {
    const run = ++this.#run;
    Object.assign(this, { rows: [], total: cases.length, running: true, problem: "" });
    this.#tell();
    let size = FIRST;
    while (run === this.#run && this.rows.length < cases.length) {
      const first = this.rows.length;
      const chunk = cases.slice(first, first + size);
      const began = this.#now();
      const answers = await this.#ask(chunk);
      if (run !== this.#run) return;
      if (answers === null) break;
      this.rows.push(
        ...answers.map((answer, index) => rowOf(first + index + 1, /** @type {Case} */ (chunk[index]), answer)),
      );
      size = nextSize(chunk.length, this.#now() - began);
      this.#tell();
    }
    if (run !== this.#run) return;
    this.running = false;
    this.#tell();
  }

  cancel() {
    this.#run++;
    this.running = false;
    this.#tell();
  }

  /**
   * What takes too long is asked about one by one, and passed over if it still does.
   * @param {Case[]} chunk
   * @returns {Promise<any[] | null>} null if there is nothing to go on with
   */
  async #ask(chunk) {
    try {
      const answer = await this.#client.call("cases", {
        cases: chunk.map(question),
        search_params: chunk.some(
          (one) => one.kind === "url" && one.expected?.failure === false && "searchParams" in one.expected.members,
        ),
      });
      if (answer.error) throw new Error(answer.error.message);
      return answer.cases;
    } catch (error) {
      if (error instanceof Superseded) return null;
      if (!(error instanceof Stopped)) {
        this.problem = error instanceof Error ? error.message : String(error);
        return null;
      }
      const [only] = chunk;
      if (chunk.length === 1 && only) return [stoppedAnswer(only)];
      const answers = [];
      for (const one of chunk) answers.push(...((await this.#ask([one])) ?? [stoppedAnswer(one)]));
      return answers;
    }
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {number} size
 * @param {number} took
 */
export function nextSize(size, took) {
  const wanted = Math.round((size * WANTED) / Math.max(took, 1));
  return Math.max(1, Math.min(MOST, wanted, size * 4));
}

/** @param {Case} one */
function stoppedAnswer(one) {
  return one.kind === "pattern"
    ? { outcome: "stopped", message: CASES.summary.tookTooLong, components: null, match: null }
    : { outcome: "stopped", api: null, errors: [], states: 0 };
}
