// @ts-check
/**
 * Each component of the pattern: its parts beside the pattern, the regular expression and the input; what belongs
 * together lights up together. In: data {answer, absent}; pointed. Out: "part-point" {pointed}.
 */
import { visibleText } from "../text/code_points.js";
import { code, h, isSame, named, present } from "../dom.js";
import { PATTERN } from "../messages/pattern.js";
import { givenPieces, patternPieces, regexpPieces } from "../pattern_panel/pattern_pieces.js";
import { errorNote, inputText, matchSign, pieceCode, unmatchedGroups } from "../pattern_panel/pattern_rows.js";
import { bannedText, outcomeSentence } from "../pattern_panel/pattern_text.js";
import { constructorCall, delimiterOf, partText } from "../pattern_panel/pattern_words.js";
import { CodePoints } from "../text/positions.js";
import { PART_OF } from "../trace/record_text.js";

/** @typedef {import("../types.js").PatternAnswer} PatternAnswer */
/** @typedef {import("../types.js").PatternComponent} PatternComponent */
/** @typedef {import("../types.js").PatternPart} PatternPart */
/** @typedef {{component: string, part: number} | null} Pointed */
/** @typedef {{answer: PatternAnswer | null, absent: string}} ComponentsData */

const TEXT = PATTERN.components;

export class PatternComponents extends HTMLElement {
  /** @type {ComponentsData | null} */
  #data = null;
  #outcome = h("p", { class: "sentence", id: "components-outcome" });
  #call = h("p", { class: "call" });
  #list = h("div", { class: "component-cards" });

  static define(tag = "pattern-components") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(
      h("h2", { class: "visually-hidden", id: "components-title" }, TEXT.title),
      this.#outcome,
      this.#call,
      this.#list,
    );
    this.addEventListener("pointerover", (event) => this.#point(event.target));
    this.addEventListener("focusin", (event) => this.#point(event.target));
    this.addEventListener("pointerleave", () => this.#point(null));
    this.addEventListener("focusout", () => this.#point(null));
  }

  /** @param {ComponentsData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    const { answer, absent } = data;
    this.#outcome.textContent = answer ? outcomeSentence(answer) : absent;
    this.#outcome.hidden = answer?.outcome === "not-compiled"; // its note says the same, and where
    this.#outcome.className = answer ? `sentence outcome-${answer.outcome}` : "absent";
    this.#call.replaceChildren(...(answer ? [code(constructorCall(answer))] : []));
    this.#list.replaceChildren(...(answer ? cards(answer) : []));
  }

  /** @param {Pointed} pointed */
  set pointed(pointed) {
    for (const node of this.querySelectorAll("[data-part-index]")) {
      const card = node.closest("[data-component]")?.getAttribute("data-component");
      const lit = card === pointed?.component && node.getAttribute("data-part-index") === String(pointed?.part);
      node.classList.toggle("lit", lit);
    }
  }

  /** @param {EventTarget | null} target */
  #point(target) {
    const node = target instanceof Element ? target.closest("[data-part-index]") : null;
    const component = node?.closest("[data-component]")?.getAttribute("data-component");
    const pointed = node && component ? { component, part: Number(node.getAttribute("data-part-index")) } : null;
    this.dispatchEvent(new CustomEvent("part-point", { detail: { pointed }, bubbles: true }));
  }
}

/** @param {PatternAnswer} answer */
function cards(answer) {
  const { components, error, outcome, constructor, pattern } = answer;
  if (outcome === "not-compiled")
    return error ? [errorNote(error, constructor && typeof pattern === "string" ? new CodePoints(pattern) : null)] : [];
  const told = components.filter(isTold);
  const others = components.filter((component) => !isTold(component));
  const banned = bannedText(answer.has_regexp_groups);
  return present([
    banned ? h("p", { class: "row-note" }, banned) : null,
    ...told.map(card),
    others.length > 0 ? restCard(others) : null,
  ]);
}

/** @param {PatternComponent} component */
function isTold({ source, pattern, matched }) {
  return source !== "default" || pattern !== "*" || matched === false;
}

/** @param {PatternComponent} component */
function card(component) {
  const { name, pattern, given, explanation, matched, mismatch, parts, flags } = component;
  const title = `card-${name}`;
  const same = given === pattern;
  return h(
    "section",
    { class: `component-card part-${PART_OF[name]}`, "data-component": name, "aria-labelledby": title },
    h("h3", { id: title }, matchSign(matched), " ", named(name), h("small", {}, explanation)),
    h(
      "dl",
      {},
      ...(given === null ? [] : entry(TEXT.pattern, pieceCode(givenPieces(component)))),
      ...(same ? [] : entry(TEXT.normalized, pieceCode(patternPieces(component)))),
      ...(parts.length > 0 ? entry(TEXT.parts, partList(component)) : []),
      ...entry(TEXT.regexp, pieceCode(regexpPieces(component)), TEXT.flags(flags)),
      ...(component.input === null ? [] : entry(TEXT.input, inputText(component), unmatchedGroups(component))),
    ),
    mismatch ? h("p", { class: "row-note wrong" }, visibleText(mismatch.message)) : null,
  );
}

/** @param {PatternComponent[]} components */
function restCard(components) {
  return h(
    "section",
    { class: "component-card rest", "aria-labelledby": "card-rest" },
    h("h3", { id: "card-rest" }, TEXT.rest, h("small", {}, TEXT.restNote)),
    h(
      "dl",
      {},
      ...components.flatMap((component) => [
        h("dt", {}, named(component.name)),
        h("dd", { class: `part-${PART_OF[component.name]}` }, inputText(component, true)),
      ]),
    ),
  );
}

/**
 * @param {string} name
 * @param {...(Node | string | null)} value
 */
function entry(name, ...value) {
  return [h("dt", {}, name), h("dd", {}, ...value)];
}

/** @param {PatternComponent} component */
function partList(component) {
  return h(
    "ol",
    { class: "parts", start: 0 },
    ...component.parts.map((part, index) => partItem(part, index, component)),
  );
}

/**
 * @param {PatternPart} part
 * @param {number} index
 * @param {PatternComponent} component
 */
function partItem(part, index, component) {
  const name = part.type === "fixed-text" ? null : part.name;
  const value = component.values?.find((candidate) => candidate.name === name);
  const failing = component.mismatch?.part === index;
  const told = partText(part, delimiterOf(component));
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", class: failing ? "part-button failing" : "part-button", "data-part-index": index },
      ...(name === null ? [told] : namedPart(h("strong", {}, name), value?.value, told)),
      failing ? h("span", { class: "badge" }, TEXT.fails) : null,
    ),
  );
}

/**
 * @param {Node} name
 * @param {string | null | undefined} value what it captured: null where it took no part, undefined before a match
 * @param {string} told
 */
function namedPart(name, value, told) {
  if (value === undefined) return TEXT.named(name, told);
  return value === null ? TEXT.noPart(name, told) : TEXT.captured(name, visibleText(value), told);
}
