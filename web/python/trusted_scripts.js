// @ts-check
/** The addresses of scripts that run outside the page, as browsers with Trusted Types want them: these and no others. */
import { OWN_FILES } from "./assets.js";
import { blobAddress, isOpaque } from "../embed/opaque_worker.js";

/** Python's. */
export const WORKER = `${OWN_FILES}python/worker.js`;

/** Where Python's worker begins: there, or in a blob where browsers allow no other. Not made before it is needed. */
export const workerAddress = () => (isOpaque ? (blob ??= blobAddress(WORKER)) : WORKER);
/** @type {string | undefined} */
let blob;

/** The one that lies beside the page, since it may keep only what is below it. */
export const serviceWorker = () => new URL("service_worker.js", document.baseURI).href;

/** @type {{createScriptURL: (address: string) => any}|undefined} */
let policy;

/**
 * @param {string} address
 * @returns {any} a string, or what stands for it
 */
export function trusted(address) {
  policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy("urlstd-worker", { createScriptURL });
  return policy ? policy.createScriptURL(address) : address;
}

/** @param {string} address */
function createScriptURL(address) {
  if (address === workerAddress() || address === serviceWorker()) return address;
  throw new TypeError(`${address} is not a script of this page`);
}
