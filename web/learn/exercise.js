// @ts-check
/** One exercise: a task, fields, and what the engine says of each condition. */
import { code, h } from "../dom.js";
import { Bench } from "./bench.js";
import { checksOf } from "./goals.js";
import { prose } from "./prose.js";
import { sign } from "./shows.js";
import { readable } from "./strips.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./goals.js").Check} Check */
/** @typedef {import("./progress.js").Progress} Progress */
/**
 * @typedef {object} Task
 * @property {string} id within its lesson
 * @property {string} task what to do
 * @property {import("./goals.js").Kind} kind
 * @property {import("./goals.js").Values} start
 * @property {import("./kinds.js").Setting} [setting]
 * @property {import("./goals.js").Goal} goal
 * @property {string} hint
 * @property {import("./goals.js").Values} solution
 * @property {string} why said when it is solved
 */

export class Exercise {
  #bench;
  #id;
  #task;
  #progress;
  #list = h("ul", { class: "checks", "aria-label": "What is asked for" });
  #said = h("p", { class: "solved", role: "status" });
  #mark = h("span", { class: "mark" });
  #drawn = "";

  /**
   * @param {Desk} desk
   * @param {string} lesson
   * @param {number} number counted from 1
   * @param {Task} task
   * @param {Progress} progress
   */
  constructor(desk, lesson, number, task, progress) {
    this.#id = `${lesson}/${task.id}`;
    this.#task = task;
    this.#progress = progress;
    this.#bench = new Bench(
      desk,
      { kind: task.kind, start: task.start, ...(task.setting ? { setting: task.setting } : {}) },
      `Exercise ${number}`,
    );
    const titleId = `exercise-${lesson}-${task.id}`;
    const words = (/** @type {string} */ text) => prose(text, (to, label) => desk.link(to, label));
    this.node = h(
      "section",
      { class: "exercise panel", "aria-labelledby": titleId },
      h("h3", { id: titleId }, `Exercise ${number} `, this.#mark),
      h("p", { class: "task" }, ...words(task.task)),
      this.#bench.node,
      this.#list,
      this.#said,
      h(
        "div",
        { class: "helps" },
        h("details", {}, h("summary", {}, "Hint"), h("p", {}, ...words(task.hint))),
        this.#solution(words),
      ),
    );
  }

  /** @param {(text: string) => (Node | string)[]} words */
  #solution(words) {
    const take = h("button", { type: "button", class: "link" }, "Put it in");
    take.addEventListener("click", () => this.#bench.set(this.#task.solution));
    const values = Object.values(this.#task.solution).flatMap((value, i) => [i > 0 ? ", " : "", code(readable(value))]);
    return h(
      "details",
      {},
      h("summary", {}, "A solution"),
      h("p", {}, ...values, " ", take),
      h("p", {}, ...words(this.#task.why)),
    );
  }

  paint() {
    const now = this.#bench.paint();
    const { kind, goal, why } = this.#task;
    const checks = checksOf(kind, goal, now?.answer ?? null, now?.values ?? this.#bench.values);
    const solved = now !== null && checks.every(({ met }) => met);
    if (solved) this.#progress.solve(this.#id);
    const before = this.#progress.isSolved(this.#id);
    const drawn = JSON.stringify([checks, before, now === null]);
    if (drawn === this.#drawn || (now === null && this.#drawn !== "")) return;
    this.#drawn = drawn;
    this.#list.replaceChildren(...checks.map(item));
    this.#mark.textContent = before ? "✓ solved" : "";
    const says = solved ? `Solved. ${plain(why)}` : "";
    if (this.#said.textContent !== says) this.#said.textContent = says;
  }
}

/** @param {Check} check */
function item({ text, met }) {
  return h(
    "li",
    { class: met ? "met" : null },
    met ? sign(true) : h("span", { "aria-hidden": "true" }, "○"),
    h("span", {}, text, h("span", { class: "visually-hidden" }, met ? " Met." : " Not yet.")),
  );
}

/**
 * The notation's text without its signs.
 * @param {string} text
 */
function plain(text) {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "");
}
