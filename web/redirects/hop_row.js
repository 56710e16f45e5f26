// @ts-check
/** One hop of a chain: its location, where that leads, what a fetch sends there, and what allow-lists say of it. */
import { visibleText } from "../text/code_points.js";
import { code, h, named, standardLink } from "../dom.js";
import { REDIRECTS } from "../messages/redirects.js";
import { EscapedField } from "../fields/escaped_field.js";
import { CodePoints } from "../text/positions.js";
import { rangeText } from "../wording.js";
import { KINDS } from "./notation.js";
import { headerLines, hopFacts, testsSummary } from "./sentences.js";

/** @typedef {import("../types.js").Hop} Hop */
/** @typedef {import("../types.js").AllowListAnswer} AllowListAnswer */
/**
 * @typedef {object} HopActs
 * @property {(location: string) => void} change
 * @property {(by: number) => void} move
 * @property {() => void} remove
 */
/**
 * @typedef {object} HopData
 * @property {number} index
 * @property {number} count of all locations
 * @property {string} location
 * @property {Hop | null} hop
 * @property {string} absent why there is no hop
 * @property {string | null} native what the browser makes of the location; null where it does not parse it
 * @property {string} browser
 * @property {Record<string, string>} values of the tests
 */

const SUBJECTS = /** @type {const} */ (["given", "href", "hostname"]);
const { hop: TEXT, allowList: LIST } = REDIRECTS;

export class HopRow {
  #field;
  #up = h("button", { type: "button", class: "quiet" }, "↑");
  #down = h("button", { type: "button", class: "quiet" }, "↓");
  #remove = h("button", { type: "button", class: "quiet" }, "✕");
  #number = h("span", { class: "edit-number", "aria-hidden": "true" });
  #result = h("div", { class: "hop-result" });
  /** Whether the table of tests is open. */
  #open = false;
  place;
  /** @type {HopData | null} */
  #data = null;

