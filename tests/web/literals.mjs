// The string literals of a module, each with what it is for: enough of JavaScript to tell them from all the rest.

const WORD = /[\p{ID_Start}$_#][\p{ID_Continue}$]*/uy;
/** Words after which a slash begins a regular expression. */
const OPERATORS = new Set(["return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "await", "yield"]);

/**
 * @typedef {object} Literal
 * @property {string} text a template's places are “…”
 * @property {string} callee the function whose argument it is by itself, "" if none
 * @property {number} place which argument
 * @property {string} key the property that it is the value of, "" if none
 * @property {string} before the word before, as in: throw new Error
 */

/**
 * @param {string} source
 * @returns {Literal[]}
 */
export function literalsOf(source) {
  return new Reader(source).read();
}

class Reader {
  /** @type {Literal[]} */
  found = [];
  /** Open brackets: what was called, and how many commas there have been. @type {{open: string, callee: string, commas: number}[]} */
  open = [];
  at = 0;
  /** The last token but space and comments, and the word or literal before it. */
  last = "";
  word = "";
  key = "";

  /** @param {string} source */
  constructor(source) {
    this.source = source;
  }

  read() {
    while (this.at < this.source.length) this.next();
    return this.found;
  }

  next() {
    const c = this.source[this.at];
    const two = this.source.slice(this.at, this.at + 2);
    if (two === "//") this.at = this.end("\n");
    else if (two === "/*") this.at = this.end("*/");
    else if (/\s/.test(c)) this.at++;
    else if (c === '"' || c === "'") this.literal(this.quoted(c));
    else if (c === "`") this.literal(this.template());
    else if (c === "/" && this.expectsValue()) this.regex();
    else this.token(c);
  }

  /** @param {string} mark */
  end(mark) {
    const at = this.source.indexOf(mark, this.at + 2);
    return at < 0 ? this.source.length : at + mark.length;
  }

  expectsValue() {
    return /^[([{,;:=!&|?+\-*%<>~^]?$/.test(this.last) || OPERATORS.has(this.last);
  }

  /** @param {string} quote */
  quoted(quote) {
    const start = ++this.at;
    while (this.source[this.at] !== quote) this.at += this.source[this.at] === "\\" ? 2 : 1;
    return this.source.slice(start, this.at++);
  }

  template() {
    const depth = this.open.length;
    let text = "";
    for (this.at++; this.source[this.at] !== "`"; ) {
      if (this.source.startsWith("${", this.at)) {
        text += "…";
        this.at += 2;
        this.open.push({ open: "${", callee: "", commas: 0 });
        [this.last, this.key] = ["(", ""];
        while (this.open.length > depth) this.next();
      } else {
        const length = this.source[this.at] === "\\" ? 2 : 1;
        text += this.source.slice(this.at, this.at + length);
        this.at += length;
      }
    }
    this.at++;
    return text;
  }

  regex() {
    for (let inClass = false; ; ) {
      const c = this.source[++this.at];
      if (c === "\\") this.at++;
      else if (c === "[") inClass = true;
      else if (c === "]") inClass = false;
      else if (c === "/" && !inClass) break;
    }
    this.at++;
    while (/[a-z]/.test(this.source[this.at] ?? "")) this.at++;
    this.last = "regex";
  }

  /** @param {string} text */
  literal(text) {
    const { callee = "", commas = 0, open = "" } = this.open.at(-1) ?? {};
    const own = open === "(";
    this.found.push({ text, callee: own ? callee : "", place: commas, key: this.key, before: this.last });
    [this.word, this.last] = [text, "literal"];
  }

  /** @param {string} c */
  token(c) {
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.source)?.[0];
    if (word) {
      this.at += word.length;
      [this.word, this.last] = [word, word];
      return;
    }
    this.at++;
    if ("([{".includes(c)) this.open.push({ open: c, callee: c === "(" ? this.word : "", commas: 0 });
    else if (")]}".includes(c)) this.open.pop();
    const inside = this.open.at(-1);
    if (c === "," && inside) inside.commas++;
    // "a ? b : c" looks the same, and the word before its colon is never one of the keys that are looked for.
    if (c === ":" || (c === "=" && this.source[this.at] !== "=")) this.key = this.word;
    else if (",;{([".includes(c)) this.key = "";
    if (")]}".includes(c)) this.word = "";
    this.last = c;
  }
}
