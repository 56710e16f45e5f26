// Answers what an engine's URL and URLSearchParams make of questions: a line of JSON in, a line of JSON out.
// node answers.mjs [module]: the module whose classes are asked, else node's own.
import { createInterface } from "node:readline";
import { readFileSync } from "node:fs";

const engine = process.argv[2] ? await import(process.argv[2]) : globalThis;
const { URL, URLSearchParams } = engine.default ?? engine;
const source = readFileSync(new URL_("answer.js", import.meta.url), "utf8");
const answer = new Function("URL", "URLSearchParams", `return ${source}`)(URL, URLSearchParams);

function URL_(name, base) {
  return new globalThis.URL(name, base);
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(JSON.parse(line).map(answer))}\n`);
}
