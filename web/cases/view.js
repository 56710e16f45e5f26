// @ts-check
/** The view "Cases". */
import { h } from "../dom.js";

/** @type {import("../later_views.js").Create} */
export function create(place) {
  place.replaceChildren(h("p", { class: "panel" }, "This view is being built."));
  return { paint() {} };
}
