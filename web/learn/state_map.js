// @ts-check
/** The state map: the states and edges of a machine, those marked that the present URL or pattern visits. */
import { PLAIN_FIELD, code, h, named } from "../dom.js";
import { MACHINE } from "../messages/learn.js";
import { LAYOUTS } from "./map_layout.js";
import { MapPicture, save } from "./map_picture.js";
import { absent } from "./desk.js";
import { slug } from "./route.js";
import { PATTERN_STATE_TEXTS, STATE_TEXTS } from "./state_texts.js";
import { Stepper, Subject } from "./subject.js";
import { edgesOf, visitsOf } from "./visits.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./desk.js").Table} Table */
/** @typedef {import("./route.js").Route} Route */
/** @typedef {import("./visits.js").Visits} Visits */
/** @typedef {"url" | "pattern"} Machine */

const NAMES = Object.freeze({
  url: /** @type {const} */ ("basic URL parser"),
  pattern: /** @type {const} */ ("constructor string parser"),
});
const PATTERN = "https://{:sub.}?example.com/:page?q=*";
const SPEED = 2;
const TEXT = MACHINE.map;

export class StateMap {
  #desk;
  #subject;
  #stepper;
  #pattern = h("textarea", { ...PLAIN_FIELD, rows: 1 });
  #patternBox = h(
    "label",
    { class: "field bench-field" },
    h("span", {}, TEXT.constructorString),
    this.#pattern,
  );
  #title = h("h2");
  #other = h("p");
  #list = h("div", { class: "edge-list" });
  #detail = h("div", { class: "edge-detail", role: "status" });
  #place = h("div", { class: "map-scroll", tabindex: 0, role: "region", "aria-label": TEXT.label });
  #save = h("button", { type: "button" }, TEXT.save);
  /** @type {Map<Machine, MapPicture>} */
  #pictures = new Map();
  /** @type {Machine} */
  #machine = "url";
  /** @type {string | null} */
  #chosen = null;
  #drawn = "";

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#subject = new Subject(desk);
    this.#stepper = new Stepper(desk, SPEED);
    this.#pattern.addEventListener("input", () => desk.page.repaint());
    this.#pattern.value = PATTERN;
    this.node = h(
      "div",
      { class: "map-view" },
      this.#title,
      h("p", { class: "lead" }, TEXT.lead),
      this.#other,
      this.#subject.node,
      this.#patternBox,
      this.#stepper.node,
      h("details", { class: "edges" }, h("summary", {}, TEXT.list), this.#list),
      this.#detail,
      this.#place,
      h("p", {}, this.#save),
    );
    this.node.addEventListener("edge-choose", (event) => this.#choose(/** @type {CustomEvent} */ (event).detail.key));
    this.node.addEventListener("state-choose", (event) => {
      const { name } = /** @type {CustomEvent} */ (event).detail;
      if (this.#machine === "url") desk.go("states", slug(name));
    });
    this.#save.addEventListener("click", () => {
      const picture = this.#pictures.get(this.#machine);
      if (picture) save(picture.file(), "image/svg+xml", `${this.#machine}-states.svg`);
    });
  }

  leave() {
    this.#stepper.stop();
  }

  /**
   * @param {unknown} _
   * @param {Route} route
   */
  paint(_, { path: [which = ""] }) {
    const machine = which === "pattern" ? "pattern" : "url";
    if (machine !== this.#machine) this.#chosen = null;
    this.#machine = machine;
    this.#title.textContent = TEXT.titles[machine];
    this.#subject.node.hidden = this.#stepper.node.hidden = machine === "pattern";
    this.#patternBox.hidden = machine === "url";
    this.#subject.paint();
    this.#stepper.paint();
    const { table, problem } = this.#desk.table;
    if (!table) {
      this.#place.replaceChildren(problem ? h("p", { class: "absent" }, TEXT.noMap(problem)) : absent());
      return;
    }
    this.#paintMap(table, machine);
  }

  /**
   * @param {Table} table
   * @param {Machine} machine
   */
  #paintMap(table, machine) {
    const graph = table.graphs[NAMES[machine]];
    const picture = this.#pictures.get(machine) ?? new MapPicture(graph, LAYOUTS[machine], TEXT.pictures[machine]);
    this.#pictures.set(machine, picture);
    if (this.#place.firstChild !== picture.svg) this.#place.replaceChildren(picture.svg);
    const visits = machine === "url" ? this.#urlVisits() : this.#patternVisits();
    const step = this.#stepper.index;
    const present =
      machine === "url" && step !== null
        ? (this.#desk.page.question.current?.timeline.step(step)?.state ?? null)
        : null;
    picture.mark(visits, present, this.#chosen);
    const drawn = JSON.stringify([machine, [...visits.edges], [...visits.states], this.#chosen]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#paintList(table, graph, visits);
    this.#detail.replaceChildren(...this.#chosenEdge(table, graph, visits));
    this.#other.replaceChildren(this.#desk.link(machine === "url" ? "map/pattern" : "map", TEXT.otherMaps[machine]));
  }

  /** @returns {Visits} */
  #urlVisits() {
    const { current } = this.#desk.page.question;
    return visitsOf(current?.timeline.steps ?? [], current?.timeline.first);
  }

  /** @returns {Visits} */
  #patternVisits() {
    const request = {
      op: "pattern",
      pattern: this.#pattern.value,
      base_url: null,
      ignore_case: false,
      any_origin: false,
      input: null,
      input_base_url: null,
    };
    const { answer } = this.#desk.inquiry.ask("learn map", request);
    return visitsOf(answer?.constructor?.turns ?? []);
  }

  /**
   * @param {Table} table
   * @param {import("./desk.js").Graph} graph
   * @param {Visits} visits
   */
  #paintList(table, graph, visits) {
    const edges = edgesOf(graph);
    const texts = this.#machine === "url" ? STATE_TEXTS : PATTERN_STATE_TEXTS;
    const focused = document.activeElement?.getAttribute("data-listed");
    this.#list.replaceChildren(
      ...graph.states.map((state) => {
        const from = edges.filter((edge) => edge.from === state);
        const times = visits.states.get(state) ?? 0;
        return h(
          "section",
          {},
          h("h3", {}, named(state), h("span", { class: "soft" }, ` ${times > 0 ? TEXT.runs(times) : TEXT.notVisited}`)),
          h("p", {}, texts[state] ?? ""),
          from.length === 0 ? h("p", { class: "soft" }, TEXT.nowhereElse) : null,
          h("ul", {}, ...from.map((edge) => this.#listed(edge, visits))),
        );
      }),
    );
    if (focused)
      /** @type {HTMLElement | null} */ (this.#list.querySelector(`[data-listed="${CSS.escape(focused)}"]`))?.focus({
        preventScroll: true,
      });
  }

  /**
   * @param {{key: string, to: string}} edge
   * @param {Visits} visits
   */
  #listed({ key, to }, visits) {
    const times = visits.edges.get(key)?.length ?? 0;
    const button = h(
      "button",
      { type: "button", class: "link", "data-listed": key, "aria-pressed": key === this.#chosen },
      ...TEXT.to(named(to)),
    );
    button.addEventListener("click", () => this.#choose(key));
    return h("li", {}, button, times > 0 ? ` ✓ ${TEXT.times(times)}` : null);
  }

  /**
   * Chooses an edge and goes to its first step, if there is one.
   * @param {string} key
   */
  #choose(key) {
    this.#chosen = key;
    const [step] = this.#machine === "url" ? (this.#urlVisits().edges.get(key) ?? []) : [];
    if (step !== undefined) {
      this.#stepper.stop();
      this.#stepper.go(step);
    }
    this.#desk.page.repaint();
  }

  /**
   * What is to say of the chosen edge.
   * @param {Table} table
   * @param {import("./desk.js").Graph} graph
   * @param {Visits} visits
   */
  #chosenEdge(table, graph, visits) {
    const edge = edgesOf(graph).find(({ key }) => key === this.#chosen);
    if (!edge)
      return [h("p", { class: "soft" }, TEXT.chooseAnEdge)];
    const steps = visits.edges.get(edge.key) ?? [];
    const rules = edge.rules.flatMap(({ algorithm, steps: numbers }) =>
      numbers.map((number) => rule(table, algorithm, number)),
    );
    return [
      h("h3", {}, named(edge.key)),
      h("ul", { class: "rules" }, ...rules),
      steps.length === 0 ? h("p", { class: "soft" }, TEXT.notVisitedHere) : null,
      steps.length > 0 && this.#machine === "url" ? this.#ways(steps) : null,
    ].filter((node) => node !== null);
  }

  /** @param {number[]} steps */
  #ways(steps) {
    const { input, base } = this.#desk.page.store.state;
    const buttons = steps.slice(0, 12).map((index) => {
      const button = h("button", { type: "button" }, TEXT.watchStep(index + 1));
      button.addEventListener("click", () => this.#desk.watch(input, base, index + 1));
      return button;
    });
    return h("div", { class: "ways" }, ...buttons);
  }
}

/**
 * @param {Table} table
 * @param {string} algorithm
 * @param {string} number
 */
function rule(table, algorithm, number) {
  const step = table.algorithms
    .find(({ name }) => name === algorithm)
    ?.steps.find(({ numbers }) => numbers.includes(number));
  const words = step?.text ?? "";
  const condition = step?.condition ? [words ? " " : "", code(`${step.condition.kind} ${step.condition.text}`)] : [];
  const written = !words && !step?.condition && step ? [code(step.code.split("\n")[0] ?? "")] : [];
  return h("li", {}, ...TEXT.rule(number, named(algorithm)), words, ...condition, ...written);
}
