// @ts-check
/** The steps of one edit, shown by the same elements as those of the URL itself. */
import { h } from "../dom.js";
import { EDITS } from "../messages/edits.js";
import { Painter } from "../painter.js";
import { Player } from "../trace/player.js";
import { Reading } from "../python/question.js";
import { Store } from "../store.js";
import { traceCommand } from "../trace/trace_keys.js";
import { transcript } from "../trace/transcript.js";
import { Walk } from "../trace/walk.js";

/** @typedef {import("../types.js").Trace} Trace */
/** @typedef {import("../painter.js").Surroundings} Surroundings */

/** @param {string} tag @returns {any} */
const element = (tag) => document.createElement(tag);

export class EditTrace {
  #store = new Store();
  #player = new Player();
  /** What Painter and Walk ask for; nothing is asked of Python here. @type {any} */
  #question = { reading: null, current: null, waiting: false, ask: () => Promise.resolve(false) };
  #painter = new Painter(this.#store, this.#question, this.#player);
  #walk = new Walk(this.#store, this.#question, this.#painter, this.#player);
  #stepper = element("trace-stepper");
  #ruler = element("code-point-ruler");
  #machine = element("machine-state");
  #work = element("work-tree");
  #record = element("step-record");
  #table = element("step-table");
  /** @type {Trace | null} */
  #trace = null;
  /** @type {Surroundings | null} */
  #around = null;
  place = h(
    "section",
    { class: "trace edit-trace", "aria-label": EDITS.steps },
    this.#stepper,
    this.#ruler,
    h(
      "div",
      { class: "trace-columns" },
      h(
        "div",
        { class: "moment", tabindex: 0, role: "region", "aria-label": EDITS.machine },
        this.#machine,
        this.#work,
        this.#record,
      ),
      this.#table,
    ),
  );

  /** @param {Pick<import("../later_views.js").Page, "say" | "share">} page */
  constructor({ say, share }) {
    this.#on("step-to", ({ index }) => this.#go(() => this.#walk.to(index)));
    this.#on("window-ask", ({ first }) => this.#go(() => this.#walk.to(first)));
    this.#on("step-near", ({ pointer }) => this.#go(() => this.#walk.toPointer(pointer)));
    this.#on("error-choose", ({ index }) => this.#go(() => this.#walk.toError(index)));
    this.#on("part-hover", ({ part }) => this.#store.set({ part }));
    this.#on("break-toggle", ({ state }) => this.#walk.toggleBreak(state));
    this.#on("play-toggle", () => this.#walk.togglePlay());
    this.#on("speed-change", ({ speed }) => (this.#player.speed = speed));
    this.#on("transcript-ask", () => {
      const { reading } = this.#question;
      if (reading) void share.copy(transcript(reading), EDITS.stepsCopied, EDITS.stepsAsText);
    });
    this.#player.addEventListener("tick", () => this.#walk.tick());
    this.#player.addEventListener("change", () => this.#draw());
    this.#store.addEventListener("change", () => this.#draw());
    this.#walk.addEventListener("change", () => this.#draw());
    this.#walk.addEventListener("say", (event) => say(/** @type {CustomEvent<string>} */ (event).detail));
    this.place.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * @param {Trace} trace
   * @param {Surroundings} around
   */
  show(trace, around) {
    this.#around = around;
    if (trace !== this.#trace) {
      this.#trace = trace;
      this.#player.stop();
      this.#question.reading = this.#question.current = new Reading(answerOf(/** @type {any} */ (trace)));
      this.#store.set({ step: null, error: null, part: null });
    }
    this.#draw();
  }

  #draw() {
    const around = this.#around;
    if (!around || !this.place.isConnected) return;
    const own = { ...around, breakpoints: this.#walk.breakpoints };
    this.#stepper.data = this.#painter.stepper();
    this.#ruler.data = this.#painter.ruler();
    this.#machine.data = this.#painter.machine(own);
    this.#record.data = this.#painter.machine(own);
    this.#work.data = this.#painter.work();
    this.#table.data = this.#painter.table(own);
  }

  /** @param {() => void} move */
  #go(move) {
    this.#player.stop();
    move();
  }

  /**
   * Such an event is about these steps and not about those of the URL.
   * @param {string} type
   * @param {(detail: any) => void} listener
   */
  #on(type, listener) {
    this.place.addEventListener(type, (event) => {
      event.stopPropagation();
      listener(/** @type {CustomEvent} */ (event).detail);
    });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const timeline = this.#question.reading?.timeline;
    const { index } = this.#painter;
    const target = /** @type {HTMLElement} */ (event.target);
    if (!timeline || index === null || target.matches("select, input[type=number]")) return;
    if (/^Arrow(?:Up|Down)$/.test(event.key) && target.closest(".moment")) return; // scrolls what is in the box
    const command = traceCommand(event, timeline, index);
    if (!command) return;
    event.preventDefault();
    if (command.kind === "play") this.#walk.togglePlay();
    else if (command.kind === "break") this.#walk.toggleBreak(timeline.step(index)?.state ?? "");
    else this.#go(() => this.#walk.to(command.index));
  }
}

/**
 * An answer about a whole URL, as far as the elements of a trace look at it.
 * @param {Trace & {errors: object[], record: object}} trace
 * @returns {any}
 */
function answerOf(trace) {
  const parsed = trace.outcome !== "failure";
  return {
    input: trace.input,
    base: null,
    encoding: "UTF-8",
    outcome: parsed ? "parsed" : "failure",
    errors: trace.errors,
    error_count: trace.errors.length,
    base_errors: [],
    record: trace.record,
    api: null,
    host: null,
    validity: null,
    input_parts: [],
    output_parts: [],
    trace,
  };
}
