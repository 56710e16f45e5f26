// @ts-check
/**
 * Python, for the page: has it started in a worker, asks it one thing at a time, and stops it when it takes too long.
 * Besides start.js the only file that touches the worker.
 *
 * Events: "progress" {phase, loaded, total}, "ready" {versions}, "failed" {reason, message}, "stopped" {method, reason}.
 */
import { LANGUAGE } from "../messages/language.js";
import { PYTHON } from "../messages/python.js";
import { bringArchive } from "./quick_start.js";
import { DEFAULTS, startPython } from "./start.js";

/**
 * @typedef {import("./start.js").PythonWorker} PythonWorker
 * @typedef {import("./start.js").Started} Started
 * @typedef {import("./download.js").Files} Files
 * @typedef {import("./failures.js").BootFailure} BootFailure
 * @typedef {object} Patience how a call is made; by default a question, with the client's own deadline
 * @property {"call" | "console"} [type]
 * @property {number} [deadline] milliseconds
 * @typedef {{method: string, text: string, type: "call" | "console", deadline: number,
 *   resolve: (answer: any) => void, reject: (error: Error) => void}} Call
 * @typedef {Call & {id: number, timers: ReturnType<typeof setTimeout>[]}} Running
 * @typedef {{deadline: number, spare: number} & import("./start.js").Options} Options in milliseconds: deadline, what one
 *   answer may take; spare, after how long another worker is started, to take its place should it be stopped
 */

/** In which language Python answers; English needs no word. */
const SPOKEN = LANGUAGE === "en" ? {} : { language: LANGUAGE };

/** A newer call of the same method took this one's place. */
export class Superseded extends Error {
  name = "Superseded";
}

/** Python was stopped while it worked on this call: it took too long, or a person asked for it. */
export class Stopped extends Error {
  name = "Stopped";
}

/** Something in Python broke on this call; it has been started anew. */
export class Broken extends Error {
  name = "Broken";
}

export class Client extends EventTarget {
  /** @type {Options} */
  #options;
  /** @type {"idle"|"loading"|"ready"|"failed"|"ended"} */
  #state = "idle";
  /** @type {PythonWorker|null} */
  #worker = null;
  /** What was downloaded, kept for the next start. @type {Files|null} */
  #files = null;
  /** Calls that have not begun, the newest of each method. @type {Map<string, Call>} */
  #waiting = new Map();
  /** @type {Running|null} */
  #running = null;
  #lastId = 0;
  #completing = false;
  /** Started beside a call that takes long; it does nothing before the other is stopped. @type {Promise<Started|null>|null} */
  #spare = null;
  /** @type {[type: string, detail: object] | null} */
  #told = null;

  /** @param {Partial<Options>} options */
  constructor(options = {}) {
    super();
    this.#options = { deadline: 5_000, spare: 600, ...DEFAULTS, ...options };
  }

  get state() {
    return this.#state;
  }

  /** Begin to load Python, unless that has been done. */
  start() {
    if (this.#state === "idle" || this.#state === "failed") void this.#start();
  }

  /** Tells once more what was told last of the start, for who listens only now. */
  repeat() {
    if (this.#told) this.#emit(...this.#told);
  }

  /** After a failure: try again, with what has already arrived. */
  retry() {
    this.start();
  }

  /**
   * Ask Python. The promise settles with its answer, or with Superseded, Stopped or Broken. A call made before Python
   * is ready waits for it.
   *
   * @param {string} method the operation, as `urlstd.report.answer` names it
   * @param {object} request its other members
   * @param {Patience} [patience]
   * @returns {Promise<any>}
   */
  call(method, request = {}, { type = "call", deadline = this.#options.deadline } = {}) {
    const superseded = new Superseded(`A newer “${method}” took this one's place`);
    this.#waiting.get(method)?.reject(superseded);
    if (this.#running?.method === method) this.#running.reject(superseded);
    this.#waiting.delete(method);
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ op: method, ...SPOKEN, ...request });
      this.#waiting.set(method, { method, text, type, deadline, resolve, reject });
      this.#next();
    });
  }

