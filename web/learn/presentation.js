// @ts-check
/** Presentation: one panel in large type, for a room; keys for a clicker; and the steps as text, for paper. */
import { code, h, named, standardLink } from "../dom.js";
import { write } from "../kept_nodes.js";
import { MACHINE, PRACTICE } from "../messages/learn.js";
import { quoted } from "../trace/record_text.js";
import { stepList } from "../standard/step_list.js";
import { stepRows } from "../standard/step_rows.js";
import { transcript } from "../trace/transcript.js";
import { spokenC, verdict } from "../wording.js";
import { absent } from "./desk.js";
import { Stepper, Subject } from "./subject.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../painter.js").Surroundings} Surroundings */
/** @typedef {import("../python/question.js").Reading} Reading */
/** @typedef {import("../types.js").Step} Step */

const TEXT = PRACTICE.present;
/** Steps a second that can be followed by word of mouth. */
const SPEEDS = Object.freeze([0.25, 0.5, 1, 2]);
const LECTURE = 0.5;
/** So many steps of the trace are watched at once. */
const WATCHED = 64;
const AROUND = 40;
const KEYS = Object.freeze({ PageDown: 1, ArrowRight: 1, ArrowDown: 1, PageUp: -1, ArrowLeft: -1, ArrowUp: -1 });

export class Presentation {
  #desk;
  #subject;
  #stepper;
  #slide = h("div", { class: "slide" });
  #panel = h(
    "section",
    {
      class: "presentation panel",
      tabindex: 0,
      "aria-label": TEXT.label,
      role: "region",
    },
    this.#slide,
  );
  #transcript = h("pre", { class: "transcript", tabindex: 0, role: "region", "aria-label": TEXT.asText });
  #paper = h("details", { class: "paper" }, h("summary", {}, TEXT.asText));
  #drawn = "";

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#subject = new Subject(desk);
    this.#stepper = new Stepper(desk, LECTURE);
    this.#panel.addEventListener("keydown", (event) => this.#key(event));
    this.#paper.append(this.#copyButton(), this.#transcript);
    this.node = h(
      "div",
      { class: "present-view" },
      h("h2", {}, TEXT.title),
      lead(),
      this.#subject.node,
      h("div", { class: "present-tools" }, this.#stepper.node, this.#speed(), this.#fullScreen(), printButton()),
      this.#panel,
      this.#paper,
    );
  }

  leave() {
    this.#stepper.stop();
  }

  #speed() {
    const choice = h(
      "select",
      {},
      ...SPEEDS.map((speed) =>
        h(
          "option",
          { value: speed, selected: speed === LECTURE },
          speed < 1 ? TEXT.aStepIn(1 / speed) : TEXT.aSecond(speed),
        ),
      ),
    );
    choice.addEventListener("change", () => (this.#stepper.speed = Number(choice.value)));
    return h("label", { class: "choice" }, `${TEXT.speed} `, choice);
  }

  #fullScreen() {
    const button = h("button", { type: "button" }, TEXT.fullScreen);
    button.addEventListener("click", () => {
      const asked = this.#panel.requestFullscreen?.();
      void asked?.catch(() => this.#desk.page.say(TEXT.noFullScreen));
      this.#panel.focus();
    });
    return button;
  }

  #copyButton() {
    const button = h("button", { type: "button" }, TEXT.copy);
    button.addEventListener("click", () => {
      void this.#desk.page.share.copy(this.#transcript.textContent ?? "", TEXT.copied, TEXT.copyName);
    });
    return button;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const move = KEYS[/** @type {keyof typeof KEYS} */ (event.key)];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (move !== undefined) this.#stepper.move((index) => Math.max(0, index + move));
    else if (event.key === "Home") this.#stepper.move(() => 0);
    else if (event.key === "End") this.#stepper.move(() => Infinity);
    else if (event.key === " ") this.#stepper.toggle();
    else return;
    event.preventDefault();
  }

  /** @param {Surroundings} around */
  paint({ about }) {
    this.#subject.paint();
    this.#stepper.paint();
    const { current } = this.#desk.page.question;
    const { index } = this.#stepper;
    if (!current || index === null) {
      this.#draw("", () => [current ? h("p", { class: "absent" }, MACHINE.noStepRan) : absent()]);
      return;
    }
    write(this.#transcript, transcript(current));
    const step = current.timeline.step(index);
    if (!step) return;
    const steps = this.#stepsThatRan(current, index);
    const anchor = about?.states.find(({ name }) => name === step.state)?.anchor ?? "";
    this.#draw(JSON.stringify([current.answer.input, current.answer.base, index, steps.key, anchor]), () => [
      tape(current, step),
      machine(current, step, anchor),
      steps.node(),
      result(current, step),
    ]);
  }

  /**
   * The numbered steps of the present state that ran in a step.
   * @param {Reading} reading
   * @param {number} index
   */
  #stepsThatRan({ answer: { input, base, encoding } }, index) {
    const { table } = this.#desk.table;
    const first = Math.floor(index / WATCHED) * WATCHED;
    const request = { op: "url", input, base, encoding, first, limit: WATCHED, lines: true };
    const { answer, of } = this.#desk.inquiry.ask("learn watched", request);
    const isCurrent = answer && JSON.stringify(of) === JSON.stringify(request);
    const run = isCurrent ? answer.trace.steps[index - answer.trace.first]?.ran[0] : undefined;
    const algorithm = table?.algorithms.find(({ name }) => name === run?.algorithm);
    if (!run || !algorithm) return { key: "due", node: () => h("div", { class: "slide-steps" }) };
    return {
      key: JSON.stringify(run),
      node: () => h("div", { class: "slide-steps" }, stepList(stepRows(algorithm, run), false, algorithm.name)),
    };
  }

  /**
   * @param {string} drawn
   * @param {() => (Node | null)[]} nodes
   */
  #draw(drawn, nodes) {
    if (drawn === this.#drawn && this.#slide.firstChild) return;
    this.#drawn = drawn;
    this.#slide.replaceChildren(...nodes().filter((node) => node !== null));
  }
}

