// @ts-check
/**
 * The algorithms that one step ran, nested as they called each other, with their numbered steps.
 * In: data {work, errors}, runs. Out: "error-choose" {index}.
 */
import { describeCodePoint, isInvisible } from "../text/code_points.js";
import { NAME, code, h, isSame, named, standardLink } from "../dom.js";
import { escapeText } from "../text/escapes.js";
import { hexBytes } from "../text/hex.js";
import { runParts } from "../standard/step_list.js";
import { TRACE } from "../messages/trace.js";

/** @typedef {import("../types.js").Work} Work */
/** @typedef {import("../types.js").ErrorReport} ErrorReport */
/** @typedef {{work: Work[], errors: ErrorReport[]}} WorkData */
/** @typedef {import("../standard/step_rows.js").RunWork} RunWork */
/**
 * @typedef {object} WorkRuns
 * @property {RunWork[] | null} work the same algorithms, each with the place of its run; null where that is not known
 * @property {import("../standard/step_rows.js").Run[]} ran
 * @property {Map<string, import("../standard/step_rows.js").Algorithm>} algorithms
 * @property {boolean} all whether the steps too that did not run
 * @property {Record<string, import("../standard/step_rows.js").SourceFunction>} functions
 */
/** @typedef {import("../dom.js").Child} Child */
/** @typedef {Record<string, unknown>} Data what an algorithm was given and what it returned */

const TEXT = TRACE.work;

export class WorkTree extends HTMLElement {
  /** @type {WorkData | null} */
  #data = null;
  /** @type {WorkRuns | null} */
  #runs = null;
  /** The algorithms whose numbered steps a person has opened. @type {Set<string>} */
  #opened = new Set();

  static define(tag = "work-tree") {
    customElements.define(tag, this);
  }

