// @ts-check
/** Gives each element of the page what it is to show. */
import { the } from "./elements.js";
import { write } from "./kept_nodes.js";
import { foreignLink } from "./link/foreign_link.js";
import { PAGE } from "./messages/page.js";
import { TRACE } from "./messages/trace.js";

/** @typedef {import("./painter.js").Painter} Painter */
/** @typedef {import("./painter.js").Surroundings} Surroundings */
/** @typedef {import("./store.js").Store} Store */

/** The views, in the order in which their tabs stand. @type {readonly import("./types.js").Tab[]} */
const TABS = ["url", "pattern", "bytes", "two-urls", "engines", "edits", "redirects", "cases", "learn"];
const NAMED_TABS = TABS.map((id) => ({ id, name: PAGE.views[id] }));

/**
 * Hides what belongs to other views; what names none belongs to all.
 * @param {string} tab
 */
function showView(tab) {
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-tabs]"))) {
    part.toggleAttribute("hidden", !part.dataset["tabs"]?.split(" ").includes(tab));
  }
}

/**
 * @param {Painter} painter
 * @param {Store} store
 * @param {Surroundings} around
 * @param {{message: string, raw: string} | null} linkProblem
 */
export function paint(painter, store, around, linkProblem) {
  const { input, base, tab } = store.state;
  the("view-tabs").data = { tabs: NAMED_TABS, tab };
  showView(tab);
  the("url-input").data = { value: input };
  the("base-choice").data = { base };
  the("notice-bar").data = painter.notice(linkProblem, around);
  the("link-offer").data = { link: foreignLink(input) };
  the("verdict-line").data = painter.verdict(around);
  paintStrips(painter, around);
  paintTrace(painter, around);
  the("error-panel").data = painter.errors(around);
  the("host-panel").data = painter.host(around);
  the("record-panel").data = painter.record(around);
  the("main").classList.toggle("stale", around.stale);
  the("main").dataset["answer"] = painter.freshness;
}

/**
 * @param {Painter} painter
 * @param {Surroundings} around
 */
function paintStrips(painter, around) {
  the("#input-strip").data = painter.inputStrip(around);
  the("#output-strip").data = painter.outputStrip(around);
  const counts = painter.counts();
  write(the("#input-count"), counts.input);
  write(the("#output-count"), counts.output);
  const lines = painter.invisibles();
  the("#invisibles").toggleAttribute("hidden", lines.length === 0);
  write(the("#invisibles"), TRACE.strips.invisible(lines));
}

/**
 * @param {Painter} painter
 * @param {Surroundings} around
 */
function paintTrace(painter, around) {
  write(the("#trace-remark"), painter.traceRemark);
  the("trace-stepper").data = painter.stepper();
  the("code-point-ruler").data = painter.ruler();
  const machine = painter.machine(around);
  the("machine-state").data = machine;
  the("step-record").data = machine;
  the("work-tree").data = painter.work();
  the("step-table").data = painter.table(around);
}
