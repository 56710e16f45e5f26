// @ts-check
/** One edit: what is set or called, and what came of it. */
import { visibleText } from "../text/code_points.js";
import { h, named, standardLink } from "../dom.js";
import { EDITS } from "../messages/edits.js";
import { CodePoints } from "../text/positions.js";
import { rangeText } from "../wording.js";
import { EscapedField } from "../fields/escaped_field.js";
import { markedHref } from "./href.js";
import { stageDifferences } from "./native_edits.js";
import { MEMBERS, PARAMETERS, isCall } from "./notation.js";

/** @typedef {import("../types.js").EditReport} EditReport */
/** @typedef {import("../types.js").EditStage} EditStage */
/** @typedef {import("./notation.js").Edit} Edit */
/** @typedef {import("./native_edits.js").NativeStage} NativeStage */
/**
 * @typedef {object} RowActs
 * @property {(member: string) => void} member
 * @property {(index: number, value: string) => void} argument
 * @property {(given: boolean) => void} second whether searchParams.delete is given a value
 * @property {(by: number) => void} move
 * @property {() => void} remove
 * @property {() => void} toggle the steps
 */
/**
 * @typedef {object} RowData
 * @property {number} index
 * @property {number} count of all edits
 * @property {Edit} edit
 * @property {EditReport | null} report
 * @property {EditStage | null} before
 * @property {NativeStage | null} native the browser's URL after the edit
 * @property {NativeStage | null} nativeBefore
 * @property {string} browser
 * @property {boolean} open
 * @property {HTMLElement | null} trace
 */

const TEXT = EDITS.row;
const SIGNS = Object.freeze({ changed: "✓", partly: "◐", unchanged: "–", threw: "✗" });

export class EditRow {
  #member = h("select", {}, ...MEMBERS.map((member) => h("option", { value: member }, member)));
  #operator = h("span", { class: "operator", "aria-hidden": "true" });
  #closing = h("span", { class: "operator", "aria-hidden": "true" });
  #fields;
  #second = h("input", { type: "checkbox" });
  #secondBox = h("label", { class: "choice" }, this.#second, TEXT.withThisValue);
  #up = h("button", { type: "button", class: "quiet" }, "↑");
  #down = h("button", { type: "button", class: "quiet" }, "↓");
  #remove = h("button", { type: "button", class: "quiet" }, "✕");
  #number = h("span", { class: "edit-number", "aria-hidden": "true" });
  #result = h("div", { class: "edit-result" });
  #open = h("button", { type: "button", class: "quiet open-steps" });
  #traceBox = h("div", { class: "edit-trace-box" });
  place;
  /** @type {RowData | null} */
  #data = null;

