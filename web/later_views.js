// @ts-check
/**
 * The views whose code and style sheet are loaded when they are first opened, so that the first screen need not wait
 * for them. Each is a folder with a module view.js that exports `create`.
 */
import { h } from "./dom.js";
import { PAGE } from "./messages/page.js";
import { OWN_FILES } from "./python/assets.js";

/** @typedef {import("./painter.js").Surroundings} Surroundings */
/** @typedef {import("./types.js").Tab} Tab */
/** @typedef {{paint(around: Surroundings): void}} LaterView painted whenever something changed while it is open */
/**
 * @typedef {import("./details.js").Acts & {
 *   store: import("./store.js").Store,
 *   question: import("./python/question.js").Question,
 *   client: import("./python/client.js").Client,
 *   share: import("./sharing/share.js").Share,
 *   details: import("./details.js").Details,
 *   patterns: import("./pattern_panel/patterns.js").Patterns,
 *   say: (message: string) => void,
 *   part: import("./parts.js").Part,
 * }} Page what a view works with
 */
/** @typedef {(place: HTMLElement, page: Page) => LaterView} Create */

/** @type {Readonly<Partial<Record<Tab, () => Promise<{create: Create}>>>>} */
const MODULES = Object.freeze({
  pattern: () => import("./pattern/view.js"),
  bytes: () => import("./bytes/view.js"),
  "two-urls": () => import("./two_urls/view.js"),
  engines: () => import("./engines/view.js"),
  edits: () => import("./edits/view.js"),
  redirects: () => import("./redirects/view.js"),
  cases: () => import("./cases/view.js"),
  learn: () => import("./learn/view.js"),
});

/** Parts of a view with style sheets of their own beside the view's. @type {Readonly<Partial<Record<Tab, string[]>>>} */
const PARTS = Object.freeze({
  learn: ["lessons", "live_examples", "facts", "map", "steps", "prediction", "what_if", "presentation", "paper"],
});

export class LaterViews {
  /** @type {Map<Tab, LaterView | "loading">} */
  #views = new Map();
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** @param {Surroundings} around */
  paint(around) {
    const { tab } = this.#page.store.state;
    const module = MODULES[tab];
    if (!module) return;
    const view = this.#views.get(tab);
    if (view === undefined) void this.#open(tab, module);
    else if (view !== "loading") view.paint(around);
  }

  /**
   * @param {Tab} tab
   * @param {() => Promise<{create: Create}>} module
   */
  async #open(tab, module) {
    this.#views.set(tab, "loading");
    const place = /** @type {HTMLElement} */ (document.getElementById(`${tab}-view`));
    place.querySelector(".view-failure")?.remove();
    const status = h("p", { class: "panel", role: "status" }, PAGE.views.loading);
    place.prepend(status);
    try {
      const [{ create }] = await this.#page.part(tab, () => Promise.all([module(), ...styleSheets(tab)]));
      status.remove();
      this.#views.set(tab, create(place, this.#page));
    } catch {
      status.remove();
      place.prepend(this.#failure(tab));
      return;
    }
    this.#page.repaint();
  }

  /** @param {Tab} tab */
  #failure(tab) {
    const again = h("button", { type: "button" }, PAGE.views.retry);
    again.addEventListener("click", () => {
      this.#views.delete(tab);
      this.#page.repaint();
    });
    return h("p", { class: "panel view-failure", role: "alert" }, PAGE.views.failed, again);
  }
}

/** @param {Tab} tab */
function styleSheets(tab) {
  return [tab, ...(PARTS[tab] ?? []).map((part) => `${tab}/${part}`)].map((name) => styleSheet(`style/${name}.css`));
}

/**
 * Resolves when the style sheet counts.
 * @param {string} path from the folder with the page's own files
 */
export function styleSheet(path) {
  const href = OWN_FILES + path;
  return new Promise((resolve, reject) => {
    const link = h("link", { rel: "stylesheet", href });
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    document.head.append(link);
  });
}
