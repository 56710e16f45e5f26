// The lines of further inputs for a pattern, and what is asked about them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inputLines, linesOf } from "../../web/pattern_inputs/lines.js";
import { PatternViewPainter } from "../../web/pattern/painter.js";
import { PatternPainter } from "../../web/pattern_panel/pattern_painter.js";
import { Store } from "../../web/store.js";

const read = (text, base = "https://b/") =>
  inputLines(text, base).map(({ input, base, problem }) => (problem ? problem : [input, base]));

test("a line is a URL, components, or a URL and its base", () => {
  assert.deepEqual(linesOf("a\r\n\n b \rc"), ["a", " b ", "c"]);
  assert.deepEqual(read(' https://h/ \n{"pathname": "/a"}\n["x", "https://h/"]\n{}'), [
    ["https://h/", "https://b/"],
    [{ pathname: "/a" }, null],
    ["x", "https://h/"],
    [{}, null],
  ]);
});

test("what is wrong with a line is told", () => {
  const told = read('{"pathname"\n["x"]\n["x", 1]\n{"path": "/"}\n{"hash": 1}');
  assert.match(told[0], /^this cannot be read as JSON; a line is a URL/);
  assert.match(told[1], /^a line is a URL/);
  assert.match(told[2], /^a line is a URL/);
  assert.match(told[3], /^“path” is no component with a text; there are protocol, /);
  assert.match(told[4], /^“hash”/);
});

test("only lines that can be read are asked about, and each has its row", () => {
  const store = new Store();
  /** @type {any[]} */
  const asked = [];
  let reply = { key: "", answer: null, of: null, problem: "" };
  const inquiry = {
    ask(method, request) {
      asked.push([method, request]);
      return reply;
    },
  };
  const pattern = new PatternPainter(store, { current: {} }, /** @type {any} */ (inquiry));
  const painter = new PatternViewPainter(store, pattern, /** @type {any} */ (inquiry));
  assert.deepEqual(painter.moreInputs(), { text: "", lines: [], rows: null, problem: "" });
  store.set({ pattern: "/:a", own: { pattern: "x\n{\n{}" } });
  const inputs = [
    ["x", null],
    [{}, null],
  ];
  assert.deepEqual(painter.moreInputs().rows, [null, null, null]);
  assert.deepEqual(asked, [["inputs", { pattern: "/:a", base_url: null, ignore_case: false, any_origin: true, inputs }]]);
  reply = { key: "", answer: { rows: ["first", "second"] }, of: { inputs }, problem: "" };
  assert.deepEqual(painter.moreInputs().rows, ["first", null, "second"]);
  reply = { ...reply, answer: { rows: null } };
  assert.deepEqual([painter.moreInputs().rows, painter.moreInputs().problem], [null, "The pattern is not compiled."]);
  store.set({ pattern: null });
  assert.equal(painter.moreInputs().rows, null);
  store.set({ pattern: "/a", own: { pattern: "{" } });
  assert.deepEqual(painter.moreInputs().rows, [null]);
});
