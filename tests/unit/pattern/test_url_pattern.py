from typing import Any

import pytest

from urlstd.parsing.parser import parse_url
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.init import COMPONENTS
from urlstd.pattern.result import URLPatternComponentResult
from urlstd.pattern.url_pattern import (
    URLPatternRecord,
    create,
    is_an_ipv6_address,
    match,
    match_input,
    matches,
)


def patterns(record: URLPatternRecord) -> dict[str, str]:
    """The components that do not match anything."""
    strings = {name: getattr(record, name).pattern_string for name in COMPONENTS}
    return {name: string for name, string in strings.items() if string != "*"}


@pytest.mark.parametrize(
    ("given", "base", "expected"),
    [
        ({}, None, {}),
        ({"pathname": "/a"}, None, {"pathname": "/a"}),
        ({"hash": "x", "baseURL": "https://h/a?b"}, None,
         {"protocol": "https", "hostname": "h", "port": "", "pathname": "/a", "search": "b", "hash": "x"}),
        ("/a", "https://h:1/b?c#d", {"protocol": "https", "hostname": "h", "port": "1", "pathname": "/a"}),
        ("https://h/a", None, {"protocol": "https", "hostname": "h", "port": "", "pathname": "/a"}),
        ("https://h/a", "foo://b/c", {"protocol": "https", "hostname": "h", "port": "", "pathname": "/a"}),
        # Missing components become "*" only when the base has been asked.
        ({"baseURL": "data:x"}, None,
         {"protocol": "data", "hostname": "", "port": "", "pathname": "x", "search": "", "hash": ""}),
    ],
)  # fmt: skip
def test_given_inherited_and_default_components(given: Any, base: str | None, expected: dict[str, str]) -> None:
    assert patterns(create(given, base)) == expected


@pytest.mark.parametrize(
    ("protocol", "port", "expected"),
    [
        ("https", "443", ""),
        ("http", "80", ""),
        ("ftp", "21", ""),
        ("wss", "0443", ""),
        ("https:", "443", ""),
        ("https", "80", "80"),
        ("file", "80", "80"),
        # The strings are compared as they are written: a pattern is not looked through.
        ("http{s}?", "443", "443"),
        ("https", "{443}", "443"),
        ("https", "443*", "443*"),
        ("HTTPS", "443", "443"),
        ("http", "00080%2f", "80"),  # it is one only when it is compiled, as in Chromium
        ("*", "443", "443"),
        ("https", "", ""),
    ],
)
def test_the_default_port_of_a_special_scheme_is_no_port(protocol: str, port: str, expected: str) -> None:
    assert create({"protocol": protocol, "port": port}, None).port.pattern_string == expected


@pytest.mark.parametrize(
    ("given", "base", "reason", "pattern"),
    [
        ("/a", None, "a pattern without a protocol needs a base URL", "/a"),
        ("data:foo", None, "a pattern without a protocol needs a base URL", "data:foo"),
        ({"pathname": "/a"}, "https://h", "a base URL beside a dictionary goes into it, as “baseURL”", None),
        ("/a", "/b", "the base URL '/b' cannot be parsed", None),
        ("https://h/a", "/b", "the base URL '/b' cannot be parsed", None),
    ],
)
def test_arguments_that_do_not_go_together(given: Any, base: str | None, reason: str, pattern: str | None) -> None:
    with pytest.raises(URLPatternError) as error:
        create(given, base)
    assert (error.value.reason, error.value.pattern, error.value.position) == (reason, pattern, None)


@pytest.mark.parametrize(
    ("given", "component", "pattern", "position"),
    [
        ({"pathname": "/a/(?:a"}, "pathname", "/a/(?:a", 4),
        ({"search": "a{"}, "search", "a{", 2),
        ({"hostname": "a b"}, "hostname", "a b", 0),
        ({"port": "*{x}"}, "port", "*{x}", 2),
        ({"hash": "#(*)"}, "hash", "(*)", 1),
        ({"pathname": "(*)", "baseURL": "https://h/a/"}, "pathname", "/a/(*)", 4),
        ("(*)://h", "protocol", "(*)", 1),
        ("https://h/x(*)", "pathname", "/x(*)", 3),
    ],
)
def test_an_error_is_about_a_place_in_a_component(given: Any, component: str, pattern: str, position: int) -> None:
    with pytest.raises(URLPatternError) as error:
        create(given, None)
    found = error.value
    assert (found.component, found.pattern, found.position) == (component, pattern, position)


@pytest.mark.parametrize(
    ("hostname", "expected"),
    [("", False), ("[", False), ("[:", True), ("{[", True), ("\\[", True), ("[a", True), ("a[", False), ("{a[", False)],
)
def test_a_hostname_pattern_is_an_ipv6_address_by_its_beginning(hostname: str, expected: bool) -> None:
    assert is_an_ipv6_address(hostname) is expected


def test_ipv6_patterns_match_addresses_in_brackets() -> None:
    pattern = create({"hostname": "[\\:\\:AB\\::num]"}, None)
    assert pattern.hostname.pattern_string == "[\\:\\:ab\\::num]"
    result = match(pattern, "https://[0::AB:1]/")
    assert result is not None
    assert result.hostname == URLPatternComponentResult("[::ab:1]", {"num": "1"})


