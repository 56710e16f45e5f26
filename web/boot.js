// @ts-check
/**
 * Starts Python inside the worker. The one place that knows Pyodide: another way to start it would replace this file
 * (and web/build, which makes the archive).
 */
import { ASSETS, addressOf } from "./assets.js";

/**
 * @typedef {import("./download.js").Files} Files
 * @typedef {{answer: (request: string) => string, versions: {python: string, pyodide: string}}} Python
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
export async function boot({ module, archive }) {
  const { loadPyodide, version } = await loader;
  const { default: createPyodideModule } = await glue;
  const pyodide = await withoutNetwork({ module, archive }, () =>
    loadPyodide({
      indexURL: addressOf(ASSETS.loader).replace(/[^/]*$/, ""),
      stdLibURL: addressOf(ASSETS.archive),
      lockFileContents: ASSETS.lock,
      createPyodideModule,
    }),
  );
  const { answer } = pyodide.pyimport("urlstd.report");
  return { answer, versions: { python: ASSETS.lock.info.python, pyodide: version } };
}

/**
 * Runs Pyodide's start with what the page has brought in the place of the network.
 *
 * Left alone, Pyodide fetches and compiles for itself, and hangs for ever when that fails. It has no option to take a
 * compiled module, so this worker's own fetch and instantiateStreaming stand in while it starts.
 *
 * @template T
 * @param {Files} files
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function withoutNetwork({ module, archive }, start) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const { promise: failed, reject } = withReject();
  globalThis.fetch = async (input) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address === addressOf(ASSETS.archive)) return new Response(archive);
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
