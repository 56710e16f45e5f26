// @ts-check
/** Draws what a component's pattern makes of its input; for more than one element. */
import { glyph, isInvisible, visibleText } from "../text/code_points.js";
import { code, h } from "../dom.js";
import { inputPieces } from "./pattern_pieces.js";
import { CodePoints } from "../text/positions.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../types.js").PatternComponent} PatternComponent */
/** @typedef {import("../types.js").PatternError} PatternError */

const TEXT = PAGE.pattern;
/** So much of a long text is shown: its beginning, and what is around the place in question. */
const SHOWN = 240;
const AROUND = 40;

/**
 * Whether a component matches, as a sign and in words.
 * @param {boolean | null} matched
 */
export function matchSign(matched) {
  const [sign, words, look] =
    matched === null ? ["–", TEXT.unknown, ""] : matched ? ["✓", TEXT.matches, "yes"] : ["✗", TEXT.doesNotMatch, "no"];
  return h(
    "span",
    { class: `match-sign ${look}` },
    h("span", { "aria-hidden": "true" }, sign),
    h("span", { class: "visually-hidden" }, words),
  );
}

/**
 * The canonical input of a component: its groups tinted and named, and the place where a match fails.
 * @param {PatternComponent} component
 * @param {boolean} [nameless] whether it is plain that there is but the group of a wildcard
 */
export function inputText(component, nameless = false) {
  const { input, mismatch, matched } = component;
  if (input === null) return h("span", { class: "soft" }, "–");
  const text = h("span", { class: "matched-text", translate: "no", dir: "ltr" });
  if (matched === false && mismatch) text.append(...withCaret(new CodePoints(input), mismatch.position));
  else if (input === "" && (nameless || inputPieces(component).length === 0))
    text.append(h("span", { class: "soft" }, PAGE.empty));
  else text.append(...inputPieces(component).map((piece) => groupPiece(piece, nameless)));
  return text;
}

/**
 * A pattern, or its regular expression, each of its parts to be lit up by itself.
 * @param {import("./pattern_pieces.js").Piece[]} found
 */
export function pieceCode(found) {
  if (found.length === 0) return h("span", { class: "soft" }, PAGE.empty);
  return code(
    ...found.map(({ text, part }) =>
      part === null
        ? visibleText(text)
        : h("span", { class: "piece-of-pattern", "data-part-index": part }, visibleText(text)),
    ),
  );
}

/**
 * @param {import("./pattern_pieces.js").InputPiece} piece
 * @param {boolean} nameless
 */
function groupPiece({ text, group, part }, nameless) {
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  if (group === null) return h("span", { class: "plain" }, visibleText(shown));
  return h(
    "span",
    { class: "group", "data-part-index": part },
    h("span", { class: "chars" }, shown === "" ? "\u200b" : visibleText(shown)),
    h(
      "span",
      { class: nameless ? "visually-hidden" : "label" },
      h("span", { class: "visually-hidden" }, TEXT.group),
      group,
    ),
  );
}

/**
 * A text with a caret under one place; at its end under a mark of its own.
 * @param {CodePoints} text
 * @param {number} position
 */
export function withCaret(text, position) {
  const from = text.length > SHOWN ? Math.max(0, position - AROUND) : 0;
  const to = text.length > SHOWN ? Math.min(text.length, position + AROUND) : text.length;
  const c = text.at(position);
  const shown = c === "" ? "\u00a0" : isInvisible(c) ? glyph(c) : c;
  return [
    h("span", { class: "plain" }, `${from > 0 ? "…" : ""}${visibleText(text.slice(from, position))}`),
    h(
      "span",
      { class: "stop" },
      h("span", { class: c === "" ? "chars end" : "chars" }, shown),
      h("span", { class: "stop-caret", "aria-hidden": "true" }, "^"),
      h("span", { class: "visually-hidden" }, c === "" ? TEXT.endsHere : TEXT.here),
    ),
    h(
      "span",
      { class: "plain" },
      `${visibleText(text.slice(position + (c === "" ? 0 : 1), to))}${to < text.length ? "…" : ""}`,
    ),
  ];
}

/** @param {PatternComponent} component */
export function unmatchedGroups({ values }) {
  const names = (values ?? []).filter(({ value }) => value === null).map(({ name }) => name);
  if (names.length === 0) return null;
  return h("p", { class: "row-note" }, ...TEXT.tookNoPart(names.map((name) => code(name))));
}

/**
 * Why a pattern was not compiled: the sentence, and the place in the string that it is about.
 * @param {PatternError} error
 * @param {CodePoints | null} text the constructor string
 */
export function errorNote(error, text) {
  const place = error.constructor_position;
  const [subject, position] =
    text !== null && place !== null && place >= 0
      ? [text, place]
      : [error.pattern === null ? null : new CodePoints(error.pattern), error.position];
  return h(
    "div",
    { class: "pattern-error" },
    h("p", {}, h("strong", {}, TEXT.notCompiledTitle(error.component)), TEXT.reason(visibleText(error.reason))),
    subject === null || position === null
      ? null
      : h("p", { class: "matched-text", translate: "no", dir: "ltr" }, ...withCaret(subject, position)),
  );
}
