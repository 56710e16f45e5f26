// @ts-check
/**
 * Asks before a secret is shared, and shows a text where the clipboard refuses it.
 * Methods: ask(warnings) -> Promise<boolean>, show(title, text, remark).
 */
import { h } from "../dom.js";

export class ShareDialog extends HTMLElement {
  #dialog = h("dialog", { "aria-labelledby": "share-title" });
  #title = h("h2", { id: "share-title" });
  #body = h("div", { class: "share-body" });
  #buttons = h("div", { class: "dialog-buttons" });

  static define(tag = "share-dialog") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.#dialog.replaceChildren(this.#title, this.#body, this.#buttons);
    this.replaceChildren(this.#dialog);
    this.#buttons.addEventListener("click", (event) => {
      if (event.target instanceof HTMLButtonElement) this.#dialog.close(event.target.value);
    });
  }

  /**
   * @param {string[]} warnings
   * @returns {Promise<boolean>} whether to share all the same
   */
  ask(warnings) {
    this.#title.textContent = "Share this link?";
    this.#body.replaceChildren(
      h("p", {}, "Everyone who gets the link can read what is in it:"),
      h("ul", {}, ...warnings.map((warning) => h("li", {}, warning))),
    );
    this.#buttons.replaceChildren(
      h("button", { type: "button", value: "no", class: "quiet", autofocus: true }, "Cancel"),
      h("button", { type: "button", value: "yes", class: "primary" }, "Share all the same"),
    );
    return this.#run().then((value) => value === "yes");
  }

  /**
   * @param {string} title
   * @param {string} text
   * @param {string} remark
   */
  show(title, text, remark) {
    this.#title.textContent = title;
    const field = h("textarea", { readonly: true, rows: 4, id: "share-link", translate: "no", dir: "ltr" });
    field.value = text;
    this.#body.replaceChildren(h("label", { for: "share-link" }, remark), field);
    this.#buttons.replaceChildren(h("button", { type: "button", value: "close", class: "primary" }, "Close"));
    const closed = this.#run();
    field.focus();
    field.select();
    return closed;
  }

  /** @returns {Promise<string>} */
  #run() {
    this.#dialog.returnValue = "";
    this.#dialog.showModal();
    return new Promise((resolve) => {
      this.#dialog.addEventListener("close", () => resolve(this.#dialog.returnValue), { once: true });
    });
  }
}
