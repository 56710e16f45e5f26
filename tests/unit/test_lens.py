import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from urlstd import URLParseError, parse_url
from urlstd.tracing.lens import (
    PercentEncoding,
    percent_encode_sets,
    percent_encode_sets_to_json,
    percent_encoding_to_json,
    percent_encodings,
)
from urlstd.tracing.output_parts import output_parts
from urlstd.tracing.provenance import Provenance
from urlstd.tracing.trace import trace

URLENCODED = "application/x-www-form-urlencoded"
ALL = ["C0 control", "fragment", "query", "special-query", "path", "userinfo", "component", URLENCODED]


@pytest.mark.parametrize(
    "c, names",
    [
        ("a", []),
        ("-", []),
        ("~", [URLENCODED]),
        ("+", ["component", URLENCODED]),
        ("%", ["component", URLENCODED]),
        ("'", ["special-query", URLENCODED]),
        ("/", ["userinfo", "component", URLENCODED]),
        ("?", ["path", "userinfo", "component", URLENCODED]),
        ("^", ["path", "userinfo", "component", URLENCODED]),
        ("`", ["fragment", "path", "userinfo", "component", URLENCODED]),
        ("#", ["query", "special-query", "path", "userinfo", "component", URLENCODED]),
        (" ", ALL[1:]),
        *((c, ALL) for c in "\0\x1f\x7f\x80é漢\U0010ffff"),
    ],
)
def test_which_sets_contain_a_code_point(c: str, names: list[str]) -> None:
    assert [each.name for each in percent_encode_sets(c)] == [f"{name} percent-encode set" for name in names]
    in_json = percent_encode_sets_to_json(c)
    assert len(in_json) == 8
    assert [each["name"] for each in in_json if each["contains"]] == [each.name for each in percent_encode_sets(c)]


def entries(url: str, base: str | None = None, encoding: str = "utf-8") -> list[tuple[object, ...]]:
    return [
        (found.text, found.part, found.how, found.input_start, found.input_end, found.c, found.state, found.set)
        for found in map(Shown, percent_encodings(url, base, encoding=encoding))
    ]


class Shown:
    """An entry with its state and its set by their names."""

    def __init__(self, found: PercentEncoding) -> None:
        written = percent_encoding_to_json(found)
        self.text, self.part, self.how, self.c, self.state = (written[k] for k in ("text", "part", "how", "c", "state"))
        self.input_start, self.input_end = written["input_start"], written["input_end"]
        self.set = (written["set"] or "").removesuffix(" percent-encode set")


@pytest.mark.parametrize(
    "url, base, expected",
    [
        ("https://h/a", None, []),
        ("https://", None, []),
        ("https://h/é", None, [("%C3%A9", "path", "encoded", 10, 11, "é", "path", "path")]),
        ("https://h/%c3%A9", None, [
            ("%c3", "path", "written", 10, 13, None, "path", ""), ("%A9", "path", "written", 13, 16, None, "path", ""),
        ]),
        (" https://h/%\t41\n ?", None, [
            ("%41", "path", "written", 11, 15, None, "path", ""),
            ("%20", "path", "encoded", 16, 17, " ", "path", "path"),
        ]),
        ("https://h/%4%", None, []),
        ("https://h/é/../ü", None, [("%C3%BC", "path", "encoded", 15, 16, "ü", "path", "path")]),
        ("https://h/é/%2e%2E/./%2e", None, []),
        ("file:///é|/C|/ü", None, [
            ("%C3%A9", "path", "encoded", 8, 9, "é", "path", "path"),
            ("%C3%BC", "path", "encoded", 14, 15, "ü", "path", "path"),
        ]),
        ("https://h/?a'b\"c#d`", None, [
            ("%27", "query", "encoded", 12, 13, "'", "query", "special-query"),
            ("%22", "query", "encoded", 14, 15, '"', "query", "special-query"),
            ("%60", "fragment", "encoded", 18, 19, "`", "fragment", "fragment"),
        ]),
        ("foo://h/?'>", None, [("%3E", "query", "encoded", 10, 11, ">", "query", "query")]),
        ("foo://ü%41:1/", None, [
            ("%C3%BC", "host", "encoded", 6, 7, "ü", "host", "C0 control"),
            ("%41", "host", "written", 7, 10, None, "host", ""),
        ]),
        ("https://ü%41/", None, []),
        ("foo:ü ?", None, [
            ("%C3%BC", "path", "encoded", 4, 5, "ü", "opaque path", "C0 control"),
            ("%20", "path", "encoded", 5, 6, " ", "opaque path", ""),
        ]),
        ("foo:a b", None, []),
        ("https://u ser@x@:p:w@/@h/", None, []),
        ("https://u ser@x:p:w@y@h/", None, [
            ("%20", "username", "encoded", 9, 10, " ", "authority", "userinfo"),
            ("%40", "username", "encoded", 13, 14, "@", "authority", ""),
            ("%3A", "password", "encoded", 17, 18, ":", "authority", "userinfo"),
            ("%40", "password", "encoded", 19, 20, "@", "authority", ""),
        ]),
        ("é", "https://%41@h/%42/%43?%44#%45", [
            ("%41", "username", "base", None, None, None, None, ""),
            ("%42", "path", "base", None, None, None, None, ""),
            ("%C3%A9", "path", "encoded", 0, 1, "é", "path", "path"),
        ]),
        ("#é", "https://h/%42/%43?%44#%45", [
            ("%42", "path", "base", None, None, None, None, ""),
            ("%43", "path", "base", None, None, None, None, ""),
            ("%44", "query", "base", None, None, None, None, ""),
            ("%C3%A9", "fragment", "encoded", 1, 2, "é", "fragment", "fragment"),
        ]),
        ("?é", "https://h/%42?%44", [
            ("%42", "path", "base", None, None, None, None, ""),
            ("%C3%A9", "query", "encoded", 1, 2, "é", "query", "special-query"),
        ]),
        ("#é", "mailto:%41?%42", [
            ("%41", "path", "base", None, None, None, None, ""),
            ("%42", "query", "base", None, None, None, None, ""),
            ("%C3%A9", "fragment", "encoded", 1, 2, "é", "fragment", "fragment"),
        ]),
        ("/é", "foo://%41/%42", [
            ("%41", "host", "base", None, None, None, None, ""),
            ("%C3%A9", "path", "encoded", 1, 2, "é", "path", "path"),
        ]),
        ("/é", "foo:/%42", [("%C3%A9", "path", "encoded", 1, 2, "é", "path", "path")]),
        ("//%43/", "foo://%41/%42", [("%43", "host", "written", 2, 5, None, "host", "")]),
    ],
)  # fmt: skip
def test_what_made_each_percent_encoded_byte(url: str, base: str | None, expected: list[tuple[object, ...]]) -> None:
    assert entries(url, base) == expected


