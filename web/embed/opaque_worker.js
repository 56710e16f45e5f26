// @ts-check
/**
 * A worker where the page has an opaque origin, as in <iframe sandbox="allow-scripts">. Browsers refuse it every
 * worker by address, since no address is of its origin; a blob is. A module would not do either: the modules it
 * imports belong to an origin that is not the blob's. A classic script that imports the module when it runs is
 * allowed, and the page's security policy goes on to hold in it: nothing but this site's scripts, and no eval.
 */

/** Whether this page is of no origin but its own. */
export const isOpaque = globalThis.origin === "null";

/**
 * The address of a worker that imports the module at another address, and then hands it what came before it was there.
 * @param {string} module
 */
export function blobAddress(module) {
  const script = [
    // Pyodide tries whether it is given, which Trusted Types refuse, and browsers report.
    "self.importScripts = undefined;",
    "const early = [];",
    "const keep = (event) => early.push(event);",
    "self.onmessage = keep;",
    `import(${JSON.stringify(module)}).then(`,
    "  () => early.forEach((event) => self.onmessage(event)),",
    '  (error) => self.postMessage({ type: "failed", message: String(error) }),',
    ");",
  ].join("\n");
  return URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
}
