// A start from memory: what is in the file, what takes its place when something is wrong with it, what follows later.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { download } from "../../web/python/download.js";
import { ENVIRONMENT, decode, encode, restore } from "../../web/python/memory.js";
import { bringArchive } from "../../web/python/quick_start.js";
import { startPython } from "../../web/python/start.js";

// --- The file ---------------------------------------------------------------------------------------------------

/** @param {[place: number, value: number][]} changes */
function memoryWith(changes, length = 64 * 100) {
  const memory = new Uint8Array(length).fill(7);
  for (const [place, value] of changes) memory[place] = value;
  return memory;
}
const HEAD = Uint8Array.of(1, 2, 3);
const of = (/** @type {Uint8Array} */ before, /** @type {Uint8Array} */ memory) =>
  /** @type {ArrayBuffer} */ (encode({ identity: "this Python", head: HEAD, before, memory }).buffer);

for (const [name, changes] of /** @type {[string, [number, number][]][]} */ ([
  ["nothing", []],
  ["the first byte and the last", [[0, 1], [6399, 2]]],
  ["neighbouring grains", [[63, 1], [64, 1], [128, 1]]],
  ["grains apart", [[100, 0], [1000, 0], [5000, 255]]],
]))
  test(`memory survives when it differs in ${name}`, () => {
    const after = memoryWith(changes);
    const memory = decode(of(memoryWith([]), after));
    const bytes = memoryWith([]);
    restore(memory, bytes);
    assert.deepEqual(bytes, after);
    assert.equal(memory.identity, "this Python");
    assert.deepEqual(memory.head, HEAD);
  });

test("what is equal is not in the file, and neighbours are one piece", () => {
  const memory = decode(of(memoryWith([]), memoryWith([[63, 1], [64, 1], [1000, 1]])));
  assert.deepEqual(
    memory.pieces.map(({ place, bytes }) => [place, bytes.length]),
    [[0, 128], [960, 64]],
  );
});

