import pytest

from urlstd.pattern.component import Component, compile_a_component
from urlstd.pattern.explaining import Mismatch, explain_mismatch
from urlstd.pattern.parts import DEFAULT_OPTIONS, PATHNAME_OPTIONS, Options
from urlstd.pattern.regexp import matcher as regexp_matcher

IGNORE_CASE = Options("/", "/", ignore_case=True)


def compiled(string: str, options: Options = PATHNAME_OPTIONS) -> Component:
    return compile_a_component(string, str, options)


def explained(string: str, text: str, options: Options = PATHNAME_OPTIONS) -> Mismatch:
    component = compiled(string, options)
    assert not component.regular_expression.test(text)
    return explain_mismatch(component, text)


@pytest.mark.parametrize(
    ("string", "text", "position", "part", "expected", "found"),
    [
        # Fixed text: the first code point that is another.
        ("/foo", "/fox", 3, 0, "“o”", "“x”"),
        ("/foo", "/fo", 3, 0, "“o”", "the end"),
        ("/foo", "", 0, 0, "“/foo”", "the end"),
        ("/foo/", "/foo", 4, 0, "“/”", "the end"),
        ("/foo", "/foo/", 4, None, "the end", "“/”"),
        ("", "/", 0, None, "the end", "“/”"),
        ("{a}?", "b", 0, None, "the end", "“b”"),
        ("{ab}+", "abac", 2, None, "the end", "“a”"),
        ("{ab}+", "ac", 1, 0, "“b”", "“c”"),
        # Segments do not go over a delimiter, and are not empty.
        ("/:a", "/", 1, 0, "one or more code points other than “/”", "the end"),
        ("/:a", "//", 1, 0, "one or more code points other than “/”", "“/”"),
        ("/:a", "/x/y", 2, None, "the end", "“/”"),
        ("/:a/:b", "/x", 2, 1, "“/”", "the end"),
        ("/:a/edit", "/x/delete", 3, 1, "“edit”", "“d”"),
        ("/:a+/x", "/a/b/c", 5, 1, "“x”", "“c”"),
        ("/:a*/x", "/a/b", 3, 1, "“x”", "“b”"),
        ("{/:a.x}", "/b.y", 1, 0, "one or more code points other than “/” and then “.x”", "“b”"),
        ("{/*.x}", "/b.y", 1, 0, "anything and then “.x”", "“b”"),
        ("*:a/b", "cde/f", 4, 2, "“b”", "“f”"),
        # Of the places that a wildcard leads to, the one where most of what follows is there.
        ("*abc", "xabyabz", 6, 1, "“c”", "“z”"),
        ("a*", "b", 0, 0, "“a”", "“b”"),
        # A regular expression gives up where none of its ways goes on.
        ("/:year(\\d{4})", "/20x6", 3, 0, "a match of (\\d{4}), begun at 1", "“x”"),
        ("/(\\d+)", "/x", 1, 0, "a match of (\\d+)", "“x”"),
        ("/(\\d+)", "x", 0, 0, "“/”", "“x”"),
        ("/(\\d+)/", "/12", 3, 1, "“/”", "the end"),
        ("{/(\\d+)px}", "/12em", 3, 0, "a match of (\\d+) and then “px”, begun at 1", "“e”"),
        ("/(a|bc)", "/bd", 2, 0, "a match of (a|bc), begun at 1", "“d”"),
        ("/(a)+", "/a/b", 2, None, "the end", "“/”"),
        ("/(a)?/b", "/c", 1, 1, "“b”", "“c”"),
        ("/x(\\d)", "/xé".replace("é", "y"), 2, 1, "a match of (\\d)", "“y”"),
        # It sees what is around it.
        ("/(a(?!b))b", "/ab", 3, 0, "a match of (a(?!b)), begun at 1", "the end"),
        ("/x((?<!x)y)", "/xy", 2, 1, "a match of ((?<!x)y)", "“y”"),
    ],
)
def test_where_and_why(string: str, text: str, position: int, part: int | None, expected: str, found: str) -> None:
    mismatch = explained(string, text)
    assert (mismatch.position, mismatch.part, mismatch.expected, mismatch.found) == (position, part, expected, found)


def test_a_sentence() -> None:
    assert explained("/foo", "/f").message == "At 2 there is the end, where the pattern wants “oo”."


def test_without_a_delimiter_a_segment_may_have_any_code_points() -> None:
    assert explained(":a", "", DEFAULT_OPTIONS).expected == "one or more code points"
    assert explained(":a/b", "x/y/c", DEFAULT_OPTIONS) == Mismatch(4, 1, "“b”", "“c”")


@pytest.mark.parametrize(
    ("string", "text", "position"), [("/AbC", "/aBd", 3), ("/{x:a(\\d)}", "/X5/", 3), ("/(ab)", "/Ac", 2)]
)
def test_case_is_ignored_as_the_pattern_does(string: str, text: str, position: int) -> None:
    assert explained(string, text, IGNORE_CASE).position == position


def test_a_long_text_takes_no_longer_than_it_is_long() -> None:
    text = "/" + "a" * 3_000
    assert explained("/(a+)b", text) == Mismatch(3_001, 1, "“b”", "the end")
    assert explained("/(a+)*b", text) == Mismatch(3_001, 1, "“b”", "the end")
    assert explained("/:a/b", text) == Mismatch(3_001, 1, "“/b”", "the end")
    assert explained("/{:a(a+)c}+", text) == Mismatch(3_001, 1, "a match of (a+) and then “c”, begun at 1", "the end")


def test_in_a_very_long_text_no_place_is_looked_for() -> None:
    text = "a" * 100_001
    mismatch = explained("*b", text)
    assert (mismatch.position, mismatch.part, mismatch.found) == (0, None, "a text of 100001 code points")
    assert mismatch.expected == "another; where it fails is not looked for in so long a text"
    assert explained("*b", text[1:]).position == 100_000


@pytest.mark.parametrize(
    ("string", "text", "position", "part"),
    [
        ("/(\\d)/((?<x>a)\\k<x>)", "/1/ab", 3, 1),
        ("/(\\d)/(\\1)", "/1/2", 3, 1),
        ("/(\\d)/((?<x>a)\\1)", "/1/a2", 3, 1),
    ],
)
def test_a_back_reference_may_depend_on_other_parts(string: str, text: str, position: int, part: int) -> None:
    mismatch = explained(string, text)
    assert (mismatch.position, mismatch.part) == (position, part)


def test_a_regular_expression_that_takes_too_long_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regexp_matcher, "STEP_BUDGET", 1_000)
    component = compiled("/x/((?:a|b|aa)*)c")
    assert explain_mismatch(component, "/x/" + "a" * 300) == Mismatch(
        3, 1, "a match of ((?:a|b|aa)*), and all that follows", "“a”"
    )


def test_where_each_part_finds_what_it_wants_nothing_more_is_known() -> None:
    assert explain_mismatch(compiled("a"), "a") == Mismatch(
        0, None, "what its regular expression allows as a whole", "something else"
    )
