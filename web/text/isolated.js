// @ts-check
/** Text that quotes what people wrote, so that the direction of a quotation does not turn the rest around. */
import { visibleText } from "./code_points.js";
import { h } from "../dom.js";

/**
 * A sentence as nodes, what stands in “…” isolated.
 * @param {string} sentence
 * @returns {(Node | string)[]}
 */
export function quotesIsolated(sentence) {
  return quotationsOf(sentence).map(({ quoted, text }) => (quoted ? h("bdi", {}, visibleText(text)) : text));
}

/**
 * A sentence cut at its quotation marks, which stay with what is outside.
 * @param {string} sentence
 * @returns {{quoted: boolean, text: string}[]}
 */
export function quotationsOf(sentence) {
  return sentence
    .split(/(?<=“)([^”]*)(?=”)/)
    .map((text, index) => ({ quoted: index % 2 === 1, text }))
    .filter(({ text }) => text !== "");
}
