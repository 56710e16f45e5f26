// @ts-check
/**
 * The query of the URL above as a table that can be edited: rows in, rows out. What a query is and how it is written,
 * Python says.
 */
import { visibleText } from "../text/code_points.js";
import { code, h } from "../dom.js";
import { EDITS } from "../messages/edits.js";
import { EscapedField } from "../fields/escaped_field.js";

/** @typedef {import("../types.js").QueryPair} QueryPair */
/** @typedef {[name: string, value: string]} Pair */

/** More rows than these are kept but not shown. */
const SHOWN = 200;
const TEXT = EDITS.params;

export class ParamsTable {
  /** @type {Pair[]} */
  #pairs = [];
  /** @type {Row[]} */
  #rows = [];
  #listener;
  #body = h("tbody");
  #table = h(
    "table",
    { class: "params", role: "table" },
    h("caption", { class: "visually-hidden" }, TEXT.caption),
    h(
      "thead",
      { role: "rowgroup" },
      h(
        "tr",
        { role: "row" },
        ...[
          TEXT.heads.name,
          TEXT.heads.value,
          TEXT.heads.written,
          h("span", { class: "visually-hidden" }, TEXT.heads.change),
        ].map((head) => h("th", { scope: "col", role: "columnheader" }, head)),
      ),
    ),
    this.#body,
  );
  #note = h("p", { class: "row-note" });
  #add = h("button", { type: "button" }, TEXT.add);
  #sort = h("button", { type: "button" }, TEXT.sort);
  place = h(
    "div",
    { class: "params-box" },
    h("div", { class: "table-scroll", tabindex: 0, role: "region", "aria-label": TEXT.region }, this.#table),
    this.#note,
    h("p", { class: "params-buttons" }, this.#add, this.#sort),
  );

  /** @param {(pairs: Pair[], deliberate: boolean) => void} listener called with all pairs after each change */
  constructor(listener) {
    this.#listener = listener;
    this.#body.setAttribute("role", "rowgroup");
    this.#add.addEventListener("click", () => {
      this.#change([...this.#pairs, ["", ""]], true);
      this.#rows.at(-1)?.focus();
    });
    this.#sort.addEventListener("click", () => this.#change(sorted(this.#pairs), true));
  }

  /** @param {QueryPair[]} pairs as Python reads them */
  set data(pairs) {
    const same = pairs.length === this.#pairs.length && pairs.every((pair, i) => isSamePair(pair, this.#pairs[i]));
    if (!same) {
      this.#pairs = pairs.map(({ name, value }) => [name, value]);
      this.#draw();
    }
    this.#rows.forEach((row, index) => row.written(pairs[index]));
    this.#tell();
  }

  /**
   * @param {Pair[]} pairs
   * @param {boolean} deliberate
   */
  #change(pairs, deliberate) {
    this.#pairs = pairs;
    this.#draw();
    this.#listener(pairs, deliberate);
  }

  #draw() {
    const shown = Math.min(this.#pairs.length, SHOWN);
    while (this.#rows.length < shown) this.#rows.push(this.#row(this.#rows.length));
    this.#rows.length = shown;
    if (this.#body.children.length !== shown) this.#body.replaceChildren(...this.#rows.map(({ place }) => place));
    this.#rows.forEach((row, index) => row.show(/** @type {Pair} */ (this.#pairs[index]), index, this.#pairs.length));
    this.#tell();
  }

  #tell() {
    const { length } = this.#pairs;
    this.#table.hidden = length === 0;
    this.#sort.disabled = length < 2;
    if (length === 0) this.#note.textContent = TEXT.none;
    else this.#note.textContent = length > SHOWN ? TEXT.notShown(length - SHOWN) : "";
  }

  /** @param {number} index */
  #row(index) {
    const replaced = (/** @type {Partial<{name: string, value: string}>} */ change) => {
      const [name, value] = /** @type {Pair} */ (this.#pairs[index]);
      this.#pairs = this.#pairs.with(index, [change.name ?? name, change.value ?? value]);
      this.#listener(this.#pairs, false);
    };
    return new Row({
      name: (name) => replaced({ name }),
      value: (value) => replaced({ value }),
      move: (by) => this.#move(index, by),
      remove: () => this.#remove(index),
    });
  }

  /**
   * @param {number} index
   * @param {number} by
   */
  #move(index, by) {
    const to = index + by;
    const pair = this.#pairs[index];
    if (!pair || to < 0 || to >= this.#pairs.length) return;
    this.#change(this.#pairs.toSpliced(index, 1).toSpliced(to, 0, pair), true);
    this.#rows[to]?.focusButton(by < 0 ? "up" : "down");
  }

  /** @param {number} index */
  #remove(index) {
    this.#change(this.#pairs.toSpliced(index, 1), true);
    const next = this.#rows[Math.min(index, this.#rows.length - 1)];
    if (next) next.focusButton("remove");
    else this.#add.focus();
  }
}

