import unicodedata

import pytest

from urlstd.unicode.spoofing import looks_like, mixed_scripts, scripts
from urlstd.unicode.spoofing_data import CONFUSABLES, CONFUSABLES_VERSION, SCRIPT_NAMES, SCRIPTS, SCRIPTS_VERSION
from urlstd.unicode.unicode_data import UNICODE_VERSION
from urlstd.unicode.uts46 import code_points


@pytest.mark.parametrize(
    "c, expected",
    [
        ("a", {"Latn"}), ("é", {"Latn"}), ("1", set()), ("-", set()), ("а", {"Cyrl"}), ("α", {"Grek"}),
        ("漢", {"Hani"}), ("あ", {"Hira"}), ("ア", {"Kana"}), ("ー", {"Hira", "Kana"}),
        ("한", {"Hang"}), ("ㄅ", {"Bopo"}),
        ("\u0301", {"Cher", "Cyrl", "Grek", "Latn", "Osge", "Sunu", "Tale", "Todr"}), ("א", {"Hebr"}), ("\x80", set()),
        ("\U0001f4a9", set()), ("\U0010ffff", set()), ("々", {"Hani"}),
    ],
)  # fmt: skip
def test_scripts(c: str, expected: set[str]) -> None:
    assert scripts(c) == expected


@pytest.mark.parametrize(
    "label",
    [
        "", "example", "exämple", "123", "москва", "москва-1", "ελλάδα", "漢字", "日本語テキストひらがな", "한국어漢字",
        "ㄅ漢", "latin漢字", "latinひらがな漢字", "latin한국", "latinㄅ", "ー", "💩", "a💩", "नमस्ते", "xn--a",
    ],
)  # fmt: skip
def test_scripts_that_go_together(label: str) -> None:
    assert mixed_scripts(label) == ()


@pytest.mark.parametrize(
    "label, names",
    [
        ("аpple", ("Cyrillic", "Latin")),
        ("αpple", ("Greek", "Latin")),
        ("αв", ("Cyrillic", "Greek")),
        ("한あ", ("Hangul", "Hiragana")),
        ("ㄅあ", ("Bopomofo", "Hiragana")),
        ("漢а", ("Cyrillic", "Han")),
        ("aаー", ("Cyrillic", "Latin")),
        ("кー", ("Cyrillic",)),
    ],
)
def test_scripts_that_do_not(label: str, names: tuple[str, ...]) -> None:
    assert mixed_scripts(label) == names


def test_code_points_of_many_scripts_without_one_in_common() -> None:
    kana, indic = "ー", "\u0966"  # the Devanagari zero is used in several scripts of India
    assert len(scripts(kana)) > 1
    assert len(scripts(indic)) > 1
    assert {"Devanagari", "Hiragana", "Katakana"} <= set(mixed_scripts(kana + indic))


@pytest.mark.parametrize(
    "label, seen",
    [
        ("аррӏе", "apple"),
        ("ѕсоре", "scope"),
        ("paypaӏ", "paypal"),
        ("com∕login", "com/login"),
        ("οο", "oo"),
        ("apple", None),
        ("", None),
        ("xn--80ak6aa92e", None),
        ("café", None),
        ("bücher", None),
        ("æble", None),
        ("москва", None),
        ("漢字", None),
    ],
)
def test_looks_like(label: str, seen: str | None) -> None:
    assert looks_like(label) == seen


def test_the_tables_are_about_code_points_that_may_stand_in_a_domain() -> None:
    likes = [chr(int(c, 16)) for text in CONFUSABLES.values() for c in text.split()]
    assert len(likes) == len(set(likes)) > 400
    assert {status.status for c in likes for status in code_points(c)} == {"valid"}
    assert all(len(seen) == 1 and seen.isascii() for seen in CONFUSABLES)
    assert {code for codes in SCRIPTS for code in codes.split()} == set(SCRIPT_NAMES)


def test_versions() -> None:
    assert SCRIPTS_VERSION == UNICODE_VERSION
    assert CONFUSABLES_VERSION >= "17.0"
    assert unicodedata.unidata_version <= SCRIPTS_VERSION
