// @ts-check
/** The view "Redirects": where a chain of locations leads, and what fetches and allow-lists make of each hop. */
import { code, h, named, standardLink } from "../dom.js";
import { REDIRECTS } from "../messages/redirects.js";
import { EscapedField } from "../fields/escaped_field.js";
import { Inquiry } from "../python/inquiry.js";
import { nativeUrl } from "../native.js";
import { EXAMPLES } from "./examples.js";
import { HopRow } from "./hop_row.js";
import { KINDS, MOST_LOCATIONS, readRedirects, usualTests, writeRedirects } from "./notation.js";
import { originLine } from "./sentences.js";

/** @typedef {import("../later_views.js").Page} Page */
/** @typedef {import("../painter.js").Surroundings} Surroundings */
/** @typedef {import("../types.js").HopsAnswer} HopsAnswer */
/** @typedef {import("./notation.js").Redirects} Redirects */
/** @typedef {import("./notation.js").Kind} Kind */

/** @type {import("../later_views.js").Create} */
export function create(place, page) {
  return new RedirectsView(place, page);
}

/** @type {Readonly<Record<Kind, string>>} */
const LABELS = Object.freeze({
  startsWith: "startsWith(…)",
  endsWith: "endsWith(…)",
  includes: "includes(…)",
  RegExp: "new RegExp(…)",
  hostname: "hostname ===",
  URLPattern: "new URLPattern(…)",
});

const LIST = REDIRECTS.allowList;

class RedirectsView {
  #page;
  #inquiry;
  /** @type {HopRow[]} */
  #rows = [];
  #list = h("ol", { class: "hops", start: "1" });
  #first = h("p", { class: "hop-first" });
  #end = h("p", { class: "hop-end", role: "status" });
  #note = h("p", { class: "row-note", role: "status" });
  #add = h("button", { type: "button" }, REDIRECTS.add);
  #pageField = new EscapedField(REDIRECTS.fetchedBy, (value) => this.#set({ page: value || null }, false));
  #allowedField = new EscapedField(LIST.allowed, (value) => this.#set({ allowed: value || null }, false));
  /** @type {Map<Kind, EscapedField>} */
  #testFields = new Map();
  /** @type {Surroundings | null} */
  #around = null;
  /** @type {{text: string | undefined, held: ReturnType<typeof readRedirects>}} */
  #read = { text: undefined, held: readRedirects(undefined) };

