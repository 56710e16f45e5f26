// @ts-check
/** Inside the worker: micropip installs wheels that a person brought, which then answer in the place of the page's own. */
import { ASSETS, addressOf } from "../python/assets.js";
import { lastLine } from "./last_line.js";

/** @typedef {import("../python/boot.js").Python} Python */

const ARCHIVE = "/micropip.zip";
const FOLDER = "/wheels";
/** How a message begins that says that micropip was not to be had: before "none", or the status of an answer. */
export const NO_INSTALLER = "no installer: ";

/**
 * @param {Python} python
 * @param {import("../python/start.js").Wheel[]} wheels
 * @returns {Promise<Python>}
 */
export async function withWheels(python, wheels) {
  const { pyodide } = python;
  pyodide.FS.writeFile(ARCHIVE, await micropip());
  pyodide.FS.mkdirTree(FOLDER);
  const paths = wheels.map(({ name, bytes }) => {
    pyodide.FS.writeFile(`${FOLDER}/${name}`, new Uint8Array(bytes));
    return `${FOLDER}/${name}`;
  });
  try {
    pyodide.runPython(`import sys; sys.path.append("${ARCHIVE}")`);
    const versions = JSON.parse(await pyodide.pyimport("install_wheels").install(ARCHIVE, pyodide.toPy(paths)));
    const { answer } = pyodide.pyimport("urlstd.report");
    return { ...python, answer, versions: { ...python.versions, ...versions } };
  } catch (error) {
    throw new Error(lastLine(error instanceof Error ? error.message : String(error)));
  }
}

/** What installs, as a file of this site. */
async function micropip() {
  if (!ASSETS.micropip) throw new Error(`${NO_INSTALLER}none`);
  const response = await fetch(addressOf(ASSETS.micropip));
  if (!response.ok) throw new Error(`${NO_INSTALLER}${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
