// @ts-check
/**
 * Walking through the steps: going to one, keeping the place while the input is edited, break points, playing.
 * Events: "change", and "say" with a sentence for the person.
 */
import { CodePoints } from "../text/positions.js";
import { windowOf } from "../python/question.js";
import { TRACE } from "../messages/trace.js";

/** @typedef {import("../types.js").PartName} PartName */
/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../python/question.js").Question} Question */
/** @typedef {import("../painter.js").Painter} Painter */
/** @typedef {import("./player.js").Player} Player */

export class Walk extends EventTarget {
  /** States in which play stops. @type {Set<string>} */
  breakpoints = new Set();
  /** Where the machine is to stay while the input is edited, until a person steps. @type {{position: number, state: string} | null} */
  #place = null;
  #store;
  #question;
  #painter;
  #player;

  /**
   * @param {Store} store
   * @param {Question} question
   * @param {Painter} painter
   * @param {Player} player
   */
  constructor(store, question, painter, player) {
    super();
    this.#store = store;
    this.#question = question;
    this.#painter = painter;
    this.#player = player;
  }

  get #timeline() {
    return this.#question.reading?.timeline ?? null;
  }

  /**
   * Goes to a step; beyond the last one, to that. The last step of all is remembered as such, not by its number.
   * @param {number} index
   */
  to(index) {
    const timeline = this.#timeline;
    if (!timeline) return;
    const last = timeline.end - 1;
    const known = timeline.complete || index === Infinity ? Math.min(index, last) : index;
    const step = Math.max(0, known);
    this.#place = null;
    this.#store.set({ step: timeline.complete && step >= last ? null : step + 1, error: null });
  }

  /** Asks for the window that holds the store's step, if it is another one. */
  fetchWindow() {
    const timeline = this.#timeline;
    const { step } = this.#store.state;
    if (!timeline || step === null || (step - 1 >= timeline.first && step <= timeline.end)) return;
    if (timeline.complete && step > timeline.end) return;
    void this.#question.ask(windowOf(step));
  }

  /** @param {number} pointer in the prepared text */
  async toPointer(pointer) {
    await this.#question.whole();
    const found = this.#timeline?.steps.find((step) => step.pointer === pointer);
    if (found) this.to(found.index);
    else this.#tell(TRACE.walk.noReader);
  }

  /**
   * Goes to the first step that reads a position of the input.
   * @param {number} position
   */
  async toPosition(position) {
    await this.#question.whole();
    const timeline = this.#timeline;
    const found =
      timeline?.steps.find((step) => step.position === position)?.index ?? timeline?.nearest(position) ?? null;
    if (found !== null) this.to(found);
  }

  /**
   * Goes to the step that gave a field of the record its value.
   * @param {PartName} part
   */
  async toField(part) {
    await this.#question.whole();
    const found = this.#timeline?.steps.findLast(({ changed }) => changed !== undefined && part in changed);
    if (found) this.to(found.index);
    else this.#tell(TRACE.walk.noChange(part));
  }

  /** @param {number} index */
  toError(index) {
    const error = this.#question.reading?.errors[index];
    if (!error) return;
    if (error.step !== null) this.to(error.step);
    this.#store.set({ error: index });
  }

  /**
   * Remembers the place before an edit, moved along if the edit lies wholly before it.
   * @param {string} input the edited one
   */
  remember(input) {
    const { step, input: before } = this.#store.state;
    if (step === null) this.#place = null;
    else this.#place ??= this.#timeline?.step(step - 1) ?? null;
    if (!this.#place) return;
    const { position, state } = this.#place;
    this.#place = { position: movedPosition(new CodePoints(before), input, position), state };
  }

  /** Another view is shown: no place is to be kept. */
  forget() {
    this.#place = null;
  }

  /** After an answer: the step nearest to the place that was remembered. */
  keepPlace() {
    const timeline = this.#timeline;
    const place = this.#place;
    if (!timeline || !place || this.#store.state.step === null) return;
    const index = timeline.nearest(place.position, place.state);
    if (index !== null) this.#store.set({ step: index + 1 });
  }

  /** @param {string} state */
  toggleBreak(state) {
    if (!this.breakpoints.delete(state)) this.breakpoints.add(state);
    const { stops, stopsNoMore } = TRACE.walk;
    this.#tell(this.breakpoints.has(state) ? stops(state) : stopsNoMore(state));
    this.dispatchEvent(new Event("change"));
  }

  togglePlay() {
    const timeline = this.#timeline;
    if (this.#player.playing) return this.#player.stop();
    if (!timeline || timeline.steps.length === 0) return;
    if (this.#painter.index === timeline.end - 1 && timeline.complete) this.to(0);
    this.#player.start();
  }

  /** One step of playing; it stops at the end and where a state with a break point begins. */
  tick() {
    const timeline = this.#timeline;
    const { index } = this.#painter;
    if (!timeline || index === null) return this.#player.stop();
    if (this.#question.waiting) return; // the next window is on its way
    this.to(index + 1);
    const now = timeline.step(index + 1);
    const entered = now && now.state !== timeline.step(index)?.state && this.breakpoints.has(now.state);
    if (entered || (timeline.complete && index + 1 >= timeline.end - 1)) this.#player.stop();
  }

  /** @param {string} sentence */
  #tell(sentence) {
    this.dispatchEvent(new CustomEvent("say", { detail: sentence }));
  }
}

/**
 * Where a position is after an edit: behind what was edited, it moves along.
 * @param {CodePoints} before
 * @param {string} edited
 * @param {number} position
 */
export function movedPosition(before, edited, position) {
  const { text } = before;
  const limit = Math.min(text.length, edited.length);
  let tail = 0;
  while (tail < limit && text.charCodeAt(text.length - 1 - tail) === edited.charCodeAt(edited.length - 1 - tail))
    tail++;
  const behind = position < before.length && before.utf16(position) >= text.length - tail;
  return behind ? position + new CodePoints(edited).length - before.length : position;
}