  /**
   * @param {HTMLElement} place
   * @param {Page} page
   */
  constructor(place, page) {
    this.#page = page;
    this.#inquiry = new Inquiry(page.client);
    this.#inquiry.addEventListener("change", () => page.repaint());
    this.#add.addEventListener("click", () => this.#addLocation());
    for (const kind of KINDS) {
      this.#testFields.set(kind, new EscapedField(LIST.valueOf(LABELS[kind]), (value) => this.#setTest(kind, value)));
    }
    place.append(this.#chainPanel(), this.#listPanel());
  }

  #chainPanel() {
    return h(
      "section",
      { class: "panel redirects-panel", "aria-labelledby": "redirects-title" },
      h("h2", { id: "redirects-title" }, `${REDIRECTS.title} `, h("small", {}, REDIRECTS.titleNote)),
      h("div", { class: "try", role: "group", "aria-label": REDIRECTS.examples }, ...EXAMPLES.map((one) => this.#example(one))),
      h("div", { class: "fetched-by" }, ...labelled(REDIRECTS.fetchedBy, this.#pageField)),
      this.#note,
      this.#first,
      this.#list,
      this.#end,
      h("p", {}, this.#add),
    );
  }

  #listPanel() {
    const fields = [...this.#testFields].map(([kind, field]) =>
      h("div", { class: "test-field" }, ...labelled(named(LABELS[kind]), field)),
    );
    return h(
      "section",
      { class: "panel", "aria-labelledby": "allow-list-title" },
      h("h2", { id: "allow-list-title" }, `${LIST.title} `, h("small", {}, LIST.titleNote)),
      h("div", { class: "test-field allowed-field" }, ...labelled(LIST.allowed, this.#allowedField)),
      h("div", { class: "test-fields" }, ...fields),
      h("p", { class: "row-note" }, ...LIST.note(code("url.origin"), code("url.hostname"))),
    );
  }

  get #held() {
    const text = this.#page.store.state.own.redirects;
    if (this.#read.text !== text) this.#read = { text, held: readRedirects(text) };
    return this.#read.held;
  }

  /** @param {Surroundings} around */
  paint(around) {
    this.#around = around;
    const { input, base, encoding } = this.#page.store.state;
    const held = this.#held;
    const { allowed, tests } = this.#wanted(held);
    const request = { input, base, encoding, locations: held.locations, page: held.page, allowed, tests };
    const { answer, of, problem } = this.#inquiry.ask("hops", request);
    const asked = /** @type {typeof request | null} */ (of);
    const current = asked && asked.locations === held.locations && asked.input === input && asked.base === base;
    const found = current ? /** @type {HopsAnswer} */ (answer) : null;
    this.#note.textContent = problem || (held.sound ? "" : REDIRECTS.notAllRead);
    this.#paintFields(held, allowed, tests, found);
    this.#paintEnds(found);
    this.#drawRows(found, tests);
  }

  /** @param {HopsAnswer | null} found */
  #paintEnds(found) {
    this.#first.hidden = this.#end.hidden = !found;
    if (!found) return;
    const { name, value, text, anchor } = originLine(found.headers);
    this.#first.replaceChildren(
      h("span", { class: "soft" }, REDIRECTS.from),
      h("code", { class: "href hop-url", translate: "no", dir: "ltr" }, found.start),
      h("span", { class: "soft" }, ` ${name}: `),
      code(value),
      h("span", { class: "soft" }, ` ${text} `),
      standardLink(anchor, REDIRECTS.why),
    );
    const sign = found.outcome === "followed" ? "✓" : "✗";
    this.#end.className = `hop-end ${found.outcome === "followed" ? "followed" : "stopped"}`;
    this.#end.replaceChildren(
      h("span", { class: "sign", "aria-hidden": "true" }, `${sign} `),
      found.reason,
      ...(found.final === null
        ? []
        : REDIRECTS.endsAt(h("code", { class: "href", translate: "no", dir: "ltr" }, found.final))),
    );
  }

  /**
   * What is tested with: what was typed, and else what follows from the first URL.
   * @param {Redirects} held
   */
  #wanted(held) {
    const { input, base } = this.#page.store.state;
    const first = nativeUrl(input, base).api;
    const allowed = held.allowed ?? (first && first.origin !== "null" ? first.origin : "https://good.example");
    const parsed = nativeUrl(allowed, null).api;
    const origin = parsed && parsed.origin !== "null" ? parsed.origin : allowed;
    return { allowed, tests: { ...usualTests(origin, parsed?.hostname ?? allowed), ...held.tests } };
  }

  /**
   * @param {Redirects} held
   * @param {string} allowed
   * @param {Record<Kind, string>} tests
   * @param {HopsAnswer | null} found
   */
  #paintFields(held, allowed, tests, found) {
    this.#pageField.value = held.page ?? "";
    this.#pageField.input.placeholder = held.page === null ? (found?.page ?? REDIRECTS.samePage) : "";
    this.#allowedField.value = held.allowed ?? "";
    this.#allowedField.input.placeholder = allowed;
    for (const [kind, field] of this.#testFields) {
      field.value = held.tests[kind] ?? "";
      field.input.placeholder = tests[kind];
    }
  }

  /**
   * @param {HopsAnswer | null} found
   * @param {Record<Kind, string>} values
   */
  #drawRows(found, values) {
    const { locations } = this.#held;
    const browser = this.#around?.browser ?? "";
    while (this.#rows.length < locations.length) this.#rows.push(this.#row(this.#rows.length));
    this.#rows.length = locations.length;
    if (this.#list.children.length !== locations.length) this.#list.replaceChildren(...this.#rows.map(({ place }) => place));
    this.#add.disabled = locations.length >= MOST_LOCATIONS;
    this.#rows.forEach((row, index) => {
      const location = locations[index] ?? "";
      const hop = found?.hops[index] ?? null;
      const before = index === 0 ? found?.start : found?.hops[index - 1]?.url;
      const native = hop && before ? nativeLocation(location, before) : null;
      const absent = found ? REDIRECTS.notReached : REDIRECTS.noAnswer;
      row.data = { index, count: locations.length, location, hop, absent, native, browser, values };
    });
  }

