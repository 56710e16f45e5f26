// How a constructor string was read, as steps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { foundText, readingSentence, readingSteps } from "../../web/pattern_steps/reading_steps.js";

/** "a:b" as Python answers it, where b is the whole pathname. */
const READING = {
  tokens: [
    { type: "char", index: 0, value: "a" },
    { type: "invalid-char", index: 1, value: ":" },
    { type: "char", index: 2, value: "/" },
    { type: "end", index: 3, value: "" },
  ],
  turns: [
    { state: "init", token: 0, next_state: "init", next_token: 1 },
    { state: "init", token: 1, next_state: "protocol", next_token: 0 },
    { state: "protocol", token: 1, next_state: "pathname", next_token: 2 },
    { state: "pathname", token: 3, next_state: "done", next_token: 3 },
  ],
  components: [
    { component: "protocol", start: 0, end: 1 },
    { component: "pathname", start: 2, end: 3 },
  ],
  init: { protocol: "a", pathname: "/" },
};

test("the tokenizer takes a token a step, and then the parser has its turns", () => {
  const steps = readingSteps(READING);
  assert.deepEqual(
    steps.map(({ index, state, token }) => [index, state, token]),
    [
      [0, "tokenizer", 0],
      [1, "tokenizer", 1],
      [2, "tokenizer", 2],
      [3, "tokenizer", 3],
      [4, "init", 0],
      [5, "init", 1],
      [6, "protocol", 1],
      [7, "pathname", 3],
    ],
  );
  assert.deepEqual(
    steps.map((step) => readingSentence(step, READING)),
    [
      "At 0 the tokenizer takes “a”: code point.",
      "At 1 the tokenizer takes “:”: no token by itself.",
      "At 2 the tokenizer takes “/”: code point.",
      "The tokenizer has come to the end.",
      "init state, at “a”: stays, on to “:”.",
      "init state, at “:”: changes to protocol state, back to “a”.",
      "protocol state, at “:”: that is the protocol; changes to pathname state, on to “/”.",
      "pathname state, at the end: done.",
    ],
  );
  assert.deepEqual(steps.slice(5).map((step) => foundText(step, READING)), ["", "protocol “a”", "protocol “a”, pathname “/”"]);
});

test("a protocol that is not accepted is the last step", () => {
  const turns = [{ state: "protocol", token: 1, next_state: null, next_token: null }];
  const reading = { ...READING, turns, components: [], init: {} };
  const last = readingSteps(reading).at(-1);
  assert.equal(readingSentence(last, reading), "protocol state, at “:”: the protocol is not accepted.");
  assert.equal(foundText(last, reading), "");
});

test("a turn that goes nowhere stays at its token", () => {
  const turns = [{ state: "hostname", token: 2, next_state: "pathname", next_token: 2 }];
  const reading = { ...READING, turns };
  assert.equal(
    readingSentence(readingSteps(reading).at(-1), reading),
    "hostname state, at “/”: changes to pathname state, at the same token.",
  );
});
