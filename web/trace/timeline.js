// @ts-check
/**
 * The machine's moments. A trace holds only what each step changed; folding the changes onto the snapshot
 * before the window gives the machine before and after any step.
 */

/** @typedef {import("../types.js").Trace} Trace */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").RecordChange} RecordChange */
/** @typedef {import("../types.js").TextChange} TextChange */
/** @typedef {import("../types.js").UrlRecord} UrlRecord */

/** A snapshot is kept each so many steps, so that no jump folds more than this. */
const STRIDE = 64;

export class Timeline {
  /** @type {Snapshot[]} the machine before steps 0, STRIDE, 2 * STRIDE … of the window */
  #kept;
  /** The moment asked for last but one, and last: painting asks for the two sides of a step again and again. */
  #last = [{ index: -1, machine: /** @type {Snapshot | null} */ (null) }];

  /** @param {Trace} trace */
  constructor(trace) {
    this.trace = trace;
    this.first = trace.first;
    this.steps = trace.steps;
    this.complete = trace.complete;
    this.#kept = [trace.at];
  }

  /** One more than the index of the window's last step; the number of all steps if the trace is complete. */
  get end() {
    return this.first + this.steps.length;
  }

  /**
   * The step with this index in the whole trace, if the window holds it.
   * @param {number} index
   */
  step(index) {
    return this.steps[index - this.first];
  }

  /**
   * The index of the step to show for the one that a view names, counted from 1; null names the last.
   * @param {number | null} step
   */
  shown(step) {
    if (this.steps.length === 0) return null;
    return Math.max(this.first, Math.min((step ?? this.end) - 1, this.end - 1));
  }

  /**
   * The machine as it stood before a step of the window (or after its last one).
   * @param {number} index
   */
  before(index) {
    const known = this.#last.find((moment) => moment.index === index)?.machine;
    if (known) return known;
    const machine = this.#folded(index);
    this.#last = [...this.#last.slice(-1), { index, machine }];
    return machine;
  }

  /** @param {number} index */
  #folded(index) {
    const offset = index - this.first;
    while (this.#kept.length <= Math.floor(offset / STRIDE)) {
      const from = (this.#kept.length - 1) * STRIDE;
      this.#kept.push(fold(/** @type {Snapshot} */ (this.#kept.at(-1)), this.steps.slice(from, from + STRIDE)));
    }
    const nearest = Math.floor(offset / STRIDE);
    return fold(/** @type {Snapshot} */ (this.#kept[nearest]), this.steps.slice(nearest * STRIDE, offset));
  }

  /** @param {number} index */
  after(index) {
    return this.before(index + 1);
  }

  /**
   * The index of the step whose pointer is nearest to `position` in the input; of several, one in `state`
   * if there is one, else the first.
   * @param {number} position
   * @param {string} [state]
   * @returns {number | null}
   */
  nearest(position, state) {
    /** @type {Step | null} */
    let best = null;
    let distance = Infinity;
    for (const step of this.steps) {
      const away = Math.abs(step.position - position);
      const better = away < distance || (away === distance && step.state === state && best?.state !== state);
      if (better) [best, distance] = [step, away];
    }
    return best ? best.index : null;
  }
}

/**
 * @param {Snapshot} snapshot
 * @param {Step[]} steps
 * @returns {Snapshot}
 */
function fold(snapshot, steps) {
  return steps.reduce(
    (machine, step) => ({
      ...machine,
      ...step.flags,
      buffer: step.buffer ? changeText(machine.buffer, step.buffer) : machine.buffer,
      record: step.changed ? changeRecord(machine.record, step.changed) : machine.record,
    }),
    snapshot,
  );
}

/**
 * @param {string | null} text
 * @param {TextChange} change
 */
function changeText(text, { keep, add }) {
  return takeCodePoints(text ?? "", keep) + add;
}

/**
 * @param {string} text
 * @param {number} count
 */
function takeCodePoints(text, count) {
  if (text.length <= count || !/[\ud800-\udbff][\udc00-\udfff]/.test(text)) return text.slice(0, count);
  return Array.from(text).slice(0, count).join("");
}

/**
 * @param {UrlRecord} record
 * @param {RecordChange} change
 * @returns {UrlRecord}
 */
function changeRecord(record, change) {
  const next = { ...record };
  for (const name of /** @type {const} */ (["scheme", "username", "password"])) {
    const text = change[name];
    if (text) next[name] = changeText(record[name], text);
  }
  for (const name of /** @type {const} */ (["query", "fragment"])) {
    const text = change[name];
    if (text !== undefined) next[name] = text && changeText(record[name], text);
  }
  if (change.host !== undefined) next.host = change.host;
  if (change.port !== undefined) next.port = change.port;
  if (change.path) next.path = changePath(record.path, change.path);
  return next;
}

/**
 * @param {string[] | string} path
 * @param {NonNullable<RecordChange["path"]>} change
 */
function changePath(path, change) {
  if ("opaque" in change) return changeText(typeof path === "string" ? path : "", change);
  return [...(typeof path === "string" ? [] : path).slice(0, change.keep), ...change.add];
}
