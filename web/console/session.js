// @ts-check
/** A Python console in Python's own thread: Pyodide's console, with the view that the page shows at hand. */

/** @typedef {import("pyodide").PyodideAPI} Pyodide */
/** @typedef {{stream: "out" | "error", text: string, cut?: true}} Printed cut: whether the rest is left out */
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
import ast
import urlstd
from pyodide.console import Console, repr_shorten
from urlstd.reports.at_hand import at_hand

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

def pieces(source):
    """The statements, each with all its lines; what cannot be parsed stays as it is, to be complained about."""
    try:
        body = ast.parse(source).body
    except SyntaxError:
        return [source]
    lines, found, end = source.split("\\n"), [], 0
    for node in body:
        if node.lineno > end:
            found.append([])
            first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", []))])
            found[-1] = [first, node.end_lineno]
        else:
            found[-1][1] = node.end_lineno
        end = node.end_lineno
    return ["\\n".join(lines[first - 1 : last]) for first, last in found]

(make, take, settle, pieces)
`;

export class Session {
  /** @type {Printed[]} */
  #printed = [];
  #length = 0;
  #view = "";
  #console;
  #take;
  #settle;
  #pieces;
  /** Whether lines that were typed are still to be followed by more. */
  #open = false;

  /** @param {Pyodide} pyodide */
  constructor(pyodide) {
    const globals = pyodide.toPy({});
    const parts = pyodide.runPython(SOURCE, { globals, filename: "console" });
    const [make, take, settle, pieces] = [0, 1, 2, 3].map((index) => parts.get(index));
    this.#console = make(
      (/** @type {string} */ text) => this.#print("out", text),
      (/** @type {string} */ text) => this.#print("error", text),
    );
    this.#take = take;
    this.#settle = settle;
    this.#pieces = pieces;
  }

  /**
   * Runs a line; or several statements, one after the other, until one fails.
   * @param {{source: string, view: object}} request
   * @returns {Promise<Reply>}
   */
  async run({ source, view }) {
    this.#printed = [];
    this.#length = 0;
    this.#refresh(JSON.stringify(view));
    const given = source.includes("\n") && !this.#open ? this.#statements(source) : [source];
    /** @type {Reply} */
    let reply = { status: "complete", printed: this.#printed, value: null, error: null };
    for (const piece of given) {
      if (reply.value !== null) this.#print("out", `${reply.value}\n`);
      reply = await this.#push(piece);
      // A block that was given as a whole is at its end; one that is typed line by line ends with an empty line.
      if (reply.status === "incomplete" && piece.includes("\n")) reply = await this.#push("");
      if (reply.error !== null) break;
    }
    this.#open = reply.status === "incomplete";
    return reply;
  }

  /** @param {string} source @returns {string[]} */
  #statements(source) {
    const found = this.#pieces(source);
    const statements = found.toJs();
    found.destroy();
    return statements;
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
    const cut = this.#length > PRINTED ? /** @type {const} */ ({ cut: true }) : {};
    const shown = text.slice(0, PRINTED);
    if (last?.stream === stream) Object.assign(last, cut, { text: last.text + shown });
    else this.#printed.push({ stream, text: shown, ...cut });
  }
}

/**
 * Python has a name of its own for syntax errors that more lines might have mended, and shows it to nobody.
 * @param {string} message
 */
function named(message) {
  return message.replace(/^_IncompleteInputError:/m, "SyntaxError:");
}
