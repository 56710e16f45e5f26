import assert from "node:assert/strict";
import { test } from "node:test";
import { nativeEdits, stageDifferences } from "../../web/edits/native_edits.js";
import { FIRST, PARAMETERS, readEdits, script, statement, withMember, writeEdits } from "../../web/edits/notation.js";

const EDITS = [
  { member: "port", arguments: [""] },
  { member: "searchParams.append", arguments: ["\ud800", "é\n\"'"] },
  { member: "searchParams.delete", arguments: ["a"] },
  { member: "searchParams.delete", arguments: ["a", ""] },
  { member: "searchParams.sort", arguments: [] },
];

test("what is written is read, unit for unit", () => {
  assert.deepEqual(readEdits(writeEdits({ edits: EDITS, open: 1 })), { edits: EDITS, open: 1, left: 0 });
  assert.deepEqual(readEdits(writeEdits({ edits: [], open: null })), { edits: [], open: null, left: 0 });
  assert.deepEqual(readEdits(undefined), { ...FIRST, left: 0 });
});

test("what is no edit in a link is left out and counted", () => {
  const said = [["port", "1"], ["origin", "x"], ["toString", "x"], ["port"], ["searchParams.sort", "x"], "port", [1], [], null];
  const read = readEdits(JSON.stringify({ edits: said, open: 0 }));
  assert.deepEqual(read, { edits: [{ member: "port", arguments: ["1"] }], open: null, left: 8 });
  for (const text of ["{", "1", "null", "[]", '{"edits":{}}', '{"edits":"x","open":0}']) {
    assert.deepEqual(readEdits(text), { edits: [], open: null, left: 1 }, text);
  }
  const open = (/** @type {unknown} */ value) => readEdits(JSON.stringify({ edits: [["port", "1"]], open: value })).open;
  assert.deepEqual([0, 1, -1, 0.5, "0", null].map(open), [0, null, null, null, null, null]);
  assert.equal(readEdits(JSON.stringify({ edits: Array(300).fill(["port", "1"]) })).edits.length, 100);
});

test("another member keeps what was typed, as far as it takes it", () => {
  const edit = { member: "searchParams.append", arguments: ["a", "b"] };
  assert.deepEqual(withMember(edit, "port").arguments, ["a"]);
  assert.deepEqual(withMember(edit, "searchParams.sort").arguments, []);
  assert.deepEqual(withMember(edit, "searchParams.delete").arguments, ["a"]);
  assert.deepEqual(withMember({ member: "port", arguments: ["1"] }, "searchParams.set").arguments, ["1", ""]);
});

test("edits as JavaScript do what they say", () => {
  assert.equal(statement({ member: "port", arguments: ["é\u2028"] }), 'url.port = "\\u00e9\\u2028";');
  assert.equal(statement({ member: "searchParams.delete", arguments: ["a", "b"] }), 'url.searchParams.delete("a", "b");');
  const written = script("/x?a=1", "https://h", EDITS);
  /** @type {string[]} */
  const said = [];
  new Function("console", written)({ log: (/** @type {string} */ text) => said.push(text) });
  assert.deepEqual(said, [nativeEdits("/x?a=1", "https://h", EDITS)?.at(-1)?.api.href]);
});

test("the browser's own edits, and what it throws", () => {
  const stages = nativeEdits("https://h/", null, [
    { member: "href", arguments: ["//"] },
    { member: "hash", arguments: ["x"] },
    { member: "searchParams.set", arguments: ["a", " "] },
  ]);
  assert.deepEqual(stages?.map(({ api, threw }) => [api.href, threw]), [
    ["https://h/", null],
    ["https://h/", "TypeError"],
    ["https://h/#x", null],
    ["https://h/?a=+#x", null],
  ]);
  assert.equal(nativeEdits("//", null, []), null);
});

test("differences are told member by member, and a throw as such", () => {
  const [, theirs] = nativeEdits("https://h/", null, [{ member: "port", arguments: ["x"] }]) ?? [];
  assert.ok(theirs);
  assert.deepEqual(stageDifferences({ api: theirs.api, outcome: "unchanged" }, theirs), []);
  assert.deepEqual(stageDifferences({ api: { ...theirs.api, port: "1" }, outcome: "threw" }, theirs), ["throws", "port"]);
});

test("each member of the menu can be set or called on a URL", () => {
  const edits = Object.entries(PARAMETERS).map(([member, names]) => ({ member, arguments: names.map(() => "1") }));
  const stages = nativeEdits("https://h/", null, edits);
  assert.deepEqual(stages?.map(({ threw }) => threw), [null, "TypeError", ...Array(edits.length - 1).fill(null)]);
});