  /** @param {number} index */
  #row(index) {
    return new HopRow({
      change: (location) => this.#set({ locations: this.#held.locations.with(index, location) }, false),
      move: (by) => this.#move(index, by),
      remove: () => this.#remove(index),
    });
  }

  #addLocation() {
    this.#set({ locations: [...this.#held.locations, ""] }, true);
    this.#drawNow();
    this.#rows.at(-1)?.focus();
  }

  /**
   * @param {number} index
   * @param {number} by
   */
  #move(index, by) {
    const { locations } = this.#held;
    const to = index + by;
    const location = locations[index];
    if (location === undefined || to < 0 || to >= locations.length) return;
    this.#set({ locations: locations.toSpliced(index, 1).toSpliced(to, 0, location) }, true);
    this.#rows[to]?.focusButton(by < 0 ? "up" : "down");
  }

  /** @param {number} index */
  #remove(index) {
    this.#set({ locations: this.#held.locations.toSpliced(index, 1) }, true);
    this.#drawNow();
    const next = this.#rows[Math.min(index, this.#rows.length - 1)];
    if (next) next.focusButton("remove");
    else this.#add.focus();
  }

  /** Draws the rows at once, so that one of them can take focus. */
  #drawNow() {
    this.#drawRows(null, this.#wanted(this.#held).tests);
  }

  /**
   * @param {Kind} kind
   * @param {string} value
   */
  #setTest(kind, value) {
    const { [kind]: before, ...others } = this.#held.tests;
    this.#set({ tests: value === "" ? others : { ...others, [kind]: value } }, false);
  }

  /**
   * @param {Partial<Redirects>} changes
   * @param {boolean} deliberate
   */
  #set(changes, deliberate) {
    const { store } = this.#page;
    store.set({ own: { ...store.state.own, redirects: writeRedirects({ ...this.#held, ...changes }) } });
    if (deliberate) this.#page.acted();
    else this.#page.edited();
  }

  /** @param {import("./examples.js").RedirectExample} example */
  #example({ name, input, locations, page }) {
    const button = h("button", { type: "button", class: "chip" }, name);
    button.addEventListener("click", () => {
      const { store } = this.#page;
      const own = { ...store.state.own, redirects: writeRedirects({ locations, page: page ?? null, allowed: null, tests: {} }) };
      this.#page.asked(input);
      store.set({ input, base: null, step: null, own });
      this.#page.acted();
    });
    return button;
  }
}

/**
 * @param {import("../dom.js").Child} label
 * @param {EscapedField} field
 */
function labelled(label, field) {
  const words = h("label", {}, label);
  field.input.id ||= `${field.note.id}-field`;
  words.htmlFor = field.input.id;
  return [words, field.input, field.note];
}

/**
 * What the browser makes of a location: it, too, keeps the fragment of the URL before.
 * @param {string} location
 * @param {string} before
 */
function nativeLocation(location, before) {
  try {
    const url = new URL(location, before);
    if (!url.href.includes("#")) {
      const at = before.indexOf("#");
      return at < 0 ? url.href : `${url.href}${before.slice(at)}`;
    }
    return url.href;
  } catch {
    return null;
  }
}
