// Engines side by side: who agrees, what a difference means, where the trace parts ways, others' results, minimising.
import assert from "node:assert/strict";
import { test } from "node:test";
import { agreement, destinations, differsIn, sameDestination } from "../../web/engines/agreement.js";
import { ALL_CONFUSIONS } from "../../web/engines/confusions.js";
import { firstDivergence } from "../../web/engines/divergence.js";
import { lastLine } from "../../web/engines/last_line.js";
import { meanings, reason } from "../../web/engines/meaning.js";
import { minimise } from "../../web/engines/minimiser.js";
import { PastedError, pastedInputs, pastedResults, readPasted } from "../../web/engines/pasted.js";
import { OtherVersion } from "../../web/engines/other_version.js";
import { PROGRAMS, literal } from "../../web/engines/programs.js";
import { browserResult, pythonResult, urlstdResult } from "../../web/engines/results.js";
import { WheelError, projectOf } from "../../web/engines/wheel_names.js";
import { nativeUrl } from "../../web/native.js";

const engine = (name, values, more = {}) => ({
  ...{ id: name, name, version: "1", note: "", live: true, outcome: "parsed", problem: "", values },
  ...more,
});
const GOOD = {
  scheme: "http",
  hostname: "good.example",
  address: null,
  port: null,
  path: "/",
  href: "http://good.example/",
};
const refuses = (name, problem = "why") => engine(name, {}, { outcome: "failure", problem });
const told = (results, input = "", base = null) => 
  meanings(results, { input, base }).map(({ text }) => text.map((part) => part.words ?? part).join(""));

test("rows are compared where both engines have a word for them; nothing and empty are one, a default port is none", () => {
  const a = engine("a", GOOD);
  const b = engine("b", { scheme: "http", hostname: "good.example", port: "80", path: "" });
  assert.equal(differsIn(a, b, "port"), false);
  assert.equal(differsIn(a, b, "path"), true);
  assert.equal(differsIn(a, b, "href"), null);
  assert.equal(differsIn(a, engine("c", { username: "" }), "username"), null);
  assert.equal(differsIn(engine("c", { query: null }), engine("d", { query: "" }), "query"), false);
  assert.equal(differsIn(a, refuses("x"), "path"), null);
});

test("a pair agrees in all, in where a request goes, or not; what has not answered is not known", () => {
  const a = engine("a", GOOD);
  assert.deepEqual(agreement(a, engine("b", GOOD)), { kind: "same", rows: [] });
  assert.deepEqual(agreement(a, engine("b", { ...GOOD, path: "" })), { kind: "text", rows: ["path"] });
  assert.equal(agreement(a, engine("b", { ...GOOD, hostname: "evil.example" })).kind, "destination");
  assert.equal(agreement(a, engine("b", { ...GOOD, port: "8080" })).kind, "destination");
  assert.equal(agreement(a, refuses("b")).kind, "outcome");
  assert.equal(agreement(refuses("a"), refuses("b")).kind, "same");
  assert.equal(agreement(a, engine("b", {}, { outcome: "absent" })).kind, "unknown");
});

test("an address is one whatever its text, and a name in capital letters is the same name", () => {
  const address = engine("a", { ...GOOD, hostname: "127.0.0.1", address: "127.0.0.1" });
  assert.ok(!sameDestination(address, engine("b", { ...GOOD, hostname: "127.1" })));
  assert.ok(sameDestination(address, engine("b", { ...GOOD, hostname: "0x7f.1", address: "127.0.0.1" })));
  assert.ok(sameDestination(engine("a", GOOD), engine("b", { ...GOOD, hostname: "GOOD.example" })));
});

test("engines stand in groups by where a request goes", () => {
  const evil = { ...GOOD, hostname: "evil.example" };
  const groups = destinations([engine("a", GOOD), engine("b", evil), engine("c", GOOD), refuses("d"), refuses("e")]);
  assert.deepEqual(
    groups.map((group) => group.map(({ name }) => name)),
    [["a", "c"], ["b"], ["d", "e"]],
  );
});

