// @ts-check
/** What if the parser had one rule less: switches that take rules away, and what changes. Never the Standard. */
import { code, h, named, standardLink } from "../dom.js";
import { COURSE, PRACTICE } from "../messages/learn.js";
import { quoted } from "../trace/record_text.js";
import { absent } from "./desk.js";
import { errorList } from "./shows.js";
import { readable, strip, stripRow } from "./strips.js";
import { Subject } from "./subject.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./route.js").Route} Route */
/** @typedef {{outcome: string, record: Record<string, any> | null, href: string | null, parts: import("../types.js").Part[], errors: import("../types.js").ErrorReport[]}} Result */
/** @typedef {{id: string, name: string, anchor: string, about: string}} Rule */
/** @typedef {{input: string, taken: string[], rules: Rule[], standard: Result, without: Result, differences: string[]}} WhatIfAnswer */

const TEXT = PRACTICE.whatIf;
const TRIES = Object.freeze([
  { rules: ["dots"], input: "https://example.org/a/../secret/./b" },
  { rules: ["special"], input: "foo://EXAMPLE.com:80\\a/../b" },
  { rules: ["tabs", "ends"], input: "  java\tscript:alert(1)" },
  { rules: ["ipv4"], input: "http://0x7f.1/" },
  { rules: ["encoding"], input: 'https://example.org/é "x"?\'#`' },
  { rules: ["lowercase"], input: "HTTPS://Example.org\\a" },
]);