def test_in_a_legacy_encoding_a_code_point_may_become_bytes_that_are_ascii() -> None:
    assert entries("https://h/?漢%41€", encoding="iso-2022-jp") == [
        ("%1B$B4A", "query", "encoded", 11, 12, "漢", "query", "special-query"),
        ("%1B(B%", "query", "encoded", 12, 13, "%", "query", "special-query"),
        ("%26%238364%3B", "query", "encoded", 15, 16, "€", "query", "special-query"),
    ]
    assert entries("https://h/?漢", encoding="iso-2022-jp")[1:] == [
        ("%1B(B", "query", "encoded", 12, 12, "", "query", "special-query")
    ]


def test_a_base_that_cannot_be_parsed() -> None:
    with pytest.raises(URLParseError):
        percent_encodings("a", "b")


PIECES = st.sampled_from(
    [
        *("https://", "foo://", "file://", "foo:", "/", "//", "\\", "?", "#", "h", "é", " ", "..", "%2e", "%41", "%"),
        *("@", ":", ":80", "\t", "'", "`", "C|", "[::1]", "1.2.3.4", "localhost", "漢", "\\x80", "a"),
    ]
)
BASES = [None, "https://u%20:%20@h/%41/b%42?%43#d", "file:///C:/%41", "foo://%41/b", "foo:/%41/b", "mailto:%41?%42"]


@given(st.lists(PIECES, max_size=10).map("".join), st.sampled_from(BASES), st.sampled_from(["utf-8", "big5"]))
def test_every_percent_encoded_byte_is_told_once(url: str, base: str | None, encoding: str) -> None:
    found = percent_encodings(url, base, encoding=encoding)
    try:
        href = str(parse_url(url, base, encoding=encoding))
    except URLParseError:
        assert found == []
        return
    covered = [at for each in found for at in range(each.start, each.end)]
    assert covered == sorted(set(covered))
    assert {at for match in re.finditer("%[0-9A-Fa-f]{2}", href) for at in range(*match.span())} <= set(covered)
    for each in found:
        assert href[each.start : each.end] == each.text
        origin = None if each.input_start is None else re.sub("[\t\n\r]", "", url[each.input_start : each.input_end])
        assert origin == {"encoded": each.c, "written": each.text, "base": None}[each.how]
        assert each.percent_encode_set is None or (each.c or "") in each.percent_encode_set


@given(st.lists(PIECES, max_size=10).map("".join), st.sampled_from(BASES))
def test_there_is_a_mark_for_each_code_point(url: str, base: str | None) -> None:
    traced = trace(url, base)
    if traced.outcome == "parsed":
        marks = Provenance(traced).marks
        for part in output_parts(traced.record):
            assert len(marks.get(part.part, [])) in {0, part.end - part.start}
