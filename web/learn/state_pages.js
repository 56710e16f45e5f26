// @ts-check
/** The states of the basic URL parser: a list of all, and a page for each. */
import { code, h, named, standardLink } from "../dom.js";
import { MACHINE } from "../messages/learn.js";
import { absent } from "./desk.js";
import { ExamplesFor } from "./examples_for.js";
import { slug } from "./route.js";
import { STATE_TEXTS } from "./state_texts.js";
import { readable, spokenAround } from "./strips.js";

/** @typedef {import("../painter.js").Surroundings} Surroundings */
/** @typedef {import("../types.js").StateEntry} StateEntry */
/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./desk.js").Edge} Edge */
/** @typedef {import("./desk.js").Table} Table */
/** @typedef {import("./route.js").Route} Route */

const MOST_EXAMPLES = 8;
const TEXT = MACHINE.states;

export class StatePages {
  node = h("div", { class: "states-view" });
  #drawn = "";
  #examples;
  #desk;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#examples = new ExamplesFor(desk.page.client, desk.page.repaint);
  }

  /**
   * @param {Surroundings} around
   * @param {Route} route
   */
  paint({ about }, { path: [name = ""] }) {
    const states = about?.states ?? [];
    const state = states.find((entry) => slug(entry.name) === name);
    const { table, problem } = this.#desk.table;
    const examples = state ? this.#examples.visiting(state.name).slice(0, MOST_EXAMPLES) : [];
    const drawn = JSON.stringify([name, states.length, table !== null, problem, examples]);
    if (drawn === this.#drawn) return;
    const focused = this.node.contains(document.activeElement) && document.activeElement?.textContent;
    this.#drawn = drawn;
    this.node.replaceChildren(state ? this.#page(state, states, table, problem, examples) : this.#list(states, name));
    if (focused) this.#focusAgain(focused);
  }

  /** What was drawn anew gets its focus back. @param {string} text */
  #focusAgain(text) {
    const same = [...this.node.querySelectorAll("button, summary, a")].find((one) => one.textContent === text);
    /** @type {HTMLElement | undefined} */ (same)?.focus({ preventScroll: true });
  }

  /**
   * @param {StateEntry[]} states
   * @param {string} unknown
   */
  #list(states, unknown) {
    return h(
      "div",
      {},
      h("h2", {}, TEXT.title),
      unknown && states.length > 0 ? h("p", { role: "status" }, TEXT.unknown(unknown)) : null,
      h("p", { class: "lead" }, TEXT.lead),
      states.length === 0 ? absent() : null,
      h(
        "ol",
        { class: "fact-list" },
        ...states.map(({ name }) =>
          h(
            "li",
            {},
            this.#desk.link(`states/${slug(name)}`, named(name)),
            h("span", {}, ` ${STATE_TEXTS[name] ?? ""}`),
          ),
        ),
      ),
    );
  }

  /**
   * @param {StateEntry} state
   * @param {StateEntry[]} states
   * @param {Table | null} table
   * @param {string} problem
   * @param {import("./examples_for.js").Found[]} examples
   */
  #page({ name, anchor }, states, table, problem, examples) {
    const index = states.findIndex((entry) => entry.name === name);
    const edges = table?.graphs["basic URL parser"].edges;
    return h(
      "article",
      { class: "fact-page" },
      h("p", { class: "soft" }, this.#desk.link("states", TEXT.all), " · ", this.#desk.link("map", TEXT.map)),
      h("h2", {}, ...MACHINE.state(named(name))),
      h("p", { class: "lead" }, STATE_TEXTS[name] ?? ""),
      h("p", {}, standardLink(anchor, MACHINE.inTheStandard)),
      h("h3", {}, TEXT.howReached),
      edges
        ? this.#edges(
            edges.filter(({ to }) => to === name),
            "from",
            name,
          )
        : absent(problem),
      h("h3", {}, TEXT.whereItLeads),
      edges
        ? this.#edges(
            edges.filter(({ from }) => from === name),
            "to",
            name,
          )
        : null,
      h("h3", {}, TEXT.itsSteps),
      table ? steps(table, name) : null,
      h("h3", {}, TEXT.examples),
      examples.length > 0
        ? this.#examplesList(name, examples)
        : h("p", { class: "absent" }, name === "hostname" ? TEXT.noExamples : TEXT.lookingForExamples),
      h(
        "nav",
        { class: "neighbours", "aria-label": TEXT.others },
        this.#neighbour(states[index - 1], "← "),
        this.#neighbour(states[index + 1], "", " →"),
      ),
    );
  }

  /**
   * @param {Edge[]} edges
   * @param {"from" | "to"} end
   * @param {string} name
   */
  #edges(edges, end, name) {
    if (edges.length === 0)
      return h(
        "p",
        {},
        end === "to" ? TEXT.staysToTheEnd : name === "scheme start" ? TEXT.beginsHere : TEXT.setterBeginsHere,
      );
    return h(
      "ul",
      { class: "fact-list" },
      ...edges.map((edge) =>
        h(
          "li",
          {},
          ...TEXT[end](this.#desk.link(`states/${slug(edge[end])}`, named(edge[end]))),
          h("span", { class: "soft" }, " ", ...TEXT.by(edge.steps.join(", "), named(edge.algorithm))),
        ),
      ),
    );
  }

  /**
   * @param {string} state
   * @param {import("./examples_for.js").Found[]} examples
   */
  #examplesList(state, examples) {
    return h(
      "ul",
      { class: "fact-list" },
      ...examples.map(({ input, base, about }) => {
        const shown = code(readable(input));
        const words = spokenAround(TEXT.watch(shown, named(state)), shown);
        const button = h("button", { type: "button", class: "link" }, ...words);
        button.addEventListener("click", () => this.#desk.watch(input, base, 1));
        return h(
          "li",
          {},
          button,
          base === null ? null : h("span", { class: "soft" }, ` ${MACHINE.base} `, code(readable(base))),
          h("span", {}, ` ${about}`),
        );
      }),
    );
  }

  /**
   * @param {StateEntry | undefined} entry
   * @param {string} before
   * @param {string} [after]
   */
  #neighbour(entry, before, after = "") {
    return entry ? this.#desk.link(`states/${slug(entry.name)}`, before, named(entry.name), after) : h("span");
  }
}

/**
 * The numbered steps of a state, as the code carries them.
 * @param {Table} table
 * @param {string} state
 */
function steps(table, state) {
  const algorithm = table.algorithms.find(({ name }) => name === `${state === "hostname" ? "host" : state} state`);
  if (!algorithm) return null;
  const items = algorithm.steps.map(({ number, text, condition, code: written, depth }) => {
    const item = h(
      "li",
      {},
      h("span", { class: "number" }, number),
      h(
        "span",
        {},
        text || (condition ? null : code(written.split("\n")[0] ?? "")),
        " ",
        ...(condition ? conditionWords(condition) : []),
      ),
    );
    item.style.setProperty("--depth", String(depth));
    return item;
  });
  return h("ol", { class: "plain-steps", "aria-label": TEXT.stepsOf(state) }, ...items);
}

/** @param {{kind: string, text: string}} condition */
function conditionWords({ kind, text }) {
  return kind === "else" ? TEXT.otherwise(code(text)) : [code(`${kind} ${text}`)];
}
