// @ts-check
/** What a strip shows of a text: its segments, and which code points are left out of a long one. */

/** @typedef {import("../types.js").Part} Part */
/** @typedef {import("../types.js").PartName} PartName */
/** @typedef {import("../text/positions.js").CodePoints} CodePoints */
/** @typedef {{start: number, end: number}} Range */
/** @typedef {Range & {part: PartName | "skipped", label: string}} Segment */
/** @typedef {Range & {fatal: boolean, picked: boolean}} Mark */

/** Up to so many code points are shown whole. */
export const SHOWN_WHOLE = 400;
/** Of a longer text: so much of the beginning and the end of each part, and around each point of interest. */
const FRONT = 44;
const BACK = 14;
const AROUND = 24;
/** With more parts than this, only the first and the last count. */
const MANY_PARTS = 40;

/**
 * The segments of a text without gaps: the parts, and what lies between them. Neighbours of which nothing is
 * shown become one.
 * @param {number} length
 * @param {Part[]} parts
 * @param {(range: Range) => string} skippedLabel what to call code points that are in no part
 * @param {Range[]} shown
 * @returns {Segment[]}
 */
export function segmentsOf(length, parts, skippedLabel, shown) {
  /** @type {Segment[]} */
  const segments = [];
  let at = 0;
  /** @param {Segment} segment */
  const add = (segment) => {
    const last = segments.at(-1);
    if (last && isHidden(last, shown) && isHidden(segment, shown)) {
      segments[segments.length - 1] = { part: "skipped", label: "", start: last.start, end: segment.end };
    } else segments.push(segment);
  };
  /** @param {number} end */
  const skipTo = (end) => {
    if (end > at) add({ part: "skipped", start: at, end, label: skippedLabel({ start: at, end }) });
    at = Math.max(at, end);
  };
  let named = "delimiter"; // a part that removed code points cut up is named once
  for (const { part, start, end } of parts) {
    skipTo(start);
    if (end > start) add({ part, start, end, label: part === "delimiter" || part === named ? "" : part });
    named = part;
    at = Math.max(at, end);
  }
  skipTo(length);
  return segments;
}

/**
 * @param {Range} range
 * @param {Range[]} shown
 */
function isHidden({ start, end }, shown) {
  return !shown.some((range) => range.start < end && start < range.end);
}

/**
 * The ranges of a text that are shown: all of a short one; of a long one the beginning and end of each part, and
 * the surroundings of the points of interest.
 * @param {number} length
 * @param {Part[]} parts
 * @param {(number | null)[]} interests
 * @returns {Range[]}
 */
export function shownRanges(length, parts, interests) {
  if (length <= SHOWN_WHOLE) return [{ start: 0, end: length }];
  const ends = parts.length > 0 && parts.length <= MANY_PARTS ? parts : [{ start: 0, end: length }];
  const wanted = [
    ...ends.flatMap(({ start, end }) => [
      { start, end: Math.min(end, start + FRONT) },
      { start: Math.max(start, end - BACK), end },
    ]),
    ...interests.flatMap((at) => (at === null ? [] : [{ start: at - AROUND, end: at + AROUND }])),
  ];
  return merge(wanted.map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(length, end) })));
}

/** @param {Range[]} ranges */
function merge(ranges) {
  /** @type {Range[]} */
  const merged = [];
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end + 1) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

/**
 * The marks that fall on shown code points, as a look-up: how a code point is marked, and the empty marks before it.
 * @param {Mark[]} marks
 * @param {Range[]} ranges
 */
export function marksOn(marks, ranges) {
  /** @type {Map<number, {fatal: boolean, picked: boolean}>} */
  const on = new Map();
  /** @type {Map<number, {fatal: boolean, picked: boolean}>} */
  const before = new Map();
  for (const mark of marks) {
    if (mark.start === mark.end) add(before, mark.start, mark);
    for (const range of ranges) {
      const end = Math.min(mark.end, range.end);
      for (let i = Math.max(mark.start, range.start); i < end; i++) add(on, i, mark);
    }
  }
  return { on, before };
}

/**
 * @param {Map<number, {fatal: boolean, picked: boolean}>} map
 * @param {number} at
 * @param {Mark} mark
 */
function add(map, at, { fatal, picked }) {
  const known = map.get(at);
  map.set(at, { fatal: fatal || known?.fatal === true, picked: picked || known?.picked === true });
}
