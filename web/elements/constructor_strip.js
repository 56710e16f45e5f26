// @ts-check
/**
 * A constructor string drawn as its tokens, coloured by the component that they went to, and how its parser got there.
 * One focusable list; arrows move between the tokens. In: data {reading, text, components, error}; pointed. Out:
 * "part-point" {pointed}.
 */
import { visibleText } from "../text/code_points.js";
import { code, h, isSame, named, present, standardLink } from "../dom.js";
import { PATTERN } from "../messages/pattern.js";
import { stateRuns, tokenPieces } from "../pattern_panel/pattern_pieces.js";
import { tokenText } from "../pattern_panel/pattern_words.js";

import { PART_OF } from "../trace/record_text.js";

/** @typedef {import("../types.js").ConstructorReading} ConstructorReading */
/** @typedef {import("../types.js").PatternComponent} PatternComponent */
/** @typedef {import("../pattern_panel/pattern_pieces.js").TokenPiece} TokenPiece */
/** @typedef {{component: string, part: number} | null} Pointed */
/** @typedef {{reading: ConstructorReading | null, text: import("../text/positions.js").CodePoints | null, components: PatternComponent[], error: number | null}} StripData */

/** More tokens than this are not drawn one by one. */
const MOST = 1500;
const TEXT = PATTERN.strip;
const STATES = "https://urlpattern.spec.whatwg.org/#constructor-string-parser-state";