  /** End what Python is doing now; it starts anew and goes on with what waits. */
  stop() {
    if (this.#running) this.#interrupt(this.#running, "by hand");
  }

  /** End Python for good. What has been asked is not answered any more. */
  end() {
    this.#state = "ended";
    this.#worker?.terminate();
    this.#running?.timers.forEach(clearTimeout);
    void this.#spare?.then((spare) => spare?.worker.terminate());
    for (const call of [...this.#waiting.values(), ...(this.#running ? [this.#running] : [])])
      call.reject(new Superseded("Python was ended"));
    this.#waiting.clear();
    this.#running = null;
  }

  #next() {
    const [call] = this.#waiting.values();
    if (this.#state !== "ready" || this.#running || !call) return;
    this.#waiting.delete(call.method);
    const timers = [
      setTimeout(() => this.#interrupt(running, "deadline"), call.deadline),
      setTimeout(() => this.#prepare(), this.#options.spare),
    ];
    const running = { ...call, id: ++this.#lastId, timers };
    this.#running = running;
    this.#worker?.postMessage({ type: call.type, id: running.id, request: call.text });
  }

  /** @param {import("./worker.js").FromWorker} message */
  #hear(message) {
    const call = this.#running;
    if (!call || !("id" in message) || message.id !== call.id) return;
    call.timers.forEach(clearTimeout);
    this.#running = null;
    if (message.type === "broken") {
      call.reject(new Broken(message.message));
      void this.#start();
      return;
    }
    try {
      call.resolve(JSON.parse(message.answer));
    } catch (error) {
      call.reject(new Broken(PYTHON.notJson(error)));
    }
    this.#next();
    this.#complete();
  }

  /** What a quick start did without follows, once, when Python has nothing to do. */
  #complete() {
    const [files, worker] = [this.#files, this.#worker];
    if (!files || !worker || files.archive || this.#running || this.#completing) return;
    this.#completing = true;
    void bringArchive(this.#options, files, worker).then((complete) => (this.#files = complete));
  }

  /**
   * @param {Running} call
   * @param {"deadline"|"by hand"} reason
   */
  #interrupt(call, reason) {
    const stopped = new Stopped(
      reason === "deadline" ? PYTHON.noAnswerWithin(call.deadline / 1000) : PYTHON.stoppedByHand,
    );
    call.timers.forEach(clearTimeout);
    this.#running = null;
    call.reject(stopped);
    // What waits goes on after the restart, but not if it is what had to be stopped.
    const again = this.#waiting.get(call.method);
    if (again && again.text === call.text) {
      this.#waiting.delete(call.method);
      again.reject(stopped);
    }
    this.#emit("stopped", { method: call.method, reason });
    void this.#start();
  }

  /** Has a second worker ready, so that a stop costs no start. Most visits never need one. */
  #prepare() {
    if (!this.#files?.archive) return; // the first one still waits for its own
    this.#spare ??= startPython(this.#options, this.#files, { progress() {}, files() {} }).catch(() => null);
  }

  /** @returns {Promise<Started>} */
  async #started() {
    const spare = await this.#spare;
    this.#spare = null;
    return (
      spare ??
      (await startPython(this.#options, this.#files, {
        progress: (progress) => this.#emit("progress", progress),
        files: (files) => (this.#files = files),
      }))
    );
  }

  async #start() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#state = "loading";
    try {
      const started = await this.#started();
      if (this.#isEnded()) return started.worker.terminate();
      this.#worker = started.worker;
      this.#worker.onmessage = ({ data }) => this.#hear(data);
      this.#state = "ready";
      this.#emit("ready", { versions: started.versions });
      this.#next();
    } catch (error) {
      if (this.#isEnded()) return;
      this.#state = "failed";
      const { reason, message } = /** @type {BootFailure} */ (error);
      this.#emit("failed", { reason, message });
    }
  }

  /** In a method of its own: TypeScript does not expect that it happens during a start. */
  #isEnded() {
    return this.#state === "ended";
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #emit(type, detail) {
    this.#told = [type, detail];
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
