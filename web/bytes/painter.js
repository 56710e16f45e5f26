// @ts-check
/** What the view "Bytes" shows. Asks for what it needs; nothing here changes the state. */
import { BYTES } from "../messages/bytes.js";
import { CodePoints } from "../text/positions.js";

/** @typedef {import("../types.js").About} About */
/** @typedef {import("../types.js").PercentEncoding} PercentEncoding */
/** @typedef {import("../trace/strip_layout.js").Range} Range */
/** @typedef {import("../python/question.js").Question} Question */
/** @typedef {import("../python/question.js").Reading} Reading */
/** @typedef {import("../python/inquiry.js").Inquiry} Inquiry */
/** @typedef {import("../painter.js").Surroundings} Surroundings */
/** @typedef {import("../details.js").Ranges} Ranges */
/** @typedef {{id: string, name: string, start: number, length: number, text: CodePoints, of: "input" | "output"}} Text */
/**
 * @typedef {object} Choice what a person looks at in the bytes view, as long as it is there
 * @property {string} text id of one of the texts
 * @property {number} first the first code point of the window
 * @property {number | null} at the code point that is chosen
 * @property {string | null} typed a code point that is in none of the texts
 * @property {number} firstEncoding
 * @property {number | null} encoding the percent-encoding that is chosen
 */

/** @type {never[]} */
const NOTHING = [];
/** How many rows are shown at once. */
export const ROWS = 100;
/** Code points in longer inputs are not traced back: that takes as long as the trace of every step. */
const TRACED = 100_000;

/** @type {Readonly<Choice>} */
export const NO_CHOICE = Object.freeze({
  text: "input",
  first: 0,
  at: null,
  typed: null,
  firstEncoding: 0,
  encoding: null,
});

export class BytesPainter {
  #question;
  #inquiry;

  /**
   * @param {Question} question
   * @param {Inquiry} inquiry
   */
  constructor(question, inquiry) {
    this.#question = question;
    this.#inquiry = inquiry;
  }

  /**
   * The texts whose code points can be looked at.
   * @returns {Text[]}
   */
  texts() {
    return this.#texts(this.#question.reading);
  }

