// Lists of cases in and out: each form that the page writes is read back, unit for unit.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { asExpected, browserOutcome } from "../../web/cases/outcomes.js";
import { asciiJson } from "../../web/exchange/ascii_json.js";
import { CsvError, cellOf, readCsv, textOf, writeCsv } from "../../web/exchange/csv.js";
import { codeSpan, markdownTable } from "../../web/exchange/markdown.js";
import { readCases } from "../../web/exchange/read_cases.js";
import { FORMATS } from "../../web/exchange/write_cases.js";

const HARD = [
  ["https://example.org/a?b#c", null],
  ["=1+2", "https://h/"],
  ["+x", null],
  ["-x", "x:"],
  ["@SUM(A1)", null],
  ["'already", null],
  ["'\"json", null],
  ["", "https://h/?a,b"],
  ["#", ""],
  ['a"b,c;d\te', "https://h/"],
  ["http://ex\t.\norg\r/", null],
  ["https://\ud800/", "x:\udc00"],
  ["https://\u{1f600}/\u{1f600}", null],
  ["\ufeffx\0\u2028|`a``b`|", null],
  ["```json\n[]\n```", "\\u0041\\"],
  ['"""\nCASES = []', null],
  ["</script>${x}%zz%41", null],
];
const url = ([input, base]) => ({ kind: "url", input, base, expected: null });
const setter = (href, attribute, value) => ({ kind: "setter", href, attribute, value, expected: null });
const PATTERN = {
  kind: "pattern",
  arguments: ["/:id", "https://h", { ignoreCase: true }],
  inputs: [{ pathname: "/\ud800" }],
  expected: null,
};
const COMPONENTS = Object.fromEntries(
  ["protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"].map((name) => [
    name,
    `:${name}`,
  ]),
);
const MATCH = Object.fromEntries(
  Object.keys(COMPONENTS).map((name) => [name, { input: "x", groups: { 0: "x", y: null } }]),
);

/** What came of a case, with this Node as what answers. */
const done = (one) => ({ case: one, urlstd: { ...browserOutcome(one), errors: ["invalid-URL-unit"] } });
const patterns = [
  { case: PATTERN, urlstd: { outcome: "match", message: "", components: COMPONENTS, match: MATCH } },
  {
    case: { ...PATTERN, inputs: null },
    urlstd: { outcome: "compiled", message: "", components: COMPONENTS, match: null },
  },
  { case: PATTERN, urlstd: { outcome: "no-match", message: "", components: COMPONENTS, match: null } },
  { case: PATTERN, urlstd: { outcome: "input-failure", message: "x", components: COMPONENTS, match: null } },
  {
    case: { ...PATTERN, inputs: null },
    urlstd: { outcome: "not-compiled", message: "x", components: null, match: null },
  },
];
const LISTS = {
  urls: HARD.map(url).map(done),
  setters: [setter("https://h/", "port", "=8"), setter("https://h/", "href", "x"), setter("x", "hash", "\ud800")].map(
    done,
  ),
  patterns,
};
const asked = ({ expected, ...one }) => one;

for (const format of FORMATS) {
  for (const [name, list] of Object.entries(LISTS)) {
    test(`${format.name} of ${name} is read back as it was, and what came of it is what is expected`, () => {
      const read = readCases(format.write(list));
      assert.equal(read.problem, "");
      assert.deepEqual(
        read.cases.map(asked),
        list.map((one) => asked(one.case)),
      );
      // A setter of what is no URL leaves nothing to expect.
      const outcomes = read.cases.map((one, index) => asExpected(one, list[index].urlstd));
      assert.ok(outcomes.every((as, index) => as === true || (as === null && !list[index].urlstd.members)));
      assert.ok(outcomes.filter((as) => as === true).length >= 2);
    });
  }
  test(`${format.name} names the form, also where a text looks like another one`, () => {
    const found = readCases(format.write(LISTS.urls)).format;
    assert.equal(found, { "WPT JSON": "WPT urltestdata" }[format.name] ?? format.name);
  });
}

test("an expectation that does not hold is noticed in each form", () => {
  for (const format of FORMATS) {
    const [one] = readCases(format.write([done(url(["https://h/", null]))])).cases;
    const other = browserOutcome(url(["https://h/x", null]));
    assert.equal(asExpected(one, other), false, format.name);
    assert.equal(asExpected(one, browserOutcome(url(["x", null]))), false, format.name);
  }
  const [failing] = readCases('{"input": "x", "failure": true}').cases;
  assert.equal(asExpected(failing, browserOutcome(url(["x", null]))), true);
  assert.equal(asExpected(failing, browserOutcome(url(["x:", null]))), false);
});

test("what is exported is ASCII but in CSV and Markdown's table", () => {
  for (const { id, write } of FORMATS.filter(({ id }) => !["csv", "markdown"].includes(id)))
    for (const list of Object.values(LISTS)) assert.match(write(list), /^[\n\x20-\x7e]*$/, id);
});

test("a spreadsheet finds no formula, and nothing that a file of UTF-8 cannot hold", () => {
  const rows = readCsv(FORMATS[0].write(LISTS.urls));
  for (const cell of rows.flat()) {
    assert.doesNotMatch(cell, /^[=+\-@\t\r]/);
    assert.ok(cell.isWellFormed());
  }
  assert.deepEqual(rows[0].slice(0, 4), ["kind", "input", "base", "outcome"]);
});

