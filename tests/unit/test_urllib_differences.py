"""What urllib.parse and ipaddress say, beside the Standard."""

import pytest

from urlstd.urllib_differences import COMPONENTS, UrllibReading, compare_with_urllib, urllib_reading_to_json


def differences(reading: UrllibReading) -> dict[str, tuple[str | None, str | None]]:
    return {one.component: (one.urlstd, one.urllib) for one in reading.components if one.differs}


def meaning(reading: UrllibReading, component: str) -> str:
    (found,) = (one.meaning for one in reading.components if one.component == component)
    assert found is not None
    return found


@pytest.mark.parametrize("string", ["https://example.com/", "https://u:p@example.com:8080/a?b#c", "mailto:x@y"])
def test_most_urls_are_read_alike(string: str) -> None:
    reading = compare_with_urllib(string)
    assert differences(reading) == {}
    assert reading.same_destination
    assert reading.meaning is None


@pytest.mark.parametrize(
    ("string", "component", "ours", "theirs", "words"),
    [
        ("http://good.example\\@evil.example/", "host", "good.example", "evil.example", "Two different hosts"),
        ("http://good.example\\@evil.example/", "username", None, "good.example\\", "none, so what is before"),
        ("http:evil.example", "host", "evil.example", None, "a list of hosts is not asked"),
        ("http://ex%61mple.org/", "host", "example.org", "ex%61mple.org", "decodes and maps"),
        ("http://ü.example/", "host", "xn--tda.example", "ü.example", "decodes and maps"),
        ("http://127.1/", "host", "127.0.0.1", "127.1", "goes to the address"),
        ("http://127.1/", "address", "127.0.0.1", None, "does not see “127.0.0.1”"),
        ("http://[::ffff:1.2.3.4]/", "host", "[::ffff:102:304]", "[::ffff:1.2.3.4]", "The same address"),
        ("http://h:80/", "port", None, "80", "default port"),
        ("http://h\\:80@i:99/", "port", None, "99", "goes by nothing"),
        ("http://h", "path", "/", "", "where nothing is written"),
        ("http://h/ä", "path", "/%C3%A4", "/ä", "percent-encodes the path"),
        ("http://h/a/../b", "path", "/b", "/a/../b", "dot segments"),
        ("http://h/?ä", "query", "%C3%A4", "ä", "percent-encodes it"),
        ("http://h/#ä b", "fragment", "%C3%A4%20b", "ä b", "percent-encodes it"),
        ("http://üser:p@h/", "username", "%C3%BCser", "üser", "one of the two forms"),
        ("http://1.2.3.4\\@5.6.7.8/", "address", "1.2.3.4", "5.6.7.8", "asked about “5.6.7.8”"),
        ("foo://1.2.3.4/", "address", None, "1.2.3.4", "no address to the Standard"),
        ("file://localhost/", "host", None, "localhost", "where the Standard has none"),
        ("http://h/?q ", "query", "q", "q ", "ask for the Standard's"),
        ("http:u:p@h/", "password", "p", None, "lets this URL pass"),
    ],
)
def test_each_difference_says_what_it_means(
    string: str, component: str, ours: str | None, theirs: str | None, words: str
) -> None:
    reading = compare_with_urllib(string)
    assert differences(reading)[component] == (ours, theirs)
    assert words in meaning(reading, component)


@pytest.mark.parametrize(
    ("string", "base", "component", "words"),
    [
        ("\\\\evil.example/x", "http://h/", "host", "Two different hosts"),
        ("///evil.example/x", "http://h/", "host", "Two different hosts"),
        ("x", "foo://h/", "scheme", "sees nothing"),
    ],
)
def test_relative_references_are_joined_in_both_ways(string: str, base: str, component: str, words: str) -> None:
    reading = compare_with_urllib(string, base)
    assert reading.base == base
    assert words in meaning(reading, component)


@pytest.mark.parametrize(
    ("string", "same"),
    [
        ("http://h:80/", True),
        ("http://[::ffff:1.2.3.4]/", True),
        ("http://h/a/../b", True),
        ("http://127.1/", False),
        ("http://h:81/", True),
        ("foo:bar", True),
    ],
)
def test_the_destination_is_scheme_host_and_port(string: str, same: bool) -> None:
    assert compare_with_urllib(string).same_destination is same


@pytest.mark.parametrize(
    ("string", "parsed", "joined", "words"),
    [
        ("foo", False, True, "The Standard refuses"),
        ("http://h:x/", False, False, None),
        ("http://[::1", False, False, None),
        ("http://h\\[/", True, False, "urllib.parse refuses"),
    ],
)
def test_what_only_one_of_them_refuses(string: str, parsed: bool, joined: bool, words: str | None) -> None:
    reading = compare_with_urllib(string)
    assert (reading.url is not None, reading.joined is not None) == (parsed, joined)
    assert not reading.same_destination
    assert (reading.error is None) is joined
    assert reading.meaning is None if words is None else words in (reading.meaning or "")
    assert {one.meaning for one in reading.components} == {None}


def test_an_address_of_a_zone_is_ipaddress_s_own() -> None:
    (address,) = (one for one in compare_with_urllib("http://[fe80::1%eth0]/").components if one.component == "address")
    assert (address.urlstd, address.urllib) == (None, "fe80::1%eth0")


def test_json() -> None:
    written = urllib_reading_to_json(compare_with_urllib("HTTP://h:80"))
    assert written["url"] == "http://h/"
    assert written["joined"] == "HTTP://h:80"
    assert [one["component"] for one in written["components"]] == list(COMPONENTS)
    assert urllib_reading_to_json(compare_with_urllib("x"))["url"] is None
