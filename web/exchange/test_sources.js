// @ts-check
/** Cases as programs that test: pytest with urlstd, and node:test with any URL that JavaScript has. */
import { asciiJsonList } from "./ascii_json.js";
import { recordOf } from "./records.js";

/** @typedef {import("./case.js").Done} Done */

/**
 * JSON in a raw string of Python: no three quotation marks ever follow each other in JSON.
 * @param {Done[]} done
 */
export function pytestModule(done) {
  const kinds = new Set(done.map((one) => one.case.kind));
  return [
    '"""Cases exported from the urlstd playground: pip install urlstd-playground pytest."""',
    "",
    "import json",
    "",
    "import pytest",
    `from urlstd import ${kinds.has("pattern") ? "URL, URLParseError, URLPattern, URLPatternError" : "URL, URLParseError"}`,
    "",
    'CASES = json.loads(r"""',
    asciiJsonList(done.map(recordOf)),
    '""")',
    'MEMBERS = ("href", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash")',
    "",
    "",
    "def of_kind(kind):",
    '    return [case for case in CASES if case["kind"] == kind]',
    ...(kinds.has("url") ? PYTEST_URL : []),
    ...(kinds.has("setter") ? PYTEST_SETTER : []),
    ...(kinds.has("pattern") ? PYTEST_PATTERN : []),
    "",
  ].join("\n");
}

const PYTEST_URL = Object.freeze([
  "",
  "",
  '@pytest.mark.parametrize("case", of_kind("url"), ids=lambda case: ascii(case["input"]))',
  "def test_url(case):",
  '    if case["outcome"] != "parsed":',
  "        with pytest.raises(URLParseError):",
  '            URL(case["input"], case["base"])',
  "        return",
  '    url = URL(case["input"], case["base"])',
  "    assert {name: getattr(url, name) for name in MEMBERS} == {name: case[name] for name in MEMBERS}",
]);
const PYTEST_SETTER = Object.freeze([
  "",
  "",
  '@pytest.mark.parametrize("case", of_kind("setter"), ids=lambda case: case["attribute"])',
  "def test_setter(case):",
  '    if case["outcome"] == "base-failure":',
  "        with pytest.raises(URLParseError):",
  '            URL(case["href"])',
  "        return",
  '    url = URL(case["href"])',
  "    try:",
  '        setattr(url, case["attribute"], case["value"])',
  "    except URLParseError:",
  '        assert case["outcome"] == "failure"',
  '    assert {name: getattr(url, name) for name in MEMBERS} == {name: case["expected"][name] for name in MEMBERS}',
]);
const PYTEST_PATTERN = Object.freeze([
  "",
  "",
  "def made(given=None, *others):",
  "    options = others[-1] if others and isinstance(others[-1], dict) else {}",
  "    base = others[0] if others and isinstance(others[0], str) else None",
  '    return URLPattern(given, base, ignore_case=options.get("ignoreCase", False))',
  "",
  "",
  '@pytest.mark.parametrize("case", of_kind("pattern"), ids=lambda case: ascii(case["arguments"]))',
  "def test_pattern(case):",
  '    if case["outcome"] == "not-compiled":',
  "        with pytest.raises(URLPatternError):",
  '            made(*case["arguments"])',
  "        return",
  '    pattern = made(*case["arguments"])',
  '    assert {name: getattr(pattern, name) for name in case["components"]} == case["components"]',
  '    if case["outcome"] == "input-failure":',
  "        with pytest.raises(URLPatternError):",
  '            pattern.exec(*case["inputs"])',
  '    elif case["outcome"] == "no-match":',
  '        assert pattern.exec(*case["inputs"]) is None',
  '    elif case["outcome"] == "match":',
  '        result = pattern.exec(*case["inputs"])',
  '        for name, expected in case["match"].items():',
  "            found = getattr(result, name)",
  '            assert {"input": found.input, "groups": found.groups} == expected',
]);

/** @param {Done[]} done */
export function nodeTest(done) {
  const kinds = new Set(done.map((one) => one.case.kind));
  return [
    "// Cases exported from the urlstd playground: node --test cases.test.mjs",
    'import assert from "node:assert/strict";',
    'import { test } from "node:test";',
    "",
    `const CASES = ${asciiJsonList(done.map(recordOf))};`,
    'const MEMBERS = ["href", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash"];',
    "const membersOf = (from) => Object.fromEntries(MEMBERS.map((name) => [name, from[name]]));",
    ...(kinds.has("url") ? NODE_URL : []),
    ...(kinds.has("setter") ? NODE_SETTER : []),
    ...(kinds.has("pattern") ? NODE_PATTERN : []),
    "",
  ].join("\n");
}

const NODE_URL = Object.freeze([
  "",
  'for (const one of CASES.filter(({ kind }) => kind === "url"))',
  '  test(JSON.stringify(one.input) + (one.base === null ? "" : ` on ${JSON.stringify(one.base)}`), () => {',
  "    const parse = () => (one.base === null ? new URL(one.input) : new URL(one.input, one.base));",
  '    if (one.outcome !== "parsed") assert.throws(parse, TypeError);',
  "    else assert.deepEqual(membersOf(parse()), membersOf(one));",
  "  });",
]);
const NODE_SETTER = Object.freeze([
  "",
  'for (const one of CASES.filter(({ kind }) => kind === "setter"))',
  "  test(`${one.attribute} of ${JSON.stringify(one.href)} = ${JSON.stringify(one.value)}`, () => {",
  '    if (one.outcome === "base-failure") return assert.throws(() => new URL(one.href), TypeError);',
  "    const url = new URL(one.href);",
  "    const set = () => (url[one.attribute] = one.value);",
  '    if (one.outcome === "failure") assert.throws(set, TypeError);',
  "    else set();",
  "    assert.deepEqual(membersOf(url), membersOf(one.expected));",
  "  });",
]);
const NODE_PATTERN = Object.freeze([
  "",
  'for (const one of CASES.filter(({ kind }) => kind === "pattern"))',
  '  test(JSON.stringify(one.arguments), { skip: typeof URLPattern === "undefined" }, () => {',
  "    const make = () => new URLPattern(...one.arguments);",
  '    if (one.outcome === "not-compiled") return assert.throws(make, TypeError);',
  "    const pattern = make();",
  "    for (const [name, expected] of Object.entries(one.components)) assert.equal(pattern[name], expected, name);",
  '    if (one.outcome === "input-failure") assert.throws(() => pattern.exec(...one.inputs), TypeError);',
  '    else if (one.outcome === "no-match") assert.equal(pattern.exec(...one.inputs), null);',
  '    else if (one.outcome === "match") {',
  "      const result = pattern.exec(...one.inputs);",
  "      for (const [name, { input, groups }] of Object.entries(one.match)) {",
  "        assert.equal(result[name].input, input, name);",
  "        const found = Object.entries(result[name].groups).map(([group, text]) => [group, text ?? null]);",
  "        assert.deepEqual(Object.fromEntries(found), groups, name);",
  "      }",
  "    }",
  "  });",
]);
