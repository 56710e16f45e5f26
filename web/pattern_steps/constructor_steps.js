// @ts-check
/**
 * The steps of reading a constructor string, in the stepper of the URL's trace: the tokenizer's, then the parser's.
 * In: data, the reading. Out: "reading-step" {step}, where the step is shown.
 */
import { h, isSame } from "../dom.js";
import { PATTERN } from "../messages/pattern.js";
import { Player } from "../trace/player.js";
import { traceCommand } from "../trace/trace_keys.js";
import { foundText, readingSentence, readingSteps } from "./reading_steps.js";

/** @typedef {import("../types.js").ConstructorReading} ConstructorReading */
/** @typedef {import("../trace/timeline.js").Timeline} Timeline */

export class ConstructorSteps extends HTMLElement {
  /** @type {ConstructorReading | null} */
  #reading = null;
  /** @type {import("./reading_steps.js").ReadingStep[]} */
  #steps = [];
  #index = 0;
  #player = new Player();
  #stepper = /** @type {import("../elements/trace_stepper.js").TraceStepper} */ (
    document.createElement("trace-stepper")
  );
  #sentence = h("p", { class: "reading-sentence", "aria-live": "polite" });
  #found = h("p", { class: "row-note" });

  static define(tag = "constructor-steps") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(this.#stepper, this.#sentence, this.#found);
    // The stepper's events are about these steps, not the URL's.
    this.#hear("step-to", ({ index }) => this.#goTo(index));
    this.#hear("play-toggle", () => this.#togglePlay());
    this.#hear("speed-change", ({ speed }) => (this.#player.speed = speed));
    this.#player.addEventListener("tick", () => this.#tick());
    this.#player.addEventListener("change", () => this.#paint());
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  disconnectedCallback() {
    this.#player.stop();
  }

  /** @param {ConstructorReading} reading */
  set data(reading) {
    if (isSame(this.#reading, reading)) return;
    this.#player.stop();
    this.#reading = reading;
    this.#steps = readingSteps(reading);
    this.#index = this.#steps.length - 1;
    this.#paint();
  }

  /** @param {number} index */
  #goTo(index) {
    this.#player.stop();
    this.#show(index);
  }

  /** @param {number} index */
  #show(index) {
    this.#index = Math.max(0, Math.min(index, this.#steps.length - 1));
    this.#paint();
    const step = this.#steps[this.#index];
    this.dispatchEvent(new CustomEvent("reading-step", { detail: { step }, bubbles: true }));
  }

  #togglePlay() {
    if (this.#player.playing) return this.#player.stop();
    if (this.#index === this.#steps.length - 1) this.#show(0);
    this.#player.start();
  }

  #tick() {
    this.#show(this.#index + 1);
    if (this.#index === this.#steps.length - 1) this.#player.stop();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (/** @type {HTMLElement} */ (event.target).closest("select, [type=number]")) return;
    const steps = { step: (/** @type {number} */ index) => this.#steps[index] };
    const command = traceCommand(event, /** @type {Timeline} */ (/** @type {unknown} */ (steps)), this.#index);
    if (!command || command.kind === "break") return;
    event.preventDefault();
    if (command.kind === "play") this.#togglePlay();
    else this.#goTo(command.index);
  }

  #paint() {
    const step = this.#steps[this.#index];
    if (!this.#reading || !step) return;
    const { playing, speed } = this.#player;
    const sentence = readingSentence(step, this.#reading);
    const spoken = PATTERN.steps.spoken(this.#index + 1, this.#steps.length, sentence);
    this.#stepper.data = { step, first: 0, end: this.#steps.length, complete: true, playing, speed, spoken };
    this.#sentence.textContent = sentence;
    this.#found.textContent = foundText(step, this.#reading) || PATTERN.steps.noComponent;
  }

  /**
   * @param {string} type
   * @param {(detail: any) => void} listener
   */
  #hear(type, listener) {
    this.#stepper.addEventListener(type, (event) => {
      event.stopPropagation();
      listener(/** @type {CustomEvent} */ (event).detail);
    });
  }
}
