// @ts-check
/** After a start from memory: the archive, out of which Python reads what is not in its memory. */
import { bringBytes } from "./download.js";

/** @typedef {import("./download.js").Files} Files */

/**
 * Brings the archive when the browser has nothing to do, and gives it to Python.
 * @param {Pick<import("./start.js").Options, "assets" | "ask">} options
 * @param {Files} files
 * @param {Pick<import("./start.js").PythonWorker, "postMessage">} worker
 * @returns {Promise<Files>} with the archive; without, where it did not come: Python can ask for it itself
 */
export async function bringArchive({ assets, ask }, files, worker) {
  try {
    await leisure();
    const gently = (/** @type {any} */ address, /** @type {any} */ more) => ask(address, { ...more, priority: "low" });
    const archive = await bringBytes(assets.archive, () => {}, new AbortController().signal, gently);
    worker.postMessage({ type: "archive", archive });
    return { ...files, archive };
  } catch {
    return files;
  }
}

/** Resolves when nothing else is going on. */
const leisure = () =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 500); // Safari
  });