  /** @param {HopActs} acts */
  constructor(acts) {
    this.#field = new EscapedField("", acts.change);
    this.#field.input.placeholder = TEXT.empty;
    this.#up.addEventListener("click", () => acts.move(-1));
    this.#down.addEventListener("click", () => acts.move(1));
    this.#remove.addEventListener("click", () => acts.remove());
    this.place = h(
      "li",
      { class: "hop" },
      h(
        "div",
        { class: "hop-form" },
        this.#number,
        h("code", { class: "soft", "aria-hidden": "true" }, "Location:"),
        this.#field.input,
        h("span", { class: "row-buttons" }, this.#up, this.#down, this.#remove),
      ),
      this.#field.note,
      this.#result,
    );
  }

  focus() {
    this.#field.input.focus();
  }

  /** @param {"up" | "down" | "remove"} which */
  focusButton(which) {
    ({ up: this.#up, down: this.#down, remove: this.#remove })[which].focus();
  }

  /** @param {HopData} data */
  set data(data) {
    const before = this.#data;
    this.#data = data;
    const { index, count, location } = data;
    this.#number.textContent = String(index + 1);
    this.#field.name(TEXT.field(index + 1));
    this.#field.value = location;
    for (const [button, name, off] of /** @type {const} */ ([
      [this.#up, TEXT.up(index + 1), index === 0],
      [this.#down, TEXT.down(index + 1), index === count - 1],
      [this.#remove, TEXT.remove(index + 1), false],
    ])) {
      button.setAttribute("aria-label", name);
      button.title = name;
      button.setAttribute("aria-disabled", String(off));
    }
    const drawn = /** @type {const} */ (["hop", "absent", "native", "browser"]);
    if (!before || drawn.some((field) => before[field] !== data[field])) this.#draw(data);
  }

  /** @param {HopData} data */
  #draw(data) {
    const { hop, absent } = data;
    if (!hop) {
      this.#result.replaceChildren(h("p", { class: "absent" }, absent));
      return;
    }
    this.#result.replaceChildren(
      ...urlLine(hop, data),
      ...errorLines(hop),
      ...(hop.url === null ? [] : [headers(hop), ...this.#tests(hop, data)]),
    );
  }

  /**
   * @param {Hop} hop
   * @param {HopData} data
   */
  #tests({ tests }, { values, index }) {
    if (tests.length === 0) return [];
    const box = h(
      "details",
      { class: "allow-list" },
      h("summary", {}, LIST.summary(testsSummary(tests))),
      testTable(tests, values, index),
    );
    box.open = this.#open;
    box.addEventListener("toggle", () => (this.#open = box.open));
    return [box, ...fooledLines(tests)];
  }
}

/**
 * @param {Hop} hop
 * @param {HopData} data
 */
function urlLine(hop, { native, browser, index }) {
  const same = native === hop.url;
  const sign = h("span", { class: "sign", "aria-hidden": "true" }, same ? "=" : "≠");
  const other = () => TEXT.inBrowser(browser, native === null ? TEXT.noUrl : named(native));
  const theirs = h("span", { class: same ? "fact" : "fact strong" }, sign, ...(same ? [TEXT.same(browser)] : other()));
  const facts = hopFacts(hop, index).map(({ sign, text, strong }) =>
    h("li", { class: strong ? "fact strong" : "fact" }, h("span", { class: "sign", "aria-hidden": "true" }, sign), text),
  );
  const url =
    hop.url === null
      ? h("strong", { class: "hop-failure" }, TEXT.failure)
      : h("code", { class: "href hop-url", translate: "no", dir: "ltr" }, hop.url);
  return [
    h("p", { class: "hop-line" }, h("span", { class: "soft", "aria-hidden": "true" }, "→ "), url),
    h("ul", { class: "facts", role: "list" }, ...facts, h("li", {}, theirs)),
  ];
}

/** @param {Hop} hop */
function errorLines({ errors, location }) {
  const text = new CodePoints(location);
  return errors.map((error) =>
    h(
      "p",
      { class: `row-note${error.fatal ? " wrong" : ""}` },
      error.fatal ? "✗ " : "⚠ ",
      named(error.name),
      " ",
      h("span", { class: "soft" }, rangeText(error, text, "code-points")),
    ),
  );
}

/** @param {Hop} hop */
function headers(hop) {
  const lines = headerLines(hop).flatMap(({ name, value, isWord, text, anchor }) => [
    h("dt", {}, name),
    h(
      "dd",
      {},
      isWord ? h("code", {}, value) : code(value),
      h("span", { class: "soft" }, ` ${text} `),
      standardLink(anchor, REDIRECTS.why),
    ),
  ]);
  return h("dl", { class: "headers" }, ...lines);
}

/**
 * @param {AllowListAnswer[]} tests
 * @param {Record<string, string>} values
 * @param {number} index
 */
function testTable(tests, values, index) {
  const rows = KINDS.filter((kind) => tests.some((test) => test.kind === kind)).map((kind) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, named(kind === "hostname" ? "hostname ===" : kind), " ", code(visibleText(values[kind] ?? ""))),
      ...SUBJECTS.map((subject) => h("td", {}, cell(tests.find((test) => test.kind === kind && test.subject === subject)))),
    ),
  );
  return h(
    "div",
    { class: "table-scroll", tabindex: 0, role: "region", "aria-label": LIST.tests(index + 1) },
    h(
      "table",
      { class: "tests" },
      h("caption", { class: "visually-hidden" }, LIST.caption(index + 1)),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ...[LIST.test, LIST.itself, named("url.href"), named("url.hostname")].map((head) => h("th", { scope: "col" }, head)),
        ),
      ),
      h("tbody", {}, ...rows),
    ),
  );
}

/** @param {AllowListAnswer | undefined} test */
function cell(test) {
  if (!test) return h("span", { class: "soft" }, "–");
  const says = test.passes === null ? "?" : test.passes ? LIST.passes : LIST.refuses;
  return h(
    "span",
    { class: `verdict ${test.verdict}`, title: test.sentence },
    LIST.verdicts[test.verdict](says),
  );
}

/**
 * Why tests are fooled: each reason once, with the tests that it is about.
 * @param {AllowListAnswer[]} tests
 */
function fooledLines(tests) {
  /** @type {Map<string, Set<string>>} */
  const reasons = new Map();
  for (const { verdict, sentence, kind } of tests) {
    if (sentence === null || (verdict !== "fooled" && verdict !== "none")) continue;
    reasons.set(sentence, (reasons.get(sentence) ?? new Set()).add(kind));
  }
  return [...reasons].map(([sentence, kinds]) =>
    h(
      "p",
      { class: "fooled" },
      h("span", { class: "sign", "aria-hidden": "true" }, "⚠ "),
      h("strong", {}, named([...kinds].join(", "))),
      ` ${visibleText(sentence)}`,
    ),
  );
}
