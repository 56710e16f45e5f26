from typing import Literal

import pytest

from urlstd.parsing.parser import parse_url
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.init import (
    COMPONENTS,
    init_from_mapping,
    is_an_absolute_pathname,
    process_a_base_url_string,
    process_a_urlpattern_init,
    process_component_for_init,
    url_components,
)

MEMBERS = "there are protocol, username, password, hostname, port, pathname, search, hash, baseURL"
BASE = "https://u:p@h.example:8080/a/b+c?q=(1)#f*"


@pytest.mark.parametrize(
    ("given", "inherited"),
    [
        ("", "protocol hostname port pathname search hash"),
        ("hash", "protocol hostname port pathname search"),
        ("search", "protocol hostname port pathname"),
        ("pathname", "protocol hostname port"),
        ("port", "protocol hostname"),
        ("hostname", "protocol"),
        ("protocol", ""),
        ("username", "protocol hostname port pathname search hash"),
        ("password", "protocol hostname port pathname search hash"),
        ("protocol hash", ""),
        ("hostname hash", "protocol"),
    ],
)
def test_a_pattern_inherits_what_comes_before_what_is_given_and_no_credentials(given: str, inherited: str) -> None:
    names = given.split()
    init = dict.fromkeys(names, "x") | {"baseURL": BASE}
    assert set(process_a_urlpattern_init(init, "pattern")) == {*names, *inherited.split()}


@pytest.mark.parametrize(
    ("given", "inherited"),
    [
        ("", "protocol username password hostname port pathname search hash"),
        ("hash", "protocol username password hostname port pathname search"),
        ("pathname", "protocol username password hostname port"),
        ("password", "protocol username hostname port pathname search hash"),
        ("username", "protocol hostname port pathname search hash"),
        ("port", "protocol hostname"),
        ("hostname", "protocol"),
        ("protocol", ""),
    ],
)
def test_a_url_inherits_the_credentials_of_the_same_server(given: str, inherited: str) -> None:
    names = given.split()
    value = "1" if given == "port" else "x"
    init = dict.fromkeys(names, value) | {"baseURL": BASE}
    assert set(process_a_urlpattern_init(init, "url")) == {*names, *inherited.split()}


def test_what_a_pattern_inherits_is_text_without_syntax() -> None:
    processed = process_a_urlpattern_init({"baseURL": BASE}, "pattern")
    assert processed == {
        "protocol": "https", "hostname": "h.example", "port": "8080", "pathname": "/a/b\\+c",
        "search": "q=\\(1\\)", "hash": "f\\*",
    }  # fmt: skip
    assert process_a_urlpattern_init({"baseURL": BASE}, "url")["pathname"] == "/a/b+c"
    assert process_a_base_url_string("a*", "url") == "a*"


def test_a_base_without_query_and_fragment_gives_empty_ones() -> None:
    processed = process_a_urlpattern_init({"baseURL": "data:x"}, "url")
    assert processed == dict.fromkeys(COMPONENTS, "") | {"protocol": "data", "pathname": "x"}


@pytest.mark.parametrize(
    ("pathname", "base", "type_", "expected"),
    [
        ("x", "https://h/a/b", "pattern", "/a/x"),
        (":x", "https://h/a+/b", "pattern", "/a\\+/:x"),
        ("", "https://h/a/b", "pattern", "/a/"),
        ("../x", "https://h/a/b", "pattern", "/a/../x"),
        ("../x", "https://h/a/b", "url", "/x"),
        ("*", "https://h", "pattern", "/*"),
        ("{/x}?", "https://h/a/b", "pattern", "{/x}?"),
        ("\\/x", "https://h/a/b", "pattern", "\\/x"),
        ("{/x}?", "https://h/a/b", "url", "/a/%7B/x%7D%3F"),
        ("/x", "https://h/a/b", "url", "/x"),
        # An opaque path has no directory.
        ("x", "data:a/b", "pattern", "x"),
        ("x", "data:a/b", "url", "x"),
        # A base whose path has no slash at all has none, either.
        ("x", "foo://h", "pattern", "x"),
    ],
)
def test_a_relative_pathname_follows_the_directory_of_the_base(
    pathname: str, base: str, type_: Literal["pattern", "url"], expected: str
) -> None:
    assert process_a_urlpattern_init({"pathname": pathname, "baseURL": base}, type_)["pathname"] == expected


