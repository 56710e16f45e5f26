// @ts-check
/**
 * Python's archive when Python has started without it: what is imported by then is in memory, the rest is read from
 * the archive when it is wanted.
 */

/**
 * Puts a file in the archive's place that has the archive's content once somebody reads it.
 * @param {any} pyodide
 * @param {number} size of the archive
 * @param {string} address of the archive
 * @returns {(archive: ArrayBuffer) => void} gives the file its content, before anybody has to wait for it
 */
export function lazily(pyodide, size, address) {
  const { FS } = pyodide;
  const path = pyodide.runPython("next(p for p in __import__('sys').path if p.endswith('.zip'))");
  const { node } = FS.lookupPath(path);
  /** @type {Uint8Array | null} */
  let content = null;
  // What Emscripten's files in memory consist of.
  Object.defineProperties(node, {
    contents: { get: () => (content ??= fetchNow(address)) },
    usedBytes: { value: size },
  });
  return (archive) => (content ??= new Uint8Array(archive));
}

/**
 * Python waits for what it reads, so this thread, which is Python's alone, does.
 * @param {string} address
 */
function fetchNow(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`The server answered ${request.status} for ${address}.`);
  return new Uint8Array(request.response);
}
