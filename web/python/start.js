// @ts-check
/** Gets a worker with Python in it: with progress to show, and a reason when it fails. */
import { ASSETS, addressOf } from "./assets.js";
import { download } from "./download.js";
import { isOpaque } from "../embed/opaque_worker.js";
import { BootFailure, examineScript, explain } from "./failures.js";
import { WORKER, trusted, workerAddress } from "./trusted_scripts.js";
import { PYTHON } from "../messages/python.js";

/**
 * @typedef {import("./download.js").Files} Files
 * @typedef {import("./worker.js").FromWorker} FromWorker
 * @typedef {{phase: "download"|"start", loaded: number, total: number}} Progress in bytes; phase "start" has them all
 * @typedef {{onmessage: ((event: MessageEvent<FromWorker>) => void)|null, onerror: ((event: any) => void)|null,
 *   postMessage: (message: any) => void, terminate: () => void}} PythonWorker
 * @typedef {{name: string, bytes: ArrayBuffer}} Wheel
 * @typedef {object} Options
 * @property {number} patience milliseconds without any progress after which a start has failed
 * @property {import("./assets.js").Assets} assets
 * @property {typeof download} download
 * @property {() => PythonWorker} createWorker
 * @property {typeof fetch} ask
 * @property {Wheel[]} [wheels] to answer in the place of the page's own packages; then Python starts without memory
 * @typedef {{progress: (progress: Progress) => void, files: (files: Files) => void}} Listeners
 * @typedef {{worker: PythonWorker, versions: Record<string, string>}} Started
 */

const TEXT = PYTHON.failures;

/** @type {Options} */
export const DEFAULTS = {
  patience: 20_000,
  assets: ASSETS,
  download,
  createWorker,
  ask: (...request) => fetch(...request),
};

/**
 * @param {Options} options
 * @param {Files|null} kept what an earlier start has downloaded
 * @param {Listeners} listeners
 * @returns {Promise<Started>}
 * @throws {BootFailure}
 */
export async function startPython(options, kept, listeners) {
  const { assets, wheels } = options;
  const slowly = { ...options, assets: { ...assets, memory: null } };
  if (!assets.memory || wheels || (kept && !kept.memory)) return await attempt(slowly, kept, listeners);
  /** @type {Files | null} */
  let brought = kept;
  const files = (/** @type {Files} */ arrived) => listeners.files((brought = arrived));
  try {
    return await attempt(options, kept, { ...listeners, files });
  } catch (error) {
    // Python did not go on from its memory: it starts as it always can, with what has arrived.
    if (!brought?.memory) throw error;
    return await attempt(slowly, { ...brought, memory: null }, listeners);
  }
}

/**
 * @param {Options} options
 * @param {Files|null} kept
 * @param {Listeners} listeners
 * @returns {Promise<Started>}
 */
async function attempt(options, kept, listeners) {
  const start = new Start(options, listeners);
  try {
    return await start.run(kept);
  } catch (error) {
    start.abandon();
    throw start.reason(error);
  } finally {
    start.end();
  }
}

class Start {
  #options;
  #listeners;
  #abort = new AbortController();
  /** @type {PythonWorker|undefined} */
  #worker;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #watchdog;
  /** Fails the attempt from wherever something goes wrong. @type {(error: unknown) => void} */
  #fail = () => {};
  #loaded = 0;
  #sizes;
  #violation = "";

  /**
   * @param {Options} options
   * @param {Listeners} listeners
   */
  constructor(options, listeners) {
    this.#options = options;
    this.#listeners = listeners;
    const { loader, glue, wasm, archive, memory } = options.assets;
    this.#sizes = { scripts: loader.size + glue.size, files: wasm.size + (memory ?? archive).size };
  }

