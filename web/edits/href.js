// @ts-check
/** Draws a URL with some of its components marked. */
import { h } from "../dom.js";

/** @typedef {import("../types.js").Part} Part */

/**
 * @param {string} href ASCII
 * @param {Part[]} parts
 * @param {readonly string[]} changed the components to mark
 * @param {"del" | "ins"} mark what marks them
 */
export function markedHref(href, parts, changed, mark) {
  const pieces = parts.map(({ part, start, end }, index) => {
    const text = href.slice(start, end);
    const touched = changed.includes(part) || (part === "delimiter" && belongsToChanged(href, parts, index, changed));
    const named = part === "delimiter" ? null : `part-${part}`;
    return touched ? h(mark, { class: named }, text) : h("span", {}, text);
  });
  return h("code", { class: "href", translate: "no", dir: "ltr" }, ...pieces);
}

/**
 * The delimiter before a query, a fragment or a port goes with it.
 * @param {string} href
 * @param {Part[]} parts
 * @param {number} index
 * @param {readonly string[]} changed
 */
function belongsToChanged(href, parts, index, changed) {
  const delimiter = parts[index];
  const next = parts[index + 1];
  if (!delimiter || !next) return false;
  const text = href.slice(delimiter.start, delimiter.end);
  return changed.includes(next.part) && ["?", "#", ":"].includes(text) && next.part !== "scheme";
}
