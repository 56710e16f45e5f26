// @ts-check
/** What later views say of a pattern: its parts, its tokens, its place among routes, and how to write it in JavaScript. */
import { PATTERN_WORDS } from "../messages/pattern_words.js";
import { visibleText } from "../text/code_points.js";
import { initText } from "./pattern_text.js";

/** @typedef {import("../types.js").PatternAnswer} PatternAnswer */
/** @typedef {import("../types.js").PatternComponent} PatternComponent */
/** @typedef {import("../types.js").PatternPart} PatternPart */

/**
 * What a part matches, in words.
 * @param {PatternPart} part
 * @param {string} delimiter what ends a segment, "" if nothing does
 */
export function partText(part, delimiter) {
  const text = PATTERN_WORDS.parts;
  const what = {
    "fixed-text": () => text["fixed-text"](visibleText(part.value)),
    regexp: () => text.regexp(visibleText(part.value)),
    "segment-wildcard": () => text["segment-wildcard"](delimiter),
    "full-wildcard": () => text["full-wildcard"],
  }[part.type]();
  const whole = text.between(what, visibleText(part.prefix), visibleText(part.suffix));
  return part.modifier === "none" ? whole : text[part.modifier](whole);
}

/**
 * What ends a segment in a component, as its regular expression has it.
 * @param {PatternComponent} component
 */
export function delimiterOf({ name, regexp }) {
  if (name === "hostname") return ".";
  return name === "pathname" && regexp.includes("[^\\/]+?") ? "/" : "";
}

/** @param {string} type of a token */
export function tokenText(type) {
  const { tokens } = PATTERN_WORDS;
  return tokens[/** @type {keyof typeof tokens} */ (type)] ?? type;
}

/**
 * How to make the same pattern in JavaScript.
 * @param {PatternAnswer} answer
 */
export function constructorCall({ pattern, base_url, ignore_case, as_components, constructor }) {
  const given = as_components && constructor ? constructor.init : pattern;
  const shown = typeof given === "string" ? JSON.stringify(given) : initText(given);
  const others = [
    ...(base_url === null ? [] : [JSON.stringify(base_url)]),
    ...(ignore_case ? ["{ ignoreCase: true }"] : []),
  ];
  return `new URLPattern(${[shown, ...others].join(", ")})`;
}

/**
 * What the table of routes says of one pattern.
 * @param {import("../types.js").RoutePattern} pattern
 */
export function routeRemark({ error, matches, first }) {
  const text = PATTERN_WORDS.routes;
  if (error) return text.notCompiled(visibleText(error.reason));
  if (matches === 0) return text.none;
  return first === 0 ? text.neverFirst(matches) : text.first(first, matches);
}