  /** @param {Files|null} kept */
  async run(kept) {
    globalThis.document?.addEventListener("securitypolicyviolation", this.#onViolation);
    /** @type {Promise<never>} */
    const failed = new Promise((_, reject) => (this.#fail = reject));
    return await Promise.race([this.#start(kept), failed]);
  }

  /** Leave nothing of a failed attempt behind. */
  abandon() {
    this.#abort.abort();
    this.#worker?.terminate();
  }

  end() {
    clearTimeout(this.#watchdog);
    globalThis.document?.removeEventListener("securitypolicyviolation", this.#onViolation);
  }

  /** @param {unknown} error */
  reason(error) {
    if (this.#violation) {
      return new BootFailure("blocked", TEXT.policyOfLoading(this.#violation));
    }
    return error instanceof BootFailure ? error : new BootFailure("python", TEXT.notStarted(error));
  }

  /** @param {Files|null} kept */
  async #start(kept) {
    this.#arrived(0); // so that it is told at once that something is done
    const worker = (this.#worker = this.#options.createWorker());
    const ready = this.#ready(worker);
    const whole = kept?.archive || kept?.memory;
    const files = kept && whole ? kept : await this.#download(kept ?? {});
    if (whole) this.#arrived(this.#sizes.files);
    const { wheels } = this.#options;
    worker.postMessage({ type: "boot", files, ...(wheels && { wheels }) });
    return { worker, versions: await ready };
  }

  /** @param {Partial<Files>} kept */
  async #download(kept) {
    const { assets, ask } = this.#options;
    const listeners = {
      arrived: (/** @type {number} */ bytes) => this.#arrived(bytes),
      expected: (/** @type {number} */ bytes) => void (this.#sizes.files += bytes),
    };
    const files = await this.#options.download(assets, kept, listeners, this.#abort.signal, ask);
    if (kept.module) this.#arrived(assets.wasm.size);
    this.#listeners.files(files);
    return files;
  }

  /**
   * @param {PythonWorker} worker
   * @returns {Promise<Record<string, string>>}
   */
  #ready(worker) {
    let scripts = false;
    return new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        if (data.type === "scripts") this.#arrived(this.#sizes.scripts);
        else if (data.type === "ready") resolve(data.versions);
        else if (data.type === "failed") void this.#failed(data.message, scripts);
        scripts ||= data.type === "scripts";
      };
      worker.onerror = ({ message }) => void this.#failed(message ?? TEXT.noReason, scripts);
    });
  }

  /**
   * @param {string} said
   * @param {boolean} scripts whether the worker has its scripts, so that they cannot be the reason
   */
  async #failed(said, scripts) {
    const { ask, assets } = this.#options;
    const suspects = scripts ? [] : [WORKER, addressOf(assets.loader), addressOf(assets.glue)];
    for (const address of suspects) {
      const found = await examineScript(address, said, ask);
      if (found) return this.#fail(found);
    }
    this.#fail(said);
  }

  /** @param {number} bytes */
  #arrived(bytes) {
    if (this.#abort.signal.aborted) return; // a piece that was under way when another file failed
    this.#alive();
    const total = this.#sizes.scripts + this.#sizes.files;
    this.#loaded = Math.min(this.#loaded + bytes, total);
    this.#listeners.progress({ phase: this.#loaded < total ? "download" : "start", loaded: this.#loaded, total });
  }

  /** Something has happened: the time without progress begins anew. */
  #alive() {
    clearTimeout(this.#watchdog);
    const { patience } = this.#options;
    const message = TEXT.timeout(patience / 1000);
    this.#watchdog = setTimeout(() => this.#fail(new BootFailure("timeout", message)), patience);
  }

  #onViolation = (/** @type {SecurityPolicyViolationEvent} */ event) => {
    if (event.disposition === "enforce") this.#violation ||= event.effectiveDirective;
  };
}

/** @returns {PythonWorker} */
function createWorker() {
  if (typeof WebAssembly?.compileStreaming !== "function") {
    throw new BootFailure("no-webassembly", TEXT.noWebAssembly);
  }
  if (typeof Worker !== "function") {
    throw new BootFailure("no-worker", TEXT.noWorker);
  }
  // Browsers that know module workers read the type; others would run the script as a classic one, and fail obscurely.
  let modules = false;
  const options = {
    name: "python",
    get type() {
      modules = true;
      return isOpaque ? /** @type {const} */ ("classic") : /** @type {const} */ ("module");
    },
  };
  const worker = explained(() => new Worker(trusted(workerAddress()), options));
  if (modules) return worker;
  worker.terminate();
  throw new BootFailure("no-module-worker", TEXT.noModuleWorker);
}

/** @param {() => Worker} create */
function explained(create) {
  try {
    return create();
  } catch (error) {
    throw explain(error, WORKER);
  }
}