  #texts = once((/** @type {Reading | null} */ reading) => {
    if (!reading) return NOTHING;
    const { input, output, answer } = reading;
    const whole = (/** @type {"input" | "output"} */ id, /** @type {CodePoints} */ text) => ({
      id,
      name: BYTES.points[id],
      start: 0,
      length: text.length,
      text,
      of: id,
    });
    if (!output) return [whole("input", input)];
    const parts = answer.output_parts.filter(({ part }) => part !== "delimiter");
    return [
      whole("input", input),
      whole("output", output),
      ...parts.map(({ part, start, end }) => {
        const text = new CodePoints(output.slice(start, end));
        return {
          id: part,
          name: BYTES.points.partOfOutput(part),
          start,
          length: text.length,
          text,
          of: /** @type {const} */ ("output"),
        };
      }),
    ];
  });

  /**
   * @param {Choice} choice
   * @param {Surroundings} around
   */
  codePoints({ text: id, first, at }, { absent }) {
    const texts = this.texts();
    const chosen = texts.find((text) => text.id === id) ?? texts[0];
    if (!chosen) return { texts, chosen: id, points: null, first: 0, total: 0, window: ROWS, at: null, absent };
    const from = first < chosen.length ? first : 0;
    const reply = this.#inquiry.codePoints(chosen.text.slice(from, from + ROWS), { first: from, total: chosen.length });
    return {
      texts,
      chosen: chosen.id,
      points: reply.answer?.points ?? null,
      first: reply.of?.first ?? 0,
      total: reply.of?.total ?? 0,
      window: ROWS,
      at,
      absent: reply.problem,
    };
  }

  /**
   * The sets that hold the chosen code point; without a choice, the first that was percent-encoded.
   * @param {Choice} choice
   * @param {Surroundings} around
   */
  sets(choice, { absent }) {
    const c = choice.typed ?? this.#chosenPoint(choice);
    if (!c) return { answer: null, absent: this.#question.reading ? BYTES.sets.notChosen : absent };
    const reply = this.#inquiry.sets(c);
    return { answer: reply.answer, absent: reply.problem };
  }

  /** @param {Choice} choice */
  #chosenPoint({ text: id, at }) {
    const texts = this.texts();
    const text = texts.find((entry) => entry.id === id) ?? texts[0];
    if (text && at !== null) return text.text.at(at);
    return this.#encodings()?.find(({ how, c }) => how === "encoded" && c)?.c ?? text?.text.at(0) ?? "";
  }

  /**
   * @param {Choice} choice
   * @param {Surroundings} around
   */
  percentEncodings(choice, { about, absent }) {
    const reading = this.#question.reading;
    const reply = this.#lens();
    const encodings = this.#encodings();
    const { sets } = this.#inquiry.sets(choice.typed ?? (this.#chosenPoint(choice) || "%")).answer ?? { sets: NOTHING };
    return {
      encodings,
      complete: reply?.answer?.complete ?? true,
      first: choice.firstEncoding,
      window: ROWS,
      chosen: choice.encoding,
      query: reading ? queryEncoding(reading) : "",
      anchors: this.#anchors(about),
      sets: this.#setAnchors(sets),
      absent: !reading
        ? absent
        : reply
          ? reply.problem
          : reading.output
            ? BYTES.encodings.tooLong
            : BYTES.encodings.noOutput,
    };
  }

  /** @type {(about: About | null) => Map<string, string>} */
  #anchors = once((about) => new Map(about?.states.map(({ name, anchor }) => [name, anchor])));
  /** @type {(sets: {name: string, anchor: string}[]) => Map<string, string>} */
  #setAnchors = once(
    (sets) => new Map(sets.map(({ name, anchor }) => [name, anchor])),
    (sets) => sets.length,
  );

  #lens() {
    const reading = this.#question.reading;
    if (!reading?.output || reading.input.length > TRACED) return null;
    return this.#inquiry.lens(reading.answer);
  }

  /** @returns {PercentEncoding[] | null} */
  #encodings() {
    const reply = this.#lens();
    return reply?.answer?.encodings ?? null;
  }

  /**
   * What the strips point out for a range of one of the texts: there, and where percent-encoding has taken it.
   * @param {string | undefined} id
   * @param {Range | null} range
   * @returns {Ranges}
   */
  rangesOf(id, range) {
    const text = this.texts().find((entry) => entry.id === id);
    if (!text || !range) return { input: null, output: null };
    const moved = { start: range.start + text.start, end: range.end + text.start };
    const index = this.encodingAt(text.of, moved.start);
    const linked = index === null ? null : this.rangesOfEncoding(index);
    return text.of === "input"
      ? { input: moved, output: linked?.output ?? null }
      : { input: linked?.input ?? null, output: moved };
  }

  /**
   * @param {number} index of a percent-encoding
   * @returns {Ranges}
   */
  rangesOfEncoding(index) {
    const found = this.#encodings()?.[index];
    if (!found) return { input: null, output: null };
    const { start, end, input_start, input_end } = found;
    return {
      output: { start, end },
      input: input_start === null || input_end === null ? null : { start: input_start, end: input_end },
    };
  }

  /**
   * The percent-encoding that holds a position.
   * @param {"input" | "output"} of
   * @param {number} at
   * @returns {number | null}
   */
  encodingAt(of, at) {
    const holds = (/** @type {number | null} */ start, /** @type {number | null} */ end) =>
      start !== null && end !== null && start <= at && at < end;
    const index = (this.#encodings() ?? []).findIndex((entry) =>
      of === "input" ? holds(entry.input_start, entry.input_end) : holds(entry.start, entry.end),
    );
    return index < 0 ? null : index;
  }

  /**
   * The code point that a percent-encoding stands for, in the input; null where it is none.
   * @param {number} index
   */
  sourceOf(index) {
    const found = this.#encodings()?.[index];
    return found?.how === "encoded" && found.c ? found.input_start : null;
  }

  /**
   * The first code point of the window that holds one.
   * @param {number} at
   */
  windowOf(at) {
    return Math.floor(at / ROWS) * ROWS;
  }
}

/**
 * In which encoding the query was percent-encoded, and why not in another.
 * @param {Reading} reading
 */
function queryEncoding({ timeline }) {
  const work = timeline.steps
    .flatMap((step) => step.work ?? [])
    .findLast(({ algorithm }) => algorithm === "percent-encode after encoding");
  if (!work) return "";
  const { encoding, requested, reason } = /** @type {Record<string, string | null>} */ (work.data);
  const { queryIn, queryNotIn } = BYTES.encodings;
  return reason === null ? queryIn(encoding ?? "") : queryNotIn(encoding ?? "", requested ?? "", reason ?? "");
}

/**
 * A function that remembers its last result.
 * @template A
 * @template R
 * @param {(argument: A) => R} make
 * @param {(argument: A) => unknown} [identity] what must change for another result
 * @returns {(argument: A) => R}
 */
function once(make, identity = (argument) => argument) {
  /** @type {{id: unknown, result: R} | null} */
  let last = null;
  return (argument) => {
    const id = identity(argument);
    if (!last || last.id !== id) last = { id, result: make(argument) };
    return last.result;
  };
}