export class WhatIf {
  #desk;
  #subject;
  #switches = h("fieldset", { class: "switches" }, h("legend", {}, TEXT.takeAway));
  #result = h("div", { class: "what-if-result" });
  /** @type {Map<string, HTMLInputElement>} */
  #boxes = new Map();
  /** @type {WhatIfAnswer | null} */
  #drawn = null;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#subject = new Subject(desk);
    this.node = h(
      "div",
      { class: "what-if" },
      h("h2", {}, TEXT.title),
      h("p", { class: "lead" }, ...TEXT.lead(h("strong", {}, TEXT.notTheStandard))),
      this.#subject.node,
      h("div", { class: "tries", role: "group", "aria-label": COURSE.toTry }, ...TRIES.map((one) => this.#try(one))),
      h("div", { class: "what-if-columns" }, this.#switches, this.#result),
    );
  }

  /** @param {{rules: readonly string[], input: string}} one */
  #try({ rules, input }) {
    const button = h("button", { type: "button", class: "try" }, code(readable(input)));
    button.addEventListener("click", () => {
      this.#desk.use(input, null);
      this.#desk.go("what-if", rules.join("+"));
      this.#desk.arriving = false;
    });
    return button;
  }

  /**
   * @param {unknown} _
   * @param {Route} route
   */
  paint(_, { path: [rules = ""] }) {
    this.#subject.paint();
    const { input, base } = this.#desk.page.store.state;
    const known = [...this.#boxes.keys()];
    const wanted = rules.split("+").filter((rule) => rule !== "" && (known.length === 0 || known.includes(rule)));
    // Until the rules are known, a link may name some that there are not.
    const without = known.length === 0 ? [] : wanted;
    const request = { op: "what if", input, base, without };
    const { answer, problem } = this.#desk.inquiry.ask("learn what if", request);
    if (!answer) {
      this.#result.replaceChildren(absent(problem));
      this.#drawn = null;
      return;
    }
    if (this.#boxes.size === 0) this.#drawSwitches(answer.rules);
    for (const [id, box] of this.#boxes) box.checked = wanted.includes(id);
    if (answer !== this.#drawn) {
      this.#drawn = answer;
      this.#result.replaceChildren(...this.#draw(answer));
    }
  }

  /** @param {Rule[]} rules */
  #drawSwitches(rules) {
    for (const { id, name, anchor, about } of rules) {
      const box = h("input", { type: "checkbox", id: `without-${id}`, "aria-describedby": `about-${id}` });
      box.addEventListener("change", () => this.#change());
      this.#boxes.set(id, box);
      this.#switches.append(
        h(
          "div",
          { class: "switch" },
          h("label", { for: box.id }, box, " ", name),
          h("p", { id: `about-${id}`, class: "soft" }, about, " ", standardLink(anchor, TEXT.theRule)),
        ),
      );
    }
    this.#desk.page.repaint();
  }

  #change() {
    const taken = [...this.#boxes].filter(([, box]) => box.checked).map(([id]) => id);
    this.#desk.note("what-if", ...(taken.length > 0 ? [taken.join("+")] : []));
    this.#desk.page.edited();
  }

  /** @param {WhatIfAnswer} answer */
  #draw({ taken, standard, without, differences, input }) {
    const none = taken.length === 0;
    const said = none ? [TEXT.nothingTaken] : differenceText(differences);
    return [
      h(
        "p",
        { class: "result", role: "status" },
        none ? null : h("strong", { "aria-hidden": "true" }, differences.length === 0 ? "= " : "≠ "),
        ...said,
      ),
      this.#side("standard", standard, null, input),
      none ? null : this.#side("without", without, standard, input),
      none ? null : differencesTable(standard, without, differences),
    ].filter((node) => node !== null);
  }

  /**
   * @param {"standard" | "without"} which
   * @param {Result} result
   * @param {Result | null} standard what it is compared with
   * @param {string} input
   */
  #side(which, result, standard, input) {
    const outcome = TEXT.outcomes[/** @type {keyof typeof TEXT.outcomes} */ (result.outcome)];
    return h(
      "section",
      { class: standard ? "panel side not-standard" : "panel side" },
      h("h3", {}, TEXT[which], standard ? h("span", { class: "label-not" }, TEXT.notTheStandardLabel) : null),
      h("p", {}, h("strong", { class: result.record ? "outcome parsed" : "outcome failure" }, outcome)),
      stripRow(
        TEXT.output,
        strip({ name: TEXT.outputs[which], text: result.href, absent: TEXT.noOutput, parts: result.parts }),
      ),
      result.errors.length > 0
        ? errorList(result.errors, this.#desk)
        : h("p", { class: "soft" }, TEXT.noErrors),
    );
  }
}

/** @param {string[]} differences */
function differenceText(differences) {
  if (differences.length === 0) return [TEXT.noDifference];
  const words = /** @type {Record<string, string>} */ (TEXT.differences);
  return TEXT.different(differences.flatMap((name, i) => [i > 0 ? ", " : "", words[name] ?? named(name)]));
}

/**
 * @param {Result} standard
 * @param {Result} without
 * @param {string[]} differences
 */
function differencesTable(standard, without, differences) {
  const fields = differences.filter((name) => name !== "outcome" && name !== "errors");
  if (fields.length === 0) return null;
  return h(
    "div",
    { class: "table-scroll", tabindex: 0, role: "region", "aria-label": TEXT.whatDiffers },
    h(
      "table",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ...TEXT.columns.map((name) => h("th", { scope: "col" }, name)),
        ),
      ),
      h(
        "tbody",
        {},
        ...fields.map((field) =>
          h(
            "tr",
            { class: "differs" },
            h("th", { scope: "row" }, field),
            h("td", {}, code(written(standard.record?.[field]))),
            h("td", {}, code(written(without.record?.[field])), h("span", { class: "marked" }, " ≠")),
          ),
        ),
      ),
    ),
  );
}

/** @param {any} value */
function written(value) {
  if (value === null || value === undefined) return "null";
  if (typeof value === "object" && "serialized" in value) return `${quoted(value.serialized)} (${value.kind})`;
  return Array.isArray(value)
    ? `[${value.map(quoted).join(", ")}]`
    : typeof value === "string"
      ? quoted(value)
      : String(value);
}
