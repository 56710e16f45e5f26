// @ts-check
/** What the page carries besides what Python tells of: Python itself, and what that is made of. */

/** @typedef {import("../types.js").Licence} Licence */
/** @typedef {import("../python/assets.js").Assets} Assets */

/**
 * @param {string} name
 * @param {string} use
 * @param {[licence: string, spdx: string]} licence
 * @param {string} url
 * @param {string} copyright
 * @returns {Omit<Licence, "version">}
 */
function entry(name, use, [licence, spdx], url, copyright) {
  return { name, use, licence, spdx, url, copyright, text: `https://spdx.org/licenses/${spdx}.html` };
}

/** @type {[string, string]} */
const MIT = ["MIT License", "MIT"];
/** @type {[string, string]} */
const MPL = ["Mozilla Public License 2.0", "MPL-2.0"];

const PYODIDE = entry(
  "Pyodide",
  "Python in WebAssembly, as it was released",
  MPL,
  "https://pyodide.org/",
  "The Pyodide development team",
);
const CPYTHON = entry(
  "CPython",
  "the interpreter and its library, in Pyodide",
  ["Python Software Foundation License", "PSF-2.0"],
  "https://www.python.org/",
  "Copyright © 2001 Python Software Foundation",
);
const LIST_PACKAGE = entry(
  "publicsuffixlist",
  "the package that the Public Suffix List comes in",
  MPL,
  "https://github.com/ko-zu/psl",
  "ko-zu",
);

const INSTALLER = [
  entry(
    "micropip",
    "installs a wheel that you bring",
    MPL,
    "https://micropip.pyodide.org/",
    "The Pyodide development team",
  ),
  entry(
    "packaging",
    "names and versions of packages, in micropip",
    ["BSD 2-Clause License", "BSD-2-Clause"],
    "https://packaging.pypa.io/",
    "Donald Stufft and individual contributors",
  ),
  entry(
    "mousebender",
    "package indexes, in micropip",
    ["BSD 3-Clause License", "BSD-3-Clause"],
    "https://github.com/brettcannon/mousebender",
    "Brett Cannon",
  ),
];

/** Compiled into Pyodide's one WebAssembly module, which does not tell the version of each. */
const INSIDE_PYODIDE = [
  entry(
    "Emscripten and musl",
    "compiler runtime and C library, in Pyodide",
    MIT,
    "https://emscripten.org/",
    "The Emscripten and musl authors",
  ),
  entry(
    "hiwire",
    "references to JavaScript objects, in Pyodide",
    MPL,
    "https://github.com/hoodmane/hiwire",
    "Hood Chatham",
  ),
  entry(
    "libffi",
    "calls of foreign functions, in Pyodide",
    MIT,
    "https://github.com/libffi/libffi",
    "Anthony Green, Red Hat and others",
  ),
  entry(
    "zlib",
    "compression, in Pyodide",
    ["zlib License", "Zlib"],
    "https://zlib.net/",
    "Jean-loup Gailly and Mark Adler",
  ),
  entry(
    "bzip2",
    "compression, in Pyodide",
    ["bzip2 License", "bzip2-1.0.6"],
    "https://sourceware.org/bzip2/",
    "Julian Seward",
  ),
  entry(
    "liblzma",
    "compression, in Pyodide",
    ["BSD Zero Clause License", "0BSD"],
    "https://tukaani.org/xz/",
    "The XZ Utils authors",
  ),
  entry(
    "Zstandard",
    "compression, in Pyodide",
    ["BSD 3-Clause License", "BSD-3-Clause"],
    "https://facebook.github.io/zstd/",
    "Meta Platforms, Inc.",
  ),
  entry(
    "Expat",
    "XML, in Pyodide",
    MIT,
    "https://libexpat.github.io/",
    "Thai Open Source Software Center, Clark Cooper and the Expat maintainers",
  ),
  entry(
    "libmpdec",
    "decimal numbers, in Pyodide",
    ["BSD 2-Clause License", "BSD-2-Clause"],
    "https://www.bytereef.org/mpdecimal/",
    "Stefan Krah",
  ),
  entry(
    "SQLite",
    "a database that this page does not use, in Pyodide",
    ["public domain", "blessing"],
    "https://www.sqlite.org/",
    "No copyright",
  ),
];

/**
 * @param {Licence[]} told what Python says that it carries
 * @param {{python: string, pyodide: string}} versions
 * @param {Assets["lock"]} lock what the build put into the page
 * @returns {Licence[]}
 */
export function allLicences(told, { python, pyodide }, lock) {
  const list = lock.packages["publicsuffixlist"];
  const emscripten = /^emscripten_([\d_]+)$/.exec(lock.info.platform ?? "")?.[1]?.replaceAll("_", ".") ?? "";
  return [
    ...told,
    ...(list ? [{ ...LIST_PACKAGE, version: list.version }] : []),
    { ...PYODIDE, version: pyodide },
    { ...CPYTHON, version: python },
    ...INSTALLER.map((library) => ({ ...library, version: "" })),
    ...INSIDE_PYODIDE.map((library) => ({
      ...library,
      version: library.name.startsWith("Emscripten") ? emscripten : "",
    })),
  ];
}
