// @ts-check
/** The lessons: a list of them, and one at a time. */
import { h } from "../dom.js";
import { Bench } from "./bench.js";
import { Exercise } from "./exercise.js";
import { CHAPTERS, LESSONS } from "./lessons/course.js";
import { Progress } from "./progress.js";
import { prose } from "./prose.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./lessons/course.js").Lesson} Lesson */
/** @typedef {import("./route.js").Route} Route */
/** @typedef {{node: HTMLElement, paint(): void, show(section: number): void}} Shown */

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
      h("h2", {}, "Learn the URL Standard"),
      unknown
        ? h("p", { role: "status" }, `There is no lesson “${unknown}” here. These are the ones there are:`)
        : null,
      h(
        "p",
        { class: "lead" },
        "Short lessons with live examples: whatever stands in a field can be changed, and the Standard’s own algorithms run on it. Each ends with exercises that they check.",
      ),
      h(
        "p",
        { class: "soft" },
        `${solved} of ${all.length} exercises solved. What you solve is kept in this browser only.`,
      ),
      ...CHAPTERS.map(({ title, lessons }) =>
        h(
          "section",
          {},
          h("h3", {}, title),
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
  #entry({ id, title, lead, exercises }) {
    const solved = exercises.filter((exercise) => this.#progress.isSolved(`${id}/${exercise.id}`)).length;
    const done = solved === exercises.length;
    return h(
      "li",
      { class: done ? "done" : null },
      this.#desk.link(`lesson/${id}`, title),
      h("span", { class: "soft" }, " ", ...prose(lead, (_, label) => document.createTextNode(label))),
      solved > 0
        ? h("span", { class: "mark" }, done ? " ✓ all solved" : ` ${solved} of ${exercises.length} solved`)
        : null,
    );
  }

  /**
   * @param {Lesson} lesson
   * @param {number} index
   * @returns {Shown}
   */
  #draw(lesson, index) {
    const words = (/** @type {string} */ text) => prose(text, (to, label) => this.#desk.link(to, label));
    /** @type {{paint(): unknown}[]} */
    const live = [];
    const sections = lesson.sections.map(({ title, text, live: example }) => {
      const bench = example ? new Bench(this.#desk, example, `Live example: ${title}`) : null;
      if (bench) live.push(bench);
      return h(
        "section",
        { class: "lesson-section" },
        h("h3", { tabindex: -1 }, title),
        ...text.map((paragraph) => h("p", {}, ...words(paragraph))),
        bench ? bench.node : null,
      );
    });
    const exercises = lesson.exercises.map(
      (task, i) => new Exercise(this.#desk, lesson.id, i + 1, task, this.#progress),
    );
    live.push(...exercises);
    const article = h(
      "article",
      { class: "lesson" },
      h("p", { class: "soft" }, `Lesson ${index + 1} of ${LESSONS.length}`),
      h("h2", {}, lesson.title),
      h("p", { class: "lead" }, ...words(lesson.lead)),
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
   * The course beside a lesson: where one is in it, and what is solved.
   * @param {Lesson} present
   */
  #contents(present) {
    const entries = LESSONS.map((lesson, i) => {
      const mark = h("span", { class: "mark" });
      const link = this.#desk.link(`lesson/${lesson.id}`, `${i + 1}. ${lesson.title}`);
      if (lesson === present) link.setAttribute("aria-current", "page");
      return { lesson, mark, node: h("li", {}, link, mark) };
    });
    const node = h(
      "nav",
      { class: "contents", "aria-labelledby": `contents-${present.id}` },
      h("h3", { id: `contents-${present.id}` }, "The course"),
      h("ul", {}, ...entries.map((entry) => entry.node)),
    );
    const paint = () => {
      for (const { lesson, mark } of entries) {
        const done = lesson.exercises.every((exercise) => this.#progress.isSolved(`${lesson.id}/${exercise.id}`));
        const said = done ? " ✓ solved" : "";
        if (mark.textContent !== said) mark.textContent = said;
      }
    };
    return { node, paint };
  }

  /** @param {number} index */
  #neighbours(index) {
    const [before, after] = [LESSONS[index - 1], LESSONS[index + 1]];
    return h(
      "nav",
      { class: "neighbours", "aria-label": "Other lessons" },
      before ? this.#desk.link(`lesson/${before.id}`, `← ${before.title}`) : h("span"),
      this.#desk.link("lessons", "All lessons"),
      after ? this.#desk.link(`lesson/${after.id}`, `${after.title} →`) : h("span"),
    );
  }
}
