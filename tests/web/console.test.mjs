import assert from "node:assert/strict";
import { test } from "node:test";
import { Lines, indentAfter } from "../../web/console/lines.js";
import { Session } from "../../web/console/session.js";

test("going back through lines, and forward to what was being typed", () => {
  const lines = new Lines();
  assert.equal(lines.go(-1, "draft"), null);
  for (const line of ["a", "b", "b", "  ", "c"]) lines.add(line);
  assert.deepEqual([lines.go(-1, "draft"), lines.go(-1, "c"), lines.go(-1, "b"), lines.go(-1, "a")], ["c", "b", "a", null]);
  assert.deepEqual([lines.go(1, "a"), lines.go(1, "b"), lines.go(1, "c"), lines.go(1, "draft")], ["b", "c", "draft", null]);
  lines.add("d");
  assert.equal(lines.go(-1, ""), "d");
});

test("the next line of a block is indented", () => {
  assert.deepEqual(["for x in y:", "  if x:  # why", "  x = {1: 2}", "x"].map(indentAfter), ["    ", "      ", "  ", ""]);
});

/** Pyodide, as far as a session knows it. @param {(line: string, print: (text: string) => void) => any} push */
function pyodide(push) {
  /** @type {string[]} */
  const views = [];
  const parts = [
    (/** @type {(text: string) => void} */ write) => ({ push: (/** @type {string} */ line) => push(line, write) }),
    (/** @type {string} */ view) => views.push(view),
    async (/** @type {any} */ future) => {
      if (future.formatted_error) throw new Error("PythonError");
      return future.value;
    },
    (/** @type {string} */ source) => ({ toJs: () => source.split("\n\n"), destroy() {} }),
  ];
  const runPython = () => ({ get: (/** @type {number} */ index) => parts[index] });
  return { views, machine: /** @type {any} */ ({ toPy: () => ({}), runPython }) };
}
const future = (/** @type {object} */ of) => ({ syntax_check: "complete", value: null, destroy() {}, ...of });

test("lines run one after the other until one fails; a block that is given whole is ended", async () => {
  /** @type {string[]} */
  const pushed = [];
  const { machine, views } = pyodide((line, print) => {
    pushed.push(line);
    if (line === "print") print("said\n");
    if (line === "bad") return future({ formatted_error: "Traceback" });
    if (line === "1 +") return future({ formatted_error: "  1 +\n_IncompleteInputError: incomplete input\n" });
    return future({ value: line === "" ? null : `<${line}>`, syntax_check: line.endsWith(":") ? "incomplete" : "complete" });
  });
  const session = new Session(machine);
  const run = (/** @type {string} */ source) => session.run({ source, view: { input: "x" } });
  assert.deepEqual(await run("one"), { status: "complete", printed: [], value: "<one>", error: null });
  assert.deepEqual(await run("for:"), { status: "incomplete", printed: [], value: null, error: null });
  assert.equal((await run("")).status, "complete");
  const reply = await run("print\n\ntwo\n\nbad\n\nthree");
  assert.equal(reply.error, "Traceback");
  assert.deepEqual(reply.printed, [{ stream: "out", text: "said\n<print>\n<two>\n" }]);
  assert.deepEqual((await run("for x:\n  y:")).status, "complete");
  assert.deepEqual(pushed, ["one", "for:", "", "print", "two", "bad", "for x:\n  y:", ""]);
  assert.deepEqual(views, ['{"input":"x"}']);
  assert.match((await run("1 +")).error ?? "", /\nSyntaxError: incomplete input\n$/);
  await session.run({ source: "one", view: { input: "y" } });
  assert.equal(views.length, 2);
});

test("what prints without end is cut", async () => {
  const { machine } = pyodide((_, print) => {
    for (let i = 0; i < 30; i++) print("x".repeat(10_000));
    return future({});
  });
  const { printed } = await new Session(machine).run({ source: "loop", view: {} });
  assert.equal(printed.length, 1);
  assert.equal(printed[0]?.cut, true);
  assert.ok((printed[0]?.text.length ?? 0) < 250_000);
});
