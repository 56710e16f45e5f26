// @ts-check
/**
 * Starts Python inside the worker. The one place that knows Pyodide: another way to start it would replace this file
 * (and web/build, which makes what it starts from).
 *
 * Two ways, the same Python: from the archive, with Python's own start; or from its memory after such a start.
 */
import { ASSETS, addressOf } from "./assets.js";
import { lazily } from "./lazy_file.js";
import { ENVIRONMENT, decode, restore } from "./memory.js";

/**
 * @typedef {import("./download.js").Files} Files
 * @typedef {import("pyodide").PyodideAPI} Pyodide
 * @typedef {{answer: (request: string) => string, versions: Record<string, string>,
 *   bring: (archive: ArrayBuffer) => void, pyodide: Pyodide}} Python bring: what a start from memory does without
 */

// Asked for at once, while the page is still loading the rest; whoever awaits them sees their errors.
const loader = import(addressOf(ASSETS.loader));
const glue = import(addressOf(ASSETS.glue));
for (const script of [loader, glue]) script.catch(() => {});

/** Settles when Pyodide's scripts are here. */
export const scripts = Promise.all([loader, glue]);

/**
 * @param {Files} files
 * @returns {Promise<Python>}
 */
export async function boot({ module, archive, memory }) {
  const { loadPyodide, version } = await loader;
  const options = {
    indexURL: addressOf(ASSETS.loader).replace(/[^/]*$/, ""),
    stdLibURL: addressOf(ASSETS.archive),
    lockFileContents: ASSETS.lock,
    env: { ...ENVIRONMENT },
    ...(memory ? await fromMemory(memory) : { createPyodideModule: (await glue).default }),
  };
  const pyodide = await withoutNetwork({ module, archive }, () => loadPyodide(options));
  const bring = archive ? () => {} : lazily(pyodide, ASSETS.archive.size, addressOf(ASSETS.archive));
  const { answer } = pyodide.pyimport("urlstd.report");
  return { answer, versions: { python: ASSETS.lock.info.python, pyodide: version }, bring, pyodide };
}

/**
 * Options that have Pyodide go on from a memory. It has its own way to do that, but wants all 30 MB of it, most of
 * which is there already: it is given the head alone, and the pieces are put where they belong beforehand.
 * @param {ArrayBuffer} file
 */
async function fromMemory(file) {
  const memory = decode(file);
  if (memory.identity !== ASSETS.memory?.identity) throw new Error("The memory is of another Python.");
  const { default: createPyodideModule } = await glue;
  return {
    _loadSnapshot: memory.head,
    createPyodideModule: async (/** @type {object} */ settings) => {
      const machine = await createPyodideModule(settings);
      restore(memory, machine.HEAPU8);
      return machine;
    },
  };
}

/**
 * Runs Pyodide's start with what the page has brought in the place of the network.
 *
 * Left alone, Pyodide fetches and compiles for itself, and hangs for ever when that fails. It has no option to take a
 * compiled module, so this worker's own fetch and instantiateStreaming stand in while it starts.
 *
 * @template T
 * @param {Pick<Files, "module" | "archive">} files
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function withoutNetwork({ module, archive }, start) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const { promise: failed, reject } = withReject();
  globalThis.fetch = async (input) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address === addressOf(ASSETS.archive)) return new Response(archive ?? new ArrayBuffer(0));
    if (address === addressOf(ASSETS.wasm)) return new Response();
    throw new Error(`Python asked for ${address} while starting`);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      reject(error);
      throw error;
    }
  };
  try {
    return await Promise.race([start(), failed]);
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** A promise that can only fail. */
function withReject() {
  /** @type {(reason: unknown) => void} */
  let reject = () => {};
  /** @type {Promise<never>} */
  const promise = new Promise((_, rejects) => (reject = rejects));
  return { promise, reject };
}
