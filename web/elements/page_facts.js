// @ts-check
/** Which standards and versions the page shows. In: data. */
import { h, standardLink } from "../dom.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../types.js").About} About */

export class PageFacts extends HTMLElement {
  static define(tag = "page-facts") {
    customElements.define(tag, this);
  }

  /** @param {{about: About | null, pyodide: string, browser: string}} data */
  set data({ about, pyodide, browser }) {
    const standards = about
      ? [
          h("li", {}, standardLink("https://url.spec.whatwg.org/", PAGE.facts.url(about.standard.url))),
          h(
            "li",
            {},
            standardLink("https://urlpattern.spec.whatwg.org/", PAGE.facts.urlPattern(about.standard.urlpattern)),
          ),
          h("li", {}, `Unicode ${about.unicode}`),
          h("li", {}, `urlstd ${about.package}`),
          h("li", {}, `Python ${about.python}`),
        ]
      : [h("li", {}, standardLink("https://url.spec.whatwg.org/", PAGE.facts.url("")))];
    this.replaceChildren(
      h(
        "ul",
        {},
        ...standards,
        pyodide ? h("li", {}, `Pyodide ${pyodide}`) : "",
        h("li", {}, browser),
        h("li", {}, PAGE.facts.private),
      ),
    );
  }
}
