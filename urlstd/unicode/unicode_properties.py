"""The Unicode properties that UTS #46 asks for, in the version of the mapping table.

The interpreter's `unicodedata` is older (CPython 3.11: Unicode 14), and a domain may use what is newer. So where
the two differ, a table corrects it; for all else `unicodedata` is right, whichever Python this is.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from functools import cache, lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Generic, TypeVar

from urlstd.unicode import unicode_data

if TYPE_CHECKING:
    from collections.abc import Mapping

V = TypeVar("V")

# Up to here even the interpreter's quadratic canonical ordering takes no time worth mentioning.
_SHORT = 1024


class _Ranges(Generic[V]):
    """Values of ranges of code points, from the tables' notation: a value, and its ranges in hexadecimal."""

    def __init__(self, table: Mapping[V, str]) -> None:
        ranges: list[tuple[int, int, V]] = []
        for value, text in table.items():
            for part in text.split():
                start, _, end = part.partition("-")
                ranges.append((int(start, 16), int(end or start, 16), value))
        ranges.sort(key=lambda entry: entry[0])
        self._starts = [start for start, _, _ in ranges]
        self._ranges = ranges

    def get(self, c: str) -> V | None:
        code_point = ord(c)
        index = bisect_right(self._starts, code_point) - 1
        if index < 0:
            return None
        _, end, value = self._ranges[index]
        return value if code_point <= end else None


@cache
def _corrections() -> _Ranges[tuple[str, bool, int]]:
    return _Ranges(unicode_data.CORRECTIONS)


@cache
def _joining_types() -> _Ranges[str]:
    return _Ranges(unicode_data.JOINING_TYPES)


@cache
def _compositions() -> dict[str, str]:
    """From two code points to their composite, where `unicodedata` may not know it."""
    entries = [[chr(int(part, 16)) for part in entry.split()] for entry in unicode_data.COMPOSITIONS]
    return {first + second: composite for composite, first, second in entries}


@cache
def _decompositions() -> dict[str, str]:
    return {composite: pair for pair, composite in _compositions().items()}


@cache
def _newer_in_normalization() -> re.Pattern[str]:
    """Matches what `unicodedata` may normalize wrongly: without a match it is right."""
    reordered = "".join(
        f"{chr(int(start, 16))}-{chr(int(end or start, 16))}"
        for (_, _, combining), ranges in unicode_data.CORRECTIONS.items()
        if combining
        for start, _, end in (part.partition("-") for part in ranges.split())
    )
    # Any of these composites begins with a code point that begins such composites only.
    composed = "".join(composite + pair[0] for pair, composite in _compositions().items())
    return re.compile(f"[{reordered}{composed}]")


@lru_cache(maxsize=4096)
def bidi_class(c: str) -> str:
    """The Bidi_Class of a code point by its short name, "" for some that are not assigned."""
    corrected = _corrections().get(c)
    return corrected[0] if corrected else unicodedata.bidirectional(c)


@lru_cache(maxsize=4096)
def is_mark(c: str) -> bool:
    """Whether the General_Category of a code point is Mark."""
    corrected = _corrections().get(c)
    return corrected[1] if corrected else unicodedata.category(c).startswith("M")


def combining_class(c: str) -> int:
    """The Canonical_Combining_Class of a code point: 0 for a starter."""
    corrected = _corrections().get(c)
    return corrected[2] if corrected else unicodedata.combining(c)


def joining_type(c: str) -> str:
    """The Joining_Type of a code point: "D", "L", "R" or "T", and "" for any other."""
    return _joining_types().get(c) or ""


def nfc(text: str) -> str:
    """Text in Normalization Form C, in time that grows no worse than n log n."""
    if text.isascii():
        return text
    if not _newer_in_normalization().search(text):
        if len(text) <= _SHORT:
            return unicodedata.normalize("NFC", text)
        if unicodedata.is_normalized("NFC", text):
            return text
    return _compose(_canonical_order(_decompose(text)))


def _decompose(text: str) -> str:
    table = {c: _decompose_one(c) for c in set(text)}
    return "".join([table[c] for c in text])


def _decompose_one(c: str) -> str:
    pair = _decompositions().get(c)
    return "".join(map(_decompose_one, pair)) if pair else unicodedata.normalize("NFD", c)


def _canonical_order(text: str) -> list[tuple[str, int]]:
    """Code points with their combining class, which ascends between two starters."""
    table = {c: (c, combining_class(c)) for c in set(text)}
    ordered: list[tuple[str, int]] = []
    for combining, run in groupby([table[c] for c in text], key=lambda entry: entry[1] > 0):
        entries = list(run)
        ordered += sorted(entries, key=lambda entry: entry[1]) if combining else entries
    return ordered


def _compose(ordered: list[tuple[str, int]]) -> str:
    composed: list[str] = []
    starter, last_class = -1, 0
    for c, combining in ordered:
        # Nothing is between it and the starter, or only marks of a lower class.
        if starter >= 0 and (starter == len(composed) - 1 or last_class < combining):
            composite = _composite(composed[starter] + c)
            if composite:
                composed[starter] = composite
                continue
        if combining == 0:
            starter = len(composed)
        last_class = combining
        composed.append(c)
    return "".join(composed)


def _composite(pair: str) -> str | None:
    known = _compositions().get(pair)
    if known:
        return known
    composite = unicodedata.normalize("NFC", pair)
    return composite if len(composite) == 1 else None
