// @ts-check
/** The licences of all that the page carries. In: data {licences}. Method: open(). */
import { NAME, h } from "../dom.js";
import { DIALOGS } from "../messages/dialogs.js";

/** @typedef {import("../types.js").Licence} Licence */

export class LicencesDialog extends HTMLElement {
  #list = h("ul", { class: "licences" });
  #dialog = h("dialog", { class: "licences-box", "aria-labelledby": "licences-title" });

  static define(tag = "licences-dialog") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    const close = h("button", { type: "button", class: "quiet" }, DIALOGS.close);
    close.addEventListener("click", () => this.#dialog.close());
    this.#dialog.replaceChildren(
      h("div", { class: "dialog-head" }, h("h2", { id: "licences-title" }, DIALOGS.licences.title), close),
      h("p", { class: "soft" }, DIALOGS.licences.about),
      this.#list,
    );
    this.replaceChildren(this.#dialog);
    this.#dialog.addEventListener("click", (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
  }

  /** @param {{licences: Licence[]}} data */
  set data({ licences }) {
    this.#list.replaceChildren(...licences.map(item));
  }

  open() {
    this.#dialog.showModal();
  }
}

/** @param {Licence} licence */
function item({ name, version, use, licence, copyright, url, text }) {
  return h(
    "li",
    {},
    h("h3", NAME, link(url, name), version ? h("span", { class: "version" }, ` ${version}`) : null),
    h("p", {}, DIALOGS.licences.use(use)),
    h("p", { class: "soft", ...NAME }, link(text, licence), `. ${copyright}`),
  );
}

/**
 * @param {string} href
 * @param {string} text
 */
function link(href, text) {
  return href.startsWith("https://") ? h("a", { href, target: "_blank", rel: "noreferrer" }, text) : text;
}
