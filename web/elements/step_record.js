// @ts-check
/** The URL record after one step, with what that step changed. In: data. Out: "part-hover" {part | null}. */
import { code, h, isSame, lightUp } from "../dom.js";
import { RECORD_FIELDS, fieldValue } from "../record_text.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").PartName} PartName */
/** @typedef {{step: Step | null, before: Snapshot | null, after: Snapshot | null, part: PartName | null}} StepRecordData */

export class StepRecord extends HTMLElement {
  static define(tag = "step-record") {
    customElements.define(tag, this);
  }

  /** @type {StepRecordData | null} */
  #data = null;

  connectedCallback() {
    this.addEventListener("pointerover", (event) => this.#hover(event.target));
    this.addEventListener("pointerleave", () => this.#send(null));
  }

  /** @param {StepRecordData} data */
  set data(data) {
    if (!isSame(this.#data, data, ["part", "before", "after"])) this.#draw(data);
    this.#data = data;
    lightUp(this, data.part);
  }

  /** @param {StepRecordData} data */
  #draw({ step, before, after }) {
    if (!step || !before || !after) {
      this.replaceChildren();
      return;
    }
    const rows = RECORD_FIELDS.map((field) => row(field, step, before, after));
    const caption = h("caption", { class: "visually-hidden" }, "URL record after this step");
    this.replaceChildren(h("table", { class: "record" }, caption, h("tbody", {}, ...rows)));
  }

  /** @param {EventTarget | null} target */
  #hover(target) {
    const row = target instanceof Element ? target.closest("tr[data-part]") : null;
    if (row) this.#send(row.getAttribute("data-part"));
  }

  /** @param {string | null} part */
  #send(part) {
    this.dispatchEvent(new CustomEvent("part-hover", { detail: { part }, bubbles: true }));
  }
}

/**
 * @param {typeof RECORD_FIELDS[number]} field
 * @param {Step} step
 * @param {Snapshot} before
 * @param {Snapshot} after
 */
function row(field, step, before, after) {
  const changed = step.changed !== undefined && field in step.changed;
  const mark = h(
    "span",
    {},
    h("span", { "aria-hidden": "true" }, " ●"),
    h("span", { class: "visually-hidden" }, " changed"),
  );
  const was = changed ? h("span", { class: "old" }, code(fieldValue(before.record, field)), " → ") : null;
  return h(
    "tr",
    { "data-part": field, class: `part-${field}${changed ? " changed" : ""}` },
    h("th", { scope: "row" }, field, changed ? mark : null),
    h("td", {}, was, code(fieldValue(after.record, field))),
  );
}
