// What holds for the page's code as a whole.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

const WEB = new URL("../../web/", import.meta.url);
const read = (name) => readFile(new URL(name, WEB), "utf8");
const names = async (folder) =>
  (await readdir(new URL(folder, WEB))).filter((name) => name.endsWith(".js")).map((name) => folder + name);
const everywhere = async () =>
  (await readdir(WEB, { recursive: true })).filter(
    (name) => name.endsWith(".js") && !/^(?:node_modules|build)\//.test(name),
  );
const imports = (source) =>
  [...source.matchAll(/^(?:import|export)\b[^"]*?from "([^"]+)";|^import "([^"]+)";/gm)].map(
    ([, from, bare]) => from ?? bare,
  );
/** Modules that are loaded when what they show is first opened. */
const LATER = [
  "examples/example_choice.js",
  "examples/examples.js",
  "elements/examples_dialog.js",
  "elements/licences_dialog.js",
  "elements/share_dialog.js",
  "licences/licences.js",
  "messages/learn.js",
  "messages/lessons.js",
  "examples/pattern_examples.js",
  "elements/code_point_table.js",
  "elements/constructor_strip.js",
  "elements/encode_sets.js",
  "elements/pattern_components.js",
  "elements/pattern_form.js",
  "elements/pattern_native.js",
  "elements/percent_encodings.js",
  "elements/route_table.js",
  "elements/url_comparison.js",
  "messages/bytes.js",
  "messages/cases.js",
  "messages/confusions.js",
  "messages/dialogs.js",
  "messages/edits.js",
  "messages/engines.js",
  "messages/examples.js",
  "messages/exchange.js",
  "messages/pattern.js",
  "messages/pattern_words.js",
  "messages/redirects.js",
  "messages/two_urls.js",
  "pattern_panel/native_pattern.js",
  "pattern_panel/pattern_words.js",
];

test("no element imports another element, the store or the client", async () => {
  const elements = await names("elements/");
  assert.ok(elements.length >= 18);
  for (const name of elements) {
    for (const from of imports(await read(name))) {
      assert.match(from, /^\.\.\/(?!elements\/)(?:[a-z_]+\/)*[a-z_]+\.js$/, `${name} imports ${from}`);
      assert.doesNotMatch(from, /(?<!messages)\/(?:store|client|app|page|painter|question|address)\.js$/, `${name} imports ${from}`);
    }
  }
});

test("each element's file has one class with a tag of its own, used on the page", async () => {
  const html = await read("index.html");
  for (const name of await names("elements/")) {
    const source = await read(name);
    const [tag, ...others] = [...source.matchAll(/static define\(tag = "([a-z-]+)"\)/g)].map((found) => found[1]);
    assert.deepEqual(others, [], name);
    assert.equal(name, `elements/${tag.replaceAll("-", "_")}.js`);
    assert.ok(html.includes(`<${tag}`), `${tag} is not on the page`);
  }
});

test("the first view waits for no module and no style sheet of another view or of a dialog", async () => {
  const found = ["app.js"];
  for (const name of found)
    for (const from of imports(await read(name))) {
      const path = new URL(from, new URL(name, WEB)).href.slice(WEB.href.length);
      if (!found.includes(path)) found.push(path);
    }
  const later = /^(?:bytes|cases|edits|engines|exchange|learn|pattern|pattern_inputs|pattern_steps|redirects|two_urls)\//;
  assert.deepEqual(
    found.filter((path) => later.test(path) || LATER.includes(path)),
    [],
  );
  const html = await read("index.html");
  for (const [, tab] of (await read("later_views.js")).matchAll(/^ {2}"?([a-z-]+)"?: \(\) => import\(/gm)) {
    assert.ok(html.includes(`id="${tab}-view"`), tab);
    assert.ok(!html.includes(`style/${tab}.css`), tab);
    assert.ok((await read(`style/${tab}.css`)).length > 0, tab);
  }
});

test("only message files make the modules that import them wait", async () => {
  // The build joins modules: one that waits for another must not be in the same file as what that one needs.
  const waiting = [];
  for (const name of await everywhere()) {
    const outside = (await read(name)).split("\n").filter((line) => !/^(?:\s|\/|\*|$)|\basync\b/.test(line));
    if (outside.some((line) => /\bawait\b/.test(line))) waiting.push(name);
  }
  assert.ok(waiting.includes("messages/page.js"));
  assert.deepEqual(waiting.filter((name) => !name.startsWith("messages/")), []);
});

test("text never becomes markup or code", async () => {
  const forbidden =
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|setHTML|createContextualFragment|DOMParser|\beval\(|new Function|setAttribute\("(?:style|on)/;
  for (const name of await everywhere())
    assert.doesNotMatch(await read(name), forbidden, name);
});

test("the page has no inline script or style, nothing from elsewhere, and can be zoomed", async () => {
  const html = await read("index.html");
  assert.doesNotMatch(html, /<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/);
  for (const [, address] of html.matchAll(/\s(?:src|href)="([^"]+)"/g)) assert.doesNotMatch(address, /^(?:[a-z]+:|\/)/);
  assert.match(html, /<html lang="en"/);
  assert.doesNotMatch(html, /user-scalable|maximum-scale/);
});

test("files stay small enough to be read", async () => {
  for (const name of await everywhere()) {
    const lines = (await read(name)).split("\n").length;
    assert.ok(lines <= 420, `${name} has ${lines} lines`);
  }
});
