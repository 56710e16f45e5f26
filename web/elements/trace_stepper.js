// @ts-check
/**
 * Moves through the steps of a trace. Indices count from 0 inside, steps from 1 on the page.
 * In: data. Out: "step-to" {index}, "play-toggle", "speed-change" {speed}.
 */
import { h, icon, isSame } from "../dom.js";
import { formatNumber } from "../messages/number.js";
import { TRACE } from "../messages/trace.js";
import { spokenStep } from "../wording.js";

/** @typedef {import("../types.js").Step} Step */
/**
 * @typedef {object} StepperData
 * @property {Pick<Step, "index"> | null} step
 * @property {number} first index of the first step at hand
 * @property {number} end one more than the last
 * @property {boolean} complete whether no steps follow
 * @property {boolean} playing
 * @property {number} speed steps a second
 * @property {string} [spoken] the step in words; without them it is one of a URL
 */

const TEXT = TRACE.stepper;
const SPEEDS = [1, 2, 5, 10, 30];

export class TraceStepper extends HTMLElement {
  /** @type {StepperData | null} */
  #data = null;
  #first = moveButton("first", TEXT.first, TEXT.home);
  #back = moveButton("back", TEXT.back, TEXT.left);
  #forward = moveButton("forward", TEXT.forward, TEXT.right);
  #last = moveButton("last", TEXT.last, TEXT.end);
  #slider = h("input", { type: "range", min: 1, max: 1, step: 1, "aria-label": TEXT.step });
  #number = h("input", { type: "number", min: 1, step: 1, inputmode: "numeric", "aria-label": TEXT.goTo });
  #total = h("span", { class: "total" });
  #play = h("button", { type: "button", class: "play" }, icon("play"), h("span", {}, TEXT.play));
  #speed = h("select", { "aria-label": TEXT.speed });
  #typing = false; // whether the number holds what somebody has begun to type

  static define(tag = "trace-stepper") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.#speed.replaceChildren(...SPEEDS.map((speed) => h("option", { value: speed }, TEXT.perSecond(speed))));
    this.replaceChildren(
      h(
        "div",
        { class: "moves", role: "group", "aria-label": TEXT.move },
        this.#first,
        this.#back,
        this.#forward,
        this.#last,
      ),
      this.#slider,
      h("span", { class: "go" }, this.#number, this.#total),
      h("span", { class: "playing" }, this.#play, this.#speed),
    );
    this.#first.addEventListener("click", () => this.#go(0));
    this.#back.addEventListener("click", () => this.#go(this.#index - 1));
    this.#forward.addEventListener("click", () => this.#go(this.#index + 1));
    this.#last.addEventListener("click", () => this.#go(Infinity));
    this.#slider.addEventListener("input", () => this.#go(this.#slider.valueAsNumber - 1));
    this.#number.addEventListener("input", () => {
      this.#typing = true;
    });
    this.#number.addEventListener("change", () => this.#goToNumber());
    this.#number.addEventListener("blur", () => this.#showNumber());
    this.#play.addEventListener("click", () => this.#send("play-toggle", {}));
    this.#speed.addEventListener("change", () => this.#send("speed-change", { speed: Number(this.#speed.value) }));
  }

  get #index() {
    return this.#data?.step?.index ?? 0;
  }

  /** @param {StepperData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    const { step, first, end, complete, playing, spoken } = data;
    const total = `${formatNumber(end)}${complete ? "" : "+"}`;
    this.#setRange(first + 1, Math.max(end, 1), step ? step.index + 1 : 1);
    if (step) this.#slider.setAttribute("aria-valuetext", spoken ?? spokenStep(/** @type {Step} */ (step), total));
    this.#total.textContent = step ? TEXT.of(total) : "";
    this.#enable(step, end, complete);
    const words = this.#play.querySelector("span");
    if (words) words.textContent = playing ? TEXT.pause : TEXT.play;
    this.#play.querySelector("use")?.setAttribute("href", playing ? "#icon-pause" : "#icon-play");
    this.#speed.value = String(data.speed);
  }

  /**
   * @param {number} min
   * @param {number} max
   * @param {number} value
   */
  #setRange(min, max, value) {
    Object.assign(this.#slider, { min: String(min), max: String(max) });
    this.#slider.value = String(value);
    this.#number.max = String(max);
    if (!this.#typing) this.#number.value = String(value); // steps that come in leave a half typed number alone
  }

  /**
   * A button at its limit stays focusable, so that focus is never lost while stepping.
   * @param {Pick<Step, "index"> | null} step
   * @param {number} end
   * @param {boolean} complete
   */
  #enable(step, end, complete) {
    const atFirst = !step || step.index === 0;
    const atLast = !step || (complete && step.index === end - 1);
    for (const button of [this.#first, this.#back]) button.setAttribute("aria-disabled", String(atFirst));
    for (const button of [this.#forward, this.#last]) button.setAttribute("aria-disabled", String(atLast));
    for (const control of [this.#slider, this.#number, this.#play]) control.disabled = !step;
  }

  #goToNumber() {
    const wanted = this.#number.valueAsNumber;
    this.#showNumber();
    if (Number.isFinite(wanted)) this.#go(Math.trunc(wanted) - 1);
  }

  /** Writes the number of the step that is shown over whatever was typed. */
  #showNumber() {
    this.#typing = false;
    this.#number.value = this.#data?.step ? String(this.#index + 1) : "";
  }

  /** @param {number} index */
  #go(index) {
    this.#send("step-to", { index });
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #send(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} key
 */
function moveButton(name, label, key) {
  return h("button", { type: "button", class: "move", "aria-label": label, title: `${label} (${key})` }, icon(name));
}