@pytest.mark.parametrize(
    ("string", "pattern", "url"),
    [("", False, False), ("/", True, True), ("x/", False, False), ("\\/", True, False), ("{/", True, False),
     ("\\x", False, False), ("{x", False, False), ("{", False, False)],
)  # fmt: skip
def test_an_absolute_pathname_begins_with_a_slash(string: str, pattern: bool, url: bool) -> None:
    assert is_an_absolute_pathname(string, "pattern") is pattern
    assert is_an_absolute_pathname(string, "url") is url


@pytest.mark.parametrize("type_", ["pattern", "url"])
@pytest.mark.parametrize(
    ("component", "value", "expected"),
    [
        ("protocol", "https:", "https"),
        ("search", "?a", "a"),
        ("search", "??a", "?a"),
        ("hash", "#a", "a"),
        ("hash", "##a", "#a"),
        ("port", "8080", "8080"),
    ],
)
def test_one_delimiter_may_be_written(
    type_: Literal["pattern", "url"], component: str, value: str, expected: str
) -> None:
    assert process_component_for_init(component, value, "", type_) == expected


def test_a_url_is_canonicalized_and_a_pattern_is_not() -> None:
    init = {
        "protocol": "HTTPS", "username": "é", "password": "é", "hostname": "[1:0::0]", "port": "0443",
        "pathname": "/a b", "search": "é", "hash": "é",
    }  # fmt: skip
    assert process_a_urlpattern_init(init, "pattern") == init
    assert process_a_urlpattern_init(init, "url") == {
        "protocol": "https", "username": "%C3%A9", "password": "%C3%A9", "hostname": "[1::]", "port": "",
        "pathname": "/a%20b", "search": "%C3%A9", "hash": "%C3%A9",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("init", "expected"),
    [
        ({"protocol": "http", "port": "80"}, ""),
        ({"protocol": "http", "port": "443"}, "443"),
        ({"port": "443"}, "443"),
        # The protocol of the base counts as well as one that is given.
        ({"port": "443", "baseURL": "https://h"}, ""),
    ],
)
def test_the_port_of_a_url_depends_on_its_protocol(init: dict[str, str], expected: str) -> None:
    assert process_a_urlpattern_init(init, "url")["port"] == expected


@pytest.mark.parametrize(
    ("protocol", "expected"), [("", "/a%20%5E"), ("https", "/a%20%5E"), ("data", "/a ^"), ("javascript", "/a ^")]
)
def test_the_pathname_of_a_url_is_opaque_where_its_protocol_is_not_special(protocol: str, expected: str) -> None:
    assert process_component_for_init("pathname", "/a ^", protocol, "url") == expected


def test_given_values_stay_unless_something_takes_their_place() -> None:
    processed = process_a_urlpattern_init({"hash": "b"}, "url", protocol="", hash="a", search="c")
    assert processed == {"protocol": "", "hash": "b", "search": "c"}


def test_a_base_must_be_parsed() -> None:
    with pytest.raises(URLPatternError) as error:
        process_a_urlpattern_init({"baseURL": "/é"}, "pattern")
    assert error.value.reason == "the base URL '/\\xe9' cannot be parsed"


def test_components_of_a_url() -> None:
    url = parse_url("https://u:p@[::1]:8080/a/b?q#f")
    values = url_components(url)
    assert values == {
        "protocol": "https", "username": "u", "password": "p", "hostname": "[::1]", "port": "8080",
        "pathname": "/a/b", "search": "q", "hash": "f",
    }  # fmt: skip
    url = parse_url("mailto:a@b")
    assert list(url_components(url).values()) == ["mailto", "", "", "", "", "a@b", "", ""]


def test_a_mapping_becomes_a_dictionary_of_scalar_value_strings() -> None:
    assert init_from_mapping({"pathname": "a\ud800", "baseURL": "x"}) == {"pathname": "a\ufffd", "baseURL": "x"}


@pytest.mark.parametrize(
    ("mapping", "reason"),
    [
        ({"path": "/"}, f"no component 'path': {MEMBERS}"),
        ({1: "/"}, f"no component 1: {MEMBERS}"),
        ({"port": 80}, "port: expected a string, got int"),
        ({"port": None}, "port: expected a string, got NoneType"),
    ],
)
def test_another_key_or_value_is_rejected(mapping: dict[str, str], reason: str) -> None:
    with pytest.raises(URLPatternError) as error:
        init_from_mapping(mapping)
    assert error.value.reason == reason
