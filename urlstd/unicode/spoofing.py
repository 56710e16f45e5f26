"""What a label of a domain can be mistaken for: mixed scripts, and ASCII that it looks like.

A small part of UTS #39, on its data: the restriction level "highly restrictive", and confusables with ASCII.

https://www.unicode.org/reports/tr39/
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from typing import Final

from urlstd.infra import ASCII_ALPHA
from urlstd.unicode.spoofing_data import CONFUSABLES, SCRIPT_NAMES, SCRIPTS

# Writing systems that use several scripts: https://www.unicode.org/reports/tr39/#Table_Augmented_Script_Sets_Composition.
_SYSTEMS: Final = {
    "Bopo": {"Hanb"},
    "Hang": {"Kore"},
    "Hani": {"Hanb", "Jpan", "Kore"},
    "Hira": {"Jpan"},
    "Kana": {"Jpan"},
}
# Latin letters are at home in these.
_BESIDE_LATIN: Final = frozenset({"Hanb", "Jpan", "Kore"})


@cache
def _ranges() -> tuple[list[int], list[tuple[int, frozenset[str]]]]:
    """The starts of ranges of code points, and for each its end and its scripts."""
    ranges: list[tuple[int, int, frozenset[str]]] = []
    for codes, text in SCRIPTS.items():
        scripts = frozenset(codes.split())
        for part in text.split():
            start, _, end = part.partition("-")
            ranges.append((int(start, 16), int(end or start, 16), scripts))
    ranges.sort(key=lambda entry: entry[0])
    return [start for start, _, _ in ranges], [(end, scripts) for _, end, scripts in ranges]


@cache
def _likeness() -> dict[str, str]:
    """From a non-ASCII code point to the ASCII that it looks like."""
    return {chr(int(c, 16)): seen for seen, likes in CONFUSABLES.items() for c in likes.split()}


def scripts(c: str) -> frozenset[str]:
    """Return the scripts, by their four-letter codes, that a code point of a domain is used in.

    It is empty where they do not matter: digits, “-”, marks and the like are used in all of them.

    https://www.unicode.org/reports/tr24/#Script_Extensions
    """
    if c.isascii():
        return frozenset({"Latn"}) if c in ASCII_ALPHA else frozenset()
    starts, ranges = _ranges()
    index = bisect_right(starts, ord(c)) - 1
    end, found = ranges[index] if index >= 0 else (-1, frozenset())
    return found if ord(c) <= end else frozenset()


def mixed_scripts(label: str) -> tuple[str, ...]:
    """Return the names of the scripts in a label, where they do not go together; else nothing.

    Args:
        label: One label of a domain, in Unicode.

    https://www.unicode.org/reports/tr39/#highly_restrictive
    """
    sets = {found for c in set(label) if (found := scripts(c))}
    if not sets or _in_common(sets) or _in_common(sets - {frozenset({"Latn"})}) & _BESIDE_LATIN:
        return ()
    # A code point of many scripts says little.
    telling = {next(iter(found)) for found in sets if len(found) == 1} or set().union(*sets)
    return tuple(sorted(SCRIPT_NAMES[code] for code in telling))


def _in_common(sets: set[frozenset[str]]) -> frozenset[str]:
    """Return the scripts and systems of scripts that all sets, at least one, have in common."""
    augmented = [found.union(*(_SYSTEMS.get(code, set()) for code in found)) for found in sets]
    return frozenset.intersection(*augmented)


def looks_like(label: str) -> str | None:
    """Return the ASCII text that a label can be mistaken for as a whole; `None` where there is none.

    Args:
        label: One label of a domain, in Unicode. An ASCII label is what it is: `None`.

    https://www.unicode.org/reports/tr39/#Confusable_Detection
    """
    if label.isascii():
        return None
    likeness = _likeness()
    seen = [c if c.isascii() else likeness.get(c) for c in label]
    return None if None in seen else "".join(c or "" for c in seen)
