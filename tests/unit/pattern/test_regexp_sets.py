"""Sets of code points as masks."""

import pytest

from urlstd.pattern.regexp import sets


@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [
        ("a", "c", "abc"),
        ("a", "a", "a"),
        ("\x7e", "\x90", "\x7e\x7f"),
        ("\x80", "\u017e", ""),
        ("\x80", "\u017f", "\u017f"),
        ("\u017f", "\u212a", "\u017f\u212a"),
        ("\u2129", "\U0010ffff", "\u212a"),
        ("z", "\U0010ffff", "z{|}~\x7f\u017f\u212a"),
    ],
)
def test_ranges(start: str, end: str, expected: str) -> None:
    assert sets.code_point_range(ord(start), ord(end)) == sets.code_points(map(ord, expected))


def test_other_code_points_count_for_nothing() -> None:
    assert sets.code_point(0xE9) == sets.NOTHING


@pytest.mark.parametrize(
    ("characters", "folded"), [("aZ1", "az1"), ("\u017f", "s"), ("\u212a", "k"), ("Ss\u017f", "s"), ("[@{`", "[@{`")]
)
def test_simple_folding(characters: str, folded: str) -> None:
    assert sets.simple_fold(sets.code_points(map(ord, characters))) == sets.code_points(map(ord, folded))
    assert "".join(sorted({chr(sets.fold_character(ord(c))) for c in characters})) == "".join(sorted(folded))


def test_folding_leaves_other_code_points_alone() -> None:
    assert sets.fold_character(0xC9) == 0xC9


def test_the_complement_is_in_what_folding_leaves_alone() -> None:
    a = sets.code_point(ord("a"))
    assert sets.complement(a, ignore_case=False) == sets.EVERYTHING & ~a
    assert sets.complement(a, ignore_case=True) == sets.ASCII & ~sets.UPPERCASE & ~a


@pytest.mark.parametrize(
    ("characters", "ignore_case", "expected"),
    [("aB\u017f", False, "aB"), ("aB\u017f1", True, "aAbBsS1"), ("\u212a", True, "kK"), ("\u212a", False, "")],
)
def test_what_a_set_accepts(characters: str, ignore_case: bool, expected: str) -> None:
    mask = sets.code_points(map(ord, characters))
    assert sets.accepted(mask, ignore_case=ignore_case) == sets.code_points(map(ord, expected))
