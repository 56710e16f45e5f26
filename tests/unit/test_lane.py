"""The fast lane's records and serializations; tests/property/test_lane.py compares it with the machine."""

import string

import pytest

from tests.unit.machine_alone import parse_url
from urlstd import URLParseError, URLRecord
from urlstd.parsing import lane
from urlstd.serialize import serialize_url

ASCII = "".join(map(chr, range(0x80)))
WORD = string.ascii_letters + string.digits + "-_"


@pytest.mark.parametrize(
    ("text", "href"),
    [
        ("https://H.example:443", "https://h.example/"),
        ("http://h:80/a", "http://h/a"),
        ("http://h:080/a", "http://h/a"),
        ("http://h:08080/a", "http://h:8080/a"),
        ("http://h:1234/a", "http://h:1234/a"),
        ("http://h:8080/a?q#f", "http://h:8080/a?q#f"),
        ("http://h:8/a", "http://h:8/a"),
        ("http://h/a", "http://h/a"),
        ("http://127.0.0.1/", "http://127.0.0.1/"),
        ("http://_/", "http://_/"),
        ("file:///a", "file:///a"),
        ("foo:a", "foo:a"),
    ],
)
def test_a_reading_has_a_record_and_a_serialization(text: str, href: str) -> None:
    reading = lane.read(text)
    assert reading is not None
    assert lane.href(reading) == serialize_url(lane.record(reading)) == href
    assert (lane.href(reading) is text) == (text == href)  # what is its own serialization is not made again


def by_machine(text: str, base: str | None = None) -> URLRecord | None:
    try:
        return parse_url(text, base)
    except URLParseError:
        return None


@pytest.mark.parametrize(
    ("text", "else_"),
    [
        ("https://h/a{}b", ""),
        ("http://h/a{}b", ""),
        ("ws://h/a?b{}c", ""),
        ("wss://h/a#b{}c", ""),
        ("ftp://1.2.3.4:5/a?b{}c#d", ""),
        ("file:///a{}b", "|"),  # after a letter, it makes a drive
        ("file:///?a{}b", ""),
        ("file://h/a{}b", "|"),
        ("file://h/#a{}b", ""),
        ("foo:a{}b", " "),  # before "?" and "#", it is encoded
        ("foo:{}b", " ?#/"),
        ("foo:a?b{}c", ""),
        ("foo:a#b{}c", ""),
        ("f{}o:a", ""),
        ("{}:a", ""),
    ],
)
def test_what_stays_as_it_is_is_read(text: str, else_: str) -> None:
    for c in ASCII:
        given = text.format(c)
        record, reading = by_machine(given), lane.read(given)
        stays = record is not None and serialize_url(record) == given and c not in else_
        assert (reading is not None) == stays, given
        assert reading is None or lane.record(reading) == record, given


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("https://{}", string.ascii_letters + "_"),
        ("https://{}b.c", WORD),
        ("https://a{}b.c", WORD + "./?#"),
        ("https://a.{}", string.ascii_letters + "_"),
        ("https://b.a{}c", WORD + "./?#"),
        ("https://h:{}", string.digits),
        ("https://h:1{}2", string.digits + "/?#"),
        ("{}://h", ""),
        ("htt{}://h", "p:"),
        ("w{}://h", "s:"),
    ],
)
def test_a_domain_and_a_port_are_read_where_they_are_plain(text: str, read: str) -> None:
    for c in ASCII:
        given = text.format(c)
        reading = lane.read(given)
        assert (reading is not None) == (c in frozenset(read)), given
        assert reading is None or lane.record(reading) == by_machine(given), given


@pytest.mark.parametrize("text", ["http://{}.0.0.0", "http://0.{}.0.0", "http://0.0.{}.0", "http://0.0.0.{}"])
def test_an_address_is_read_where_each_part_is_a_byte_in_decimal(text: str) -> None:
    for number in range(1001):
        assert (lane.read(text.format(number)) is not None) == (number < 256), number
    for other in ("", "00", "01", "0x1", "1e", "-1", "0.0", "\uff11"):
        assert lane.read(text.format(other)) is None, other


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("http://h/a/.", False),
        ("http://h/./a", False),
        ("http://h/a/..", False),
        ("http://h/../a", False),
        ("http://h/%2e", False),
        ("http://h/a/%2E/b", False),
        ("http://h/%2e.", False),
        ("http://h/.%2E/", False),
        ("http://h/...", True),
        ("http://h/.a", True),
        ("http://h/a./b", True),
        ("http://h/a../b", True),
        ("http://h/%2f", True),
        ("http://h/%2ea", True),
        ("http://h/%2e%2e%2e/", True),
        ("http://h:65535", True),
        ("http://h:65536", False),
        ("http://h:99999", False),
        ("http://h:000080", False),
        ("http://localhost", True),
        ("file://localhost", False),
        ("file://LOCALHOST/a", False),
        ("file://localhosts", True),
        ("file://h", True),
        ("file://h:1", False),
        ("file://1.2.3.4", True),
        ("file://", False),
        ("https:foo", False),
        ("http:foo", False),
        ("ws:foo", False),
        ("wss:foo", False),
        ("ftp:foo", False),
        ("file:foo", False),
        ("https-a:foo", True),
        ("files:foo", True),
        ("h:foo", True),
        ("httpss://h", False),
        ("http", False),
    ],
)
def test_what_the_machine_would_change_is_not_read(text: str, read: bool) -> None:
    reading = lane.read(text)
    assert (reading is not None) == read
    assert reading is None or lane.record(reading) == by_machine(text)


@pytest.mark.parametrize(
    ("text", "declined"),
    [
        ("{}", '":<>\\^`{}.'),
        ("a{}b", '":<>\\^`{}'),
        ("/{}", '"<>\\^`{}./'),
        ("/a{}b", '"<>\\^`{}'),
        ("a/{}", '"<>\\^`{}.'),
        ("a/b{}c", '"<>\\^`{}'),
        ("?{}", "\"<>'"),
        ("#{}", '"<>`'),
        ("a?b{}c#d", "\"<>'"),
        ("a#b{}c", '"<>`'),
        ("//h/{}", '"<>\\^`{}.'),
    ],
)
@pytest.mark.parametrize("base", ["https://u:p@h:1/a/b?q#f", "ws://h", "ftp://h/a/"])
def test_a_relative_reference_is_read_where_it_stays_as_it_is(text: str, declined: str, base: str) -> None:
    record = parse_url(base)
    for c in ASCII:
        given = text.replace("{}", c)
        found = lane.relative_record(given, record)
        assert (found is None) == (c <= " " or c == "\x7f" or c in declined), given
        assert found is None or found == by_machine(given, base), given


@pytest.mark.parametrize(
    ("text", "base"), [("a", "file:///b"), ("a", "foo://h"), ("//h:65536", "http://b"), ("a/../b", "http://h")]
)
def test_a_relative_reference_with_rules_of_its_own_is_not_read(text: str, base: str) -> None:
    assert lane.relative_record(text, parse_url(base)) is None
