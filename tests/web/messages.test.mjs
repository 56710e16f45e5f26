// What the page says, in each language.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES, languageOf } from "../../web/messages/language.js";

const MESSAGES = new URL("../../web/messages/", import.meta.url);
const files = async (language) =>
  (await readdir(new URL(`${language}/`, MESSAGES), { recursive: true })).filter((name) => name.endsWith(".js"));
/** Parts of a language that are no message files. */
const HELP = { en: ["counted.js"], ko: ["josa.js"] };
const messages = async (language) => (await files(language)).filter((name) => !HELP[language].includes(name)).sort();
const texts = async (language, name) => (await import(new URL(`${language}/${name}`, MESSAGES))).default;

/** Every text by its path; a function by how many places it has. */
function* leaves(value, path = "") {
  if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${key}`);
  else yield [path, value];
}

test("each language has all texts, with the same places in them", async () => {
  const names = await messages("en");
  assert.ok(names.length > 0);
  for (const language of Object.keys(LANGUAGES)) {
    assert.deepEqual(await messages(language), names, language);
    for (const name of names) {
      const form = (value) => (typeof value === "function" ? value.length : typeof value);
      const [here, there] = await Promise.all(
        ["en", language].map(async (each) => [...leaves(await texts(each, name))].map(([path, of]) => [path, form(of)])),
      );
      assert.deepEqual(there, here, `${language}/${name}`);
    }
  }
});

/** What Korean too calls by its English name. */
const NAMES = ["public suffix"];

test("a text that is Korean is not English", async () => {
  for (const name of await messages("ko"))
    for (const [path, value] of leaves(await texts("ko", name))) {
      const [text, english] = [String(value), await textAt("en", name, path)];
      if (/[a-z]{3,} [a-z]{2,}/.test(String(english)) && !NAMES.includes(english)) assert.match(text, /[가-힣]/, `${name} ${path}: ${text}`);
    }
});

async function textAt(language, name, path) {
  return path
    .slice(1)
    .split(".")
    .reduce((value, key) => value[key], await texts(language, name));
}

test("index.html has the English texts that its elements name, and names no other", async () => {
  const html = await readFile(new URL("../index.html", MESSAGES), "utf8");
  const { static: english } = await texts("en", "page.js");
  const used = new Set();
  for (const [tag, name] of html.matchAll(/<[a-z0-9-]+\b[^>]*?\sdata-text="(\w+)"[^>]*>/g)) {
    used.add(name);
    assert.ok(html.includes(`${tag}${english[name]}</`), `${name}: ${english[name]}`);
  }
  for (const [, attribute, value, of, name] of html.matchAll(/\s([a-z-]+)="([^"]*)"\s+data-text-([a-z-]+)="(\w+)"/g)) {
    used.add(name);
    assert.deepEqual([attribute, value], [of, english[name]]);
  }
  assert.deepEqual([...used].sort(), Object.keys(english).sort());
});

test("the language is what the address asks for, else what was chosen, else what the browser prefers", () => {
  assert.equal(languageOf(null, null, ["ko-KR", "en"]), "ko");
  assert.equal(languageOf(null, "en", ["ko-KR"]), "en");
  assert.equal(languageOf("ko", "en", ["en"]), "ko");
  assert.equal(languageOf("KO-kr", null, []), "ko");
  assert.equal(languageOf("xx", null, ["fr", "ko"]), "ko");
  assert.equal(languageOf("constructor", "__proto__", ["toString"]), "en");
  assert.equal(languageOf(null, null, []), "en");
});
