from typing import Any

import pytest

from urlstd import URL, URLPattern, URLPatternError
from urlstd.pattern import RegExpBudgetExceeded, URLPatternRecord, URLPatternResult
from urlstd.pattern.init import COMPONENTS


def test_without_arguments_it_matches_everything() -> None:
    pattern = URLPattern()
    assert {getattr(pattern, name) for name in COMPONENTS} == {"*"}
    assert pattern.test()
    assert pattern.test("https://u:p@h:1/p?q#f")
    assert not pattern.test("no URL")


def test_each_component_is_an_attribute() -> None:
    given = dict.fromkeys(COMPONENTS, "1") | {"protocol": "a", "hostname": "h"}
    pattern = URLPattern(given)
    assert {name: getattr(pattern, name) for name in COMPONENTS} == given


def test_attributes_are_normalized() -> None:
    pattern = URLPattern("HTTP://EXAMPLE.com:80/{a}/(.*)")
    assert (pattern.protocol, pattern.hostname, pattern.port, pattern.pathname) == ("http", "example.com", "80", "/a/*")


def test_attributes_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        URLPattern().protocol = "a"  # type: ignore[misc]  # this is what is asked
    with pytest.raises(AttributeError):
        URLPattern().other = "a"  # type: ignore[attr-defined]  # this is what is asked


@pytest.mark.parametrize("base", ["https://h/a/", URL("https://h/a/")])
def test_a_base_may_be_a_string_or_a_url(base: str | URL) -> None:
    pattern = URLPattern("b", base)
    assert (pattern.hostname, pattern.pathname) == ("h", "/a/b")
    assert pattern.test("b", base)


@pytest.mark.parametrize(
    "given", ["https://h/a", URL("https://h/a"), {"protocol": "https", "hostname": "h", "pathname": "/a"}]
)
def test_what_is_matched_may_be_a_string_a_url_or_a_mapping(given: Any) -> None:
    pattern = URLPattern({"hostname": "h", "pathname": "/:x"})
    assert pattern.test(given)
    result = pattern.exec(given)
    assert isinstance(result, URLPatternResult)
    assert result.pathname.groups == {"x": "a"}


def test_inputs_are_what_web_idl_makes_of_the_arguments() -> None:
    assert URLPattern().exec("https://h\ud800", None) is None
    for result, inputs in (
        (URLPattern().exec("data:\ud800"), ["data:\ufffd"]),
        (URLPattern().exec(URL("https://h")), ["https://h/"]),
        (URLPattern().exec(), [{}]),
    ):
        assert result is not None
        assert result.inputs == inputs
    assert URLPattern().exec("x", "https://h\ud800") is None


def test_case_is_ignored_when_asked_for() -> None:
    assert URLPattern("https://h/Ab", ignore_case=True).test("https://h/aB")
    assert not URLPattern("https://h/Ab").test("https://h/aB")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((1,), "expected a string or a mapping, got int"),
        ((["https://h"],), "expected a string or a mapping, got list"),
        (("/a", 1), "expected a base URL as a string, got int"),
        (({}, "https://h"), "a base URL beside a dictionary goes into it, as “baseURL”"),
    ],
)
def test_wrong_arguments(arguments: tuple[Any, ...], reason: str) -> None:
    for ask in (URLPattern, URLPattern().test, URLPattern().exec):
        with pytest.raises(URLPatternError) as error:
            ask(*arguments)
        assert error.value.reason == reason


@pytest.mark.parametrize("python", [TypeError, ValueError])
def test_python_catches_a_rejected_pattern_either_way(python: type[Exception]) -> None:
    with pytest.raises(python, match=r"^pathname pattern '/:' at 1: “:” begins a name, and none follows; write"):
        URLPattern({"pathname": "/:"})


def test_a_search_that_takes_too_long_is_given_up() -> None:
    pattern = URLPattern({"pathname": "/((?<x>a*)(?<y>a*)\\k<x>\\k<y>b)"})
    with pytest.raises(RegExpBudgetExceeded):
        pattern.test({"pathname": "/" + "a" * 2000})


def test_groups_with_regular_expressions_are_told() -> None:
    assert URLPattern({"hash": "(a)"}).has_regexp_groups
    assert not URLPattern({"hash": ":a"}).has_regexp_groups


def test_it_shows_what_it_is_about() -> None:
    assert repr(URLPattern()) == "URLPattern({})"
    assert repr(URLPattern({"pathname": "/(e)", "hash": ":é"})) == (
        "URLPattern({'pathname': '/(e)', 'hash': ':\\xe9'})"
    )


def test_it_can_be_made_of_a_compiled_pattern() -> None:
    pattern = URLPattern({"pathname": "/a"})
    assert isinstance(pattern.record, URLPatternRecord)
    assert URLPattern.of(pattern.record).record is pattern.record


def test_components_are_compared_and_generated_by_name() -> None:
    left, right = URLPattern({"pathname": "/a"}), URLPattern({"pathname": "/:a"})
    assert URLPattern.compare_component("pathname", left, right) == 1
    assert URLPattern.compare_component("hash", left, right) == 0
    assert right.generate("pathname", {"a": "x"}) == "/x"
    reason = "no component 'path': there are protocol, username, password, hostname, port, pathname, search, hash"
    for ask in (lambda: URLPattern.compare_component("path", left, right), lambda: left.generate("path", {})):
        with pytest.raises(URLPatternError) as error:
            ask()
        assert error.value.reason == reason
