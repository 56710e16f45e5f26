"""What each verb answers, readable and as JSON."""

import re

import pytest
from jsonschema import Draft202012Validator

from tests.unit.command_line.running import Terminal
from tests.unit.test_schema import REPORT_VALIDATOR, SETTER_VALIDATOR, TRACE_VALIDATOR, errors


@pytest.mark.parametrize(
    ("arguments", "code", "lines"),
    [
        (
            ["parse", "https://u@EXAMPLE.com:8080/a/../b"],
            0,
            [
                "https://u@example.com:8080/b",
                "  host  example.com  domain: The scheme is special, so it is a domain: ASCII, in lower case.",
                "  port  8080",
                "  query  (null)",
                "  origin  https://example.com:8080",
                "  site  example.com  public suffix: com",
                "  shown  https://example.com:8080/b  to a person",
                "  1 validation error:",
                "           ^",
            ],
        ),
        (["parse", "mailto:x"], 0, ["  host  (null)  null: There is no authority (no “//” after the scheme), so "
                                    "the host is null.", "  path  x"]),
        (["parse", "https://h:x\t"], 1, ["failure: https://h:x\\t", "  https://h:x\\t", "            ^"]),
        (["parse", "--base", "x", "y"], 1, ["failure of the base URL: x"]),
        (["parse", ""], 1, ["failure: (empty)"]),
        (["parse", "x" * 400], 1, ["failure: " + "x" * 300 + "…"]),
        (["parse", "https://h/" + "<" * 25], 0, ["    and 5 more validation errors"]),
        (["parse", "https://a/"], 0, ["  site  (null)  public suffix: a"]),
        (["validate", "https://a/"], 0, ["valid: https://a/"]),
        (["validate", "https://a/ b"], 1, ["not valid: https://a/ b", "            ^"]),
        (["validate", "a"], 1, ["  Not valid to write, and the parser returns failure."]),
        (["validate", "--jsonl", '"https://a/\\ud800"'], 1, [
            "  Not valid to write, but parsed: lone surrogates are replaced before the parser sees them."]),
        (["validate", "--base", "x", "y"], 1, ["failure of the base URL: x"]),
        (["host", "0x7f.1"], 0, ["  serialized  127.0.0.1", "  address is  loopback", "  2 validation errors:"]),
        (["host", "[::ffff:1.2.3.4]"], 0, ["  holds IPv4  1.2.3.4"]),
        (["host", "[::1]"], 0, ["  in full  0000:0000:0000:0000:0000:0000:0000:0001"]),
        (["host", "BÜCHER.example"], 0, ["  in Unicode  bücher.example", "  public suffix  example"]),
        (["host", "a b"], 1, ["failure: a b", "  ^^^"]),
        (["host", "--opaque", "a b"], 1, ["   ^"]),
        (["resolve", "https://a.example/#f", "b", "http://u@b.example/", "/", "x:"], 1, [
            "https://a.example/#f", "  1 b  →  https://a.example/b#f", "      from https: to http:",
            "      it includes credentials", "      another site",
            "The last location is not an http: or https: URL, so the fetch ends in a network error."]),
        (["resolve", "https://a/", "/", "b"], 0, ["      the chain has been here before", "ends at https://a/b"]),
        (["resolve", "https://a/", "http://["], 1, ["  1 http://[  →  failure", "         ^"]),
        (["resolve", "x", "y"], 1, ["cannot parse 'x': missing-scheme-non-relative-URL at 0–1: The input has no "
                                    "scheme, and there is no base URL that it could be relative to."]),
        (["compare", "https://a:443", "HTTPS://A/"], 0, ["https://a:443  →  https://a/",
                                                          "  same URL  yes  Both serialize to the "
                                                          "same string."]),
        (["compare", "https://a/", "https://a/b", "x"], 1, ["  they differ in:", "    path  /  /b", "x  →  (failure)"]),
        (["compare", "--same", "origin", "https://a/", "https://a/b"], 0, ["    path  /  /b"]),
        (["compare", "--base", "x", "a", "b"], 1, ["cannot parse 'x': missing-scheme-non-relative-URL at 0–1: The "
                                                   "input has no scheme, and there is no base URL that it could be "
                                                   "relative to."]),
        (["urllib", "https://a/"], 0, ["same destination: https://a/"]),
        (["urllib", "http://0x7f.1/"], 1, ["  address  127.0.0.1  (none)"]),
        (["urllib", "http://h\\[/"], 1, ["  urllib.parse raises ValueError: Invalid IPv6 URL"]),
    ],
)  # fmt: skip
def test_readable(arguments: list[str], code: int, lines: list[str], urlstd: Terminal) -> None:
    ran = urlstd(*arguments)
    assert ran.code == code
    # Columns are as wide as they have to be.
    printed = [re.sub(r"(?<=\S)  +", "  ", line) for line in ran.out.splitlines()]
    for expected in lines:
        assert expected in printed


def test_trace_has_a_line_for_each_step(urlstd: Terminal) -> None:
    ran = urlstd("trace", " a:b\\\n?é", "--escaped")
    assert ran.code == 2
    ran = urlstd("trace", "foo:a?<")
    assert ran.code == 0
    lines = [line.split("  ") for line in ran.out.splitlines()]
    words = [[word.strip() for word in line if word.strip()] for line in lines]
    assert ["3", "scheme", "3", "“:”", "scheme = “foo”; path = “”; → opaque path"] in words
    assert ["6", "query", "6", "“<”", "<", "invalid-URL-unit"] in words
    assert ["7", "query", "7", "EOF", "query = “%3C”"] in words
    assert ["parsed: foo:a?%3C"] in words