/**
 * What the machine reads, with c marked.
 * @param {Reading} reading
 * @param {Step} step
 */
function tape({ prepared }, { pointer, c }) {
  const start = Math.max(0, pointer - AROUND);
  return h(
    "p",
    { class: "tape", translate: "no", dir: "ltr" },
    h("span", { class: "read" }, start > 0 ? "…" : "", prepared.slice(start, pointer)),
    h("mark", {}, c ?? "EOF"),
    h("span", {}, prepared.slice(pointer + 1, pointer + 1 + AROUND), pointer + 1 + AROUND < prepared.length ? "…" : ""),
  );
}

/**
 * @param {Reading} reading
 * @param {Step} step
 * @param {string} anchor
 */
function machine({ timeline, errors }, step, anchor) {
  const { buffer } = timeline.after(step.index);
  const moved =
    step.end || step.next_state === step.state
      ? null
      : h("span", { class: "moved", translate: "no", lang: "en" }, ` → ${step.next_state}`);
  const names = (step.errors ?? []).map((at) => errors[at]?.name ?? "");
  return h(
    "dl",
    { class: "slide-machine" },
    h("dt", {}, PRACTICE.machine.state),
    h("dd", {}, standardLink(anchor, named(step.state)), moved),
    h("dt", {}, "c"),
    h("dd", {}, spokenC(step.c)),
    h("dt", {}, PRACTICE.machine.buffer),
    h("dd", {}, code(quoted(buffer))),
    ...(names.length > 0 ? [h("dt", {}, PRACTICE.machine.reports), h("dd", { class: "fails" }, names.join(", "))] : []),
  );
}

/**
 * At the last step, what came out.
 * @param {Reading} reading
 * @param {Step} step
 */
function result({ answer }, step) {
  if (!step.end) return null;
  const { outcome, rest } = verdict(answer);
  return h(
    "p",
    { class: "slide-result" },
    h("strong", { class: answer.api ? "outcome parsed" : "outcome failure" }, outcome),
    ` ${rest}`,
    answer.api ? h("br") : null,
    answer.api ? code(answer.api.href) : null,
  );
}

function lead() {
  const { forward, back, play } = TEXT.keys;
  return h("p", { class: "lead" }, ...TEXT.lead(h("kbd", {}, forward), h("kbd", {}, back), h("kbd", {}, play)));
}

function printButton() {
  const button = h("button", { type: "button" }, TEXT.print);
  button.addEventListener("click", () => print());
  return button;
}
