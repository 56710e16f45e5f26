// @ts-check
/**
 * A text drawn as its components. One focusable list; arrows move between the parts.
 * In: data. Out: "part-hover" {part | null}, "position-open" {position}; a text that is not the input sends "field-open" {part} instead.
 */
import { describeCodePoint, glyph, isInvisible } from "../text/code_points.js";
import { h, present } from "../dom.js";
import { KeptNodes } from "../kept_nodes.js";
import { marksOn, segmentsOf, shownRanges } from "../trace/strip_layout.js";
import { PAGE } from "../messages/page.js";
import { TRACE } from "../messages/trace.js";

/** @typedef {import("../types.js").Part} Part */
/** @typedef {import("../types.js").PartName} PartName */
/** @typedef {import("../text/positions.js").CodePoints} CodePoints */
/** @typedef {import("../trace/strip_layout.js").Segment} Segment */
/** @typedef {import("../trace/strip_layout.js").Mark} Mark */
/** @typedef {import("../trace/strip_layout.js").Range} Range */
/**
 * @typedef {object} StripData
 * @property {string} name what the strip shows: "Input"
 * @property {boolean} isInput whether its positions are those of the input
 * @property {CodePoints | null} text null when there is nothing, and `absent` says why
 * @property {string} absent
 * @property {Part[]} parts
 * @property {(range: Range) => string} skippedLabel
 * @property {Mark[]} marks
 * @property {number | null} pointer
 * @property {boolean} atEnd whether the machine is at the end of what it reads, which a trimmed text goes on after
 * @property {PartName | null} part
 */

const TEXT = TRACE.strips;
/** @type {Readonly<Record<string, string>>} what is in no component; the names of components are the Standard's */
const LABELS = TEXT.labels;
/** Labels that would stand under single code points and push the text apart; the drawing says the same. */
const UNSAID = ["delimiter", "removed"];

