// @ts-check
/**
 * The pattern against the URL, component by component. In: data {answer, text, absent}. Out: "pattern-open" to see more.
 */
import { visibleText } from "../text/code_points.js";
import { code, h, isSame, present } from "../dom.js";
import { redraw, write } from "../kept_nodes.js";
import { givenPieces, patternPieces } from "../pattern_panel/pattern_pieces.js";
import { errorNote, inputText, matchSign, pieceCode, unmatchedGroups } from "../pattern_panel/pattern_rows.js";
import { bannedText, outcome, outcomeSentence } from "../pattern_panel/pattern_text.js";
import { PART_OF } from "../trace/record_text.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../types.js").PatternAnswer} PatternAnswer */
/** @typedef {import("../types.js").PatternComponent} PatternComponent */
/** @typedef {{answer: PatternAnswer | null, text: import("../text/positions.js").CodePoints | null, absent: string}} PanelData */

export class PatternPanel extends HTMLElement {
  #outcome = h("small", { id: "pattern-outcome" });
  #more = h("button", { type: "button", class: "link" }, PAGE.pattern.explain);
  #body = h("div", { class: "panel-scroll", tabindex: 0, role: "region", "aria-label": PAGE.pattern.label });
  /** @type {PanelData | null} */
  #data = null;

  static define(tag = "pattern-panel") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(
      h("div", { class: "title-row" }, h("h2", { id: "pattern-title" }, "URLPattern ", this.#outcome), this.#more),
      this.#body,
    );
    this.#more.setAttribute("aria-label", PAGE.pattern.explainPattern);
    this.#more.addEventListener("click", () => this.dispatchEvent(new CustomEvent("pattern-open", { bubbles: true })));
    this.addEventListener("pointerover", (event) => this.#lightUp(event.target));
    this.addEventListener("pointerleave", () => this.#lightUp(null));
  }

  /** @param {PanelData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    const { answer, text, absent } = data;
    const found = outcome(answer);
    write(this.#outcome, found ? `${found.sign} ${found.text}`.trim() : "");
    this.#outcome.className = answer ? `outcome-${answer.outcome}` : "";
    this.#more.hidden = answer === null;
    redraw(this.#body, answer ? present(body(answer, text)) : [h("p", { class: "absent" }, absent)]);
  }

  /**
   * A group and the piece of the pattern that made it light up together.
   * @param {EventTarget | null} target
   */
  #lightUp(target) {
    const piece = target instanceof Element ? target.closest("[data-part-index]") : null;
    const row = piece?.closest(".pattern-row");
    for (const other of this.querySelectorAll("[data-part-index]")) {
      const same = other.getAttribute("data-part-index") === piece?.getAttribute("data-part-index");
      other.classList.toggle("lit", same && other.closest(".pattern-row") === row);
    }
  }
}

/**
 * @param {PatternAnswer} answer
 * @param {PanelData["text"]} text
 */
function body(answer, text) {
  const { outcome, error, components, as_components: asComponents } = answer;
  if (outcome === "not-compiled" && error) return [errorNote(error, text)];
  const banned = bannedText(answer.has_regexp_groups);
  return [
    outcome === "input-failure" ? h("p", { class: "row-note" }, outcomeSentence(answer)) : null,
    h("ul", { class: "pattern-rows" }, ...components.map(row)),
    asComponents
      ? h("p", { class: "row-note" }, PAGE.pattern.asComponents)
      : null,
    banned ? h("p", { class: "row-note" }, banned) : null,
  ];
}

/** @param {PatternComponent} component */
function row(component) {
  const { name, source, matched, mismatch, pattern } = component;
  const plain = source === "default" && pattern === "*";
  return h(
    "li",
    { class: `pattern-row part-${PART_OF[name]}${plain ? " plain-row" : ""}${matched === false ? " failed" : ""}` },
    matchSign(matched),
    h("span", { class: "row-name" }, name),
    h(
      "span",
      { class: "row-pattern" },
      plain ? code("*") : pieceCode(component.given === null ? patternPieces(component) : givenPieces(component)),
      " ",
      h("small", {}, PAGE.pattern.sources[source]),
    ),
    h("span", { class: "row-input" }, inputText(component, plain)),
    unmatchedGroups(component),
    mismatch ? h("p", { class: "row-note wrong" }, visibleText(mismatch.message)) : null,
  );
}
