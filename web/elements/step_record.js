// @ts-check
/** The URL record after one step, with what that step changed. In: data. Out: "part-hover" {part | null}. */
import { code, h, isSame, lightUp } from "../dom.js";
import { KeptNodes, arrange } from "../kept_nodes.js";
import { RECORD_FIELDS, fieldValue } from "../trace/record_text.js";
import { TRACE } from "../messages/trace.js";

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
  #body = h("tbody");
  #rows = new KeptNodes(this.#body);
  #table = h(
    "table",
    { class: "record" },
    h("caption", { class: "visually-hidden" }, TRACE.machine.record),
    this.#body,
  );

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
    this.#rows.show(
      RECORD_FIELDS.map((field) => {
        const changed = step.changed !== undefined && field in step.changed;
        const was = changed ? fieldValue(before.record, field) : null;
        const now = fieldValue(after.record, field);
        return [JSON.stringify([field, was, now]), () => row(field, was, now)];
      }),
    );
    arrange(this, [this.#table]);
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
 * @param {string | null} was before this step, if it changed that
 * @param {string} now
 */
function row(field, was, now) {
  const changed = was !== null;
  const mark = h(
    "span",
    {},
    h("span", { "aria-hidden": "true" }, " ●"),
    h("span", { class: "visually-hidden" }, TRACE.machine.changed),
  );
  const old = changed ? h("span", { class: "old" }, code(was), " → ") : null;
  return h(
    "tr",
    { "data-part": field, class: `part-${field}${changed ? " changed" : ""}` },
    h("th", { scope: "row" }, field, changed ? mark : null),
    h("td", {}, old, code(now)),
  );
}
