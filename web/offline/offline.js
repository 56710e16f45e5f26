// @ts-check
/**
 * The site kept by the browser: begun after the first answer, so that it delays nothing.
 * Events: "kept" (everything works without a network), "newer" (another version waits to be used).
 */
import { serviceWorker, trusted } from "../python/trusted_scripts.js";

/** @typedef {Pick<Navigator, "serviceWorker"> & {connection?: {saveData?: boolean}}} Surfer */

export class Offline extends EventTarget {
  /** @type {ServiceWorker | null} */
  #waiting = null;
  #surfer;
  #begun = false;

  /** @param {Surfer} surfer the browser */
  constructor(surfer = navigator) {
    super();
    this.#surfer = surfer;
  }

  /** Have the site kept, where that is possible and wanted: not in a private window, a frame, or where data is dear. */
  async begin() {
    if (this.#begun) return;
    this.#begun = true;
    try {
      const { serviceWorker: container, connection } = this.#surfer;
      if (!container || connection?.saveData || globalThis.top !== globalThis.self) return;
      const options = { updateViaCache: /** @type {const} */ ("none") };
      const registration = await container.register(trusted(serviceWorker()), options);
      if (registration) this.#watch(registration, container);
    } catch {
      // The page works without.
    }
  }

  /**
   * Goes on with the newer version.
   * @param {() => void} reload
   */
  use(reload) {
    if (this.#waiting?.state !== "installed") return reload(); // another tab was first
    this.#surfer.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    this.#waiting.postMessage("take over");
  }

  /**
   * @param {ServiceWorkerRegistration} registration
   * @param {ServiceWorkerContainer} container
   */
  #watch(registration, container) {
    const first = registration.active === null;
    this.#follow(registration);
    registration.addEventListener("updatefound", () => this.#follow(registration));
    // Another tab has gone on with a newer version; this page is of the older one.
    if (!first) container.addEventListener("controllerchange", () => this.#tell("newer"));
    void container.ready.then(() => this.#tell("kept"));
  }

  /** @param {ServiceWorkerRegistration} registration */
  #follow(registration) {
    const { installing, waiting, active } = registration;
    if (waiting && active) this.#newer(waiting);
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && registration.active) this.#newer(installing);
    });
  }

  /** @param {ServiceWorker} worker */
  #newer(worker) {
    this.#waiting = worker;
    this.#tell("newer");
  }

  /** @param {"kept" | "newer"} what */
  #tell(what) {
    this.dispatchEvent(new Event(what));
  }
}
