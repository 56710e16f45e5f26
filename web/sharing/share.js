// @ts-check
/**
 * Sharing: a link built from the state, or the present input in another form, copied, or shown where the clipboard
 * refuses it. What makes the other forms is loaded when it is first asked for.
 */
import { shareWarnings } from "./share_warnings.js";
import { PAGE } from "../messages/page.js";
import { PartError } from "../parts.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../link/address.js").Address} Address */
/** @typedef {import("../elements/share_menu.js").ShareKind} ShareKind */
/**
 * @typedef {object} Dialog
 * @property {(warnings: string[], what: "link" | "text") => Promise<boolean>} ask
 * @property {(title: string, text: string, remark: string, form?: string) => Promise<unknown>} show
 */
/** @typedef {{current: import("../python/question.js").Reading | null}} Question */
/** @typedef {{call(method: string, request: object): Promise<any>}} Asked */

/** From here on some programs cut a link. */
const LONG = 8000;
const TEXT = PAGE.share;

export class Share {
  #store;
  #question;
  #client;
  #address;
  #dialog;
  #say;
  #part;
  /** @type {import("../embed/dialog.js").EmbedDialog | undefined} */
  #embedding;

  /**
   * @param {Store} store
   * @param {Question} question
   * @param {Asked} client
   * @param {Address} address
   * @param {Dialog} dialog
   * @param {(message: string) => void} say
   * @param {import("../parts.js").Part} part
   */
  constructor(store, question, client, address, dialog, say, part) {
    this.#store = store;
    this.#question = question;
    this.#client = client;
    this.#address = address;
    this.#dialog = dialog;
    this.#say = say;
    this.#part = part;
  }

  /** @param {ShareKind} kind */
  async run(kind) {
    const { input, base, second, tab, ...rest } = this.#store.state;
    if (tab === "cases" && kind !== "link" && kind !== "embed") return this.#say(TEXT.ofCases);
    const warnings = shareWarnings(input, base, second, { tab, ...rest });
    const what = kind === "link" || kind === "embed" ? "link" : "text";
    try {
      if (warnings.length > 0 && !(await this.#dialog.ask(warnings, what))) return;
      const link = await this.#address.link();
      if (kind === "link") {
        await this.#address.push();
        await this.#hand(link);
      } else if (kind === "embed") await this.#embed(link, tab);
      else await this.#handText(kind, link);
    } catch (error) {
      this.#tell(error);
    }
  }

  /**
   * @param {string} link
   * @param {import("../types.js").Tab} tab
   */
  async #embed(link, tab) {
    const { EmbedDialog } = await this.#part("embed", () => import("../embed/dialog.js"));
    this.#embedding ??= new EmbedDialog(this);
    this.#embedding.open(link, tab);
  }

  /**
   * @param {ShareKind} kind
   * @param {string} link
   */
  async #handText(kind, link) {
    const answer = this.#question.current?.answer ?? null;
    try {
      const { sharedText } = await this.#part("texts", () => import("../exchange/share_texts.js"));
      const { text, name, form } = await sharedText(kind, this.#store.view, answer, link, this.#client);
      if (form) await this.#dialog.show(TEXT.issue, text, TEXT.form, form);
      else await this.copy(text, TEXT.copied(name), name);
    } catch (error) {
      if (error instanceof PartError) throw error;
      this.#say(TEXT.notMade(error instanceof Error ? error.message : error));
    }
  }

  /** @param {string} link */
  async #hand(link) {
    await this.copy(link, link.length > LONG ? TEXT.longLinkCopied(link.length) : TEXT.linkCopied, TEXT.link);
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
      await this.#dialog.show(title, text, TEXT.noClipboard).catch((error) => this.#tell(error));
    }
  }

  /** @param {unknown} error */
  #tell(error) {
    if (error instanceof PartError) this.#say(PAGE.notLoaded.share);
    else if (error instanceof RangeError) this.#say(error.message);
    else throw error;
  }
}
