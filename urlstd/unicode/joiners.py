"""The ContextJ rules: where the two invisible joiners may stand in a label.

https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1 and https://www.rfc-editor.org/rfc/rfc5892#appendix-A.2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from urlstd.languages import message
from urlstd.unicode.unicode_properties import combining_class, joining_type

if TYPE_CHECKING:
    from collections.abc import Iterator

ZERO_WIDTH_NON_JOINER: Final = "\u200c"
ZERO_WIDTH_JOINER: Final = "\u200d"
_VIRAMA: Final = 9


def joiner_problems(label: str) -> Iterator[tuple[str, str]]:
    """Yield the rules that a joiner in the label breaks ("C1" for U+200C, "C2" for U+200D), each once, and how."""
    if any(not _separates(label, index) for index in _places(label, ZERO_WIDTH_NON_JOINER)):
        yield "C1", message("contains U+200C (zero width non-joiner) where no letters would join")
    if any(not _follows_virama(label, index) for index in _places(label, ZERO_WIDTH_JOINER)):
        yield "C2", message("contains U+200D (zero width joiner) without a virama before it")


def _places(label: str, joiner: str) -> Iterator[int]:
    index = label.find(joiner)
    while index >= 0:
        yield index
        index = label.find(joiner, index + 1)


def _separates(label: str, index: int) -> bool:
    return _follows_virama(label, index) or _breaks_a_connection(label, index)


def _follows_virama(label: str, index: int) -> bool:
    return index > 0 and combining_class(label[index - 1]) == _VIRAMA


def _breaks_a_connection(label: str, index: int) -> bool:
    """Return whether the code points on both sides would join, transparent ones left aside."""
    return _joining_type_next_to(label, index, -1) in {"L", "D"} and _joining_type_next_to(label, index, 1) in {
        "R",
        "D",
    }


def _joining_type_next_to(label: str, index: int, step: int) -> str:
    """Return the type of the next code point in one direction that is not transparent, "" at the end."""
    index += step
    while 0 <= index < len(label):
        found = joining_type(label[index])
        if found != "T":
            return found
        index += step
    return ""