@pytest.mark.parametrize(
    ("protocol", "pathname", "expected"),
    [
        ("https", "/a/../b c", "/b%20c"),
        ("*", "/a/../b c", "/b%20c"),
        ("(https|data)", "/a/../b c", "/b%20c"),
        ("data", "/a/../b c", "/a/../b c"),
        ("", "/a/../b c", "/a/../b c"),
    ],
)
def test_a_pathname_is_opaque_unless_the_protocol_matches_a_special_scheme(
    protocol: str, pathname: str, expected: str
) -> None:
    assert create({"protocol": protocol, "pathname": pathname}, None).pathname.pattern_string == expected


def test_only_a_hierarchical_pathname_has_prefixes_and_segments() -> None:
    assert match(create({"protocol": "https", "pathname": "/x/:a?"}, None), {"protocol": "https", "pathname": "/x"})
    opaque = create({"protocol": "data", "pathname": "/x/:a"}, None)
    assert match(opaque, {"protocol": "data", "pathname": "/x/y/z"})


@pytest.mark.parametrize(
    ("component", "ignored"),
    [("pathname", True), ("search", True), ("hash", True), ("username", False), ("password", False)],
)
def test_case_may_be_ignored_after_the_host_only(component: str, ignored: bool) -> None:
    given, url = {component: "ab"}, {component: "AB"}
    assert matches(create(given, None, ignore_case=True), url) is ignored
    assert not matches(create(given, None), url)


def test_regexp_groups_of_any_component_count() -> None:
    for component in COMPONENTS:
        text = "1" if component == "port" else "a"
        assert create({component: f"({text})"}, None).has_regexp_groups
        assert not create({component: f"*{text}"}, None).has_regexp_groups


def test_a_result_has_the_input_and_the_groups_of_each_component() -> None:
    result = match(create("https://:sub.h/:a(\\d+)?/*", None), "x/y?q#f", "https://w.h/")
    assert result is not None
    assert result.inputs == ["x/y?q#f", "https://w.h/"]
    assert {name: getattr(result, name) for name in COMPONENTS} == {
        "protocol": URLPatternComponentResult("https", {}),
        "username": URLPatternComponentResult("", {"0": ""}),
        "password": URLPatternComponentResult("", {"0": ""}),
        "hostname": URLPatternComponentResult("w.h", {"sub": "w"}),
        "port": URLPatternComponentResult("", {}),
        # A group that took no part is there, without a value.
        "pathname": URLPatternComponentResult("/x/y", {"a": None, "0": "x/y"}),
        "search": URLPatternComponentResult("q", {"0": "q"}),
        "hash": URLPatternComponentResult("f", {"0": "f"}),
    }


def test_inputs_are_kept_as_they_were_given() -> None:
    pattern = create({}, None)
    given = {"pathname": "/a/../b", "protocol": "HTTPS:"}
    result = match(pattern, given)
    assert result is not None
    assert result.inputs == [given]
    assert (result.protocol.input, result.pathname.input) == ("https", "/b")
    for given_url, inputs in (("HTTPS://h", ["HTTPS://h"]), (parse_url("HTTPS://h"), ["https://h/"])):
        result = match(pattern, given_url)
        assert result is not None
        assert result.inputs == inputs


def test_groups_inside_a_regular_expression_shift_the_groups_after_them() -> None:
    result = match(create({"pathname": "/((?<x>a)b)/:c"}, None), {"pathname": "/ab/d"})
    assert result is not None
    # As the Standard says it: the names in order, for the captures in order.
    assert result.pathname.groups == {"0": "ab", "c": "a"}


@pytest.mark.parametrize(
    ("given", "base"),
    [
        ("/a", None),
        ("/a", "b"),
        ("https://[", None),
        ({"protocol": "1"}, None),
        ({"baseURL": "x"}, None),
        ({"port": "x"}, None),
    ],
)
def test_what_is_no_url_does_not_match(given: Any, base: str | None) -> None:
    pattern = create({}, None)
    assert match(pattern, given, base) is None
    assert matches(pattern, given, base) is False
    assert match_input(given, base) is None


def test_a_base_beside_a_dictionary_is_an_error_also_when_matching() -> None:
    pattern = create({}, None)
    for ask in (match, matches):
        with pytest.raises(URLPatternError, match="goes into it, as “baseURL”"):
            ask(pattern, {}, "https://h/")


def test_components_that_a_dictionary_lacks_are_empty() -> None:
    assert match_input({"pathname": "/a"}, None) == dict.fromkeys(COMPONENTS, "") | {"pathname": "/a"}
    assert match_input({}, None) == dict.fromkeys(COMPONENTS, "")


@pytest.mark.parametrize("component", COMPONENTS)
def test_every_component_has_to_match(component: str) -> None:
    text = "https" if component == "protocol" else "1"
    pattern = create({component: text}, None)
    assert not matches(pattern, {})
    assert match(pattern, {}) is None
    assert matches(pattern, {component: text})
    assert match(pattern, {component: text}) is not None
