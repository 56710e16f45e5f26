// @ts-check
/** The views of the page; a single one needs no tabs. In: data {tabs, tab}. Out: "tab-change" {tab}. */
import { h } from "../dom.js";
import { PAGE } from "../messages/page.js";

export class ViewTabs extends HTMLElement {
  #drawn = "";

  static define(tag = "view-tabs") {
    customElements.define(tag, this);
  }

  /** @param {{tabs: {id: string, name: string}[], tab: string}} data */
  set data({ tabs, tab }) {
    const drawn = JSON.stringify([tabs, tab]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.hidden = tabs.length < 2;
    this.replaceChildren(
      h(
        "nav",
        { "aria-label": PAGE.views.label },
        ...tabs.map(({ id, name }) => {
          const button = h(
            "button",
            { type: "button", class: "tab", "aria-current": id === tab ? "page" : null },
            name,
          );
          button.addEventListener("click", () =>
            this.dispatchEvent(new CustomEvent("tab-change", { detail: { tab: id } })),
          );
          return button;
        }),
      ),
    );
    this.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
