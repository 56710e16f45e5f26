// @ts-check
/** What the page carries besides what Python tells of: Python itself, and what that is made of. */

import { DIALOGS } from "../messages/dialogs.js";

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

const USES = DIALOGS.licences;
/** @type {[string, string]} */
const MIT = ["MIT License", "MIT"];
/** @type {[string, string]} */
const MPL = ["Mozilla Public License 2.0", "MPL-2.0"];

const PYODIDE = entry(
  "Pyodide",
  USES.pyodide,
  MPL,
  "https://pyodide.org/",
  "The Pyodide development team",
);
const CPYTHON = entry(
  "CPython",
  USES.cpython,
  ["Python Software Foundation License", "PSF-2.0"],
  "https://www.python.org/",
  "Copyright © 2001 Python Software Foundation",
);
const LIST_PACKAGE = entry(
  "publicsuffixlist",
  USES.list,
  MPL,
  "https://github.com/ko-zu/psl",
  "ko-zu",
);

const INSTALLER = [
  entry(
    "micropip",
    USES.micropip,
    MPL,
    "https://micropip.pyodide.org/",
    "The Pyodide development team",
  ),
  entry(
    "packaging",
    USES.packaging,
    ["BSD 2-Clause License", "BSD-2-Clause"],
    "https://packaging.pypa.io/",
    "Donald Stufft and individual contributors",
  ),
  entry(
    "mousebender",
    USES.mousebender,
    ["BSD 3-Clause License", "BSD-3-Clause"],
    "https://github.com/brettcannon/mousebender",
    "Brett Cannon",
  ),
];

/** Compiled into Pyodide's one WebAssembly module, which does not tell the version of each. */
const INSIDE_PYODIDE = [
  entry(
    "Emscripten and musl",
    USES.emscripten,
    MIT,
    "https://emscripten.org/",
    "The Emscripten and musl authors",
  ),
  entry(
    "hiwire",
    USES.hiwire,
    MPL,
    "https://github.com/hoodmane/hiwire",
    "Hood Chatham",
  ),
  entry(
    "libffi",
    USES.libffi,
    MIT,
    "https://github.com/libffi/libffi",
    "Anthony Green, Red Hat and others",
  ),
  entry(
    "zlib",
    USES.compression,
    ["zlib License", "Zlib"],
    "https://zlib.net/",
    "Jean-loup Gailly and Mark Adler",
  ),
  entry(
    "bzip2",
    USES.compression,
    ["bzip2 License", "bzip2-1.0.6"],
    "https://sourceware.org/bzip2/",
    "Julian Seward",
  ),
  entry(
    "liblzma",
    USES.compression,
    ["BSD Zero Clause License", "0BSD"],
    "https://tukaani.org/xz/",
    "The XZ Utils authors",
  ),
  entry(
    "Zstandard",
    USES.compression,
    ["BSD 3-Clause License", "BSD-3-Clause"],
    "https://facebook.github.io/zstd/",
    "Meta Platforms, Inc.",
  ),
  entry(
    "Expat",
    USES.expat,
    MIT,
    "https://libexpat.github.io/",
    "Thai Open Source Software Center, Clark Cooper and the Expat maintainers",
  ),
  entry(
    "libmpdec",
    USES.libmpdec,
    ["BSD 2-Clause License", "BSD-2-Clause"],
    "https://www.bytereef.org/mpdecimal/",
    "Stefan Krah",
  ),
  entry(
    "SQLite",
    USES.sqlite,
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
