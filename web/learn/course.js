// @ts-check
/** The lessons: a list of them, and one at a time. */
import { h } from "../dom.js";
import { write } from "../kept_nodes.js";
import { COURSE } from "../messages/learn.js";
import { proseOf } from "../messages/lessons.js";
import { Bench } from "./bench.js";
import { Exercise } from "./exercise.js";
import { CHAPTERS, LESSONS } from "./lessons/course.js";
import { Progress } from "./progress.js";
import { prose, proseWithoutLinks } from "./prose.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./lessons/course.js").Lesson} Lesson */
/** @typedef {import("./route.js").Route} Route */
/** @typedef {{node: HTMLElement, paint(): void, show(section: number): void}} Shown */

const TEXT = COURSE.course;

export class Course {
  node = h("div", { class: "course" });
  /** @type {Map<string, Shown>} */
  #lessons = new Map();
  #progress = new Progress();
  #open = "";
  #desk;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  /**
   * @param {unknown} _
   * @param {Route} route
   */
  paint(_, { place, path }) {
    const [id = "", section = ""] = path;
    const index = place === "lesson" ? LESSONS.findIndex((lesson) => lesson.id === id) : -1;
    const lesson = LESSONS[index];
    if (!lesson) {
      this.#show("", this.#overview(place === "lesson" ? id : ""));
      return;
    }
    const shown = this.#lessons.get(id) ?? this.#draw(lesson, index);
    this.#lessons.set(id, shown);
    const isNew = this.#show(`${id}/${section}`, shown.node);
    shown.paint();
    if (isNew && section !== "") shown.show(Number(section));
  }

  /**
   * @param {string} name
   * @param {HTMLElement} node
   */
  #show(name, node) {
    if (this.#open === name && this.node.firstChild && name !== "") return false;
    this.#open = name;
    this.node.replaceChildren(node);
    return true;
  }

  /** @param {string} unknown a lesson that a link names and that there is not */
  #overview(unknown) {
    const all = LESSONS.flatMap(({ id, exercises }) => exercises.map((exercise) => `${id}/${exercise.id}`));
    const solved = all.filter((id) => this.#progress.isSolved(id)).length;
    return h(
      "div",
      {},
      h("h2", {}, TEXT.title),
      unknown ? h("p", { role: "status" }, TEXT.unknown(unknown)) : null,
      h("p", { class: "lead" }, TEXT.lead),
      h("p", { class: "soft" }, TEXT.score(solved, all.length)),
      ...CHAPTERS.map(({ subject, lessons }) =>
        h(
          "section",
          {},
          h("h3", {}, COURSE.chapters[subject]),
          h(
            "ol",
            { class: "lesson-list", start: LESSONS.indexOf(/** @type {Lesson} */ (lessons[0])) + 1 },
            ...lessons.map((lesson) => this.#entry(lesson)),
          ),
        ),
      ),
    );
  }

  /** @param {Lesson} lesson */
  #entry({ id, exercises }) {
    const { title, lead } = proseOf(id);
    const solved = exercises.filter((exercise) => this.#progress.isSolved(`${id}/${exercise.id}`)).length;
    const done = solved === exercises.length;
    return h(
      "li",
      { class: done ? "done" : null },
      this.#desk.link(`lesson/${id}`, title),
      h("span", { class: "soft" }, " ", ...proseWithoutLinks(lead)),
      solved > 0
        ? h("span", { class: "mark" }, " ", done ? TEXT.allSolved : TEXT.someSolved(solved, exercises.length))
        : null,
    );
  }

  /**
   * @param {Lesson} lesson
   * @param {number} index
   * @returns {Shown}
   */
  #draw(lesson, index) {
    const words = (/** @type {string} */ text) => prose(text, (to, ...label) => this.#desk.link(to, ...label));
    const texts = proseOf(lesson.id);
    /** @type {{paint(): unknown}[]} */
    const live = [];
    const sections = texts.sections.map(({ title, text }, i) => {
      const example = lesson.sections[i]?.live;
      const bench = example ? new Bench(this.#desk, example, TEXT.liveExample(title)) : null;
      if (bench) live.push(bench);
      return h(
        "section",
        { class: "lesson-section" },
        h("h3", { tabindex: -1 }, title),
        ...text.map((paragraph) => h("p", {}, ...words(paragraph))),
        bench ? bench.node : null,
      );
    });
    const exercises = lesson.exercises.map((task, i) => this.#exercise(lesson.id, i + 1, task));
    live.push(...exercises);
    const article = h(
      "article",
      { class: "lesson" },
      h("p", { class: "soft" }, TEXT.lesson(index + 1, LESSONS.length)),
      h("h2", {}, texts.title),
      h("p", { class: "lead" }, ...words(texts.lead)),
      ...sections,
      ...exercises.map((exercise) => exercise.node),
      this.#neighbours(index),
    );
    const contents = this.#contents(lesson);
    return {
      node: h("div", { class: "lesson-page" }, article, contents.node),
      paint: () => {
        live.forEach((one) => one.paint());
        contents.paint();
      },
      show: (section) => {
        const heading = sections[section - 1]?.querySelector("h3");
        heading?.focus({ preventScroll: true });
        heading?.scrollIntoView({ block: "start" });
      },
    };
  }

  /**
   * @param {string} lesson
   * @param {number} number
   * @param {import("./exercise.js").Task} task
   */
  #exercise(lesson, number, task) {
    const texts = /** @type {import("./exercise.js").ExerciseProse} */ (proseOf(lesson).exercises[task.id]);
    return new Exercise(this.#desk, lesson, number, task, texts, this.#progress);
  }

  /**
   * The course beside a lesson: where one is in it, and what is solved.
   * @param {Lesson} present
   */
  #contents(present) {
    const entries = LESSONS.map((lesson, i) => {
      const mark = h("span", { class: "mark" });
      const link = this.#desk.link(`lesson/${lesson.id}`, `${i + 1}. ${proseOf(lesson.id).title}`);
      if (lesson === present) link.setAttribute("aria-current", "page");
      return { lesson, mark, node: h("li", {}, link, mark) };
    });
    const node = h(
      "nav",
      { class: "contents", "aria-labelledby": `contents-${present.id}` },
      h("h3", { id: `contents-${present.id}` }, TEXT.contents),
      h("ul", {}, ...entries.map((entry) => entry.node)),
    );
    const paint = () => {
      for (const { lesson, mark } of entries) {
        const done = lesson.exercises.every((exercise) => this.#progress.isSolved(`${lesson.id}/${exercise.id}`));
        write(mark, done ? ` ${TEXT.lessonSolved}` : "");
      }
    };
    return { node, paint };
  }

  /** @param {number} index */
  #neighbours(index) {
    const [before, after] = [LESSONS[index - 1], LESSONS[index + 1]];
    return h(
      "nav",
      { class: "neighbours", "aria-label": TEXT.otherLessons },
      before ? this.#desk.link(`lesson/${before.id}`, `← ${proseOf(before.id).title}`) : h("span"),
      this.#desk.link("lessons", TEXT.allLessons),
      after ? this.#desk.link(`lesson/${after.id}`, `${proseOf(after.id).title} →`) : h("span"),
    );
  }
}
