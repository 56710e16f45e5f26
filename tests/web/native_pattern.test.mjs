// The browser's own URLPattern beside Python's answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { COMPONENTS } from "../../web/link/pattern_link.js";
import { nativePattern, nativeRows, whyNotAsked } from "../../web/pattern_panel/native_pattern.js";
import { answer, part, pathname } from "./pattern_answers.mjs";

test("the browser is not asked what could end the page, or not end", () => {
  const asked = (changes) => whyNotAsked(answer(changes));
  const emptied = (name, value) => [pathname({ name, parts: [part({ value })] })];
  assert.equal(asked({}), "");
  assert.match(asked({ pattern: "/a\nb" }), /ends the whole page/);
  assert.match(asked({ pattern: { hash: "\t" } }), /ends the whole page/);
  assert.match(asked({ error: { component: "hostname", pattern: "/*" } }), /ends the whole page/);
  assert.equal(asked({ error: { component: "hostname", pattern: "a b" } }), "");
  assert.equal(asked({ error: { component: "pathname", pattern: "/*" } }), "");
  assert.match(asked({ components: emptied("hash", "") }), /ends the whole page/);
  assert.match(asked({ components: emptied("search", "?") }), /ends the whole page/);
  assert.equal(asked({ components: emptied("hash", "?") }), "");
  assert.match(asked({ outcome: "undecided" }), /^Not asked/);
  assert.match(asked({ input: "a".repeat(6000) }), /very long/);
  assert.match(asked({ input: { hash: "a".repeat(6000) } }), /very long/);
  assert.equal(asked({ input: null }), "");
});

/** A class that answers as told, and remembers what it was asked. */
function native({ made = {}, result = null, rejects = null } = {}) {
  const calls = [];
  return Object.assign(
    class {
      constructor(...given) {
        calls.push(given);
        if (rejects) throw rejects;
        Object.assign(
          this,
          Object.fromEntries(COMPONENTS.map((name) => [name, "*"])),
          { hasRegExpGroups: false },
          made,
        );
      }
      test(...inputs) {
        calls.push(inputs);
        return result !== null;
      }
      exec() {
        return result;
      }
    },
    { calls },
  );
}

const SAME = Object.fromEntries(COMPONENTS.map((name) => [name, { input: "", groups: { 0: "" } }]));
const RESULT = { ...SAME, pathname: { input: "/%F0%9F%92%A9/b", groups: { a: "b" } } };

test("the browser is asked the same, and agrees", () => {
  const Native = native({ made: { pathname: "/%F0%9F%92%A9/:a?" }, result: RESULT });
  const found = nativePattern(answer(), Native);
  assert.deepEqual(Native.calls, [[{ pathname: "/💩/:a?" }], ["https://h/💩/b"]]);
  const rows = nativeRows(answer(), found);
  assert.deepEqual(
    rows.map(({ name }) => name),
    ["new URLPattern()", "pathname", "hasRegExpGroups", "test()", "exec() pathname.groups"],
  );
  assert.ok(rows.every(({ differs }) => !differs));
  const other = native();
  nativePattern(
    answer({
      as_components: false,
      base_url: "https://h",
      ignore_case: true,
      input: "b",
      input_base_url: "https://h/",
    }),
    other,
  );
  assert.deepEqual(other.calls, [
    ["/💩/:a?", "https://h", { ignoreCase: true }],
    ["b", "https://h/"],
  ]);
});

test("where the browser differs, a row says how", () => {
  const differing = (ours, theirs) => nativeRows(ours, nativePattern(ours, theirs)).filter(({ differs }) => differs);
  const rejects = native({ rejects: new TypeError("no") });
  assert.deepEqual(
    differing(answer(), rejects).map(({ name, theirs }) => [name, theirs]),
    [["new URLPattern()", "TypeError"]],
  );
  assert.equal(nativePattern(answer(), rejects).why, "TypeError: no");
  assert.deepEqual(
    differing(answer(), native()).map(({ name }) => name),
    ["pathname", "test()"],
  );
  const result = { ...RESULT, hash: { input: "x", groups: { 0: undefined } } };
  const found = differing(answer(), native({ made: { pathname: "/%F0%9F%92%A9/:a?", hasRegExpGroups: true }, result }));
  assert.deepEqual(
    found.map(({ name, ours, theirs }) => [name, ours, theirs]),
    [
      ["hasRegExpGroups", "false", "true"],
      ["exec() hash.input", "", "x"],
      ["exec() hash.groups", '{ 0: "" }', "{ 0: undefined }"],
    ],
  );
  const notCompiled = answer({ outcome: "not-compiled", components: [] });
  assert.deepEqual(
    differing(notCompiled, native()).map(({ ours }) => ours),
    ["TypeError"],
  );
});

test("without its own class, or without an input, less is compared", () => {
  assert.equal(nativePattern(answer(), undefined).kind, globalThis.URLPattern ? "made" : "absent");
  assert.equal(nativePattern(answer(), null).kind, "absent");
  assert.deepEqual(nativeRows(answer(), nativePattern(answer(), null)), []);
  assert.deepEqual(nativeRows(answer({ pattern: "\n" }), nativePattern(answer({ pattern: "\n" }), native())), []);
  const ours = answer({ outcome: "no-input", input: null });
  const old = native({ made: { pathname: "/%F0%9F%92%A9/:a?", hasRegExpGroups: undefined } });
  assert.deepEqual(
    nativeRows(ours, nativePattern(ours, old)).map(({ name }) => name),
    ["new URLPattern()", "pathname"],
  );
});
