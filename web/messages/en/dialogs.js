// @ts-check
/** What the dialogs of sharing, embedding, the history, the console and the licences say, in English. */
import { counted } from "./counted.js";

/** @typedef {import("../../dom.js").Child} Child */
/** @typedef {(text: string) => string} OfText */

export default {
  close: "Close",
  clear: "Clear",
  copy: "Copy",
  cancel: "Cancel",
  share: {
    /** @type {Record<"link" | "text", {title: string, about: string}>} */
    ask: {
      link: { title: "Share this link?", about: "Everyone who gets the link can read what is in it:" },
      text: { title: "Share this text?", about: "Everyone who gets the text can read what is in it:" },
    },
    allTheSame: "Share all the same",
    openForm: "Open the form on github.com",
  },
  embed: {
    title: "Embed this view",
    about: "A frame with what is shown here. It sends nothing, stores nothing, and leaves the history alone.",
    theme: "Theme",
    themes: { auto: "as the reader's system says", light: "light", dark: "dark" },
    language: "Language",
    ofTheReader: "as the reader's browser says",
    oneTab: "this view only, without the others",
    readonly: "to look at, not to edit",
    height: "Height in pixels",
    asHigh: "As high as what is in it",
    /** @type {(message: Child) => Child[]} */
    posts: (message) => [
      "The frame posts ",
      message,
      " to the page around it. With this script that page follows:",
    ],
    script: "Script",
    copied: "Embedding code copied.",
    code: "HTML to embed this view",
    frameTitle: "urlstd playground",
  },
  history: {
    title: "History",
    /** @type {(most: number) => string} */
    about: (most) =>
      `The last ${most} inputs, kept by this browser and nowhere else. What looks like a password or a token is not kept.`,
    keep: "keep what I type",
    emptyString: "(empty string)",
    /** @type {(base: Child) => Child[]} */
    base: (base) => ["base ", base],
    /** @type {OfText} */
    encoding: (encoding) => `in ${encoding}`,
    /** @type {(pattern: Child) => Child[]} */
    pattern: (pattern) => ["pattern ", pattern],
    /** @type {OfText} */
    forget: (input) => `Forget ${input || "the empty string"}`,
    forgetTitle: "Forget",
    off: "This browser keeps nothing for this page.",
    nothingYet: "Nothing yet.",
    nothing: "Nothing is kept.",
    /** @type {(count: number) => string} */
    inputs: (count) => `${counted(count, "input")}.`,
    /** @type {(count: number) => string} */
    noMore: (count) => `${counted(count, "input")}; no more are added.`,
  },
  console: {
    title: "Python console",
    log: "What was run, and what came of it",
    run: "Run",
    stop: "Stop",
    copy: "Copy as Python",
    names: {
      url: "a URL",
      record: "its record",
      trace: "the steps",
      pattern: "the URLPattern",
      text: "the input",
      base: "the base",
    },
    /** @type {(urlstd: Child) => Child[]} */
    about: (urlstd) => [urlstd, " is imported; what the page shows is at hand as"],
    keys: "Enter runs, Shift+Enter begins a line, ↑ ↓ go back, Ctrl+C stops",
    /** @type {OfText} */
    anew: (why) => `${why}. Python begins anew; what you named is gone.`,
    leftOut: "… the rest is left out",
  },
  licences: {
    title: "Licences",
    about: "What this page is made of, each under its own licence.",
    /** @type {OfText} */
    use: (use) => `${use.slice(0, 1).toUpperCase()}${use.slice(1)}.`,
    pyodide: "Python in WebAssembly, as it was released",
    cpython: "the interpreter and its library, in Pyodide",
    list: "the package that the Public Suffix List comes in",
    micropip: "installs a wheel that you bring",
    packaging: "names and versions of packages, in micropip",
    mousebender: "package indexes, in micropip",
    emscripten: "compiler runtime and C library, in Pyodide",
    hiwire: "references to JavaScript objects, in Pyodide",
    libffi: "calls of foreign functions, in Pyodide",
    compression: "compression, in Pyodide",
    expat: "XML, in Pyodide",
    libmpdec: "decimal numbers, in Pyodide",
    sqlite: "a database that this page does not use, in Pyodide",
  },
};
