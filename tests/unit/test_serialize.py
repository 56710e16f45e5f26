import pytest

from urlstd import Domain, EmptyHost, IPv6Address, OpaqueHost, URLRecord, parse_url
from urlstd.serialize import serialize_url, serialize_url_path, url_equals

HOST = Domain("h")


@pytest.mark.parametrize(
    ("url", "serialized"),
    [
        (URLRecord("foo", path=""), "foo:"),
        (URLRecord("foo", path="a b"), "foo:a b"),
        (URLRecord("foo", path=[]), "foo:"),
        (URLRecord("foo", path=["a", "b"]), "foo:/a/b"),
        (URLRecord("foo", path=[""]), "foo:/"),
        (URLRecord("foo", path=["", "a"]), "foo:/.//a"),  # else "a" would be the host
        (URLRecord("foo", path=["a", ""]), "foo:/a/"),
        (URLRecord("foo", path="//a"), "foo://a"),
        (URLRecord("foo", host=EmptyHost(), path=["", "a"]), "foo:////a"),
        (URLRecord("http", host=HOST, path=["", "a"]), "http://h//a"),
        (URLRecord("http", "u", "", HOST, None, [""]), "http://u@h/"),
        (URLRecord("http", "", "p", HOST, None, [""]), "http://:p@h/"),
        (URLRecord("http", "u", "p", HOST, 0, [""]), "http://u:p@h:0/"),
        (URLRecord("foo", host=OpaqueHost("%41"), path=[]), "foo://%41"),
        (URLRecord("http", host=IPv6Address((0,) * 8), port=1, path=[]), "http://[::]:1"),
        (URLRecord("foo", path="", query="", fragment=""), "foo:?#"),
        (URLRecord("foo", path="", query="q?", fragment="f#"), "foo:?q?#f#"),
        (URLRecord("foo", path="", fragment="f"), "foo:#f"),
    ],
)
def test_a_record_is_written_by_its_parts(url: URLRecord, serialized: str) -> None:
    assert serialize_url(url) == serialized
    assert str(url) == serialized


@pytest.mark.parametrize(("href", "without"), [("foo:?q#f", "foo:?q"), ("foo:#", "foo:"), ("http://h/", "http://h/")])
def test_the_fragment_can_be_left_out(href: str, without: str) -> None:
    assert serialize_url(parse_url(href), exclude_fragment=True) == without


@pytest.mark.parametrize(("path", "serialized"), [("a/b", "a/b"), ([], ""), ([""], "/"), (["a", ""], "/a/")])
def test_a_path_has_a_slash_before_each_segment(path: str | list[str], serialized: str) -> None:
    assert serialize_url_path(URLRecord(path=path)) == serialized


@pytest.mark.parametrize(
    ("a", "b", "equal", "equal_without_fragments"),
    [
        ("http://H:80", "http://h/", True, True),
        ("http://h/#a", "http://h/#b", False, True),
        ("http://h/#", "http://h/", False, True),
        ("http://h/?", "http://h/", False, False),
        ("http://h/%41", "http://h/A", False, False),
    ],
)
def test_urls_are_equal_where_their_serializations_are(
    a: str, b: str, equal: bool, equal_without_fragments: bool
) -> None:
    assert url_equals(parse_url(a), parse_url(b)) is equal
    assert url_equals(parse_url(a), parse_url(b), exclude_fragments=True) is equal_without_fragments