def test_trace_shows_what_the_machine_reads_flags_and_failure(urlstd: Terminal) -> None:
    ran = urlstd("trace", "https://u:p@[1\t")
    assert ran.code == 1
    assert "  the machine reads https://u:p@[1\n" in ran.out
    assert "at sign seen: yes" in ran.out
    assert "inside brackets: yes" in ran.out
    assert "\n  failure\n" in ran.out


def test_trace_follows_paths_and_null(urlstd: Terminal) -> None:
    ran = urlstd("trace", "--base", "https://a/b/c?q", "../d")
    assert "path = “/d”" in ran.out
    assert "port = null" in urlstd("trace", "--set", "port=443", "https://a:81/").out
    assert "…" in urlstd("trace", "https://h/" + "x" * 60).out


def test_trace_of_a_setter(urlstd: Terminal) -> None:
    ran = urlstd("trace", "--set", "port=81", "https://a/")
    assert ran.code == 0
    assert ran.out.splitlines()[0] == "https://a/ port = 81"
    assert ran.out.splitlines()[-2:] == ["  before  https://a/", "  after   https://a:81/"]
    ran = urlstd("trace", "--set", "hostname=a b", "https://a/")
    assert (ran.code, "  failure" in ran.out) == (1, True)
    ran = urlstd("trace", "--set", "port=81", "mailto:x")
    assert ran.code == 1
    assert "  nothing is done: " in ran.out
    assert "  failure\n" not in ran.out


@pytest.mark.parametrize("arguments", [["--base", "x", "y"], ["--set", "port=1", "x"]])
def test_no_trace_without_a_url_to_begin_with(arguments: list[str], urlstd: Terminal) -> None:
    ran = urlstd("trace", *arguments)
    assert ran.code == 1
    assert ran.out.startswith("failure before the trace: x\n  x\n  ^\n")
    assert list(urlstd("trace", "--json", *arguments).answers[0]) == ["version", "error"]


@pytest.mark.parametrize(
    ("arguments", "code", "lines"),
    [
        (["https://*.a/:id", "https://b.a/7"], 0, ["match: https://b.a/7", "  pathname   /:id     /7     id = “7”"]),
        (["https://a/:x?", "https://a/"], 1, ["no match: https://a/"]),
        (["--any-origin", "/{:x}?", "https://a/"], 0, ["  pathname   /{:x}?   /      x = undefined"]),
        (["--any-origin", "/b/:id(\\d+)", "https://a/b/x"], 1, [
            "  /b/x", "     ^", "    pathname: At 3 there is “x”, where the pattern wants a match of (\\d+)."]),
        (["https://a/:id"], 0, ["  component  pattern  groups", "  pathname   /:id     id"]),
        (["https://a/:x/:x"], 2, ["this is no pattern: https://a/:x/:x", "  https://a/:x/:x"]),
        (["/x"], 2, ["    a pattern without a protocol needs a base URL"]),
        (["--components", '{"hash": ":x:x"}'], 2, ["  :x:x"]),
        (["--pattern-base", "https://a/b/", "c", "https://a/b/c"], 0, ["match: https://a/b/c"]),
        (["https://a/*", "--base", "https://a/", "x"], 0, ["match: x"]),
        (["https://a/*", "x"], 1, ["failure: x", "  This cannot be parsed, so no pattern matches it."]),
        (["https://a/*", "--jsonl", '{"input": {"protocol": "https", "hostname": "a"}}'], 1, ["component"]),
        (["--ignore-case", "https://a/B", "https://a/b"], 0, ["match: https://a/b"]),
        (["https://a/*", "--jsonl", "--base", "https://a/", '{"input": {"pathname": "x"}}'], 1, ["a base URL beside"]),
        (["https://a/*", "--jsonl", '{"input": {"pathname": 1}}'], 2, ["string"]),
        (["--any-origin", "/((?:a*)*b)", "https://a/" + "a" * 3000], 1, [""]),
    ],
)  # fmt: skip
def test_pattern(arguments: list[str], code: int, lines: list[str], urlstd: Terminal) -> None:
    ran = urlstd("pattern", *arguments)
    assert ran.code == code
    for expected in lines:
        assert expected in ran.out


@pytest.mark.parametrize(
    ("arguments", "validator"),
    [
        (["parse", "https://ü@0x7f.1/<"], REPORT_VALIDATOR),
        (["parse", "x"], REPORT_VALIDATOR),
        (["validate", "--base", "x", "y"], REPORT_VALIDATOR),
        (["trace", "https://ü@0x7f.1/<"], TRACE_VALIDATOR),
        (["trace", "--set", "port=81", "https://a/"], SETTER_VALIDATOR),
        (["host", "0x7f.1"], REPORT_VALIDATOR),
        (["pattern", "https://a/:x", "https://a/b"], REPORT_VALIDATOR),
        (["pattern", "https://a/:x/:x"], REPORT_VALIDATOR),
        (["resolve", "https://a/", "b"], REPORT_VALIDATOR),
        (["resolve", "a", "b"], REPORT_VALIDATOR),
        (["compare", "https://a/", "b"], REPORT_VALIDATOR),
        (["urllib", "https://a/"], REPORT_VALIDATOR),
    ],
)
def test_json_follows_the_schemas(arguments: list[str], validator: Draft202012Validator, urlstd: Terminal) -> None:
    (answer,) = urlstd(*arguments, "--json").answers
    assert errors(validator, answer) == []
