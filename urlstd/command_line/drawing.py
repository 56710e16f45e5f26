"""A text with a line of carets under a part of it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from urlstd.command_line.escaped_notation import visible

_AROUND: Final = 48  # code points drawn before and after a place in a long text
_LONGEST: Final = 100  # code points that are drawn whole
ELLIPSIS: Final = "…"
_WIDE: Final = frozenset({"F", "W"})
_NO_WIDTH: Final = frozenset({"Mn", "Me"})


@dataclass(frozen=True, slots=True)
class Drawing:
    """The two lines: a text, or the part of it around a place, and the carets under that place."""

    text: str
    carets: str


def draw(text: str, start: int, end: int) -> Drawing:
    """Return a drawing of `text` with carets from `start` to `end`, one where both are the same.

    Args:
        text: Any string. What cannot be seen is drawn as an escape.
        start: The first code point to point at.
        end: The one after the last.
    """
    first, last = (0, len(text)) if len(text) <= _LONGEST else (max(0, start - _AROUND), min(len(text), end + _AROUND))
    # A long passage shows its start.
    last = min(last, max(first + _LONGEST, start + _AROUND))
    before = (ELLIPSIS if first else "") + "".join(map(visible, text[first:start]))
    marked = "".join(map(visible, text[start : min(end, last)]))
    after = "".join(map(visible, text[end:last])) + (ELLIPSIS if last < len(text) else "")
    return Drawing(before + marked + after, " " * width(before) + "^" * max(width(marked), 1))


def width(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def _columns(c: str) -> int:
    if unicodedata.category(c) in _NO_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(c) in _WIDE else 1
