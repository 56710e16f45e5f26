// @ts-check
/**
 * The pattern and what it is matched against, with all that can be given: one constructor string or eight components,
 * options, the URL above or components of one. In: data. Out: "pattern-change" {what has changed}.
 */
import { PLAIN_FIELD, h, named } from "../dom.js";
import { PATTERN } from "../messages/pattern.js";
import { MEMBERS } from "../link/pattern_link.js";
import { editedValue, shownText } from "../text/raw_text.js";

/** @typedef {import("../types.js").Init} Init */
/** @typedef {import("../types.js").PatternView} PatternView */
/** @typedef {Pick<PatternView, "pattern" | "relative" | "patternBase" | "ignoreCase" | "fields"> & {asComponents: boolean}} FormData */
/** @typedef {"pattern" | "fields"} Which */

const FIELD = { ...PLAIN_FIELD, rows: 1 };
const TEXT = PATTERN.form;
const RELATIVE = /** @type {const} */ ([
  ["any", TEXT.any],
  ["base", TEXT.base],
  ["none", TEXT.none],
]);

export class PatternForm extends HTMLElement {
  /** @type {FormData | null} */
  #data = null;
  /** What the fields last held, to come back to. @type {Record<Which, Init>} */
  #last = { pattern: { pathname: "/*" }, fields: { pathname: "/" } };
  #lastString = "";
  #base = this.#field("form-base", TEXT.baseUrl, (value) => this.#send({ patternBase: value }));
  #ignoreCase = h("input", { type: "checkbox", id: "form-ignore-case" });
  #relative = this.#radios("form-relative", RELATIVE, (relative) =>
    this.#send({ relative: /** @type {PatternView["relative"]} */ (relative) }),
  );
  #kinds = this.#radios(
    "form-kind",
    [
      ["string", TEXT.constructorString],
      ["init", TEXT.components],
    ],
    (kind) => this.#chooseKind(kind),
  );
  #inputs = this.#radios(
    "form-input",
    [
      ["url", TEXT.urlAbove],
      ["init", TEXT.components],
    ],
    (kind) => this.#send({ fields: kind === "url" ? null : this.#last.fields }),
  );
  #stringBox = h("div", { class: "form-box" });
  #initBox = h("div", { class: "form-box init-fields" });
  #fieldsBox = h("div", { class: "form-box init-fields" });
  /** @type {Map<string, HTMLTextAreaElement>} */
  #members = new Map();

  static define(tag = "pattern-form") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.#stringBox.replaceChildren(group(TEXT.withoutProtocol, this.#relative), this.#base.box);
    this.#initBox.replaceChildren(...this.#memberFields("pattern"));
    this.#fieldsBox.replaceChildren(...this.#memberFields("fields"));
    this.replaceChildren(
      h(
        "section",
        { "aria-labelledby": "form-pattern-title" },
        h("h2", { id: "form-pattern-title" }, TEXT.pattern),
        group(TEXT.givenAs, this.#kinds),
        this.#stringBox,
        this.#initBox,
        h("label", { class: "choice" }, this.#ignoreCase, TEXT.ignoreCase),
      ),
      h(
        "section",
        { "aria-labelledby": "form-input-title" },
        h("h2", { id: "form-input-title" }, TEXT.matchedAgainst),
        group(TEXT.givenAs, this.#inputs),
        this.#fieldsBox,
      ),
    );
    this.#ignoreCase.addEventListener("change", () => this.#send({ ignoreCase: this.#ignoreCase.checked }));
  }

  /** @param {FormData} data */
  set data(data) {
    this.#data = data;
    const { pattern, relative, patternBase, ignoreCase, fields } = data;
    const isString = pattern === null || typeof pattern === "string";
    check(this.#kinds, isString ? "string" : "init");
    check(this.#inputs, fields === null ? "url" : "init");
    check(this.#relative, relative);
    this.#ignoreCase.checked = ignoreCase;
    this.#stringBox.hidden = !isString;
    this.#initBox.hidden = isString;
    this.#fieldsBox.hidden = fields === null;
    this.#base.box.hidden = relative !== "base";
    this.#base.show(patternBase);
    if (isString) this.#lastString = pattern ?? "";
    else this.#last.pattern = pattern;
    if (fields !== null) this.#last.fields = fields;
    for (const which of /** @type {const} */ (["pattern", "fields"]))
      for (const name of MEMBERS) this.#showMember(which, name);
  }

  /** @param {string} kind */
  #chooseKind(kind) {
    this.#send({ pattern: kind === "init" ? this.#last.pattern : this.#lastString || null });
  }

  /**
   * @param {Which} which
   * @returns {HTMLElement[]}
   */
  #memberFields(which) {
    return MEMBERS.map((name) => {
      const field = h("textarea", { ...FIELD, id: `${which}-${name}`, placeholder: TEXT.notGiven });
      const given = h("input", { type: "checkbox", id: `${which}-${name}-given`, "aria-label": TEXT.isGiven(name) });
      this.#members.set(`${which}-${name}`, field);
      this.#members.set(`${which}-${name}-given`, /** @type {any} */ (given));
      field.addEventListener("input", () =>
        this.#setMember(which, name, editedValue(this.#member(which, name), field.value)),
      );
      given.addEventListener("change", () => {
        this.#setMember(which, name, given.checked ? "" : null);
        if (given.checked) field.focus();
      });
      return h("div", { class: "member" }, given, h("label", { for: field.id }, named(name)), field);
    });
  }

  /**
   * @param {Which} which
   * @param {typeof MEMBERS[number]} name
   */
  #member(which, name) {
    return this.#last[which][name] ?? "";
  }

  /**
   * A component that is empty is another thing than one that is not given.
   * @param {Which} which
   * @param {typeof MEMBERS[number]} name
   * @param {string | null} value
   */
  #setMember(which, name, value) {
    const { [name]: _, ...others } = this.#last[which];
    this.#send({ [which]: value === null ? others : { ...others, [name]: value } });
  }

  /**
   * @param {Which} which
   * @param {typeof MEMBERS[number]} name
   */
  #showMember(which, name) {
    const value = this.#last[which][name];
    const field = this.#members.get(`${which}-${name}`);
    const given = /** @type {HTMLInputElement | undefined} */ (
      /** @type {unknown} */ (this.#members.get(`${which}-${name}-given`))
    );
    if (!field || !given) return;
    given.checked = value !== undefined;
    if (field.value !== shownText(value ?? "")) field.value = shownText(value ?? "");
    field.placeholder = value === "" ? PATTERN.empty : TEXT.notGiven;
  }

  /**
   * @param {string} id
   * @param {string} label
   * @param {(value: string) => void} change
   */
  #field(id, label, change) {
    let value = "";
    const field = h("textarea", { ...FIELD, id });
    field.addEventListener("input", () => {
      value = editedValue(value, field.value);
      change(value);
    });
    return {
      box: h("div", { class: "field" }, h("label", { for: id }, label), field),
      /** @param {string} text */
      show(text) {
        value = text;
        if (field.value !== shownText(text)) field.value = shownText(text);
      },
    };
  }

  /**
   * @param {string} name
   * @param {readonly (readonly [string, string])[]} choices
   * @param {(value: string) => void} choose
   */
  #radios(name, choices, choose) {
    return choices.map(([value, label]) => {
      const radio = h("input", { type: "radio", name, value, id: `${name}-${value}` });
      radio.addEventListener("change", () => choose(value));
      return { radio, label };
    });
  }

  /** @param {Partial<FormData>} changes */
  #send(changes) {
    this.dispatchEvent(new CustomEvent("pattern-change", { detail: changes, bubbles: true }));
  }
}

/** @typedef {{radio: HTMLInputElement, label: string}[]} Radios */

/**
 * @param {string} name
 * @param {Radios} radios
 */
function group(name, radios) {
  const choices = radios.map(({ radio, label }) => h("label", { class: "choice" }, radio, label));
  return h("fieldset", { class: "field" }, h("legend", {}, name), h("div", { class: "choices" }, ...choices));
}

/**
 * @param {Radios} radios
 * @param {string} value
 */
function check(radios, value) {
  for (const { radio } of radios) radio.checked = radio.value === value;
}
