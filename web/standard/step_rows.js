// @ts-check
/** The numbered steps of an algorithm, joined with one run of it: which ran, and why. */

/** @typedef {import("../types.js").Work} Work */
/** @typedef {{kind: "if" | "elif" | "else" | "for" | "while", text: string, line: number}} Condition */
/**
 * @typedef {object} NumberedStep
 * @property {string} number as it is written: "2.1." or "3.-9."
 * @property {string[]} numbers the single ones; none for a heading
 * @property {string} text in our words; empty where the code says it all
 * @property {string} divergence how the code goes another way
 * @property {string} code
 * @property {string} function the key of the one that holds it
 * @property {number} start its first line in the file
 * @property {number} end its last line
 * @property {number} depth
 * @property {Condition | null} condition
 * @property {boolean} together whether the next one has the same code
 */
/**
 * @typedef {object} Algorithm
 * @property {string} name
 * @property {string} anchor
 * @property {string} summary
 * @property {string[]} functions
 * @property {NumberedStep[]} steps
 */
/** @typedef {{file: string, start: number, end: number, source: string}} SourceFunction */
/** @typedef {{functions: Record<string, SourceFunction>, algorithms: Algorithm[]}} StepsTable */
/** @typedef {{algorithm: string, steps: string[], last: string | null, depth: number}} Run */
/** @typedef {Work & {run?: number, work?: RunWork[]}} RunWork */
/** @typedef {{number: string, condition: Condition}} Reason the condition that let a step run */
/**
 * @typedef {object} Row
 * @property {NumberedStep} step
 * @property {boolean} ran
 * @property {boolean} last whether it was the last to run
 * @property {Reason | null} reason only of the last
 */

/**
 * The rows of an algorithm for one of its runs.
 * @param {Algorithm} algorithm
 * @param {Run} run
 * @returns {Row[]}
 */
export function stepRows({ steps }, run) {
  const numbers = new Set(run.steps);
  const headed = (/** @type {NumberedStep} */ { number, numbers: own }) =>
    own.length === 0 && run.steps.some((single) => covers(number, single));
  const last = run.last === null ? -1 : steps.findLastIndex((step) => step.numbers.includes(run.last ?? ""));
  return steps.map((step, at) => ({
    step,
    ran: step.numbers.some((number) => numbers.has(number)) || headed(step),
    last: at === last,
    reason: at === last ? reason(steps, at) : null,
  }));
}

/**
 * Whether a heading, as "6.3.-6.4.", is that of a step.
 * @param {string} heading
 * @param {string} number
 */
function covers(heading, number) {
  const [from = [], to = from] = heading.split("-").map(places);
  const within = places(number).slice(0, from.length);
  const deepest = from.length - 1;
  const [low = 0, high = 0, own = -1] = [from[deepest], to[deepest], within[deepest]];
  return from.slice(0, deepest).every((place, i) => place === within[i]) && low <= own && own <= high;
}

/** @param {string} number */
function places(number) {
  return (number.match(/\d+/g) ?? []).map(Number);
}

/**
 * The condition that decided: the step's own, else that of the nearest one around it.
 * @param {NumberedStep[]} steps
 * @param {number} at
 * @returns {Reason | null}
 */
function reason(steps, at) {
  let depth = Infinity;
  for (const { number, condition, depth: outer } of steps.slice(0, at + 1).reverse()) {
    if (outer >= depth) continue;
    if (condition) return { number, condition };
    depth = outer;
  }
  return null;
}

/**
 * How many of the steps ran; headings do not count.
 * @param {Row[]} rows
 */
export function ranCount(rows) {
  const steps = rows.filter(({ step }) => step.numbers.length > 0);
  return { ran: steps.filter(({ ran }) => ran).length, all: steps.length };
}

/**
 * The lines of a function, each with whether a step on it ran.
 * @param {string} key
 * @param {SourceFunction} written
 * @param {Row[]} rows
 * @returns {{line: number, text: string, ran: boolean}[]}
 */
export function sourceLines(key, { start, source }, rows) {
  const steps = rows.filter(({ step, ran }) => ran && step.numbers.length > 0 && step.function === key);
  return source.split("\n").map((text, i) => {
    const line = start + i;
    return { line, text, ran: steps.some(({ step }) => step.start <= line && line <= step.end) };
  });
}
