// What the page makes of an answer about a pattern: pieces and sentences.
import assert from "node:assert/strict";
import { test } from "node:test";
import { TOPICS, exampleById } from "../../web/examples/examples.js";
import { PATTERN_TOPICS } from "../../web/examples/pattern_examples.js";
import { NO_PATTERN } from "../../web/link/pattern_link.js";
import { linesOf } from "../../web/pattern_inputs/lines.js";
import { PatternViewPainter } from "../../web/pattern/painter.js";
import { PatternPainter } from "../../web/pattern_panel/pattern_painter.js";
import {
  givenPieces,
  inputPieces,
  patternPieces,
  pieces,
  regexpPieces,
  stateRuns,
  tokenPieces,
} from "../../web/pattern_panel/pattern_pieces.js";
import { initText, outcomeSentence, patternFact } from "../../web/pattern_panel/pattern_text.js";
import { constructorCall, delimiterOf, partText, routeRemark } from "../../web/pattern_panel/pattern_words.js";
import { CodePoints } from "../../web/text/positions.js";
import { shareWarnings } from "../../web/sharing/share_warnings.js";
import { Store } from "../../web/store.js";
import { answer, anything, part, pathname } from "./pattern_answers.mjs";

const texts = (found) => found.map(({ text, part }) => [text, part]);

test("a text is cut by ranges of code points, without gaps, and what overlaps is left out", () => {
  const text = new CodePoints("a💩bc\ud800");
  const cut = pieces(text, [
    { start: 1, end: 2 },
    { start: 1, end: 3 },
    { start: 3, end: 3 },
    { start: 4, end: 9 },
  ]);
  assert.deepEqual(texts(cut), [
    ["a", null],
    ["💩", 0],
    ["b", null],
    ["", 2],
    ["c\ud800", null],
  ]);
  assert.equal(cut.map((piece) => piece.text).join(""), text.text);
  assert.deepEqual(pieces(new CodePoints(""), []), []);
});

test("the parts are found in the pattern as given, as normalized, and in the regular expression", () => {
  assert.deepEqual(texts(givenPieces(pathname())), [
    ["/💩", 0],
    ["/:a?", 1],
  ]);
  assert.deepEqual(texts(patternPieces(pathname())), [
    ["/%F0%9F%92%A9", 0],
    ["/:a?", 1],
  ]);
  assert.deepEqual(texts(regexpPieces(pathname())), [
    ["^", null],
    ["\\/%F0%9F%92%A9", 0],
    ["(?:\\/([^\\/]+?))?", 1],
    ["$", null],
  ]);
  assert.deepEqual(givenPieces(anything("hash")), []);
});

test("the input is cut by its groups, each with the part that made it", () => {
  assert.deepEqual(
    inputPieces(pathname()).map(({ text, group, part }) => [text, group, part]),
    [
      ["/%F0%9F%92%A9/", null, null],
      ["b", "a", 1],
    ],
  );
  const without = pathname({ values: [{ name: "a", value: null, start: null, end: null }] });
  assert.deepEqual(
    inputPieces(without).map(({ group }) => group),
    [null],
  );
  // A group that is of no part, as a group inside a regular expression has shifted the names.
  const shifted = pathname({ values: [{ name: "z", value: "b", start: 14, end: 15 }] });
  assert.deepEqual(
    inputPieces(shifted).map(({ group, part }) => [group, part]),
    [
      [null, null],
      ["z", null],
    ],
  );
  assert.deepEqual(inputPieces(pathname({ input: null, values: null })), []);
});

test("each token of a constructor string knows its component and its part", () => {
  const tokens = [
    { type: "char", index: 0, value: "/" },
    { type: "name", index: 1, value: "a" },
    { type: "other-modifier", index: 3, value: "?" },
    { type: "char", index: 4, value: "x" },
    { type: "end", index: 5, value: "" },
  ];
  const reading = {
    tokens,
    turns: [],
    init: {},
    components: [
      { component: "pathname", start: 0, end: 3 },
      { component: "search", start: 4, end: 5 },
    ],
  };
  const component = pathname({ constructor_offset: 0, parts: [part({ start: 0, end: 3 })] });
  const found = tokenPieces(new CodePoints("/:a?x"), reading, [component]);
  assert.deepEqual(
    found.map(({ text, component, part }) => [text, component, part]),
    [
      ["/", "pathname", 0],
      [":a", "pathname", 0],
      ["?", null, null],
      ["x", "search", null],
    ],
  );
});

