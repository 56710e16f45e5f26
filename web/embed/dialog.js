// @ts-check
/** The dialog "Embed": what to paste into another page. Loaded when it is first opened. */
import { PLAIN_FIELD, code, h } from "../dom.js";
import { HEIGHT_SCRIPT, embedSnippet } from "./snippet.js";

/** @typedef {import("./snippet.js").Choice} Choice */
/** @typedef {import("../types.js").Tab} Tab */
/** @typedef {{copy(text: string, said: string, title: string): Promise<void>}} Copier */

const THEMES = /** @type {const} */ ([
  ["auto", "as the reader's system says"],
  ["light", "light"],
  ["dark", "dark"],
]);

export class EmbedDialog {
  #copier;
  #link = "";
  /** @type {Tab} */
  #tab = "url";
  #theme = h("select", { id: "embed-theme" }, ...THEMES.map(([value, name]) => h("option", { value }, name)));
  #oneTab = h("input", { type: "checkbox", checked: true });
  #readonly = h("input", { type: "checkbox" });
  #height = h("input", { type: "number", id: "embed-height", min: 120, max: 4000, step: 10, value: 640 });
  #snippet = h("textarea", { ...PLAIN_FIELD, id: "embed-snippet", readonly: true, rows: 5 });
  #script = h("textarea", { ...PLAIN_FIELD, id: "embed-script", readonly: true, rows: 7 });
  #close = h("button", { type: "button", class: "quiet" }, "Close");
  place;

  /** @param {Copier} copier */
  constructor(copier) {
    this.#copier = copier;
    this.#script.value = HEIGHT_SCRIPT;
    const copy = h("button", { type: "button", class: "primary" }, "Copy");
    this.place = h(
      "dialog",
      { class: "embed-dialog", "aria-labelledby": "embed-title" },
      h("div", { class: "dialog-head" }, h("h2", { id: "embed-title" }, "Embed this view"), this.#close),
      h(
        "div",
        { class: "share-body" },
        h("p", {}, "A frame with what is shown here. It sends nothing, stores nothing, and leaves the history alone."),
        h("div", { class: "field" }, h("label", { for: "embed-theme" }, "Theme"), this.#theme),
        h("label", { class: "choice" }, this.#oneTab, "this view only, without the others"),
        h("label", { class: "choice" }, this.#readonly, "to look at, not to edit"),
        h("div", { class: "field" }, h("label", { for: "embed-height" }, "Height in pixels"), this.#height),
        h("div", { class: "field" }, h("label", { for: "embed-snippet" }, "HTML"), this.#snippet),
        h(
          "details",
          {},
          h("summary", {}, "As high as what is in it"),
          h("p", { class: "row-note" }, "The frame posts ", code('{type: "urlstd:height", height}'), " to the page around it. With this script that page follows:"),
          h("label", { class: "visually-hidden", for: "embed-script" }, "Script"),
          this.#script,
        ),
      ),
      h("div", { class: "dialog-buttons" }, copy),
    );
    copy.addEventListener("click", () => void this.#copy());
    this.#close.addEventListener("click", () => this.place.close());
    for (const field of [this.#theme, this.#oneTab, this.#readonly, this.#height]) {
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
      oneTab: this.#oneTab.checked,
      readonly: this.#readonly.checked,
      height: Number.isFinite(height) && height > 0 ? Math.round(height) : 640,
    };
  }

  #write() {
    this.#snippet.value = embedSnippet(this.#link, this.#tab, this.#choice);
  }

  async #copy() {
    const text = this.#snippet.value;
    this.place.close();
    await this.#copier.copy(text, "Embedding code copied.", "HTML to embed this view");
  }
}
