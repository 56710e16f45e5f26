// @ts-check
/** The validation errors: a table of all, and a page for each. */
import { code, h, named, standardLink } from "../dom.js";
import { MACHINE } from "../messages/learn.js";
import { Bench } from "./bench.js";
import { absent } from "./desk.js";
import { readable, spokenAround } from "./strips.js";

/** @typedef {import("../painter.js").Surroundings} Surroundings */
/** @typedef {import("../types.js").ErrorEntry} ErrorEntry */
/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./route.js").Route} Route */

const TEXT = MACHINE.errors;

export class ErrorPages {
  node = h("div", { class: "errors-view" });
  /** @type {Map<string, {node: HTMLElement, benches: Bench[]}>} */
  #pages = new Map();
  #open = "";
  #desk;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  /**
   * @param {Surroundings} around
   * @param {Route} route
   */
  paint({ about }, { path: [name = ""] }) {
    if (!about) {
      this.#open = "";
      this.node.replaceChildren(h("h2", {}, TEXT.title), absent());
      return;
    }
    const entry = about.errors.find((error) => error.name === name);
    if (!entry) {
      this.#show(`*${name}`, () => this.#table(about.errors, name));
      return;
    }
    const page = this.#pages.get(name) ?? this.#page(entry, about.errors);
    this.#pages.set(name, page);
    this.#show(name, () => page.node);
    for (const bench of page.benches) bench.paint();
  }

  /**
   * @param {string} name
   * @param {() => HTMLElement} node
   */
  #show(name, node) {
    if (this.#open === name) return;
    this.#open = name;
    this.node.replaceChildren(node());
  }

  /**
   * @param {ErrorEntry[]} errors
   * @param {string} unknown a name that a link has and that there is not
   */
  #table(errors, unknown) {
    const body = h("tbody", {}, ...this.#rows(errors));
    const filter = h("input", {
      type: "search",
      "aria-label": TEXT.filter,
      placeholder: TEXT.filterExample,
    });
    const count = h("p", { role: "status", class: "soft" }, TEXT.count(errors.length));
    filter.addEventListener("input", () => {
      const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      const found = errors.filter((error) => words.every((word) => searched(error).includes(word)));
      body.replaceChildren(...this.#rows(found));
      count.textContent =
        found.length === errors.length ? TEXT.count(errors.length) : TEXT.found(found.length, errors.length);
    });
    return h(
      "div",
      {},
      h("h2", {}, TEXT.title),
      unknown ? h("p", { role: "status" }, TEXT.unknown(unknown)) : null,
      h("p", { class: "lead" }, TEXT.lead),
      h("div", { class: "filter" }, filter, count),
      h(
        "div",
        { class: "table-scroll", tabindex: 0, role: "region", "aria-label": TEXT.table },
        h(
          "table",
          { class: "errors-table" },
          h(
            "thead",
            {},
            h("tr", {}, ...TEXT.columns.map((name) => h("th", { scope: "col" }, name))),
          ),
          body,
        ),
      ),
    );
  }

  /** @param {ErrorEntry[]} errors */
  #rows(errors) {
    return errors.map(({ name, fails, description, example }) => {
      const { input, base } = example;
      const shown = code(readable(input));
      const watch = h("button", { type: "button", class: "link" }, ...spokenAround(TEXT.watch(shown), shown));
      watch.addEventListener("click", () => this.#desk.watch(input, base));
      return h(
        "tr",
        {},
        h("th", { scope: "row" }, this.#desk.link(`errors/${name}`, name)),
        h("td", {}, h("span", { class: `fails-${fails}` }, TEXT.fails[fails])),
        h("td", {}, description),
        h("td", {}, watch, base === null ? null : baseNote(base)),
      );
    });
  }

  /**
   * @param {ErrorEntry} entry
   * @param {ErrorEntry[]} errors
   */
  #page(entry, errors) {
    const { name, section, anchor, fails, description, example, written } = entry;
    const index = errors.indexOf(entry);
    const given = bench(this.#desk, example, TEXT.exampleOf(name));
    const correct = bench(this.#desk, written, TEXT.written);
    const node = h(
      "article",
      { class: "fact-page" },
      h("p", { class: "soft" }, this.#desk.link("errors", TEXT.all), " · ", named(section)),
      h("h2", {}, name),
      h("p", { class: "lead" }, description),
      h("p", {}, TEXT.failsSentences[fails], " ", standardLink(anchor, MACHINE.inTheStandard)),
      h("h3", {}, TEXT.howReached),
      h("p", {}, TEXT.change),
      given.node,
      h("h3", {}, TEXT.written),
      h("p", {}, TEXT.meant),
      correct.node,
      h(
        "nav",
        { class: "neighbours", "aria-label": TEXT.others },
        this.#neighbour(errors[index - 1], "← "),
        this.#neighbour(errors[index + 1], "", " →"),
      ),
    );
    return { node, benches: [given, correct] };
  }

  /**
   * @param {ErrorEntry | undefined} entry
   * @param {string} before
   * @param {string} [after]
   */
  #neighbour(entry, before, after = "") {
    return entry ? this.#desk.link(`errors/${entry.name}`, before, entry.name, after) : h("span");
  }
}

/**
 * @param {Desk} desk
 * @param {{input: string, base: string | null}} example
 * @param {string} name
 */
function bench(desk, { input, base }, name) {
  return new Bench(
    desk,
    { kind: "url", start: { input, ...(base === null ? {} : { base }) }, setting: { based: base !== null } },
    name,
  );
}

/** @param {string} base */
function baseNote(base) {
  return h("span", { class: "soft" }, ` ${MACHINE.base} `, code(readable(base)));
}

/** @param {ErrorEntry} error */
function searched({ name, section, fails, description }) {
  return [name, section, TEXT.fails[fails], TEXT.failsSearched[fails], description].join(" ").toLowerCase();
}
