// @ts-check
/** A Python console in Python's own thread: Pyodide's console, with the view that the page shows at hand. */

/** @typedef {import("pyodide").PyodideAPI} Pyodide */
/** @typedef {{stream: "out" | "error", text: string}} Printed */
/**
 * @typedef {object} Reply
 * @property {"complete" | "incomplete" | "syntax-error"} status incomplete: more lines are wanted
 * @property {Printed[]} printed
 * @property {string | null} value the value of an expression, as Python writes it; null for None
 * @property {string | null} error a traceback
 */

/** More than this of what one run prints is left out. */
const PRINTED = 100_000;
const REPR = 10_000;
/** Nothing here comes from what a person types: that reaches Python as an argument. */
const SOURCE = `
import urlstd
from pyodide.console import Console, repr_shorten
from urlstd.at_hand import at_hand

names = {"__name__": "__console__", "__doc__": None, "urlstd": urlstd}

def make(write, complain):
    return Console(names, stdout_callback=write, stderr_callback=complain, filename="<console>")

def take(view):
    names.update(at_hand(view))

async def settle(future, limit):
    value = await future
    if value is None:
        return None
    names["_"] = value
    return repr_shorten(value, limit)

(make, take, settle)
`;

export class Session {
  /** @type {Printed[]} */
  #printed = [];
  #length = 0;
  #view = "";
  #console;
  #take;
  #settle;

  /** @param {Pyodide} pyodide */
  constructor(pyodide) {
    const globals = pyodide.toPy({});
    const parts = pyodide.runPython(SOURCE, { globals, filename: "console" });
    const [make, take, settle] = [0, 1, 2].map((index) => parts.get(index));
    this.#console = make(
      (/** @type {string} */ text) => this.#print("out", text),
      (/** @type {string} */ text) => this.#print("error", text),
    );
    this.#take = take;
    this.#settle = settle;
  }

  /**
   * Runs lines, one after the other, until one fails.
   * @param {{source: string, view: object}} request
   * @returns {Promise<Reply>}
   */
  async run({ source, view }) {
    this.#printed = [];
    this.#length = 0;
    this.#refresh(JSON.stringify(view));
    const lines = source.split("\n");
    // A block that was given as a whole is at its end; one that is typed line by line ends with an empty line.
    const whole = lines.length > 1 && lines.at(-1) !== "" ? [...lines, ""] : lines;
    /** @type {Reply} */
    let reply = { status: "complete", printed: this.#printed, value: null, error: null };
    for (const line of whole) {
      reply = await this.#push(line);
      if (reply.error !== null) break;
      if (reply.value !== null && line !== whole.at(-1)) this.#print("out", `${reply.value}\n`);
    }
    return reply;
  }

  /**
   * The names follow the view; what a person has made of them meanwhile stays as long as the view does.
   * @param {string} view
   */
  #refresh(view) {
    if (view === this.#view) return;
    this.#take(view);
    this.#view = view;
  }

  /**
   * @param {string} line
   * @returns {Promise<Reply>}
   */
  async #push(line) {
    const future = this.#console.push(line);
    const status = future.syntax_check;
    try {
      const value = status === "incomplete" ? null : ((await this.#settle(future, REPR)) ?? null);
      return { status, printed: this.#printed, value, error: null };
    } catch (error) {
      const message = future.formatted_error ?? (error instanceof Error ? error.message : String(error));
      return { status, printed: this.#printed, value: null, error: named(message) };
    } finally {
      future.destroy();
    }
  }

  /**
   * @param {Printed["stream"]} stream
   * @param {string} text
   */
  #print(stream, text) {
    if (this.#length > PRINTED) return;
    this.#length += text.length;
    const last = this.#printed.at(-1);
    const shown = this.#length > PRINTED ? `${text.slice(0, PRINTED)}\n… the rest is left out\n` : text;
    if (last?.stream === stream) last.text += shown;
    else this.#printed.push({ stream, text: shown });
  }
}

/**
 * Python has a name of its own for syntax errors that more lines might have mended, and shows it to nobody.
 * @param {string} message
 */
function named(message) {
  return message.replace(/^_IncompleteInputError:/m, "SyntaxError:");
}
