// @ts-check
/** A message about a link or an example, with the raw text where there is one. In: data. Out: "dismiss". */
import { code, h } from "../dom.js";
import { PAGE } from "../messages/page.js";

/** @typedef {{kind: "none"} | {kind: "example", text: string} | {kind: "problem", text: string, raw: string}} NoticeData */

export class NoticeBar extends HTMLElement {
  #drawn = "";

  static define(tag = "notice-bar") {
    customElements.define(tag, this);
  }

  /** @param {NoticeData} data */
  set data(data) {
    const drawn = JSON.stringify(data);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.hidden = data.kind === "none";
    this.className = `notice-${data.kind}`;
    if (data.kind === "none") {
      this.replaceChildren();
      return;
    }
    const dismiss = h("button", { type: "button", class: "quiet" }, PAGE.notice.dismiss);
    dismiss.addEventListener("click", () => this.dispatchEvent(new CustomEvent("dismiss")));
    const raw = data.kind === "problem" ? h("p", { class: "raw" }, ...PAGE.notice.said(code(data.raw))) : null;
    this.replaceChildren(
      h("div", { role: data.kind === "problem" ? "alert" : null }, h("p", {}, data.text), raw),
      data.kind === "problem" ? dismiss : "",
    );
  }
}
