// @ts-check
/**
 * The inputs of late, kept by this browser for this page: at most MOST of them, the newest first, each as the fragment
 * of a link, so that whatever is read here is checked as a link is. All tabs share one list: each change is made to
 * what is stored at that moment. Event: "change".
 */

export const MOST = 30;
const LIST = "urlstd.history";
const OFF = "urlstd.history.off";

/**
 * @typedef {object} Storage
 * @property {(key: string) => string | null} getItem
 * @property {(key: string, value: string) => void} setItem
 * @property {(key: string) => void} removeItem
 */
/** @typedef {{request(name: string, act: () => void): Promise<unknown>}} Locks */

export class Kept extends EventTarget {
  #storage;
  #locks;

  /**
   * @param {() => Storage} storage which may refuse even to be looked at
   * @param {Locks | undefined} locks
   */
  constructor(storage = () => localStorage, locks = globalThis.navigator?.locks) {
    super();
    this.#storage = storage;
    this.#locks = locks;
    globalThis.addEventListener?.("storage", ({ key }) => {
      if (key === null || key === LIST || key === OFF) this.#changed();
    });
  }

  /** Whether anything can be kept. */
  get works() {
    return this.#attempt((storage) => (storage.getItem(LIST), true)) ?? false;
  }

  /** Whether inputs are to be kept. */
  get on() {
    return this.works && this.#attempt((storage) => storage.getItem(OFF)) === null;
  }

  set on(on) {
    this.#attempt((storage) => (on ? storage.removeItem(OFF) : storage.setItem(OFF, "1")));
    this.#changed();
  }

  /** @returns {string[]} fragments of links */
  get fragments() {
    const text = this.#attempt((storage) => storage.getItem(LIST)) ?? "[]";
    try {
      const list = JSON.parse(text);
      return (Array.isArray(list) ? list : []).filter((entry) => typeof entry === "string").slice(0, MOST);
    } catch {
      return [];
    }
  }

  /**
   * Puts an entry first, also where it has been before; another one gives way to it, if that is still there.
   * @param {string} fragment
   * @param {string | null} [instead]
   */
  add(fragment, instead = null) {
    return this.#change((list) => (this.on ? [fragment, ...without(list, fragment, instead)] : list));
  }

  /** @param {string} fragment */
  remove(fragment) {
    return this.#change((list) => without(list, fragment));
  }

  clear() {
    return this.#change(() => []);
  }

  /** @param {(list: string[]) => string[]} make */
  async #change(make) {
    const act = () => {
      const list = make(this.fragments).slice(0, MOST);
      this.#attempt((storage) => storage.setItem(LIST, JSON.stringify(list)));
    };
    if (this.#locks) await this.#locks.request(LIST, act).catch(act);
    else act();
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  /**
   * @template T
   * @param {(storage: Storage) => T} act
   * @returns {T | null} null where the storage is full, or refused
   */
  #attempt(act) {
    try {
      return act(this.#storage());
    } catch {
      return null;
    }
  }
}

/**
 * @param {string[]} list
 * @param {...(string | null)} gone
 */
function without(list, ...gone) {
  return list.filter((entry) => !gone.includes(entry));
}