export class ConstructorStrip extends HTMLElement {
  /** @type {StripData | null} */
  #data = null;
  /** @type {TokenPiece[]} */
  #tokens = [];
  #active = 0;
  #list = h("div", {
    class: "tokens",
    translate: "no",
    dir: "ltr",
    role: "listbox",
    tabindex: 0,
    "aria-orientation": "horizontal",
    "aria-label": TEXT.byTokens,
  });
  #told = h("p", { class: "told" });
  #steps = /** @type {import("../pattern_steps/constructor_steps.js").ConstructorSteps} */ (
    document.createElement("constructor-steps")
  );
  #runs = h("div", { class: "table-scroll", tabindex: 0, role: "region", "aria-label": TEXT.states });
  #count = h("small");

  static define(tag = "constructor-strip") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(
      h("h2", { id: "constructor-title" }, `${TEXT.title} `, this.#count),
      this.#list,
      this.#told,
      h("details", {}, h("summary", {}, TEXT.how), this.#steps, this.#runs),
    );
    this.addEventListener("pointerover", (event) => this.#point(this.#tokenAt(event.target)));
    this.addEventListener("pointerleave", () => this.#point(undefined));
    this.addEventListener("reading-step", (event) => this.#showStep(/** @type {CustomEvent} */ (event).detail.step));
    this.#list.addEventListener("keydown", (event) => this.#key(event));
    this.#list.addEventListener("focus", () => this.#activate(this.#active));
    this.#list.addEventListener("blur", () => this.#point(undefined));
    this.#list.addEventListener("click", (event) => {
      const token = this.#tokenAt(event.target);
      if (token) this.#activate(token.index);
    });
  }

  /** @param {StripData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    const { reading, text, components, error } = data;
    this.hidden = reading === null || text === null;
    if (!reading || !text) return;
    this.#tokens = reading.tokens.length > MOST ? [] : tokenPieces(text, reading, components);
    this.#active = Math.min(this.#active, Math.max(0, this.#tokens.length - 1));
    this.#count.textContent = TEXT.tokens(reading.tokens.length - 1);
    this.#list.hidden = this.#tokens.length === 0;
    this.#list.replaceChildren(...this.#groups(error));
    this.#told.textContent = this.#hint();
    this.#steps.data = reading;
    this.#runs.replaceChildren(runTable(reading));
    this.#mark();
  }

  /** @param {Pointed} pointed a part of a component's pattern */
  set pointed(pointed) {
    for (const node of this.#list.querySelectorAll("[data-index]")) {
      const token = this.#tokens[Number(node.getAttribute("data-index"))];
      const lit = pointed !== null && token?.component === pointed.component && token.part === pointed.part;
      node.classList.toggle("lit", lit);
    }
  }

  /**
   * The tokens, those of one component together under its name.
   * @param {number | null} error
   */
  #groups(error) {
    /** @type {HTMLElement[]} */
    const groups = [];
    /** @type {TokenPiece | undefined} */
    let last;
    for (const token of this.#tokens) {
      if (!last || last.component !== token.component) {
        const part = token.component === null ? "delimiter" : PART_OF[token.component];
        groups.push(
          h(
            "span",
            { class: `token-group part-${part}`, role: "presentation" },
            h("span", { class: "chars", role: "presentation" }),
            h("span", { class: "label", "aria-hidden": "true" }, token.component ?? ""),
          ),
        );
      }
      groups.at(-1)?.firstElementChild?.append(this.#token(token, error));
      last = token;
    }
    return groups;
  }

  /**
   * @param {TokenPiece} token
   * @param {number | null} error
   */
  #token({ index, type, start, end, text, component }, error) {
    const wrong = error !== null && start <= error && error < end;
    return h(
      "span",
      {
        class: present(["token", `token-${type}`, wrong && "bad fatal"]).join(" "),
        role: "option",
        id: `token-${index}`,
        "data-index": index,
        "aria-selected": "false",
        "aria-label": TEXT.spoken(visibleText(text), tokenText(type), component, wrong),
        title: TEXT.typeAt(tokenText(type), start),
      },
      visibleText(text),
    );
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const last = this.#tokens.length - 1;
    const moves = { ArrowLeft: this.#active - 1, ArrowRight: this.#active + 1, Home: 0, End: last };
    const to = moves[/** @type {keyof typeof moves} */ (event.key)];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    this.#activate(Math.max(0, Math.min(to, last)));
    event.preventDefault();
  }

  /** @param {number} index */
  #activate(index) {
    this.#active = index;
    this.#mark();
    this.#point(this.#tokens[index]);
  }

  /**
   * The token that a step is about is the current one; those that the tokenizer has not taken yet are faint.
   * @param {import("../pattern_steps/reading_steps.js").ReadingStep} step
   */
  #showStep({ token, turn }) {
    this.#active = Math.min(token, this.#tokens.length - 1);
    this.#mark();
    for (const node of this.#list.querySelectorAll("[data-index]"))
      node.classList.toggle("later", turn === null && Number(node.getAttribute("data-index")) > token);
  }

  #mark() {
    this.#list.setAttribute("aria-activedescendant", `token-${this.#active}`);
    for (const node of this.#list.querySelectorAll("[data-index]")) {
      const on = node.getAttribute("data-index") === String(this.#active);
      node.classList.toggle("active", on);
      node.setAttribute("aria-selected", String(on));
    }
  }

  #hint() {
    if (this.#tokens.length > 0) return TEXT.hint;
    return this.#data?.text?.text === "" ? PATTERN.emptyString : TEXT.tooMany;
  }

  /** @param {TokenPiece | undefined} token */
  #point(token) {
    this.#told.textContent = token
      ? TEXT.told(visibleText(token.text), token.start, tokenText(token.type), token.component)
      : "";
    const pointed = token && token.component !== null && token.part !== null;
    this.dispatchEvent(
      new CustomEvent("part-point", {
        detail: { pointed: pointed ? { component: token.component, part: token.part } : null },
        bubbles: true,
      }),
    );
  }

  /** @param {EventTarget | null} target */
  #tokenAt(target) {
    const node = target instanceof Element ? target.closest("[data-index]") : null;
    return node ? this.#tokens[Number(node.getAttribute("data-index"))] : undefined;
  }
}

/** @param {ConstructorReading} reading */
function runTable(reading) {
  const shown = (/** @type {number} */ token) => visibleText(reading.tokens[token]?.value || TEXT.end);
  const rows = stateRuns(reading).map(({ state, first, last, next, to, rewinds }) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, ...TEXT.state(named(state))),
      h("td", {}, first === last ? `${first}` : TEXT.range(first, last), " ", code(shown(last))),
      h(
        "td",
        {},
        ...(next === null ? [TEXT.notAccepted] : TEXT.state(named(next))),
        rewinds && to !== null ? h("strong", {}, TEXT.rewind(to)) : "",
      ),
    ),
  );
  return h(
    "table",
    { class: "runs" },
    h("caption", {}, ...TEXT.caption(standardLink(STATES, TEXT.captionLink))),
    h(
      "thead",
      {},
      h("tr", {}, ...TEXT.heads.map((name) => h("th", { scope: "col" }, name))),
    ),
    h("tbody", {}, ...rows),
  );
}
