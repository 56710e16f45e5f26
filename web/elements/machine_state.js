// @ts-check
/**
 * The machine at one step: state, pointer, c, buffer, flags and errors.
 * In: data. Out: "error-choose" {index}, "break-toggle" {state}.
 */
import { describeCodePoint, isInvisible } from "../text/code_points.js";
import { code, h, icon, isSame, named, standardLink } from "../dom.js";
import { redraw } from "../kept_nodes.js";
import { quoted } from "../trace/record_text.js";
import { TRACE } from "../messages/trace.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").FlagName} FlagName */
/** @typedef {import("../types.js").ErrorReport} ErrorReport */
/**
 * @typedef {object} MachineData
 * @property {Step | null} step
 * @property {Snapshot | null} before
 * @property {Snapshot | null} after
 * @property {Map<string, string>} anchors state name to its section in the Standard
 * @property {ErrorReport[]} errors
 * @property {string} absent why there is no step
 * @property {boolean} breakpoint whether play stops in this state
 */

/** @type {[FlagName, string][]} */
const FLAGS = [
  ["at_sign_seen", "atSignSeen"],
  ["inside_brackets", "insideBrackets"],
  ["password_token_seen", "passwordTokenSeen"],
];
const TEXT = TRACE.machine;

export class MachineState extends HTMLElement {
  /** @type {MachineData | null} */
  #data = null;

  static define(tag = "machine-state") {
    customElements.define(tag, this);
  }

  /** @param {MachineData} data */
  set data(data) {
    if (isSame(this.#data, data, ["before", "after"])) return;
    this.#data = data;
    const { step, before, after } = data;
    if (!step || !before || !after) {
      this.replaceChildren(h("p", { class: "absent" }, data.absent || TRACE.noStep));
      return;
    }
    redraw(this, [
      h(
        "dl",
        { class: "machine" },
        ...row(TEXT.state, this.#state(step, data)),
        ...row("c", this.#c(step.c)),
        ...row("pointer", pointer(step)),
        ...row("buffer", change(before.buffer, after.buffer)),
        ...row(TEXT.flags, flags(step, after)),
        ...(step.errors?.length ? row(TEXT.reports, this.#errors(step.errors, data.errors)) : []),
      ),
    ]);
  }

  /**
   * @param {Step} step
   * @param {MachineData} data
   */
  #state(step, { anchors, breakpoint }) {
    const stop = h(
      "button",
      {
        type: "button",
        class: "break",
        "data-state": step.state,
        "aria-pressed": breakpoint,
        "aria-label": TEXT.breakPoint(step.state),
        title: TEXT.breakTitle,
      },
      icon("break"),
    );
    stop.addEventListener("click", () => this.#send("break-toggle", { state: step.state }));
    const next = step.end
      ? h("span", { class: step.end === "failure" ? "fails" : "soft" }, `→ ${TEXT.ends[step.end]}`)
      : step.next_state === step.state
        ? null
        : h("span", {}, "→ ", stateLink(step.next_state, anchors));
    return h(
      "span",
      { class: "state-line" },
      stateLink(step.state, anchors),
      stop,
      next,
    );
  }

  /** @param {string | null} c */
  #c(c) {
    if (c === null) return h("span", {}, code("EOF"), h("span", { class: "soft" }, TEXT.end));
    return h(
      "span",
      {},
      isInvisible(c) ? null : code(`"${c}"`),
      " ",
      h("span", { class: "soft" }, describeCodePoint(c)),
    );
  }

  /**
   * @param {number[]} indices
   * @param {ErrorReport[]} errors
   */
  #errors(indices, errors) {
    const buttons = indices.map((index) => {
      const error = errors[index];
      const look = error?.fatal ? "link fatal" : "link";
      const button = h("button", { type: "button", class: look, "data-index": index }, error?.name ?? "");
      button.addEventListener("click", () => this.#send("error-choose", { index }));
      return h("span", { class: "reported" }, button, error?.fatal ? TEXT.fatal : null);
    });
    return h("span", {}, ...buttons);
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
 * @param {string} name
 * @param {Node} value
 */
function row(name, value) {
  return [h("dt", {}, name), h("dd", {}, value)];
}

/**
 * @param {string} name
 * @param {Map<string, string>} anchors
 */
function stateLink(name, anchors) {
  return standardLink(anchors.get(name) ?? "", ...TRACE.state(named(name)));
}

/** @param {Step} step */
function pointer(step) {
  const where = step.position === step.pointer ? "" : TEXT.inInput(step.position);
  const next =
    step.end || step.next_pointer === step.pointer + 1
      ? ""
      : step.next_pointer === step.pointer
        ? TEXT.stays
        : TEXT.next(step.next_pointer);
  return h("span", {}, code(step.pointer), h("span", { class: "soft" }, where, next));
}

/**
 * @param {string} before
 * @param {string} after
 */
function change(before, after) {
  if (before === after) return code(quoted(after));
  return h(
    "span",
    { class: "change" },
    h("span", { class: "old" }, code(quoted(before))),
    " → ",
    h("ins", {}, code(quoted(after))),
  );
}

/**
 * @param {Step} step
 * @param {Snapshot} after
 */
function flags(step, after) {
  const chips = FLAGS.map(([name, label]) => {
    const changed = step.flags?.[name] !== undefined;
    const sign = after[name] ? "✓" : "–";
    return h(
      "span",
      { class: `flag${after[name] ? " on" : ""}${changed ? " changed" : ""}` },
      `${label} `,
      h("span", { "aria-hidden": "true" }, changed ? `${sign} ●` : sign),
      h("span", { class: "visually-hidden" }, TEXT.flag(after[name], changed)),
    );
  });
  return h("span", { class: "flags" }, ...chips);
}
