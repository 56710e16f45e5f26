import pytest

from urlstd.pattern.component import Component, compile_a_component, matches_a_special_scheme
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.parts import DEFAULT_OPTIONS, PATHNAME_OPTIONS, Options


def compiled(string: str, options: Options = PATHNAME_OPTIONS) -> Component:
    return compile_a_component(string, str, options)


def test_what_a_component_holds() -> None:
    component = compiled("/{a}/:b(\\d)?")
    assert component.pattern_string == "/a/:b(\\d)?"
    assert component.regular_expression.source == "^\\/a(?:\\/(\\d))?$"
    assert component.regular_expression.flags == "v"
    assert component.group_name_list == ("b",)
    assert [part.type.value for part in component.part_list] == ["fixed-text", "regexp"]
    assert [tuple(part_range) for part_range in component.part_ranges] == [(0, 4, None), (4, 12, 8)]
    assert component.options is PATHNAME_OPTIONS
    assert component.encoding_callback is str


def test_case_is_ignored_by_a_flag() -> None:
    component = compiled("/a", Options("/", "/", ignore_case=True))
    assert component.regular_expression.flags == "vi"
    assert component.regular_expression.test("/A")


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("a", False),
        ("*", False),
        (":a", False),
        ("(.*)", False),
        (":a(.*)", False),
        ("([^\\/]+?)", False),
        ("(a)", True),
        ("/x/:a(.+)?/*", True),
        ("(.*?)", True),
    ],
)
def test_a_wildcard_written_out_is_no_regexp_group(string: str, expected: bool) -> None:
    assert compiled(string).has_regexp_groups is expected


@pytest.mark.parametrize(
    ("string", "position", "expected"),
    [
        ("(*)", 1, "something to repeat before *"),
        ("/a/(x*y**)", 8, "something to repeat before *"),
        ("{/x.:n(a{2,1})y}*", 8, "a second number that is not less than the first"),
        ("(a)(b)?/:c([)", 12, "a backslash before )"),
        ("(\\d)(\\k<n>)", 7, "a group named n"),
        ("((?<n>a))((?<n>b))", 13, "another name than n, which a group in the same alternative has"),
        ("{((?<n>a))b}*", 5, "another name than n, which a group in the same alternative has"),
        ("/x/{z*}?(+)", 9, "something to repeat before +"),
    ],
)
def test_a_wrong_regular_expression_is_pointed_at_in_the_pattern(string: str, position: int, expected: str) -> None:
    with pytest.raises(URLPatternError) as error:
        compiled(string)
    assert (error.value.pattern, error.value.position) == (string, position)
    assert error.value.reason == f"the regular expression is not accepted: expected {expected}"


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("http", True),
        ("http{s}?", True),
        ("*", True),
        (":p", True),
        ("(ws|foo)", True),
        ("file", True),
        ("ftp", True),
        ("{http}+x", False),
        ("data", False),
        ("(https?x)", False),
        ("", False),
    ],
)
def test_whether_a_special_scheme_is_matched_as_a_whole(string: str, expected: bool) -> None:
    assert matches_a_special_scheme(compiled(string, DEFAULT_OPTIONS)) is expected
