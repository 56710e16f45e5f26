"""Sets of code points, as far as a regular expression over ASCII text can tell them apart.

A set is an int, one bit for each code point below U+0080, and two bits more: for U+017F and U+212A, the only other
code points that simple case folding brings into ASCII (to "s" and "k"). Every other code point counts for nothing,
because no text has it.
"""

from collections.abc import Iterable
from typing import NamedTuple

LONG_S = 0x17F
KELVIN_SIGN = 0x212A
BEYOND_ASCII = {LONG_S: 1 << 128, KELVIN_SIGN: 1 << 129}

ASCII = (1 << 128) - 1
EVERYTHING = (1 << 130) - 1
NOTHING = 0


class ClassSet(NamedTuple):
    """What a character class stands for: code points, and strings of another length than one.

    `may_contain_strings` is the grammar's question, not the set's: a class of which strings were
    taken away again still may contain strings.
    """

    mask: int
    strings: frozenset[str] = frozenset()
    may_contain_strings: bool = False


def code_point(value: int) -> int:
    """The set of one code point."""
    return 1 << value if value < 0x80 else BEYOND_ASCII.get(value, NOTHING)


def code_points(values: Iterable[int]) -> int:
    """The set of these code points."""
    mask = NOTHING
    for value in values:
        mask |= code_point(value)
    return mask


def code_point_range(start: int, end: int) -> int:
    """The set of the code points from start to end, both inside."""
    mask = NOTHING
    if start < 0x80:
        mask = (2 << min(end, 0x7F)) - (1 << start)
    for value, bit in BEYOND_ASCII.items():
        if start <= value <= end:
            mask |= bit
    return mask


UPPERCASE = code_point_range(ord("A"), ord("Z"))
LOWERCASE = code_point_range(ord("a"), ord("z"))
DIGITS = code_point_range(ord("0"), ord("9"))
WORD = UPPERCASE | LOWERCASE | DIGITS | code_point(ord("_"))
WHITE_SPACE = code_points(b"\t\n\v\f\r ")
LINE_TERMINATORS = code_points(b"\n\r")

# The code points that folding leaves alone.
FOLDED = EVERYTHING & ~UPPERCASE & ASCII


def simple_fold(mask: int) -> int:
    """Each code point replaced by its simple case folding."""
    folded = mask & FOLDED | (mask & UPPERCASE) << 32
    if mask & BEYOND_ASCII[LONG_S]:
        folded |= code_point(ord("s"))
    if mask & BEYOND_ASCII[KELVIN_SIGN]:
        folded |= code_point(ord("k"))
    return folded


def maybe_simple_fold(mask: int, *, ignore_case: bool) -> int:
    """Return the set, folded if case is ignored.

    https://tc39.es/ecma262/#sec-maybesimplecasefolding
    """
    return simple_fold(mask) if ignore_case else mask


def complement(mask: int, *, ignore_case: bool) -> int:
    """Return the rest: of everything, or of what folding leaves alone if case is ignored.

    https://tc39.es/ecma262/#sec-charactercomplement
    """
    return (FOLDED if ignore_case else EVERYTHING) & ~mask


def accepted(mask: int, *, ignore_case: bool) -> int:
    """The ASCII code points that are in the set, or whose folding is in the folded set."""
    if ignore_case:
        mask = simple_fold(mask)
        mask |= (mask & LOWERCASE) >> 32
    return mask & ASCII


def fold_character(value: int) -> int:
    """The simple case folding of one code point, right for every code point that folds into ASCII."""
    if ord("A") <= value <= ord("Z"):
        return value + 0x20
    return {LONG_S: ord("s"), KELVIN_SIGN: ord("k")}.get(value, value)
