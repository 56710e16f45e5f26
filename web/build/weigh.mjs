// @ts-check
// node weigh.mjs DIST KNOWN [QUALITY]
// Says what a visit weighs: bytes as they are, and as hosts send them; those that compress once use brotli's quality 11,
// which takes minutes. What was found for a content is kept in the file KNOWN.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

/** @typedef {{raw: number, gzip: number, brotli: number}} Weight */

const [DIST, KNOWN, QUALITY = "9"] = process.argv.slice(2);
/** @type {Record<string, Weight>} */
const known = fs.existsSync(KNOWN) ? JSON.parse(fs.readFileSync(KNOWN, "utf8")) : {};
const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
const USUAL = { params: { [BROTLI_PARAM_QUALITY]: Number(QUALITY), [BROTLI_PARAM_LGWIN]: 24 } };

/** @param {string} file */
async function weigh(file) {
  const content = fs.readFileSync(path.join(DIST, file));
  const name = `${createHash("sha256").update(content).digest("hex")} ${QUALITY}`;
  if (known[name]) return known[name];
  const [zipped, squeezed] = await Promise.all([gzip(content, { level: 9 }), brotli(content, USUAL)]);
  return (known[name] = { raw: content.length, gzip: zipped.length, brotli: squeezed.length });
}

/**
 * @param {string} title
 * @param {string[]} files
 */
async function tell(title, files) {
  const sum = { raw: 0, gzip: 0, brotli: 0 };
  for (const weight of await Promise.all(files.map(weigh))) {
    sum.raw += weight.raw;
    sum.gzip += weight.gzip;
    sum.brotli += weight.brotli;
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

console.log(`${"bytes".padEnd(46)}${["as they are", "gzip", `brotli ${QUALITY}`].map((title) => title.padStart(12)).join("")}`);
const first = ["index.html", ...new Set(own)];
await tell(`the page's own first view, in ${first.length} files`, first);
await tell("  all of its views", ["index.html", ...all.filter((file) => /^assets\/app-/.test(file))]);
await tell("Pyodide", runtime);
await tell("Python's memory", named("memory.bin"));
await tell("Python's files", named("python.zip"));
await tell("micropip, for those who bring a wheel", named("micropip.zip"));
await tell("a start from memory", [...runtime, ...named("memory.bin")]);
await tell("a start from files", [...runtime, ...named("python.zip")]);
fs.writeFileSync(KNOWN, JSON.stringify(known));
