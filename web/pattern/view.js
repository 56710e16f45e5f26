// @ts-check
/** The view "URLPattern": the pattern and its options, taken apart, matched against one input and many. */
import { ConstructorStrip } from "../elements/constructor_strip.js";
import { PatternComponents } from "../elements/pattern_components.js";
import { PatternForm } from "../elements/pattern_form.js";
import { PatternNative } from "../elements/pattern_native.js";
import { RouteTable } from "../elements/route_table.js";
import { the } from "../elements.js";
import { Inquiry } from "../python/inquiry.js";
import { MoreInputs } from "../pattern_inputs/more_inputs.js";
import { ConstructorSteps } from "../pattern_steps/constructor_steps.js";
import { PatternViewPainter } from "./painter.js";

/** @typedef {import("../later_views.js").Page} Page */
/** @typedef {{component: string, part: number} | null} Pointed a part of a component's pattern */

const ELEMENTS = Object.freeze([
  ConstructorSteps,
  ConstructorStrip,
  MoreInputs,
  PatternComponents,
  PatternForm,
  PatternNative,
  RouteTable,
]);

/** @type {import("../later_views.js").Create} */
export function create(place, page) {
  for (const element of ELEMENTS) element.define();
  listen(place, page);
  const pattern = page.patterns.painter;
  const inquiry = new Inquiry(page.client);
  inquiry.addEventListener("change", page.repaint);
  const painter = new PatternViewPainter(page.store, pattern, inquiry);
  return { paint: (around) => paint(painter, pattern, around) };
}

/**
 * @param {PatternViewPainter} painter
 * @param {import("../pattern_panel/pattern_painter.js").PatternPainter} pattern
 * @param {import("../painter.js").Surroundings} around
 */
function paint(painter, pattern, around) {
  const { answer, absent } = pattern.panel(around);
  the("pattern-form").data = painter.form();
  the("constructor-strip").data = painter.constructorString();
  the("pattern-components").data = { answer, absent };
  the("more-inputs").data = painter.moreInputs();
  the("pattern-native").data = painter.native(around);
  the("route-table").data = painter.routes();
}

/**
 * @param {HTMLElement} place
 * @param {Page} page
 */
function listen(place, { store, edited, acted }) {
  const on = (/** @type {string} */ type, /** @type {(detail: any) => void} */ listener) =>
    place.addEventListener(type, (event) => listener(/** @type {CustomEvent} */ (event).detail));
  on("routes-change", (changes) => {
    store.set(changes);
    edited();
  });
  on("more-inputs", ({ text }) => {
    store.set({ own: { ...store.state.own, pattern: text } });
    edited();
  });
  on("input-show", ({ input, base }) => {
    store.set(typeof input === "string" ? { input, base, fields: null } : { fields: input });
    acted();
    the("pattern-components").scrollIntoView({ block: "start" });
  });
  on("part-point", (/** @type {{pointed: Pointed}} */ { pointed }) => {
    the("constructor-strip").pointed = pointed;
    the("pattern-components").pointed = pointed;
  });
}
