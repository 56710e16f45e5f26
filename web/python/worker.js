// @ts-check
/**
 * Python's own thread. It takes one question at a time and never decides which; client.js does.
 *
 * @typedef {{type: "boot", files: import("./download.js").Files, wheels?: import("./start.js").Wheel[]}
 *   | {type: "archive", archive: ArrayBuffer} | {type: "call" | "console", id: number, request: string}} FromPage
 * @typedef {{type: "scripts"} | {type: "ready", versions: Record<string, string>} | {type: "failed", message: string}
 *   | {type: "answer", id: number, answer: string} | {type: "broken", id: number, message: string}} FromWorker
 */
import { boot, scripts } from "./boot.js";

/** @type {import("./boot.js").Python | undefined} */
let python;

/** @param {FromWorker} message */
const tell = (message) => self.postMessage(message);

// Set before anything is awaited: a message that came earlier would be lost.
self.onmessage = (/** @type {MessageEvent<FromPage>} */ { data }) => {
  if (data.type === "boot") start(data.files, data.wheels);
  else if (data.type === "archive") python?.bring(data.archive);
  else if (data.type === "console") void converse(data.id, data.request);
  else call(data.id, data.request);
};

scripts.then(() => tell({ type: "scripts" }), failed);

/**
 * @param {import("./download.js").Files} files
 * @param {import("./start.js").Wheel[]} [wheels]
 */
async function start(files, wheels) {
  try {
    const started = await boot(files);
    python = wheels ? await (await import("../engines/install_wheels.js")).withWheels(started, wheels) : started;
    tell({ type: "ready", versions: python.versions });
  } catch (error) {
    failed(error);
  }
}

/** @param {unknown} error */
function failed(error) {
  tell({ type: "failed", message: error instanceof Error ? error.message : String(error) });
}

/**
 * @param {number} id
 * @param {string} request JSON text; user text is inside it and reaches Python as an argument, never as source
 */
function call(id, request) {
  try {
    if (!python) throw new Error("Python has not started");
    tell({ type: "answer", id, answer: python.answer(request) });
  } catch (error) {
    // Python's answer to bad input is an answer. An exception means that something in it is broken.
    tell({ type: "broken", id, message: error instanceof Error ? error.message : String(error) });
  }
}

/** @type {Promise<import("../console/session.js").Session> | undefined} */
let session;

/**
 * What is typed into the console is source text, and runs in names of its own.
 * @param {number} id
 * @param {string} request JSON text
 */
async function converse(id, request) {
  try {
    const { pyodide } = python ?? {};
    if (!pyodide) throw new Error("Python has not started");
    session ??= import("../console/session.js").then(({ Session }) => new Session(pyodide));
    tell({ type: "answer", id, answer: JSON.stringify(await (await session).run(JSON.parse(request))) });
  } catch (error) {
    session = undefined;
    tell({ type: "broken", id, message: error instanceof Error ? error.message : String(error) });
  }
}
