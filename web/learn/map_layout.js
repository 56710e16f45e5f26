// @ts-check
/**
 * Where the states stand on the map, and the way that some edges take around others. Which edges there are is not said
 * here: they come from the code.
 */
import { edgeKey } from "./visits.js";

/** @typedef {[number, number]} Point */
/** @typedef {{lane: number, by: number}} Lane down at this x, and into the side of the box, so far below its middle */
/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {Readonly<Record<string, Point>>} at the middle of each state's box
 * @property {Readonly<Record<string, Point[] | Lane | {over: number}>>} around points to pass, a lane, or a height to take
 */

export const BOX = Object.freeze({ width: 132, height: 42 });
const ARROW = 3;
const BEND = 70;
const CORNER = 26;

/** @type {Readonly<Record<"url" | "pattern", Layout>>} */
export const LAYOUTS = Object.freeze({
  url: {
    width: 1200,
    height: 990,
    at: {
      "scheme start": [560, 40],
      scheme: [430, 130],
      "no scheme": [830, 130],
      "opaque path": [100, 240],
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
    around: {
      [edgeKey("opaque path", "query")]: { lane: 120, by: 0 },
      [edgeKey("opaque path", "fragment")]: { lane: 80, by: 0 },
      [edgeKey("path or authority", "path")]: { lane: 165, by: -6 },
      [edgeKey("no scheme", "fragment")]: { lane: 1165, by: 12 },
      [edgeKey("file", "fragment")]: { lane: 1135, by: 0 },
      [edgeKey("file", "query")]: { lane: 1105, by: 6 },
      [edgeKey("file", "path")]: [
        [900, 350],
        [900, 640],
      ],
      [edgeKey("file slash", "path")]: [
        [922, 450],
        [922, 660],
      ],
      [edgeKey("relative", "query")]: [
        [682, 350],
        [682, 640],
        [682, 770],
      ],
      [edgeKey("relative", "fragment")]: [
        [660, 340],
        [660, 560],
        [495, 700],
        [495, 840],
      ],
      [edgeKey("relative", "path")]: [
        [857, 350],
        [857, 640],
      ],
      [edgeKey("path", "fragment")]: [[700, 890]],
      [edgeKey("hostname", "file host")]: { over: 500 },
      [edgeKey("hostname", "path start")]: { lane: 215, by: 4 },
    },
  },
  pattern: {
    width: 900,
    height: 945,
    at: {
      init: [450, 40],
      protocol: [450, 135],
      authority: [300, 230],
      username: [150, 325],
      password: [150, 420],
      hostname: [300, 515],
      port: [300, 610],
      pathname: [520, 610],
      search: [520, 705],
      hash: [520, 800],
      done: [300, 905],
    },
    around: {
      [edgeKey("init", "pathname")]: { lane: 660, by: 0 },
      [edgeKey("init", "search")]: { lane: 690, by: 0 },
      [edgeKey("init", "hash")]: { lane: 720, by: 0 },
      [edgeKey("protocol", "done")]: { lane: 760, by: 0 },
      [edgeKey("username", "hostname")]: [[245, 410]],
      [edgeKey("username", "done")]: { lane: 60, by: 6 },
      [edgeKey("password", "done")]: { lane: 100, by: -6 },
      [edgeKey("hostname", "done")]: [
        [215, 610],
        [215, 780],
      ],
      [edgeKey("hostname", "search")]: [[415, 610]],
      [edgeKey("hostname", "hash")]: [
        [400, 600],
        [430, 705],
      ],
      [edgeKey("pathname", "hash")]: [[612, 705]],
      [edgeKey("pathname", "done")]: [[440, 705]],
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
export function wayOf({ at, around }, from, to) {
  const [start, end] = [at[from], at[to]];
  if (!start || !end) throw new RangeError(`the map has no place for ${start ? to : from}`);
  const way = around[edgeKey(from, to)];
  if (way && "lane" in way) return along(start, end, way);
  if (way && "over" in way) return above(start, end, way);
  if (!way && start[1] === end[1]) return sideways(start, end);
  if (!way && start[1] > end[1]) return upwards(start, end);
  const points = [leave(start, end), ...(way ?? []), reach(start, end)];
  return { path: smooth(points), middle: middleOf(points) };
}

/**
 * Down a lane, around a corner, and into the side of the box.
 * @param {Point} start
 * @param {Point} end
 * @param {Lane} lane
 */
function along(start, [toX, toY], { lane, by }) {
  const side = Math.sign(lane - toX);
  const first = leave(start, [lane, toY]);
  const [x, y] = [toX + side * (BOX.width / 2 + ARROW), toY + by];
  const bent = /** @type {Point} */ ([lane, first[1] + BEND]);
  const path = `${smooth([first, bent])}V${y - CORNER}Q${lane} ${y} ${lane - side * CORNER} ${y}H${x}`;
  return { path, middle: /** @type {Point} */ ([lane, (bent[1] + y) / 2]) };
}

/**
 * Out of the one side, back up, and into the other side.
 * @param {Point} start
 * @param {Point} end
 */
function upwards([x, y], [toX, toY]) {
  const [fromX, lastX] = [x + BOX.width / 2, toX - BOX.width / 2 - ARROW];
  const path = `M${fromX} ${y}C${lastX - 120} ${y} ${lastX - 160} ${toY + 8} ${lastX} ${toY + 8}`;
  return { path, middle: /** @type {Point} */ ([(fromX + lastX) / 2, (y + toY) / 2]) };
}

/**
 * Out of the top, over what is beside, and into the side of the box.
 * @param {Point} start
 * @param {Point} end
 * @param {{over: number}} height
 */
function above([x, y], [toX, toY], { over }) {
  const [top, lastX, lastY] = [y - BOX.height / 2, toX - BOX.width / 2 - ARROW, toY - 6];
  const path = `M${x} ${top}Q${x} ${over} ${x + CORNER} ${over}H${lastX - 260}C${lastX - 120} ${over} ${lastX - 120} ${lastY} ${lastX} ${lastY}`;
  return { path, middle: /** @type {Point} */ ([(x + lastX) / 2, over]) };
}

/**
 * @param {Point} start
 * @param {Point} end
 */
function sideways([x, y], [toX]) {
  const side = (Math.sign(toX - x) * BOX.width) / 2;
  const [a, b] = [x + side, toX - side - Math.sign(side) * ARROW];
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
  return [x + lean(fromX - x), y - BOX.height / 2 - ARROW];
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