test("another file is not taken for memory", () => {
  assert.throws(() => decode(new ArrayBuffer(64)), /not a file of Python's memory/);
});

test("the environment is the same for everybody", () => {
  assert.equal(ENVIRONMENT.LANG, "C.UTF-8");
  assert.equal(ENVIRONMENT.PYTHONHASHSEED, "0");
});

// --- Downloads --------------------------------------------------------------------------------------------------

const WASM = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const MEMORY = "memory";
const CONTENT = { "python.wasm": WASM, "python.zip": "archive", "memory.bin": MEMORY };
const ASSETS = {
  loader: { url: "./loader.mjs", size: 10 },
  glue: { url: "./glue.mjs", size: 20 },
  wasm: { url: "./python.wasm", size: WASM.length },
  archive: { url: "./python.zip", size: 7 },
  memory: {
    url: "./memory.bin",
    size: MEMORY.length,
    identity: "this Python",
    sha256: createHash("sha256").update(MEMORY).digest("hex"),
  },
  first: null,
  lock: { info: { python: "" }, packages: {} },
};
const text = (/** @type {ArrayBuffer | null} */ bytes) => bytes && new TextDecoder().decode(bytes);

/** A server on which some files are otherwise. @param {Record<string, Response>} changed */
function server(changed = {}) {
  /** @type {string[]} */
  const asked = [];
  const ask = async (/** @type {any} */ address) => {
    const name = String(address).split("/").at(-1) ?? "";
    asked.push(name);
    return changed[name] ?? new Response(/** @type {any} */ (CONTENT)[name] ?? "");
  };
  return { ask, asked };
}

async function downloaded(changed = {}, kept = {}, assets = ASSETS) {
  const { ask, asked } = server(changed);
  let [arrived, expected] = [0, assets.wasm.size + (assets.memory ?? assets.archive).size];
  const listeners = {
    arrived: (/** @type {number} */ bytes) => void (arrived += bytes),
    expected: (/** @type {number} */ bytes) => void (expected += bytes),
  };
  const files = await download(assets, kept, listeners, new AbortController().signal, /** @type {any} */ (ask));
  return { files, asked, arrived, expected };
}

test("with a memory, the archive is not downloaded", async () => {
  const { files, asked, arrived, expected } = await downloaded();
  assert.deepEqual(asked, ["python.wasm", "memory.bin"]);
  assert.equal(text(files.memory), MEMORY);
  assert.equal(files.archive, null);
  assert.equal(arrived, expected);
});

for (const [what, answer] of /** @type {[string, () => Response][]} */ ([
  ["is missing", () => new Response("", { status: 404 })],
  ["is damaged", () => new Response("memorz")],
  ["is cut off", () => new Response("mem")],
]))
  test(`a memory that ${what} is replaced by the archive, and the sum of bytes holds`, async () => {
    const { files, arrived, expected } = await downloaded({ "memory.bin": answer() });
    assert.equal(files.memory, null);
    assert.equal(text(files.archive), "archive");
    assert.equal(arrived, expected);
  });

for (const [file, what] of /** @type {const} */ ([["python.wasm", "wasm"], ["python.zip", "archive"]]))
  test(`another ${file} than that the page was made with is refused`, async () => {
    const sum = (/** @type {string} */ name) =>
      createHash("sha256").update(/** @type {any} */ (CONTENT)[name]).digest("hex");
    const summed = (/** @type {string} */ sha256) =>
      /** @type {any} */ ({ ...ASSETS, memory: null, [what]: { ...ASSETS[what], sha256 } });
    await downloaded({}, {}, summed(sum(file)));
    await assert.rejects(downloaded({}, {}, summed("0")), (/** @type {any} */ error) => {
      assert.match(error.message, new RegExp(`${file} arrived, but cannot be used: it is not the file`));
      return error.reason === "damaged";
    });
  });

test("what was kept is not downloaded again", async () => {
  const kept = (await downloaded()).files;
  const { files, asked } = await downloaded({}, { ...kept, memory: null }, /** @type {any} */ ({ ...ASSETS, memory: null }));
  assert.deepEqual(asked, ["python.zip"]);
  assert.equal(files.module, kept.module);
});

// --- Starts -----------------------------------------------------------------------------------------------------

/** A worker that starts, or does not. @param {(files: import("../../web/python/download.js").Files) => object} start */
function workers(start) {
  /** @type {any[]} */
  const made = [];
  const createWorker = () => {
    const worker = {
      /** @type {any} */ onmessage: null,
      onerror: null,
      /** @type {any[]} */ sent: [],
      terminated: false,
      /** @param {any} message */
      postMessage(message) {
        this.sent.push(message);
        if (message.type !== "boot") return;
        this.onmessage({ data: { type: "scripts" } });
        this.onmessage({ data: start(message.files) });
      },
      terminate() {
        this.terminated = true;
      },
    };
    made.push(worker);
    return worker;
  };
  return { made, createWorker };
}
const READY = { type: "ready", versions: { python: "3.14.2" } };
const FAILED = { type: "failed", message: "RangeError: offset is out of bounds" };

/** @param {ReturnType<typeof workers>} given @param {any} [kept] */
async function started({ createWorker }, kept = null, assets = ASSETS) {
  /** @type {any[]} */
  const files = [];
  const { ask, asked } = server();
  const options = /** @type {any} */ ({ patience: 60_000, assets, download, createWorker, ask });
  const listeners = { progress: () => {}, files: (/** @type {any} */ brought) => void files.push(brought) };
  const start = await startPython(options, kept, listeners);
  return { start, asked, kept: files.at(-1) ?? kept };
}

test("a memory that Python cannot use costs one worker; it starts from the archive, and stays with that", async () => {
  const given = workers(({ memory }) => (memory ? FAILED : READY));
  const { start, asked, kept } = await started(given);
  assert.equal(start.versions.python, "3.14.2");
  assert.deepEqual(asked, ["python.wasm", "memory.bin", "python.zip"]);
  assert.deepEqual(given.made.map(({ terminated }) => terminated), [true, false]);
  assert.equal(kept.memory, null);
  const again = await started(given, kept);
  assert.deepEqual(again.asked, []);
  assert.equal(given.made.length, 3);
});

test("what fails also from the archive is told", async () => {
  await assert.rejects(started(workers(() => FAILED)), /Python could not start: RangeError/);
});

test("a restart asks for nothing", async () => {
  const given = workers(() => READY);
  const { kept } = await started(given);
  assert.deepEqual((await started(given, kept)).asked, []);
  assert.equal(text(given.made[1].sent[0].files.memory), MEMORY);
});

test("a site without a memory starts from the archive", async () => {
  const { asked } = await started(workers(() => READY), null, /** @type {any} */ ({ ...ASSETS, memory: null }));
  assert.deepEqual(asked, ["python.wasm", "python.zip"]);
});

// --- Afterwards -------------------------------------------------------------------------------------------------

test("the archive follows, and where it does not come, nothing is lost", async () => {
  const files = (await downloaded()).files;
  const { made, createWorker } = workers(() => READY);
  const worker = createWorker();
  const { ask } = server();
  const complete = await bringArchive(/** @type {any} */ ({ assets: ASSETS, ask }), files, worker);
  assert.equal(text(complete.archive), "archive");
  assert.equal(text(made[0].sent[0].archive), "archive");
  const nowhere = server({ "python.zip": new Response("", { status: 404 }) }).ask;
  assert.equal(await bringArchive(/** @type {any} */ ({ assets: ASSETS, ask: nowhere }), files, worker), files);
});

test("a message that was told before anybody listened can be told again", async () => {
  const { Client } = await import("../../web/python/client.js");
  const { createWorker } = workers(() => READY);
  const { ask } = server();
  const client = new Client(/** @type {any} */ ({ assets: ASSETS, download, createWorker, ask, patience: 60_000 }));
  client.repeat(); // nothing to tell yet
  const ready = new Promise((resolve) => client.addEventListener("ready", resolve, { once: true }));
  client.start();
  await ready;
  /** @type {string[]} */
  const told = [];
  client.addEventListener("ready", () => told.push("ready"));
  client.repeat();
  assert.deepEqual(told, ["ready"]);
});
