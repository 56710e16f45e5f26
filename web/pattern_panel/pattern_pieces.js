// @ts-check
/** How texts of a pattern are cut into pieces: parts, tokens and groups, by their ranges. */
import { CodePoints } from "../text/positions.js";

/** @typedef {import("../types.js").PatternComponent} PatternComponent */
/** @typedef {import("../types.js").PatternToken} PatternToken */
/** @typedef {import("../types.js").ConstructorReading} ConstructorReading */
/** @typedef {import("../types.js").ComponentName} ComponentName */
/** @typedef {{start: number, end: number, text: string, part: number | null}} Piece part: an index of a component's parts */
/** @typedef {Piece & {group: string | null}} InputPiece */
/** @typedef {{index: number, type: string, start: number, end: number, text: string, component: ComponentName | null, part: number | null}} TokenPiece */

/**
 * A text without gaps: what lies in one of the ranges, and what lies between them.
 * @param {CodePoints} text
 * @param {{start: number, end: number}[]} ranges in order; one that overlaps the last is left out
 * @returns {Piece[]}
 */
export function pieces(text, ranges) {
  /** @type {Piece[]} */
  const found = [];
  let at = 0;
  /**
   * @param {number} end
   * @param {number | null} part
   */
  const cut = (end, part) => {
    if (end > at || part !== null) found.push({ start: at, end, text: text.slice(at, end), part });
    at = end;
  };
  ranges.forEach(({ start, end }, index) => {
    if (start < at || end > text.length) return;
    cut(start, null);
    cut(end, index);
  });
  cut(text.length, null);
  return found;
}

/**
 * The pattern string as it was given, by its parts.
 * @param {PatternComponent} component
 */
export function givenPieces({ given, parts }) {
  return given === null ? [] : pieces(new CodePoints(given), parts);
}

/**
 * The normalized pattern string, by its parts.
 * @param {PatternComponent} component
 */
export function patternPieces({ pattern, parts }) {
  const ranges = parts.map(({ pattern_start, pattern_end }) => ({ start: pattern_start, end: pattern_end }));
  return pieces(new CodePoints(pattern), ranges);
}

/**
 * The regular expression, by its parts.
 * @param {PatternComponent} component
 */
export function regexpPieces({ regexp, parts }) {
  const ranges = parts.map(({ regexp_start, regexp_end }) => ({ start: regexp_start, end: regexp_end }));
  return pieces(new CodePoints(regexp), ranges);
}

/**
 * The input of a component, by the groups that captured some of it. Where a group of a regular expression has
 * shifted the others, a piece may belong to no part.
 * @param {PatternComponent} component
 * @returns {InputPiece[]}
 */
export function inputPieces({ input, values, parts }) {
  const captured = (values ?? []).flatMap((value) => (value.value === null ? [] : [value]));
  return pieces(new CodePoints(input ?? ""), captured).map((piece) => {
    const group = piece.part === null ? null : (captured[piece.part]?.name ?? null);
    const part = group === null ? -1 : parts.findIndex(({ type, name }) => type !== "fixed-text" && name === group);
    return { ...piece, group, part: part < 0 ? null : part };
  });
}

/**
 * The tokens of a constructor string, each with the component and the part that it belongs to.
 * @param {CodePoints} text
 * @param {ConstructorReading} reading
 * @param {PatternComponent[]} components none where the pattern was not compiled
 * @returns {TokenPiece[]}
 */
export function tokenPieces(text, { tokens, components: ranges }, components) {
  return tokens.slice(0, -1).map((token, index) => {
    const start = token.index;
    const end = tokens[index + 1]?.index ?? text.length;
    const range = ranges.find((candidate) => candidate.start <= start && start < candidate.end);
    const name = range?.component ?? null;
    const component = components.find((candidate) => candidate.name === name);
    const offset = component?.constructor_offset ?? 0;
    const part = component?.parts.findIndex((one) => one.start + offset <= start && start < one.end + offset) ?? -1;
    return {
      index,
      type: token.type,
      start,
      end,
      text: text.slice(start, end),
      component: name,
      part: part < 0 ? null : part,
    };
  });
}

/**
 * Runs of the constructor string parser's turns in one state.
 * @param {ConstructorReading} reading
 * @returns {{state: string, first: number, last: number, next: string | null, to: number | null, rewinds: boolean}[]}
 */
export function stateRuns({ turns }) {
  /** @type {{state: string, first: number, last: number, next: string | null, to: number | null, rewinds: boolean}[]} */
  const runs = [];
  for (const { state, token, next_state: next, next_token: to } of turns) {
    const run = runs.at(-1);
    const rewinds = to !== null && to < token;
    if (run && run.next === state && run.state === state && !run.rewinds)
      Object.assign(run, { last: token, next, to, rewinds });
    else runs.push({ state, first: token, last: token, next, to, rewinds });
  }
  return runs;
}
