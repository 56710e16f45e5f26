"""What a tree makes simpler, and what it must not."""

import pytest

from urlstd.pattern.regexp import nodes
from urlstd.pattern.regexp.syntax import parse


def body(source: str) -> nodes.Node:
    return parse(source, ignore_case=False).body


@pytest.mark.parametrize(
    ("source", "least"),
    [
        ("(?:a*)*", 0),
        ("(?:a*)+", 0),
        ("(?:a+)*", 0),
        ("(?:a+)+", 1),
        ("(?:a*?)*", 0),
        ("(?:a+?)+", 1),
        ("(?:(?:a+)+)+", 1),
    ],
)
def test_a_loop_over_a_loop_over_a_set_is_one_loop(source: str, least: int) -> None:
    loop = body(source)
    assert isinstance(loop, nodes.Repeat)
    assert isinstance(loop.body, nodes.Characters)
    assert (loop.least, loop.most, loop.greedy, loop.nullable) == (least, None, True, least == 0)


@pytest.mark.parametrize(
    "source",
    [
        "(?:a*)*?",
        "(?:a+)?",
        "(?:a+?)?",
        "(?:a+){2,}",
        "(?:a{2,})+",
        "(?:a{0,2})*",
        "(?:(?:ab)*)*",
        "(?:(a)*)*",
        "(a*)*",
    ],
)
def test_other_loops_stay_what_they_are(source: str) -> None:
    loop = body(source)
    assert isinstance(loop, nodes.Repeat)
    assert isinstance(loop.body, nodes.Repeat | nodes.Capture)


def test_once_is_no_loop() -> None:
    assert isinstance(body("(?:a){1}"), nodes.Characters)
    assert isinstance(body("(?:){1,1}?"), nodes.Sequence)


@pytest.mark.parametrize(
    ("source", "nullable"),
    [
        ("", True),
        ("a", False),
        ("[]", False),
        ("ab?", False),
        ("a?b?", True),
        ("a|b", False),
        ("a|", True),
        ("(a)", False),
        ("(a*)", True),
        ("a{0,2}", True),
        ("a{2}", False),
        ("(?:a?){2}", True),
        ("^", True),
        ("$", True),
        (r"\b", True),
        ("(?=a)", True),
        (r"\1()", True),
        (r"[\q{|ab}]", True),
        (r"[\q{ab|cd}]", False),
    ],
)
def test_what_may_match_without_consuming(source: str, nullable: bool) -> None:
    assert body(source).nullable is nullable


def test_a_class_with_strings_tries_the_longest_first() -> None:
    choices = body(r"[a\q{bc||def|é}]")
    assert isinstance(choices, nodes.Alternatives)
    lengths = [1 if isinstance(item, nodes.Characters) else len(item.items) for item in choices.items]  # type: ignore[union-attr]
    assert lengths == [3, 2, 1, 0]
