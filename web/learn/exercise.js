// @ts-check
/** One exercise: a task, fields, and what the engine says of each condition. */
import { code, h } from "../dom.js";
import { COURSE } from "../messages/learn.js";
import { Bench } from "./bench.js";
import { checksOf } from "./goals.js";
import { prose, proseWithoutLinks } from "./prose.js";
import { sign } from "./shows.js";
import { readable } from "./strips.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./goals.js").Check} Check */
/** @typedef {import("./progress.js").Progress} Progress */
/** @typedef {import("../messages/lessons.js").ExerciseProse} ExerciseProse */
/**
 * @typedef {object} Task what is the same in every language
 * @property {string} id within its lesson
 * @property {import("./goals.js").Kind} kind
 * @property {import("./goals.js").Values} start
 * @property {import("./kinds.js").Setting} [setting]
 * @property {import("./goals.js").Goal} goal
 * @property {import("./goals.js").Values} solution
 */

const TEXT = COURSE.exercise;

export class Exercise {
  #bench;
  #id;
  #task;
  #texts;
  #progress;
  #list = h("ul", { class: "checks", "aria-label": TEXT.asked });
  #said = h("p", { class: "solved", role: "status" });
  #mark = h("span", { class: "mark" });
  #drawn = "";
  #praised = false;

  /**
   * @param {Desk} desk
   * @param {string} lesson
   * @param {number} number counted from 1
   * @param {Task} task
   * @param {ExerciseProse} texts
   * @param {Progress} progress
   */
  constructor(desk, lesson, number, task, texts, progress) {
    this.#id = `${lesson}/${task.id}`;
    this.#task = task;
    this.#texts = texts;
    this.#progress = progress;
    this.#bench = new Bench(
      desk,
      { kind: task.kind, start: task.start, ...(task.setting ? { setting: task.setting } : {}) },
      TEXT.name(number),
    );
    const titleId = `exercise-${lesson}-${task.id}`;
    const words = (/** @type {string} */ text) => prose(text, (to, ...label) => desk.link(to, ...label));
    this.node = h(
      "section",
      { class: "exercise panel", "aria-labelledby": titleId },
      h("h3", { id: titleId }, TEXT.name(number), " ", this.#mark),
      h("p", { class: "task" }, ...words(texts.task)),
      this.#bench.node,
      this.#list,
      this.#said,
      h(
        "div",
        { class: "helps" },
        h("details", {}, h("summary", {}, TEXT.hint), h("p", {}, ...words(texts.hint))),
        this.#solution(words),
      ),
    );
  }

  /** @param {(text: string) => (Node | string)[]} words */
  #solution(words) {
    const take = h("button", { type: "button", class: "link" }, TEXT.putIn);
    take.addEventListener("click", () => this.#bench.set(this.#task.solution));
    const values = Object.values(this.#task.solution).flatMap((value, i) => [i > 0 ? ", " : "", code(readable(value))]);
    return h(
      "details",
      {},
      h("summary", {}, TEXT.solution),
      h("p", {}, ...values, " ", take),
      h("p", {}, ...words(this.#texts.why)),
    );
  }

  #praise() {
    return TEXT.solved(proseWithoutLinks(this.#texts.why));
  }

  paint() {
    const now = this.#bench.paint();
    const { kind, goal } = this.#task;
    const checks = checksOf(kind, goal, now?.answer ?? null, now?.values ?? this.#bench.values);
    const solved = now !== null && checks.every(({ met }) => met);
    if (solved) this.#progress.solve(this.#id);
    const before = this.#progress.isSolved(this.#id);
    const drawn = JSON.stringify([checks, before, now === null]);
    if (drawn === this.#drawn || (now === null && this.#drawn !== "")) return;
    this.#drawn = drawn;
    this.#list.replaceChildren(...checks.map(item));
    this.#mark.textContent = before ? TEXT.mark : "";
    if (solved !== this.#praised) this.#said.replaceChildren(...(solved ? this.#praise() : []));
    this.#praised = solved;
  }
}

/** @param {Check} check */
function item({ text, met }) {
  return h(
    "li",
    { class: met ? "met" : null },
    met ? sign(true) : h("span", { "aria-hidden": "true" }, "○"),
    h("span", {}, text, h("span", { class: "visually-hidden" }, " ", met ? TEXT.met : TEXT.notYet)),
  );
}
