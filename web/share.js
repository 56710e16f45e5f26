// @ts-check
/** Sharing: a link built from the state, copied, or shown where the clipboard refuses it. */
import { shareWarnings } from "./share_warnings.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./address.js").Address} Address */
/** @typedef {{ask(warnings: string[]): Promise<boolean>, show(title: string, text: string, remark: string): Promise<unknown>}} Dialog */

/** From here on some programs cut a link. */
const LONG = 8000;

export class Share {
  #store;
  #address;
  #dialog;
  #say;

  /**
   * @param {Store} store
   * @param {Address} address
   * @param {Dialog} dialog
   * @param {(message: string) => void} say
   */
  constructor(store, address, dialog, say) {
    this.#store = store;
    this.#address = address;
    this.#dialog = dialog;
    this.#say = say;
  }

  async run() {
    const { input, base, second, ...rest } = this.#store.state;
    const warnings = shareWarnings(input, base, second, rest);
    if (warnings.length > 0 && !(await this.#dialog.ask(warnings))) return;
    try {
      const link = await this.#address.link();
      await this.#address.push();
      await this.#hand(link);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#say(error.message);
    }
  }

  /** @param {string} link */
  async #hand(link) {
    const long =
      link.length > LONG ? ` It has ${link.length.toLocaleString("en")} characters; some programs cut such links.` : "";
    await this.copy(link, `Link copied.${long}`, "Link to this view");
  }

  /**
   * Copies a text, or shows it where the clipboard is not open to the page.
   * @param {string} text
   * @param {string} done what to say then
   * @param {string} title what the text is
   */
  async copy(text, done, title) {
    try {
      await navigator.clipboard.writeText(text);
      this.#say(done);
    } catch {
      await this.#dialog.show(title, text, "The clipboard is not open to this page; copy the text from here.");
    }
  }
}
