// @ts-check
/**
 * A URL as a person should be shown it: who it belongs to stands out, credentials are left out, right-to-left text is
 * isolated, and reasons to look twice are told. In: data {rendering, absent}.
 */
import { visibleText } from "../text/code_points.js";
import { h, isSame } from "../dom.js";
import { redraw } from "../kept_nodes.js";
import { quotesIsolated } from "../text/isolated.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../types.js").Rendering} Rendering */
/** @typedef {{rendering: Rendering | null, absent: string}} RenderingData */

const LIMIT = 400;

export class UrlRendering extends HTMLElement {
  /** @type {RenderingData | null} */
  #data = null;

  static define(tag = "url-rendering") {
    customElements.define(tag, this);
  }

  /** @param {RenderingData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    const { rendering, absent } = data;
    if (!rendering) {
      this.replaceChildren(h("p", { class: "absent" }, absent));
      return;
    }
    const cautions = rendering.cautions.map(({ message }) =>
      h("li", {}, h("span", { class: "sign", "aria-hidden": "true" }, "⚠ "), ...quotesIsolated(message)),
    );
    redraw(this, [
      h("p", { class: "rendered", translate: "no", dir: "ltr" }, ...pieces(rendering)),
      cautions.length > 0 ? h("ul", { class: "cautions", "aria-label": PAGE.rendering.cautions }, ...cautions) : "",
    ]);
  }
}

/** @param {Rendering} rendering */
function pieces({ pieces }) {
  /** @type {Node[]} */
  const nodes = [];
  let room = LIMIT;
  for (const { part, text, source, emphasis, isolate } of pieces) {
    const shown = visibleText(text.length > room ? `${text.slice(0, room)}…` : text);
    room -= text.length;
    const title = text === source ? null : PAGE.rendering.source(source.slice(0, LIMIT));
    nodes.push(
      h(isolate ? "bdi" : "span", { class: emphasis ? "owner" : part === "host" ? "host-rest" : null, title }, shown),
    );
    if (room <= 0) break;
  }
  return owned(nodes);
}

/**
 * Who a URL belongs to, in one emphasis.
 * @param {Node[]} nodes
 */
function owned(nodes) {
  const isOwner = (/** @type {Node} */ node) => node instanceof HTMLElement && node.className === "owner";
  const first = nodes.findIndex(isOwner);
  const last = nodes.findLastIndex(isOwner);
  if (first < 0) return nodes;
  return [...nodes.slice(0, first), h("strong", {}, ...nodes.slice(first, last + 1)), ...nodes.slice(last + 1)];
}
