// @ts-check
/** Prediction: the machine stands before a step, and the learner says what comes next. */
import { PLAIN_FIELD, code, h, named } from "../dom.js";
import { write } from "../kept_nodes.js";
import { quoted } from "../trace/record_text.js";
import { MACHINE, PRACTICE } from "../messages/learn.js";
import { spokenC } from "../wording.js";
import { stepEffect } from "../trace/step_text.js";
import { absent } from "./desk.js";
import { guessAt, momentsOf } from "./guesses.js";
import { Progress } from "./progress.js";
import { sign } from "./shows.js";
import { Subject } from "./subject.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./guesses.js").Choice} Choice */
/** @typedef {import("./guesses.js").Guess} Guess */
/** @typedef {import("./guesses.js").Topic} Topic */
/** @typedef {import("./route.js").Route} Route */
/** @typedef {import("../python/question.js").Reading} Reading */
/** @typedef {Topic | "match"} Asked */

const TEXT = PRACTICE.predict;
const MACHINE_TEXT = PRACTICE.machine;
/** @type {readonly Asked[]} */
const TOPICS = Object.freeze(["state", "buffer", "component", "match"]);
const PATTERN = "https://{:sub.}?example.com/:page";

export class Prediction {
  #desk;
  #subject;
  #progress = new Progress();
  #topics = h("div", { class: "topics", role: "group", "aria-label": TEXT.what });
  #pattern = h("textarea", { ...PLAIN_FIELD, rows: 1 });
  #patternBox = h("label", { class: "field bench-field" }, h("span", {}, TEXT.pattern), this.#pattern);
  #question = h("div", { class: "guess panel" });
  #score = h("p", { class: "score", role: "status" });
  #share = h("button", { type: "button" }, TEXT.share);
  #over = h("button", { type: "button", class: "quiet" }, TEXT.startOver);
  /** What was chosen, by what was asked. @type {Map<string, string>} */
  #given = new Map();
  #drawn = "";

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#subject = new Subject(desk);
    this.#topics.append(...TOPICS.map((topic) => this.#topicButton(topic)));
    this.#pattern.value = PATTERN;
    this.#pattern.addEventListener("input", () => {
      const { store } = desk.page;
      store.set({ pattern: this.#pattern.value });
      desk.page.edited();
    });
    this.#share.addEventListener("click", () => void desk.page.share.run("link"));
    this.#over.addEventListener("click", () => {
      this.#progress.startOver();
      desk.page.repaint();
    });
    this.node = h(
      "div",
      { class: "prediction" },
      h("h2", {}, TEXT.title),
      h("p", { class: "lead" }, TEXT.lead),
      this.#topics,
      this.#subject.node,
      this.#patternBox,
      this.#question,
      h("div", { class: "score-line" }, this.#score, this.#share, this.#over),
    );
  }

  /** @param {Asked} topic */
  #topicButton(topic) {
    const button = h("button", { type: "button", "data-topic": topic }, TEXT.topics[topic]);
    button.addEventListener("click", () => {
      this.#desk.note("predict", topic);
      this.#desk.page.acted();
    });
    return button;
  }

  /**
   * @param {unknown} _
   * @param {Route} route
   */
  paint(_, { path: [wanted = "state", at = ""] }) {
    const topic = TOPICS.find((one) => one === wanted) ?? "state";
    for (const button of this.#topics.children)
      button.setAttribute("aria-pressed", String(button.getAttribute("data-topic") === topic));
    this.#subject.paint();
    this.#patternBox.hidden = topic !== "match";
    const { right, asked } = this.#progress.score;
    write(this.#score, asked === 0 ? TEXT.noScore : TEXT.score(right, asked));
    this.#over.hidden = asked === 0;
    if (topic === "match") this.#paintMatch();
    else this.#paintStep(topic, at);
  }

  /**
   * @param {Topic} topic
   * @param {string} at the number of a step
   */
  #paintStep(topic, at) {
    const { current } = this.#desk.page.question;
    if (!current) return this.#draw("waiting", () => [absent()]);
    if (current.timeline.steps.length === 0)
      return this.#draw("none", () => [h("p", { class: "absent" }, MACHINE.noStepRan)]);
    const { timeline } = current;
    const moments = momentsOf(timeline, topic);
    const { step } = this.#desk.page.store.state;
    const number = /^\d{1,7}$/.test(at) ? Number(at) - 1 : (step ?? 0) - 1;
    const index = timeline.step(number) ? number : (moments[0] ?? 0);
    const graph = this.#desk.table.table?.graphs["basic URL parser"] ?? null;
    const guess = guessAt(timeline, topic, index, graph, current.partAt);
    if (!guess || (topic === "state" && !graph)) return this.#draw("waiting", () => [absent()]);
    const key = JSON.stringify([current.answer.input, current.answer.base, topic, index]);
    const given = this.#given.get(key);
    this.#draw(JSON.stringify([key, given, guess.choices]), () => [
      h("p", { class: "soft" }, TEXT.step(index + 1, timeline.end)),
      machineBefore(current, index),
      ...this.#choices(topic, guess.choices, guess.right, key, given),
      given === undefined ? null : outcome(current, index),
      this.#onwards(topic, moments, index),
    ]);
  }

  #paintMatch() {
    const { input, pattern } = this.#desk.page.store.state;
    const written = typeof pattern === "string" ? pattern : PATTERN;
    if (document.activeElement !== this.#pattern && this.#pattern.value !== written) this.#pattern.value = written;
    const request = {
      op: "pattern",
      pattern: written,
      base_url: null,
      ignore_case: false,
      any_origin: false,
      input,
      input_base_url: null,
    };
    const { answer, of, problem } = this.#desk.inquiry.ask("learn predict", request);
    if (!answer || JSON.stringify(of) !== JSON.stringify(request))
      return this.#draw("waiting", () => [problem ? h("p", { class: "absent" }, problem) : absent()]);
    const { outcomes } = TEXT;
    const right = outcomes[/** @type {keyof typeof outcomes} */ (answer.outcome)] ?? outcomes["not-compiled"];
    const choices = [outcomes["no-match"], outcomes.match, outcomes["not-compiled"], outcomes["input-failure"]].map(
      (text) => ({ text, name: null }),
    );
    const key = JSON.stringify([input, written, "match"]);
    const given = this.#given.get(key);
    const mismatch = answer.components.find((/** @type {any} */ component) => component.matched === false);
    const why = mismatch ? whyNot(mismatch) : (answer.error?.message ?? "");
    this.#draw(JSON.stringify([key, given, right]), () => [
      ...this.#choices("match", choices, right, key, given),
      given === undefined || why === "" ? null : h("p", {}, why),
    ]);
  }

  /**
   * @param {Asked} topic
   * @param {Choice[]} choices
   * @param {string} right the text of the choice
   * @param {string} key
   * @param {string | undefined} given what was chosen
   */
  #choices(topic, choices, right, key, given) {
    const buttons = choices.map((choice) => this.#choice(topic, choice, right, key, given));
    const answer = choices.flatMap((choice) => (choice.text === right ? wordsOf(topic, choice) : []));
    const said = given === right ? TEXT.isRight(answer) : TEXT.isWrong(answer);
    return [
      h("p", { class: "asks" }, TEXT.questions[topic]),
      h("div", { class: "choices-list", role: "group", "aria-label": TEXT.questions[topic] }, ...buttons),
      h("p", { class: "result said", tabindex: -1 }, ...(given === undefined ? [] : said)),
    ];
  }

  /**
   * @param {Asked} topic
   * @param {Choice} choice
   * @param {string} right
   * @param {string} key
   * @param {string | undefined} given
   */
  #choice(topic, choice, right, key, given) {
    const isRight = choice.text === right;
    const shown = given !== undefined && (isRight || choice.text === given);
    const button = h(
      "button",
      {
        type: "button",
        class: shown ? `choice-button ${isRight ? "right" : "wrong"}` : "choice-button",
        "data-choice": choice.text,
        disabled: given !== undefined,
      },
      shown ? sign(isRight) : null,
      " ",
      ...wordsOf(topic, choice),
    );
    button.addEventListener("click", () => {
      this.#given.set(key, choice.text);
      this.#progress.count(isRight);
      this.#desk.page.repaint();
    });
    return button;
  }

  /**
   * @param {Topic} topic
   * @param {number[]} moments
   * @param {number} index
   */
  #onwards(topic, moments, index) {
    const to = (/** @type {string} */ name, /** @type {number | undefined} */ moment) => {
      const button = h("button", { type: "button", disabled: moment === undefined, "data-to": name }, name);
      button.addEventListener("click", () => {
        this.#desk.note("predict", topic, String(Number(moment) + 1));
        this.#desk.page.edited();
      });
      return button;
    };
    const before = moments.findLast((moment) => moment < index);
    const next = moments.find((moment) => moment > index);
    return h("div", { class: "onwards" }, to(TEXT.before, before), to(TEXT.next, next));
  }

  /**
   * @param {string} drawn
   * @param {() => (Node | null)[]} nodes
   */
  #draw(drawn, nodes) {
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const focused = document.activeElement;
    const chose = this.#question.contains(focused) && focused?.hasAttribute("data-choice");
    const went = this.#question.contains(focused) ? focused?.getAttribute("data-to") : null;
    this.#question.replaceChildren(...nodes().filter((node) => node !== null));
    const next = chose
      ? this.#question.querySelector(".said")
      : went
        ? (this.#question.querySelector(`[data-to="${went}"]:not(:disabled)`) ??
          this.#question.querySelector("[data-choice]"))
        : null;
    /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
  }
}