test("turns in one state are one run, until the parser rewinds", () => {
  const turn = (state, token, next_state, next_token) => ({ state, token, next_state, next_token });
  const turns = [
    turn("init", 0, "init", 1),
    turn("init", 1, "pathname", 0),
    turn("pathname", 0, "pathname", 1),
    turn("pathname", 1, "done", 1),
  ];
  assert.deepEqual(
    stateRuns({ turns }).map(({ state, first, last, next, rewinds }) => [state, first, last, next, rewinds]),
    [
      ["init", 0, 1, "pathname", true],
      ["pathname", 0, 1, "done", false],
    ],
  );
  assert.deepEqual(stateRuns({ turns: [] }), []);
});

test("the fact beside the verdict names the outcome, or that there is no pattern", () => {
  const text = (outcome) => patternFact("/a", outcome && answer({ outcome })).text;
  assert.equal(patternFact(null, null).text, "pattern: none");
  assert.equal(text(null), "pattern: …");
  assert.equal(text("match"), "pattern: match");
  assert.equal(text("no-match"), "pattern: no match");
  assert.equal(text("input-failure"), "pattern: no match");
  assert.equal(text("not-compiled"), "pattern: not compiled");
  assert.equal(text("undecided"), "pattern: not decided");
  assert.equal(text("no-input"), "pattern: compiled");
});

test("an outcome is one sentence", () => {
  const failing = (...names) => answer().components.map((one) => ({ ...one, matched: !names.includes(one.name) }));
  const error = { reason: "“}” is expected here", component: "hash" };
  assert.equal(outcomeSentence(answer()), "Match: all eight components match.");
  assert.equal(
    outcomeSentence(answer({ outcome: "no-match", components: failing("hash") })),
    "No match: hash does not match.",
  );
  assert.equal(
    outcomeSentence(answer({ outcome: "no-match", components: failing("port", "search", "hash") })),
    "No match: port, search and hash do not match.",
  );
  assert.equal(
    outcomeSentence(answer({ outcome: "not-compiled", error, components: [] })),
    "Not compiled: in the hash, “}” is expected here.",
  );
  assert.equal(
    outcomeSentence(answer({ outcome: "not-compiled", error: { ...error, component: null }, components: [] })),
    "Not compiled: “}” is expected here.",
  );
  assert.equal(outcomeSentence(answer({ outcome: "input-failure" })), "No match: the input is no URL.");
  assert.equal(outcomeSentence(answer({ outcome: "input-failure", error })), "No match: “}” is expected here.");
  assert.match(outcomeSentence(answer({ outcome: "undecided" })), /^Not decided/);
  assert.match(outcomeSentence(answer({ outcome: "no-input" })), /^Compiled/);
});

test("a part is told in words", () => {
  const text = (changes, delimiter = "") => partText(part(changes), delimiter);
  assert.equal(text({ value: "/a\0" }), "the text “/a␀”");
  assert.equal(text({ type: "regexp", value: "\\d+", modifier: "optional" }), "a match of \\d+; once or not at all");
  assert.equal(
    text({ type: "segment-wildcard", prefix: "/", suffix: "x" }, "/"),
    "“/”, then one or more code points other than “/”, then “x”",
  );
  assert.equal(
    text({ type: "segment-wildcard", modifier: "one-or-more" }),
    "one or more code points; once or more often",
  );
  assert.equal(text({ type: "full-wildcard", modifier: "zero-or-more" }), "anything; any number of times");
  assert.equal(delimiterOf(pathname()), "/");
  assert.equal(delimiterOf(pathname({ regexp: "^([^]+?)$" })), "");
  assert.equal(delimiterOf(anything("hostname")), ".");
  assert.equal(delimiterOf(anything("search")), "");
});

test("the same pattern is written in JavaScript", () => {
  assert.equal(constructorCall(answer()), 'new URLPattern({ pathname: "/💩/:a?" })');
  assert.equal(
    constructorCall(answer({ pattern: 'a"', as_components: false, base_url: "https://h", ignore_case: true })),
    'new URLPattern("a\\"", "https://h", { ignoreCase: true })',
  );
  assert.equal(
    constructorCall(answer({ pattern: { hash: "", baseURL: "x" }, as_components: false })),
    'new URLPattern({ hash: "", baseURL: "x" })',
  );
  assert.equal(initText({}), "{}");
});