/**
 * By UTF-16 units of the name, as `sort` does; rows of the same name keep their order.
 * @param {Pair[]} pairs
 */
function sorted(pairs) {
  return pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/**
 * A lone surrogate that was typed comes back as U+FFFD, which is what the query has.
 * @param {QueryPair} pair
 * @param {Pair | undefined} typed
 */
function isSamePair({ name, value }, typed) {
  return typed !== undefined && name === typed[0].toWellFormed() && value === typed[1].toWellFormed();
}

/**
 * @typedef {object} RowActs
 * @property {(name: string) => void} name
 * @property {(value: string) => void} value
 * @property {(by: number) => void} move
 * @property {() => void} remove
 */

class Row {
  #name;
  #value;
  #written = h("td", { role: "cell", class: "written" });
  #up = h("button", { type: "button", class: "quiet" }, "↑");
  #down = h("button", { type: "button", class: "quiet" }, "↓");
  #remove = h("button", { type: "button", class: "quiet" }, "✕");
  place;

  /** @param {RowActs} acts */
  constructor(acts) {
    this.#name = new EscapedField("", acts.name);
    this.#value = new EscapedField("", acts.value);
    this.#up.addEventListener("click", () => acts.move(-1));
    this.#down.addEventListener("click", () => acts.move(1));
    this.#remove.addEventListener("click", () => acts.remove());
    this.place = h(
      "tr",
      { role: "row" },
      h("td", { role: "cell" }, this.#name.input, this.#name.note),
      h("td", { role: "cell" }, this.#value.input, this.#value.note),
      this.#written,
      h("td", { role: "cell", class: "row-buttons" }, this.#up, this.#down, this.#remove),
    );
  }

  focus() {
    this.#name.input.focus();
  }

  /** @param {"up" | "down" | "remove"} which */
  focusButton(which) {
    ({ up: this.#up, down: this.#down, remove: this.#remove })[which].focus();
  }

  /**
   * @param {Pair} pair
   * @param {number} index
   * @param {number} count
   */
  show([name, value], index, count) {
    const at = index + 1;
    this.#name.name(TEXT.name(at));
    this.#value.name(TEXT.value(at));
    this.#name.value = name;
    this.#value.value = value;
    for (const [button, label, off] of /** @type {const} */ ([
      [this.#up, TEXT.up(at), index === 0],
      [this.#down, TEXT.down(at), index === count - 1],
      [this.#remove, TEXT.remove(at), false],
    ])) {
      button.setAttribute("aria-label", label);
      button.title = label;
      button.setAttribute("aria-disabled", String(off));
    }
  }

  /** @param {QueryPair | undefined} pair */
  written(pair) {
    if (!pair) return this.#written.replaceChildren();
    const { written, serialized } = pair;
    const other =
      written === serialized ? [] : [h("span", { class: "soft" }, TEXT.serializer), code(serialized)];
    this.#written.replaceChildren(code(visibleText(written)), ...other);
  }
}
