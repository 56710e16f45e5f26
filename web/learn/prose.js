// @ts-check
/**
 * The notation of the lessons' texts: `code`, **strong**, {scheme start} for a name of the Standard in a sentence of
 * another language, [words](#anchor) for a section of the URL Standard, and [words](@errors/host-missing) for a place
 * in this view. The words of a link, and strong words, may have names in them. Anything else is text.
 */
import { code, h, named, standardLink } from "../dom.js";

/** @typedef {{kind: "text" | "code" | "strong" | "name", text: string}} Words */
/** @typedef {Words | {kind: "link", text: string, to: string}} Piece */

const STANDARDS = Object.freeze({
  "": "url",
  url: "url",
  urlpattern: "urlpattern",
  html: "html",
  infra: "infra",
  encoding: "encoding",
});
const NOTATION = /`([^`]+)`|\*\*([^*]+)\*\*|\{([^{}]+)\}|\[([^\]]+)\]\(([^()\s]+(?:\([^()\s]*\))?[^()\s]*)\)/g;

/**
 * @param {string} text
 * @returns {Piece[]}
 */
export function piecesOf(text) {
  /** @type {Piece[]} */
  const pieces = [];
  let at = 0;
  for (const found of text.matchAll(NOTATION)) {
    if (found.index > at) pieces.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, written, strong, name, words, to] = found;
    if (written !== undefined) pieces.push({ kind: "code", text: written });
    else if (strong !== undefined) pieces.push({ kind: "strong", text: strong });
    else if (name !== undefined) pieces.push({ kind: "name", text: name });
    else pieces.push({ kind: "link", text: words ?? "", to: to ?? "" });
    at = found.index + whole.length;
  }
  if (at < text.length) pieces.push({ kind: "text", text: text.slice(at) });
  return pieces;
}

/**
 * The address that a link of the notation leads to: of a standard; null for a place in this view.
 * @param {string} to
 */
export function addressOf(to) {
  const found = /^([a-z]*)#(.+)$/.exec(to);
  const standard = found && STANDARDS[/** @type {keyof typeof STANDARDS} */ (found[1])];
  return found && standard ? `https://${standard}.spec.whatwg.org/#${found[2]}` : null;
}

/**
 * @param {string} text
 * @param {(to: string, ...words: (Node | string)[]) => Node} placeLink draws a link to a place in this view
 * @returns {(Node | string)[]}
 */
export function prose(text, placeLink) {
  return piecesOf(text).map((piece) => (piece.kind === "link" ? link(piece, placeLink) : drawn(piece)));
}

/**
 * The same without links, for what is itself a link, or is spoken when it comes.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function proseWithoutLinks(text) {
  return piecesOf(text).flatMap((piece) => (piece.kind === "link" ? wordsOf(piece.text) : [drawn(piece)]));
}

/**
 * @param {{text: string, to: string}} piece
 * @param {(to: string, ...words: (Node | string)[]) => Node} placeLink
 */
function link({ text, to }, placeLink) {
  const address = addressOf(to);
  return address ? standardLink(address, ...wordsOf(text)) : placeLink(to.replace(/^@/, ""), ...wordsOf(text));
}

/**
 * @param {string} text
 * @returns {(Node | string)[]}
 */
function wordsOf(text) {
  return piecesOf(text).map(drawn);
}

/**
 * @param {Piece} piece
 * @returns {Node | string}
 */
function drawn({ kind, text }) {
  if (kind === "code") return code(text);
  if (kind === "name") return named(text);
  return kind === "strong" ? h("strong", {}, ...wordsOf(text)) : text;
}
