// @ts-check
/**
 * Where the states stand on the map, and the way that some edges take around others. Which edges there are is not said
 * here: they come from the code.
 */
import { edgeKey } from "./visits.js";

/** @typedef {[number, number]} Point */
/** @typedef {{width: number, height: number, at: Readonly<Record<string, Point>>, via: Readonly<Record<string, Point[]>>}} Layout */

export const BOX = Object.freeze({ width: 132, height: 42 });

/** @type {Readonly<Record<"url" | "pattern", Layout>>} */
export const LAYOUTS = Object.freeze({
  url: {
    width: 1200,
    height: 990,
    at: {
      "scheme start": [560, 35],
      scheme: [430, 130],
      "no scheme": [830, 130],
      "opaque path": [90, 240],
      "path or authority": [260, 240],
      "special authority slashes": [430, 240],
      "special relative or authority": [600, 240],
      relative: [770, 240],
      file: [1010, 240],
      "special authority ignore slashes": [515, 350],
      "relative slash": [770, 350],
      "file slash": [1010, 350],
      authority: [430, 450],
      "file host": [1010, 450],
      host: [430, 545],
      hostname: [260, 545],
      port: [345, 640],
      "path start": [600, 725],
      path: [770, 810],
      query: [600, 885],
      fragment: [430, 955],
    },
    via: {
      [edgeKey("opaque path", "query")]: [[110, 790]],
      [edgeKey("opaque path", "fragment")]: [[70, 790]],
      [edgeKey("no scheme", "fragment")]: [
        [1165, 240],
        [1165, 880],
      ],
      [edgeKey("no scheme", "file")]: [],
      [edgeKey("file", "fragment")]: [
        [1125, 350],
        [1125, 860],
      ],
      [edgeKey("file", "query")]: [
        [1100, 350],
        [1100, 820],
      ],
      [edgeKey("file", "path")]: [
        [905, 350],
        [905, 640],
      ],
      [edgeKey("file slash", "path")]: [
        [925, 450],
        [925, 660],
      ],
      [edgeKey("relative", "query")]: [
        [680, 350],
        [680, 640],
        [680, 760],
      ],
      [edgeKey("relative", "fragment")]: [
        [660, 350],
        [660, 620],
        [515, 760],
      ],
      [edgeKey("relative", "path")]: [
        [855, 350],
        [855, 640],
      ],
      [edgeKey("path or authority", "path")]: [
        [170, 450],
        [170, 690],
        [430, 790],
      ],
    },
  },
  pattern: {
    width: 760,
    height: 860,
    at: {
      init: [380, 35],
      protocol: [380, 130],
      authority: [250, 225],
      username: [120, 320],
      password: [120, 415],
      hostname: [250, 510],
      port: [250, 605],
      pathname: [430, 605],
      search: [430, 700],
      hash: [430, 795],
      done: [660, 795],
    },
    via: {
      [edgeKey("init", "hash")]: [
        [560, 130],
        [560, 700],
      ],
      [edgeKey("init", "search")]: [
        [530, 130],
        [530, 605],
      ],
      [edgeKey("init", "pathname")]: [[490, 225]],
      [edgeKey("protocol", "done")]: [[690, 320]],
      [edgeKey("username", "done")]: [
        [30, 415],
        [30, 840],
      ],
      [edgeKey("password", "done")]: [
        [55, 605],
        [55, 835],
      ],
    },
  },
});

/**
 * The drawing instructions for an edge: a smooth way from the one box to the other.
 * @param {Layout} layout
 * @param {string} from
 * @param {string} to
 * @returns {{path: string, middle: Point}}
 */
export function wayOf({ at, via }, from, to) {
  const [start, end] = [at[from], at[to]];
  if (!start || !end) throw new RangeError(`the map has no place for ${start ? to : from}`);
  const around = via[edgeKey(from, to)];
  if (around === undefined && start[1] === end[1]) return sideways(start, end);
  const points = [leave(start, end), ...(around ?? []), reach(start, end)];
  return { path: smooth(points), middle: middleOf(points) };
}

/**
 * @param {Point} start
 * @param {Point} end
 */
function sideways([x, y], [toX]) {
  const side = (Math.sign(toX - x) * BOX.width) / 2;
  const [a, b] = [x + side, toX - side - Math.sign(side) * 3];
  return { path: `M${a} ${y}H${b}`, middle: /** @type {Point} */ ([(a + b) / 2, y]) };
}

/**
 * Where an edge leaves its box: at the bottom, a little to the side that it goes to.
 * @param {Point} start
 * @param {Point} end
 * @returns {Point}
 */
function leave([x, y], [toX]) {
  return [x + lean(toX - x), y + BOX.height / 2];
}

/**
 * @param {Point} start
 * @param {Point} end
 * @returns {Point}
 */
function reach([fromX], [x, y]) {
  return [x + lean(fromX - x), y - BOX.height / 2 - 3];
}

/** @param {number} distance */
function lean(distance) {
  return Math.max(-1, Math.min(1, distance / 300)) * (BOX.width / 2 - 14);
}

/** @param {Point[]} points */
function smooth(points) {
  const [[x, y], ...rest] = /** @type {[Point, ...Point[]]} */ (points);
  let path = `M${round(x)} ${round(y)}`;
  let [lastX, lastY] = [x, y];
  for (const [nextX, nextY] of rest) {
    const half = (nextY - lastY) / 2;
    path += `C${round(lastX)} ${round(lastY + half)} ${round(nextX)} ${round(nextY - half)} ${round(nextX)} ${round(nextY)}`;
    [lastX, lastY] = [nextX, nextY];
  }
  return path;
}

/**
 * @param {Point[]} points
 * @returns {Point}
 */
function middleOf(points) {
  const at = Math.floor((points.length - 1) / 2);
  const [[x, y], [toX, toY]] = /** @type {[Point, Point]} */ ([points[at], points[at + 1]]);
  return [(x + toX) / 2, (y + toY) / 2];
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