test("each kind of difference has its sentence", () => {
  const a = engine("urlstd", GOOD);
  const [host] = told([a, engine("b", { ...GOOD, hostname: "evil.example" })], "http://good.example\\@evil.example");
  assert.match(
    host,
    /^b sees the host “evil.example”; urlstd connects to “good.example”, port 80, because .*“\\” for “\/”/,
  );
  assert.match(host, /allow-list that trusts “evil.example” by the former sends the request to “good.example”\.$/);
  assert.match(
    told([a, refuses("b", "no")])[0],
    /^b refuses it \(no\); urlstd connects to .* an exception lets a URL pass/,
  );
  assert.match(
    told([refuses("urlstd", "port-invalid"), a])[0],
    /^urlstd sees the host .*; urlstd refuses it \(port-invalid\)/,
  );
  assert.match(told([a, engine("b", { ...GOOD, hostname: null })])[0], /no host to ask about/);
  assert.match(told([engine("a", { ...GOOD, hostname: null }), a])[0], /part of something else/);
  assert.match(told([a, engine("b", { ...GOOD, scheme: "https", port: "80" })])[0], /rule about schemes/);
  assert.match(told([a, engine("b", { ...GOOD, port: "81" })])[0], /rule about ports/);
  const address = engine("a", { ...GOOD, hostname: "10.0.0.1", address: "10.0.0.1" });
  assert.match(told([address, engine("b", { ...GOOD, hostname: "10.1" })])[0], /never asked about 10\.0\.0\.1/);
});

test("agreement has a sentence, too, and names what is written in different ways", () => {
  const a = engine("a", GOOD);
  assert.match(told([a, engine("b", GOOD)])[0], /^Both go to “good.example”, port 80, and write the rest alike/);
  assert.match(
    told([a, engine("b", GOOD), engine("c", { ...GOOD, path: "" })])[0],
    /^All go to .* write path in different ways/,
  );
  assert.match(told([refuses("a"), refuses("b")])[0], /Every engine refuses/);
  assert.deepEqual(told([a]), []);
});