test("each cell is read back, and nothing is told from the empty string", () => {
  for (const text of HARD.flat()) {
    assert.equal(textOf(cellOf(text, true), true), text);
    assert.equal(textOf(cellOf(text ?? "")), text ?? "");
  }
  assert.equal(cellOf("=1"), "'=1");
  assert.equal(cellOf("\ud800"), '\'"\\ud800"');
  assert.throws(() => textOf("'\"x"), CsvError);
});

test("CSV of others: separators, line ends, quotation marks, a column named url", () => {
  assert.deepEqual(readCsv('a,"b ""c"", d"\r\n,\n\n"x\ny",'), [
    ["a", 'b "c", d'],
    ["", ""],
    ["x\ny", ""],
  ]);
  assert.deepEqual(readCsv("a;b,c\n", ";"), [["a", "b,c"]]);
  assert.throws(() => readCsv('"a'), CsvError);
  assert.deepEqual(readCases("Name;URL;Base\nx;'https://h/;\ny;/b;https://h/\n").cases.map(asked), [
    asked(url(["'https://h/", null])),
    asked(url(["/b", "https://h/"])),
  ]);
  assert.deepEqual(writeCsv([["a,b", 'c"d']]), '"a,b","c""d"\r\n');
});

test("lines are inputs, with a base behind a tab; a comma or a brace makes them nothing else", () => {
  const text = "https://h/,x\n../x\thttps://h/a/\n\n{not json}\n[::1]\n";
  const read = readCases(text);
  assert.equal(read.format, "lines");
  assert.deepEqual(read.cases.map(asked), [
    asked(url(["https://h/,x", null])),
    asked(url(["../x", "https://h/a/"])),
    asked(url(["{not json}", null])),
    asked(url(["[::1]", null])),
  ]);
  assert.deepEqual(readCases(" \n"), { format: "", cases: [], problem: "" });
});

test("JSON Lines may be short; what cannot be read is told", () => {
  assert.deepEqual(readCases('{"input":"a"}\n{"url":"b","base":"c:"}').cases.map(asked), [
    asked(url(["a", null])),
    asked(url(["b", "c:"])),
  ]);
  assert.deepEqual(readCases('["a", "b"]').cases.map(asked), [asked(url(["a", null])), asked(url(["b", null]))]);
  assert.match(readCases('{"input":"a"}\nb').problem, /Line 2/);
  assert.match(readCases('{"input":1}').problem, /“input” must be a string/);
  assert.match(readCases('{"kind":"x"}').problem, /no kind “x”/);
  assert.match(readCases('{"kind":"setter","attribute":"origin"}').problem, /no setter/);
  assert.match(readCases('{"kind":"pattern"}').problem, /arguments/);
  assert.match(readCases("[[]]").problem, /object in braces/);
});

test("code in Markdown stays code", () => {
  assert.equal(codeSpan("a`b"), "``a`b``");
  assert.equal(codeSpan("`"), "`` ` ``");
  assert.equal(codeSpan(""), "(empty string)");
  assert.equal(
    markdownTable(["a"], [["x|y\n"]])
      .split("\n")
      .at(-1),
    "| `x\\|y\\n` |",
  );
});

test("ASCII JSON is JSON", () => {
  for (const text of HARD.flat()) assert.equal(JSON.parse(asciiJson(text)), text);
});

test("the exported test of node passes, and fails for what is not as it was", () => {
  const folder = mkdtempSync(join(tmpdir(), "exported-"));
  const file = join(folder, "cases.test.mjs");
  const { write } = FORMATS.find(({ id }) => id === "node");
  const run = () =>
    spawnSync(process.execPath, [file], { encoding: "utf8", env: { ...process.env, NODE_TEST_CONTEXT: undefined } });
  writeFileSync(file, write([...LISTS.urls, ...LISTS.setters, ...LISTS.patterns]));
  assert.equal(run().status, 0);
  const [first] = LISTS.urls;
  writeFileSync(
    file,
    write([{ ...first, urlstd: { ...first.urlstd, members: { ...first.urlstd.members, href: "other" } } }]),
  );
  assert.equal(run().status, 1);
});

const WPT = new URL("../../../shared/wpt/", import.meta.url);
const without = existsSync(WPT) ? false : "web-platform-tests data not found";
const wpt = (name) => readCases(readFileSync(new URL(name, WPT), "utf8"));

test("the files of web-platform-tests are recognised by their shape", { skip: without }, () => {
  for (const [file, format, kind, count] of [
    ["urltestdata.json", "WPT urltestdata", "url", 891],
    ["setters_tests.json", "WPT setters_tests", "setter", 278],
    ["urlpatterntestdata.json", "WPT urlpatterntestdata", "pattern", 369],
  ]) {
    const read = wpt(file);
    assert.deepEqual([read.format, read.problem, read.cases.length], [format, "", count]);
    assert.ok(read.cases.every((one) => one.kind === kind && one.expected !== null));
  }
});

test("a file of web-platform-tests, written as it is expected, is the same list", { skip: without }, () => {
  const { cases } = wpt("urltestdata.json");
  const told = cases.map((one) => ({
    case: one,
    urlstd: one.expected.failure
      ? { outcome: "failure", members: null, errors: [], states: 0 }
      : { outcome: "parsed", members: one.expected.members, errors: [], states: 0 },
  }));
  const { write } = FORMATS.find(({ id }) => id === "wpt");
  assert.deepEqual(readCases(write(told)).cases, cases);
});
