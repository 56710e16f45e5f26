// @ts-check
/** The fields for the present URL, which the views share, and a walk through its trace. */
import { PLAIN_FIELD, h, icon } from "../dom.js";
import { write } from "../kept_nodes.js";
import { COURSE, PRACTICE } from "../messages/learn.js";
import { Player } from "../trace/player.js";
import { verdict } from "../wording.js";

/** @typedef {import("./desk.js").Desk} Desk */

const TEXT = PRACTICE.stepper;

export class Subject {
  #input = h("textarea", { ...PLAIN_FIELD, rows: 1 });
  #base = h("textarea", { ...PLAIN_FIELD, rows: 1, placeholder: PRACTICE.subject.noBase });
  #verdict = h("p", { class: "subject-verdict" });
  #desk;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.node = h(
      "div",
      { class: "subject" },
      h("label", { class: "field bench-field" }, h("span", {}, PRACTICE.subject.url), this.#input),
      h("label", { class: "field bench-field" }, h("span", {}, PRACTICE.subject.base), this.#base),
      this.#verdict,
    );
    this.#input.addEventListener("input", () => this.#change());
    this.#base.addEventListener("input", () => this.#change());
  }

  #change() {
    this.#desk.use(this.#input.value, this.#base.value === "" ? null : this.#base.value);
    this.#desk.page.edited();
  }

  paint() {
    const { input, base } = this.#desk.page.store.state;
    // A box shows line feeds only; what it cannot show it must not replace.
    if (this.#input.value !== input.replace(/\r\n?/g, "\n")) this.#input.value = input;
    if (this.#base.value !== (base ?? "")) this.#base.value = base ?? "";
    const { current } = this.#desk.page.question;
    const { outcome, rest } = current ? verdict(current.answer) : { outcome: COURSE.waiting, rest: "" };
    write(this.#verdict, `${outcome} ${rest}`);
  }
}

export class Stepper {
  #go = h("output", { class: "where" });
  #play = h("button", { type: "button", class: "play" }, TEXT.play);
  #player = new Player();
  #desk;

  /**
   * @param {Desk} desk
   * @param {number} speed steps a second
   */
  constructor(desk, speed) {
    this.#desk = desk;
    this.#player.speed = speed;
    /** @type {[string, string, (index: number) => number][]} */
    const moves = [
      ["first", TEXT.first, () => 0],
      ["back", TEXT.back, (index) => index - 1],
      ["forward", TEXT.forward, (index) => index + 1],
      ["last", TEXT.last, () => Infinity],
    ];
    this.node = h(
      "div",
      { class: "stepper", role: "group", "aria-label": TEXT.label },
      ...moves.map(([picture, name, to]) => {
        const button = h("button", { type: "button", "aria-label": name, title: name }, icon(picture));
        button.addEventListener("click", () => this.move(to));
        return button;
      }),
      this.#play,
      this.#go,
    );
    this.#play.addEventListener("click", () => this.toggle());
    this.#player.addEventListener("tick", () => this.#tick());
    this.#player.addEventListener("change", desk.page.repaint);
  }

  /** The index of the present step; null where there is none. */
  get index() {
    const { store, question } = this.#desk.page;
    return question.current?.timeline.shown(store.state.step) ?? null;
  }

  get playing() {
    return this.#player.playing;
  }

  get speed() {
    return this.#player.speed;
  }

  set speed(speed) {
    this.#player.speed = speed;
  }

  /** @param {(index: number) => number} to */
  move(to) {
    this.stop();
    if (this.index !== null) this.go(to(this.index));
  }

  /** @param {number} index */
  go(index) {
    document.dispatchEvent(new CustomEvent("step-to", { detail: { index } }));
  }

  toggle() {
    if (this.playing) return this.stop();
    const { current } = this.#desk.page.question;
    if (!current || this.index === null) return;
    if (current.timeline.complete && this.index >= current.timeline.end - 1) this.go(0);
    this.#player.start();
  }

  stop() {
    this.#player.stop();
  }

  #tick() {
    const { current } = this.#desk.page.question;
    if (!current || this.index === null) return this.stop();
    const last = current.timeline.end - 1;
    this.go(Math.min(this.index + 1, last));
    if (this.index >= last) this.stop();
  }

  paint() {
    const { current } = this.#desk.page.question;
    const end = current?.timeline.end ?? 0;
    write(this.#go, this.index === null ? TEXT.nowhere : TEXT.where(this.index + 1, end));
    this.#play.textContent = this.playing ? TEXT.pause : TEXT.play;
  }
}
