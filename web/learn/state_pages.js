// @ts-check
/** The states of the basic URL parser: a list of all, and a page for each. */
import { code, h, standardLink } from "../dom.js";
import { ExamplesFor } from "./examples_for.js";
import { slug } from "./route.js";
import { STATE_TEXTS } from "./state_texts.js";
import { readable } from "./strips.js";

/** @typedef {import("../painter.js").Surroundings} Surroundings */
/** @typedef {import("../types.js").StateEntry} StateEntry */
/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./desk.js").Edge} Edge */
/** @typedef {import("./desk.js").Table} Table */
/** @typedef {import("./route.js").Route} Route */

const MOST_EXAMPLES = 8;

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
      h("h2", {}, "The states"),
      unknown && states.length > 0
        ? h("p", { role: "status" }, `There is no state “${unknown}”. These are all:`)
        : null,
      h(
        "p",
        { class: "lead" },
        "The basic URL parser is a machine that is always in one of 21 states. In each run it looks at one code point, does what the state says, and stays or goes to another state.",
      ),
      states.length === 0 ? h("p", { class: "absent" }, "Waiting for Python.") : null,
      h(
        "ol",
        { class: "fact-list" },
        ...states.map(({ name }) =>
          h("li", {}, this.#desk.link(`states/${slug(name)}`, name), h("span", {}, ` ${STATE_TEXTS[name] ?? ""}`)),
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
    const waiting = h("p", { class: "absent" }, problem ? `No answer: ${problem}` : "Waiting for Python.");
    return h(
      "article",
      { class: "fact-page" },
      h("p", { class: "soft" }, this.#desk.link("states", "All states"), " · ", this.#desk.link("map", "State map")),
      h("h2", {}, `${name} state`),
      h("p", { class: "lead" }, STATE_TEXTS[name] ?? ""),
      h("p", {}, standardLink(anchor, "In the Standard")),
      h("h3", {}, "How it is reached"),
      edges
        ? this.#edges(
            edges.filter(({ to }) => to === name),
            "from",
            name,
          )
        : waiting,
      h("h3", {}, "Where it leads"),
      edges
        ? this.#edges(
            edges.filter(({ from }) => from === name),
            "to",
            name,
          )
        : null,
      h("h3", {}, "Its steps"),
      table ? steps(table, `${name} state`) : null,
      h("h3", {}, "Examples that come by"),
      examples.length > 0
        ? this.#examplesList(name, examples)
        : h(
            "p",
            { class: "absent" },
            name === "hostname" ? "None: only the setter of hostname begins here." : "Looking through the examples.",
          ),
      h(
        "nav",
        { class: "neighbours", "aria-label": "Other states" },
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
        end === "to"
          ? "It stays to the end."
          : name === "scheme start"
            ? "The machine begins here."
            : "Only a setter begins here.",
      );
    return h(
      "ul",
      { class: "fact-list" },
      ...edges.map((edge) =>
        h(
          "li",
          {},
          end === "from" ? "from " : "to ",
          this.#desk.link(`states/${slug(edge[end])}`, edge[end]),
          h("span", { class: "soft" }, ` by step ${edge.steps.join(", ")} of ${edge.algorithm}`),
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
        const button = h(
          "button",
          { type: "button", class: "link", "aria-label": `Watch ${input} in ${state} state` },
          code(readable(input)),
        );
        button.addEventListener("click", () => this.#desk.watch(input, base, 1));
        return h(
          "li",
          {},
          button,
          base === null ? null : h("span", { class: "soft" }, " base ", code(readable(base))),
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
    return entry ? this.#desk.link(`states/${slug(entry.name)}`, before, entry.name, after) : h("span");
  }
}

/**
 * The numbered steps of an algorithm, as the code carries them.
 * @param {Table} table
 * @param {string} name
 */
function steps(table, name) {
  const algorithm = table.algorithms.find((one) => one.name === (name === "hostname state" ? "host state" : name));
  if (!algorithm) return null;
  const items = algorithm.steps.map(({ number, text, condition, code: written, depth }) => {
    const says = [
      text,
      condition ? code(`${condition.kind === "else" ? "otherwise, not" : condition.kind} ${condition.text}`) : null,
    ];
    const item = h(
      "li",
      {},
      h("span", { class: "number" }, number),
      h("span", {}, says[0] || (condition ? null : code(written.split("\n")[0] ?? "")), " ", says[1]),
    );
    item.style.setProperty("--depth", String(depth));
    return item;
  });
  return h("ol", { class: "plain-steps", "aria-label": `Steps of ${name}` }, ...items);
}
