import unicodedata

import pytest

from urlstd.unicode.code_points import CodePoint, code_point_to_json, code_points, name


def test_code_points_with_their_bytes_and_units() -> None:
    assert code_points("aé漢💩") == [
        CodePoint("a", "LATIN SMALL LETTER A", b"a", (0x61,)),
        CodePoint("é", "LATIN SMALL LETTER E WITH ACUTE", b"\xc3\xa9", (0xE9,)),
        CodePoint("漢", "CJK UNIFIED IDEOGRAPH-6F22", b"\xe6\xbc\xa2", (0x6F22,)),
        CodePoint("💩", "PILE OF POO", b"\xf0\x9f\x92\xa9", (0xD83D, 0xDCA9)),
    ]
    assert code_points("") == []


def test_surrogates_are_joined_where_they_are_a_pair() -> None:
    pair, lone = code_points("\ud83d\udca9\ud83d")
    assert (pair.c, pair.utf16) == ("💩", (0xD83D, 0xDCA9))
    assert (lone.c, lone.utf8, lone.utf16) == ("\ud83d", None, (0xD83D,))


@pytest.mark.parametrize(
    "c, expected",
    [
        ("\0", "control: null"),
        ("\t", "control: tab"),
        ("\n", "control: line feed"),
        ("\x1f", "control: unit separator"),
        (" ", "SPACE"),
        ("\x7f", "control: delete"),
        ("\x80", "control: C1, 0x80"),
        ("\xad", "SOFT HYPHEN"),
        ("한", "HANGUL SYLLABLE HAN"),
        ("\udfff", "surrogate without the other half of its pair"),
        ("\ue000", "private use"),
        ("\U0010fffd", "private use"),
        ("\ufdd0", "noncharacter"),
        ("\uffff", "noncharacter"),
        ("\U0001fffe", "noncharacter"),
        ("\u0378", f"not assigned in Unicode {unicodedata.unidata_version}"),
    ],
)
def test_names(c: str, expected: str) -> None:
    assert name(c) == expected


def test_notation_and_json() -> None:
    emoji, lone = code_points("💩\ud800")
    assert (emoji.notation, lone.notation) == ("U+1F4A9", "U+D800")
    assert code_point_to_json(emoji) == {
        "c": "💩",
        "notation": "U+1F4A9",
        "name": "PILE OF POO",
        "utf8": "f09f92a9",
        "utf16": [0xD83D, 0xDCA9],
    }
    assert code_point_to_json(lone)["utf8"] is None
