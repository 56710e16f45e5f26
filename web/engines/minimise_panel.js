// @ts-check
/** Makes the input smaller while something that a person chooses stays true of it. */
import { code, h } from "../dom.js";
import { ENGINES } from "../messages/engines.js";
import { escapeText } from "../text/escapes.js";
import { differences, nativeUrl } from "../native.js";
import { differsIn, sameDestination } from "./agreement.js";
import { minimise } from "./minimiser.js";
import { pythonResult } from "./results.js";

/** @typedef {import("../later_views.js").Page} Page */
/** @typedef {import("../python/question.js").Reading} Reading */
/** @typedef {import("./results.js").Result} Result */
/** @typedef {{id: string, text: string, holds: (cases: Case[]) => Promise<boolean[]>}} Property */
/** @typedef {{input: string, base: string | null}} Case */

const TEXT = ENGINES.minimise;

export class MinimisePanel {
  #page;
  #choice = h("select", { id: "minimise-property" });
  #start = h("button", { type: "button" }, TEXT.start);
  #stop = h("button", { type: "button", hidden: true }, TEXT.stop);
  #undo = h("button", { type: "button", class: "quiet", hidden: true }, TEXT.undo);
  #status = h("p", { class: "told", role: "status" });
  /** @type {Property[]} */
  #properties = [];
  #drawn = "";
  /** What a person chose. */
  #chosen = "";
  /** @type {AbortController | null} */
  #running = null;
  /** @type {Case | null} */
  #before = null;
  element;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.element = h(
      "section",
      { class: "panel minimise", "aria-labelledby": "minimise-title" },
      h("h2", { id: "minimise-title" }, `${TEXT.title} `, h("small", {}, TEXT.titleNote)),
      h("div", { class: "field" }, h("label", { for: "minimise-property" }, TEXT.property), this.#choice),
      h("div", { class: "panel-buttons" }, this.#start, this.#stop, this.#undo),
      this.#status,
    );
    this.#start.addEventListener("click", () => void this.#run());
    this.#choice.addEventListener("change", () => (this.#chosen = this.#choice.value));
    this.#stop.addEventListener("click", () => this.#running?.abort());
    this.#undo.addEventListener("click", () => this.#goBack());
  }

  /**
   * @param {Result[]} results
   * @param {Reading | null} reading
   */
  paint(results, reading) {
    const { input, base } = this.#page.store.state;
    const drawn = JSON.stringify([input, base, results, reading?.errors.map(({ name }) => name)]);
    if (drawn === this.#drawn || this.#running) return;
    this.#drawn = drawn;
    if (this.#before && !this.#undo.hidden && this.#undo.dataset["of"] !== JSON.stringify([input, base]))
      this.#forget();
    this.#properties = reading ? properties(this.#page.client, results, reading) : [];
    this.#choice.replaceChildren(...this.#properties.map(({ id, text }) => h("option", { value: id }, text)));
    if (this.#properties.some(({ id }) => id === this.#chosen)) this.#choice.value = this.#chosen;
    this.#choice.disabled = this.#start.disabled = this.#properties.length === 0;
    if (this.#properties.length === 0 && reading)
      this.#status.textContent = TEXT.nothingToKeep;
    else if (!this.#before) this.#status.textContent = "";
  }

  async #run() {
    const property = this.#properties.find(({ id }) => id === this.#choice.value);
    if (!property) return;
    const { input, base } = this.#page.store.state;
    this.#before = { input, base };
    this.#running = new AbortController();
    this.#show(true);
    try {
      const shorter = await this.#shrink(property, input, base, this.#running.signal);
      this.#running = null;
      this.#put(shorter, { input, base });
    } catch (error) {
      this.#running = null;
      this.#status.textContent = TEXT.stopped(error instanceof Error ? error.message : String(error));
    }
    this.#show(false);
    this.#page.repaint();
  }

  /**
   * The base first goes as a whole, where that does not matter; then the input, then what is left of the base.
   * @param {Property} property
   * @param {string} input
   * @param {string | null} base
   * @param {AbortSignal} signal
   */
  async #shrink({ holds }, input, base, signal) {
    let asked = 0;
    const report = (/** @type {string} */ text, /** @type {number} */ count) => {
      const shown = text === "" ? ENGINES.emptyString : code(escapeText(text.slice(0, 120)));
      this.#status.replaceChildren(...TEXT.tried(asked + count, shown));
    };
    const needsBase = base !== null && !(await holds([{ input, base: null }]))[0];
    const kept = needsBase ? base : null;
    const first = await minimise(
      input,
      (texts) => holds(texts.map((text) => ({ input: text, base: kept }))),
      ({ text, asked: count }) => report(text, count),
      signal,
    );
    asked = first.asked;
    if (kept === null) return { input: first.text, base: kept, asked, stopped: first.stopped };
    const second = await minimise(
      kept,
      (texts) => holds(texts.map((text) => ({ input: first.text, base: text }))),
      ({ text, asked: count }) => report(text, count),
      signal,
    );
    return { input: first.text, base: second.text, asked: asked + second.asked, stopped: second.stopped };
  }

  /**
   * @param {Case & {asked: number, stopped: boolean}} found
   * @param {Case} before
   */
  #put({ input, base, asked, stopped }, before) {
    const count = (/** @type {Case} */ one) => Array.from(one.input).length + Array.from(one.base ?? "").length;
    const [was, is] = [count(before), count({ input, base })];
    this.#status.textContent = TEXT.end(stopped, was, is, asked);
    if (is === was) return;
    this.#undo.hidden = false;
    this.#undo.dataset["of"] = JSON.stringify([input, base]);
    this.#page.asked(input);
    this.#page.store.set({ input, base, step: null });
    this.#page.acted();
  }

  #goBack() {
    if (!this.#before) return;
    const { input, base } = this.#before;
    this.#forget();
    this.#page.asked(input);
    this.#page.store.set({ input, base, step: null });
    this.#page.acted();
    this.#page.say(TEXT.back);
    this.#start.focus();
  }

  #forget() {
    this.#before = null;
    this.#undo.hidden = true;
    this.#status.textContent = "";
  }

  /** @param {boolean} running */
  #show(running) {
    const focused = document.activeElement === (running ? this.#start : this.#stop);
    this.#start.hidden = running;
    this.#stop.hidden = !running;
    this.#choice.disabled = running;
    if (focused) (running ? this.#stop : this.#start).focus();
  }
}

/**
 * What is true of the present input, and can be asked of others.
 * @param {import("../python/client.js").Client} client
 * @param {Result[]} results
 * @param {Reading} reading
 * @returns {Property[]}
 */
function properties(client, results, reading) {
  const [urlstd, browser, python] = /** @type {[Result, Result, Result]} */ (/** @type {unknown} */ (results));
  const ask = (/** @type {Case[]} */ cases) => askCases(client, cases);
  const { answer, errors } = reading;
  /** @type {Property[]} */
  const found = [];
  const [differing] = differences(answer.api, nativeUrl(answer.input, answer.base).api);
  if (differing)
    found.push({
      id: "browser",
      text:
        differing === "failure" ? TEXT.outcomeDiffers(browser.name) : TEXT.memberDiffers(browser.name, differing),
      holds: async (cases) => {
        const answers = await ask(cases);
        return answers.map((one, index) => {
          const { input, base } = /** @type {Case} */ (cases[index]);
          return differences(apiOf(one), nativeUrl(input, base).api)[0] === differing;
        });
      },
    });
  if (python.outcome !== "absent" && (python.outcome !== urlstd.outcome || !sameDestination(urlstd, python)))
    found.push(pythonProperty(client, urlstd, python));
  for (const name of new Set(errors.map((error) => error.name)))
    found.push({
      id: `error-${name}`,
      text: TEXT.reported(name),
      holds: async (cases) => (await ask(cases)).map((one) => one.errors.includes(name)),
    });
  if (answer.outcome === "failure")
    found.push({
      id: "failure",
      text: TEXT.failure,
      holds: async (cases) => (await ask(cases)).map(({ outcome }) => outcome === "failure"),
    });
  return found;
}

/**
 * @param {import("../python/client.js").Client} client
 * @param {Result} urlstd
 * @param {Result} python
 * @returns {Property}
 */
function pythonProperty(client, urlstd, python) {
  const refuses = python.outcome !== urlstd.outcome;
  const hosts = !refuses && differsIn(urlstd, python, "hostname") === true;
  return {
    id: "python",
    text: refuses
      ? urlstd.outcome === "failure"
        ? TEXT.urlstdRefuses
        : TEXT.pythonRefuses
      : hosts
        ? TEXT.hosts
        : TEXT.places,
    holds: async (cases) => {
      const answers = await askCases(client, cases, true);
      return answers.map(({ outcome, urllib }) => {
        const theirs = pythonResult(urllib, "", "");
        if (refuses) return outcome === urlstd.outcome && theirs.outcome === python.outcome;
        if (outcome !== "parsed" || theirs.outcome !== "parsed" || urllib.same_destination) return false;
        const [ours] = urllib.components.filter((/** @type {any} */ one) => one.component === "host");
        return !hosts || Boolean(ours?.differs && ours.urlstd && (!python.values.hostname || ours.urllib));
      });
    },
  };
}

/**
 * @param {import("../python/client.js").Client} client
 * @param {Case[]} cases
 * @param {boolean} [urllib] whether to ask `urllib.parse`, too
 * @returns {Promise<any[]>}
 */
async function askCases(client, cases, urllib = false) {
  const asked = cases.map((one) => ({ kind: "url", ...one }));
  const answer = await client.call("minimise", { op: "cases", cases: asked, urllib });
  if (answer.error) throw new Error(answer.error.message);
  return answer.cases;
}

/** @param {any} one */
function apiOf(one) {
  return one.api;
}