test("why another host is read", () => {
  const ours = engine("a", GOOD);
  const address = engine("a", { ...GOOD, hostname: "127.0.0.1", address: "127.0.0.1" });
  const why = (input, theirs, client = ours) =>
    reason(client, engine("b", { ...GOOD, hostname: theirs }), { input, base: null });
  assert.match(why("http:///good.example/", ""), /any number of slashes/);
  assert.match(why("///good.example/", "other"), /three and more slashes/);
  assert.match(why("http://%67ood.example/", "%67ood.example"), /percent-decodes/);
  assert.match(why("http://ｇood.example/", "ｇood.example"), /UTS #46 and writes it in ASCII/);
  assert.match(why("http://①27.1/", "①27.1", address), /UTS #46, and reads/);
  assert.match(why("http://127.1/", "127.1", address), /octal or hexadecimal/);
  assert.match(why("http://a@b@good.example/", "b"), /last “@”/);
  assert.match(why("http://go\tod.example/", "go\tod.example"), /removes tabs/);
  assert.equal(why("http://good.example/", "other"), "");
  assert.equal(
    reason(engine("a", { ...GOOD, scheme: "foo" }), engine("b", { hostname: "x" }), { input: "\\", base: null }),
    "",
  );
});

test("this browser, urllib.parse and urlstd are read into one form", () => {
  const browser = browserResult(nativeUrl("http://u@h:8080/p?q#f", null), "Node 20");
  assert.deepEqual([browser.name, browser.version, browser.outcome], ["Node", "20", "parsed"]);
  assert.deepEqual(
    [browser.values.scheme, browser.values.host, browser.values.query, browser.values.fragment],
    ["http", "h:8080", "q", "f"],
  );
  assert.equal(browserResult(nativeUrl("http://[::1]/", null), "x").values.address, "::1");
  assert.equal(browserResult(nativeUrl("http://127.1/", null), "x").values.address, "127.0.0.1");
  assert.equal(browserResult(nativeUrl("foo://127.0.0.1/", null), "x").values.address, null);
  assert.equal(browserResult(nativeUrl("x", null), "x").outcome, "failure");
  const components = [
    { component: "host", urllib: "[::1]" },
    { component: "address", urllib: "::1" },
  ];
  const reading = { error: null, python: "3.14", joined: "x", components };
  const python = pythonResult(reading, "", "");
  assert.deepEqual([python.values.hostname, python.values.address, python.values.href], ["[::1]", "::1", "x"]);
  assert.equal("origin" in python.values, false);
  assert.equal(pythonResult({ ...reading, error: "bad" }, "", "").problem, "bad");
  assert.equal(pythonResult(null, "later", "3.14").outcome, "absent");
  assert.equal(urlstdResult(null, "1", "later").problem, "later");
  const failed = {
    outcome: "base-failure",
    record: null,
    api: null,
    base_errors: [{ fatal: true, name: "host-missing" }],
    errors: [],
  };
  assert.equal(urlstdResult(failed, "1", "").problem, "of the base URL: host-missing");
});

/** A reading whose steps change fields of a record: [name, value] each, or null. */
function reading(changes, outcome = "parsed", errors = []) {
  const empty = {
    scheme: "",
    username: "",
    password: "",
    host: null,
    port: null,
    path: [],
    query: null,
    fragment: null,
  };
  const records = changes.reduce(
    (all, change) => [...all, { ...all.at(-1), ...(change && { [change[0]]: change[1] }) }],
    [empty],
  );
  const steps = changes.map((change, index) => ({ index, ...(change ? { changed: { [change[0]]: {} } } : {}) }));
  return {
    answer: { outcome, errors },
    timeline: { steps, end: steps.length, after: (index) => ({ record: records[index + 1] }) },
  };
}

test("the first step after which the URL can no longer be what another engine says", () => {
  const trace = reading([
    null,
    ["scheme", "http"],
    ["host", { serialized: "good.example" }],
    ["path", ["a"]],
    ["path", ["a", "b"]],
    null,
  ]);
  const at = (values) => firstDivergence(trace, engine("b", { ...values }));
  assert.deepEqual(at({ scheme: "http", hostname: "evil.example" }), { index: 2, component: "host" });
  assert.deepEqual(at({ path: "/a/c" }), { index: 4, component: "path" });
  assert.deepEqual(at({ path: "/a/b/c" }), { index: 5, component: "path" }, "it ends too early");
  assert.deepEqual(at({ path: "/x", scheme: "ftp" }), { index: 1, component: "scheme" }, "the earliest counts");
  assert.equal(at({ scheme: "http", hostname: "good.example", path: "/a/b" }), null);
});

test("where one fails: the step that failed, or the first that reported an error", () => {
  const failed = reading([null, null], "failure");
  assert.deepEqual(firstDivergence(failed, engine("b", GOOD)), { index: 1, component: "outcome" });
  assert.equal(firstDivergence(failed, refuses("b")), null);
  const parsed = reading([null, null, null], "parsed", [{ step: null }, { step: 2 }]);
  assert.deepEqual(firstDivergence(parsed, refuses("b")), { index: 2, component: "outcome" });
  assert.equal(firstDivergence(reading([null]), refuses("b")), null);
  assert.equal(firstDivergence(reading([null], "base-failure"), engine("b", GOOD)), null);
});

const CURL = {
  engine: "curl",
  version: "8.10.1",
  date: "2026-11-30",
  results: [{ input: "x:", protocol: "x:", search: "?q", port: 80, hash: null }],
};

test("results of other engines are read by any name of a row, and stand as data with version and date", () => {
  const [curl] = readPasted(JSON.stringify(CURL));
  assert.deepEqual(curl.results[0].values, { scheme: "x", query: "q", port: "80", fragment: null });
  const [result] = pastedResults([curl], { input: "x:", base: null });
  assert.deepEqual(
    [result.name, result.version, result.live, result.note],
    ["curl", "8.10.1", false, "data of 2026-11-30, pasted"],
  );
  assert.deepEqual(pastedResults([curl], { input: "y", base: null }), []);
  assert.deepEqual(pastedResults([curl], { input: "x:", base: "x:" }), []);
  assert.deepEqual(pastedInputs([curl, curl]), [{ input: "x:", base: null }]);
  const { results, ...head } = CURL;
  const [short] = readPasted(JSON.stringify([{ ...head, input: "y", failure: true, problem: "bad" }]));
  assert.deepEqual(pastedResults([short], { input: "y", base: null })[0].problem, "bad");
});

test("what is not such data is told", () => {
  for (const [value, message] of [
    ["{", /not JSON/],
    ["1", /object in braces/],
    [{ ...CURL, engine: 1 }, /needs a name/],
    [{ ...CURL, version: "" }, /needs a version/],
    [{ ...CURL, date: "today" }, /the day/],
    [{ ...CURL, results: 1 }, /must be a list/],
    [{ ...CURL, results: [{}] }, /"input"/],
    [{ ...CURL, results: [{ input: "x", base: 1 }] }, /"base"/],
    [{ ...CURL, results: [{ input: "x", host: {} }] }, /"host" must be/],
    [Array(9).fill(CURL), /8 are the most/],
  ])
    assert.throws(
      () => readPasted(typeof value === "string" ? value : JSON.stringify(value)),
      (error) => error instanceof PastedError && message.test(error.message),
    );
});

test("programs carry any input in ASCII, and no quotation mark of it ends a literal", () => {
  const hard = "'\"`${x}\\\n\ud800é";
  assert.equal(JSON.parse(literal(hard)), hard);
  assert.match(literal(hard), /^[\x20-\x7e]*$/);
  for (const { name, text } of PROGRAMS.filter(({ name }) => name !== "curl"))
    assert.ok(text(hard, hard).includes(literal(hard)), name);
  const [curl] = PROGRAMS;
  assert.ok(curl.text("it's", null).includes("input='it'\\''s'"));
});

const bySearch = (test) => async (texts) => texts.map((text) => test(text));

test("the smallest text of which it stays true", async () => {
  const found = await minimise(
    "https://user:pw@example.org/\\x?y#z",
    bySearch((text) => text.includes("//") && text.includes("\\")),
  );
  assert.equal(found.text, "//\\");
  assert.equal(found.stopped, false);
  assert.equal(
    (
      await minimise(
        "abc",
        bySearch(() => true),
      )
    ).text,
    "",
  );
  assert.equal(
    (
      await minimise(
        "",
        bySearch(() => true),
      )
    ).text,
    "",
  );
  assert.equal(
    (
      await minimise(
        "a",
        bySearch((text) => text === "a"),
      )
    ).text,
    "a",
  );
  assert.equal(
    (
      await minimise(
        "x\u{1f600}y\u{1f601}",
        bySearch((text) => text.includes("\u{1f601}")),
      )
    ).text,
    "\u{1f601}",
  );
});

test("no code point of what is found can be left out", async () => {
  const holds = (text) => /a.*b.*a/s.test(text) && text.length % 2 === 1;
  const { text } = await minimise("xxaxxxbxxxaxx", bySearch(holds));
  assert.ok(holds(text));
  Array.from(text).forEach((_, index) => assert.ok(!holds(text.slice(0, index) + text.slice(index + 1))));
});

test("it tells how far it is, asks in batches, and can be stopped", async () => {
  const reports = [];
  const sizes = [];
  const stop = new AbortController();
  const holds = async (texts) => {
    sizes.push(texts.length);
    return texts.map((text) => text.includes("!"));
  };
  const text = `${"a".repeat(100)}!`;
  const whole = await minimise(text, holds, (progress) => reports.push(progress));
  assert.equal(whole.text, "!");
  assert.equal(reports.at(-1).text, whole.text);
  assert.ok(reports.every(({ asked }, index) => asked > (reports[index - 1]?.asked ?? 0) && asked <= whole.asked));
  assert.ok(Math.max(...sizes) <= 24);
  const part = await minimise(text, holds, () => stop.abort(), stop.signal);
  assert.ok(part.stopped && part.text.includes("!") && part.text.length < text.length);
});

test("published confusions: at least 22, each once, with its source", () => {
  assert.ok(ALL_CONFUSIONS.length >= 22);
  assert.equal(new Set(ALL_CONFUSIONS.map(({ id }) => id)).size, ALL_CONFUSIONS.length);
  assert.equal(
    new Set(ALL_CONFUSIONS.map(({ input, base }) => JSON.stringify([input, base]))).size,
    ALL_CONFUSIONS.length,
  );
  for (const { about, source } of ALL_CONFUSIONS) assert.ok(about && source);
});

test("wheels of pure Python of two projects may take the page's packages' place, and no other file", () => {
  const project = (name, size = 1) => projectOf({ name, size });
  assert.equal(project("urlstd_playground-0.2.0.dev1+local-py3-none-any.whl"), "urlstd");
  assert.equal(project("idna-3.10-py3-none-any.whl"), "idna");
  assert.equal(project("idna-2.8-1-py2.py3-none-any.whl"), "idna");
  for (const [name, why] of [
    ["idna-3.10.tar.gz", /not a wheel/],
    ["", /not a wheel/],
    ["idna.whl", /not named as wheels are/],
    ["idna-3.10-py3-none-any (1).whl", /not named as wheels are/],
    ["../idna-3.10-py3-none-any.whl", /not named as wheels are/],
    ["idna-x-py3-none-any.whl", /not named as wheels are/],
    ["requests-2.0-py3-none-any.whl", /another project/],
    ["__proto__-2.0-py3-none-any.whl", /another project/],
    ["urlstd-0.2.0-py3-none-any.whl", /another project/],
    ["idna-3.10-cp314-cp314-manylinux_2_28_x86_64.whl", /one kind of machine/],
    ["idna-3.10-py3-none-win32.whl", /one kind of machine/],
    ["idna-3.10-py2-none-any.whl", /one kind of machine/],
  ])
    assert.throws(() => project(name), { constructor: WheelError, message: why }, name);
  assert.throws(() => project("idna-3.10-py3-none-any.whl", 10_000_001), /too large/);
});

test("of an exception in Python its last line is what it says", () => {
  assert.equal(lastLine("Traceback:\n  File\nBadZipFile: File is not a zip file\n"), "BadZipFile: File is not a zip file");
  assert.equal(lastLine("Stopped"), "Stopped");
});

/** A second Python that a test speaks for. */
class FakePython extends EventTarget {
  ended = false;
  asked = [];
  constructor(wheels) {
    super();
    this.names = wheels.map(({ name }) => name);
  }
  start() {}
  end() {
    this.ended = true;
  }
  call(_, request) {
    this.asked.push(request);
    return new Promise((resolve) => (this.answer = resolve));
  }
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

test("another version is a Python of its own for as long as there are wheels, the last of each project", async () => {
  const made = [];
  const other = new OtherVersion((wheels) => (made.push(new FakePython(wheels)), made.at(-1)));
  const wheel = (project, name) => ({ project, name, bytes: new ArrayBuffer(0) });
  const asked = { input: "x", base: null, encoding: "UTF-8" };
  assert.deepEqual(other.results(asked), []);
  other.bring([wheel("idna", "a"), wheel("urlstd", "b")]);
  other.bring([wheel("idna", "c")]);
  assert.deepEqual([made[0].ended, made[1].names], [true, ["c", "b"]]);
  made[0].tell("failed", { message: "of one that is ended" });
  assert.equal(other.failed, false);
  assert.match(other.results(asked)[0].problem, /a second time/);
  made[1].tell("ready", { versions: { urlstd: "9", idna: "3" } });
  made[1].answer({ op: "url", unknown: true });
  await new Promise((resolve) => setTimeout(resolve));
  const [{ name, outcome, problem, note }] = other.results(asked);
  assert.deepEqual([name, outcome, note], ["urlstd 9 with idna 3", "absent", "c, b, in this page"]);
  assert.match(problem, /form that this page does not know/);
  made[1].tell("failed", { message: "no such module" });
  assert.deepEqual([other.status, other.failed], ["no such module", true]);
  other.remove("urlstd");
  other.remove("idna");
  assert.deepEqual([made.map(({ ended }) => ended), other.results(asked)], [[true, true, true], []]);
});
