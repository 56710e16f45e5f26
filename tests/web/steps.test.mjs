// The numbered steps of an algorithm, joined with a run of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ranCount, sourceLines, stepRows } from "../../web/standard/step_rows.js";

const step = (number, depth, more = {}) => ({
  number: `${number}.`,
  numbers: [number],
  text: "",
  divergence: "",
  code: "",
  function: "m:f",
  start: 0,
  end: 0,
  depth,
  condition: null,
  together: false,
  ...more,
});
const condition = (kind, text) => ({ condition: { kind, text, line: 1 } });
const algorithm = (...steps) => ({ name: "a", anchor: "", summary: "", functions: ["m:f"], steps });
const run = (steps, last = steps.at(-1) ?? null) => ({ algorithm: "a", steps, last, depth: 0 });
const ran = (rows) => rows.filter((row) => row.ran).map((row) => row.step.number);

test("a step ran if one of its numbers is among those of the run", () => {
  const both = step("4", 0, { number: "4.-5.", numbers: ["4", "5"] });
  const rows = stepRows(algorithm(step("1", 0), step("2", 0), both), run(["1", "5"]));
  assert.deepEqual(ran(rows), ["1.", "4.-5."]);
  assert.deepEqual(
    rows.map(({ last }) => last),
    [false, false, true],
  );
});

test("a number is not the beginning of another", () => {
  assert.deepEqual(ran(stepRows(algorithm(step("1", 0), step("1.1", 1), step("11", 0)), run(["11"]))), ["11."]);
});

test("a heading ran if a step that it covers did, and is not counted", () => {
  const heading = (number, depth) => step(number, depth, { number, numbers: [] });
  const steps = algorithm(
    heading("1.-2.", 0),
    step("2", 0),
    heading("3.", 0),
    heading("3.3.-3.4.", 1),
    step("3.4", 1),
    step("3.5.1", 2),
    heading("13.-14.", 0),
  );
  assert.deepEqual(ran(stepRows(steps, run(["2"]))), ["1.-2.", "2."]);
  assert.deepEqual(ran(stepRows(steps, run(["3.4"]))), ["3.", "3.3.-3.4.", "3.4."]);
  const rows = stepRows(steps, run(["3.5.1"]));
  assert.deepEqual(ran(rows), ["3.", "3.5.1."]);
  assert.deepEqual(ranCount(rows), { ran: 1, all: 3 });
});

test("the last step names the condition that decided: its own, else the nearest around it", () => {
  const steps = algorithm(
    step("1", 0, condition("if", "outer")),
    step("1.1", 1, condition("if", "sibling")),
    step("1.1.1", 2),
    step("1.2", 1),
    step("2", 0, condition("else", "outer")),
    step("3", 0),
  );
  const reason = (numbers) => stepRows(steps, run(numbers)).find(({ last }) => last)?.reason ?? null;
  assert.deepEqual([reason(["1", "1.2"]).number, reason(["1", "1.2"]).condition.text], ["1.", "outer"]);
  assert.equal(reason(["1", "1.1", "1.1.1"]).condition.text, "sibling");
  assert.equal(reason(["2"]).number, "2.");
  assert.deepEqual(reason(["2"]).condition, { kind: "else", text: "outer", line: 1 });
  assert.equal(reason(["3"]), null);
});

test("where no step ran, none is the last", () => {
  const rows = stepRows(algorithm(step("1", 0)), run([], null));
  assert.deepEqual([ran(rows), rows.some(({ last }) => last)], [[], false]);
});

test("the lines of the steps that ran are marked, in their own function only", () => {
  const rows = stepRows(
    algorithm(
      step("1", 0, { start: 11, end: 12 }),
      step("2", 0, { start: 13, end: 13 }),
      step("3", 0, { start: 10, end: 10, function: "m:g" }),
      step("4", 0, { start: 10, end: 13, numbers: [] }),
    ),
    run(["1", "3"]),
  );
  assert.deepEqual(sourceLines("m:f", { file: "m.py", start: 10, end: 13, source: "def f():\n  a\n  b\n  c" }, rows), [
    { line: 10, text: "def f():", ran: false },
    { line: 11, text: "  a", ran: true },
    { line: 12, text: "  b", ran: true },
    { line: 13, text: "  c", ran: false },
  ]);
});
