// @ts-check
/** Light, dark, or as the system has it. In: data {theme}. Out: "theme-change" {theme}. */
import { h } from "../dom.js";
import { PAGE } from "../messages/page.js";

const { label, auto, light, dark } = PAGE.theme;

export class ThemeSwitch extends HTMLElement {
  #select = h(
    "select",
    { "aria-label": label },
    h("option", { value: "auto" }, auto),
    h("option", { value: "light" }, light),
    h("option", { value: "dark" }, dark),
  );

  static define(tag = "theme-switch") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(this.#select);
    this.#select.addEventListener("change", () =>
      this.dispatchEvent(new CustomEvent("theme-change", { detail: { theme: this.#select.value } })),
    );
  }

  /** @param {{theme: string}} data */
  set data({ theme }) {
    this.#select.value = theme;
  }
}
