// @ts-check
/** Light, dark, or as the system has it. In: data {theme}. Out: "theme-change" {theme}. */
import { h } from "../dom.js";

export class ThemeSwitch extends HTMLElement {
  #select = h(
    "select",
    { "aria-label": "Theme" },
    h("option", { value: "auto" }, "Auto"),
    h("option", { value: "light" }, "Light"),
    h("option", { value: "dark" }, "Dark"),
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
