// @ts-check
/** What to ask about a trace, and what to choose from: the right answer is Python's, the others are near misses. */

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("./desk.js").Graph} Graph */
/** @typedef {"state" | "buffer" | "component"} Topic */
/** @typedef {{topic: Topic, index: number, words: string, right: string, choices: string[]}} Guess */
/** @typedef {{steps: Step[], first: number, before(index: number): Snapshot, after(index: number): Snapshot}} Told */

export const STAYS = "it stays in this state";
export const FAILS = "the parser returns failure";
export const ENDS = "the machine is done";
const EMPTY = "the empty string";
const NO_PART = "none: it parts components, or is dropped";
const COMPONENTS = ["scheme", "username", "password", "host", "port", "path", "query", "fragment"];
const MOST_CHOICES = 5;

/**
 * The steps worth a question: for states those where it changes or the machine ends, and some where it stays.
 * @param {Told} told
 * @param {Topic} topic
 * @returns {number[]} indices
 */
export function momentsOf({ steps }, topic) {
  const decisive = steps.filter((step, i) => isMoment(step, steps[i - 1], topic)).map(({ index }) => index);
  return decisive.length > 0 ? decisive : steps.slice(0, 1).map(({ index }) => index);
}

/**
 * @param {Step} step
 * @param {Step | undefined} before
 * @param {Topic} topic
 */
function isMoment(step, before, topic) {
  if (topic === "state")
    return step.next_state !== step.state || step.end !== undefined || before?.state !== step.state;
  if (topic === "buffer") return step.buffer !== undefined && (step.buffer.keep === 0 || before?.state !== step.state);
  return step.c !== null && (before === undefined || before.state !== step.state || step.next_state !== step.state);
}

/**
 * The question about one step.
 * @param {Told} told
 * @param {Topic} topic
 * @param {number} index
 * @param {Graph | null} graph
 * @param {(position: number) => string | null} partAt
 * @returns {Guess | null}
 */
export function guessAt(told, topic, index, graph, partAt) {
  const step = told.steps[index - told.first];
  if (!step) return null;
  if (topic === "state") return aboutState(step, graph);
  if (topic === "buffer") return aboutBuffer(step, told.before(index).buffer, told.after(index).buffer);
  return aboutComponent(step, partAt);
}

/**
 * @param {Step} step
 * @param {Graph | null} graph
 * @returns {Guess}
 */
function aboutState(step, graph) {
  const right =
    step.end === "failure"
      ? FAILS
      : step.end
        ? ENDS
        : step.next_state === step.state
          ? STAYS
          : `${step.next_state} state`;
  const ways = (graph?.edges ?? []).filter(({ from }) => from === step.state).map(({ to }) => `${to} state`);
  const others = step.c === null ? [ENDS, FAILS, STAYS] : [STAYS, FAILS];
  return guess("state", step, "Which state is next?", right, [...others, ...ways]);
}

/**
 * @param {Step} step
 * @param {string} before
 * @param {string} after
 * @returns {Guess}
 */
function aboutBuffer(step, before, after) {
  const c = step.c ?? "";
  const near = [before + c, before, "", before + c.toLowerCase(), before.slice(0, -1), c, `%40${before}`];
  return guess("buffer", step, "What is in the buffer after this step?", shown(after), near.map(shown));
}

/**
 * @param {Step} step
 * @param {(position: number) => string | null} partAt
 * @returns {Guess}
 */
function aboutComponent(step, partAt) {
  const right = partAt(step.position) ?? NO_PART;
  const near = [NO_PART, ...nearest(right)];
  return guess("component", step, "Which component does this code point end up in?", right, near);
}

/** @param {string} right */
function nearest(right) {
  const at = COMPONENTS.indexOf(right);
  return [...COMPONENTS].sort((a, b) => Math.abs(COMPONENTS.indexOf(a) - at) - Math.abs(COMPONENTS.indexOf(b) - at));
}

/** @param {string} text */
function shown(text) {
  return text === "" ? EMPTY : `“${text}”`;
}

/**
 * A question with up to five choices, among them the right one; in an order that tells nothing.
 * @param {Topic} topic
 * @param {Step} step
 * @param {string} words
 * @param {string} right
 * @param {string[]} near
 * @returns {Guess}
 */
function guess(topic, { index }, words, right, near) {
  const wrong = [...new Set(near)].filter((choice) => choice !== right).slice(0, MOST_CHOICES - 1);
  const choices = [right, ...wrong].sort((a, b) => (a < b ? -1 : 1));
  return { topic, index, words, right, choices };
}
