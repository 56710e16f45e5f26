import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Kept, MOST } from "../../web/history/kept.js";
import { LONGEST, Recorder, entryOf, goesOn, isWorthKeeping } from "../../web/history/recorder.js";
import { DEFAULT_VIEW } from "../../web/link/permalink.js";
import { Store } from "../../web/store.js";

function storage() {
  /** @type {Map<string, string>} */
  const items = new Map();
  return {
    items,
    getItem: (/** @type {string} */ key) => items.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void items.set(key, value),
    removeItem: (/** @type {string} */ key) => void items.delete(key),
  };
}
const view = (/** @type {Partial<import("../../web/types.js").View>} */ changes) => ({ ...DEFAULT_VIEW, ...changes });

test("the newest is first, each once, and thirty at most", async () => {
  const kept = new Kept(storage);
  const shared = storage();
  const list = new Kept(() => shared, undefined);
  for (let i = 0; i < MOST + 5; i++) await list.add(`u=${i}`);
  await list.add("u=20");
  assert.equal(list.fragments.length, MOST);
  assert.deepEqual(list.fragments.slice(0, 3), ["u=20", "u=34", "u=33"]);
  await list.add("u=20x", "u=20");
  assert.deepEqual(list.fragments.slice(0, 2), ["u=20x", "u=34"]);
  await list.remove("u=34");
  assert.deepEqual(list.fragments.slice(0, 2), ["u=20x", "u=33"]);
  await list.clear();
  assert.deepEqual([list.fragments, kept.fragments], [[], []]);
});

test("two tabs add to one list", async () => {
  const shared = storage();
  const [one, other] = [new Kept(() => shared, undefined), new Kept(() => shared, undefined)];
  await one.add("u=a");
  await other.add("u=b");
  await one.add("u=c");
  assert.deepEqual(other.fragments, ["u=c", "u=b", "u=a"]);
});

test("a change waits for the lock that all tabs share; where it fails, the change is made all the same", async () => {
  const shared = storage();
  /** @type {string[]} */
  const names = [];
  const locks = {
    request: async (/** @type {string} */ name, /** @type {() => void} */ act) => {
      names.push(name);
      act();
    },
  };
  await new Kept(() => shared, locks).add("u=a");
  await new Kept(() => shared, { request: () => Promise.reject(new Error("no")) }).add("u=b");
  assert.deepEqual(names, ["urlstd.history"]);
  assert.deepEqual(new Kept(() => shared, locks).fragments, ["u=b", "u=a"]);
});

test("switched off, nothing is added, and what there is stays", async () => {
  const shared = storage();
  const list = new Kept(() => shared, undefined);
  await list.add("u=a");
  list.on = false;
  await list.add("u=b");
  assert.deepEqual([list.on, list.fragments], [false, ["u=a"]]);
  list.on = true;
  assert.equal(list.on, true);
});

test("a storage that refuses, or holds something else, is as an empty one", async () => {
  const list = new Kept(() => {
    throw new Error("SecurityError");
  }, undefined);
  await list.add("u=a");
  list.on = false;
  assert.deepEqual([list.works, list.on, list.fragments], [false, false, []]);
  for (const text of ["{", "{}", "null", "[1, null]"]) {
    const other = storage();
    other.items.set("urlstd.history", text);
    assert.deepEqual(new Kept(() => other, undefined).fragments, [], text);
  }
});

test("what is worth keeping", () => {
  assert.equal(isWorthKeeping(view({ input: "https://h" }), null), true);
  assert.equal(isWorthKeeping(view({ input: "", base: "x" }), null), true);
  assert.equal(isWorthKeeping(view({ input: "" }), null), false);
  assert.equal(isWorthKeeping(view({ input: "https://h" }), "an-example"), false);
  assert.equal(isWorthKeeping(view({ input: "https://user:password@h" }), null), false);
  assert.equal(isWorthKeeping(view({ input: "https://h?token=abc" }), null), false);
  assert.equal(isWorthKeeping(view({ input: "x".repeat(LONGEST + 1) }), null), false);
  const entry = entryOf(view({ input: "x", tab: "edits", own: { edits: "y" }, step: 3, second: "z" }));
  assert.deepEqual(entry, view({ input: "x" }));
});

test("what only goes on with an input, or its base, is the same entry", () => {
  const on = (/** @type {[string, string | null]} */ a, /** @type {[string, string | null]} */ b) =>
    goesOn({ input: a[0], base: a[1] }, { input: b[0], base: b[1] });
  assert.deepEqual([on(["ab", null], ["a", null]), on(["a", ""], ["ab", "x"])], [true, true]);
  assert.deepEqual([on(["", null], ["a", null]), on(["ab", null], ["ac", null])], [false, false]);
  assert.deepEqual([on(["a", null], ["a", ""]), on(["a", "x"], ["a", "y"])], [false, false]);
});

test("an input is kept once it has stood for a while, or something else takes its place", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const shared = storage();
  const kept = new Kept(() => shared, undefined);
  const store = new Store();
  let now = 0;
  const recorder = new Recorder(store, kept, () => now);
  store.set({ input: "https://h/" });
  store.set({ input: "https://h/a" });
  assert.deepEqual(kept.fragments, []);
  mock.timers.tick(2_000);
  assert.deepEqual(kept.fragments, ["u=https%3A%2F%2Fh%2Fa"]);
  // Typed on: the entry is replaced. Anything else is another entry.
  store.set({ input: "https://h/abc" });
  mock.timers.tick(2_000);
  assert.deepEqual(kept.fragments, ["u=https%3A%2F%2Fh%2Fabc"]);
  store.set({ input: "w:0" });
  store.set({ input: "x:1", base: "https://b" });
  now += 700;
  store.set({ input: "y:2" });
  assert.deepEqual(kept.fragments[0], "u=x%3A1&base=https%3A%2F%2Fb");
  await recorder.flush();
  assert.deepEqual(kept.fragments[0], "u=y%3A2&base=https%3A%2F%2Fb");
  store.set({ input: "", base: null });
  store.set({ input: "https://u:secret@h/" });
  store.set({ tab: "edits" });
  mock.timers.tick(2_000);
  await recorder.flush();
  assert.equal(kept.fragments.length, 3);
  store.set({ input: "\ud800", base: null });
  await recorder.flush();
  assert.match(kept.fragments[0] ?? "", /^[01]\./);
  kept.on = false;
  store.set({ input: "z:" });
  await recorder.flush();
  assert.equal(kept.fragments.length, 4);
  mock.timers.reset();
});
