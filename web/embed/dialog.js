// @ts-check
/** The dialog "Embed": what to paste into another page. Loaded when it is first opened. */
import { PLAIN_FIELD, code, h } from "../dom.js";
import { HEIGHT_SCRIPT, embedSnippet } from "./snippet.js";
import { DIALOGS } from "../messages/dialogs.js";
import { LANGUAGES } from "../messages/language.js";

/** @typedef {import("./snippet.js").Choice} Choice */
/** @typedef {import("../types.js").Tab} Tab */
/** @typedef {{copy(text: string, said: string, title: string): Promise<void>}} Copier */

const TEXT = DIALOGS.embed;
/** No language in the address: each reader's own. */
const ANY = "";

export class EmbedDialog {
  #copier;
  #link = "";
  /** @type {Tab} */
  #tab = "url";
  #theme = h("select", { id: "embed-theme" }, ...Object.entries(TEXT.themes).map(([value, name]) => h("option", { value }, name)));
  #language = h(
    "select",
    { id: "embed-language" },
    h("option", { value: ANY }, TEXT.ofTheReader),
    ...Object.entries(LANGUAGES).map(([value, name]) => h("option", { value, lang: value }, name)),
  );
  #oneTab = h("input", { type: "checkbox", checked: true });
  #readonly = h("input", { type: "checkbox" });
  #height = h("input", { type: "number", id: "embed-height", min: 120, max: 4000, step: 10, value: 640 });
  #snippet = h("textarea", { ...PLAIN_FIELD, id: "embed-snippet", readonly: true, rows: 5 });
  #script = h("textarea", { ...PLAIN_FIELD, id: "embed-script", readonly: true, rows: 7 });
  #close = h("button", { type: "button", class: "quiet" }, DIALOGS.close);
  place;

  /** @param {Copier} copier */
  constructor(copier) {
    this.#copier = copier;
    this.#script.value = HEIGHT_SCRIPT;
    const copy = h("button", { type: "button", class: "primary" }, DIALOGS.copy);
    this.place = h(
      "dialog",
      { class: "embed-dialog", "aria-labelledby": "embed-title" },
      h("div", { class: "dialog-head" }, h("h2", { id: "embed-title" }, TEXT.title), this.#close),
      h(
        "div",
        { class: "share-body" },
        h("p", {}, TEXT.about),
        h("div", { class: "field" }, h("label", { for: "embed-theme" }, TEXT.theme), this.#theme),
        h("div", { class: "field" }, h("label", { for: "embed-language" }, TEXT.language), this.#language),
        h("label", { class: "choice" }, this.#oneTab, TEXT.oneTab),
        h("label", { class: "choice" }, this.#readonly, TEXT.readonly),
        h("div", { class: "field" }, h("label", { for: "embed-height" }, TEXT.height), this.#height),
        h("div", { class: "field" }, h("label", { for: "embed-snippet" }, "HTML"), this.#snippet),
        h(
          "details",
          {},
          h("summary", {}, TEXT.asHigh),
          h("p", { class: "row-note" }, ...TEXT.posts(code('{type: "urlstd:height", height}'))),
          h("label", { class: "visually-hidden", for: "embed-script" }, TEXT.script),
          this.#script,
        ),
      ),
      h("div", { class: "dialog-buttons" }, copy),
    );
    copy.addEventListener("click", () => void this.#copy());
    this.#close.addEventListener("click", () => this.place.close());
    for (const field of [this.#theme, this.#language, this.#oneTab, this.#readonly, this.#height]) {
      field.addEventListener("input", () => this.#write());
    }
    document.body.append(this.place);
  }

  /**
   * @param {string} link
   * @param {Tab} tab
   */
  open(link, tab) {
    this.#link = link;
    this.#tab = tab;
    this.#write();
    this.place.showModal();
  }

  /** @returns {Choice} */
  get #choice() {
    const height = this.#height.valueAsNumber;
    return {
      theme: /** @type {Choice["theme"]} */ (this.#theme.value),
      language: this.#language.value,
      oneTab: this.#oneTab.checked,
      readonly: this.#readonly.checked,
      height: Number.isFinite(height) && height > 0 ? Math.round(height) : 640,
    };
  }

  #write() {
    this.#snippet.value = embedSnippet(this.#link, this.#tab, this.#choice, TEXT.frameTitle);
  }

  async #copy() {
    const text = this.#snippet.value;
    this.place.close();
    await this.#copier.copy(text, TEXT.copied, TEXT.code);
  }
}
