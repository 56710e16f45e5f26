// @ts-check
/**
 * Asks before a secret is shared, and shows a text where the clipboard refuses it.
 * Methods: ask(warnings, what) -> Promise<boolean>, show(title, text, remark, form).
 */
import { h, present } from "../dom.js";
import { DIALOGS } from "../messages/dialogs.js";

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
   * @param {"link" | "text"} what is shared
   * @returns {Promise<boolean>} whether to share all the same
   */
  ask(warnings, what) {
    const { title, about } = DIALOGS.share.ask[what];
    this.#title.textContent = title;
    this.#body.replaceChildren(
      h("p", {}, about),
      h("ul", {}, ...warnings.map((warning) => h("li", {}, warning))),
    );
    this.#buttons.replaceChildren(
      h("button", { type: "button", value: "no", class: "quiet", autofocus: true }, DIALOGS.cancel),
      h("button", { type: "button", value: "yes", class: "primary" }, DIALOGS.share.allTheSame),
    );
    return this.#run().then((value) => value === "yes");
  }

  /**
   * @param {string} title
   * @param {string} text
   * @param {string} remark
   * @param {string} [form] the address of a form that begins with the text
   */
  show(title, text, remark, form) {
    this.#title.textContent = title;
    const field = h("textarea", { readonly: true, rows: form ? 12 : 4, id: "share-link", translate: "no", dir: "ltr" });
    field.value = text;
    this.#body.replaceChildren(h("label", { for: "share-link" }, remark), field);
    const open = form && h("a", { href: form, target: "_blank", rel: "noreferrer" }, DIALOGS.share.openForm);
    const close = h("button", { type: "button", value: "close", class: "primary" }, DIALOGS.close);
    this.#buttons.replaceChildren(...present([open, close]));
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
