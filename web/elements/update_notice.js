// @ts-check
/** Tells of a newer version of the site. In: data. Out: "update". */
import { h } from "../dom.js";

export class UpdateNotice extends HTMLElement {
  static define(tag = "update-notice") {
    customElements.define(tag, this);
  }

  /** @param {{newer: boolean, problem: string}} data */
  set data({ newer, problem }) {
    this.hidden = !newer;
    if (!newer) return;
    const reload = h("button", { type: "button" }, "Reload");
    reload.addEventListener("click", () => this.dispatchEvent(new CustomEvent("update")));
    const text = problem || "A new version of this page is ready. What you typed stays.";
    this.replaceChildren(h("p", { role: "status" }, text), reload);
  }
}
