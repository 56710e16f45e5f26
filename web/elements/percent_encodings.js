// @ts-check
/**
 * What made each percent-encoding of the output. In: data.
 * Out: "encoding-show" {index | null}, "encoding-choose" {index}, "encodings-turn" {first}.
 */
import { describeCodePoint, glyph, isInvisible } from "../text/code_points.js";
import { code, h, isSame, named, standardLink } from "../dom.js";
import { BYTES } from "../messages/bytes.js";
import { formatNumber } from "../messages/number.js";

/** @typedef {import("../types.js").PercentEncoding} PercentEncoding */
/**
 * @typedef {object} EncodingsData
 * @property {PercentEncoding[] | null} encodings null while there is no answer
 * @property {boolean} complete whether that is all there are
 * @property {number} first the first that is shown
 * @property {number} window how many are shown at once
 * @property {number | null} chosen
 * @property {string} query which encoding the query was encoded in, and why
 * @property {Map<string, string>} anchors of the states
 * @property {Map<string, string>} sets the anchors of the percent-encode sets
 * @property {string} absent
 */

const TEXT = BYTES.encodings;

export class PercentEncodings extends HTMLElement {
  #count = h("small");
  #query = h("p", { class: "soft query-encoding" });
  #rows = h("tbody");
  #table = h("table", { class: "encodings" });
  #absent = h("p", { class: "absent" });
  #pages = h("div", { class: "pages" });
  /** @type {EncodingsData | null} */
  #data = null;

  static define(tag = "percent-encodings") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    const heads = [TEXT.output, TEXT.part, TEXT.from, TEXT.because].map((head) => h("th", { scope: "col" }, head));
    this.#table.replaceChildren(h("thead", {}, h("tr", {}, ...heads)), this.#rows);
    const scroll = h(
      "div",
      { class: "panel-scroll", tabindex: 0, role: "region", "aria-label": TEXT.region },
      this.#query,
      this.#absent,
      this.#table,
    );
    this.replaceChildren(
      h("h2", { id: "encodings-title" }, `${TEXT.title} `, this.#count),
      scroll,
      this.#pages,
    );
    this.addEventListener("pointerover", (event) => this.#send("encoding-show", { index: indexOf(event.target) }));
    this.addEventListener("focusin", (event) => this.#send("encoding-show", { index: indexOf(event.target) }));
    this.addEventListener("pointerleave", () => this.#send("encoding-show", { index: null }));
    this.#rows.addEventListener("click", (event) => {
      const index = indexOf(event.target);
      if (index !== null && !(event.target instanceof HTMLAnchorElement)) this.#send("encoding-choose", { index });
    });
  }

  /** @param {EncodingsData} data */
  set data(data) {
    const before = this.#data;
    if (isSame(before, data)) return;
    this.#data = data;
    if (!isSame(before, data, ["chosen"])) this.#draw(data);
    for (const row of this.#rows.rows) {
      const chosen = row.dataset["index"] === String(data.chosen);
      row.classList.toggle("chosen", chosen);
      row.querySelector("button")?.setAttribute("aria-pressed", String(chosen));
      if (chosen && before?.chosen !== data.chosen) row.scrollIntoView({ block: "nearest" });
    }
  }

  /** @param {EncodingsData} data */
  #draw(data) {
    const { encodings, complete, first, window, query, absent } = data;
    const total = encodings?.length ?? 0;
    const shown = (encodings ?? []).slice(first, first + window);
    this.#count.textContent = encodings ? `${formatNumber(total)}${complete ? "" : "+"}` : "";
    this.#query.textContent = query;
    this.#query.hidden = query === "";
    this.#absent.textContent = encodings
      ? total === 0
        ? TEXT.none
        : ""
      : absent;
    this.#table.hidden = total === 0;
    this.#rows.replaceChildren(...shown.map((encoding, index) => this.#row(encoding, first + index, data)));
    this.#turn(first, first + window, total, complete);
  }

  /**
   * @param {PercentEncoding} encoding
   * @param {number} index
   * @param {EncodingsData} data
   */
  #row(encoding, index, { anchors, sets }) {
    const { text, part } = encoding;
    return h(
      "tr",
      { "data-index": index, class: `part-${part}` },
      h(
        "td",
        {},
        h(
          "button",
          { type: "button", class: "link", "aria-pressed": false, title: TEXT.mark },
          code(text),
        ),
      ),
      h("td", {}, named(part)),
      h("td", {}, ...from(encoding)),
      h("td", {}, ...because(encoding, anchors, sets)),
    );
  }

  /**
   * @param {number} first
   * @param {number} end
   * @param {number} total
   * @param {boolean} complete
   */
  #turn(first, end, total, complete) {
    const size = end - first;
    this.#pages.hidden = total <= size && complete;
    const turn = (/** @type {string} */ name, /** @type {number} */ to) => {
      const button = h("button", { type: "button", "aria-disabled": to < 0 || to >= total }, name);
      button.addEventListener("click", () => to >= 0 && to < total && this.#send("encodings-turn", { first: to }));
      return button;
    };
    const told = TEXT.range(first + 1, Math.min(end, total), total, complete);
    this.#pages.replaceChildren(
      turn(BYTES.earlier, first - size),
      h("span", { class: "soft" }, told),
      turn(BYTES.later, first + size),
    );
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #send(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

/** @param {EventTarget | null} target */
function indexOf(target) {
  const index = target instanceof Element ? target.closest("tr")?.dataset["index"] : undefined;
  return index === undefined ? null : Number(index);
}

/**
 * What it was in the input.
 * @param {PercentEncoding} encoding
 */
function from({ how, c, input_start, input_end }) {
  if (how === "base") return [TEXT.fromBase];
  const place = h("span", { class: "soft" }, TEXT.at(input_start ?? 0, (input_end ?? 0) - 1));
  if (how === "written") return [TEXT.fromInput, place];
  if (c === null || c === "") return [TEXT.fromEnd, place];
  return [h("bdi", {}, isInvisible(c) ? glyph(c) : c === " " ? "\u00b7" : c), " ", named(describeCodePoint(c)), place];
}

/**
 * @param {PercentEncoding} encoding
 * @param {Map<string, string>} anchors
 * @param {Map<string, string>} sets
 */
function because({ how, text, c, state, set }, anchors, sets) {
  if (how === "base" || state === null) return [];
  const link = standardLink(anchors.get(state) ?? "", ...TEXT.state(named(state)));
  if (how !== "encoded") return TEXT.readIn(link);
  if (c === "") return TEXT.backToAscii(link);
  if (c !== null && text === `%26%23${c.codePointAt(0)}%3B`) return TEXT.numberInstead(link);
  return set === null ? TEXT.whateverSet(link) : TEXT.bySet(link, standardLink(sets.get(set) ?? "", named(set)));
}
