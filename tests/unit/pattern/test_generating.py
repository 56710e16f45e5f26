import pytest

from urlstd import URLPattern, URLPatternError


@pytest.mark.parametrize(
    ("pattern", "component", "groups", "expected"),
    [
        ({"pathname": "/a"}, "pathname", {}, "/a"),
        ({"pathname": "/:a/x/:b"}, "pathname", {"a": "1", "b": "é", "c": "unused"}, "/1/x/%C3%A9"),
        ({"pathname": "/{x:a.y}"}, "pathname", {"a": "1"}, "/x1.y"),
        ({"hostname": ":a.h"}, "hostname", {"a": "☕"}, "xn--53h.h"),
        ({"hash": ":a"}, "hash", {"a": "x/y.z"}, "x/y.z"),
        ({"search": ":a"}, "search", {"a": "\ud800"}, "%EF%BF%BD"),
        ({"protocol": "data", "pathname": ":a"}, "pathname", {"a": "x/y"}, "x/y"),
    ],
)
def test_groups_are_put_in(pattern: dict[str, str], component: str, groups: dict[str, str], expected: str) -> None:
    assert URLPattern(pattern).generate(component, groups) == expected


@pytest.mark.parametrize(
    ("pattern", "groups", "reason"),
    [
        ("/:a", {}, "group “a” has no value"),
        ("/:a", {"a": ""}, "group “a” cannot have the value ''"),
        ("/:a", {"a": "x/y"}, "group “a” cannot have the value 'x/y'"),
        ("/*", {"0": "x"}, "group “0” is no plain named group"),
        ("/:a(\\d)", {"a": "1"}, "group “a” is no plain named group"),
        ("/:a?", {"a": "x"}, "“?” leaves open how often to repeat"),
        ("/a{b}*", {}, "“*” leaves open how often to repeat"),
    ],
)
def test_what_leaves_a_choice_is_rejected(pattern: str, groups: dict[str, str], reason: str) -> None:
    with pytest.raises(URLPatternError) as error:
        URLPattern({"pathname": pattern}).generate("pathname", groups)
    assert error.value.reason == reason


def test_a_value_that_the_component_cannot_hold_is_rejected() -> None:
    with pytest.raises(URLPatternError, match="cannot stand in the host"):
        URLPattern({"hostname": ":a"}).generate("hostname", {"a": "x y"})
