// @ts-check
/**
 * The URL record, and the API's members beside those of this browser. In: data. Out: "part-hover" {part | null},
 * "field-open" {part}, "console-open".
 */
import { code, h, isSame, lightUp, named } from "../dom.js";
import { KeptNodes, arrange } from "../kept_nodes.js";
import { visibleText } from "../text/code_points.js";
import { API_MEMBERS } from "../native.js";
import { PART_OF, RECORD_FIELDS, fieldValue } from "../trace/record_text.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../types.js").Api} Api */
/** @typedef {import("../types.js").UrlRecord} UrlRecord */
/** @typedef {import("../types.js").NativeResult} NativeResult */
/** @typedef {import("../types.js").PartName} PartName */
/**
 * @typedef {object} RecordData
 * @property {UrlRecord | null} record
 * @property {Api | null} api
 * @property {boolean} answered whether Python has answered
 * @property {NativeResult} native
 * @property {string} browser
 * @property {string[]} differences
 * @property {PartName | null} part
 */

const TEXT = PAGE.record;

export class RecordPanel extends HTMLElement {
  #record = h("div", { class: "table-scroll" });
  #api = h("div", { class: "table-scroll" });
  #summary = h("small");
  #fields = h("tbody");
  #fieldRows = new KeptNodes(this.#fields);
  #table = h("table", { class: "compare" }, h("caption", {}, TEXT.record), this.#fields);
  #members = h("tbody", { role: "rowgroup" });
  #memberRows = new KeptNodes(this.#members);
  /** @type {RecordData | null} */
  #data = null;

  static define(tag = "record-panel") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    const go = h("button", { type: "button", class: "link", "aria-haspopup": "dialog" }, TEXT.goOn);
    go.addEventListener("click", () => this.#send("console-open", {}));
    this.replaceChildren(
      h("div", { class: "title-row" }, h("h2", { id: "record-title" }, `${TEXT.title} `, this.#summary), go),
      h("div", { class: "record-columns" }, this.#record, this.#api),
    );
    this.addEventListener("pointerover", (event) => this.#hover(event.target));
    this.addEventListener("focusin", (event) => this.#hover(event.target));
    this.addEventListener("pointerleave", () => this.#send("part-hover", { part: null }));
  }

  /** @param {RecordData} data */
  set data(data) {
    if (!isSame(this.#data, data, ["part"])) this.#draw(data);
    this.#data = data;
    lightUp(this, data.part);
  }

  /** @param {RecordData} data */
  #draw({ record, answered, differences, browser, ...data }) {
    const count = differences.length;
    this.#summary.textContent = !answered ? "" : count === 0 ? TEXT.sameIn(browser) : TEXT.differs(browser);
    const focused = document.activeElement?.closest("record-panel [data-open]")?.getAttribute("data-open");
    arrange(this.#record, [this.#recordTable(record, answered)]);
    if (this.#data?.browser !== browser) this.#api.replaceChildren(apiTable(browser, this.#members));
    this.#memberRows.show(apiRows({ answered, browser, ...data }));
    if (focused)
      /** @type {HTMLElement | null} */ (this.querySelector(`[data-open="${focused}"]`))?.focus({
        preventScroll: true,
      });
  }

  /**
   * @param {UrlRecord | null} record
   * @param {boolean} answered
   */
  #recordTable(record, answered) {
    if (!record) return h("p", { class: "absent" }, answered ? TEXT.none : "");
    this.#fieldRows.show(
      RECORD_FIELDS.map((field) => {
        const written = fieldValue(record, field);
        return [`${field} ${written}`, () => this.#fieldRow(field, written)];
      }),
    );
    return this.#table;
  }

  /**
   * @param {typeof RECORD_FIELDS[number]} field
   * @param {string} written
   */
  #fieldRow(field, written) {
    const button = h(
      "button",
      { type: "button", class: "link part-link", "data-open": field, title: TEXT.open },
      field,
    );
    button.addEventListener("click", () => this.#send("field-open", { part: field }));
    return h(
      "tr",
      { "data-part": field, class: `part-${field}` },
      h("th", { scope: "row" }, button),
      h("td", {}, code(written)),
    );
  }

  /** @param {EventTarget | null} target */
  #hover(target) {
    const row = target instanceof Element ? target.closest("tr[data-part]") : null;
    this.#send("part-hover", { part: row?.getAttribute("data-part") || null });
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #send(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

/** @typedef {Pick<RecordData, "api" | "answered" | "native" | "browser">} ApiData */

/**
 * @param {string} browser
 * @param {HTMLElement} body
 */
function apiTable(browser, body) {
  const heads = [TEXT.member, "urlstd", "", browser].map((head) =>
    h("th", { scope: "col", role: "columnheader" }, head || h("span", { class: "visually-hidden" }, TEXT.isSame)),
  );
  return h(
    "table",
    { class: "compare api", role: "table" },
    h("caption", {}, TEXT.api),
    h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, ...heads)),
    body,
  );
}

/**
 * @param {ApiData} data
 * @returns {[string, () => Node][]}
 */
function apiRows(data) {
  const { api, answered, native, browser } = data;
  if (native.api === null && (api === null || !answered))
    return [[JSON.stringify([answered, native.problem, browser]), () => failureRow(data)]];
  return API_MEMBERS.map((member) => [
    JSON.stringify([member, answered, api?.[member], native.api?.[member], browser]),
    () => memberRow(member, data),
  ]);
}

/**
 * @param {keyof Api} member
 * @param {ApiData} data
 */
function memberRow(member, { api, answered, native, browser }) {
  const of = member in PART_OF ? PART_OF[/** @type {import("../types.js").ComponentName} */ (member)] : null;
  const ours = api ? value(api[member]) : absent(answered ? "failure" : "…");
  const theirs = native.api ? value(native.api[member]) : absent("failure");
  const differs = answered && api?.[member] !== native.api?.[member];
  return h(
    "tr",
    { role: "row", "data-part": of, class: `${of ? `part-${of}` : ""}${differs ? " differs" : ""}` },
    ...cells(member, ours, answered ? sign(differs) : null, theirs, browser),
  );
}

/** @param {ApiData} data */
function failureRow({ answered, native, browser }) {
  const ours = absent(answered ? "failure" : "…");
  const theirs = absent(native.problem === null ? "failure" : named(native.problem));
  return h("tr", { role: "row" }, ...cells("new URL()", ours, answered ? sign(false) : null, theirs, browser));
}

/**
 * The roles keep it a table where a narrow page lays out its rows as blocks.
 * @param {string} member
 * @param {Node} ours
 * @param {Node | null} same
 * @param {Node} theirs
 * @param {string} browser
 */
function cells(member, ours, same, theirs, browser) {
  return [
    h("th", { scope: "row", role: "rowheader" }, member),
    h("td", { role: "cell", class: "ours" }, ours),
    h("td", { role: "cell", class: "same" }, same),
    h("td", { role: "cell", class: "theirs" }, h("span", { class: "whose" }, `${browser}: `), theirs),
  ];
}

/** @param {boolean} differs */
function sign(differs) {
  return h("span", { class: differs ? "sign differs" : "sign" }, differs ? TEXT.different : TEXT.same);
}

/** @param {string} text */
function value(text) {
  return text === "" ? h("span", { class: "soft" }, PAGE.empty) : code(visibleText(text));
}

/** @param {import("../dom.js").Child} text */
function absent(text) {
  return h("span", { class: "soft" }, text);
}
