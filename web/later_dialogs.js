// @ts-check
/** Dialogs whose code is loaded when they are first opened; and the examples, when a link names one. */
import { the } from "./elements.js";
import { PAGE } from "./messages/page.js";

/** @typedef {import("./types.js").About} About */
/** @typedef {import("./examples/first_example.js").Example} Example */

export class LaterDialogs {
  /** @type {typeof import("./examples/example_choice.js") | null} */
  #examples = null;
  /** @type {typeof import("./licences/licence_list.js") | null} */
  #licences = null;
  #known;
  #say;
  #part;

  /**
   * @param {() => {about: About | null, pyodide: string}} known what Python tells of itself, and Pyodide's version
   * @param {(message: string) => void} say
   * @param {import("./parts.js").Part} part
   */
  constructor(known, say, part) {
    this.#known = known;
    this.#say = say;
    this.#part = part;
    the("#examples-open").addEventListener("click", () => void this.#openExamples());
    the("#licences-open").addEventListener("click", () => void this.#openLicences());
  }

  /** There may be more to tell now. */
  paint() {
    const { about, pyodide } = this.#known();
    this.#examples?.paintExamples(about);
    this.#licences?.paintLicences(about, pyodide);
  }

  /**
   * @param {string} id
   * @returns {Promise<Example | undefined>}
   */
  async example(id) {
    return (await this.#loadExamples())?.findExample(id, this.#known().about);
  }

  async #openExamples() {
    if (!(await this.#loadExamples())) return;
    this.paint();
    the("examples-dialog").open();
  }

  async #openLicences() {
    try {
      this.#licences ??= await this.#part("licences", () => import("./licences/licence_list.js"));
    } catch {
      return this.#say(PAGE.notLoaded.licences);
    }
    this.paint();
    the("licences-dialog").open();
  }

  async #loadExamples() {
    try {
      return (this.#examples ??= await this.#part("examples", () => import("./examples/example_choice.js")));
    } catch {
      this.#say(PAGE.notLoaded.examples);
      return null;
    }
  }
}

/**
 * @param {import("./parts.js").Part} part
 * @returns {import("./sharing/share.js").Dialog}
 */
export function laterShareDialog(part) {
  const dialog = async () => {
    const { ShareDialog } = await part("share", () => import("./elements/share_dialog.js"));
    if (!customElements.get("share-dialog")) ShareDialog.define();
    return the("share-dialog");
  };
  return {
    ask: async (warnings, what) => (await dialog()).ask(warnings, what),
    show: async (title, text, remark, form) => (await dialog()).show(title, text, remark, form),
  };
}
