from typing import Any

import pytest

from urlstd import URL, URLParseError, URLRecord, parse_url

FULL = "https://u:p@h:1/a/b?q=1#f"
MEMBERS = {
    "href": FULL,
    "origin": "https://h:1",
    "protocol": "https:",
    "username": "u",
    "password": "p",
    "host": "h:1",
    "hostname": "h",
    "port": "1",
    "pathname": "/a/b",
    "search": "?q=1",
    "hash": "#f",
}


def members(url: URL) -> dict[str, str]:
    return {name: getattr(url, name) for name in MEMBERS}


def test_every_member_reads_its_part() -> None:
    assert members(URL(FULL)) == MEMBERS


@pytest.mark.parametrize(
    ("href", "empty"),
    [
        ("foo:", ["username", "password", "host", "hostname", "port", "pathname", "search", "hash"]),
        ("foo:?#", ["search", "hash"]),  # null and empty are read alike
        ("https://h:443/", ["port", "username", "password"]),
    ],
)
def test_what_is_not_there_is_the_empty_string(href: str, empty: list[str]) -> None:
    url = URL(href)
    assert {name: getattr(url, name) for name in empty} == dict.fromkeys(empty, "")


def test_ipv6_is_read_with_its_brackets() -> None:
    url = URL("https://[0::1]:1/")
    assert (url.hostname, url.host) == ("[::1]", "[::1]:1")


@pytest.mark.parametrize("name", ["origin", "search_params", "record", "anything"])
def test_some_members_cannot_be_set_and_none_can_be_added(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(URL(FULL), name, "x")


@pytest.mark.parametrize(
    ("url", "base"), [(URL(FULL), None), ("b?q=1#f", URL("https://u:p@h:1/a/")), (URL(FULL), URL("foo:"))]
)
def test_arguments_may_be_url_objects(url: str | URL, base: URL | None) -> None:
    assert URL(url, base).href == FULL


@pytest.mark.parametrize(
    ("url", "base"), [(None, None), (b"a:b", None), (1, None), ("a:b", 1), ("a:b", b"a:b"), (URLRecord(), None)]
)
def test_an_argument_that_is_neither_is_a_type_error(url: Any, base: Any) -> None:
    for make in (URL, URL.parse, URL.can_parse):
        with pytest.raises(TypeError, match="expected a string"):
            make(url, base)


@pytest.mark.parametrize(
    ("name", "value"), [("href", None), ("hash", 1), ("search", None), ("port", 80), ("host", b"h")]
)
def test_a_value_that_is_no_string_is_a_type_error_and_changes_nothing(name: str, value: Any) -> None:
    url = URL(FULL)
    with pytest.raises(TypeError, match="expected a string"):
        setattr(url, name, value)
    assert members(url) == MEMBERS


@pytest.mark.parametrize(
    ("url", "base"), [("x", None), ("https://h", ""), ("https://h", "x"), ("x", "mailto:a"), ("", None)]
)
def test_failure_raises_or_is_none_or_false(url: str, base: str | None) -> None:
    with pytest.raises(URLParseError):
        URL(url, base)
    assert URL.parse(url, base) is None
    assert URL.can_parse(url, base) is False


@pytest.mark.parametrize(("url", "base"), [("a:b", None), ("x", "https://h"), ("https://u@h", None)])
def test_what_can_be_parsed_can_be_made(url: str, base: str | None) -> None:
    assert URL.can_parse(url, base) is True
    assert URL.parse(url, base) == URL(url, base)


def test_parse_makes_the_class_that_it_is_called_on() -> None:
    class Sub(URL):
        pass

    assert type(Sub.parse("a:b")) is Sub


def test_setting_href_parses_anew_and_fills_the_same_list() -> None:
    url = URL(FULL)
    params = url.search_params
    url.href = "foo:bar?x=y"
    assert (url.href, str(params), url.search_params is params) == ("foo:bar?x=y", "x=y", True)
    url.href = URL("foo:bar")  # type: ignore[assignment]
    assert params.size == 0


def test_a_bad_href_raises_and_leaves_everything() -> None:
    url = URL(FULL)
    params = url.search_params
    with pytest.raises(URLParseError) as failure:
        url.href = "/x"
    assert failure.value.input == "/x"
    assert (members(url), str(params)) == (MEMBERS, "q=1")


def test_a_list_that_was_never_asked_for_is_made_from_the_query_that_is_there_then() -> None:
    url = URL(FULL)
    url.href = "foo:?a=b"
    assert str(url.search_params) == "a=b"


def test_setting_search_keeps_tabs_in_the_list_that_the_url_loses() -> None:
    url = URL("https://h/")
    url.search = "?a\t=\nb\ud800"
    assert url.search == "?a=b%EF%BF%BD"
    assert list(url.search_params) == [("a\t", "\nb\ufffd")]


def test_clearing_search_clears_the_list() -> None:
    url = URL("https://h/?a=b")
    url.search = ""
    assert (url.href, url.search_params.size) == ("https://h/", 0)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("protocol", "http", "http:"),
        ("username", "a b", "a%20b"),
        ("password", "a:b", "a%3Ab"),
        ("host", "g:2", "g:2"),
        ("hostname", "g", "g"),
        ("port", "2", "2"),
        ("pathname", "x", "/x"),
        ("search", "x", "?x"),
        ("hash", "x", "#x"),
    ],
)
def test_each_setter_changes_its_member_and_the_href(name: str, value: str, expected: str) -> None:
    url = URL(FULL)
    before = url.href
    setattr(url, name, value)
    assert getattr(url, name) == expected
    assert url.href != before
    assert URL(url.href) == url


def test_a_setter_that_cannot_changes_nothing_and_says_nothing() -> None:
    url = URL("foo:opaque")
    for name in ("username", "password", "host", "hostname", "port", "pathname"):
        setattr(url, name, "x")
    assert url.href == "foo:opaque"


@pytest.mark.parametrize("name", ["hash", "search", "username", "pathname", "hostname"])
def test_surrogates_in_a_value_become_replacement_characters(name: str) -> None:
    url, other = URL("foo://h"), URL("foo://h")
    setattr(url, name, "a\ud800")
    setattr(other, name, "a\ufffd")
    assert url.href == other.href != "foo://h"


def test_the_record_is_a_copy() -> None:
    url = URL(FULL)
    record = url.record
    assert record == parse_url(FULL)
    record.path = []
    assert url.href == FULL


def test_a_url_of_a_record_is_independent_of_it() -> None:
    record = parse_url(FULL)
    url = URL.of(record)
    record.fragment = None
    assert url.href == FULL
    url.hash = ""
    assert str(url.search_params) == "q=1"
    assert url.href == FULL.removesuffix("#f")


def test_equality_is_of_the_serialization_and_python_can_show_it() -> None:
    assert URL("https://H:443") == URL("https://h/")
    assert URL("https://h/#") != URL("https://h/")
    assert URL("https://h/") != "https://h/"
    assert str(URL("https://H")) == URL("https://H").to_json() == "https://h/"
    assert repr(URL("https://H")) == "URL('https://h/')"


def test_it_cannot_be_hashed_since_it_can_change() -> None:
    with pytest.raises(TypeError):
        hash(URL("a:b"))
