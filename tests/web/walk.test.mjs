// Walking through the steps of an answer that Python gives: going, staying while the text is edited, playing.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { WINDOW } from "../../web/python/question.js";
import { Player } from "../../web/trace/player.js";
import { INPUT, LONGEST, answered, page, settled } from "./asking_page.mjs";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "setInterval"] }));
afterEach(() => mock.timers.reset());

test("a step is gone to, never beyond the ends; the last is remembered as the last", async () => {
  const { walk, store, question } = await answered();
  const { end } = question.reading.timeline;
  const gone = (index) => (walk.to(index), store.state.step);
  assert.deepEqual([gone(4), gone(-1), gone(end - 2), gone(end - 1), gone(end + 9), gone(Infinity)], [
    5, 1, end - 1, null, null, null,
  ]);
});

test("before an answer there is nowhere to go", () => {
  const { walk, store, player } = page();
  walk.to(3);
  walk.fetchWindow();
  walk.toError(0);
  walk.keepPlace();
  walk.togglePlay();
  assert.equal(store.state.step, null);
  assert.equal(player.playing, false);
});

test("beyond the window another one is asked for, once", async () => {
  const { walk, store, question, asked } = await answered({ input: LONGEST });
  walk.fetchWindow();
  walk.to(WINDOW - 1);
  walk.fetchWindow();
  assert.deepEqual(asked, []);
  walk.to(WINDOW + 5);
  walk.fetchWindow();
  assert.equal(store.state.step, WINDOW + 6);
  assert.deepEqual(asked, [{ first: WINDOW, limit: WINDOW }]);
  await settled(question);
  walk.to(Infinity);
  assert.equal(store.state.step, null);
  store.set({ step: WINDOW * 3 });
  walk.fetchWindow();
  assert.equal(asked.length, 1);
});

test("from a place, a field or an error to its step; where there is none, it is said", async () => {
  const { walk, store, question, heard, state } = await answered();
  await walk.toPointer(8);
  assert.equal(question.reading.timeline.step(store.state.step - 1).pointer, 8);
  await walk.toPointer(1000);
  assert.match(heard.at(-1)[1], /./);
  await walk.toPosition(30);
  assert.equal(state(), "path");
  await walk.toField("host");
  assert.equal(state(), "host");
  heard.length = 0;
  await walk.toField("port");
  assert.equal(heard.length, 1);
  const position = question.reading.errors.findIndex(({ name }) => name === "invalid-URL-unit");
  walk.toError(position);
  assert.equal(state(), "path");
  assert.equal(store.state.error, position);
  walk.toError(99);
  assert.equal(store.state.error, position);
});

test("the place is kept while the text is edited before or behind it, until a step is chosen", async () => {
  const { walk, store, question, state } = await answered();
  await walk.toPosition(INPUT.indexOf("|"));
  const edit = async (input) => {
    walk.remember(input);
    store.set({ input });
    await question.ask();
    walk.keepPlace();
  };
  const reads = () => store.state.input[question.reading.timeline.step(store.state.step - 1).position];
  await edit(INPUT.replace("user", "somebody"));
  assert.equal(reads(), "|");
  assert.equal(state(), "path");
  await edit(`${store.state.input}more`);
  assert.equal(reads(), "|");
  walk.forget();
  const { step } = store.state;
  walk.keepPlace();
  assert.equal(store.state.step, step);
  walk.to(Infinity);
  await edit("x:");
  assert.equal(store.state.step, null);
});

test("play goes on to the end, begins anew from there, and can be ended", async () => {
  const { walk, store, player, question } = await answered();
  walk.to(Infinity);
  walk.togglePlay();
  assert.equal(store.state.step, 1);
  beat(player, 2);
  assert.equal(store.state.step, 3);
  walk.togglePlay();
  assert.equal(player.playing, false);
  walk.togglePlay();
  beat(player, 1000);
  assert.equal(store.state.step, null);
  assert.equal(player.playing, false);
  assert.ok(question.reading.timeline.end > 30);
});

test("play stops where a state with a break point begins", async () => {
  const { walk, store, player, heard, state } = await answered();
  walk.toggleBreak("host");
  walk.to(0);
  walk.togglePlay();
  beat(player, 100);
  assert.equal(player.playing, false);
  assert.equal(state(), "host");
  const { step } = store.state;
  walk.togglePlay(); // it is within the state, not at its beginning
  beat(player, 1);
  assert.equal(store.state.step, step + 1);
  assert.equal(player.playing, true);
  player.stop();
  walk.toggleBreak("host");
  assert.deepEqual([...walk.breakpoints], []);
  assert.equal(new Set(heard.map(([, said]) => said)).size, 2);
});

test("play waits for the window that is on its way", async () => {
  const { walk, store, player, question } = await answered();
  walk.to(0);
  walk.togglePlay();
  store.set({ input: `${INPUT}x` });
  const asking = question.ask();
  beat(player, 3);
  assert.equal(store.state.step, 1);
  assert.equal(player.playing, true);
  await asking;
  beat(player, 1);
  assert.equal(store.state.step, 2);
  question.reading = null;
  beat(player, 1);
  assert.equal(player.playing, false);
});

/** The beats of the player while it plays. */
function beat(player, count) {
  for (let n = 0; n < count && player.playing; n++) player.dispatchEvent(new Event("tick"));
}

test("the player beats as often as its speed says, until it is stopped", () => {
  const player = new Player();
  const heard = [];
  player.addEventListener("tick", () => heard.push("tick"));
  player.addEventListener("change", () => heard.push(player.playing));
  player.stop();
  player.speed = 2;
  player.start();
  mock.timers.tick(1000);
  player.speed = 10;
  mock.timers.tick(200);
  player.stop();
  mock.timers.tick(1000);
  assert.deepEqual(heard, [false, true, "tick", "tick", true, "tick", "tick", false]);
});
