// @ts-check
/** What was typed into the console: going back to it, and how the next line is indented. */

/** The most lines that are remembered, for as long as the page is open. */
const MOST = 200;

export class Lines {
  /** @type {string[]} */
  #lines = [];
  #at = 0;
  /** What was being typed before going back. */
  #draft = "";

  /** @param {string} line */
  add(line) {
    if (line.trim() !== "" && this.#lines.at(-1) !== line) this.#lines.push(line);
    this.#lines = this.#lines.slice(-MOST);
    this.#at = this.#lines.length;
    this.#draft = "";
  }

  /**
   * The line before or after the one that is shown; null where there is none.
   * @param {-1 | 1} by
   * @param {string} shown
   * @returns {string | null}
   */
  go(by, shown) {
    const to = this.#at + by;
    if (to < 0 || to > this.#lines.length) return null;
    if (this.#at === this.#lines.length) this.#draft = shown;
    this.#at = to;
    return this.#lines[to] ?? this.#draft;
  }
}

/**
 * What the line after this one begins with, inside a block.
 * @param {string} line
 */
export function indentAfter(line) {
  const own = /^ */.exec(line)?.[0] ?? "";
  return /:\s*(?:#.*)?$/.test(line) ? `${own}    ` : own;
}
