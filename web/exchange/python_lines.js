// @ts-check
/** The present input as a few lines of Python to go on with. */

/** @typedef {import("./case.js").Case} Case */

/**
 * A string literal of Python, in ASCII.
 * @param {string} text
 */
export function pythonLiteral(text) {
  return `"${Array.from(text, pythonCharacter).join("")}"`;
}

/** @param {string} c */
function pythonCharacter(c) {
  const value = c.codePointAt(0) ?? 0;
  if (c === '"' || c === "\\") return `\\${c}`;
  if (value >= 0x20 && value < 0x7f) return c;
  const [form, digits] = value < 0x100 ? ["x", 2] : value < 0x10000 ? ["u", 4] : ["U", 8];
  return `\\${form}${value.toString(16).padStart(digits, "0")}`;
}

/**
 * What JSON can hold, as Python writes it.
 * @param {unknown} value
 * @returns {string}
 */
export function pythonValue(value) {
  if (typeof value === "string") return pythonLiteral(value);
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(", ")}]`;
  if (typeof value !== "object") return String(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${pythonLiteral(key)}: ${pythonValue(inner)}`)
    .join(", ")}}`;
}

/** @param {Case} one */
export function pythonLines(one) {
  if (one.kind === "pattern") return patternLines(one);
  const given = one.kind === "url" ? (one.base === null ? [one.input] : [one.input, one.base]) : [one.href];
  const call = given.map(pythonLiteral).join(", ");
  return [
    "from urlstd import URL, URLParseError, trace, validation_errors  # pip install urlstd-playground",
    "",
    "try:",
    `    print(URL(${call}).href)`,
    "except URLParseError as failure:",
    '    print("failure:", failure)',
    `for error in validation_errors(${call}):`,
    "    print(error.name, error.start, error.end)",
    `for step in trace(${call}):`,
    '    print(step.state.value, repr(step.c), "->", step.next_state.value)',
    "",
  ].join("\n");
}

/** @param {import("./case.js").PatternCase} one */
function patternLines({ arguments: given, inputs }) {
  const [pattern = {}, second, third] = given;
  const options = /** @type {any} */ (typeof second === "object" ? second : third);
  const parameters = [
    pythonValue(pattern),
    ...(typeof second === "string" ? [pythonValue(second)] : []),
    ...(options?.ignoreCase === true ? ["ignore_case=True"] : []),
  ];
  return [
    "from urlstd import URLPattern  # pip install urlstd-playground",
    "",
    `pattern = URLPattern(${parameters.join(", ")})`,
    ...(inputs === null ? ["print(pattern)"] : [`print(pattern.exec(${inputs.map(pythonValue).join(", ")}))`]),
    "",
  ].join("\n");
}
