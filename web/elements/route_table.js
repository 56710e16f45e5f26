// @ts-check
/**
 * A table of routes: patterns in their order, URLs, and which pattern takes which. In: data. Out: "routes-change"
 * {routePatterns} or {routeUrls}.
 */
import { visibleText } from "../text/code_points.js";
import { code, h, isSame } from "../dom.js";
import { PATTERN } from "../messages/pattern.js";
import { routeRemark } from "../pattern_panel/pattern_words.js";

/** @typedef {import("../types.js").RoutesAnswer} RoutesAnswer */
/** @typedef {import("../types.js").RoutePattern} RoutePattern */
/** @typedef {import("../types.js").RouteUrl} RouteUrl */
/** @typedef {{routePatterns: string, routeUrls: string, answer: RoutesAnswer | null, of: {patterns: string[], urls: string[]} | null, problem: string}} RoutesData */

const FIELD = { rows: 6, spellcheck: "false", autocapitalize: "off", autocomplete: "off", translate: "no", dir: "ltr" };

const TEXT = PATTERN.routes;

export class RouteTable extends HTMLElement {
  /** @type {RoutesData | null} */
  #data = null;
  #patterns = h("textarea", { ...FIELD, id: "route-patterns", placeholder: "/about\n/blog/:slug\n/*" });
  #urls = h("textarea", { ...FIELD, id: "route-urls", placeholder: "https://example.com/about" });
  #note = h("p", { class: "row-note" });
  #tables = h("div", { class: "route-tables" });

  static define(tag = "route-table") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(
      h("h2", { id: "routes-title" }, `${TEXT.title} `, h("small", {}, TEXT.titleNote)),
      h(
        "div",
        { class: "route-fields" },
        h("div", { class: "field" }, h("label", { for: "route-patterns" }, TEXT.patterns), this.#patterns),
        h("div", { class: "field" }, h("label", { for: "route-urls" }, TEXT.urls), this.#urls),
      ),
      h("p", { class: "row-note" }, TEXT.note),
      this.#note,
      this.#tables,
    );
    this.#patterns.addEventListener("input", () => this.#send({ routePatterns: this.#patterns.value }));
    this.#urls.addEventListener("input", () => this.#send({ routeUrls: this.#urls.value }));
  }

  /** @param {RoutesData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    const { routePatterns, routeUrls, answer, of, problem } = data;
    if (this.#patterns.value !== routePatterns) this.#patterns.value = routePatterns;
    if (this.#urls.value !== routeUrls) this.#urls.value = routeUrls;
    this.#note.textContent = problem;
    this.#tables.replaceChildren(...(answer && of ? [urlTable(answer, of), patternTable(answer, of)] : []));
  }

  /** @param {object} changes */
  #send(changes) {
    this.dispatchEvent(new CustomEvent("routes-change", { detail: changes, bubbles: true }));
  }
}

/**
 * @param {string} name
 * @param {string[]} heads
 * @param {HTMLElement[]} rows
 */
function table(name, heads, rows) {
  return h(
    "div",
    { class: "table-scroll", tabindex: 0, role: "region", "aria-label": name },
    h(
      "table",
      { class: "routes" },
      h("caption", {}, name),
      h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col" }, head)))),
      h("tbody", {}, ...rows),
    ),
  );
}

/**
 * @param {RoutesAnswer} answer
 * @param {{patterns: string[], urls: string[]}} of
 */
function urlTable({ urls, patterns }, of) {
  return table(
    TEXT.eachUrl,
    TEXT.urlHeads,
    urls.map((url, index) => urlRow(url, of.urls[index] ?? "", of.patterns, patterns.length)),
  );
}

/**
 * @param {RouteUrl} url
 * @param {string} text
 * @param {string[]} patterns
 * @param {number} count
 */
function urlRow({ parsed, matches, undecided, first, groups }, text, patterns, count) {
  const taken =
    first === null
      ? [h("span", { class: "soft" }, parsed ? TEXT.none : TEXT.noUrl)]
      : [`${first + 1}. `, code(visibleText(patterns[first] ?? ""))];
  const values = groups.map(({ name, value }) =>
    value === null ? PATTERN.groupWithoutPart(name) : PATTERN.group(name, visibleText(value)),
  );
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, code(visibleText(text))),
    h("td", {}, ...taken),
    h("td", {}, values.join(", ")),
    h("td", {}, marks(count, matches, undecided, first)),
  );
}

/**
 * One mark for each pattern: what matches, first or later, and what does not.
 * @param {number} count
 * @param {number[]} matches
 * @param {number[]} undecided
 * @param {number | null} first
 */
function marks(count, matches, undecided, first) {
  const words = matches.length === 0 ? TEXT.noneMatch : TEXT.match(matches.map((index) => index + 1));
  const signs = Array.from({ length: count }, (_, index) =>
    index === first
      ? h("span", { class: "mark first" }, "●")
      : h("span", { class: "mark" }, matches.includes(index) ? "○" : undecided.includes(index) ? "?" : "·"),
  );
  return h(
    "span",
    { class: "marks" },
    h("span", { "aria-hidden": "true" }, ...signs),
    h("span", { class: "visually-hidden" }, words),
  );
}

/**
 * @param {RoutesAnswer} answer
 * @param {{patterns: string[]}} of
 */
function patternTable({ patterns }, of) {
  return table(
    TEXT.eachPattern,
    TEXT.patternHeads,
    patterns.map((pattern, index) => patternRow(pattern, index, of.patterns[index] ?? "")),
  );
}

/**
 * @param {RoutePattern} pattern
 * @param {number} index
 * @param {string} text
 */
function patternRow(pattern, index, text) {
  const { error, has_regexp_groups: groups, matches, first } = pattern;
  const shadowed = !error && matches > 0 && first === 0;
  return h(
    "tr",
    { class: error ? "wrong" : shadowed ? "shadowed" : null },
    h("td", {}, `${index + 1}.`),
    h("th", { scope: "row" }, code(visibleText(text))),
    h("td", {}, shadowed ? TEXT.shadowed : error ? "✗ " : "", routeRemark(pattern)),
    h("td", {}, groups === null ? "–" : groups ? TEXT.refused : TEXT.noGroups),
  );
}
