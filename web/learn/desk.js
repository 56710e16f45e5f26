// @ts-check
/** What the parts of the view "Learn" share: the page, questions of their own, and ways from one place to another. */
import { h } from "../dom.js";
import { COURSE } from "../messages/learn.js";
import { Inquiry } from "../python/inquiry.js";
import { PLACES, readRoute, writeRoute } from "./route.js";

/** @typedef {import("../later_views.js").Page} Page */
/** @typedef {import("../painter.js").Surroundings} Surroundings */
/** @typedef {import("../standard/step_rows.js").Algorithm} Algorithm */
/** @typedef {import("../standard/step_rows.js").StepsTable} StepsTable */
/** @typedef {import("./route.js").Place} Place */
/** @typedef {import("./route.js").Route} Route */
/** @typedef {{from: string, to: string, algorithm: string, steps: string[]}} Edge */
/** @typedef {{states: string[], edges: Edge[]}} Graph */
/** @typedef {StepsTable & {graphs: Record<"basic URL parser" | "constructor string parser", Graph>}} Table */

export class Desk {
  /** Whether a person has just gone to another place, whose heading is then to have focus. */
  arriving = false;

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.inquiry = new Inquiry(page.client);
    this.inquiry.addEventListener("change", page.repaint);
  }

  /** @returns {Route} */
  get route() {
    return readRoute(this.page.store.state.own.learn ?? "");
  }

  /**
   * Goes to a place, to which Back returns.
   * @param {Place} place
   * @param {...string} path
   */
  go(place, ...path) {
    this.arriving = true;
    this.note(place, ...path);
    this.page.acted();
  }

  /**
   * Says where one is, for links.
   * @param {Place} place
   * @param {...string} path
   */
  note(place, ...path) {
    const { store } = this.page;
    store.set({ own: { ...store.state.own, learn: writeRoute({ place, path }) } });
  }

  /**
   * A button that leads to a place of this view, such as "errors/host-missing".
   * @param {string} to
   * @param {...(Node | string)} words
   */
  link(to, ...words) {
    const { place, path } = readRoute(to);
    const button = h("button", { type: "button", class: "link" }, ...words);
    button.addEventListener("click", () => this.go(place, ...path));
    return button;
  }

  /**
   * Shows a URL in the view "URL".
   * @param {string} input
   * @param {string | null} base
   * @param {number | null} [step] counted from 1
   */
  watch(input, base, step = null) {
    this.use(input, base);
    this.page.store.set({ tab: "url", step });
    this.page.acted();
    document.getElementById("main")?.focus();
  }

  /**
   * Makes a URL the present one.
   * @param {string} input
   * @param {string | null} base
   */
  use(input, base) {
    this.page.asked(input);
    this.page.store.set({ input, base, step: null });
  }

  /**
   * The table of the Standard's numbered steps, and the graphs of states; null until it is here.
   * @returns {{table: Table | null, problem: string}}
   */
  get table() {
    const { answer, problem } = this.inquiry.ask("steps", {});
    return { table: /** @type {Table | null} */ (answer), problem };
  }

  /** Focuses the heading of the place one has come to. @param {HTMLElement} node */
  arrive(node) {
    if (!this.arriving) return;
    this.arriving = false;
    const heading = /** @type {HTMLElement | null} */ (node.querySelector("h2"));
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }
}

/**
 * What stands where an answer is not yet there, or does not come.
 * @param {string} [problem]
 */
export function absent(problem = "") {
  return h("p", { class: "absent" }, problem ? COURSE.noAnswer(problem) : COURSE.waiting);
}

/**
 * The buttons for the places, the present one marked.
 * @param {Desk} desk
 */
export function placesBar(desk) {
  const buttons = PLACES.map((place) => {
    const button = h("button", { type: "button", class: "quiet place", "data-place": place }, COURSE.places[place]);
    button.addEventListener("click", () => desk.go(place));
    return button;
  });
  const nav = h("nav", { class: "places", "aria-label": COURSE.places.label }, ...buttons);
  const paint = (/** @type {Route} */ { place }) => {
    const now = place === "lesson" ? "lessons" : place;
    for (const button of buttons)
      if (button.dataset["place"] === now) button.setAttribute("aria-current", "page");
      else button.removeAttribute("aria-current");
  };
  return { nav, paint };
}
