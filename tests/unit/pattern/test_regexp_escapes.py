"""What may follow a backslash."""

import pytest

from urlstd.pattern.regexp import sets
from urlstd.pattern.regexp.errors import RegExpSyntaxError
from urlstd.pattern.regexp.escapes import character_escape, class_escape, unicode_property
from urlstd.pattern.regexp.scanner import Scanner


@pytest.mark.parametrize(
    ("escape", "value"),
    [
        ("f", 0x0C),
        ("n", 0x0A),
        ("r", 0x0D),
        ("t", 0x09),
        ("v", 0x0B),
        ("cA", 1),
        ("cz", 26),
        ("0", 0),
        ("x7f", 0x7F),
        ("u0041", 0x41),
        ("u{41}", 0x41),
        ("u{0}", 0),
        ("u{0000000000041}", 0x41),
        ("u{10FFFF}", 0x10FFFF),
        ("ud83d\\uDE00", 0x1F600),
        ("ud83d", 0xD83D),
        ("ude00", 0xDE00),
        *[(c, ord(c)) for c in "^$\\.*+?()[]{}|/"],
    ],
)
@pytest.mark.parametrize("in_class", [False, True])
def test_escapes_of_a_character(escape: str, value: int, in_class: bool) -> None:
    scanner = Scanner(escape)
    assert character_escape(scanner, in_class=in_class) == value
    assert scanner.position == len(escape)


def test_a_surrogate_before_something_else_stands_for_itself() -> None:
    scanner = Scanner("ud83d\\u0041")
    assert character_escape(scanner, in_class=False) == 0xD83D
    assert scanner.position == 5


@pytest.mark.parametrize(("escape", "value"), [("b", 8), *[(c, ord(c)) for c in "&-!#%,:;<=>@`~"]])
def test_escapes_in_a_class_only(escape: str, value: int) -> None:
    assert character_escape(Scanner(escape), in_class=True) == value
    with pytest.raises(RegExpSyntaxError, match="a character that may be escaped"):
        character_escape(Scanner(escape), in_class=False)


@pytest.mark.parametrize(
    ("escape", "position", "expected"),
    [
        ("", 0, "a character after the backslash"),
        ("c", 1, "a letter"),
        ("c1", 1, "a letter"),
        ("cé", 1, "a letter"),
        ("00", 1, "no digit"),
        ("09", 1, "no digit"),
        ("x4", 1, "two hexadecimal digits"),
        ("xg0", 1, "two hexadecimal digits"),
        ("u12", 1, "four hexadecimal digits or {...}"),
        ("u", 1, "four hexadecimal digits or {...}"),
        ("u{}", 1, "the digits of a code point"),
        ("u{41", 1, "the digits of a code point"),
        ("u{g}", 1, "the digits of a code point"),
        ("u{1234567}", 1, "the digits of a code point"),
        ("u{110000}", 1, "at most 10FFFF"),
        ("e", 0, "a character that may be escaped"),
        ("_", 0, "a character that may be escaped"),
        ("A", 0, "a character that may be escaped"),
        ("8", 0, "a character that may be escaped"),
        ("é", 0, "a character that may be escaped"),
    ],
)
def test_is_no_escape(escape: str, position: int, expected: str) -> None:
    with pytest.raises(RegExpSyntaxError) as caught:
        character_escape(Scanner(escape), in_class=False)
    assert caught.value.position == position
    assert expected in caught.value.expected


def ascii_of(escape: str, *, ignore_case: bool = False) -> str:
    found = class_escape(Scanner(escape), ignore_case=ignore_case)
    assert found is not None
    return "".join(chr(c) for c in range(0x80) if found.mask >> c & 1)


def test_classes_of_characters() -> None:
    digits = "0123456789"
    assert ascii_of("d") == digits
    assert ascii_of("s") == "\t\n\v\f\r "
    assert ascii_of("w") == f"{digits}ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
    everything = "".join(map(chr, range(0x80)))
    for small in "dsw":
        assert sorted(ascii_of(small) + ascii_of(small.upper())) == list(everything)


def test_classes_of_characters_are_folded_if_case_is_ignored() -> None:
    assert "".join(filter(str.isalpha, ascii_of("w", ignore_case=True))) == "abcdefghijklmnopqrstuvwxyz"
    assert not set(ascii_of("W", ignore_case=True)) & set("ABCKSabcks_0")
    assert ascii_of("p{Lu}", ignore_case=True) == "abcdefghijklmnopqrstuvwxyz"
    # Everything but folded capitals: no letter is left.
    assert not any(map(str.isalpha, ascii_of("P{Lu}", ignore_case=True)))


@pytest.mark.parametrize(
    ("escape", "expected"),
    [
        ("p{Lu}", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        ("p{gc=Nd}", "0123456789"),
        ("p{General_Category=Decimal_Number}", "0123456789"),
        ("p{AHex}", "0123456789ABCDEFabcdef"),
        ("p{sc=Latn}", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
        ("p{Script=Greek}", ""),
        ("p{scx=Grek}", ""),
        ("p{Script_Extensions=Latin}", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
        ("P{Any}", ""),
        ("p{RGI_Emoji}", ""),
    ],
)
def test_properties(escape: str, expected: str) -> None:
    assert ascii_of(escape) == expected


def test_the_foldings_into_ascii_have_properties_too() -> None:
    assert unicode_property(None, "Lu") == sets.ClassSet(sets.UPPERCASE | sets.code_point(sets.KELVIN_SIGN))
    assert unicode_property(None, "Ll") == sets.ClassSet(sets.LOWERCASE | sets.code_point(sets.LONG_S))


@pytest.mark.parametrize("escape", ["", "a", "1", "n", "q", "é"])
def test_is_no_class_of_characters(escape: str) -> None:
    scanner = Scanner(escape)
    assert class_escape(scanner, ignore_case=False) is None
    assert scanner.position == 0


@pytest.mark.parametrize(
    ("escape", "expected"),
    [
        ("p", r"{name} or {name=value} after \p"),
        ("PL", r"{name} or {name=value} after \P"),
        ("p{}", "{name} or {name=value}"),
        ("p{L", "{name} or {name=value}"),
        ("p{L u}", "{name} or {name=value}"),
        ("p{gc=}", "{name} or {name=value}"),
        ("p{=Lu}", "{name} or {name=value}"),
        ("p{^L}", "{name} or {name=value}"),
        ("p{lu}", "the name of a Unicode property"),
        ("p{Latin}", "the name of a Unicode property"),
        ("p{gc=Latin}", "the name of a Unicode property"),
        ("p{sc=Lu}", "the name of a Unicode property"),
        ("p{Block=Thai}", "the name of a Unicode property"),
        ("p{ASCII=Yes}", "the name of a Unicode property"),
        ("P{RGI_Emoji}", r"not of strings, after \P"),
    ],
)
def test_is_no_property(escape: str, expected: str) -> None:
    with pytest.raises(RegExpSyntaxError) as caught:
        class_escape(Scanner(escape), ignore_case=False)
    assert caught.value.position == 1
    assert expected in caught.value.expected
