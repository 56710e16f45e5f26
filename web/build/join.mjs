// @ts-check
// node join.mjs FROM TO
// Joins the page's own modules to the few files that a browser asks for, and takes out of them and of the style sheets
// what only people read: comments, space, long names. Prints as JSON which modules each of the files needs at once.
// The sources are in the repository.
import fs from "node:fs";
import path from "node:path";
import { build, transform } from "esbuild";
import { rollup } from "rollup";

const [FROM, TO] = process.argv.slice(2).map((folder) => path.resolve(folder));
/** What a page or a worker begins with. The last two only tests ask for by themselves. */
const ENTRIES = ["app.js", "python/early.js", "python/worker.js", "python/client.js", "history/kept.js"];
/** Addresses are relative to this one, and are put into it when all else is made. */
const APART = "python/assets.js";
/** Scripts of the old kind. */
const ALONE = ["theme.js", "unloaded.js"];
/** What they import becomes a part of them. */
const STYLES = ["style/page.css", "style/reference.css"];
/**
 * A joined file for what each of these needs at once and none before it does. Texts of other languages are imported
 * while the module that asks for them waits: what they need cannot be in the same file as that module.
 */
const JOINED = Object.entries({
  "messages/number.js": "messages/numbers.js",
  "python/worker.js": "python/both_sides.js",
  "python/early.js": "python/beginning.js",
  "app.js": "first_view.js",
});
/** Browsers get what was written: no syntax of older ones, no escapes of letters. */
const AS_WRITTEN = /** @type {const} */ ({ minify: true, target: "esnext", charset: "utf8", legalComments: "none" });

const from = (/** @type {string} */ name) => path.join(FROM, name);
/** The path of a source from its folder. @param {string} id */
const named = (id) => path.relative(FROM, id).replaceAll(path.sep, "/");

/**
 * @param {string} name
 * @param {string | Uint8Array} content
 */
function write(name, content) {
  fs.mkdirSync(path.dirname(path.join(TO, name)), { recursive: true });
  fs.writeFileSync(path.join(TO, name), content);
}

/**
 * @param {string} name
 * @param {"css" | "js"} loader
 * @param {string} [content]
 */
async function shrink(name, loader, content = fs.readFileSync(from(name), "utf8")) {
  write(name, (await transform(content, { ...AS_WRITTEN, loader, sourcefile: name })).code);
}

/**
 * In which joined file a module belongs, if in one.
 * @param {string} id
 * @param {import("rollup").GetModuleInfo} getModuleInfo
 */
function place(id, getModuleInfo) {
  if (["python/worker.js", "python/early.js"].includes(named(id))) return null;
  if (/^messages\/ko\//.test(named(id))) return korean(id, getModuleInfo);
  const beginning = JOINED.find(([entry]) => needed(from(entry), getModuleInfo).has(id));
  return beginning?.[1] ?? null;
}

/**
 * The first view's Korean texts come in one file: each would be waited for.
 * @param {string} id
 * @param {import("rollup").GetModuleInfo} getModuleInfo
 */
function korean(id, getModuleInfo) {
  const askers = getModuleInfo(id)?.dynamicImporters ?? [];
  return askers.some((asker) => needed(from("app.js"), getModuleInfo).has(asker)) ? "messages/ko/page.js" : null;
}

/** @type {Map<string, Set<string>>} */
const known = new Map();
/**
 * A module and all that it imports at once.
 * @param {string} id
 * @param {import("rollup").GetModuleInfo} getModuleInfo
 */
function needed(id, getModuleInfo) {
  const found = known.get(id) ?? new Set([id]);
  if (known.has(id)) return found;
  known.set(id, found);
  for (const one of found) getModuleInfo(one)?.importedIds.forEach((imported) => found.add(imported));
  return found;
}

/** Joined files have names; what several of them share has that of one of its modules. @param {string} name */
const chunkName = (name) => (name.endsWith(".js") ? name : `shared/${name}.js`);

/** @returns {Promise<Record<string, string[]>>} */
async function join() {
  const joining = await rollup({
    input: Object.fromEntries(ENTRIES.map((name) => [name, from(name)])),
    external: [from(APART)],
    preserveEntrySignatures: "strict",
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  const { output } = await joining.generate({
    format: "es",
    entryFileNames: "[name]",
    chunkFileNames: ({ name, facadeModuleId }) => (facadeModuleId ? named(facadeModuleId) : chunkName(name)),
    manualChunks: (id, { getModuleInfo }) => place(id, getModuleInfo),
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
  });
  const chunks = output.filter((one) => one.type === "chunk");
  await Promise.all(chunks.map(({ fileName, code }) => shrink(fileName, "js", code)));
  return Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports]));
}

/**
 * Style sheets with all that they import.
 * @returns {Promise<Set<string>>} those that are in one now
 */
async function joinStyles() {
  const options = /** @type {const} */ ({ ...AS_WRITTEN, bundle: true, metafile: true, absWorkingDir: FROM });
  const made = await build({ ...options, entryPoints: STYLES, outdir: TO, outbase: FROM });
  return new Set(Object.keys(made.metafile.inputs));
}

try {
  const all = fs
    .readdirSync(FROM, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => named(path.join(entry.parentPath ?? entry.path, entry.name)));
  const [imports, joined] = await Promise.all([join(), joinStyles()]);
  const styles = all.filter((name) => name.endsWith(".css") && !joined.has(name));
  await Promise.all([
    ...styles.map((name) => shrink(name, "css")),
    ...[APART, ...ALONE].map((name) => shrink(name, "js")),
  ]);
  for (const name of all.filter((other) => !/\.(?:css|js)$/.test(other))) write(name, fs.readFileSync(from(name)));
  console.log(JSON.stringify(imports));
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