  /** @param {WorkData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    this.#runs = null; // those of another step
    const { work, errors } = data;
    this.hidden = work.length === 0;
    this.replaceChildren(...work.map((item) => this.#item(item, errors)));
  }

  /** @param {WorkRuns} runs what belongs to the data that were given last */
  set runs(runs) {
    if (isSame(this.#runs, runs)) return;
    this.#runs = runs;
    const slots = this.querySelectorAll(".work-steps");
    const inOrder = flat(runs.work ?? []);
    slots.forEach((slot, i) => {
      const work = inOrder[i];
      const run = work?.run === undefined ? undefined : runs.ran[work.run];
      const algorithm = run && runs.algorithms.get(run.algorithm);
      slot.replaceChildren(...(run && algorithm ? [this.#numbered(algorithm, run, runs)] : []));
    });
  }

  /**
   * @param {import("../standard/step_rows.js").Algorithm} algorithm
   * @param {import("../standard/step_rows.js").Run} run
   * @param {WorkRuns} runs
   */
  #numbered(algorithm, run, { all, functions }) {
    const { name } = algorithm;
    const summary = h("summary", {}, TEXT.ran(run.steps));
    const found = h("details", { class: "numbered-steps" }, summary);
    found.addEventListener("toggle", () => {
      if (found.open && found.childElementCount === 1) found.append(...runParts(algorithm, run, all, functions));
      if (found.open) this.#opened.add(name);
      else if (found.isConnected) this.#opened.delete(name);
    });
    found.open = this.#opened.has(name);
    return found;
  }

  /**
   * @param {Work} work
   * @param {ErrorReport[]} errors
   * @returns {HTMLElement}
   */
  #item(work, errors) {
    const draw = DRAWINGS[work.algorithm] ?? plainRows;
    const details = h(
      "details",
      { class: "work", open: true },
      h(
        "summary",
        {},
        h("span", { class: "algorithm", ...NAME }, work.algorithm),
        h("span", { class: "outcome" }, outcome(work.data)),
      ),
      h("div", { class: "work-body" }, ...draw(work.data), ...this.#errors(work.errors ?? [], errors)),
    );
    details.querySelector(".work-body")?.append(h("div", { class: "work-steps" }));
    const link = standardLink(work.anchor, "§");
    link.setAttribute("aria-label", TEXT.inTheStandard(work.algorithm));
    link.className = "where";
    details.append(link);
    details.querySelector(".work-body")?.append(...(work.work ?? []).map((inner) => this.#item(inner, errors)));
    return details;
  }

  /**
   * @param {number[]} indices
   * @param {ErrorReport[]} errors
   */
  #errors(indices, errors) {
    return indices.map((index) => {
      const error = errors[index];
      const button = h("button", { type: "button", class: error?.fatal ? "link fatal" : "link" }, error?.name ?? "");
      button.addEventListener("click", () =>
        this.dispatchEvent(new CustomEvent("error-choose", { detail: { index }, bubbles: true })),
      );
      return h("p", { class: "reported" }, ...TEXT.reports(button));
    });
  }
}

/**
 * The algorithms in the order in which their places are in the document.
 * @param {RunWork[]} work
 * @returns {RunWork[]}
 */
function flat(work) {
  return work.flatMap((item) => [item, ...flat(item.work ?? [])]);
}

/** So many rows are shown of a table. */
const ROWS = 200;
/** The names under which an algorithm's data holds what it returned. */
const RESULTS = ["result", "output"];

/** @param {Data} data */
function outcome(data) {
  const key = RESULTS.find((name) => name in data);
  return key ? ` → ${shown(data[key])}` : "";
}

/**
 * One value as text.
 * @param {unknown} value
 * @returns {string}
 */
function shown(value) {
  if (value === null) return "failure";
  if (typeof value === "string") return `"${escapeText(value)}"`;
  if (typeof value === "object" && value !== null && "serialized" in value) return String(value.serialized);
  return String(value);
}

/**
 * @param {string} name of a variable of the algorithm
 * @param {...Child} value
 */
function row(name, ...value) {
  return h("div", { class: "work-row" }, h("span", { class: "name", ...NAME }, name), h("span", { class: "value" }, ...value));
}

/** @param {Data} data */
function plainRows(data) {
  return Object.entries(data)
    .filter(([name, value]) => !RESULTS.includes(name) && typeof value !== "object")
    .map(([name, value]) => row(words(name), code(name === "bytes" ? hexBytes(String(value)) : shown(value))));
}

/** @param {string} name */
function words(name) {
  return name === "is_opaque" ? "isOpaque" : name === "be_strict" ? "beStrict" : name.replaceAll("_", " ");
}

/**
 * @param {string[]} heads
 * @param {(string | number | null | Node)[][]} rows
 */
function table(heads, rows) {
  return h(
    "div",
    { class: "table-scroll" },
    h(
      "table",
      { class: "small" },
      h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col" }, head)))),
      h(
        "tbody",
        {},
        ...rows
          .slice(0, ROWS)
          .map((cells) => h("tr", {}, ...cells.map((cell) => h("td", {}, cell === null ? "–" : cell)))),
      ),
    ),
  );
}

/** @type {Record<string, (data: Data) => Node[]>} */
const DRAWINGS = {
  ToASCII: (data) => [...codePointTable(data), ...labelTable(data), ...problemRows(data)],
  "IPv4 parser": (data) => [row("input", code(shown(data["input"]))), ...ipv4Table(data)],
  "IPv6 parser": (data) => [row("input", code(shown(data["input"]))), ...ipv6Table(data)],
  "percent-encode after encoding": (data) => [...encodingRows(data), ...encodedTable(data)],
  credentials: (data) => [
    row("username", code(shown(data["username"]))),
    row("password", code(shown(data["password"]))),
  ],
};

/**
 * @template T
 * @param {unknown} value
 * @returns {T[]}
 */
function list(value) {
  return Array.isArray(value) ? value : [];
}

/** @param {Data} data */
function codePointTable(data) {
  /** @type {{c: string, status: keyof typeof TEXT.statuses, to: string}[]} */
  const points = list(data["code_points"]);
  const strict = row("beStrict", code(String(data["be_strict"])));
  const mapped = [strict, ...("mapped" in data ? [row("mapped", code(shown(data["mapped"])))] : [])];
  if (points.length === 0) return mapped;
  const rows = points.map(({ c, status, to }) => [
    code(isInvisible(c) ? escapeText(c) : c),
    describeCodePoint(c),
    TEXT.statuses[status],
    status === "mapped" ? code(`"${escapeText(to)}"`) : status === "ignored" ? TEXT.removed : null,
  ]);
  return [...mapped, table(["", TEXT.codePoint, "UTS #46", TEXT.to], rows)];
}

/** @param {Data} data */
function labelTable(data) {
  /** @type {{source: string, unicode: string, ascii: string | null, problems: {rule: string, message: string}[]}[]} */
  const labels = list(data["labels"]);
  if (labels.length === 0) return [];
  const rows = labels.map(({ source, unicode, ascii, problems }) => [
    code(`"${escapeText(source)}"`),
    code(`"${escapeText(unicode)}"`),
    ascii === null ? null : code(`"${escapeText(ascii)}"`),
    problems.length === 0 ? TEXT.ok : `✗ ${problems.map(({ message }) => message).join("; ")}`,
  ]);
  return [table([TEXT.label, "Unicode", "ASCII", TEXT.checks], rows)];
}

/** @param {Data} data */
function encodingRows(data) {
  const { encoding, requested, reason, set } = /** @type {Record<string, string | null>} */ (data);
  const used =
    reason === null
      ? code(encoding ?? "")
      : h("span", {}, ...TEXT.insteadOf(code(encoding ?? ""), code(requested ?? ""), reason));
  return [row("encoding", used), row("set", named(set ?? "")), row("input", code(shown(data["input"])))];
}

/** @param {Data} data */
function encodedTable(data) {
  /** @type {{position: number, c: string | null, bytes: string | null, output: string}[]} */
  const points = list(data["code_points"]);
  if (points.length === 0) return [];
  const rows = points.map(({ position, c, bytes, output }) => [
    position,
    c === null
      ? TEXT.end
      : h("span", {}, h("bdi", {}, code(isInvisible(c) ? escapeText(c) : c)), ` ${describeCodePoint(c)}`),
    bytes === null ? TEXT.notIn(data["encoding"]) : code(hexBytes(bytes)),
    code(output),
  ]);
  const more =
    points.length > ROWS
      ? [h("p", { class: "reported" }, TEXT.more(points.length - ROWS))]
      : [];
  return [table([TEXT.at, TEXT.codePoint, TEXT.bytes, TEXT.became], rows), ...more];
}

/** @param {Data} data */
function problemRows(data) {
  /** @type {{rule: string, message: string}[]} */
  const problems = list(data["problems"]);
  return problems.map(({ rule, message }) => row(rule, message));
}

/** @param {Data} data */
function ipv4Table(data) {
  /** @type {import("../types.js").Ipv4Part[]} */
  const parts = list(data["parts"]);
  return [
    table(
      [TEXT.part, TEXT.radix, TEXT.value],
      parts.map(({ text, radix, value }) => [
        code(`"${escapeText(text)}"`),
        radix,
        value === null ? TEXT.notANumber : value,
      ]),
    ),
  ];
}

/** @param {Data} data */
function ipv6Table(data) {
  /** @type {{text: string, value: number, index: number, embedded_ipv4: boolean}[]} */
  const pieces = list(data["pieces"]);
  const compress = data["compress"];
  const rows = pieces.map(({ text, value, index, embedded_ipv4 }) => [
    index,
    code(`"${escapeText(text)}"`),
    code(`0x${value.toString(16).padStart(4, "0")}`),
    embedded_ipv4 ? TEXT.fromIpv4 : "",
  ]);
  const note = typeof compress === "number" ? [row("compress", TEXT.compress(compress))] : [];
  return [table([TEXT.piece, TEXT.text, TEXT.value, ""], rows), ...note];
}
