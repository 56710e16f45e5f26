// @ts-check
/** Which percent-encode sets hold one code point. In: data. Out: "point-type" {c}. */
import { glyph, isInvisible, isMark } from "../text/code_points.js";
import { code, h, isSame, named, standardLink } from "../dom.js";
import { BYTES } from "../messages/bytes.js";
import { codePointFrom } from "../text/typed_code_point.js";

/** @typedef {import("../types.js").SetsAnswer} SetsAnswer */
/** @typedef {{answer: SetsAnswer | null, absent: string}} SetsData */

const TEXT = BYTES.sets;

export class EncodeSets extends HTMLElement {
  #field = h("input", {
    id: "another-point",
    autocomplete: "off",
    spellcheck: "false",
    autocapitalize: "off",
    translate: "no",
    dir: "ltr",
    placeholder: "U+00E9",
  });
  #body = h("div", {
    class: "panel-scroll",
    tabindex: 0,
    role: "region",
    "aria-label": TEXT.region,
  });
  /** @type {SetsData | null} */
  #data = null;

  static define(tag = "encode-sets") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    const choice = h(
      "span",
      { class: "choice" },
      h("label", { for: "another-point" }, h("span", { class: "visually-hidden" }, `${TEXT.title} `), TEXT.of),
      this.#field,
    );
    this.replaceChildren(
      h("div", { class: "panel-head" }, h("h2", { id: "encode-sets-title" }, TEXT.title), choice),
      this.#body,
    );
    this.#field.addEventListener("input", () => {
      const c = codePointFrom(this.#field.value);
      if (c !== null) this.dispatchEvent(new CustomEvent("point-type", { detail: { c }, bubbles: true }));
    });
    this.#field.addEventListener("blur", () => (this.#field.value = ""));
  }

  /** @param {SetsData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    const { answer, absent } = data;
    if (!answer) {
      this.#body.replaceChildren(h("p", { class: "absent" }, absent));
      return;
    }
    const { c, point, sets } = answer;
    const shown = isInvisible(c)
      ? h("span", { class: "glyph" }, glyph(c))
      : h("bdi", {}, isMark(c) ? `\u25cc${c}` : c === " " ? "\u00b7" : c);
    const rows = sets.map(({ name, anchor, contains }) =>
      h(
        "tr",
        { class: contains ? "contained" : null },
        h("th", { scope: "row" }, standardLink(anchor, named(name.replace(/ percent-encode set$/, "")))),
        h("td", {}, contains ? TEXT.yes : TEXT.no),
      ),
    );
    this.#body.replaceChildren(
      h(
        "p",
        { class: "point-head" },
        h("span", { class: "big", translate: "no" }, shown),
        " ",
        code(point.notation),
        " ",
        named(point.name),
      ),
      h("table", { class: "facts-table sets" }, h("tbody", {}, ...rows)),
    );
  }
}
