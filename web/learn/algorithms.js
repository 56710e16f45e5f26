// @ts-check
/** The numbered steps of every algorithm, and those that ran for a setter or a pattern. */
import { PLAIN_FIELD, code, h, named, standardLink } from "../dom.js";
import { SETTABLE } from "../exchange/case.js";
import { quoted } from "../trace/record_text.js";
import { runParts } from "../standard/step_list.js";
import { ranCount, stepRows } from "../standard/step_rows.js";
import { MACHINE } from "../messages/learn.js";
import { absent } from "./desk.js";
import { proseWithoutLinks } from "./prose.js";
import { readTyped, slug } from "./route.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./desk.js").Table} Table */
/** @typedef {import("./route.js").Route} Route */
/** @typedef {import("../standard/step_rows.js").Algorithm} Algorithm */
/** @typedef {import("../standard/step_rows.js").Run} Run */
/** @typedef {"setter" | "pattern" | "all"} What */
/** @typedef {{title: (Node | string)[], runs: Run[]}} Group */

const TEXT = MACHINE.steps;
/** @type {readonly What[]} */
const WHATS = Object.freeze(["setter", "pattern", "all"]);
const MEMBERS = Object.freeze(SETTABLE.filter((member) => member !== "href"));
const MOST_RUNS = 1000;
/** @type {Run} */
const NO_RUN = Object.freeze({ algorithm: "", steps: [], last: null, depth: 0 });

export class Algorithms {
  #desk;
  #tabs = h("div", { class: "topics", role: "group", "aria-label": TEXT.which });
  #url = field("https://example.org:8000/a?b");
  #member = h("select", {}, ...MEMBERS.map((member) => h("option", {}, member)));
  #value = field("example.com:");
  #pattern = field("https://{:sub.}?example.com/:page");
  #input = field("https://www.example.com/a");
  #filter = h("input", { type: "search", "aria-label": TEXT.filter, placeholder: TEXT.filterExample });
  #setterForm = form([TEXT.url, this.#url], [TEXT.member, this.#member], [TEXT.value, this.#value]);
  #patternForm = form([TEXT.constructorString, this.#pattern], [TEXT.url, this.#input]);
  #filterForm = h("div", { class: "filter" }, this.#filter);
  #result = h("div", { class: "runs" });
  #drawn = "";
  /** The fields of the two forms, with what they begin with, and what a link says of them. */
  #forms = {
    setter: { fields: [this.#url, this.#member, this.#value], first: /** @type {string[]} */ ([]), typed: "" },
    pattern: { fields: [this.#pattern, this.#input], first: /** @type {string[]} */ ([]), typed: "" },
  };

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#member.value = "host";
    for (const what of WHATS) {
      const button = h("button", { type: "button", "data-what": what }, TEXT.whats[what]);
      button.addEventListener("click", () => {
        this.#note(what);
        desk.page.acted();
      });
      this.#tabs.append(button);
    }
    for (const what of /** @type {const} */ (["setter", "pattern"])) this.#follow(what);
    this.#filter.addEventListener("input", () => desk.page.repaint());
    this.node = h(
      "div",
      { class: "algorithms" },
      h("h2", {}, TEXT.title),
      h("p", { class: "lead" }, TEXT.lead),
      this.#tabs,
      this.#setterForm,
      this.#patternForm,
      this.#filterForm,
      this.#result,
    );
  }

  /** @param {"setter" | "pattern"} what */
  #follow(what) {
    const one = this.#forms[what];
    one.first = one.fields.map(({ value }) => value);
    for (const field of one.fields)
      field.addEventListener("input", () => {
        one.typed = JSON.stringify(one.fields.map(({ value }) => value));
        this.#note(what);
        this.#desk.page.edited();
        this.#desk.page.repaint();
      });
  }

  /** @param {What} what */
  #note(what) {
    const typed = what === "all" ? "" : this.#forms[what].typed;
    this.#desk.note("steps", what, ...(typed ? [typed] : []));
  }

  /**
   * What a link says was typed stands in the fields, or what they begin with.
   * @param {"setter" | "pattern"} what
   * @param {string} typed
   */
  #adopt(what, typed) {
    const one = this.#forms[what];
    if (typed === one.typed) return;
    one.typed = typed;
    const texts = readTyped(typed, one.fields.length) ?? one.first;
    one.fields.forEach((field, index) => (field.value = texts[index] ?? ""));
    if (!this.#member.value) this.#member.value = "host";
  }

  /**
   * @param {unknown} _
   * @param {Route} route
   */
  paint(_, { path: [wanted = "setter", name = ""] }) {
    const what = WHATS.find((one) => one === wanted) ?? "setter";
    if (what !== "all") this.#adopt(what, name);
    for (const tab of this.#tabs.children)
      tab.setAttribute("aria-pressed", String(tab.getAttribute("data-what") === what));
    this.#setterForm.hidden = what !== "setter";
    this.#patternForm.hidden = what !== "pattern";
    this.#filterForm.hidden = what !== "all";
    const { table, problem } = this.#desk.table;
    if (!table) return this.#draw("waiting", () => [absent(problem)]);
    if (what === "all") return this.#paintAll(table, name);
    const { key, groups, trouble } = what === "setter" ? this.#setter() : this.#ofPattern();
    this.#draw(`${what} ${key}`, () => (groups ? groupNodes(table, groups) : [absent(trouble)]));
  }

  /** @returns {{key: string, groups: Group[] | null, trouble: string}} */
  #setter() {
    const request = { op: "setter", input: this.#url.value, member: this.#member.value, value: this.#value.value };
    const { answer, problem } = this.#desk.inquiry.ask("learn setter", request);
    if (!answer) return { key: problem, groups: null, trouble: problem };
    const { attribute, value, ran = [], trace } = answer.setter;
    const machine = machineGroups(trace?.steps ?? []);
    const own = { title: [h("span", { translate: "no" }, `url.${attribute} = ${quoted(value)}`)], runs: ran };
    return { key: JSON.stringify([answer.input, attribute, value]), groups: [own, ...machine], trouble: "" };
  }

  /** @returns {{key: string, groups: Group[] | null, trouble: string}} */
  #ofPattern() {
    const request = {
      op: "pattern",
      pattern: this.#pattern.value,
      base_url: null,
      ignore_case: false,
      any_origin: false,
      input: this.#input.value,
      input_base_url: null,
      lines: true,
    };
    const { answer, problem } = this.#desk.inquiry.ask("learn pattern steps", request);
    if (!answer) return { key: problem, groups: null, trouble: problem };
    const groups = [
      { title: [TEXT.patternCreated], runs: answer.ran.create },
      { title: [TEXT.urlMatched], runs: answer.ran.match },
    ];
    return { key: JSON.stringify([answer.pattern, answer.input]), groups, trouble: "" };
  }

