// Asking Python about the input, with answers that Python gives: what is asked for, and what of it is shown.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Stopped, Superseded } from "../../web/python/client.js";
import { WINDOW, windowOf } from "../../web/python/question.js";
import { INPUT, LONGER, answered, page, settled } from "./asking_page.mjs";
import { ask } from "./python_answers.mjs";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "setInterval"] }));
afterEach(() => mock.timers.reset());

test("an answer is due, comes, and is about the present input until that is another", async () => {
  const { question, heard, store, asked } = page();
  const asking = question.ask();
  assert.equal(question.waiting, true);
  assert.equal(question.current, null);
  assert.equal(await asking, true);
  assert.deepEqual(heard, ["waiting", "answer"]);
  assert.deepEqual(asked, [{ first: 0, limit: WINDOW }]);
  assert.equal(question.waiting, false);
  assert.equal(question.current, question.reading);
  assert.equal(question.reading.output.text, "https://user@example.com/a|b?q#f");
  store.set({ input: "x" });
  assert.equal(question.current, null);
});

test("while a longer input is edited the last steps are enough, until nothing is typed", async () => {
  const { question, asked, store } = await answered({ input: LONGER });
  store.set({ input: `${LONGER}b` });
  await question.askAfterEdit();
  assert.deepEqual(asked, [{ last: true, limit: 300 }]);
  assert.equal(question.reading.partial, true);
  assert.ok(question.reading.timeline.first > 0);
  const { end } = question.reading.timeline;
  const whole = settled(question);
  mock.timers.tick(200);
  await whole;
  assert.deepEqual(asked.at(-1), { first: 0, limit: WINDOW });
  assert.equal(question.reading.partial, false);
  assert.deepEqual([question.reading.timeline.first, question.reading.timeline.end], [0, end]);
});

test("what needs all steps asks for those that are due, at once", async () => {
  const { question, walk, store, asked } = await answered({ input: LONGER });
  store.set({ input: `${LONGER}b` });
  await question.askAfterEdit();
  await walk.toPosition(0);
  assert.equal(store.state.step, 1);
  assert.deepEqual(asked.at(-1), { first: 0, limit: WINDOW });
  assert.equal(await question.whole(), true);
  assert.equal(asked.length, 2);
});

test("short inputs, other views, and where a step is shown: all are asked for", async () => {
  for (const view of [{ input: INPUT }, { input: LONGER, step: 3 }, { input: LONGER, tab: "bytes" }]) {
    const { question, asked } = page(view);
    await question.askAfterEdit();
    assert.deepEqual(asked, [{ first: 0, limit: WINDOW }]);
  }
});

test("an input with more steps than a window is not shown from its end", async () => {
  const { question, asked } = page({ input: "a".repeat(WINDOW / 2), base: "https://h/" });
  await question.askAfterEdit();
  assert.deepEqual(asked, [
    { last: true, limit: 300 },
    { first: 0, limit: WINDOW },
  ]);
  assert.equal(question.reading.timeline.complete, false);
});

test("a step beyond the end is looked for from the beginning", async () => {
  const { question, asked } = page({ step: WINDOW + 1 });
  assert.equal(await question.ask(), true);
  assert.deepEqual(asked.map(({ first }) => first), [WINDOW, 0]);
  assert.deepEqual([windowOf(null), windowOf(1), windowOf(WINDOW), windowOf(WINDOW + 1)], [0, 0, 0, WINDOW]);
});

test("what was superseded changes nothing; what was stopped leaves no answer, and the client tells of it", async () => {
  const { question, client, heard, store } = await answered();
  const { reading } = question;
  store.set({ input: "x" });
  client.call = () => Promise.reject(new Superseded("newer"));
  assert.equal(await question.ask(), false);
  assert.equal(question.reading, reading);
  client.call = () => Promise.reject(new Stopped("stopped"));
  assert.equal(await question.ask(), false);
  assert.equal(question.reading, null);
  assert.equal(question.waiting, false);
  assert.deepEqual(heard, ["waiting", "waiting"]);
});

test("what broke is told, whether Python says so or does not answer", async () => {
  const { question, client, heard } = page();
  client.call = () => Promise.reject("no words");
  await question.ask();
  client.call = async () => ({ error: { message: "unknown operation" } });
  await question.ask();
  assert.deepEqual(
    heard.filter((event) => Array.isArray(event)),
    [
      ["trouble", "no words"],
      ["trouble", "unknown operation"],
    ],
  );
});

test("an answer to an input that is no more is not shown", async () => {
  const { question, store, heard } = page();
  const asking = question.ask();
  store.set({ input: "x" });
  assert.equal(await asking, false);
  assert.equal(question.reading, null);
  assert.deepEqual(heard, ["waiting"]);
});

test("an answer from before is shown while Python's own is due, and only to the same question", async () => {
  const { question, heard, store } = page();
  const { base, encoding } = store.state;
  const [told, other] = ask([INPUT, "x:"].map((input) => ({ op: "url", input, base, encoding })));
  question.foretell(told);
  assert.equal(question.reading, null);
  const asking = question.ask();
  question.foretell(other);
  assert.equal(question.reading, null);
  question.foretell(told);
  assert.equal(question.foretold, true);
  await asking;
  question.foretell(told);
  assert.equal(question.foretold, false);
  assert.deepEqual(heard, ["waiting", "foretold", "answer"]);
});

test("what an edit did not change is the same object", async () => {
  const { question, store } = await answered();
  const { host } = question.reading.answer;
  store.set({ input: `${INPUT}g` });
  await question.ask();
  assert.equal(question.reading.answer.host, host);
});

test("an input that was never read is about its base URL", async () => {
  const { question } = await answered({ base: "https://h:x/" });
  assert.equal(question.reading.aboutBase, true);
  assert.equal(question.reading.subject.text, "https://h:x/");
  assert.equal(question.reading.partAt(0), null);
  assert.deepEqual(question.reading.errors.map(({ name }) => name), ["port-invalid"]);
});

test("positions count what was taken out before", async () => {
  const { question } = await answered({ input: "  a:\tb\nc" });
  assert.deepEqual([0, 1, 2, 3].map((pointer) => question.reading.originalPosition(pointer)), [2, 3, 5, 7]);
  assert.equal(question.reading.partAtPointer(0), "scheme");
  assert.equal(question.reading.partAtPointer(1), null);
});
