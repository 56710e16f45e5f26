// @ts-check
/** The keys of the trace region, and where each leads. They work only while focus is in that region. */
import { TRACE } from "../messages/trace.js";

/** @typedef {import("./timeline.js").Timeline} Timeline */
/** @typedef {{kind: "step", index: number} | {kind: "play"} | {kind: "break"}} Command */

const { keys } = TRACE;

/** @type {readonly (readonly [string, string])[]} */
export const KEY_SHEET = [
  ["← → , .", keys.step],
  ["↑ ↓", keys.rows],
  ["Page Up, Page Down", keys.ten],
  ["Home, End", keys.ends],
  ["n, N", keys.errors],
  ["s", keys.state],
  ["b", keys.breakPoint],
  ["p", keys.play],
];

/**
 * What a key asks for at step `index`, or null.
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} event
 * @param {Timeline} timeline
 * @param {number} index
 * @returns {Command | null}
 */
export function traceCommand(event, timeline, index) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "p") return { kind: "play" };
  if (event.key === "b") return { kind: "break" };
  const target = stepTarget(event.key, timeline, index);
  return target === null ? null : { kind: "step", index: target };
}

/**
 * @param {string} key
 * @param {Timeline} timeline
 * @param {number} index
 * @returns {number | null}
 */
function stepTarget(key, timeline, index) {
  switch (key) {
    case "ArrowLeft":
    case "ArrowUp":
    case ",":
      return index - 1;
    case "ArrowRight":
    case "ArrowDown":
    case ".":
      return index + 1;
    case "PageUp":
      return index - 10;
    case "PageDown":
      return index + 10;
    case "Home":
      return 0;
    case "End":
      return Infinity;
    case "n":
      return find(timeline, index, 1, (step) => Boolean(step.errors?.length));
    case "N":
      return find(timeline, index, -1, (step) => Boolean(step.errors?.length));
    case "s":
      return find(timeline, index, 1, (step) => step.state !== timeline.step(step.index - 1)?.state);
    default:
      return null;
  }
}

/**
 * @param {Timeline} timeline
 * @param {number} index
 * @param {1 | -1} direction
 * @param {(step: import("../types.js").Step) => boolean} wanted
 */
function find(timeline, index, direction, wanted) {
  for (let i = index + direction; ; i += direction) {
    const step = timeline.step(i);
    if (!step) return index;
    if (wanted(step)) return i;
  }
}
