from collections.abc import Callable

import pytest

from urlstd.pattern import canonicalize
from urlstd.pattern.errors import URLPatternError

CALLBACKS = (
    canonicalize.canonicalize_a_protocol,
    canonicalize.canonicalize_a_username,
    canonicalize.canonicalize_a_password,
    canonicalize.canonicalize_a_hostname,
    canonicalize.canonicalize_an_ipv6_hostname,
    canonicalize.canonicalize_a_port,
    canonicalize.canonicalize_a_pathname,
    canonicalize.canonicalize_an_opaque_pathname,
    canonicalize.canonicalize_a_search,
    canonicalize.canonicalize_a_hash,
)


@pytest.mark.parametrize("callback", CALLBACKS, ids=lambda callback: callback.__name__)
def test_nothing_is_nothing(callback: Callable[[str], str]) -> None:
    assert callback("") == ""


def test_a_dummy_url_is_new_each_time() -> None:
    url = canonicalize.create_a_dummy_url()
    assert str(url) == "https://dummy.invalid/"
    assert url is not canonicalize.create_a_dummy_url()


@pytest.mark.parametrize(
    ("callback", "text", "expected"),
    [
        (canonicalize.canonicalize_a_protocol, "HTTP", "http"),
        (canonicalize.canonicalize_a_protocol, "a+-.1", "a+-.1"),
        (canonicalize.canonicalize_a_protocol, "file", "file"),
        (canonicalize.canonicalize_a_username, "a:b@é%zz", "a%3Ab%40%C3%A9%zz"),
        (canonicalize.canonicalize_a_password, "a:b@é%zz", "a%3Ab%40%C3%A9%zz"),
        (canonicalize.canonicalize_a_hostname, "EXAMPLE.com", "example.com"),
        (canonicalize.canonicalize_a_hostname, "faß.☕", "xn--fa-hia.xn--53h"),
        (canonicalize.canonicalize_a_hostname, "0x7f.1", "127.0.0.1"),
        (canonicalize.canonicalize_a_hostname, "[1:0::0]", "[1::]"),
        (canonicalize.canonicalize_a_hostname, ".b", ".b"),
        # What ends a host ends it here, too.
        (canonicalize.canonicalize_a_hostname, "bad/host", "bad"),
        (canonicalize.canonicalize_a_hostname, "bad\\host", "bad"),
        (canonicalize.canonicalize_a_hostname, "bad?host", "bad"),
        (canonicalize.canonicalize_a_hostname, "bad#host", "bad"),
        (canonicalize.canonicalize_a_hostname, "bad\nhost", "badhost"),
        # An address is not parsed, as a pattern has only pieces of it.
        (canonicalize.canonicalize_an_ipv6_hostname, "[ABCD::00:", "[abcd::00:"),
        (canonicalize.canonicalize_a_pathname, "/a b", "/a%20b"),
        (canonicalize.canonicalize_a_pathname, "/a/../b", "/b"),
        (canonicalize.canonicalize_a_pathname, "..", ".."),
        # The two code points that stand before a relative piece are cut off, whatever has become of them.
        (canonicalize.canonicalize_a_pathname, "a/../b", ""),
        (canonicalize.canonicalize_a_pathname, "a/../bc", "c"),
        (canonicalize.canonicalize_a_pathname, "a?b#c", "a%3Fb%23c"),
        (canonicalize.canonicalize_a_pathname, "%zz^{}", "%zz%5E%7B%7D"),
        (canonicalize.canonicalize_a_pathname, "a\\b", "a/b"),
        (canonicalize.canonicalize_an_opaque_pathname, "a b/../^", "a b/../^"),
        (canonicalize.canonicalize_an_opaque_pathname, "aé?b", "a%C3%A9"),
        (canonicalize.canonicalize_an_opaque_pathname, "a#b", "a"),
        # The dummy URL is special, whatever the pattern's protocol.
        (canonicalize.canonicalize_a_search, "a'b c?#", "a%27b%20c?%23"),
        (canonicalize.canonicalize_a_hash, "a'b c?#`", "a'b%20c?#%60"),
    ],
)
def test_a_text_becomes_what_the_url_parser_makes_of_it(
    callback: Callable[[str], str], text: str, expected: str
) -> None:
    assert callback(text) == expected


NO_SCHEME = "is not a URL scheme: a letter, then letters, digits, “+”, “-” and “.”"
NO_HOST = "cannot stand in the host of a URL"
NO_PORT = "is not a port: digits, 65535 at most"


@pytest.mark.parametrize(
    ("callback", "text", "reason"),
    [
        (canonicalize.canonicalize_a_protocol, "1a", f"'1a' {NO_SCHEME}"),
        (canonicalize.canonicalize_a_protocol, "é", f"'\\xe9' {NO_SCHEME}"),
        (canonicalize.canonicalize_a_hostname, "a:b", f"'a:b' {NO_HOST}"),
        (canonicalize.canonicalize_a_hostname, "a b", f"'a b' {NO_HOST}"),
        (canonicalize.canonicalize_a_hostname, "1.2.3.256", f"'1.2.3.256' {NO_HOST}"),
        (canonicalize.canonicalize_a_hostname, "[::g]", f"'[::g]' {NO_HOST}"),
        (canonicalize.canonicalize_an_ipv6_hostname, "[::1.2.3.4]", "'.' cannot stand in an IPv6 address"),
        (canonicalize.canonicalize_an_ipv6_hostname, "[g", "'g' cannot stand in an IPv6 address"),
        (canonicalize.canonicalize_a_port, "65536", f"'65536' {NO_PORT}"),
        (canonicalize.canonicalize_a_port, "x80", f"'x80' {NO_PORT}"),
        (canonicalize.canonicalize_a_port, "８", f"'\\uff18' {NO_PORT}"),
    ],
)
def test_what_cannot_stand_there_is_rejected(callback: Callable[[str], str], text: str, reason: str) -> None:
    with pytest.raises(URLPatternError) as error:
        callback(text)
    assert error.value.reason == reason


@pytest.mark.parametrize(
    ("text", "protocol", "expected"),
    [
        # Without a protocol there is no default port: a pattern's port is a piece of text, and 443 may be part of more.
        ("443", None, "443"),
        ("443", "", "443"),
        ("443", "http", "443"),
        ("443", "https", ""),
        ("80", "http", ""),
        ("80", "ws", ""),
        ("21", "ftp", ""),
        ("00443", "https", ""),
        ("00443", None, "443"),
        ("80 ", None, "80"),
        ("80x", None, "80"),
        ("8\t0", None, "80"),
        ("65535", "foo", "65535"),
        ("0", None, "0"),
    ],
)
def test_only_a_protocol_has_a_default_port(text: str, protocol: str | None, expected: str) -> None:
    assert canonicalize.canonicalize_a_port(text, protocol) == expected
