// The store, the timeline, the walk through it, and the sentences about an answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { TOPICS, exampleById } from "../../web/examples/examples.js";
import { browserName, differences, nativeUrl } from "../../web/native.js";
import { DEFAULT_VIEW } from "../../web/link/permalink.js";
import { CodePoints } from "../../web/text/positions.js";
import { shareWarnings } from "../../web/sharing/share_warnings.js";
import { stepEffect } from "../../web/trace/step_text.js";
import { Store } from "../../web/store.js";
import { segmentsOf, shownRanges } from "../../web/trace/strip_layout.js";
import { Timeline } from "../../web/trace/timeline.js";
import { traceCommand } from "../../web/trace/trace_keys.js";
import { transcript } from "../../web/trace/transcript.js";
import { movedPosition } from "../../web/trace/walk.js";
import { invisibles, listCount, rangeText, spokenStep, verdict } from "../../web/wording.js";

const RECORD = {
  scheme: "",
  username: "",
  password: "",
  host: null,
  port: null,
  path: [],
  query: null,
  fragment: null,
};
const START = { buffer: "", at_sign_seen: false, inside_brackets: false, password_token_seen: false, record: RECORD };

/** A trace whose steps are given by what they changed. */
function trace(changes, more = {}) {
  const steps = changes.map((change, index) => ({
    index,
    state: "path",
    pointer: index,
    position: index,
    c: "x",
    next_state: "path",
    next_pointer: index + 1,
    ...change,
  }));
  return {
    version: 1,
    input: "",
    state_override: null,
    preparation: { trimmed_start: 0, trimmed_end: 0, removed: [], text: "" },
    first: 0,
    complete: true,
    at: START,
    outcome: "parsed",
    ...more,
    steps,
  };
}

test("a change names what changed, once, and no change says nothing", () => {
  const store = new Store();
  const heard = [];
  store.addEventListener("change", ({ detail }) => heard.push([...detail]));
  store.set({ input: "x", step: 3 });
  store.set({ input: "x" });
  assert.deepEqual(heard, [["input", "step"]]);
});

test("an edit forgets the highlight, the chosen error and the example, but not the step", () => {
  const store = new Store();
  const view = { ...DEFAULT_VIEW, input: "a", step: 5, units: "utf-16", pattern: "/:x" };
  store.show(view, "plain");
  store.set({ part: "host", error: 1 });
  store.set({ input: "ab" });
  assert.deepEqual(
    { ...store.state },
    { ...view, input: "ab", part: null, error: null, example: null, writing: false },
  );
});

test("a view holds what a link carries and nothing else", () => {
  const store = new Store();
  store.set({ input: "x", base: "", part: "path", error: 2 });
  assert.deepEqual(store.view, {
    tab: "url",
    input: "x",
    base: "",
    encoding: "UTF-8",
    second: null,
    step: null,
    units: "code-points",
    own: {},
    pattern: null,
    relative: "any",
    patternBase: "",
    ignoreCase: false,
    fields: null,
    routePatterns: "",
    routeUrls: "",
  });
});

test("what a view holds of its own is not lost when another view is shown", () => {
  const store = new Store();
  store.set({ own: { cases: "https://a/" } });
  store.show({ ...store.view, own: { learn: "2" } });
  assert.deepEqual(store.view.own, { cases: "https://a/", learn: "2" });
});

test("folding gives the machine before and after each step", () => {
  const timeline = new Timeline(
    trace([
      { buffer: { keep: 0, add: "a" } },
      { buffer: { keep: 1, add: "\u{1f600}" }, flags: { at_sign_seen: true } },
      { buffer: { keep: 2, add: "b" }, changed: { host: { kind: "domain", serialized: "h" }, port: 8 } },
      { buffer: { keep: 1, add: "" }, changed: { query: { keep: 0, add: "" }, path: { keep: 0, add: ["x", "y"] } } },
      { changed: { query: { keep: 0, add: "q" }, path: { keep: 1, add: [] }, fragment: { keep: 0, add: "f" } } },
      {
        changed: { query: null, port: null, path: { opaque: true, keep: 0, add: "op" }, scheme: { keep: 0, add: "s" } },
      },
      { changed: { path: { opaque: true, keep: 1, add: "q" } } },
    ]),
  );
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((i) => timeline.before(i).buffer),
    ["", "a", "a\u{1f600}", "a\u{1f600}b", "a"],
  );
  assert.equal(timeline.before(1).at_sign_seen, false);
  assert.equal(timeline.after(1).at_sign_seen, true);
  assert.equal(timeline.after(3).record.query, "");
  assert.deepEqual(timeline.after(4).record, {
    ...RECORD,
    host: { kind: "domain", serialized: "h" },
    port: 8,
    query: "q",
    path: ["x"],
    fragment: "f",
  });
  assert.deepEqual(timeline.after(6).record, {
    ...RECORD,
    scheme: "s",
    host: { kind: "domain", serialized: "h" },
    path: "oq",
    fragment: "f",
  });
  assert.deepEqual(RECORD.path, []);
});

