"""The names of groups are identifiers of ECMAScript."""

import pytest

from urlstd.pattern.regexp.errors import RegExpSyntaxError
from urlstd.pattern.regexp.group_names import group_name
from urlstd.pattern.regexp.scanner import Scanner


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("n>", "n"),
        ("$_aZ09$>", "$_aZ09$"),
        (r"\u0061\u{62}>", "ab"),
        (r"\ud835\udc9c>", "\U0001d49c"),
        ("名前>", "名前"),
        ("a\u200c\u200db>", "a\u200c\u200db"),
        ("aͅ>", "a\u0345"),
        # Not identifiers of Python, whose identifiers stay what they are when they are normalized.
        ("\u037a>", "\u037a"),
        ("a\u0e33>", "a\u0e33"),
    ],
)
def test_is_a_name(source: str, name: str) -> None:
    scanner = Scanner(source + "rest")
    assert group_name(scanner) == name
    assert scanner.position == len(source)


@pytest.mark.parametrize(
    ("source", "position", "expected"),
    [
        (">", 0, "a group's name before >"),
        ("", 0, "> after the group's name"),
        ("ab", 2, "> after the group's name"),
        ("1a>", 0, "to begin the group's name"),
        ("-a>", 0, "to begin the group's name"),
        ("\u200ca>", 0, "to begin the group's name"),
        ("\u0345>", 0, "to begin the group's name"),
        ("\u00b7>", 0, "to begin the group's name"),
        ("a b>", 1, "> or more of the group's name"),
        ("a->", 1, "> or more of the group's name"),
        ("a\u2028>", 1, "> or more of the group's name"),
        (r"\x61>", 0, r"\u, the only escape"),
        (r"a\ud835>", 1, "> or more of the group's name"),
        (r"a\u12>", 3, "four hexadecimal digits"),
    ],
)
def test_is_no_name(source: str, position: int, expected: str) -> None:
    with pytest.raises(RegExpSyntaxError) as caught:
        group_name(Scanner(source))
    assert caught.value.position == position
    assert expected in caught.value.expected
