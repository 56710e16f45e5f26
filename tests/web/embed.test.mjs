import assert from "node:assert/strict";
import { test } from "node:test";
import { blobAddress } from "../../web/embed/opaque_worker.js";
import { settingsOf } from "../../web/embed/settings.js";
import { embedAddress, embedSnippet } from "../../web/embed/snippet.js";

test("the query says how the page is embedded, and only with embed", () => {
  const none = { embedded: false, framed: false, tab: null, readonly: false };
  for (const query of ["", "?theme=dark&tab=edits&readonly=1", "?embed=0&tab=edits", "?embed=false"]) {
    assert.deepEqual(settingsOf(query, false), none, query);
  }
  assert.deepEqual(settingsOf("?embed=1&tab=edits&readonly", true), {
    embedded: true,
    framed: true,
    tab: "edits",
    readonly: true,
  });
  assert.deepEqual(settingsOf("?embed&tab=nowhere&readonly=0", false), { ...none, embedded: true });
});

test("a snippet is of one frame, whose address has what was chosen", () => {
  const link = 'https://h/p/#u=a%22&own="x"';
  const choice = { theme: /** @type {const} */ ("dark"), language: "ko", oneTab: true, readonly: true, height: 300 };
  const address = embedAddress(link, "edits", choice);
  assert.equal(new URL(address).search, "?embed=1&theme=dark&lang=ko&tab=edits&readonly=1");
  const usual = { theme: /** @type {const} */ ("auto"), language: "", oneTab: false, readonly: false, height: 1 };
  assert.equal(new URL(embedAddress(link, "url", usual)).search, "?embed=1");
  const snippet = embedSnippet(link, "edits", choice, "a title");
  const src = /src="([^"]*)"/.exec(snippet)?.[1] ?? "";
  assert.equal(src.replaceAll("&quot;", '"').replaceAll("&amp;", "&"), address);
  assert.match(snippet, /sandbox="allow-scripts /);
  assert.match(snippet, / title="a title" /);
  assert.equal(snippet.match(/"/g)?.length, 10);
});

test("the script in a blob hands on what came before the module", async () => {
  const module = 'data:text/javascript,self.onmessage = ({ data }) => self.heard.push(data);';
  const script = await (await fetch(blobAddress(module))).text();
  /** @type {any} */
  const self = { heard: [], postMessage: (/** @type {any} */ message) => self.heard.push(message) };
  globalThis.self = self;
  try {
    new Function("self", script)(self);
    self.onmessage({ data: "early" });
    await import(module);
    await new Promise((resolve) => setImmediate(resolve));
    self.onmessage({ data: "later" });
    assert.deepEqual(self.heard, ["early", "later"]);
    new Function("self", script.replace(/import\("[^"]*"\)/, "Promise.reject(new Error('no'))"))(self);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(self.heard[2], { type: "failed", message: "Error: no" });
  } finally {
    Reflect.deleteProperty(globalThis, "self");
  }
});
