// @ts-check
/** What this browser's own URLPattern says beside ours. In: data {native, rows, answer, browser}. */
import { visibleText } from "../text/code_points.js";
import { code, h, isSame, named } from "../dom.js";
import { PATTERN } from "../messages/pattern.js";

/** @typedef {import("../types.js").NativePattern} NativePattern */
/** @typedef {import("../pattern_panel/native_pattern.js").Row} Row */
/** @typedef {{native: NativePattern | null, rows: Row[], answer: object | null, browser: string}} NativeData */

const TEXT = PATTERN.native;

export class PatternNative extends HTMLElement {
  /** @type {NativeData | null} */
  #data = null;
  #summary = h("small");
  #body = h("div");

  static define(tag = "pattern-native") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(h("h2", { id: "native-title" }, `${TEXT.title} `, this.#summary), this.#body);
  }

  /** @param {NativeData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    const { native, rows, browser } = data;
    this.hidden = native === null;
    const differing = rows.filter(({ differs }) => differs).length;
    this.#summary.textContent =
      rows.length === 0 ? "" : differing === 0 ? TEXT.same(browser) : TEXT.differs(browser);
    this.#body.replaceChildren(...(rows.length > 0 ? [table(rows, browser)] : []), ...told(native));
  }
}

/**
 * Why nothing was made; what the browser says itself is in its language.
 * @param {NativePattern | null} native
 */
function told(native) {
  if (!native || native.kind === "made") return [];
  const why = native.kind === "rejected" ? named(native.why) : native.why;
  return [h("p", { class: "absent" }, why)];
}

/**
 * @param {Row[]} rows
 * @param {string} browser
 */
function table(rows, browser) {
  const hidden = h("span", { class: "visually-hidden" }, TEXT.isSame);
  const heads = [TEXT.member, "urlstd", hidden, browser].map((head) =>
    h("th", { scope: "col", role: "columnheader" }, head),
  );
  return h(
    "table",
    { class: "compare api", role: "table", "aria-labelledby": "native-title" },
    h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, ...heads)),
    h("tbody", { role: "rowgroup" }, ...rows.map((row) => line(row, browser))),
  );
}

/**
 * @param {Row} row
 * @param {string} browser
 */
function line({ name, ours, theirs, differs }, browser) {
  const sign = h("span", { class: differs ? "sign differs" : "sign" }, differs ? TEXT.rowDiffers : TEXT.rowSame);
  return h(
    "tr",
    { role: "row", class: differs ? "differs" : null },
    h("th", { scope: "row", role: "rowheader" }, named(name)),
    h("td", { role: "cell", class: "ours" }, value(ours)),
    h("td", { role: "cell", class: "same" }, sign),
    h("td", { role: "cell", class: "theirs" }, h("span", { class: "whose" }, `${browser}: `), value(theirs)),
  );
}

/** @param {string} text */
function value(text) {
  return text === "" ? h("span", { class: "soft" }, PATTERN.empty) : code(visibleText(text));
}
