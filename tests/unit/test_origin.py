import pytest

from urlstd import Domain, Host, IPv4Address, OpaqueHost, parse_url
from urlstd.origin import OpaqueOrigin, TupleOrigin, origin, same_origin


@pytest.mark.parametrize(
    ("href", "serialized"),
    [
        ("https://u:p@H:443/p?q#f", "https://h"),
        ("http://h:81/", "http://h:81"),
        ("ftp://h/", "ftp://h"),
        ("ws://h/", "ws://h"),
        ("wss://[::1]:0/", "wss://[::1]:0"),
        ("http://1.2/", "http://1.0.0.2"),
        ("blob:https://h:1/x", "https://h:1"),
        ("blob:http://h/x#f", "http://h"),
    ],
)
def test_a_special_url_has_a_tuple_origin(href: str, serialized: str) -> None:
    assert isinstance(origin(parse_url(href)), TupleOrigin)
    assert str(origin(parse_url(href))) == serialized


@pytest.mark.parametrize(
    "href",
    [
        "file:///x",
        "foo://h/",
        "data:x",
        "about:blank",
        "blob:x",
        "blob:",
        "blob:ftp://h/",  # only what a page can be at
        "blob:ws://h/",
        "blob:file:///x",
        "blob:blob:https://h/",
        "blob:foo://h/",
        "blob:/https://h/",
    ],
)
def test_every_other_url_has_an_opaque_origin(href: str) -> None:
    assert isinstance(origin(parse_url(href)), OpaqueOrigin)
    assert str(origin(parse_url(href))) == "null"


@pytest.mark.parametrize(
    ("a", "b", "same"),
    [
        ("https://h/a", "https://h:443/b", True),
        ("https://h", "http://h", False),
        ("https://h", "https://g", False),
        ("https://h", "https://h:1", False),
        ("blob:https://h/x", "https://h", True),
        ("data:x", "data:x", False),
        ("https://h", "data:x", False),
        ("data:x", "https://h", False),
    ],
)
def test_origins_are_the_same_by_scheme_host_and_port(a: str, b: str, same: bool) -> None:
    assert same_origin(origin(parse_url(a)), origin(parse_url(b))) is same


def test_an_opaque_origin_is_the_same_as_itself_only() -> None:
    one, other = OpaqueOrigin(), OpaqueOrigin()
    assert same_origin(one, one)
    assert not same_origin(one, other)


def test_hosts_of_two_kinds_make_two_origins() -> None:
    hosts: list[Host] = [Domain("h"), OpaqueHost("h"), IPv4Address(1)]
    origins = [TupleOrigin("https", host, None) for host in hosts]
    assert [same_origin(origins[0], other) for other in origins] == [True, False, False]
