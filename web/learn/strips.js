// @ts-check
/** Strips of components for what the view "Learn" shows: they keep to themselves what they say. */
import { isInvisible } from "../text/code_points.js";
import { h } from "../dom.js";
import { COURSE } from "../messages/learn.js";
import { escapeText } from "../text/escapes.js";
import { CodePoints } from "../text/positions.js";

/** @typedef {import("../types.js").Part} Part */
/** @typedef {import("../types.js").ErrorReport} ErrorReport */

/** What a strip of the page tells the page about, which here would be about another URL. */
const OWN_AFFAIRS = ["part-hover", "position-open", "field-open"];

/**
 * A strip. Its text may be null, and `absent` says why.
 * @param {object} shown
 * @param {string} shown.name
 * @param {string | null} shown.text
 * @param {string} [shown.absent]
 * @param {Part[]} shown.parts
 * @param {ErrorReport[]} [shown.errors] only of an input
 * @param {string} [shown.skipped] what to call code points that are in no part
 */
export function strip({ name, text, absent = "", parts, errors, skipped = "" }) {
  const found = /** @type {import("../elements/url_strip.js").UrlStrip} */ (document.createElement("url-strip"));
  for (const type of OWN_AFFAIRS) found.addEventListener(type, (event) => event.stopPropagation());
  const data = {
    name,
    isInput: errors !== undefined,
    text: text === null ? null : new CodePoints(text),
    absent,
    parts,
    skippedLabel: () => skipped,
    marks: (errors ?? []).map(({ start, end, fatal }) => ({ start, end, fatal, picked: false })),
    pointer: null,
    atEnd: false,
    part: null,
  };
  found.data = data;
  found.addEventListener("part-hover", (event) => {
    found.data = { ...data, part: /** @type {CustomEvent} */ (event).detail.part };
  });
  return found;
}

/**
 * A strip under its name.
 * @param {string} name
 * @param {Node} shown
 */
export function stripRow(name, shown) {
  return h("div", { class: "learn-strip" }, h("span", { class: "of" }, name), shown);
}

/**
 * Words around something that is shown, for who hears them only.
 * @param {(Node | string)[]} words
 * @param {Node} shown one of them
 */
export function spokenAround(words, shown) {
  return words.map((word) => (word === shown ? word : h("span", { class: "visually-hidden" }, word)));
}

/**
 * A text to be read: as it is where all of it can be seen, else in the escaped notation.
 * @param {string} text
 */
export function readable(text) {
  if (text === "") return COURSE.empty;
  const plain = text.trim() === text && ![...text].some((c) => isInvisible(c));
  return plain ? text : escapeText(text);
}
