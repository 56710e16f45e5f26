"""How long a text may be before `re` is not let near it."""

import pytest

from urlstd.pattern.regexp.cost import LONGEST, is_anchored, longest_text
from urlstd.pattern.regexp.syntax import parse


def longest(source: str) -> int:
    return longest_text(parse(source, ignore_case=False))


@pytest.mark.parametrize(
    "source",
    [
        # what URLPattern makes of its patterns
        "^$",
        "^https$",
        "^(.*)$",
        r"^([^]+?)$",
        r"^\/([^\/]+?)\/([^\/]+?)\/([^\/]+?)$",
        r"^(?:\/([^\/]+?))?$",
        r"^(?:\/((?:[^\/]+?)(?:\/(?:[^\/]+?))*))?$",
        "^((?:.*)*)$",
        # choices that the next code point settles
        "^(?:a|b|[c-d]e)*f$",
        "^[a-z]+[0-9]*;(?:x|y)?$",
        "^(?:(?:ab)*c)*$",
        "^(?:a{2,3}b)+$",
        "^(?:a(?:b|))*c$",
        "^a{1000}$",
        r"^\ba*\b$",
        # one loop over a set, the last, whose end is not settled: what comes after it is soon read
        "^.*x$",
        r"^(.*)\/$",
        r"^(.*)\.example\.com$",
        r"^\/([^\/]+?)(?:\.html)?$",
        r"^\/([^\/]+?)\/(.*)\/x$",
        # nothing comes after the last loop, so it is left only when there is a match
        "^a*",
    ],
)
def test_settled_choices_take_time_as_the_text_is_long(source: str) -> None:
    assert longest(source) == LONGEST - 1


@pytest.mark.parametrize(
    "source",
    [
        "a",
        "[a-z]+;",
        "(?m:^)a*",
        "^a*a*$",
        "^a?a*$",
        "^.*xa*$",
        "^(?:ab)*a$",
        r"^(?:([^\.]+?)\.)?example$",
        "^(?=.b)a$",
        "^(?!a)b$",
    ],
)
def test_a_search_or_one_unsettled_loop_takes_quadratic_time(source: str) -> None:
    assert 4000 < longest(source) < 5000


def test_more_unsettled_loops_leave_shorter_texts() -> None:
    lengths = [longest("^" + ".*" * count + "x$") for count in range(1, 30)]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[2] == 121
    assert lengths[-1] < 10


def test_more_alternatives_leave_shorter_texts() -> None:
    lengths = [longest("^" + "(?:a|ab|b)" * count + "$") for count in range(1, 20)]
    assert lengths[0] > 1_000_000
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[-1] == -1


def test_a_long_way_through_the_pattern_leaves_shorter_texts() -> None:
    assert longest("^" + "a" * 3200 + "$") < 100_000
    assert longest("a*" * 20_000 + "b") == 0


@pytest.mark.parametrize(
    "source",
    [
        "(?:aa+)*b",
        "(?:a|a)*b",
        "(?:a|ab)*c",
        "(?:a+b?)*c",
        "(?:a?b|a)+",
        "(?:.*,)*x",
        r"^(?:\/((?:.*)(?:\/(?:.*))*))?$",
    ],
)
def test_an_unsettled_choice_in_a_loop_is_never_left_to_re(source: str) -> None:
    assert longest(source) == -1


@pytest.mark.parametrize(
    ("source", "anchored"),
    [
        ("^", True),
        ("^a", True),
        ("(^a)", True),
        ("^a|^b", True),
        ("^a|b", False),
        ("(?m:^)a", False),
        ("a^", False),
        ("", False),
        ("(?:^a)+", False),
        ("$", False),
    ],
)
def test_anchored(source: str, anchored: bool) -> None:
    assert is_anchored(parse(source, ignore_case=False).body) is anchored
