// What the browser keeps: what is told and when, and how a newer version takes over.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Offline } from "../../web/offline/offline.js";

globalThis.document = /** @type {any} */ ({ baseURI: "https://site.example/" });

class FakeWorker extends EventTarget {
  /** @type {string[]} */
  heard = [];
  /** @param {string} state */
  constructor(state) {
    super();
    this.state = state;
  }
  /** @param {string} message */
  postMessage(message) {
    this.heard.push(message);
  }
  /** @param {string} state */
  becomes(state) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

/** A browser with a registration. @param {Record<string, FakeWorker | null>} workers */
function browser(workers = {}) {
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, active: null, ...workers });
  let ready = () => {};
  const container = Object.assign(new EventTarget(), {
    /** @type {string[]} */
    registered: [],
    ready: new Promise((resolve) => (ready = () => resolve(registration))),
    async register(/** @type {string} */ address) {
      this.registered.push(address);
      return registration;
    },
  });
  return { registration, container, ready, surfer: /** @type {any} */ ({ serviceWorker: container }) };
}

/** @param {any} surfer */
function listening(surfer) {
  const offline = new Offline(surfer);
  /** @type {string[]} */
  const told = [];
  for (const type of ["kept", "newer"]) offline.addEventListener(type, () => told.push(type));
  return { offline, told };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a first visit is told when the site is kept, once, and of nothing newer", async () => {
  const { container, ready, surfer } = browser({ installing: new FakeWorker("installing") });
  const { offline, told } = listening(surfer);
  await offline.begin();
  await offline.begin();
  assert.deepEqual(container.registered, ["https://site.example/service_worker.js"]);
  assert.deepEqual(told, []);
  ready();
  await settle();
  container.dispatchEvent(new Event("controllerchange")); // the first one takes the page over
  assert.deepEqual(told, ["kept"]);
});

test("a version that waits is told of, and takes over before the page is loaded again", async () => {
  const waiting = new FakeWorker("installed");
  const { container, surfer } = browser({ waiting, active: new FakeWorker("activated") });
  const { offline, told } = listening(surfer);
  await offline.begin();
  assert.deepEqual(told, ["newer"]);
  let reloads = 0;
  offline.use(() => void reloads++);
  assert.deepEqual(waiting.heard, ["take over"]);
  assert.equal(reloads, 0);
  container.dispatchEvent(new Event("controllerchange"));
  assert.equal(reloads, 1);
});

test("a version found later is told of once it has all its files", async () => {
  const { registration, surfer } = browser({ active: new FakeWorker("activated") });
  const { offline, told } = listening(surfer);
  await offline.begin();
  const installing = new FakeWorker("installing");
  Object.assign(registration, { installing });
  registration.dispatchEvent(new Event("updatefound"));
  assert.deepEqual(told, []);
  installing.becomes("installed");
  assert.deepEqual(told, ["newer"]);
});

test("a version that could not be brought whole is not told of", async () => {
  const { registration, surfer } = browser({ active: new FakeWorker("activated") });
  const { offline, told } = listening(surfer);
  await offline.begin();
  const installing = new FakeWorker("installing");
  Object.assign(registration, { installing });
  registration.dispatchEvent(new Event("updatefound"));
  installing.becomes("redundant");
  assert.deepEqual(told, []);
});

test("when another tab was first, the page is only loaded again", async () => {
  const waiting = new FakeWorker("installed");
  const { surfer } = browser({ waiting, active: new FakeWorker("activated") });
  const { offline } = listening(surfer);
  await offline.begin();
  waiting.state = "activated";
  let reloads = 0;
  offline.use(() => void reloads++);
  assert.deepEqual([reloads, waiting.heard], [1, []]);
});

for (const [what, surfer] of /** @type {[string, any][]} */ ([
  ["there are no service workers", {}],
  ["they are refused", { serviceWorker: { register: () => Promise.reject(new Error("no")) } }],
  ["they are blocked", { serviceWorker: { register: async () => undefined } }],
  [
    "asking for them is an error",
    {
      get serviceWorker() {
        throw new Error("sandboxed");
      },
    },
  ],
]))
  test(`nothing happens where ${what}`, async () => {
    const { offline, told } = listening(surfer);
    await offline.begin();
    assert.deepEqual(told, []);
  });

test("where data is to be saved nothing is kept", async () => {
  const { container, surfer } = browser();
  await listening({ ...surfer, connection: { saveData: true } }).offline.begin();
  assert.deepEqual(container.registered, []);
});
