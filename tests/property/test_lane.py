"""Where a lane makes a record, the machine makes the same."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.wpt import entries
from tests.property import hostile
from tests.property.parsing import record_of
from urlstd import URL
from urlstd.errors import URLParseError
from urlstd.infra import scalar_value_string
from urlstd.parsing import by_parts, lane
from urlstd.parsing.parser import BasicURLParser, parse_url
from urlstd.serialize import serialize_url

# Texts that are nearly what the lane takes, so that its classes and bounds are met from both sides.
_NEARLY = st.from_regex(
    r"\A(?:https?|wss?|ftp|file|foo|data|HTTP)://?/?(?:[A-Za-z0-9._-]{0,12}|[0-9.]{1,9}|localhost|C[:|])"
    r"(?::[0-9]{0,6})?(?:/[!-~]{0,4}|/\.|/%2[eE]|/C\||/){0,4}(?:\?[!-~]{0,6})?(?:\#[!-~]{0,6})?\Z"
)
_ANYTHING_IN_ASCII = st.text(st.characters(min_codepoint=0, max_codepoint=0x7F), max_size=12)


def compare(text: str, base: str | None = None) -> bool:
    """Whether one of the lanes makes a record of `text`, which must be the machine's, whatever the base."""
    base_record = record_of(base)
    parser = BasicURLParser(scalar_value_string(text), base_record)
    expected = parser.url if parser.run() == "parsed" else None
    records = [lane.parse(text, base_record), by_parts.parse(text, base_record)]
    for record in records:
        assert record is None or (record == expected and type(record.host) is type(parser.url.host))
    reading = lane.read(text)
    assert reading is None or lane.href(reading) == serialize_url(parser.url)
    return any(record is not None for record in records)


def is_read(text: str, base: str | None = None) -> bool:
    """Whether the fast lane reads `text`, which it must do as the machine does."""
    compare(text, base)
    base_record = record_of(base)
    return lane.read(text) is not None or (
        base_record is not None and lane.relative_record(text, base_record) is not None
    )


@given(hostile.strings, hostile.bases)
def test_the_lane_agrees_with_the_machine_on_hostile_strings(text: str, base: str | None) -> None:
    compare(text, base)


@given(_NEARLY, hostile.bases)
def test_the_lane_agrees_with_the_machine_near_its_bounds(text: str, base: str | None) -> None:
    compare(text, base)


@given(
    st.sampled_from(["http://h/", "file:///", "file://h/", "foo:", "http://h/?", "http://h/#", "foo:x?", "wss://"]),
    _ANYTHING_IN_ASCII,
)
def test_the_lane_agrees_with_the_machine_on_every_ascii_code_point(start: str, rest: str) -> None:
    compare(start + rest)


@pytest.mark.parametrize(
    "start", ["http://h/", "http://h/?", "http://h/#", "file:///", "foo:", "foo:x?", "foo:x#", "http://"]
)
def test_the_lane_agrees_with_the_machine_on_each_ascii_code_point_alone(start: str) -> None:
    for code in range(0x80):
        for around in ("{}", "a{}b", "{}/", "{}."):
            compare(start + around.format(chr(code)))


@given(st.from_regex(r"\A[!-~]{0,3}(?:/[!-~]{0,3}){0,3}(?:\?[!-~]{0,4})?(?:\#[!-~]{0,4})?\Z"), hostile.bases)
def test_the_lane_agrees_with_the_machine_on_relative_references(text: str, base: str | None) -> None:
    compare(text, base)
    compare(text, "https://u:p@h.example:8080/a/b/c?q#f")


@pytest.mark.parametrize(
    "text", ["", "?q", "#f", "?q#f", "x", "x/y?q", "/x/y", "/", "a/b:c", "//h2/p", "//H2", "%zz", ";a=b"]
)
def test_the_lane_reads_what_most_relative_references_are(text: str) -> None:
    assert is_read(text, "https://u:p@h.example:8080/a/b/c?q#f")


@pytest.mark.parametrize("text", ["x:/y", "..", "./x", "/../x", "a/%2e%2e", "\\x", "x y", "//u@h", "é", "a/.", "///h"])
def test_the_lane_declines_relative_references_it_is_not_sure_of(text: str) -> None:
    assert lane.relative_record(text, parse_url("https://u:p@h.example:8080/a/b/c?q#f")) is None


def test_the_lane_agrees_with_the_machine_on_web_platform_tests() -> None:
    inputs = [(entry["input"], entry.get("base")) for _, entry in entries("urltestdata.json")]
    assert sum(compare(*pair) for pair in inputs) > 350
    assert sum(is_read(*pair) for pair in inputs) > 130


def test_the_lane_agrees_with_the_machine_on_many_seeded_strings() -> None:
    source = random.Random(20261130)  # noqa: S311 - repeatable
    pairs = ((hostile.pick(source.choice, source.randint), source.choice(hostile.BASES)) for _ in range(10_000))
    assert sum(itertools.starmap(compare, pairs)) > 2_000


@pytest.mark.parametrize(
    "text",
    [
        "https://example.com",
        "https://www.Example.com:8080/path/to?query=1#fragment",
        "http://127.0.0.1:80/",
        "ftp://a_b.xn--p1ai/%zz",
        "file:///etc/hosts",
        "file://server/share",
        "data:text/plain,hello",
        "mailto:someone@example.com?subject=x",
        "urn:isbn:0-395-36341-1",
        "http://h/a.b/..c/%2ef/...",
    ],
)
def test_the_lane_reads_what_most_urls_are(text: str) -> None:
    assert is_read(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "HTTP://h/",
        " http://h/",
        "http://h/\n",
        "http://user@h/",
        "http://h:/",
        "http://h:65536/",
        "http://h/a/../b",
        "http://h/%2e",
        "http://h/.",
        "http://1.2.3/",
        "http://0x1/",
        "http://h.1./",
        "http://256.1.1.1/",
        "http://01.1.1.1/",
        "http://h/é",
        "http://h/ ",
        "http://h/?'",
        "http://h\\a",
        "file://localhost/",
        "file://LOCALHOST/",
        "file://h:80/",
        "file:///C|/",
        "file://h/x|y",
        "file:///a/..",
        "file:/x",
        "foo:/x",
        "foo://h",
        "foo:a b",
        "foo:",
        "https:h",
    ],
)
def test_the_lane_declines_what_it_is_not_sure_of(text: str) -> None:
    assert lane.read(text) is None


def test_a_url_object_is_the_same_by_lane_and_machine() -> None:
    text = "https://www.example.com:443/a?b#c"
    fast, slow = URL(text), URL.of(parse_url("\t" + text))
    for attribute in ("href", "origin", "protocol", "host", "hostname", "port", "pathname", "search", "hash"):
        assert getattr(fast, attribute) == getattr(slow, attribute)
    assert fast == slow


def test_changes_are_seen_in_href_after_it_was_read_from_the_lane() -> None:
    url = URL("https://h/a?b=1")
    assert url.href == "https://h/a?b=1"
    url.pathname = "/c"
    assert url.href == "https://h/c?b=1"
    url.search_params.append("d", "2")
    assert url.href == "https://h/c?b=1&d=2"
    url.href = "https://i/"
    assert url.href == "https://i/"
    url.hash = "x"
    assert url.href == "https://i/#x"


def test_a_failing_base_fails_although_the_lane_would_read_the_input() -> None:
    with pytest.raises(URLParseError):
        parse_url("https://h/", "no base")
