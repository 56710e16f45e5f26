// @ts-check
/** From the state and the last answer to what each element shows. Nothing here changes the state. */
import { describeCodePoint } from "./text/code_points.js";
import { differences, nativeUrl } from "./native.js";
import { CodePoints } from "./text/positions.js";
import { WINDOW } from "./python/question.js";
import { PAGE } from "./messages/page.js";
import { TRACE } from "./messages/trace.js";
import { invisibles, verdict } from "./wording.js";

/** @typedef {import("./types.js").About} About */
/** @typedef {import("./types.js").ErrorReport} ErrorReport */
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").State} State */
/** @typedef {import("./python/question.js").Question} Question */
/** @typedef {import("./python/question.js").Reading} Reading */
/** @typedef {import("./trace/player.js").Player} Player */
/** @typedef {import("./trace/strip_layout.js").Range} Range */
/** @typedef {import("./trace/strip_layout.js").Mark} Mark */
/**
 * @typedef {object} Surroundings what is neither in a link nor in an answer
 * @property {string} browser
 * @property {About | null} about
 * @property {boolean} stale whether the answer is late
 * @property {ReadonlySet<string>} breakpoints
 * @property {string} absent why there is no answer
 * @property {{sign?: string, text: string}} pattern the fact about the pattern
 * @property {import("./examples/first_example.js").Example | null} example the one that was chosen last
 */

/** @type {never[]} */
const NOTHING = [];
const noPart = () => null;

