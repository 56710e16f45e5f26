// @ts-check
/** The list of published confusions, each a button. */
import { code, h, named } from "../dom.js";
import { ENGINES } from "../messages/engines.js";
import { escapeText } from "../text/escapes.js";
import { ALL_CONFUSIONS, CONFUSIONS } from "./confusions.js";

/** @typedef {import("./confusions.js").Confusion} Confusion */

const TEXT = ENGINES.confusions;

export class ConfusionList {
  #buttons;
  element;

  /** @param {(confusion: Confusion) => void} choose */
  constructor(choose) {
    this.#buttons = new Map(ALL_CONFUSIONS.map((confusion) => [confusion, button(confusion, choose)]));
    const topics = CONFUSIONS.map(({ topic, confusions }) =>
      h(
        "section",
        {},
        h("h3", {}, topic),
        h("ul", {}, ...confusions.map((confusion) => h("li", {}, this.#buttons.get(confusion)))),
      ),
    );
    this.element = h(
      "section",
      { class: "panel confusions", "aria-labelledby": "confusions-title" },
      h("h2", { id: "confusions-title" }, `${TEXT.title} `, h("small", {}, TEXT.toTry(ALL_CONFUSIONS.length))),
      h(
        "div",
        { class: "confusion-topics", tabindex: 0, role: "region", "aria-label": TEXT.title },
        ...topics,
      ),
    );
  }

  /** @param {{input: string, base: string | null}} asked */
  paint({ input, base }) {
    for (const [confusion, button] of this.#buttons) {
      const chosen = confusion.input === input && confusion.base === base;
      button.setAttribute("aria-pressed", String(chosen));
    }
  }
}

/**
 * @param {Confusion} confusion
 * @param {(confusion: Confusion) => void} choose
 */
function button(confusion, choose) {
  const { id, input, base, about, source } = confusion;
  const node = h(
    "button",
    { type: "button", class: "example", "data-confusion": id },
    code(escapeText(input)),
    base === null ? "" : h("span", { class: "with-base" }, ...TEXT.base(code(base))),
    h("span", { class: "about" }, `${about} · `, named(source)),
  );
  node.addEventListener("click", () => choose(confusion));
  return node;
}
