// @ts-check
/** Two strings, one URL? The answers with their reasons, and the components that differ. In: data. */
import { visibleText } from "../text/code_points.js";
import { code, h, isSame, named, standardLink } from "../dom.js";
import { TWO_URLS } from "../messages/two_urls.js";
import { quotesIsolated } from "../text/isolated.js";
import { firstDifference } from "../text/first_difference.js";

/** @typedef {import("../types.js").Comparison} Comparison */
/** @typedef {import("../types.js").ComparisonName} ComparisonName */
/** @typedef {{comparison: Comparison | null, absent: string}} ComparisonData */

const URL_STANDARD = "https://url.spec.whatwg.org/";
const HTML_STANDARD = "https://html.spec.whatwg.org/multipage/browsers.html";
/** @type {readonly [ComparisonName, string][]} */
const QUESTIONS = Object.freeze([
  ["equal", `${URL_STANDARD}#concept-url-equals`],
  ["equal_without_fragments", `${URL_STANDARD}#concept-url-equals`],
  ["host_equals", `${URL_STANDARD}#concept-host-equals`],
  ["same_origin", `${HTML_STANDARD}#same-origin`],
  ["same_site", `${HTML_STANDARD}#same-site`],
  ["schemelessly_same_site", `${HTML_STANDARD}#schemelessly-same-site`],
]);
const SHOWN = 600;

export class UrlComparison extends HTMLElement {
  #answers = h("div", { class: "table-scroll" });
  #differences = h("div", { class: "table-scroll" });
  /** @type {ComparisonData | null} */
  #data = null;

  static define(tag = "url-comparison") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(
      h(
        "section",
        { class: "panel", "aria-labelledby": "answers-title" },
        h("h2", { id: "answers-title" }, TWO_URLS.question),
        this.#answers,
      ),
      h(
        "section",
        { class: "panel", "aria-labelledby": "differences-title" },
        h("h2", { id: "differences-title" }, TWO_URLS.differences),
        this.#differences,
      ),
    );
  }

  /** @param {ComparisonData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    const { comparison, absent } = data;
    this.#answers.replaceChildren(comparison ? answersTable(comparison) : h("p", { class: "absent" }, absent));
    this.#differences.replaceChildren(comparison ? differencesTable(comparison) : h("p", { class: "absent" }, absent));
  }
}

/**
 * The roles keep it a table where a narrow page lays out its rows as blocks.
 * @param {Comparison} comparison
 */
function answersTable(comparison) {
  const rows = QUESTIONS.map(([name, anchor]) => {
    const { answer, reason } = comparison[name];
    return h(
      "tr",
      { role: "row" },
      h("th", { scope: "row", role: "rowheader" }, standardLink(anchor, TWO_URLS.questions[name])),
      h(
        "td",
        { role: "cell", class: answer === true ? "answer yes" : answer === false ? "answer no" : "answer" },
        answer === true ? TWO_URLS.yes : answer === false ? TWO_URLS.no : TWO_URLS.notKnown,
      ),
      h("td", { role: "cell" }, ...quotesIsolated(reason)),
    );
  });
  return h("table", { class: "facts-table answers", role: "table" }, h("tbody", { role: "rowgroup" }, ...rows));
}

/** @param {Comparison} comparison */
function differencesTable({ a, b, differences }) {
  if (a === null || b === null) return h("p", { class: "absent" }, TWO_URLS.notParsed);
  if (differences.length === 0) return h("p", { class: "absent" }, TWO_URLS.none);
  const rows = differences.map(({ component, a, b }) => {
    const at = a === null || b === null ? 0 : firstDifference(a, b);
    return h("tr", { class: `part-${component}` }, h("th", { scope: "row" }, named(component)), value(a, at), value(b, at));
  });
  const heads = [TWO_URLS.component, TWO_URLS.first, TWO_URLS.second].map((head) => h("th", { scope: "col" }, head));
  return h("table", { class: "compare differences" }, h("thead", {}, h("tr", {}, ...heads)), h("tbody", {}, ...rows));
}

/**
 * A value with the place from which it differs underlined; null and the empty string are told apart.
 * @param {string | null} text
 * @param {number} at UTF-16 offset
 */
function value(text, at) {
  if (text === null) return h("td", {}, h("span", { class: "soft" }, "null"));
  if (text === "") return h("td", {}, h("span", { class: "soft" }, TWO_URLS.emptyString));
  const from = Math.max(0, at - SHOWN / 2);
  const to = Math.min(text.length, at + SHOWN / 2);
  const rest = visibleText(text.slice(at, to));
  return h(
    "td",
    {},
    code(
      from > 0 ? "…" : "",
      visibleText(text.slice(from, at)),
      rest === "" ? "" : h("mark", {}, rest),
      to < text.length ? "…" : "",
    ),
  );
}
