// @ts-check
// node memory.mjs BUNDLE OUT IDENTITY
// Makes memory.bin of the bundle's python.zip: what Python's memory holds once it has started, imported our package and answered
// what the page asks first, as the pieces in which it differs from that of a Pyodide in which nothing has run. With it
// goes first.json, the answer to the first example in each language, for the page to show before Python is there.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { LANGUAGES } from "../messages/language.js";
import { ENVIRONMENT, encode } from "../python/memory.js";
import { firstRequests } from "./first_requests.mjs";

/** @typedef {{HEAPU8: Uint8Array, HEAPU32: Uint32Array, [name: string]: any}} Machine Emscripten's, of which Pyodide tells nothing */

const HERE = path.dirname(fileURLToPath(import.meta.url));
const [BUNDLE, OUT, IDENTITY] = process.argv.slice(2);
const CONTENT = { stdLibURL: path.join(BUNDLE, "python.zip") };

/** @param {object} options */
const start = (options) =>
  loadPyodide({ ...CONTENT, env: { ...ENVIRONMENT }, lockFileContents: fs.readFileSync(path.join(BUNDLE, "lock.json"), "utf8"), ...options });

/** Memory in which nothing has run. */
async function untouched() {
  const farEnough = new Error("far enough");
  let memory = new Uint8Array();
  const options = {
    createPyodideModule: async (/** @type {any} */ settings) => {
      memory = /** @type {Machine} */ (await createPyodideModule(settings)).HEAPU8.slice();
      throw farEnough;
    },
    // As in the page: what is there keeps Pyodide from running the main program.
    _loadSnapshot: new Uint8Array(64),
  };
  await start(options).catch((error) => {
    if (error !== farEnough) throw error;
  });
  return memory;
}

/** Memory in which Python has answered, the JavaScript objects that it knows, and its answers. */
async function used() {
  const pyodide = await start({ _makeSnapshot: true });
  const globals = pyodide.toPy({});
  pyodide.runPython(fs.readFileSync(path.join(HERE, "remember.py"), "utf8"), { globals });
  const remember = globals.get("remember");
  const first = remember(JSON.stringify(firstRequests()), JSON.stringify(Object.keys(LANGUAGES)));
  for (const proxy of [remember, globals]) proxy.destroy();
  forget(/** @type {any} */ (pyodide)._module);
  const image = /** @type {any} */ (pyodide).makeMemorySnapshot();
  const [, length = 0] = new Uint32Array(image.buffer, image.byteOffset, 2);
  return { head: image.subarray(0, length), memory: image.subarray(length), first };
}

/**
 * Fills what is free again with zeros, which take no room in a compressed file.
 * @param {Machine} machine
 */
function forget(machine) {
  const end = /** @type {number} */ (machine.HEAPU32[machine["_emscripten_get_sbrk_ptr"]() >>> 2]);
  const held = [];
  for (let size = 1 << 20; size >= 32; size >>= 1) {
    for (;;) {
      const place = machine["_malloc"](size);
      // Not out of what nobody has used yet: taking it would make the memory longer.
      if (!place || place + size > end - 65_536) {
        if (place) machine["_free"](place);
        break;
      }
      machine.HEAPU8.fill(0, place, place + size);
      held.push(place);
    }
  }
  for (const place of held) machine["_free"](place);
}

try {
  const before = await untouched();
  const { head, memory, first } = await used();
  if (memory.length !== before.length) throw new Error(`memory has grown to ${memory.length} bytes`);
  const file = encode({ identity: IDENTITY, head, before, memory });
  fs.writeFileSync(path.join(OUT, "memory.bin"), file);
  fs.writeFileSync(path.join(OUT, "first.json"), first);
  console.log(`memory.bin: ${file.length.toLocaleString("en")} bytes`);
} catch (error) {
  // Left to itself, node prints the line that threw: all of Pyodide's code.
  console.error(String(error));
  process.exitCode = 1;
}
