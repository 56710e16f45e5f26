// @ts-check
// node weigh.mjs DIST KNOWN
// Says what a visit weighs: bytes as they are, and as hosts send them. Compressing takes long, so what was found for a
// content is kept in the file KNOWN.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";

/** @typedef {{raw: number, gzip: number, brotli: number}} Weight */

const [DIST, KNOWN] = process.argv.slice(2);
/** @type {Record<string, Weight>} */
const known = fs.existsSync(KNOWN) ? JSON.parse(fs.readFileSync(KNOWN, "utf8")) : {};
/** Hosts that compress once use 11, which is a tenth smaller and takes minutes. */
const USUAL = {
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9, [zlib.constants.BROTLI_PARAM_LGWIN]: 24 },
};

/** @param {string} file */
function weigh(file) {
  const content = fs.readFileSync(path.join(DIST, file));
  const name = createHash("sha256").update(content).digest("hex");
  return (known[name] ??= {
    raw: content.length,
    gzip: zlib.gzipSync(content, { level: 9 }).length,
    brotli: zlib.brotliCompressSync(content, USUAL).length,
  });
}

/**
 * @param {string} title
 * @param {string[]} files
 */
function tell(title, files) {
  const sum = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const { raw, gzip, brotli } = weigh(file);
    sum.raw += raw;
    sum.gzip += gzip;
    sum.brotli += brotli;
  }
  const columns = [sum.raw, sum.gzip, sum.brotli].map((bytes) => bytes.toLocaleString("en").padStart(12));
  console.log(`${title.padEnd(46)}${columns.join("")}`);
}

const all = fs
  .readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(DIST, path.join(entry.parentPath ?? entry.path, entry.name)));
const page = fs.readFileSync(path.join(DIST, "index.html"), "utf8");
const own = [...page.matchAll(/(?:src|href)="(assets\/app-[^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file);
const runtime = all.filter((file) => /^assets\/pyodide-/.test(file));
const named = (/** @type {string} */ name) => all.filter((file) => file.endsWith(`/${name}`));

console.log(`${"bytes".padEnd(46)}${["as they are", "gzip", "brotli"].map((title) => title.padStart(12)).join("")}`);
const first = ["index.html", ...new Set(own)];
tell(`the page's own first view, in ${first.length} files`, first);
tell("  all of its views", ["index.html", ...all.filter((file) => /^assets\/app-/.test(file))]);
tell("Pyodide", runtime);
tell("Python's memory", named("memory.bin"));
tell("Python's files", named("python.zip"));
tell("micropip, for those who bring a wheel", named("micropip.zip"));
tell("a start from memory", [...runtime, ...named("memory.bin")]);
tell("a start from files", [...runtime, ...named("python.zip")]);
fs.writeFileSync(KNOWN, JSON.stringify(known));