test("what becomes of a route is said", () => {
  const remark = (changes) => routeRemark({ error: null, has_regexp_groups: false, matches: 0, first: 0, ...changes });
  assert.equal(remark({}), "matches none of them");
  assert.equal(remark({ matches: 1 }), "never first: an earlier pattern takes the one it matches");
  assert.equal(remark({ matches: 3 }), "never first: an earlier pattern takes all 3 it matches");
  assert.equal(remark({ matches: 3, first: 2 }), "first for 2 URLs of 3 it matches");
  assert.equal(remark({ matches: 1, first: 1 }), "first for 1 URL");
  assert.equal(remark({ error: { reason: "no" } }), "not compiled: no");
  assert.deepEqual(linesOf("a\r\n\n b\rc\n"), ["a", " b", "c"]);
});

test("Python is asked what the state says, and once", () => {
  const store = new Store();
  const asked = [];
  const reply = { key: "", answer: null, of: null, problem: "" };
  const question = { current: {} };
  const ask = (method, request) => (asked.push([method, request]), reply);
  const painter = new PatternPainter(store, question, { ask });
  const view = new PatternViewPainter(store, painter, { ask });
  assert.equal(painter.request, null);
  assert.equal(painter.fact.text, "pattern: none");
  assert.deepEqual(asked, []);
  store.set({ pattern: "/a", input: "x", base: "https://h", relative: "base", patternBase: "https://p" });
  assert.deepEqual(painter.request, {
    pattern: "/a",
    base_url: "https://p",
    ignore_case: false,
    any_origin: false,
    input: "x",
    input_base_url: "https://h",
  });
  store.set({ pattern: { hash: "a" }, ignoreCase: true, fields: { hash: "b" }, relative: "any" });
  assert.deepEqual(painter.request, {
    pattern: { hash: "a" },
    base_url: null,
    ignore_case: true,
    any_origin: true,
    input: { hash: "b" },
    input_base_url: null,
  });
  painter.reply;
  // While the URL has no answer, nothing is asked about it; components are another matter.
  question.current = null;
  store.set({ fields: null });
  painter.reply;
  assert.equal(asked.length, 1);
  question.current = {};
  store.set({ routePatterns: "/a\n\n/b", routeUrls: "" });
  assert.equal(view.routes().answer, null);
  store.set({ routeUrls: "x" });
  view.routes();
  assert.deepEqual(
    asked.map(([method]) => method),
    ["pattern", "routes"],
  );
  assert.deepEqual(asked[1][1], { patterns: ["/a", "/b"], urls: ["x"], base_url: "https://h", ignore_case: true });
});

test("what a link would give away of a pattern and of what it is matched against is told", () => {
  const told = (changes) => shareWarnings("x", null, null, { ...NO_PATTERN, ...changes });
  assert.deepEqual(told({}), []);
  // The name of a group before “@” is no password.
  assert.deepEqual(told({ pattern: "https://:user@h/*" }), []);
  assert.match(told({ pattern: "/*?token=abc" })[0], /^The pattern has a value named “token”/);
  assert.match(told({ pattern: { search: "session=1" } })[0], /^The pattern/);
  assert.match(told({ patternBase: "https://u:p@h" })[0], /base URL carries a password/);
  assert.match(told({ fields: { password: "x" } })[0], /carry a password/);
  assert.match(told({ fields: { search: "api_key=1" } })[0], /^A component/);
  assert.match(told({ routeUrls: "https://h/\nhttps://u:p@h/" })[0], /^A URL of the table/);
});

test("examples of patterns have ids of their own, and each shows one", () => {
  const all = PATTERN_TOPICS.flatMap(({ examples }) => examples);
  assert.ok(all.length >= 30);
  for (const example of all) {
    assert.match(example.id, /^pattern-[a-z0-9-]+$/);
    assert.equal(exampleById(example.id), example);
    assert.notEqual(example.pattern ?? null, null);
  }
  const ids = TOPICS.flatMap(({ examples }) => examples).map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
});
