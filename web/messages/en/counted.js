// @ts-check
/** How English counts. */
import { formatNumber } from "../number.js";

/**
 * "1 step", "12 steps"
 * @param {number} count
 * @param {string} noun
 */
export function counted(count, noun) {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}
