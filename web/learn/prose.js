// @ts-check
/**
 * The notation of the lessons' texts: `code`, **strong**, [words](#anchor) for a section of the URL Standard, and
 * [words](@errors/host-missing) for a place in this view. Anything else is text.
 */
import { code, h, standardLink } from "../dom.js";

/** @typedef {{kind: "text" | "code" | "strong", text: string}} Words */
/** @typedef {Words | {kind: "link", text: string, to: string}} Piece */

const STANDARDS = Object.freeze({
  "": "url",
  url: "url",
  urlpattern: "urlpattern",
  html: "html",
  infra: "infra",
  encoding: "encoding",
});
const NOTATION = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+(?:\([^()\s]*\))?[^()\s]*)\)/g;

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
    const [whole, written, strong, words, to] = found;
    if (written !== undefined) pieces.push({ kind: "code", text: written });
    else if (strong !== undefined) pieces.push({ kind: "strong", text: strong });
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
 * @param {(to: string, words: string) => Node} placeLink draws a link to a place in this view
 * @returns {(Node | string)[]}
 */
export function prose(text, placeLink) {
  return piecesOf(text).map((piece) => {
    if (piece.kind === "link") {
      const address = addressOf(piece.to);
      return address ? standardLink(address, piece.text) : placeLink(piece.to.replace(/^@/, ""), piece.text);
    }
    if (piece.kind === "code") return code(piece.text);
    return piece.kind === "strong" ? h("strong", {}, piece.text) : piece.text;
  });
}
