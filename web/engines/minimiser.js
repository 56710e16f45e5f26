// @ts-check
/**
 * Makes a text smaller while something stays true of it: delta debugging on code points. Candidates are asked about
 * in batches, because one question to Python takes longer than one candidate.
 *
 * https://doi.org/10.1109/32.988498
 */

/** @typedef {(candidates: string[]) => Promise<boolean[]>} Holds which of the candidates it is still true of */
/** @typedef {{text: string, asked: number, pieces: number}} Progress */

const BATCH = 24;

/**
 * The smallest text that was found: no single code point can be left out of it.
 * @param {string} text of which it is true
 * @param {Holds} holds
 * @param {(progress: Progress) => void} [report]
 * @param {AbortSignal} [signal]
 * @returns {Promise<{text: string, asked: number, stopped: boolean}>}
 */
export async function minimise(text, holds, report = () => {}, signal) {
  let points = Array.from(text);
  let pieces = 2;
  let asked = 0;
  while (points.length > 0 && !signal?.aborted) {
    const size = Math.ceil(points.length / Math.min(pieces, points.length));
    const found = await firstSmaller(points, size, holds, (count) => (asked += count), signal);
    if (found) {
      points = found;
      pieces = Math.max(2, pieces - 1);
    } else if (size === 1) break;
    else pieces = Math.min(points.length, pieces * 2);
    report({ text: points.join(""), asked, pieces });
  }
  return { text: points.join(""), asked, stopped: signal?.aborted ?? false };
}

/**
 * The first text without one piece that it is still true of; null if there is none.
 * @param {string[]} points
 * @param {number} size of a piece
 * @param {Holds} holds
 * @param {(count: number) => void} count
 * @param {AbortSignal} [signal]
 * @returns {Promise<string[] | null>}
 */
async function firstSmaller(points, size, holds, count, signal) {
  const starts = Array.from({ length: Math.ceil(points.length / size) }, (_, index) => index * size);
  for (let first = 0; first < starts.length; first += BATCH) {
    if (signal?.aborted) return null;
    const smaller = starts
      .slice(first, first + BATCH)
      .map((start) => [...points.slice(0, start), ...points.slice(start + size)]);
    const answers = await holds(smaller.map((one) => one.join("")));
    count(smaller.length);
    const index = answers.indexOf(true);
    if (index >= 0) return /** @type {string[]} */ (smaller[index]);
  }
  return null;
}
