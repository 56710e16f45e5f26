// @ts-check
/** The view "Learn": lessons, the states as a map, a page for each state and error, prediction, presentation, what if. */
import { h } from "../dom.js";
import { Algorithms } from "./algorithms.js";
import { Course } from "./course.js";
import { Desk, placesBar } from "./desk.js";
import { ErrorPages } from "./error_pages.js";
import { Prediction } from "./prediction.js";
import { Presentation } from "./presentation.js";
import { StateMap } from "./state_map.js";
import { StatePages } from "./state_pages.js";
import { WhatIf } from "./what_if.js";

/** @typedef {import("../painter.js").Surroundings} Surroundings */
/** @typedef {import("./route.js").Place} Place */
/** @typedef {import("./route.js").Route} Route */
/** @typedef {{node: HTMLElement, paint(around: Surroundings, route: Route): void, leave?(): void}} Part */

/** @type {Readonly<Record<Place, string>>} */
const PART_OF = Object.freeze({
  lessons: "course",
  lesson: "course",
  map: "map",
  states: "states",
  errors: "errors",
  steps: "steps",
  predict: "predict",
  "what-if": "what-if",
  present: "present",
});
/** @type {Readonly<Record<string, (desk: Desk) => Part>>} */
const PARTS = Object.freeze({
  course: (desk) => new Course(desk),
  map: (desk) => new StateMap(desk),
  states: (desk) => new StatePages(desk),
  errors: (desk) => new ErrorPages(desk),
  steps: (desk) => new Algorithms(desk),
  predict: (desk) => new Prediction(desk),
  "what-if": (desk) => new WhatIf(desk),
  present: (desk) => new Presentation(desk),
});

/** @type {import("../later_views.js").Create} */
export function create(place, page) {
  const desk = new Desk(page);
  const { nav, paint: paintNav } = placesBar(desk);
  const body = h("div", { class: "learn" });
  /** @type {Map<string, Part>} */
  const parts = new Map();
  /** @type {Part | null} */
  let open = null;
  place.replaceChildren(nav, body);
  // A link without a place of its own would leave another one as it is, and Back with it.
  if (page.store.state.own.learn === undefined) {
    desk.note("lessons");
    page.edited();
  }
  return {
    paint(around) {
      const { route } = desk;
      const name = PART_OF[route.place];
      const part = parts.get(name) ?? /** @type {(desk: Desk) => Part} */ (PARTS[name])(desk);
      parts.set(name, part);
      paintNav(route);
      if (part !== open) {
        open?.leave?.();
        body.replaceChildren(part.node);
        open = part;
      }
      part.paint(around, route);
      desk.arrive(part.node);
    },
  };
}