test("any step of a long trace is folded the same, in whatever order it is asked for", () => {
  const changes = Array.from({ length: 1000 }, (_, i) =>
    i % 7 === 6 ? { buffer: { keep: 0, add: "" } } : { buffer: { keep: i % 7, add: String(i % 10) } },
  );
  const forward = new Timeline(trace(changes));
  const expected = changes.map((_, i) => forward.after(i).buffer);
  const jumping = new Timeline(trace(changes));
  for (const i of [999, 3, 500, 64, 63, 65, 0, 998]) assert.equal(jumping.after(i).buffer, expected[i]);
});

test("a later window counts from its own snapshot", () => {
  const at = { ...START, buffer: "abc" };
  const timeline = new Timeline(
    trace([{ index: 100, buffer: { keep: 3, add: "d" } }, { index: 101 }], { first: 100, at, complete: false }),
  );
  assert.equal(timeline.before(100).buffer, "abc");
  assert.equal(timeline.after(101).buffer, "abcd");
  assert.equal(timeline.end, 102);
  assert.equal(timeline.step(101).index, 101);
  assert.equal(timeline.step(99), undefined);
});

test("the nearest step is the one at the same place, in the same state if there is a choice", () => {
  const timeline = new Timeline(
    trace([{ position: 0 }, { position: 4, state: "host" }, { position: 4, state: "port" }, { position: 9 }]),
  );
  assert.equal(timeline.nearest(4, "port"), 2);
  assert.equal(timeline.nearest(4, "path"), 1);
  assert.equal(timeline.nearest(8), 3);
  assert.equal(timeline.nearest(100), 3);
  assert.equal(new Timeline(trace([])).nearest(0), null);
});

test("a place moves along with what is edited before it, and only then", () => {
  const before = new CodePoints("http://ab/c");
  assert.equal(movedPosition(before, "https://ab/c", 9), 10);
  assert.equal(movedPosition(before, "http://ab/cd", 9), 9);
  assert.equal(movedPosition(before, "http://ab/", 3), 3);
  assert.equal(movedPosition(before, "\u{1f600}http://ab/c", 9), 10);
  assert.equal(movedPosition(before, "http://ab/c", 11), 11);
});

