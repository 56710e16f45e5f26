import doctest
from typing import Any

import pytest

from urlstd import URL, URLPattern, URLPatternError, URLPatternList
from urlstd.pattern import RegExpBudgetExceeded, pattern_list

BLOG = URLPattern({"pathname": "/blog/:slug"})
ROUTES = URLPatternList(["https://h/", BLOG, {"pathname": "/blog/new"}, "https://h/*"])


@pytest.mark.parametrize(
    ("arguments", "indices"),
    [
        (("https://h/",), [0, 3]),
        (("https://h/blog/new",), [1, 2, 3]),
        (("https://g/blog/new",), [1, 2]),
        (("blog/x", "https://g/y"), [1]),
        ((URL("https://g/blog/x"),), [1]),
        (({"pathname": "/blog/new"},), [1, 2]),
        (("https://g/",), []),
        (("https://g/blog/a/b",), []),
        (("no URL",), []),
        (("x", "no URL"), []),
        ((), []),
    ],
)
def test_the_first_and_all_that_match(arguments: tuple[Any, ...], indices: list[int]) -> None:
    found = ROUTES.all(*arguments)
    assert [match.index for match in found] == indices
    assert [match.pattern for match in found] == [ROUTES[index] for index in indices]
    assert [match.result for match in found] == [ROUTES[index].exec(*arguments) for index in indices]
    assert ROUTES.first(*arguments) == (found[0] if found else None)


def test_results_have_inputs_of_their_own() -> None:
    first, second, _ = ROUTES.all("https://h/blog/new")
    first.result.inputs.append("x")
    assert second.result.inputs == ["https://h/blog/new"]


def test_a_list_of_patterns_is_a_sequence_of_them() -> None:
    assert len(ROUTES) == 4
    assert list(ROUTES)[1] is ROUTES[1] is BLOG
    assert ROUTES[1:2] == (BLOG,)
    assert BLOG in ROUTES
    assert repr(URLPatternList([BLOG])) == "URLPatternList([URLPattern({'pathname': '/blog/:slug'})])"
    assert len(URLPatternList([])) == 0


def test_what_is_not_accepted_is_said_as_by_a_pattern() -> None:
    with pytest.raises(URLPatternError):
        URLPatternList(["https://h/{"])
    with pytest.raises(URLPatternError):
        ROUTES.first({"pathname": "/"}, "https://h/")


def test_a_pattern_that_takes_too_long_is_in_the_way_only_of_urls_that_it_could_match() -> None:
    routes = URLPatternList([{"pathname": "/x/((?:a*)*b\\1?)"}, {"pathname": "/y/*"}])
    match = routes.first("https://h/y/" + "a" * 100)
    assert match is not None
    assert match.index == 1


def test_an_answer_that_is_not_known_is_an_error() -> None:
    pattern = URLPattern({"pathname": "/((?:a?){60}(?<x>a)*(?:a?){60}\\k<x>b)"})
    url = "https://h/" + "a" * 3000
    with pytest.raises(RegExpBudgetExceeded):
        pattern.test(url)
    with pytest.raises(RegExpBudgetExceeded):
        URLPatternList([pattern]).first(url)


def test_the_example_is_true() -> None:
    assert doctest.testmod(pattern_list).failed == 0
