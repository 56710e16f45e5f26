// @ts-check
/** What to ask about a trace, and what to choose from: the right answer is Python's, the others are near misses. */
import { MACHINE, PRACTICE } from "../messages/learn.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("./desk.js").Graph} Graph */
/** @typedef {"state" | "buffer" | "component"} Topic */
/** @typedef {{text: string, name: string | null}} Choice a state or component by its name, or what a text says */
/** @typedef {{topic: Topic, index: number, right: string, choices: Choice[]}} Guess right: the text of the choice */
/** @typedef {{steps: Step[], first: number, before(index: number): Snapshot, after(index: number): Snapshot}} Told */

const TEXT = PRACTICE.predict;
const STAYS = said(TEXT.stays);
const FAILS = said(TEXT.fails);
const ENDS = said(TEXT.ends);
const NO_PART = said(TEXT.noPart);
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
  const ways = (graph?.edges ?? []).filter(({ from }) => from === step.state).map(({ to }) => state(to));
  const others = step.c === null ? [ENDS, FAILS, STAYS] : [STAYS, FAILS];
  return guess("state", step, nextState(step), [...others, ...ways]);
}

/** @param {Step} step */
function nextState(step) {
  if (step.end) return step.end === "failure" ? FAILS : ENDS;
  return step.next_state === step.state ? STAYS : state(step.next_state);
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
  return guess("buffer", step, shown(after), near.map(shown));
}

/**
 * @param {Step} step
 * @param {(position: number) => string | null} partAt
 * @returns {Guess}
 */
function aboutComponent(step, partAt) {
  const part = partAt(step.position);
  return guess("component", step, part === null ? NO_PART : component(part), [NO_PART, ...nearest(part)]);
}

/** @param {string | null} part */
function nearest(part) {
  const at = part === null ? -1 : COMPONENTS.indexOf(part);
  const distance = (/** @type {string} */ name) => Math.abs(COMPONENTS.indexOf(name) - at);
  return [...COMPONENTS].sort((a, b) => distance(a) - distance(b)).map(component);
}

/**
 * @param {string} text
 * @returns {Choice}
 */
function said(text) {
  return { text, name: null };
}

/**
 * @param {string} name
 * @returns {Choice}
 */
function state(name) {
  return { text: MACHINE.state(name).join(""), name };
}

/**
 * @param {string} name
 * @returns {Choice}
 */
function component(name) {
  return { text: name, name };
}

/** @param {string} text */
function shown(text) {
  return said(text === "" ? TEXT.emptyString : `“${text}”`);
}

/**
 * A question with up to five choices, among them the right one; in an order that tells nothing.
 * @param {Topic} topic
 * @param {Step} step
 * @param {Choice} right
 * @param {Choice[]} near
 * @returns {Guess}
 */
function guess(topic, { index }, right, near) {
  const different = new Map([right, ...near].map((choice) => [choice.text, choice]));
  const choices = [...different.values()].slice(0, MOST_CHOICES).sort((a, b) => (a.text < b.text ? -1 : 1));
  return { topic, index, right: right.text, choices };
}
