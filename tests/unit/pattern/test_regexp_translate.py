"""Which patterns `re` gets, and how they are written for it."""

import re

import pytest

from urlstd.pattern.regexp import sets
from urlstd.pattern.regexp.syntax import parse
from urlstd.pattern.regexp.translate import character_set, translate


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        ("", ""),
        ("ab", r"\x61\x62"),
        ("a|b|", r"\x61|\x62|"),
        ("(?:a|b)c", r"(?:\x61|\x62)\x63"),
        ("(a|b)c", r"(\x61|\x62)\x63"),
        ("[a-c]", r"[\x61-\x63]"),
        (".", r"[^\x0a\x0d]"),
        ("^a$", r"\A\x61\Z"),
        ("(?m:^a$)", r"(?:\A|(?<=[\n\r]))\x61(?:\Z|(?=[\n\r]))"),
        (r"\b\B", r"\b(?!\b)"),
        ("(?=a)(?!b|c)", r"(?=\x61)(?!\x62|\x63)"),
        ("a*b+c?d{2}e{2,}f{2,3}", r"\x61*\x62+\x63?\x64{2,2}\x65{2,}\x66{2,3}"),
        ("a*?b+?c??", r"\x61*?\x62+?\x63??"),
        ("(a)?", r"(\x61)?"),
        ("(?:ab|c)+?", r"(?:\x61\x62|\x63)+?"),
        ("(?:(a)b)?", r"(?:(\x61)\x62)?"),
        # An optional group that may be empty takes no part rather than match nothing.
        ("(a*)?", r"(\x61+)?"),
        ("(a+?)??", r"(\x61+?)??"),
    ],
)
def test_translated(source: str, translation: str) -> None:
    assert translate(parse(source, ignore_case=False)) == translation
    re.compile(translation)


@pytest.mark.parametrize(
    "source",
    [
        "(a)*",
        "(?:(a)|b){2}",
        "(?:a?)*",
        "(?:a*b*)?",
        "(a?)?",
        "(?:^)*",
        "(?:a|){2}",
        "(?:a){0}",
        "(?<=a)",
        "(?<!a)",
        "(?=(a))",
        "(?!(a))",
        r"(a)\1",
        r"(?:(a)|b)\1",
        "(?:" * 31 + "a" + ")" * 31,
    ],
)
def test_not_translated(source: str) -> None:
    assert translate(parse(source, ignore_case=False)) is None


@pytest.mark.parametrize(
    "mask", [sets.NOTHING, sets.ASCII, sets.WORD, sets.DIGITS, 1, 1 << 127, sets.ASCII & ~1, 0b1011 << 40]
)
def test_a_set_for_re_has_the_same_members(mask: int) -> None:
    compiled = re.compile(character_set(mask))
    assert sum(1 << c for c in range(0x80) if compiled.fullmatch(chr(c))) == mask
