// @ts-check
/** Tells of a newer version of the site. In: data. Out: "update". */
import { h } from "../dom.js";
import { PAGE } from "../messages/page.js";

export class UpdateNotice extends HTMLElement {
  static define(tag = "update-notice") {
    customElements.define(tag, this);
  }

  /** @param {{newer: boolean, problem: string}} data */
  set data({ newer, problem }) {
    this.hidden = !newer;
    if (!newer) return;
    const reload = h("button", { type: "button" }, PAGE.notice.reload);
    reload.addEventListener("click", () => this.dispatchEvent(new CustomEvent("update")));
    const text = problem || PAGE.notice.newVersion;
    this.replaceChildren(h("p", { role: "status" }, text), reload);
  }
}
