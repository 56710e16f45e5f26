// @ts-check
/** Why the input is valid to write, or not: the production that fails, and where. In: data; null hides it. */
import { visibleText } from "../text/code_points.js";
import { h, isSame, named, standardLink } from "../dom.js";
import { rangeText } from "../wording.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../types.js").Validity} Validity */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../text/positions.js").CodePoints} CodePoints */
/** @typedef {{validity: Validity, text: CodePoints, units: View["units"]}} ValidityData */

export class ValidityNote extends HTMLElement {
  /** @type {ValidityData | null} */
  #data = null;

  static define(tag = "validity-note") {
    customElements.define(tag, this);
  }

  /** @param {ValidityData | null} data */
  set data(data) {
    this.hidden = data === null;
    if (data === null || isSame(this.#data, data)) return;
    this.#data = data;
    const { validity } = data;
    this.replaceChildren(
      h("p", {}, validity.verdict),
      ...(validity.valid ? [] : [failure(data)]),
      h("p", { class: "soft" }, aside(validity)),
    );
  }
}

/** @param {ValidityData} data */
function failure({ validity, text, units }) {
  const { production, anchor, message } = validity;
  return h(
    "p",
    {},
    ...PAGE.writing.failure(
      production === null ? PAGE.writing.validUrlString : standardLink(anchor ?? "", named(production)),
      rangeText(validity, text, units),
      h("bdi", {}, visibleText(message)),
    ),
  );
}

/** @param {Validity} validity */
function aside({ valid }) {
  return valid ? PAGE.writing.about : PAGE.writing.aboutPlace;
}
