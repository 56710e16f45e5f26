// What holds for the page's code as a whole.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

const WEB = new URL("../../web/", import.meta.url);
const read = (name) => readFile(new URL(name, WEB), "utf8");
const names = async (folder) =>
  (await readdir(new URL(folder, WEB))).filter((name) => name.endsWith(".js")).map((name) => folder + name);
const imports = (source) =>
  [...source.matchAll(/^(?:import|export)\b[^"]*?from "([^"]+)";|^import "([^"]+)";/gm)].map(
    ([, from, bare]) => from ?? bare,
  );

test("no element imports another element, the store or the client", async () => {
  const elements = await names("elements/");
  assert.ok(elements.length >= 18);
  for (const name of elements) {
    for (const from of imports(await read(name))) {
      assert.match(from, /^\.\.\/[a-z_]+\.js$/, `${name} imports ${from}`);
      assert.doesNotMatch(from, /\/(?:store|client|app|page|painter|question|address)\.js$/, `${name} imports ${from}`);
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

test("text never becomes markup or code", async () => {
  const forbidden =
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|setHTML|createContextualFragment|DOMParser|\beval\(|new Function|setAttribute\("(?:style|on)/;
  for (const name of [...(await names("./")), ...(await names("elements/"))])
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
  for (const name of [...(await names("./")), ...(await names("elements/"))]) {
    const lines = (await read(name)).split("\n").length;
    assert.ok(lines <= 420, `${name} has ${lines} lines`);
  }
});
