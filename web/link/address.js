// @ts-check
/**
 * Keeps the address and the store's view in step. Typing replaces the entry, some time after the last key,
 * because browsers ignore or refuse quick changes; deliberate acts add one. A link wins over what was stored.
 * In a frame nothing is written: the history is that of the page around it, and so is the reader's place in it.
 */
import { LinkError, decodeLink, encodeLink, encodePlain } from "./permalink.js";
import { SETTINGS } from "../embed/settings.js";
import { shareWarnings } from "../sharing/share_warnings.js";

/** @typedef {import("../store.js").Store} Store */

const DELAY = 400;
/** A longer fragment is not put into the address while typing; Share still makes the link. */
const ADDRESS_LIMIT = 64_000;
const STORED = "urlstd.last";
/** Whether neither the history nor the storage is this page's to write to. */
const isGuest = SETTINGS.embedded || SETTINGS.framed;
const KEPT = "urlstd.kept";

export class Address extends EventTarget {
  #store;
  /** The fragment this page wrote or read last. */
  #known = "";
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;
  #ticket = 0;

  /** @param {Store} store */
  constructor(store) {
    super();
    this.#store = store;
  }

  /**
   * Shows what the address says; "problem" {message, raw} tells of a link that cannot be read.
   * @returns {Promise<boolean>} whether the address, or else the storage, said anything
   */
  async begin() {
    addEventListener("hashchange", () => void this.#follow());
    addEventListener("popstate", () => void this.#follow());
    addEventListener("pagehide", () => this.#flush());
    const fragment = takeKept() || location.hash || remembered();
    this.#known = location.hash;
    return this.#read(fragment);
  }

  /** The view changed by typing or stepping. */
  schedule() {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#write("replace"), DELAY);
  }

  /** The view changed by a deliberate act. */
  push() {
    return this.#write("push");
  }

  /**
   * Keeps the present view for the same tab's next visit, also what is too long for the address.
   * @returns {Promise<boolean>} whether that worked, so that the page may be left
   */
  async keep() {
    try {
      sessionStorage.setItem(KEPT, await encodeLink(this.#store.view));
      return true;
    } catch {
      await this.#write("replace");
      return location.hash !== "" && !isGuest;
    }
  }

  /** @returns {Promise<string>} a link to the present view, built from the state */
  async link() {
    return `${this.page}#${await encodeLink(this.#store.view)}`;
  }

  /** The address of the page without what is shown, and without how it is embedded. */
  get page() {
    return location.href.replace(SETTINGS.embedded ? /[?#].*$/ : /#.*$/, "");
  }

  async #follow() {
    if (location.hash === this.#known) return;
    this.#known = location.hash;
    this.#cancel();
    await this.#read(location.hash);
  }

  /** @param {string} fragment */
  async #read(fragment) {
    const ticket = ++this.#ticket;
    try {
      const view = await decodeLink(fragment, findExample);
      if (ticket !== this.#ticket || view === null) return view !== null;
      const id = /^#?ex=([\w-]+)/.exec(fragment)?.[1] ?? null;
      this.#store.show(view, id);
      this.dispatchEvent(new Event("loaded"));
      return true;
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.dispatchEvent(new CustomEvent("problem", { detail: { message: error.message, raw: error.raw } }));
      return false;
    }
  }

  #cancel() {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#ticket++;
  }

  /** @param {"replace" | "push"} how */
  async #write(how) {
    this.#cancel();
    const ticket = this.#ticket;
    const fragment = await encodeLink(this.#store.view).catch(() => "");
    if (ticket === this.#ticket) this.#put(how, fragment);
  }

  /** On leaving there is no time to wait for compression. */
  #flush() {
    if (this.#timer === null) return;
    this.#cancel();
    const fragment = encodePlain(this.#store.view);
    if (fragment !== null) this.#put("replace", fragment);
  }

  /**
   * @param {"replace" | "push"} how
   * @param {string} fragment
   */
  #put(how, fragment) {
    if (isGuest) return;
    const { input, base, second, ...rest } = this.#store.view;
    remember(shareWarnings(input, base, second, rest).length > 0 ? "" : fragment); // a secret is not for keeping
    const hash = fragment.length <= ADDRESS_LIMIT && fragment !== "" ? `#${fragment}` : "";
    if (hash === location.hash) return;
    const address = hash || location.pathname + location.search;
    try {
      if (how === "push") history.pushState(null, "", address);
      else history.replaceState(null, "", address);
    } catch {
      // Too many changes in a short time, or a frame without history: the next change tries again.
    }
    this.#known = location.hash;
  }
}

/** @param {string} id */
async function findExample(id) {
  return (await import("../examples/examples.js")).exampleById(id);
}

/** What was kept for this visit, and for no other. */
function takeKept() {
  try {
    const kept = sessionStorage.getItem(KEPT) ?? "";
    sessionStorage.removeItem(KEPT);
    return kept;
  } catch {
    return "";
  }
}

function remembered() {
  try {
    return localStorage.getItem(STORED) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} fragment */
function remember(fragment) {
  try {
    if (fragment === "") localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, fragment);
  } catch {
    // Full, or not there: the visit starts with the first example next time.
  }
}
