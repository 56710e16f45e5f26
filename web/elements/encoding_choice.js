// @ts-check
/** The encoding of the query, as that of a document would be. In: data {encodings, encoding}. Out: "encoding-change" {encoding}. */
import { h } from "../dom.js";
import { PAGE } from "../messages/page.js";

export class EncodingChoice extends HTMLElement {
  #select = h("select", { id: "encoding" });
  #drawn = "";

  static define(tag = "encoding-choice") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    const label = h("label", { for: "encoding" }, ...PAGE.input.encoding(h("span", { class: "aside" }, PAGE.input.ofTheQuery)));
    this.replaceChildren(h("div", { class: "field" }, label, this.#select));
    this.#select.addEventListener("change", () =>
      this.dispatchEvent(
        new CustomEvent("encoding-change", { detail: { encoding: this.#select.value }, bubbles: true }),
      ),
    );
  }

  /** @param {{encodings: string[], encoding: string}} data the names there are, and the label that is chosen */
  set data({ encodings, encoding }) {
    const known = encodings.find((name) => name.toLowerCase() === encoding.toLowerCase());
    const names = known ? encodings : [...encodings, encoding];
    const drawn = names.join();
    if (drawn !== this.#drawn) this.#select.replaceChildren(...names.map((name) => h("option", { value: name }, name)));
    this.#drawn = drawn;
    const chosen = known ?? encoding;
    if (this.#select.value !== chosen) this.#select.value = chosen;
  }
}
