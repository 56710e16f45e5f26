// @ts-check
/** The lines of further inputs: each a URL, or in JSON the components of one, or a URL and its base. */
import { MEMBERS } from "../link/pattern_link.js";
import { PATTERN } from "../messages/pattern.js";

/** @typedef {import("../types.js").Init} Init */
/** @typedef {{line: string, input: string | Init, base: string | null, problem: string}} InputLine */

/**
 * The lines of a text, without the empty ones.
 * @param {string} text
 */
export function linesOf(text) {
  return text.split(/\r\n|[\r\n]/).filter((line) => line.trim() !== "");
}

/**
 * @param {string} text
 * @param {string | null} base what URLs without a base of their own are relative to
 * @returns {InputLine[]}
 */
export function inputLines(text, base) {
  return linesOf(text).map((line) => {
    const trimmed = line.trim();
    if (!/^[{[]/.test(trimmed)) return { line, input: trimmed, base, problem: "" };
    return { line, ...fromJson(trimmed) };
  });
}

/** @param {string} json */
function fromJson(json) {
  const none = { input: "", base: null };
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(json);
  } catch {
    return { ...none, problem: PATTERN.inputs.notJson };
  }
  if (Array.isArray(value)) {
    const [input, base] = value;
    const isPair = value.length === 2 && typeof input === "string" && typeof base === "string";
    return isPair ? { input, base, problem: "" } : { ...none, problem: PATTERN.inputs.notPair };
  }
  const entries = Object.entries(/** @type {object} */ (value));
  const wrong = entries.find(([key, text]) => !MEMBERS.includes(/** @type {any} */ (key)) || typeof text !== "string");
  if (wrong) return { ...none, problem: PATTERN.inputs.noComponent(wrong[0], [...MEMBERS]) };
  return { input: /** @type {Init} */ (value), base: null, problem: "" };
}
