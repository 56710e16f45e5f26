// Links: what is written can be read, whatever happens to it on the way.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { exampleById } from "../../web/examples/examples.js";
import {
  DEFAULT_VIEW,
  LinkError,
  UNFOLDED_LIMIT,
  checksum,
  decodeLink,
  encodeLink,
  encodePlain,
} from "../../web/link/permalink.js";
import { MEMBERS } from "../../web/link/pattern_link.js";
import { random, randomText } from "./random_text.mjs";

const view = (changes) => ({ ...DEFAULT_VIEW, ...changes });
const base64url = (text) => Buffer.from(text).toString("base64url");
const stored = (json) => `0.${base64url(json)}${checksum(base64url(json))}`;
const refused = (fragment, pattern = /./) =>
  assert.rejects(decodeLink(fragment), (error) => error instanceof LinkError && pattern.test(error.message));

test("frozen links stay readable", async () => {
  const corpus = JSON.parse(await readFile(new URL("links.json", import.meta.url), "utf8"));
  assert.ok(corpus.length >= 20);
  for (const { link, view } of corpus) {
    const read = await decodeLink(link, exampleById);
    for (const [key, value] of Object.entries(view)) assert.deepEqual(read[key], value, `${key} of ${link}`);
  }
});

test("a link carries what the view of its tab holds of its own, and no other's", async () => {
  for (const text of ["hosts/3", "a=b&step=2", "\ud800\n"]) {
    const given = view({ input: "x", tab: "learn", own: { learn: text, cases: "https://a/" } });
    assert.deepEqual(await decodeLink(await encodeLink(given)), { ...given, own: { learn: text } });
  }
  assert.match(await encodeLink(view({ tab: "learn", own: { learn: "hosts" } })), /^u=&tab=learn&own=hosts$/);
});

test("any strings survive as input and base, with every option", async () => {
  const next = random(1);
  for (let i = 0; i < 600; i++) {
    const given = view({
      input: randomText(next),
      base: next() < 0.5 ? null : randomText(next, 6),
      encoding: next() < 0.5 ? "UTF-8" : "ISO-8859-8-I",
      second: next() < 0.5 ? null : randomText(next, 6),
      tab: next() < 0.5 ? "url" : "two-urls",
      step: next() < 0.5 ? null : 1 + Math.floor(next() * 1e6),
      units: next() < 0.8 ? "code-points" : "utf-16",
    });
    const link = await encodeLink(given);
    assert.deepEqual(await decodeLink(link), given, JSON.stringify(given));
    assert.match(link, /^[A-Za-z0-9\-_.~%&=]*[A-Za-z0-9]$/, link);
  }
});

test("any pattern survives, in each form and with every option", async () => {
  const next = random(2);
  const maybe = (value, other = null) => (next() < 0.5 ? value : other);
  const init = () =>
    Object.fromEntries(MEMBERS.filter(() => next() < 0.3).map((name) => [name, maybe("", randomText(next, 4))]));
  for (let i = 0; i < 400; i++) {
    const given = view({
      input: randomText(next, 4),
      pattern: maybe(maybe(randomText(next, 6), "/:a(\\d+)?*"), maybe(init())),
      relative: maybe("any", maybe("base", "none")),
      patternBase: maybe("", randomText(next, 4)),
      ignoreCase: maybe(true, false),
      fields: maybe(null, maybe(init())),
      routePatterns: maybe("", `/a\n${randomText(next, 4)}`),
      routeUrls: maybe("", `https://h/\n${randomText(next, 4)}`),
      tab: maybe("url", "pattern"),
      step: maybe(null, 3),
    });
    const link = await encodeLink(given);
    assert.deepEqual(await decodeLink(link), given, JSON.stringify(given));
    assert.match(link, /^[A-Za-z0-9\-_.~%&=]*[A-Za-z0-9]$/, link);
  }
});

