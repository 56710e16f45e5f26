"""Slashes, credentials, host and port."""

import pytest

from tests.unit.machine_alone import parse_url
from urlstd import URL, URLParseError, trace, validation_errors


def credentials(href: str) -> tuple[str, str]:
    url = parse_url(href)
    return url.username, url.password


@pytest.mark.parametrize("slashes", ["", "/", "//", "///", "\\", "\\\\", "/\\/\\/\\", "/" * 99])
def test_a_special_url_has_a_host_after_any_number_of_slashes(slashes: str) -> None:
    assert str(parse_url(f"https:{slashes}h")) == "https://h/"


@pytest.mark.parametrize(
    ("authority", "expected"),
    [
        ("u", ("u", "")),
        ("u:", ("u", "")),
        ("u:p", ("u", "p")),
        (":p", ("", "p")),
        ("", ("", "")),
        (":", ("", "")),
        ("u:p:q", ("u", "p%3Aq")),
        ("a@b", ("a%40b", "")),
        ("a@b:c@d", ("a%40b", "c%40d")),
        ("u:@p", ("u", "%40p")),
        ("@:", ("%40", "")),
        ("u:@:", ("u", "%40%3A")),
        ("é;=|'", ("%C3%A9%3B%3D%7C'", "")),
        ("%41%zz", ("%41%zz", "")),
        ("u[:]", ("u%5B", "%5D")),
        ("💩:💩", ("%F0%9F%92%A9", "%F0%9F%92%A9")),
        ("\ud800", ("%EF%BF%BD", "")),
    ],
)
def test_the_last_at_sign_ends_the_credentials_and_the_first_colon_the_username(
    authority: str, expected: tuple[str, str]
) -> None:
    assert credentials(f"https://{authority}@h/") == expected
    assert credentials(f"foo://{authority}@h/") == expected


@pytest.mark.parametrize(
    ("href", "rest"), [("https://h/@x", "/@x"), ("https://h?@x", "/?@x"), ("https://h#@x", "/#@x")]
)
def test_an_at_sign_behind_the_authority_is_none_of_it(href: str, rest: str) -> None:
    assert str(parse_url(href)) == f"https://h{rest}"


def test_a_backslash_ends_the_authority_of_a_special_url_only() -> None:
    assert str(parse_url("https://a\\@h")) == "https://a/@h"
    assert credentials("foo://a\\@h") == ("a%5C", "")


@pytest.mark.parametrize("href", ["https://u@", "https://@/", "https://u:p@?", "https://@#", "foo://u@/", "foo://@"])
def test_credentials_without_a_host_are_failure_in_any_url(href: str) -> None:
    with pytest.raises(URLParseError) as failure:
        parse_url(href)
    assert failure.value.errors[-1].name == "host-missing"


@pytest.mark.parametrize(
    ("href", "hostname", "port"),
    [
        ("https://h:1/", "h", "1"),
        ("https://[::1]:1/", "[::1]", "1"),
        ("https://[::1]/", "[::1]", ""),
        ("foo://[::1]:1", "[::1]", "1"),
        ("https://h:/", "h", ""),
        ("foo://h:", "h", ""),
        ("foo://", "", ""),
        ("foo:///x", "", ""),
        ("https://h:00000000000000000000001/", "h", "1"),
        ("https://h:0/", "h", "0"),
        ("https://h:65535", "h", "65535"),
        ("https://h:443", "h", ""),
        ("http://h:0080", "h", ""),
        ("ftp://h:21", "h", ""),
        ("ws://h:80", "h", ""),
        ("wss://h:443", "h", ""),
        ("foo://h:80", "h", "80"),
    ],
)
def test_a_colon_outside_brackets_begins_the_port(href: str, hostname: str, port: str) -> None:
    url = URL(href)
    assert (url.hostname, url.port) == (hostname, port)


@pytest.mark.parametrize(
    "port", ["65536", "9" * 5000, "8a", "-1", "+1", " 1", "１", "1_0", "0x50", "1.", "1:", "1[", "1@@"]
)
def test_a_port_is_digits_of_a_number_below_65536(port: str) -> None:
    with pytest.raises(URLParseError):
        parse_url(f"foo://h:{port}/")


