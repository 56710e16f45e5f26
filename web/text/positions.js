// @ts-check
/**
 * A text addressed by code points, as Python and the Standard count, over JavaScript's UTF-16 units.
 * A lone surrogate is one code point.
 */
export class CodePoints {
  /** @type {Uint32Array | null} UTF-16 offset of each code point; null when both counts agree */
  #offsets;

  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.#offsets = /[\ud800-\udbff][\udc00-\udfff]/.test(text) ? offsetsOf(text) : null;
    /** How many code points there are. */
    this.length = this.#offsets ? this.#offsets.length - 1 : text.length;
  }

  /**
   * The UTF-16 offset of code point `index`; beyond the end, the text's length.
   * @param {number} index
   */
  utf16(index) {
    const clamped = Math.max(0, Math.min(index, this.length));
    return this.#offsets ? /** @type {number} */ (this.#offsets[clamped]) : clamped;
  }

  /**
   * The code points from `start` up to `end`.
   * @param {number} start
   * @param {number} [end]
   */
  slice(start, end = this.length) {
    return this.text.slice(this.utf16(start), this.utf16(end));
  }

  /**
   * Code point `index`, or "" beyond the end.
   * @param {number} index
   */
  at(index) {
    return this.slice(index, index + 1);
  }

  /**
   * The code point that holds UTF-16 unit `offset`.
   * @param {number} offset
   */
  indexOf(offset) {
    if (!this.#offsets) return Math.max(0, Math.min(offset, this.length));
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (/** @type {number} */ (this.#offsets[middle]) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** @param {string} text */
function offsetsOf(text) {
  const offsets = new Uint32Array(text.length + 1);
  let count = 0;
  let offset = 0;
  for (const c of text) {
    offsets[count++] = offset;
    offset += c.length;
  }
  offsets[count] = offset;
  return offsets.slice(0, count + 1);
}