test("a plain pattern is legible in a link", () => {
  assert.equal(
    encodePlain(
      view({ input: "https://h/a", pattern: "/:a", relative: "base", patternBase: "https://h", tab: "pattern" }),
    ),
    "u=https%3A%2F%2Fh%2Fa&pattern=%2F%3Aa&pattern-relative=base&pattern-base=https%3A%2F%2Fh&tab=pattern",
  );
  assert.equal(encodePlain(view({ pattern: { pathname: "/" } })), null);
});

test("a link cannot bring anything else than a pattern", async () => {
  for (const wrong of [
    '"p":1',
    '"p":["/a"]',
    '"p":{"path":"/"}',
    '"p":{"hash":1}',
    '"r":"url"',
    '"q":1',
    '"c":false',
    '"f":"x"',
    '"f":{"port":80}',
    '"l":[]',
    '"m":0',
  ])
    await refused(stored(`{"i":"x",${wrong}}`), /cannot show/);
  await refused("u=x&pattern=a&pattern-case=0", /cannot show/);
  await refused("u=x&pattern=a&pattern-relative=url", /cannot show/);
});

test("every single UTF-16 unit survives", async () => {
  const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
  for (let start = 0; start < units.length; start += 0x1000) {
    const given = view({
      input: units
        .slice(start, start + 0x1000)
        .reverse()
        .join("x"),
    });
    assert.deepEqual(await decodeLink(await encodeLink(given)), given);
  }
});

test("links survive a second percent-encoding, of everything or of the percent signs", async () => {
  const next = random(2);
  for (let i = 0; i < 300; i++) {
    const given = view({
      input: randomText(next),
      base: next() < 0.6 ? null : randomText(next, 4),
      step: next() < 0.7 ? null : 7,
    });
    const link = await encodeLink(given);
    assert.deepEqual(await decodeLink(encodeURIComponent(link)), given, link);
    assert.deepEqual(await decodeLink(link.replaceAll("%", "%25")), given, link);
  }
});

test("punctuation that prose puts behind a link is no part of it", async () => {
  for (const input of ["https://example.org/", "a.", "x-", "~", "\ud800", "%41"]) {
    const link = await encodeLink(view({ input }));
    for (const tail of [".", ",", ")", ").", "?", "!", ":", ";", "*", "_", "~", "'", '"', ">", "]", "**", " "]) {
      assert.deepEqual(await decodeLink(link + tail), view({ input }), link + tail);
    }
  }
});

test("an HTML-escaped ampersand still separates fields", async () => {
  const given = view({ input: "//x", base: "https://h/p", step: 3 });
  assert.deepEqual(await decodeLink((await encodeLink(given)).replaceAll("&", "&amp;")), given);
});

test("plain inputs give legible links", async () => {
  assert.equal(await encodeLink(view({ input: "https://a.example/?q=1" })), "u=https%3A%2F%2Fa.example%2F%3Fq%3D1");
  assert.equal(
    await encodeLink(view({ input: "//x", base: "https://h/p", step: 17 })),
    "u=%2F%2Fx&base=https%3A%2F%2Fh%2Fp&step=17",
  );
});

test("inputs that plain text cannot hold, or that could be misread, are packed", async () => {
  for (const input of ["", "\n", "é", "\ud800", "%41%42"]) {
    assert.equal(encodePlain(view({ input })), null, input);
    assert.match(await encodeLink(view({ input })), /^1\./);
  }
  assert.equal(encodePlain(view({ input: "x", base: "" })), null);
});

test("long repetitive inputs are packed because that is shorter", async () => {
  const link = await encodeLink(view({ input: "https://h/" + "a/".repeat(5000) }));
  assert.match(link, /^1\./);
  assert.ok(link.length < 500);
});

test("none, empty and about:blank are three different bases", async () => {
  for (const base of [null, "", "about:blank"]) {
    assert.equal((await decodeLink(await encodeLink(view({ input: "x", base })))).base, base);
  }
});