test("keys of the trace lead where they should", () => {
  const timeline = new Timeline(
    trace([{ state: "a" }, { state: "a", errors: [0] }, { state: "b" }, { state: "b", errors: [1] }, { state: "c" }]),
  );
  const press = (key, at, more = {}) =>
    traceCommand({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, timeline, at);
  const to = (key, at) => press(key, at)?.index;
  assert.deepEqual([to("ArrowLeft", 2), to(",", 2), to("ArrowRight", 2), to(".", 2)], [1, 1, 3, 3]);
  assert.deepEqual([to("Home", 3), to("End", 0), to("PageUp", 30), to("PageDown", 3)], [0, Infinity, 20, 13]);
  assert.deepEqual([to("n", 0), to("n", 1), to("n", 3), to("N", 4), to("N", 3), to("N", 1)], [1, 3, 3, 3, 1, 1]);
  assert.deepEqual([to("s", 0), to("s", 2), to("s", 4)], [2, 4, 4]);
  assert.equal(press("b", 0).kind, "break");
  assert.equal(press("p", 0).kind, "play");
  assert.equal(press("x", 0), null);
  for (const modifier of ["ctrlKey", "metaKey", "altKey"]) assert.equal(press("s", 0, { [modifier]: true }), null);
});

test("ranges count code points from 0, or UTF-16 units on demand", () => {
  const text = new CodePoints("\u{1f600}bcd");
  const range = (start, end, units = "code-points") => rangeText({ start, end }, text, units);
  assert.equal(range(1, 3), "code points 1–2");
  assert.equal(range(1, 3, "utf-16"), "UTF-16 units 2–3");
  assert.equal(range(0, 1), "code point 0");
  assert.equal(range(0, 1, "utf-16"), "UTF-16 units 0–1");
  assert.equal(range(2, 2), "before code point 2");
  assert.equal(range(4, 4), "at the end, code point 4");
});

test("the verdict is one sentence", () => {
  const error = { name: "port-out-of-range", start: 0, end: 1, fatal: true, state: "port", step: 40, detail: null };
  const answer = (more) => ({ outcome: "parsed", errors: [], error_count: 0, base_errors: [], ...more });
  const sentence = (more) => Object.values(verdict(answer(more))).join(" ");
  assert.equal(sentence({}), "Parsed without validation errors");
  assert.equal(sentence({ errors: [error], error_count: 1 }), "Parsed with 1 validation error");
  assert.equal(sentence({ errors: [error], error_count: 12345 }), "Parsed with 12,345 validation errors");
  assert.equal(sentence({ outcome: "failure", errors: [error] }), "Failure in port state, step 41: port-out-of-range");
  assert.match(
    sentence({ outcome: "base-failure", base_errors: [error] }),
    /^Failure of the base URL: port-out-of-range/,
  );
});

test("a list says how many errors there are, and how many of them it shows", () => {
  assert.equal(listCount(0, 0), "0");
  assert.equal(listCount(200, 200), "200");
  assert.equal(listCount(200000, 200), "200,000, the first 200 shown");
});

test("the slider says state and code point, naming what cannot be heard", () => {
  const step = { index: 16, state: "authority", c: "@" };
  assert.equal(spokenStep(step, "63"), "step 17 of 63, authority state, c is @");
  assert.match(spokenStep({ ...step, c: " " }, "63"), /c is U\+0020 SPACE$/);
  assert.match(spokenStep({ ...step, c: null }, "63"), /the end of the input$/);
});

test("invisible code points are listed with their places", () => {
  const found = invisibles(new CodePoints(" a\u00ad\u00ad b\u{1f600}\t"));
  assert.deepEqual(
    found.map(({ c, positions }) => [c, positions]),
    [
      [" ", [0]],
      ["\u00ad", [2, 3]],
      ["\t", [7]],
    ],
  );
});

test("a step's effect is told in one line", () => {
  assert.equal(stepEffect({ buffer: { keep: 2, add: "x" } }), 'buffer + "x"');
  assert.equal(
    stepEffect({ buffer: { keep: 0, add: "" }, changed: { scheme: { keep: 0, add: "http" } } }),
    'scheme = "http"; buffer = ""',
  );
  assert.equal(stepEffect({ changed: { path: { keep: 1, add: [] } } }), "path shortened");
  assert.equal(stepEffect({ changed: { path: { keep: 1, add: ["a"] }, port: null } }), 'path + "a"; port = null');
  assert.equal(
    stepEffect({ changed: { host: { kind: "empty", serialized: "" } }, flags: { at_sign_seen: true } }),
    'host = ""; atSignSeen set',
  );
});

test("a transcript is one line a step, between the input and the verdict", () => {
  const errors = [{ name: "port-invalid", start: 0, end: 1, fatal: true, state: "port", step: 1, detail: null }];
  const steps = [
    { state: "path", pointer: 0, c: "x", buffer: { keep: 0, add: "x" } },
    { state: "port", pointer: 1, c: null, errors: [0], end: "failure" },
  ];
  const answer = { input: "x\n", base: null, outcome: "failure", errors, base_errors: [] };
  assert.deepEqual(transcript({ answer, errors, timeline: new Timeline(trace(steps)) }).split("\n"), [
    'input "x\\n", no base',
    '1. path state, pointer 0, c U+0078 LATIN SMALL LETTER X: buffer = "x"',
    "2. port state, pointer 1, c EOF: failure; reports port-invalid",
    "Failure in port state, step 2: port-invalid",
  ]);
});

test("short texts are shown whole, long ones around their parts and the points of interest", () => {
  assert.deepEqual(shownRanges(100, [], [50]), [{ start: 0, end: 100 }]);
  const parts = [
    { part: "scheme", start: 0, end: 5 },
    { part: "path", start: 5, end: 100_000 },
  ];
  const ranges = shownRanges(100_000, parts, [70_000, null]);
  const covers = (at) => ranges.some(({ start, end }) => start <= at && at < end);
  for (const at of [0, 4, 5, 40, 70_000, 99_999]) assert.ok(covers(at), String(at));
  assert.ok(!covers(1000));
  assert.ok(ranges.reduce((sum, { start, end }) => sum + end - start, 0) < 300);
});

test("segments have no gaps, and parts that are not shown at all are drawn as one", () => {
  const parts = [
    { part: "scheme", start: 1, end: 3 },
    { part: "host", start: 3, end: 4 },
    { part: "host", start: 5, end: 6 },
  ];
  const segments = segmentsOf(8, parts, () => "gone", [{ start: 0, end: 8 }]);
  assert.deepEqual(
    segments.map(({ part, start, end, label }) => [part, start, end, label]),
    [
      ["skipped", 0, 1, "gone"],
      ["scheme", 1, 3, "scheme"],
      ["host", 3, 4, "host"],
      ["skipped", 4, 5, "gone"],
      ["host", 5, 6, ""],
      ["skipped", 6, 8, "gone"],
    ],
  );
  const many = Array.from({ length: 5000 }, (_, i) => ({ part: "host", start: 2 * i, end: 2 * i + 1 }));
  assert.ok(segmentsOf(10_000, many, () => "", shownRanges(10_000, many, [])).length < 200);
});

test("what looks like a secret is pointed out before sharing", () => {
  const secret = [
    "https://u:p@h/",
    "https://h/?token=x",
    "https://h/?a=1&api_key=2",
    "h?access_token=abc#x",
    "ht\ntps://u:p\n@h",
    "https://h/#id_token=eyJhbGciOi.eyJzdWIiOi.x",
    "https://h/eyJhbGciOiJI.eyJzdWIiOiIx.sig",
  ];
  for (const input of secret) assert.notDeepEqual(shareWarnings(input, null), [], input);
  for (const input of [
    "https://h/",
    "https://h/?q=1",
    "mailto:a@b",
    "https://h:8080/@x",
    "https://user@h/",
    "https://h/?token=",
  ])
    assert.deepEqual(shareWarnings(input, null), [], input);
  assert.match(shareWarnings("x", "https://u:p@h/")[0], /base/);
});

test("the browser's own result is compared member by member", () => {
  const ours = nativeUrl("https://h/a", null).api;
  assert.deepEqual(differences(ours, ours), []);
  assert.deepEqual(differences(ours, { ...ours, hash: "#x" }), ["hash"]);
  assert.deepEqual(differences(null, ours), ["failure"]);
  assert.deepEqual(differences(null, null), []);
  assert.match(nativeUrl("//x", null).problem, /TypeError/);
  assert.equal(nativeUrl("//x", "https://h").api.href, "https://x/");
});

test("browsers are named as they call themselves", () => {
  const chromium = [
    { brand: "Not.A/Brand", version: "99" },
    { brand: "Chromium", version: "156" },
  ];
  assert.equal(browserName({ userAgent: "", userAgentData: { brands: chromium } }), "Chromium 156");
  assert.equal(
    browserName({
      userAgent: "",
      userAgentData: { brands: [...chromium, { brand: "Microsoft Edge", version: "156" }] },
    }),
    "Microsoft Edge 156",
  );
  assert.equal(
    browserName({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" }),
    "Firefox 140",
  );
  assert.equal(
    browserName({
      userAgent: "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    }),
    "Safari 18.1",
  );
});

test("examples have ids that work in links, and one sentence each", () => {
  const all = TOPICS.flatMap(({ examples }) => examples);
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  for (const example of all) {
    assert.match(example.id, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    assert.match(example.about, /\.$/);
    assert.equal(exampleById(example.id), example);
  }
  const inputs = all.map(({ input, base }) => JSON.stringify([input, base]));
  const wanted = [
    ["https://user:p%40ss@EXAMPLE.com:443/a/../b?q=1#f", null],
    ["http://ex\t.\norg\r/", null],
    ["https://１.2.3.4.5", null],
    ["http://[1::2:3:4:5:6:7:8:9]/", null],
    ["file:///C|/demo", null],
    ["foo:a ?b", null],
    ["//x", "https://h/p"],
    ["//x", null],
    ["https://\ud800/", null],
    ["http://0x7f.1/", null],
    ["https://☕.example/", null],
  ];
  for (const entry of wanted) assert.ok(inputs.includes(JSON.stringify(entry)), JSON.stringify(entry));
});
