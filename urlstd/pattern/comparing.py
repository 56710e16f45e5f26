"""Which of two patterns is more specific: the tentative compareComponent, as web-platform-tests describe it."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final, Literal

from urlstd.pattern.parts import Modifier, Part, PartType

if TYPE_CHECKING:
    from urlstd.pattern.component import Component

# From what matches most to what matches least.
_TYPES: Final = (PartType.FULL_WILDCARD, PartType.SEGMENT_WILDCARD, PartType.REGEXP, PartType.FIXED_TEXT)
_MODIFIERS: Final = (Modifier.ZERO_OR_MORE, Modifier.OPTIONAL, Modifier.ONE_OR_MORE, Modifier.NONE)
_NOTHING: Final = Part(PartType.FIXED_TEXT, "", Modifier.NONE)


def compare_components(left: Component, right: Component) -> Literal[-1, 0, 1]:
    """Return -1 where `left` is the less specific, or comes first; 1 for `right`; 0 where they match the same.

    Parts are compared in order, by type, modifier, prefix, value and suffix. Names do not count.
    """
    pairs = zip_longest(left.part_list, right.part_list, fillvalue=_NOTHING)
    keys = next(((_key(a), _key(b)) for a, b in pairs if _key(a) != _key(b)), None)
    if keys is None:
        return 0
    return 1 if keys[0] > keys[1] else -1


def _key(part: Part) -> tuple[int, int, str, str, str]:
    return _TYPES.index(part.type), _MODIFIERS.index(part.modifier), part.prefix, part.value, part.suffix