  /** @param {RowActs} acts */
  constructor(acts) {
    this.#fields = [0, 1].map((index) => new EscapedField("", (value) => acts.argument(index, value)));
    this.#member.addEventListener("change", () => acts.member(this.#member.value));
    this.#second.addEventListener("change", () => acts.second(this.#second.checked));
    this.#up.addEventListener("click", () => acts.move(-1));
    this.#down.addEventListener("click", () => acts.move(1));
    this.#remove.addEventListener("click", () => acts.remove());
    this.#open.addEventListener("click", () => acts.toggle());
    const [first, second] = /** @type {[EscapedField, EscapedField]} */ (this.#fields);
    this.place = h(
      "li",
      { class: "edit" },
      h(
        "div",
        { class: "edit-form" },
        this.#number,
        h("span", { class: "edit-member" }, h("code", { "aria-hidden": "true" }, "url."), this.#member),
        h("span", { class: "edit-values" }, this.#operator, first.input, this.#secondBox, second.input, this.#closing),
        h("span", { class: "edit-buttons row-buttons" }, this.#up, this.#down, this.#remove),
      ),
      first.note,
      second.note,
      this.#result,
      this.#traceBox,
    );
  }

  /** Moves focus to what this row is about. */
  focus() {
    const [first] = this.#fields;
    if (first && !first.input.hidden) first.input.focus();
    else this.#member.focus();
  }

  /** @param {"up" | "down" | "remove"} which */
  focusButton(which) {
    ({ up: this.#up, down: this.#down, remove: this.#remove })[which].focus();
  }

  /** @param {RowData} data */
  set data(data) {
    const before = this.#data;
    this.#data = data;
    if (before?.edit !== data.edit || before.index !== data.index || before.count !== data.count) this.#drawForm(data);
    const fields = /** @type {const} */ (["report", "before", "native", "browser", "index", "open"]);
    if (!before || fields.some((field) => before[field] !== data[field])) this.#drawResult(data);
    if (before?.trace !== data.trace) this.#traceBox.replaceChildren(...(data.trace ? [data.trace] : []));
  }

  /** @param {RowData} data */
  #drawForm({ index, count, edit }) {
    const at = index + 1;
    this.#number.textContent = String(index + 1);
    this.#member.value = edit.member;
    this.#member.setAttribute("aria-label", TEXT.member(at));
    this.#operator.textContent = isCall(edit.member) ? "(" : "=";
    this.#closing.textContent = isCall(edit.member) ? ")" : "";
    const names = PARAMETERS[edit.member] ?? [];
    this.#fields.forEach((field, place) => {
      const given = edit.arguments[place];
      field.input.hidden = given === undefined;
      field.note.hidden = given === undefined;
      const name = names[place];
      field.name(TEXT.field(name ?? "nothing", at));
      field.value = given ?? "";
      field.input.placeholder = !isCall(edit.member) ? TEXT.empty : name ? TEXT.parameters[name] : "";
    });
    const optional = edit.member === "searchParams.delete";
    this.#secondBox.hidden = !optional;
    this.#second.checked = edit.arguments.length > 1;
    for (const [button, name, off] of /** @type {const} */ ([
      [this.#up, TEXT.up(at), index === 0],
      [this.#down, TEXT.down(at), index === count - 1],
      [this.#remove, TEXT.remove(at), false],
    ])) {
      button.setAttribute("aria-label", name);
      button.title = name;
      button.setAttribute("aria-disabled", String(off));
    }
  }

  /** @param {RowData} data */
  #drawResult({ report, before, native, nativeBefore, browser, open, index }) {
    const held = this.#result.contains(document.activeElement);
    if (!report || !before) {
      this.#result.replaceChildren(h("p", { class: "absent" }, TEXT.noAnswer));
      return;
    }
    const found = nativeFinding(report, before, native, nativeBefore);
    this.#open.textContent = (open ? TEXT.hide : TEXT.show)(report.steps ?? 0);
    this.#open.setAttribute("aria-expanded", String(open));
    this.#open.setAttribute("aria-label", TEXT.ofEdit(this.#open.textContent, index + 1));
    this.#result.replaceChildren(
      ...hrefLines(report, before),
      h("p", { class: "edit-line" }, outcome(report), nativeFact(found, browser)),
      ...[why(report), note(report), ...nativeLines(found, native, browser), ...errorLines(report)].filter(
        (line) => line !== null,
      ),
      ...(report.steps === null ? [] : [h("p", {}, this.#open)]),
    );
    if (held) this.#open.focus({ preventScroll: true });
  }
}

/**
 * @param {EditReport} report
 * @param {EditStage} before
 */
function hrefLines(report, before) {
  const { changed } = report;
  const line = (/** @type {string} */ name, /** @type {Node} */ href) =>
    h("p", { class: "href-line" }, h("span", { class: "row-name" }, name), href);
  const after = line(TEXT.after, markedHref(report.api.href, report.parts, changed, "ins"));
  if (changed.length === 0) return [after];
  return [line(TEXT.before, markedHref(before.api.href, before.parts, changed, "del")), after];
}

/** @param {EditReport} report */
function outcome({ outcome: kind, changed }) {

  return h(
    "span",
    { class: `fact edit-outcome ${kind}` },
    h("span", { class: "sign", "aria-hidden": "true" }, SIGNS[kind]),
    TEXT.outcomeOf(TEXT.outcomes[kind], changed),
  );
}

/** @typedef {{differing: string[], earlier: string[]} | null} Finding what differs now, and what did so before */

/**
 * @param {EditReport} report
 * @param {EditStage} before
 * @param {NativeStage | null} native
 * @param {NativeStage | null} nativeBefore
 * @returns {Finding} null where the browser has no URL
 */
function nativeFinding(report, before, native, nativeBefore) {
  if (!native || !nativeBefore) return null;
  return { differing: stageDifferences(report, native), earlier: stageDifferences(before, nativeBefore) };
}

/** @param {Finding} found */
function isNew(found) {
  return found !== null && found.differing.some((member) => !found.earlier.includes(member));
}

/**
 * @param {Finding} found
 * @param {string} browser
 */
function nativeFact(found, browser) {
  if (!found) return h("span", { class: "fact" }, TEXT.notParsed(browser));
  const differing = found.differing.map((member) => (member === "throws" ? TEXT.throwing : member));
  const sign = h("span", { class: "sign", "aria-hidden": "true" }, differing.length === 0 ? "=" : "≠");
  if (differing.length === 0) return h("span", { class: "fact" }, sign, TEXT.same(browser));
  if (isNew(found)) return h("span", { class: "fact strong" }, sign, TEXT.differs(browser, differing));
  return h("span", { class: "fact" }, sign, TEXT.differedBefore(browser, differing));
}

/**
 * @param {Finding} found
 * @param {NativeStage | null} native
 * @param {string} browser
 */
function nativeLines(found, native, browser) {
  if (!native || !isNew(found)) return [];
  const href = h("code", { class: "href", translate: "no", dir: "ltr" }, native.api.href);
  const threw = native.threw ? [" ", h("span", {}, TEXT.threw(native.threw))] : [];
  return [h("p", { class: "href-line theirs" }, h("span", { class: "row-name" }, browser), h("span", {}, href, ...threw))];
}

/** @param {EditReport} report */
function why({ reason }) {
  if (!reason) return null;
  const place =
    reason.algorithm && reason.anchor
      ? [" ", standardLink(reason.anchor, ...TEXT.placeInStandard(named(reason.algorithm), String(reason.step)))]
      : [];
  return h("p", { class: "edit-why" }, visibleText(reason.sentence), ...place);
}

/** @param {EditReport} report */
function note({ note: text }) {
  return text === null ? null : h("p", { class: "row-note" }, visibleText(text));
}

/** @param {EditReport} report */
function errorLines({ errors, arguments: given }) {
  const value = new CodePoints(given[0] ?? "");
  return errors.map((error) =>
    h(
      "p",
      { class: `row-note edit-error${error.fatal ? " wrong" : ""}` },
      error.fatal ? "✗ " : "⚠ ",
      named(error.name),
      " ",
      h("span", { class: "soft" }, TEXT.ofTheValue(rangeText(error, value, "code-points"))),
    ),
  );
}
