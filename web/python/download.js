// @ts-check
/** Brings what Python needs into the page, where it outlives a worker that has to be stopped. */
import { addressOf } from "./assets.js";
import { explain, missing } from "./failures.js";
import { PYTHON } from "../messages/python.js";

/**
 * @typedef {import("./assets.js").Assets} Assets
 * @typedef {import("./assets.js").Asset} Asset
 * @typedef {object} Files what a worker is started with: one of archive and memory is there, or both
 * @property {WebAssembly.Module} module
 * @property {ArrayBuffer | null} archive
 * @property {ArrayBuffer | null} memory
 * @typedef {object} Listeners
 * @property {(bytes: number) => void} arrived called with the size of each piece that arrives
 * @property {(bytes: number) => void} expected called when more is to be downloaded, or less
 */

/**
 * Brings what is not there yet. The memory is an accelerator: whatever is wrong with it, the archive takes its place.
 * @param {Assets} assets without memory, when none is wanted
 * @param {Partial<Files>} kept
 * @param {Listeners} listeners
 * @param {AbortSignal} signal
 * @param {typeof fetch} ask
 * @returns {Promise<Files>}
 * @throws {import("./failures.js").BootFailure}
 */
export async function download(assets, kept, listeners, signal, ask = fetch) {
  const { arrived, expected } = listeners;
  const start = async () => ({ archive: await bringBytes(assets.archive, arrived, signal, ask), memory: null });
  const quickStart = async (/** @type {import("./assets.js").Memory} */ memory) => {
    let sofar = 0;
    const count = (/** @type {number} */ bytes) => {
      sofar += bytes;
      arrived(bytes);
    };
    try {
      return { archive: null, memory: await bringBytes(memory, count, signal, ask) };
    } catch {
      expected(assets.archive.size - (memory.size - sofar));
      return await start();
    }
  };
  const wasm = kept.module ?? bringModule(assets.wasm, arrived, signal, ask);
  const here = kept.archive || kept.memory;
  const python = here ? kept : assets.memory ? quickStart(assets.memory) : start();
  const [module, bytes] = await Promise.all([wasm, python]);
  return { module, archive: bytes.archive ?? null, memory: bytes.memory ?? null };
}

/**
 * Compiled while it arrives, and used once all of it is known to be right. The type is ours, so that a host that does not know .wasm does no harm.
 * @param {Asset} wasm
 * @param {(bytes: number) => void} arrived
 * @param {AbortSignal} signal
 * @param {typeof fetch} ask
 */
function bringModule(wasm, arrived, signal, ask) {
  return bring(addressOf(wasm), arrived, signal, ask, async (body) => {
    const [compiled, summed] = body.tee();
    const response = new Response(compiled, { headers: { "content-type": "application/wasm" } });
    const [module] = await Promise.all([WebAssembly.compileStreaming(response), wholeOf(summed, wasm)]);
    return module;
  });
}

/**
 * @param {Asset} asset
 * @param {(bytes: number) => void} arrived
 * @param {AbortSignal} signal
 * @param {typeof fetch} ask
 */
export function bringBytes(asset, arrived, signal, ask) {
  return bring(addressOf(asset), arrived, signal, ask, (body) => wholeOf(body, asset));
}

/**
 * Only what the page was made with is used. Browsers do sums on safe connections only: without, the memory is left out,
 * in which Python would go astray if it were another.
 * @param {ReadableStream} body
 * @param {Asset} asset
 */
async function wholeOf(body, asset) {
  const bytes = await new Response(body).arrayBuffer();
  if (asset.sha256 === undefined || (!crypto.subtle && !("identity" in asset))) return bytes;
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const text = Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (text !== asset.sha256) throw new Error(PYTHON.failures.anotherFile);
  return bytes;
}

/**
 * @template T
 * @param {string} address
 * @param {(bytes: number) => void} arrived
 * @param {AbortSignal} signal
 * @param {typeof fetch} ask
 * @param {(body: ReadableStream) => Promise<T>} use
 */
async function bring(address, arrived, signal, ask, use) {
  let type = "";
  try {
    const response = await ask(address, { signal });
    if (!response.ok || !response.body) throw missing(address, response.status);
    type = response.headers.get("content-type") ?? PYTHON.failures.noType;
    return await use(response.body.pipeThrough(counter(arrived)));
  } catch (error) {
    throw explain(error, address, type);
  }
}

/** @param {(bytes: number) => void} arrived */
function counter(arrived) {
  return new TransformStream({
    /**
     * @param {Uint8Array} piece
     * @param {TransformStreamDefaultController} controller
     */
    transform(piece, controller) {
      arrived(piece.byteLength);
      controller.enqueue(piece);
    },
  });
}
