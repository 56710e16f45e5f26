// @ts-check
/**
 * Where the page finds Python. `build.py site` puts the real addresses and sizes in the place of these.
 * Addresses are relative to this module, which stays a file of its own where others are joined.
 *
 * @typedef {{url: string, size: number, sha256?: string}} Asset size in bytes, without compression; the sum in hexadecimal
 * @typedef {{name: string, version: string}} LockedPackage
 * @typedef {Asset & {sha256: string, identity: string}} Memory identity: that of what it was made with; see memory.js
 * @typedef {object} Assets
 * @property {Asset} loader pyodide.mjs
 * @property {Asset} glue pyodide.asm.mjs
 * @property {Asset} wasm pyodide.asm.wasm
 * @property {Asset} archive Python's library, our package and what it depends on, compiled, in one zip
 * @property {Asset | null} micropip what installs a wheel that a person brings, compiled, in another zip
 * @property {Memory | null} memory what Python's memory holds after it has started from that archive
 * @property {Asset | null} first the answer to the first example in each language, as Python gave it when the site was built
 * @property {{info: {python: string, platform?: string}, packages: Record<string, LockedPackage>}} lock what micropip resolved
 */

/** @type {Assets} */
export const ASSETS = {
  loader: { url: "./pyodide.mjs", size: 0 },
  glue: { url: "./pyodide.asm.mjs", size: 0 },
  wasm: { url: "./pyodide.asm.wasm", size: 0 },
  archive: { url: "./python.zip", size: 0 },
  micropip: null,
  memory: null,
  first: null,
  lock: { info: { python: "" }, packages: {} },
};

/** The address of the folder with the page's own files. */
export const OWN_FILES = new URL("../", import.meta.url).href;

/** @param {Asset} asset */
export const addressOf = (asset) => new URL(asset.url, import.meta.url).href;