  /**
   * @param {Table} table
   * @param {string} open the one that a link names
   */
  #paintAll(table, open) {
    const words = this.#filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = table.algorithms.filter(({ name, summary }) =>
      words.every((word) => `${name} ${summary}`.toLowerCase().includes(word)),
    );
    this.#draw(`all ${words.join(" ")} ${open}`, () => [
      h("p", { class: "soft", role: "status" }, TEXT.algorithms(found.length)),
      ...found.map((algorithm) => this.#entry(table, algorithm, slug(algorithm.name) === open)),
    ]);
  }

  /**
   * @param {Table} table
   * @param {Algorithm} algorithm
   * @param {boolean} open
   */
  #entry(table, algorithm, open) {
    const { name, steps } = algorithm;
    const count = steps.filter(({ numbers }) => numbers.length > 0).length;
    return disclosure(open, [named(name), h("span", { class: "soft" }, ` ${TEXT.count(count)}`)], () => [
      h(
        "p",
        {},
        ...proseWithoutLinks(algorithm.summary),
        " ",
        standardLink(algorithm.anchor, MACHINE.inTheStandard),
      ),
      ...runParts(algorithm, NO_RUN, true, table.functions),
    ]);
  }

  /**
   * @param {string} drawn
   * @param {() => Node[]} nodes
   */
  #draw(drawn, nodes) {
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#result.replaceChildren(...nodes());
  }
}

/**
 * The machine's steps; neighbours in which the same ran are one.
 * @param {{index: number, state: string, c: string | null, ran?: Run[]}[]} steps
 * @returns {Group[]}
 */
function machineGroups(steps) {
  /** @type {{first: number, last: number, state: string, c: string, runs: Run[]}[]} */
  const groups = [];
  for (const { index, state, c, ran: runs = [] } of steps) {
    const before = groups.at(-1);
    if (before && before.state === state && JSON.stringify(before.runs) === JSON.stringify(runs)) {
      before.last = index;
      before.c = "";
    } else groups.push({ first: index, last: index, state, c: c === null ? "EOF" : quoted(c), runs });
  }
  return groups.map(({ first, last, state, c, runs }) => {
    return { title: TEXT.machine(first + 1, last + 1, named(state), c || null), runs };
  });
}

/**
 * @param {Table} table
 * @param {Group[]} groups
 */
function groupNodes(table, groups) {
  const algorithms = new Map(table.algorithms.map((algorithm) => [algorithm.name, algorithm]));
  let left = MOST_RUNS;
  return groups.map(({ title, runs }) => {
    const shown = runs.slice(0, left);
    left -= shown.length;
    return h(
      "section",
      {},
      h("h3", {}, ...title),
      ...shown.map((run) => runNode(table, run, algorithms.get(run.algorithm))),
      runs.length === 0 ? h("p", { class: "soft" }, MACHINE.noStepRan) : null,
      shown.length < runs.length
        ? h("p", { class: "row-note" }, TEXT.more(runs.length - shown.length))
        : null,
    );
  });
}

/**
 * @param {Table} table
 * @param {Run} run
 * @param {Algorithm | undefined} algorithm
 */
function runNode(table, run, algorithm) {
  if (!algorithm) return h("p", {}, named(run.algorithm));
  const { ran, all } = ranCount(stepRows(algorithm, run));
  const numbers = code(run.steps.join(" "));
  const summary = [named(run.algorithm), h("span", { class: "soft" }, ` ${TEXT.ranOf(ran, all)}`), numbers];
  const node = disclosure(false, summary, () => [
    h("p", {}, standardLink(algorithm.anchor, MACHINE.inTheStandard)),
    ...runParts(algorithm, run, true, table.functions),
  ]);
  node.style.setProperty("--depth", String(run.depth));
  return node;
}

/**
 * Something to open, drawn when it is.
 * @param {boolean} open
 * @param {(Node | string)[]} summary
 * @param {() => Node[]} body
 */
function disclosure(open, summary, body) {
  const found = h("details", { class: "run", open }, h("summary", {}, ...summary));
  const fill = () => {
    if (found.open && found.childElementCount === 1) found.append(...body());
  };
  found.addEventListener("toggle", fill);
  fill();
  return found;
}

/** @param {string} value */
function field(value) {
  const found = h("textarea", { ...PLAIN_FIELD, rows: 1 });
  found.value = value;
  return found;
}

/** @param {...[string, HTMLElement]} fields */
function form(...fields) {
  return h(
    "div",
    { class: "subject" },
    ...fields.map(([name, one]) => h("label", { class: "field bench-field" }, h("span", {}, name), one)),
  );
}
