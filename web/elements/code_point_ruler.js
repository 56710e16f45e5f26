// @ts-check
/** The text that the machine reads, one numbered cell a code point, around the pointer. In: data. Out: "step-near" {pointer}. */
import { describeCodePoint, glyph, isInvisible } from "../text/code_points.js";
import { h, isSame } from "../dom.js";
import { KeptNodes, arrange } from "../kept_nodes.js";
import { spokenC } from "../wording.js";
import { TRACE } from "../messages/trace.js";

/** @typedef {import("../types.js").PartName} PartName */
/** @typedef {{text: import("../text/positions.js").CodePoints | null, pointer: number, partAt: (pointer: number) => PartName | null}} RulerData */

const CELL = 26;

export class CodePointRuler extends HTMLElement {
  /** @type {RulerData | null} */
  #data = null;
  #ruler = h("div", { class: "ruler", role: "img" });
  #cells = new KeptNodes(this.#ruler);
  /** How many cells there is room for; measured when that changes, since measuring costs a layout. */
  #room = 5;
  #observer = new ResizeObserver(() => this.#measure());

  static define(tag = "code-point-ruler") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.#observer.observe(this);
    this.addEventListener("click", (event) => {
      const cell = event.target instanceof Element ? event.target.closest("[data-pointer]") : null;
      const pointer = Number(cell?.getAttribute("data-pointer"));
      if (cell) this.dispatchEvent(new CustomEvent("step-near", { detail: { pointer }, bubbles: true }));
    });
  }

  disconnectedCallback() {
    this.#observer.disconnect();
  }

  /** @param {RulerData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    this.#draw();
  }

  #draw() {
    const { text, pointer, partAt } = this.#data ?? {};
    if (!text || pointer === undefined || !partAt) return this.replaceChildren();
    const room = this.#room;
    const all = text.length + 1; // EOF has a cell
    const start = Math.max(0, Math.min(pointer - Math.floor(room / 2), all - room));
    const end = Math.min(all, start + room);
    /** @type {[string, () => Node][]} */
    const cells = [];
    for (let at = start; at < end; at++) {
      const part = partAt(at);
      cells.push([`${at} ${part} ${at === pointer} ${text.at(at)}`, () => cell(at, text, pointer, part)]);
    }
    this.#ruler.setAttribute("aria-label", label(text, start, end, pointer));
    this.#cells.show(cells);
    arrange(this, [this.#ruler]);
  }

  #measure() {
    const room = Math.max(5, Math.floor(this.clientWidth / CELL));
    if (room === this.#room || this.clientWidth === 0) return;
    this.#room = room;
    this.#draw();
  }
}

/**
 * @param {number} at
 * @param {import("../text/positions.js").CodePoints} text
 * @param {number} pointer
 * @param {PartName | null} part
 */
function cell(at, text, pointer, part) {
  const c = text.at(at);
  const shown = c === "" ? "EOF" : isInvisible(c) ? glyph(c) : c === " " ? "\u00b7" : c;
  const classes = ["cell", part && `part-${part}`, at === pointer && "here", shown.length > 2 && "small"];
  return h(
    "span",
    {
      class: classes.filter(Boolean).join(" "),
      "data-pointer": at,
      title: `${c === "" ? TRACE.ruler.end : describeCodePoint(c)}, ${at}`,
    },
    h("span", { class: "c", translate: "no" }, shown),
    h("span", { class: "n" }, at % 5 === 0 || at === pointer ? at : "\u00a0"),
  );
}

/**
 * @param {import("../text/positions.js").CodePoints} text
 * @param {number} start
 * @param {number} end
 * @param {number} pointer
 */
function label(text, start, end, pointer) {
  const c = text.at(pointer);
  return TRACE.ruler.label(start, Math.min(end, text.length) - 1, pointer, spokenC(c === "" ? null : c));
}
