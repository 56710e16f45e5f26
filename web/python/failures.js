// @ts-check
/**
 * Why Python could not start, as a sentence that a person can do something with.
 *
 * @typedef {"no-webassembly"|"no-worker"|"no-module-worker"|"offline"|"unreachable"|"missing"|"wrong-type"|"blocked"
 *   |"damaged"|"timeout"|"python"} Reason
 */

import { PYTHON } from "../messages/python.js";

const TEXT = PYTHON.failures;

export class BootFailure extends Error {
  /**
   * @param {Reason} reason
   * @param {string} message
   */
  constructor(reason, message) {
    super(message);
    this.name = "BootFailure";
    /** @type {Reason} */
    this.reason = reason;
  }
}

/** What a content security policy that is too strict makes engines say. */
const POLICY = /content security policy|\bcsp\b/i;

/** @param {string} address */
export const fileName = (address) => new URL(address).pathname.split("/").at(-1) ?? address;

/**
 * What stands in the way when a file arrived but could not be used, or did not arrive.
 *
 * @param {unknown} error
 * @param {string} address of the file
 * @param {string} type the content type it came with, if it came
 */
export function explain(error, address, type = "") {
  if (error instanceof BootFailure) return error;
  const said = error instanceof Error ? error.message : String(error);
  const name = fileName(address);
  if (POLICY.test(said)) {
    return new BootFailure("blocked", TEXT.policy(name, said));
  }
  if (type.includes("html")) {
    return new BootFailure("wrong-type", TEXT.webPage(name, type));
  }
  if (type) return new BootFailure("damaged", TEXT.damaged(name, said));
  if (globalThis.navigator?.onLine === false) {
    return new BootFailure("offline", TEXT.offline(name));
  }
  return new BootFailure("unreachable", TEXT.unreachable(name, said));
}

/**
 * Asks for a script that a worker could not load once more, to find out why.
 *
 * @param {string} address
 * @param {string} said by the browser
 * @param {typeof fetch} ask
 * @returns {Promise<BootFailure | null>} null when nothing is wrong with it
 */
export async function examineScript(address, said, ask) {
  const response = await ask(address).catch((error) => explain(error, address));
  if (response instanceof BootFailure) return response;
  if (!response.ok) return missing(address, response.status);
  const type = response.headers.get("content-type") ?? TEXT.noType;
  if (!/javascript/i.test(type)) {
    return new BootFailure("wrong-type", TEXT.notJavaScript(fileName(address), type, said));
  }
  return null;
}

/**
 * @param {string} address
 * @param {number} status
 */
export function missing(address, status) {
  return new BootFailure("missing", TEXT.missing(fileName(address), status));
}
