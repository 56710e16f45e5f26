// @ts-check
// node bundle.mjs WHEELS OUT
// Makes what the page loads as Python: one zip of compiled modules, and the lock that says which packages are in it; and
// beside it micropip with the modules that only it needs, for those who bring a wheel.
// Two Pyodides, because the first is full of what micropip imports: it resolves and packs, the second says
// which modules the page needs.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

/** @typedef {import("pyodide").PyodideAPI} Pyodide */

const HERE = path.dirname(fileURLToPath(import.meta.url));
const [WHEELHOUSE, OUT] = process.argv.slice(2);

const wheels = fs.readdirSync(WHEELHOUSE).filter((name) => name.endsWith(".whl"));
const [micropip] = wheels.filter((name) => name.startsWith("micropip-"));
const [ours] = wheels.filter((name) => name.startsWith("urlstd_playground-"));
const packages = [...wheels.filter((name) => name !== micropip && name !== ours), ours];

/** The module that runs micropip in the page. */
const INSTALLER = "install_wheels";

/** @param {string} wheel */
const content = (wheel) => new Uint8Array(fs.readFileSync(path.join(WHEELHOUSE, wheel)));

// The order of sets, and so the bytes of compiled code, must not depend on chance. And it knows lines, not columns, which
// would only be for carets in tracebacks.
const start = () => loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });

/**
 * @param {Pyodide} pyodide
 * @param {string} name of a Python module beside this file
 */
function load(pyodide, name) {
  pyodide.FS.writeFile(`${name}.py`, fs.readFileSync(path.join(HERE, `${name}.py`), "utf8"));
  return pyodide.pyimport(name);
}

/** @param {Pyodide} pyodide */
const sitePackages = (pyodide) => pyodide.runPython("import sysconfig; sysconfig.get_path('purelib')");

/** @param {Pyodide} pyodide */
async function resolve(pyodide) {
  pyodide.unpackArchive(content(micropip), "wheel", { extractDir: "/micropip" });
  pyodide.runPython("import sys; sys.path.append('/micropip')");
  pyodide.FS.mkdir("/wheels");
  for (const wheel of packages) pyodide.FS.writeFile(`/wheels/${wheel}`, content(wheel));
  return await load(pyodide, "resolve").resolve(packages.map((wheel) => `/wheels/${wheel}`));
}

/** @param {Pyodide} pyodide */
function modulesUsed(pyodide) {
  const extractDir = sitePackages(pyodide);
  for (const wheel of packages) pyodide.unpackArchive(content(wheel), "wheel", { extractDir });
  return load(pyodide, "exercise").modules_used(extractDir).toJs();
}

/**
 * @param {Pyodide} pyodide
 * @param {string} packages the folder that they are installed in
 * @param {string[]} modules
 * @param {string} name
 */
function pack(pyodide, packages, modules, name) {
  const library = pyodide.runPython("import sys; next(p for p in sys.path if p.endswith('.zip'))");
  const said = load(pyodide, "pack").pack(library, packages, modules, `/${name}`);
  const archive = pyodide.FS.readFile(`/${name}`);
  fs.writeFileSync(path.join(OUT, name), archive);
  console.log(`${name}: ${said}, ${archive.length.toLocaleString("en")} bytes`);
}

try {
  const resolver = await start();
  const lock = await resolve(resolver);
  const used = modulesUsed(await start());
  /** @type {string[]} */
  const installing = resolver.runPython("import sys; sorted(sys.modules)").toJs();
  load(resolver, "pack").write_steps(sitePackages(resolver));
  pack(resolver, sitePackages(resolver), used, "python.zip");
  const more = [INSTALLER, ...installing.filter((name) => !used.includes(name))];
  resolver.FS.writeFile(`/micropip/${INSTALLER}.py`, fs.readFileSync(path.join(HERE, `${INSTALLER}.py`), "utf8"));
  pack(resolver, "/micropip", more, "micropip.zip");
  fs.writeFileSync(path.join(OUT, "lock.json"), lock);
} catch (error) {
  // Left to itself, node prints the line that threw: all of Pyodide's code.
  console.error(String(error));
  process.exitCode = 1;
}
