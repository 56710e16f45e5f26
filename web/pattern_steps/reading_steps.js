// @ts-check
/** How a constructor string was read, step by step: a token a step, then a turn of its parser a step. */
import { PATTERN } from "../messages/pattern.js";
import { visibleText } from "../text/code_points.js";
import { tokenText } from "../pattern_panel/pattern_words.js";

/** @typedef {import("../types.js").ConstructorReading} ConstructorReading */
/** @typedef {import("../types.js").ConstructorTurn} ConstructorTurn */
/**
 * @typedef {object} ReadingStep
 * @property {number} index
 * @property {string} state the parser's state before the turn; of a token "tokenizer"
 * @property {number} token the index of the token that it is about
 * @property {ConstructorTurn | null} turn null where the tokenizer takes a token
 * @property {import("../types.js").ComponentName[]} found the components that the parser has by then
 */

const TEXT = PATTERN.steps;

/**
 * @param {ConstructorReading} reading
 * @returns {ReadingStep[]}
 */
export function readingSteps({ tokens, turns, components }) {
  const names = components.map(({ component }) => component);
  /** @type {ReadingStep[]} */
  const steps = tokens.map((_, index) => ({ index, state: "tokenizer", token: index, turn: null, found: [] }));
  /** @type {ReadingStep["found"]} */
  let found = [];
  for (const turn of turns) {
    const { state, token, next_state: next } = turn;
    const name = names.find((one) => one === state);
    if (name && next !== null && next !== state) found = [...found, name];
    steps.push({ index: steps.length, state, token, turn, found });
  }
  return steps;
}

/**
 * What happens in a step, in one sentence.
 * @param {ReadingStep} step
 * @param {ConstructorReading} reading
 */
export function readingSentence({ token, turn, found }, reading) {
  const at = tokenName(token, reading);
  const { type, index } = reading.tokens[token] ?? { type: "end", index: 0 };
  if (turn === null) return type === "end" ? TEXT.tokenizerEnd : TEXT.tokenizer(index, at, tokenText(type));
  const { state, next_state: next, next_token: to } = turn;
  if (next === null || to === null) return TEXT.notAccepted(state, at);
  if (next === "done") return TEXT.done(state, at);
  return TEXT.turn({
    ...{ state, token: at, next, to: tokenName(to, reading) },
    way: to < token ? "back" : to === token ? "same" : "on",
    found: next !== state && found.some((name) => name === state),
  });
}

/**
 * @param {number} token
 * @param {ConstructorReading} reading
 */
function tokenName(token, { tokens }) {
  const { type, value } = tokens[token] ?? { type: "end", value: "" };
  return type === "end" ? null : visibleText(value);
}

/**
 * What the parser has by then, in words.
 * @param {ReadingStep} step
 * @param {ConstructorReading} reading
 */
export function foundText({ found }, { init }) {
  return found.map((name) => `${name} “${visibleText(init[name] ?? "")}”`).join(", ");
}