test("links written by hand are understood", async () => {
  assert.equal((await decodeLink("#u=https://example.org/a?b=1&c=2#d")).input, "https://example.org/a?b=1&c=2#d");
  assert.equal((await decodeLink("#u=https://h/a+b")).input, "https://h/a+b");
  assert.equal((await decodeLink("#u=https://%E2%98%95.example/")).input, "https://☕.example/");
  assert.equal((await decodeLink("#u=")).input, "");
});

test("an empty fragment says nothing", async () => {
  assert.equal(await decodeLink(""), null);
  assert.equal(await decodeLink("#"), null);
});

test("examples are found by their id", async () => {
  assert.deepEqual(await decodeLink("#ex=ipv4-octal", exampleById), view({ input: "http://0177.0.0.0x1/" }));
  await assert.rejects(decodeLink("ex=no-such", exampleById), LinkError);
});

test("any change of a packed link is noticed", async () => {
  const link = await encodeLink(view({ input: "https://☕.example/\ud800" }));
  for (let i = 2; i < link.length; i++) {
    const other = link[i] === "A" ? "B" : "A";
    await refused(link.slice(0, i) + other + link.slice(i + 1));
  }
  for (let end = 3; end < link.length; end++) await refused(link.slice(0, end));
});

test("a damaged link gives its raw text back", async () => {
  await assert.rejects(
    decodeLink("#1.AAAA000000"),
    (error) => error instanceof LinkError && error.raw === "1.AAAA000000",
  );
  await refused("#2.abcdef123456", /later version/);
  await refused("#something-else");
  await refused("#%%%");
});

test("what a link says is checked against the schema", async () => {
  assert.deepEqual(await decodeLink(stored('{"i":"x"}')), view({ input: "x" }));
  const bad = [
    "null",
    "[]",
    '"x"',
    "{}",
    '{"i":1}',
    '{"i":"x","b":null}',
    '{"i":"x","b":1}',
    '{"i":"x","s":0}',
    '{"i":"x","s":1.5}',
    '{"i":"x","s":"1"}',
    '{"i":"x","s":1e300}',
    '{"i":"x","t":"no"}',
    '{"i":"x","n":"bytes"}',
    "{",
    "\xff",
  ];
  for (const json of bad) await refused(stored(json));
  await refused("u=x&step=0");
  await refused("u=x&step=-1");
  await refused("u=x&step=two");
  await refused("u=x&tab=no");
  await refused("u=x&encoding=%3Cimg%3E");
  await refused("u=x&units=no");
});

test("nothing is taken over that the schema does not name", async () => {
  const read = await decodeLink(stored('{"i":"x","__proto__":{"polluted":1},"constructor":2,"extra":3}'));
  assert.deepEqual(Object.keys(read).sort(), Object.keys(DEFAULT_VIEW).sort());
  assert.equal({}.polluted, undefined);
});

test("a link that unfolds without end is refused, and none such is written", async () => {
  const bomb = new Blob([`{"i":"${"a".repeat(UNFOLDED_LIMIT)}"}`])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  const body = Buffer.from(await new Response(bomb).arrayBuffer()).toString("base64url");
  assert.ok(body.length < 100_000);
  await refused(`1.${body}${checksum(body)}`, /4 MiB/);
  await assert.rejects(encodeLink(view({ input: "é".repeat(UNFOLDED_LIMIT) })), RangeError);
});

test("without a compressor links are stored as they are, and read all the same", async () => {
  const { CompressionStream } = globalThis;
  try {
    globalThis.CompressionStream = undefined;
    const given = view({ input: "\ufeff\ud800☕", base: "" });
    const link = await encodeLink(given);
    assert.match(link, /^0\./);
    assert.deepEqual(await decodeLink(link), given);
  } finally {
    globalThis.CompressionStream = CompressionStream;
  }
});
