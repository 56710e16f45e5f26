import pytest

from urlstd.pattern.component import compile_a_component
from urlstd.pattern.parts import PATHNAME_OPTIONS, Options
from urlstd.pattern.pattern_index import PatternIndex, leading_segments
from urlstd.pattern.url_pattern import create


@pytest.mark.parametrize(
    ("pathname", "segments"),
    [
        ("*", []),
        (":a", []),
        ("/", ["", ""]),
        ("/a/b", ["", "a", "b"]),
        ("/a/:b", ["", "a"]),
        ("/a/:b+", ["", "a"]),
        ("/a/:b?", [""]),
        ("/a/b*", ["", "a"]),
        ("/a/b{.html}?", ["", "a"]),
        ("/a{/b}+/c", [""]),
        ("/a/{b/:c}/d", ["", "a", "b"]),
        ("/a/(\\d)/x", ["", "a"]),
        ("a", ["a"]),
    ],
)
def test_the_segments_that_a_pathname_must_begin_with(pathname: str, segments: list[str]) -> None:
    assert leading_segments(compile_a_component(pathname, str, PATHNAME_OPTIONS)) == segments


def test_where_case_does_not_matter_nothing_is_told() -> None:
    assert leading_segments(compile_a_component("/a", str, Options("/", "/", ignore_case=True))) == []


PATTERNS = (
    "https://h/a/:x",
    "https://*/a/b",
    "https://h/*",
    "https://g/a/:x",
    "https://h/a/b/c",
    "https://*/",
)


@pytest.mark.parametrize(
    ("hostname", "pathname", "expected"),
    [
        ("h", "/a/b", [0, 1, 2]),
        ("h", "/a/b/c/d", [0, 1, 2, 4]),
        ("g", "/a/b", [1, 3]),
        ("other", "/", [5]),
        ("other", "/x", []),
        ("h", "", [2]),
    ],
)
def test_only_patterns_that_may_match_are_to_be_asked_in_their_order(
    hostname: str, pathname: str, expected: list[int]
) -> None:
    index = PatternIndex((number, create(pattern, None)) for number, pattern in enumerate(PATTERNS))
    assert index.candidates(("https", "", "", hostname, "", pathname, "", "")) == expected


def test_an_index_of_nothing_has_no_candidates() -> None:
    assert PatternIndex([]).candidates(("https", "", "", "h", "", "/", "", "")) == []
