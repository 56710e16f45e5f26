// @ts-check
// node shrink.mjs FOLDER
// Takes out of the page's own modules and style sheets what only people read: comments, space, long names of what a
// module has for itself. Each stays a file of its own. The sources are in the repository.
import fs from "node:fs";
import path from "node:path";
import { transform } from "esbuild";

const [FOLDER] = process.argv.slice(2);
const LOADERS = /** @type {const} */ ({ ".js": "js", ".css": "css" });

/** @param {string} file */
async function shrink(file) {
  const loader = LOADERS[/** @type {keyof typeof LOADERS} */ (path.extname(file))];
  if (!loader) return;
  const { code } = await transform(fs.readFileSync(file, "utf8"), {
    loader,
    minify: true,
    // Browsers get what was written: no syntax of older ones, no escapes of letters.
    target: "esnext",
    charset: "utf8",
    legalComments: "none",
    sourcefile: path.relative(FOLDER, file),
  });
  fs.writeFileSync(file, code);
}

try {
  const entries = fs.readdirSync(FOLDER, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map((entry) => shrink(path.join(entry.parentPath ?? entry.path, entry.name))));
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
