// @ts-check
/** What a person has done, kept by the browser; where it keeps nothing, as long as the page is open. */

const SOLVED = "urlstd.learn.solved";
const SCORE = "urlstd.learn.score";

/** @typedef {{right: number, asked: number}} Score */
/** @typedef {Pick<Storage, "getItem" | "setItem">} Keeper */

export class Progress {
  /** @type {Set<string>} */
  #solved;
  /** @type {Score} */
  #score;
  #keeper;

  /** @param {() => Keeper} keeper gives what keeps it, or throws */
  constructor(keeper = () => localStorage) {
    this.#keeper = keeper;
    const solved = this.#read(SOLVED);
    const score = this.#read(SCORE);
    this.#solved = new Set(Array.isArray(solved) ? solved.filter((id) => typeof id === "string") : []);
    this.#score = isScore(score) ? { right: score.right, asked: score.asked } : { right: 0, asked: 0 };
  }

  /** @param {string} id */
  isSolved(id) {
    return this.#solved.has(id);
  }

  /** @param {string} id */
  solve(id) {
    if (this.#solved.has(id)) return;
    this.#solved.add(id);
    this.#write(SOLVED, [...this.#solved]);
  }

  get score() {
    return this.#score;
  }

  /** @param {boolean} right */
  count(right) {
    const { right: before, asked } = this.#score;
    this.#score = { right: before + (right ? 1 : 0), asked: asked + 1 };
    this.#write(SCORE, this.#score);
  }

  /** Forgets the score. */
  startOver() {
    this.#score = { right: 0, asked: 0 };
    this.#write(SCORE, this.#score);
  }

  /**
   * @param {string} key
   * @returns {unknown}
   */
  #read(key) {
    try {
      return JSON.parse(this.#keeper().getItem(key) ?? "null");
    } catch {
      return null; // no storage, or something else in it
    }
  }

  /**
   * @param {string} key
   * @param {unknown} value
   */
  #write(key, value) {
    try {
      this.#keeper().setItem(key, JSON.stringify(value));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

/**
 * @param {unknown} value
 * @returns {value is Score}
 */
function isScore(value) {
  const { right, asked } = /** @type {Partial<Score>} */ (value ?? {});
  return (
    Number.isSafeInteger(right) && Number.isSafeInteger(asked) && Number(right) >= 0 && Number(right) <= Number(asked)
  );
}
