// @ts-check
/**
 * Python's memory as a file: what differs between a Pyodide that has answered and one in which nothing has run.
 * Written when the site is built, read by the worker.
 *
 * Little-endian numbers of 32 bits: MAGIC, the length of the identity, that of the head, the number of pieces, and for
 * each piece where it lies in memory and its length. Then the identity, the head and the pieces' bytes.
 */

/** @typedef {{identity: string, head: Uint8Array, pieces: {place: number, bytes: Uint8Array}[]}} Memory */

const MAGIC = 0x6d74_7375;
const NUMBERS = 4;
/** Pieces are whole multiples of this long: with less the list of them grows, with more what is equal. */
const GRAIN = 64;

/** The environment lies in memory before anything has run, so it must be the same everywhere. */
export const ENVIRONMENT = Object.freeze({ HOME: "/home/pyodide", LANG: "C.UTF-8", PYTHONHASHSEED: "0" });

/**
 * @param {{identity: string, head: Uint8Array, before: Uint8Array, memory: Uint8Array}} of
 *   identity: what runs in this memory; head: what Pyodide wants to know beside it; before: memory with nothing in it
 * @returns {Uint8Array}
 */
export function encode({ identity, head, before, memory }) {
  const name = new TextEncoder().encode(identity);
  const pieces = differences(before, memory);
  const index = Uint32Array.of(MAGIC, name.length, head.length, pieces.length, ...pieces.flat());
  const parts = [new Uint8Array(index.buffer), name, head];
  for (const [place, length] of pieces) parts.push(memory.subarray(place, place + length));
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    file.set(part, end);
    end += part.length;
  }
  return file;
}

/**
 * @param {Uint8Array} before
 * @param {Uint8Array} after
 * @returns {[place: number, length: number][]}
 */
function differences(before, after) {
  /** @type {[number, number][]} */
  const found = [];
  for (let place = 0; place < after.length; place += GRAIN) {
    if (isEqual(before, after, place)) continue;
    const last = found.at(-1);
    if (last && last[0] + last[1] === place) last[1] += GRAIN;
    else found.push([place, GRAIN]);
  }
  return found;
}

/**
 * @param {Uint8Array} before
 * @param {Uint8Array} after
 * @param {number} place where a grain begins
 */
function isEqual(before, after, place) {
  for (let i = place; i < place + GRAIN; i++) if (before[i] !== after[i]) return false;
  return true;
}

/**
 * @param {ArrayBuffer} file
 * @returns {Memory} views into the file
 * @throws {Error} when it is no such file
 */
export function decode(file) {
  const [magic, name = 0, head = 0, count = 0] = new Uint32Array(file.slice(0, NUMBERS * 4));
  if (magic !== MAGIC) throw new Error("This is not a file of Python's memory.");
  const index = new Uint32Array(file, NUMBERS * 4, count * 2);
  let end = (NUMBERS + count * 2) * 4;
  const take = (/** @type {number} */ length) => {
    const bytes = new Uint8Array(file, end, length);
    end += length;
    return bytes;
  };
  const identity = new TextDecoder().decode(take(name));
  return { identity, head: take(head).slice(), pieces: Array.from(pairs(index), ([place, length]) => ({ place, bytes: take(length) })) };
}

/**
 * @param {Uint32Array} numbers
 * @returns {Iterable<[number, number]>}
 */
function* pairs(numbers) {
  for (let i = 0; i < numbers.length; i += 2) yield [numbers[i] ?? 0, numbers[i + 1] ?? 0];
}

/**
 * Puts the pieces where they belong.
 * @param {Memory} memory
 * @param {Uint8Array} bytes memory in which nothing has run
 */
export function restore({ pieces }, bytes) {
  for (const piece of pieces) bytes.set(piece.bytes, piece.place);
}
