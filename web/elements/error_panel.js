// @ts-check
/** The validation errors, in the order they arose. In: data. Out: "error-choose" {index}, "units-change" {units}. */
import { visibleText } from "../text/code_points.js";
import { code, h, isSame, named, standardLink } from "../dom.js";
import { redraw, write } from "../kept_nodes.js";
import { TRACE } from "../messages/trace.js";
import { errorPlace, listCount, rangeText } from "../wording.js";

/** @typedef {import("../types.js").ErrorReport} ErrorReport */
/** @typedef {import("../types.js").ErrorEntry} ErrorEntry */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../text/positions.js").CodePoints} CodePoints */
/**
 * @typedef {object} ErrorsData
 * @property {ErrorReport[] | null} errors null while there is no answer
 * @property {number} count how many there are, also where not all of them are given
 * @property {string} absent why there is none
 * @property {CodePoints} text what positions refer to
 * @property {string} remark whose errors they are, where that is not plain
 * @property {ErrorReport[]} baseErrors
 * @property {Map<string, ErrorEntry>} entries what the Standard says about each name
 * @property {number | null} chosen
 * @property {View["units"]} units
 */

const TEXT = TRACE.errors;
const SHOWN = 200;
const AROUND = 14;

export class ErrorPanel extends HTMLElement {
  #count = h("small");
  #list = h("ol", { class: "errors" });
  #rest = h("p", { class: "soft" });
  #base = h("div", { class: "base-errors" });
  #units = h("input", { type: "checkbox", id: "units" });
  /** @type {ErrorsData | null} */
  #data = null;

  static define(tag = "error-panel") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    const units = h("label", { class: "choice units" }, this.#units, TEXT.utf16);
    const scroll = h(
      "div",
      { class: "panel-scroll", tabindex: 0, role: "region", "aria-label": TEXT.label },
      this.#list,
      this.#rest,
      this.#base,
    );
    this.replaceChildren(h("h2", { id: "errors-title" }, `${TEXT.title} `, this.#count), scroll, units);
    this.#units.addEventListener("change", () =>
      this.#send("units-change", { units: this.#units.checked ? "utf-16" : "code-points" }),
    );
  }

  /** @param {ErrorsData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    const { errors, baseErrors, chosen } = data;
    const again = this.#data?.errors === errors;
    this.#data = data;
    this.#units.checked = data.units === "utf-16";
    const shown = (errors ?? []).slice(0, SHOWN);
    write(this.#count, errors ? `${listCount(data.count, shown.length)} ${data.remark}`.trim() : "");
    const focused = document.activeElement?.closest(".errors button")?.getAttribute("data-index");
    redraw(this.#list, shown.map((error, index) => this.#item(error, index, data)));
    if (focused && again) this.#button(Number(focused))?.focus({ preventScroll: true });
    if (chosen !== null && again) this.#button(chosen)?.scrollIntoView({ block: "nearest" });
    write(this.#rest, errors ? this.#remark(data.count, shown.length) : data.absent);
    redraw(this.#base, this.#baseErrors(baseErrors));
  }

  /** @param {number} index */
  #button(index) {
    return /** @type {HTMLElement | null} */ (this.#list.querySelector(`[data-index="${index}"]`));
  }

  /**
   * @param {number} count
   * @param {number} shown
   */
  #remark(count, shown) {
    if (count === 0) return TEXT.none;
    return count > shown ? TEXT.more(count - shown) : "";
  }

  /**
   * @param {ErrorReport} error
   * @param {number} index
   * @param {ErrorsData} data
   */
  #item(error, index, { text, units, entries, chosen }) {
    const entry = entries.get(error.name);
    const button = h(
      "button",
      {
        type: "button",
        class: error.fatal ? "error fatal" : "error",
        "data-index": index,
        "aria-pressed": index === chosen,
      },
      h(
        "span",
        { class: "error-head" },
        h("span", { class: "name", translate: "no" }, error.name),
        error.fatal ? h("span", { class: "badge" }, TEXT.fatal) : null,
      ),
      h("span", { class: "place" }, `${rangeText(error, text, units)} · ${errorPlace(error)}`),
      excerpt(error, text),
    );
    button.addEventListener("click", () => this.#send("error-choose", { index }));
    const about = h(
      "p",
      { class: "about" },
      error.detail ? h("strong", {}, TEXT.here(visibleText(error.detail))) : null,
      entry ? `${entry.description} ` : null,
      entry ? standardLink(entry.anchor, ...TEXT.section(named(entry.section))) : null,
    );
    return h("li", {}, button, about);
  }

  /** @param {ErrorReport[]} errors */
  #baseErrors(errors) {
    if (errors.length === 0) return [];
    const names = errors.slice(0, SHOWN).map(({ name, fatal }) => h("li", {}, code(name), fatal ? ` ${TEXT.fatal}` : null));
    const rest = errors.length > SHOWN ? h("p", { class: "soft" }, TEXT.moreOfTheBase) : null;
    return [h("h3", {}, TEXT.baseTitle), h("ul", {}, ...names), ...(rest ? [rest] : [])];
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
 * The place with what stands around it.
 * @param {ErrorReport} error
 * @param {CodePoints} text
 */
function excerpt({ start, end }, text) {
  const from = Math.max(0, start - AROUND);
  const shownEnd = Math.min(end, start + 40);
  const to = Math.min(text.length, shownEnd + AROUND);
  return h(
    "span",
    { class: "excerpt", translate: "no", dir: "ltr" },
    from > 0 ? "…" : "",
    visibleText(text.slice(from, start)),
    h(
      "span",
      { class: "bad" },
      start === end ? "\u2038" : visibleText(text.slice(start, shownEnd)),
      shownEnd < end ? "…" : "",
    ),
    visibleText(text.slice(shownEnd, to)),
    to < text.length ? "…" : "",
  );
}