/**
 * The machine before a step, and the text with what was read and what was not.
 * @param {Reading} reading
 * @param {number} index
 */
function machineBefore({ prepared, timeline }, index) {
  const step = /** @type {import("../types.js").Step} */ (timeline.step(index));
  const { buffer, record } = timeline.before(index);
  const at = step.pointer;
  const fields = Object.entries(record).filter(
    ([, value]) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  const start = Math.max(0, at - 60);
  return h(
    "div",
    {},
    h(
      "p",
      { class: "tape", translate: "no", dir: "ltr" },
      h("span", { class: "read" }, start > 0 ? "…" : "", prepared.slice(start, at)),
      h("mark", {}, step.c ?? "EOF"),
      h("span", {}, prepared.slice(at + 1, at + 80)),
    ),
    h(
      "dl",
      { class: "before" },
      h("dt", {}, MACHINE_TEXT.state),
      h("dd", {}, ...MACHINE.state(named(step.state))),
      h("dt", {}, "c"),
      h("dd", {}, spokenC(step.c)),
      h("dt", {}, MACHINE_TEXT.buffer),
      h("dd", {}, code(quoted(buffer))),
      h("dt", {}, MACHINE_TEXT.urlSoFar),
      h(
        "dd",
        {},
        fields.length === 0
          ? h("span", { class: "soft" }, MACHINE_TEXT.nothing)
          : code(fields.map(([name, value]) => `${name}: ${field(value)}`).join(", ")),
      ),
    ),
  );
}

/** @param {any} value */
function field(value) {
  if (Array.isArray(value)) return `[${value.map(quoted).join(", ")}]`;
  return typeof value === "object" ? value.serialized : typeof value === "string" ? quoted(value) : String(value);
}

/**
 * What the step did, once it may be said.
 * @param {Reading} reading
 * @param {number} index
 */
function outcome({ timeline, errors }, index) {
  const step = timeline.step(index);
  if (!step) return null;
  const names = (step.errors ?? []).map((at) => errors[at]?.name ?? "");
  const effect = [stepEffect(step), ...names.map((name) => TEXT.reports(name))].filter(Boolean).join("; ");
  return h("p", {}, ...(effect ? TEXT.effects(h("span", { translate: "no" }, effect)) : [TEXT.noEffect]));
}

/**
 * What a choice says: a name of the Standard is marked as one.
 * @param {Asked} topic
 * @param {Choice} choice
 */
function wordsOf(topic, { text, name }) {
  if (name === null) return [text];
  return topic === "state" ? MACHINE.state(named(name)) : [named(name)];
}

/** @param {any} component that does not match */
function whyNot({ name, mismatch }) {
  return mismatch ? TEXT.mismatch(name, mismatch.message) : TEXT.mismatchUnexplained(name);
}
