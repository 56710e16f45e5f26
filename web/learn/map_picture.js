// @ts-check
/** The map of a machine's states as an SVG picture. Out: "edge-choose" {key}, "state-choose" {name}. */
import { h } from "../dom.js";
import { MACHINE } from "../messages/learn.js";
import { BOX, wayOf } from "./map_layout.js";
import { edgesOf } from "./visits.js";

/** @typedef {import("./desk.js").Graph} Graph */
/** @typedef {import("./map_layout.js").Layout} Layout */
/** @typedef {import("./visits.js").Visits} Visits */

const SVG = "http://www.w3.org/2000/svg";
const LONG_NAME = 15;

export class MapPicture {
  /** @type {Map<string, {node: SVGElement, badge: SVGElement}>} */
  #edges = new Map();
  /** @type {Map<string, {node: SVGElement, count: SVGElement}>} */
  #states = new Map();
  #active = 0;

  /**
   * @param {Graph} graph
   * @param {Layout} layout
   * @param {string} label of the picture
   */
  constructor(graph, layout, label) {
    const edges = edgesOf(graph).map((edge) => this.#edge(edge, layout));
    const states = graph.states.map((state) => this.#state(state, layout));
    this.svg = s(
      "svg",
      {
        viewBox: `0 0 ${layout.width} ${layout.height}`,
        class: "map",
        role: "group",
        "aria-label": label,
      },
      s("defs", {}, arrow("map-arrow", "map-arrow"), arrow("map-arrow-visited", "map-arrow visited")),
      ...edges,
      ...states,
    );
    this.svg.addEventListener("keydown", (event) => this.#key(event));
    this.#rove(0);
  }

  /**
   * @param {{key: string, from: string, to: string}} edge
   * @param {Layout} layout
   */
  #edge({ key, from, to }, layout) {
    const { path, middle } = wayOf(layout, from, to);
    const badge = s("text", { class: "badge", x: middle[0], y: middle[1] });
    const node = s(
      "g",
      { class: "edge", role: "button", tabindex: -1, translate: "no", "data-edge": key },
      s("path", { class: "touch", d: path }),
      s("path", { class: "line", d: path }),
      badge,
    );
    node.addEventListener("click", () => this.#send("edge-choose", { key }));
    this.#edges.set(key, { node, badge });
    return node;
  }

  /**
   * @param {string} name
   * @param {Layout} layout
   */
  #state(name, layout) {
    const [x, y] = /** @type {[number, number]} */ (layout.at[name]);
    const lines = twoLines(name);
    const count = s("text", { class: "count", x: x + BOX.width / 2 - 4, y: y - BOX.height / 2 - 5 });
    const node = s(
      "g",
      { class: "state", translate: "no", lang: "en", "data-state": name },
      s("rect", { x: x - BOX.width / 2, y: y - BOX.height / 2, width: BOX.width, height: BOX.height, rx: 9 }),
      ...lines.map((line, i) => s("text", { class: "name", x, y: y + 4.5 + (i - (lines.length - 1) / 2) * 15 }, line)),
      count,
    );
    node.addEventListener("click", () => this.#send("state-choose", { name }));
    this.#states.set(name, { node, count });
    return node;
  }

  /**
   * Marks what was visited, where the machine is, and the edge that was chosen.
   * @param {Visits} visits
   * @param {string | null} present
   * @param {string | null} chosen
   */
  mark({ states, edges }, present, chosen) {
    for (const [key, { node, badge }] of this.#edges) {
      const times = edges.get(key)?.length ?? 0;
      node.classList.toggle("visited", times > 0);
      node.classList.toggle("chosen", key === chosen);
      node.setAttribute("aria-label", says(key, times));
      node.setAttribute("aria-pressed", String(key === chosen));
      badge.textContent = times > 1 ? `×${times}` : "";
    }
    for (const [name, { node, count }] of this.#states) {
      const times = states.get(name) ?? 0;
      node.classList.toggle("visited", times > 0);
      node.classList.toggle("present", name === present);
      count.textContent = times > 0 ? String(times) : "";
    }
  }

  /** The picture as a file of its own, with its colours. */
  file() {
    const copy = /** @type {SVGSVGElement} */ (this.svg.cloneNode(true));
    copy.setAttribute("xmlns", SVG);
    copy.prepend(s("style", {}, FILE_STYLE));
    return new XMLSerializer().serializeToString(copy);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const moves = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const move = moves[/** @type {keyof typeof moves} */ (event.key)];
    const edges = [...this.#edges];
    if (move !== undefined) {
      event.preventDefault();
      this.#rove((this.#active + move + edges.length) % edges.length);
      /** @type {SVGElement} */ (edges[this.#active]?.[1].node).focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#send("edge-choose", { key: edges[this.#active]?.[0] });
    }
  }

  /** @param {number} active */
  #rove(active) {
    this.#active = active;
    [...this.#edges.values()].forEach(({ node }, i) => node.setAttribute("tabindex", i === active ? "0" : "-1"));
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #send(type, detail) {
    this.svg.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

/**
 * @param {string} edge
 * @param {number} times
 */
function says(edge, times) {
  return times === 0 ? MACHINE.map.edgeNotVisited(edge) : MACHINE.map.edgeVisited(edge, times);
}

/** What the page's style sheet says of the picture, for a file that has none. */
const FILE_STYLE = `
svg { background: #fff; font: 13px system-ui, sans-serif; }
.touch { fill: none; stroke: none; }
.line { fill: none; stroke: #b9bdc9; stroke-width: 1.3; marker-end: url(#map-arrow); }
.edge.visited .line { stroke: #2b4fc7; stroke-width: 2.6; marker-end: url(#map-arrow-visited); }
.map-arrow { fill: #9aa0ae; }
.map-arrow.visited { fill: #2b4fc7; }
rect { fill: #f1f2f7; stroke: #80869a; }
.state.visited rect { fill: #e6ecff; stroke: #2b4fc7; stroke-width: 1.6; }
.state.present rect { fill: #2b4fc7; }
.state.present text { fill: #fff; }
text { fill: #16181d; }
.name { text-anchor: middle; }
.count { font-size: 10px; text-anchor: end; }
.badge { font-size: 12px; font-weight: 650; fill: #2b4fc7; text-anchor: middle; paint-order: stroke; stroke: #fff; stroke-width: 4px; }
`;

/**
 * @param {string} id
 * @param {string} look
 */
function arrow(id, look) {
  return s(
    "marker",
    {
      id,
      viewBox: "0 0 8 8",
      refX: 6,
      refY: 4,
      markerWidth: 9,
      markerHeight: 9,
      markerUnits: "userSpaceOnUse",
      orient: "auto",
    },
    s("path", { class: look, d: "M0 0L8 4L0 8z" }),
  );
}

/** @param {string} name */
function twoLines(name) {
  if (name.length <= LONG_NAME) return [name];
  const words = name.split(" ");
  const cut = words.findIndex((_, i) => words.slice(0, i + 1).join(" ").length >= name.length / 2 - 1);
  return [words.slice(0, cut + 1).join(" "), words.slice(cut + 1).join(" ")].filter(Boolean);
}

/**
 * An element of a picture.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
function s(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/**
 * A link that saves a text as a file.
 * @param {string} text
 * @param {string} type
 * @param {string} name
 */
export function save(text, type, name) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