export class Painter {
  #store;
  #question;
  #player;
  #marks = remember((/** @type {Reading | null} */ reading, /** @type {number | null} */ chosen) =>
    marksOf(reading, chosen),
  );
  #hostFailure = remember(hostFailure);
  #differences = remember(differences);
  #text = remember((/** @type {string} */ input) => new CodePoints(input));
  #native = remember((/** @type {string} */ input, /** @type {string | null} */ base) => nativeUrl(input, base));
  #anchors = remember(
    (/** @type {About | null} */ about) => new Map(about?.states.map(({ name, anchor }) => [name, anchor])),
  );
  #entries = remember(
    (/** @type {About | null} */ about) => new Map(about?.errors.map((entry) => [entry.name, entry])),
  );

  /**
   * @param {Store} store
   * @param {Question} question
   * @param {Player} player
   */
  constructor(store, question, player) {
    this.#store = store;
    this.#question = question;
    this.#player = player;
  }

  /** Whether the answer is about the present input, and Python's own of this visit. */
  get freshness() {
    if (this.#question.current === null) return "due";
    return this.#question.foretold ? "foretold" : "here";
  }

  /** The step that is shown, as an index into the whole trace. */
  get index() {
    return this.#question.reading?.timeline.shown(this.#store.state.step) ?? null;
  }

  /** The validation error that is marked: the chosen one, else the one that made the parser fail. */
  get chosenError() {
    const errors = this.#question.reading?.errors ?? NOTHING;
    const { error } = this.#store.state;
    if (error !== null && error < errors.length) return error;
    const fatal = errors.findLastIndex(({ fatal }) => fatal);
    return fatal < 0 ? null : fatal;
  }

  /** @param {Surroundings} around */
  verdict({ browser, pattern }) {
    const { input, base } = this.#store.state;
    const { reading } = this.#question;
    const native = this.#native(input, base);
    if (!reading) {
      const { none, meanwhileParsed, meanwhileRejected } = PAGE.verdict;
      const rest = native.api ? meanwhileParsed(browser) : meanwhileRejected(browser, native.problem);
      return { kind: /** @type {const} */ ("waiting"), outcome: none, rest, facts: [] };
    }
    const { answer } = reading;
    const kind = answer.outcome === "parsed" ? /** @type {const} */ ("parsed") : /** @type {const} */ ("failure");
    return { kind, ...verdict(answer), facts: this.#facts(reading, browser, pattern) };
  }

  /**
   * @param {Reading} reading
   * @param {string} browser
   * @param {Surroundings["pattern"]} pattern
   */
  #facts({ answer, timeline }, browser, pattern) {
    const { host } = answer;
    const native = this.#native(answer.input, answer.base);
    const differing = differences(answer.api, native.api);
    const { writing } = this.#store.state;
    const text = PAGE.verdict;
    return [
      ...(this.#question.foretold ? [{ text: text.foretold }] : []),
      ...(answer.validity ? [writingFact(answer.validity.valid, writing)] : []),
      ...(host
        ? [
            {
              text: host.kind === "null" ? text.noHost : text.host(PAGE.host.shortKinds[host.kind]),
              ...(host.serialized ? { value: host.serialized } : {}),
            },
          ]
        : []),
      ...(answer.outcome === "base-failure" ? [] : [{ text: text.steps(timeline.end, timeline.complete) }]),
      pattern,
      browserFact(browser, differing, answer.encoding),
    ];
  }

  /** @param {Surroundings} around */
  inputStrip({ stale }) {
    const reading = this.#question.reading;
    const fresh = reading && !(stale && !this.#question.current) ? reading : null;
    const index = this.index;
    const step = fresh && !fresh.aboutBase && index !== null ? fresh.timeline.step(index) : undefined;
    return {
      name: PAGE.static.input,
      isInput: true,
      text: fresh ? fresh.input : this.#text(this.#store.state.input),
      absent: "",
      parts: fresh?.answer.input_parts ?? NOTHING,
      skippedLabel: fresh ? skippedLabel(fresh) : () => "",
      marks: this.#marks(fresh, this.chosenError),
      pointer: step?.position ?? null,
      atEnd: step?.c === null,
      part: this.#store.state.part,
    };
  }

  /** @param {Surroundings} around */
  outputStrip({ absent }) {
    const reading = this.#question.reading;
    return {
      name: PAGE.static.output,
      isInput: false,
      text: reading?.output ?? null,
      absent: reading ? TRACE.strips.noOutput : absent,
      parts: reading?.answer.output_parts ?? NOTHING,
      skippedLabel: () => "",
      marks: NOTHING,
      pointer: null,
      atEnd: false,
      part: this.#store.state.part,
    };
  }

  /** Lines about invisible code points, each named and placed. */
  invisibles() {
    const current = this.#question.current;
    const label = current ? skippedLabel(current) : () => "";
    return invisibles(this.#text(this.#store.state.input)).map(({ c, positions, count }) => {
      const places = positions.map((at) => {
        const fate = current?.partAt(at) ? "" : label({ start: at, end: at + 1 });
        return fate === "removed" || fate === "trimmed" ? `${at} (${TRACE.strips.labels[fate]})` : at;
      });
      return TRACE.strips.invisibleAt(describeCodePoint(c), places, count - positions.length);
    });
  }

  /** Whose trace it is, where that is not plain. */
  get traceRemark() {
    return this.#question.reading?.aboutBase ? TRACE.ofTheBase : "";
  }

  counts() {
    const { text, length } = this.#text(this.#store.state.input);
    const output = this.#question.reading?.output;
    const { codePoints, codePointsAndUnits } = TRACE.strips;
    return {
      input: text.length === length ? codePoints(length) : codePointsAndUnits(length, text.length),
      output: output ? codePoints(output.length) : "",
    };
  }

  stepper() {
    const timeline = this.#question.reading?.timeline;
    const { index } = this;
    return {
      step: (timeline && index !== null ? timeline.step(index) : null) ?? null,
      first: this.#question.reading?.partial ? 0 : (timeline?.first ?? 0),
      end: timeline?.end ?? 0,
      complete: timeline?.complete ?? true,
      playing: this.#player.playing,
      speed: this.#player.speed,
    };
  }

  ruler() {
    const reading = this.#question.reading;
    const { index } = this;
    const step = reading && index !== null ? reading.timeline.step(index) : undefined;
    return {
      text: step && reading ? reading.prepared : null,
      pointer: step?.pointer ?? 0,
      partAt: reading?.partAtPointer ?? noPart,
    };
  }

  /** @param {Surroundings} around */
  machine({ about, breakpoints, absent }) {
    const reading = this.#question.reading;
    const { index } = this;
    const step = (reading && index !== null ? reading.timeline.step(index) : null) ?? null;
    return {
      step,
      before: reading && step ? reading.timeline.before(step.index) : null,
      after: reading && step ? reading.timeline.after(step.index) : null,
      anchors: this.#anchors(about),
      errors: reading?.errors ?? NOTHING,
      absent: reading ? "" : absent,
      breakpoint: step !== null && breakpoints.has(step.state),
      part: this.#store.state.part,
    };
  }

  work() {
    const reading = this.#question.reading;
    const { index } = this;
    const step = reading && index !== null ? reading.timeline.step(index) : undefined;
    return { work: step?.work ?? NOTHING, errors: reading?.errors ?? NOTHING };
  }

  /** @param {Surroundings} around */
  table({ breakpoints }) {
    const reading = this.#question.reading;
    return {
      steps: reading?.timeline.steps ?? NOTHING,
      complete: reading?.timeline.complete ?? true,
      partial: reading?.partial ?? false,
      limit: WINDOW,
      index: this.index,
      partAt: reading?.partAt ?? noPart,
      part: this.#store.state.part,
      breakpoints: `,${[...breakpoints].join(",")},`,
    };
  }

  /** @param {Surroundings} around */
  errors({ about, absent }) {
    const reading = this.#question.reading;
    return {
      errors: reading?.errors ?? null,
      count: reading?.errorCount ?? 0,
      absent,
      text: reading?.subject ?? this.#text(this.#store.state.input),
      remark: reading?.aboutBase ? TRACE.errors.inTheBase : "",
      baseErrors: reading && !reading.aboutBase ? reading.answer.base_errors : NOTHING,
      entries: this.#entries(about),
      chosen: this.chosenError,
      units: this.#store.state.units,
    };
  }

  /** @param {Surroundings} around */
  host({ absent }) {
    const answer = this.#question.reading?.answer;
    const report = answer?.host ?? null;
    return { report, failure: answer && !report ? this.#hostFailure(answer) : null, absent };
  }

  /** @param {Surroundings} around */
  record({ browser }) {
    const answer = this.#question.reading?.answer;
    const { input, base, part } = this.#store.state;
    const native = answer ? this.#native(answer.input, answer.base) : this.#native(input, base);
    return {
      record: answer?.record ?? null,
      api: answer?.api ?? null,
      answered: answer !== undefined,
      native,
      browser,
      differences: answer ? this.#differences(answer.api, native.api) : NOTHING,
      part,
    };
  }

  /**
   * @param {{message: string, raw: string} | null} problem
   * @param {Surroundings} around
   */
  notice(problem, { example: known }) {
    const { example } = this.#store.state;
    const about = known?.id === example ? known.about : "";
    if (problem) return { kind: /** @type {const} */ ("problem"), text: problem.message, raw: problem.raw };
    return about
      ? { kind: /** @type {const} */ ("example"), text: PAGE.notice.example(about) }
      : { kind: /** @type {const} */ ("none") };
  }
}

/**
 * Whether the input keeps to the Standard's rules for writing, on which the parser does not insist.
 * @param {boolean} valid
 * @param {boolean} open whether it is being told why
 */
function writingFact(valid, open) {
  const opens = { event: "writing-toggle", id: "validity-note", open };
  const { valid: text, notValid } = PAGE.verdict;
  return valid ? { sign: "✓", text, opens } : { sign: "✗", text: notValid, opens };
}

/**
 * @param {string} browser
 * @param {string[]} differing members of the API
 * @param {string} encoding of the query, which the browser's own class does not take
 */
function browserFact(browser, differing, encoding) {
  const { sameIn, onlyUtf8, differs } = PAGE.verdict;
  if (differing.length === 0) return { sign: "=", text: sameIn(browser) };
  if (encoding.toUpperCase() !== "UTF-8" && differing.join() === "href,search") {
    return { sign: "≠", text: onlyUtf8(browser) };
  }
  return { sign: "≠", strong: true, text: differs(browser, differing) };
}

/**
 * Where a failure left the host: what the host parser was given, if it was that which failed.
 * @param {import("./types.js").Answer} answer
 * @returns {{given: string | null, step: number | null, name: string}}
 */
function hostFailure({ errors, trace }) {
  const last = trace.steps.at(-1);
  const index = errors.findLastIndex(({ fatal }) => fatal);
  const work = last?.end === "failure" ? last.work?.find(({ algorithm }) => algorithm === "host parser") : undefined;
  return {
    given: work ? String(work.data["input"]) : null,
    step: work && last ? last.index : null,
    name: errors[index]?.name ?? "",
  };
}

/**
 * What is underlined in the input.
 * @param {Reading | null} reading
 * @param {number | null} chosen
 * @returns {Mark[]}
 */
function marksOf(reading, chosen) {
  return (reading && !reading.aboutBase ? reading.errors : NOTHING).map(({ start, end, fatal }, index) => ({
    start,
    end,
    fatal,
    picked: index === chosen,
  }));
}

/**
 * Why code points are in no part: dropped before the machine ran, or never reached.
 * @param {Reading} reading
 * @returns {(range: Range) => string}
 */
function skippedLabel({ answer, input }) {
  const { trimmed_start, trimmed_end, removed } = answer.trace.preparation;
  const gone = new Set(removed);
  return ({ start, end }) => {
    if (end <= trimmed_start || start >= input.length - trimmed_end) return "trimmed";
    for (let i = start; i < end; i++) if (!gone.has(i)) return answer.record ? "" : "not reached";
    return "removed";
  };
}

/**
 * A function that remembers its last result; its arguments are compared by identity.
 * @template {unknown[]} A
 * @template R
 * @param {(...args: A) => R} make
 * @returns {(...args: A) => R}
 */
function remember(make) {
  /** @type {{args: A, result: R} | null} */
  let last = null;
  return (...args) => {
    const known = last;
    if (known && args.every((arg, i) => arg === known.args[i])) return known.result;
    const result = make(...args);
    last = { args, result };
    return result;
  };
}
