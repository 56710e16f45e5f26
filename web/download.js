// @ts-check
/** Brings what Python needs into the page, where it outlives a worker that has to be stopped. */
import { addressOf } from "./assets.js";
import { explain, missing } from "./failures.js";

/**
 * @typedef {import("./assets.js").Assets} Assets
 * @typedef {{module: WebAssembly.Module, archive: ArrayBuffer}} Files what a worker is started with
 */

/**
 * @param {Assets} assets
 * @param {(bytes: number) => void} arrived called with the size of each piece that arrives
 * @param {AbortSignal} signal
 * @param {typeof fetch} ask
 * @returns {Promise<Files>}
 * @throws {import("./failures.js").BootFailure}
 */
export async function download(assets, arrived, signal, ask = fetch) {
  // Compiled while it arrives. The type is ours, so that a host that does not know .wasm does no harm.
  const wasm = bring(addressOf(assets.wasm), arrived, signal, ask, (body) =>
    WebAssembly.compileStreaming(new Response(body, { headers: { "content-type": "application/wasm" } })),
  );
  const archive = bring(addressOf(assets.archive), arrived, signal, ask, (body) => new Response(body).arrayBuffer());
  const [module, bytes] = await Promise.all([wasm, archive]);
  return { module, archive: bytes };
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
    type = response.headers.get("content-type") ?? "no type";
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