export class UrlStrip extends HTMLElement {
  /** @type {StripData | null} */
  #data = null;
  /** @type {Segment[]} */
  #segments = [];
  #active = 0;
  /** @type {Range | null} */
  #range = null;
  #absent = h("p", { class: "absent" });
  // Drawn anew inside, but never replaced itself: it may have focus.
  #list = h("div", {
    class: "strip",
    translate: "no",
    dir: "ltr",
    role: "listbox",
    tabindex: 0,
    "aria-orientation": "horizontal",
  });
  #options = new KeptNodes(this.#list);
  /** Whether a code point may be marked as in the range. */
  #ranged = false;
  #end = h("div");
  #scroll = h("div", { class: "strip-scroll" }, this.#list, this.#end);

  static define(tag = "url-strip") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(this.#absent, this.#scroll);
    this.addEventListener("pointerover", (event) => this.#hover(this.#segmentAt(event.target)));
    this.addEventListener("pointerleave", () => this.#send("part-hover", { part: null }));
    this.addEventListener("click", (event) => this.#click(event.target));
    this.addEventListener("keydown", (event) => this.#key(event));
    this.addEventListener("focusin", () => this.#hover(this.#segments[this.#active]));
    this.addEventListener("focusout", () => this.#send("part-hover", { part: null }));
  }

  /** @param {StripData} data */
  set data(data) {
    const rebuilt = !this.#data || !sameDrawing(this.#data, data);
    this.#data = data;
    if (rebuilt) this.#draw(data);
    this.#highlight(data.part);
  }

  /**
   * What is pointed out besides components and errors; an empty range lies before its code point.
   * @param {Range | null} range
   */
  set range(range) {
    if (range?.start === this.#range?.start && range?.end === this.#range?.end) return;
    this.#range = range;
    const text = this.#data?.text;
    if (range && text && !this.#list.querySelector(`[data-at="${Math.min(range.start, text.length - 1)}"]`))
      this.#draw(/** @type {StripData} */ (this.#data));
    else this.#pointOut();
  }

  #pointOut() {
    if (!this.#range && !this.#ranged) return;
    this.#ranged = this.#range !== null;
    const { start, end } = this.#range ?? { start: -1, end: -2 };
    const length = this.#data?.text?.length ?? 0;
    for (const cell of /** @type {NodeListOf<HTMLElement>} */ (this.#list.querySelectorAll("[data-at]"))) {
      const at = Number(cell.dataset["at"]);
      cell.classList.toggle("ranged", at >= start && at < end);
      cell.classList.toggle("ranged-before", start === end && at === start);
      cell.classList.toggle("ranged-after", start === end && start >= length && at === length - 1);
    }
  }

  /** @param {StripData} data */
  #draw(data) {
    const { text } = data;
    const picked = data.marks.find((mark) => mark.picked) ?? null;
    const ranges = shownRanges(text?.length ?? 0, data.parts, [
      data.pointer,
      picked && picked.start,
      this.#range && this.#range.start,
    ]);
    this.#segments = text ? segmentsOf(text.length, data.parts, data.skippedLabel, ranges) : [];
    this.#active = Math.min(this.#active, Math.max(0, this.#segments.length - 1));
    this.#absent.textContent = text ? PAGE.emptyString : data.absent;
    this.#absent.hidden = text !== null && (text.length > 0 || data.marks.length > 0);
    this.#scroll.hidden = !this.#absent.hidden;
    if (!text || this.#scroll.hidden) {
      this.#options.show([]);
      return;
    }
    const pen = new Pen(text, ranges, data);
    this.#list.className = picked ? "strip has-caret" : "strip";
    this.#list.setAttribute("aria-label", TEXT.byComponent(data.name));
    this.#options.show(
      this.#segments.map((segment, index) => [
        JSON.stringify([index, segment, this.#room(index), pen.shown(segment)]),
        () => this.#option(segment, index, pen),
      ]),
    );
    this.#list.hidden = this.#segments.length === 0;
    this.#end.replaceChildren(...present([pen.end()]));
    this.#pointOut();
    this.#markActive();
  }

  /**
   * @param {Segment} segment
   * @param {number} index
   * @param {Pen} pen
   */
  #option(segment, index, pen) {
    const text = h("span", { class: "chars" });
    text.append(...pen.segment(segment));
    const label = segment.label || (segment.part === "delimiter" ? "delimiter" : "");
    const spoken = LABELS[label] ?? label;
    const option = h(
      "span",
      {
        class: `segment part-${segment.part}`,
        role: "option",
        id: `${this.id}-${index}`,
        "data-index": index,
        "aria-selected": "false",
      },
      text,
      h("span", { class: "label" }, UNSAID.includes(label) ? h("span", { class: "visually-hidden" }, spoken) : spoken),
    );
    option.style.setProperty("--room", String(this.#room(index)));
    return option;
  }

  /**
   * How many columns behind a segment its label may use, so that labels seldom push the text apart.
   * @param {number} index
   */
  #room(index) {
    const next = this.#segments[index + 1];
    if (!next) return 6; // nothing to push: the longest name of a component has room
    return next.label === "" || UNSAID.includes(next.label) ? Math.min(12, next.end - next.start) : 0;
  }

  /** @param {PartName | null} part */
  #highlight(part) {
    for (const option of this.querySelectorAll(".segment")) {
      const segment = this.#segments[Number(option.getAttribute("data-index"))];
      const on = part !== null && segment?.part === part;
      if ((option.getAttribute("aria-selected") === "true") === on) continue;
      option.classList.toggle("lit", on);
      option.setAttribute("aria-selected", String(on));
    }
  }

  #markActive() {
    this.#list.setAttribute("aria-activedescendant", `${this.id}-${this.#active}`);
    for (const option of this.querySelectorAll(".segment")) {
      option.classList.toggle("active", option.getAttribute("data-index") === String(this.#active));
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const last = this.#segments.length - 1;
    const moves = { ArrowLeft: this.#active - 1, ArrowRight: this.#active + 1, Home: 0, End: last };
    const to = moves[/** @type {keyof typeof moves} */ (event.key)];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") this.#open(this.#segments[this.#active]);
    else if (to === undefined) return;
    else {
      this.#active = Math.max(0, Math.min(to, last));
      this.#markActive();
      this.#hover(this.#segments[this.#active]);
    }
    event.preventDefault();
  }

  /** @param {EventTarget | null} target */
  #click(target) {
    const segment = this.#segmentAt(target);
    if (!segment) return;
    this.#active = this.#segments.indexOf(segment);
    this.#markActive();
    const cell = target instanceof Element ? target.closest("[data-at]") : null;
    this.#open(segment, cell ? Number(cell.getAttribute("data-at")) : segment.start);
  }

  /**
   * @param {Segment | undefined} segment
   * @param {number} [position]
   */
  #open(segment, position) {
    if (!segment) return;
    if (this.#data?.isInput) this.#send("position-open", { position: position ?? segment.start });
    else if (segment.part !== "delimiter" && segment.part !== "skipped")
      this.#send("field-open", { part: segment.part });
  }

  /** @param {Segment | undefined} segment */
  #hover(segment) {
    const part = segment && segment.part !== "delimiter" && segment.part !== "skipped" ? segment.part : null;
    if (part !== (this.#data?.part ?? null)) this.#send("part-hover", { part });
  }

  /** @param {EventTarget | null} target */
  #segmentAt(target) {
    const option = target instanceof Element ? target.closest(".segment") : null;
    return option ? this.#segments[Number(option.getAttribute("data-index"))] : undefined;
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #send(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

/** Draws code points, with what marks them. */
class Pen {
  /**
   * @param {CodePoints} text
   * @param {Range[]} ranges
   * @param {StripData} data
   */
  constructor(text, ranges, data) {
    this.text = text;
    this.ranges = ranges;
    this.pointer = data.pointer;
    this.atEnd = data.atEnd;
    this.marks = marksOn(data.marks, ranges);
  }

  /**
   * A segment's nodes: runs of shown code points, and how many are not shown.
   * @param {Segment} segment
   */
  segment({ start, end }) {
    /** @type {Node[]} */
    const nodes = [];
    let at = start;
    for (const range of this.ranges) {
      const from = Math.max(start, range.start);
      const to = Math.min(end, range.end);
      if (from >= to) continue;
      if (from > at) nodes.push(elision(from - at));
      nodes.push(...this.#runs(from, to));
      at = to;
    }
    if (at < end) nodes.push(elision(end - at));
    return nodes;
  }

  /**
   * All that a segment's nodes depend on.
   * @param {Segment} segment
   */
  shown({ start, end }) {
    const ranges = this.ranges.filter((range) => range.start < end && start < range.end);
    const marks = [];
    for (const [name, map] of Object.entries(this.marks))
      for (const [at, mark] of map) if (start <= at && at < end) marks.push(name, at, mark);
    const pointed = this.pointer !== null && start <= this.pointer && this.pointer < end;
    const texts = ranges.map((range) => {
      const from = Math.max(start, range.start);
      const to = Math.min(end, range.end);
      return [from, to, this.text.slice(from, to)];
    });
    return [texts, marks, pointed && [this.pointer, this.atEnd]];
  }

  /** What is marked or pointed at behind the last code point. */
  end() {
    const { length } = this.text;
    const missing = this.marks.before.get(length);
    const pointed = this.pointer === length;
    if (!missing && !pointed) return null;
    return h("span", { class: "strip-end" }, missing ? caretGap(missing) : null, pointed ? endOfFile() : null);
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  #runs(from, to) {
    /** @type {Node[]} */
    const nodes = [];
    /** @type {{key: string, node: HTMLElement} | null} */
    let run = null;
    for (let at = from; at < to; at++) {
      const missing = this.marks.before.get(at);
      const eof = this.atEnd && this.pointer === at;
      if (missing) nodes.push(caretGap(missing));
      if (eof) nodes.push(endOfFile());
      const mark = this.marks.on.get(at);
      const key = mark ? `bad${mark.fatal ? " fatal" : ""}${mark.picked ? " picked" : ""}` : "";
      if (!run || run.key !== key || missing || eof) {
        /** @type {HTMLElement} */
        const node = h("span", { class: key });
        run = { key, node };
        nodes.push(node);
        if (mark?.picked) node.append(caret());
      }
      run.node.append(this.#cell(at));
    }
    return nodes;
  }

  /** @param {number} at */
  #cell(at) {
    const c = this.text.at(at);
    const hidden = isInvisible(c);
    const here = this.pointer === at && !this.atEnd;
    return h(
      "span",
      {
        class: present([hidden && "glyph", c === " " && "space", here && "here"]).join(" ") || null,
        "data-at": at,
        title: TEXT.cell(describeCodePoint(c), at, here),
      },
      hidden ? glyph(c) : c === " " ? "\u00b7" : c,
    );
  }
}

function endOfFile() {
  return h("span", { class: "here eof", title: TEXT.end }, "EOF");
}

function caret() {
  return h("span", { class: "caret", "aria-hidden": "true" }, `^${"~".repeat(400)}`);
}

/** @param {{fatal: boolean, picked: boolean}} mark */
function caretGap({ fatal, picked }) {
  return h(
    "span",
    { class: `missing bad${fatal ? " fatal" : ""}${picked ? " picked" : ""}`, title: TEXT.missing },
    picked ? caret() : null,
  );
}

/** @param {number} count */
function elision(count) {
  return h("span", { class: "elision" }, TEXT.elided(count));
}

/**
 * @param {StripData} a
 * @param {StripData} b
 */
function sameDrawing(a, b) {
  return (
    a.text === b.text &&
    a.parts === b.parts &&
    a.marks === b.marks &&
    a.pointer === b.pointer &&
    a.atEnd === b.atEnd &&
    a.absent === b.absent
  );
}
