"""Character classes: what they stand for, and what is refused in them."""

import pytest

from urlstd.pattern.regexp.class_syntax import character_class
from urlstd.pattern.regexp.errors import RegExpSyntaxError
from urlstd.pattern.regexp.scanner import Scanner
from urlstd.pattern.regexp.sets import ClassSet


def read(source: str, *, ignore_case: bool = False) -> ClassSet:
    scanner = Scanner(source)
    value = character_class(scanner, ignore_case=ignore_case)
    assert scanner.position == len(source)
    return value


def characters(value: ClassSet) -> str:
    return "".join(chr(c) for c in range(0x20, 0x7F) if value.mask >> c & 1)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("[]", ""),
        ("[abc]", "abc"),
        ("[a-cx]", "abcx"),
        ("[!-%]", '!"#$%'),
        ("[[a][b-c]]", "abc"),
        ("[a[b[c[d]]]]", "abcd"),
        (r"[\d_]", "0123456789_"),
        (r"[\-\/\]\|]", "-/]|"),
        (r"[\x41-\u{43}]", "ABC"),
        ("[.*+?^$]", "$*+.?^"),
        (r"[\w--\d--[a-z]]", "ABCDEFGHIJKLMNOPQRSTUVWXYZ_"),
        ("[[a-e]--[b-d]]", "ae"),
        ("[[a-e]&&[b-f]&&c]", "c"),
        ("[a&&b]", ""),
        ("[[a-c]--a--b]", "c"),
        ("[a&b]", "&ab"),
        ("[[^a]&&[a-c]]", "bc"),
        (r"[\D&&[0-9x]]", "x"),
        ("[a-z[A-C]]", "ABCabcdefghijklmnopqrstuvwxyz"),
    ],
)
def test_code_points(source: str, expected: str) -> None:
    assert characters(read(source)) == expected


def test_a_negated_class_is_everything_else() -> None:
    assert characters(read("[^!-y]")) == " z{|}~"
    assert read("[^]").mask == read("[^[]]").mask
    assert characters(read("[^[^a]]")) == "a"


@pytest.mark.parametrize(
    ("source", "expected"),
    [("[A]", "a"), ("[^A-Y]", "z"), (r"[\u{17f}\u{212a}]", "ks"), (r"[\w--\W]", "abcdefghijklmnopqrstuvwxyz")],
)
def test_a_class_is_folded_if_case_is_ignored(source: str, expected: str) -> None:
    found = characters(read(source, ignore_case=True))
    assert "".join(filter(str.isalpha, found)) == expected


@pytest.mark.parametrize(
    ("source", "singles", "strings"),
    [
        (r"[\q{}]", "", {""}),
        (r"[\q{a}]", "a", set()),
        (r"[\q{a|bc|d|efg|}]", "ad", {"bc", "efg", ""}),
        (r"[\q{\-\}|\x41b}x]", "x", {"-}", "Ab"}),
        (r"[\q{ab|cd}--\q{cd}]", "", {"ab"}),
        (r"[\q{ab|cd|e}&&[\q{cd|e}f]]", "e", {"cd"}),
        (r"[\q{ab|c}--[a-z]]", "", {"ab"}),
        (r"[\p{RGI_Emoji}a]", "a", set()),
    ],
)
def test_strings(source: str, singles: str, strings: set[str]) -> None:
    value = read(source)
    assert characters(value) == singles
    assert value.strings == strings


def test_strings_are_folded_if_case_is_ignored() -> None:
    value = read("[\\q{KM|\u212aM|\u017f|A}--\\q{Km}]", ignore_case=True)
    assert value.strings == set()
    assert characters(value) == "as"


@pytest.mark.parametrize(
    "source",
    [r"[^\q{a|b}]", r"[^\q{ab}&&a]", r"[^a--\q{ab}]", r"[^[^a]]", r"[^[\q{ab}&&a]\d]"],
)
def test_a_class_that_cannot_contain_strings_may_be_negated(source: str) -> None:
    assert not read(source).may_contain_strings


@pytest.mark.parametrize(
    "source",
    [
        r"[^\q{ab}]",
        r"[^\q{}]",
        r"[^\q{a|}]",
        r"[^\q{ab}--\q{ab}]",
        r"[^\q{ab}&&\q{cd}]",
        r"[^a[\q{ab}]]",
        r"[^\p{RGI_Emoji}]",
    ],
)
def test_a_class_that_may_contain_strings_may_not_be_negated(source: str) -> None:
    with pytest.raises(RegExpSyntaxError, match="no strings of several code points") as caught:
        read(source)
    assert caught.value.position == 0


@pytest.mark.parametrize(
    ("source", "position", "expected"),
    [
        ("[", 0, "] to end the class that begins here"),
        ("[a", 0, "] to end the class"),
        ("[a[b]", 0, "] to end the class"),
        ("[a[b", 2, "] to end the class"),
        ("[a--", 4, "a character of the class"),
        ("[a--]", 4, "a backslash before ]"),
        ("[a-]", 3, "a backslash before ]"),
        ("[-a]", 1, "a backslash before -"),
        ("[(]", 1, "a backslash before ("),
        ("[)]", 1, "a backslash before )"),
        ("[{]", 1, "a backslash before {"),
        ("[}]", 1, "a backslash before }"),
        ("[/]", 1, "a backslash before /"),
        ("[|]", 1, "a backslash before |"),
        ("[ab-a]", 2, "a range from a lower to a higher code point"),
        (r"[\d-a]", 3, "a backslash before -"),
        (r"[a-\d]", 4, "a character that may be escaped"),
        ("[a-[b]]", 3, "a backslash before ["),
        # doubled punctuators
        *[(f"[{c}{c}]", 1, "which may not be doubled") for c in "&!#$%*+,.:;<=>?@`~"],
        ("[a!!]", 2, "which may not be doubled"),
        ("[^^^]", 2, "which may not be doubled"),
        ("[!-!!]", 3, "which may not be doubled"),
        # operators
        ("[a&&&b]", 4, "an operand after &&"),
        ("[a&&b--c]", 5, "&& between the operands of this class"),
        ("[a--b&&c]", 5, "-- between the operands of this class"),
        ("[ab--c]", 3, "no operator between the operands of this class"),
        ("[a-b--c]", 4, "no operator between the operands of this class"),
        ("[a--bc]", 5, "-- or ]"),
        ("[a&&b-c]", 5, "&& or ]"),
        ("[--a]", 1, "a backslash before -"),
        ("[&&a]", 1, "which may not be doubled"),
        # strings
        (r"[\q]", 3, r"{ after \q"),
        (r"[a\q{b", 2, r"} to end the \q{ that begins here"),
        (r"[\q{[}]", 4, "a backslash before ["),
        (r"[\q{a", 1, r"} to end the \q{"),
        (r"[\1]", 2, "a character that may be escaped"),
        (r"[\B]", 2, "a character that may be escaped"),
        ("[\\", 2, "a character after the backslash"),
    ],
)
def test_is_no_class(source: str, position: int, expected: str) -> None:
    with pytest.raises(RegExpSyntaxError) as caught:
        read(source)
    assert caught.value.position == position
    assert expected in caught.value.expected


def test_any_depth_is_parsed() -> None:
    assert characters(read("[" * 10_000 + "a" + "]" * 10_000)) == "a"
