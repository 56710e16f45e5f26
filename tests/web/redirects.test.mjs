import assert from "node:assert/strict";
import { test } from "node:test";
import { FIRST, readRedirects, usualTests, writeRedirects } from "../../web/redirects/notation.js";
import { headerLines, hopFacts, originLine, testsSummary } from "../../web/redirects/sentences.js";

/** @type {import("../../web/types.js").Hop} */
const HOP = {
  location: "",
  url: "https://h/",
  origin: "https://h",
  fragment_inherited: false,
  cross_origin: false,
  cross_site: false,
  credentials: false,
  downgrade: false,
  repeated: false,
  errors: [],
  headers: { origin: "https://h", origin_sent: false, tainted: false, authorization: true, blocked: false },
  same_origin_as_first: true,
  same_site_as_first: true,
  default_port: null,
  tests: [],
};
const texts = (/** @type {Partial<import("../../web/types.js").Hop>} */ changes, index = 0) =>
  hopFacts({ ...HOP, ...changes }, index).map(({ text }) => text);

test("what is written is read", () => {
  const held = { locations: ["", "\ud800", "//x"], page: "https://p", allowed: "x", tests: { includes: "" } };
  assert.deepEqual(readRedirects(writeRedirects(held)), { ...held, sound: true });
  const bare = { locations: [], page: null, allowed: null, tests: {} };
  assert.deepEqual(readRedirects(writeRedirects(bare)), { ...bare, sound: true });
  assert.deepEqual(readRedirects(undefined), { ...FIRST, sound: true });
});

test("of a link only strings are taken", () => {
  const empty = { locations: [], page: null, allowed: null, tests: {}, sound: false };
  for (const text of ["{", "1", "null", '{"locations":"x"}', '{"locations":{},"tests":[],"page":1}']) {
    assert.deepEqual(readRedirects(text), empty, text);
  }
  const mixed = readRedirects('{"locations":["a",1],"tests":{"includes":"x","other":"y","hostname":2}}');
  assert.deepEqual(mixed, { ...empty, locations: ["a"], tests: { includes: "x" } });
  assert.equal(readRedirects(JSON.stringify({ locations: Array(99).fill("/") })).locations.length, 40);
});

test("the usual tests of an origin", () => {
  assert.deepEqual(Object.values(usualTests("https://h:1", "h")), ["https://h:1", "h", "h", "^https://h:1", "h", "https://h:1/*"]);
});

test("the facts of a hop", () => {
  assert.deepEqual(texts({}), ["same origin as before", "same site"]);
  assert.deepEqual(texts({ url: null }), []);
  assert.deepEqual(texts({ cross_origin: true, cross_site: null }), ["another origin than before"]);
  assert.deepEqual(texts({ cross_origin: true, cross_site: true }, 1).slice(1), ["another site", "the first origin"]);
  const first = (/** @type {boolean | null} */ site) =>
    texts({ same_origin_as_first: false, same_site_as_first: site }, 1).at(-1);
  assert.deepEqual([true, false, null].map(first), [
    "not the first origin, but its site",
    "not the first origin, nor its site",
    "not the first origin",
  ]);
  const all = texts({ origin: "null", downgrade: true, credentials: true, default_port: "443", fragment_inherited: true, repeated: true });
  assert.equal(all.length, 8);
  assert.ok(all.includes(":443 is the default port, and dropped"));
});

test("what a fetch sends, with the section that says so", () => {
  const names = headerLines(HOP).map(({ name, value }) => [name, value]);
  assert.deepEqual(names, [["Origin", "https://h"], ["Authorization", "kept"]]);
  const headers = { origin: "null", origin_sent: true, tainted: true, authorization: false, blocked: true };
  const lines = headerLines({ ...HOP, headers, downgrade: true });
  assert.deepEqual(lines.map(({ name, value }) => [name, value]), [
    ["CORS", "network error"],
    ["Mixed content", "http:"],
    ["Origin", "null"],
    ["Authorization", "removed"],
  ]);
  assert.match(lines[2]?.anchor ?? "", /#concept-request-tainted-origin$/);
  assert.match(originLine({ ...headers, tainted: false }).text, /^the page’s origin$/);
  assert.deepEqual(headerLines({ ...HOP, headers: null }), []);
});

test("how many tests are fooled", () => {
  const tests = (/** @type {("right" | "fooled" | "strict")[]} */ ...verdicts) =>
    verdicts.map((verdict) => ({ kind: "includes", subject: "href", passes: true, verdict, sentence: null }));
  const summary = (/** @type {any[]} */ list) => testsSummary(list);
  assert.equal(summary(tests("right", "fooled", "strict")), "1 of 3 tests are fooled");
  assert.equal(summary(tests("right", "strict")), "none is fooled, 1 of 2 are too strict");
  assert.equal(summary(tests("right", "right")), "all 2 are right");
});
