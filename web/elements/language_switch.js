// @ts-check
/** The page's language, each in its own words. In: data {language, languages}. Out: "language-change" {language}. */
import { h } from "../dom.js";
import { PAGE } from "../messages/page.js";

export class LanguageSwitch extends HTMLElement {
  #select = h("select", { "aria-label": PAGE.language.label });

  static define(tag = "language-switch") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(this.#select);
    this.#select.addEventListener("change", () =>
      this.dispatchEvent(new CustomEvent("language-change", { detail: { language: this.#select.value } })),
    );
  }

  /** @param {{language: string, languages: Readonly<Record<string, string>>}} data */
  set data({ language, languages }) {
    const options = Object.entries(languages).map(([value, name]) => h("option", { value, lang: value }, name));
    this.#select.replaceChildren(...options);
    this.#select.value = language;
  }
}
