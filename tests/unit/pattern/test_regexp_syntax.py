"""What is a pattern with the v flag, and where it is not."""

import pytest

from urlstd.pattern.regexp import nodes
from urlstd.pattern.regexp.errors import RegExpSyntaxError
from urlstd.pattern.regexp.quantifiers import FOREVER
from urlstd.pattern.regexp.syntax import parse


@pytest.mark.parametrize(
    "source",
    [
        "",
        "|",
        "a|b||c",
        "()",
        "(?:)",
        "(?<n>)",
        "(?=)(?!)(?<=)(?<!)",
        "^$",
        r"\b\B",
        "a*b+c?d{2}e{2,}f{2,3}",
        "a*?b+?c??d{2}?e{2,}?f{2,3}?",
        "a{007,8}",
        "a{99999999999999999998,99999999999999999999}",
        "(?i:a)(?-i:b)(?m-s:c)(?ims:d)(?-ims:e)(?s-:f)",
        r"\1(a)",
        r"(a\1)",
        r"\k<n>(?<n>a)",
        "(?<n>a)|(?<n>b)",
        "(?:(?<n>a)|b(?:c|(?<n>d)))",
        "(?:(?<n>a)|(?<m>b))(?:(?<o>c)|(?<o>d))",
        "(?<n>a)|(?<n>b)|(?<n>c)",
        ":!,-=<>@`~#%&/'\"",
        r"\^\$\\\.\*\+\?\(\)\[\]\{\}\|\/",
        "é(?<名>x)",
    ],
)
def test_is_a_pattern(source: str) -> None:
    parse(source, ignore_case=False)


@pytest.mark.parametrize(
    ("source", "position", "expected"),
    [
        # what is repeated
        ("*", 0, "something to repeat before *"),
        ("a**", 2, "something to repeat"),
        ("a+++", 2, "something to repeat"),
        ("a|?", 2, "something to repeat"),
        ("(+a)", 1, "something to repeat"),
        ("^*", 1, "something to repeat"),
        (r"\b+", 2, "something to repeat"),
        ("(?=a)*", 5, "something to repeat"),
        ("(?<!a)?", 6, "something to repeat"),
        # quantifiers
        ("{", 0, "a backslash before {"),
        ("a{", 1, "or a backslash before {"),
        ("a{,2}", 1, "a quantifier such as"),
        ("a{2", 1, "a quantifier such as"),
        ("a{2 }", 1, "a quantifier such as"),
        ("ab{3,2}", 2, "not less than the first"),
        ("a{99999999999999999999,99999999999999999998}", 1, "not less than the first"),
        ("a{2}{3}", 4, "a backslash before {"),
        # syntax characters
        ("a}", 1, "a backslash before }"),
        ("a]", 1, "a backslash before ]"),
        # groups
        ("ab)", 2, "( before this )"),
        ("a(b", 1, ") to end the group that begins here"),
        ("a(b(c)", 1, ") to end the group"),
        ("(?", 2, "one of : = !"),
        ("(?a)", 2, "one of : = !"),
        ("(?>a)", 2, "one of : = !"),
        ("(?#a)", 2, "one of : = !"),
        ("(?P<n>a)", 2, "one of : = !"),
        ("(?i)a", 2, "one of : = !"),
        ("(?i", 2, "one of : = !"),
        ("(?x:a)", 2, "one of : = !"),
        ("(?-:a)", 2, "each of the modifiers"),
        ("(?ii:a)", 2, "each of the modifiers"),
        ("(?i-i:a)", 2, "each of the modifiers"),
        # names
        ("(?<n>a)(?<n>b)", 10, "another name than n"),
        ("(?<n>(?<n>a))", 8, "another name than n"),
        ("(?<n>a|(?<n>b))", 10, "another name than n"),
        ("(?:(?<n>a)|b)(?<n>c)", 16, "another name than n"),
        ("(?:(?<n>a)|(?<n>b))|(?:c(?<n>d)|e(?<m>f)(?<m>g))", 43, "another name than m"),
        # back references
        (r"a\1", 2, "of which there are 0"),
        (r"(a)\12", 4, "of which there are 1"),
        (r"\99999999999999999999", 1, "of which there are 0"),
        (r"a\k<n>", 3, "a group named n"),
        (r"a\k", 3, r"in <> after \k"),
        (r"\k{n}(?<n>a)", 2, r"in <> after \k"),
        # escapes
        (r"a\-", 2, "a character that may be escaped"),
        ("a\\", 2, "a character after the backslash"),
        ("a[b", 1, "] to end the class that begins here"),
    ],
)
def test_is_no_pattern(source: str, position: int, expected: str) -> None:
    with pytest.raises(RegExpSyntaxError) as caught:
        parse(source, ignore_case=False)
    assert caught.value.position == position
    assert expected in caught.value.expected
    assert str(caught.value) == f"at position {position} of the regular expression: expected {caught.value.expected}"
    assert isinstance(caught.value, ValueError)


def test_groups_are_numbered_by_their_opening_parentheses() -> None:
    pattern = parse(r"((a)|(?<x>b))(?:c)(?<y>d)|(?<x>e)\k<x>\2", ignore_case=False)
    assert pattern.group_count == 5
    assert pattern.names == {"x": (3, 5), "y": (4,)}
    assert pattern.references == {2, 3, 5}


@pytest.mark.parametrize(
    ("source", "depth"), [("a", 1), ("(a)", 2), ("(a)(b)", 2), ("((a)(?:b(?=c)))", 4), ("[[a]]", 1)]
)
def test_depth_is_that_of_groups(source: str, depth: int) -> None:
    assert parse(source, ignore_case=False).depth == depth


@pytest.mark.parametrize(
    ("quantifier", "least", "most"),
    [
        ("*", 0, None),
        ("+", 1, None),
        ("?", 0, 1),
        ("{0}", 0, 0),
        ("{3}", 3, 3),
        ("{003,}", 3, None),
        ("{3,5}", 3, 5),
        ("{999999999}", 999_999_999, 999_999_999),
        ("{1,99999999999999}", 1, None),
        ("{99999999999999}", FOREVER, None),
        ("{99999999999999,}", FOREVER, None),
        ("{" + "9" * 5000 + "}", FOREVER, None),
    ],
)
def test_a_number_that_no_text_is_long_enough_for_is_no_limit(quantifier: str, least: int, most: int | None) -> None:
    body = parse("a" + quantifier, ignore_case=False).body
    assert isinstance(body, nodes.Repeat)
    assert (body.least, body.most) == (least, most)


@pytest.mark.parametrize("source", ["(" * 10_000 + ")" * 10_000, "(?:" * 10_000 + "a" + ")*" * 10_000])
def test_any_depth_is_parsed(source: str) -> None:
    assert parse(source, ignore_case=False).depth == 10_001


def test_where_a_deep_group_is_not_closed() -> None:
    with pytest.raises(RegExpSyntaxError) as caught:
        parse("(" * 10_000 + ")" * 9_999, ignore_case=False)
    assert caught.value.position == 0
