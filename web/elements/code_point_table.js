// @ts-check
/**
 * The code points of the input or of what came out, a window of them at a time.
 * In: data. Out: "text-choose" {id}, "points-turn" {first}, "range-show" {range | null, fixed}, "point-choose" {c}.
 */
import { glyph, isInvisible, isMark } from "../text/code_points.js";
import { code, h, isSame, named } from "../dom.js";
import { BYTES } from "../messages/bytes.js";
import { hexBytes } from "../text/hex.js";
import { formatNumber } from "../messages/number.js";

/** @typedef {import("../types.js").CodePointEntry} CodePointEntry */
/**
 * @typedef {object} CodePointsData
 * @property {{id: string, name: string, length: number}[]} texts what there is to look at
 * @property {string} chosen id of one of them
 * @property {CodePointEntry[] | null} points those of the window; null while there is no answer
 * @property {number} first position of the first of them in its text
 * @property {number} total how many the text has
 * @property {number} window how many are shown at once
 * @property {number | null} at the position that is chosen
 * @property {string} absent
 */

const TEXT = BYTES.points;

export class CodePointTable extends HTMLElement {
  #select = h("select", { id: "code-points-of" });
  #count = h("small");
  #rows = h("tbody");
  #absent = h("p", { class: "absent" });
  #pages = h("div", { class: "pages" });
  /** @type {CodePointsData | null} */
  #data = null;

  static define(tag = "code-point-table") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    const hidden = (/** @type {string} */ text) => h("span", { class: "visually-hidden" }, text);
    const heads = [TEXT.at, hidden(TEXT.character), TEXT.point, "UTF-8", "UTF-16"].map((head) =>
      h("th", { scope: "col" }, head),
    );
    const table = h("table", { class: "points" }, h("thead", {}, h("tr", {}, ...heads)), this.#rows);
    const scroll = h(
      "div",
      { class: "panel-scroll", tabindex: 0, role: "region", "aria-label": TEXT.region },
      table,
      this.#absent,
    );
    const choice = h(
      "span",
      { class: "choice" },
      h("label", { for: "code-points-of" }, hidden(`${TEXT.title} `), TEXT.of),
      this.#select,
    );
    this.replaceChildren(
      h("div", { class: "panel-head" }, h("h2", { id: "code-points-title" }, `${TEXT.title} `, this.#count), choice),
      scroll,
      this.#pages,
    );
    this.#select.addEventListener("change", () => this.#send("text-choose", { id: this.#select.value }));
    this.addEventListener("pointerover", (event) => this.#show(event.target));
    this.addEventListener("focusin", (event) => this.#show(event.target));
    this.addEventListener("pointerleave", () => this.#send("range-show", { range: null }));
    this.#rows.addEventListener("click", (event) => this.#choose(event.target));
  }

  /** @param {CodePointsData} data */
  set data(data) {
    const before = this.#data;
    if (isSame(before, data)) return;
    this.#data = data;
    this.#select.replaceChildren(...data.texts.map(({ id, name }) => h("option", { value: id }, name)));
    this.#select.value = data.chosen;
    this.#count.textContent = data.points ? formatNumber(data.total) : "";
    this.#absent.textContent = data.points ? (data.total === 0 ? TEXT.none : "") : data.absent;
    if (!isSame(before, data, ["at", "texts", "absent"])) this.#draw(data);
    this.#mark(data, before?.at !== data.at);
  }

  /** @param {CodePointsData} data */
  #draw({ points, first, total, window }) {
    this.#rows.replaceChildren(...(points ?? []).map((point, index) => row(point, first + index)));
    this.#pages.hidden = total <= window;
    const turn = (/** @type {string} */ name, /** @type {number} */ to) => {
      const button = h("button", { type: "button", "aria-disabled": to < 0 || to >= total }, name);
      button.addEventListener("click", () => to >= 0 && to < total && this.#send("points-turn", { first: to }));
      return button;
    };
    const last = first + (points?.length ?? 0) - 1;
    const range = h("span", { class: "soft" }, TEXT.range(first, last, total));
    const focused = this.#pages.contains(document.activeElement)
      ? [...this.#pages.children].indexOf(/** @type {Element} */ (document.activeElement))
      : -1;
    this.#pages.replaceChildren(turn(BYTES.earlier, first - window), range, turn(BYTES.later, first + window));
    if (focused >= 0) /** @type {HTMLElement} */ (this.#pages.children[focused]).focus();
  }

  /**
   * @param {CodePointsData} data
   * @param {boolean} moved whether another one has been chosen
   */
  #mark({ at }, moved) {
    for (const entry of this.#rows.rows) {
      const chosen = entry.dataset["at"] === String(at);
      entry.classList.toggle("chosen", chosen);
      entry.querySelector("button")?.setAttribute("aria-pressed", String(chosen));
      if (chosen && moved) entry.scrollIntoView({ block: "nearest" });
    }
  }

  /** @param {EventTarget | null} target */
  #show(target) {
    const at = this.#at(target);
    this.#send("range-show", { range: at === null ? null : { start: at, end: at + 1 }, text: this.#data?.chosen });
  }

  /** @param {EventTarget | null} target */
  #choose(target) {
    const at = this.#at(target);
    if (at !== null) this.#send("point-choose", { at });
  }

  /** @param {EventTarget | null} target */
  #at(target) {
    const at = target instanceof Element ? target.closest("tr")?.dataset["at"] : undefined;
    return at === undefined ? null : Number(at);
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #send(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

/**
 * @param {CodePointEntry} point
 * @param {number} at
 */
function row({ c, notation, name, utf8, utf16 }, at) {
  const choose = h("button", { type: "button", class: "link", "aria-pressed": false }, notation);
  return h(
    "tr",
    { "data-at": at },
    h("td", { class: "number" }, at),
    h("td", { class: "character" }, character(c)),
    h("td", {}, choose, " ", h("span", { class: "name" }, named(name))),
    h("td", {}, utf8 === null ? h("span", { class: "soft" }, TEXT.noUtf8) : code(hexBytes(utf8))),
    h("td", {}, code(utf16.map((unit) => unit.toString(16).toUpperCase().padStart(4, "0")).join(" "))),
  );
}

/** @param {string} c */
function character(c) {
  if (isInvisible(c)) return h("span", { class: "glyph" }, glyph(c));
  return h("bdi", {}, isMark(c) ? `\u25cc${c}` : c === " " ? "\u00b7" : c);
}