@pytest.mark.parametrize(
    ("href", "name"),
    [
        ("foo://[:1", "IPv6-unclosed"),
        ("foo://a[:1", "host-invalid-code-point"),
        ("foo://[a]:1]", "IPv6-too-few-pieces"),
        ("foo://[::1", "IPv6-unclosed"),
    ],
)
def test_an_open_bracket_hides_the_colon(href: str, name: str) -> None:
    assert [error.name for error in validation_errors(href)] == [name]


def test_brackets_count_by_the_last_one() -> None:
    flags = {step.pointer: step.flags for step in trace("foo://[]:[::x") if step.flags}
    assert flags == {6: {"inside_brackets": True}, 7: {"inside_brackets": False}}


@pytest.mark.parametrize(
    ("href", "value", "host"),
    [
        ("https://h:1/", "g", "g:1"),  # the port stays
        ("https://h:1/", "g:2", "g:2"),
        ("https://h:1/", "g:", "g:1"),
        ("https://h:1/", "g:x", "g:1"),
        ("https://h:1/", "g:2x", "g:2"),
        ("https://h:1/", "g:443", "g"),
        ("https://h:1/", "g:99999", "g:1"),  # the host is set before the port fails
        ("https://h:1/", "g/x", "g:1"),
        ("https://h:1/", "g?x", "g:1"),
        ("https://h:1/", "g#x", "g:1"),
        ("https://h:1/", "g\\x", "g:1"),
        ("https://h:1/", "", "h:1"),
        ("https://h:1/", ":2", "h:1"),
        ("https://h:1/", "u@g", "h:1"),
        ("https://h:1/", "[::1]:2", "[::1]:2"),
        ("https://h:1/", "a b", "h:1"),
        ("https://h:1/", " g", "h:1"),
        ("foo://h:1/", "", "h:1"),  # a port needs a host
        ("foo://u@h/", "", "h"),
        ("foo://h/", "", ""),
        ("foo://h/", "g\\x", "h"),
        ("foo:x", "g", ""),
        ("foo:/x", "g", "g"),
        ("file:///x", "g:1", ""),
        ("file:///x", "g", "g"),
        ("file://h/x", "localhost", ""),
        ("file://h/x", "", ""),
        ("file://h/x", "C|", "h"),
    ],
)
def test_setting_the_host(href: str, value: str, host: str) -> None:
    url = URL(href)
    url.host = value
    assert url.host == host


@pytest.mark.parametrize(
    ("href", "value", "hostname"),
    [
        ("https://h:1/", "g", "g"),
        ("https://h:1/", "g:2", "h"),  # a colon ends it in failure
        ("https://h:1/", "g:", "h"),
        ("https://h:1/", ":", "h"),
        ("https://h:1/", "[::1]", "[::1]"),
        ("https://h:1/", "g/x:", "g"),
        ("https://h:1/", "", "h"),
        ("foo://h/", "", ""),
        ("foo:x", "g", ""),
        ("file:///x", "g", "g"),
    ],
)
def test_setting_the_hostname(href: str, value: str, hostname: str) -> None:
    url = URL(href)
    url.hostname = value
    assert url.hostname == hostname


@pytest.mark.parametrize(
    ("href", "value", "port"),
    [
        ("https://h:1/", "2", "2"),
        ("https://h:1/", "", ""),
        ("https://h:1/", "443", ""),
        ("https://h:1/", "2x", "2"),
        ("https://h:1/", "2/3", "2"),
        ("https://h:1/", "2 ", "2"),
        ("https://h:1/", "2.5", "2"),
        ("https://h:1/", "x2", "1"),
        ("https://h:1/", "-2", "1"),
        ("https://h:1/", " 2", "1"),
        ("https://h:1/", "\t2\n3", "23"),
        ("https://h:1/", "65535", "65535"),
        ("https://h:1/", "65536", "1"),
        ("https://h:1/", "9" * 5000, "1"),
        ("https://h:1/", "0" * 5000 + "2", "2"),
        ("https://h:1/", "２", "1"),
        ("file://h/", "2", ""),
        ("foo:///x", "2", ""),
        ("foo:x", "2", ""),
    ],
)
def test_setting_the_port(href: str, value: str, port: str) -> None:
    url = URL(href)
    url.port = value
    assert url.port == port
