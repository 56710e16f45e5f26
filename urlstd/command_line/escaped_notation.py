r"""The escaped notation, which can write down any string in visible characters of one line. The page has the same one.

\\ \n \r \t \0, \xHH, \uHHHH (one UTF-16 unit, so also a lone surrogate) and \u{H…} (one code point).
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_SHORT: Final = {"\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "\\0"}
_MEANING: Final = {written[1]: c for c, written in _SHORT.items()}
_ESCAPE: Final = re.compile(
    r"\\(?:u\{(?P<braced>[0-9A-Fa-f]+)\}|u(?P<four>[0-9A-Fa-f]{4})|x(?P<two>[0-9A-Fa-f]{2})|(?P<single>.?))", re.DOTALL
)
_SURROGATE_PAIR: Final = re.compile("[\ud800-\udbff][\udc00-\udfff]")
_LAST: Final = 0x10FFFF
# Controls, format characters, surrogates, private use and what is not assigned; separators but the space.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"})
# They would be drawn elsewhere than where they stand.
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})


class EscapeError(ValueError):
    """A backslash that begins no escape, with its place in the text."""

    def __init__(self, message: str, position: int) -> None:
        super().__init__(message)
        self.position = position


def read_escaped(written: str) -> str:
    """Return the string that an escaped text stands for; what is no escape stands for itself.

    Raises:
        EscapeError: At the first backslash that begins no escape.
    """
    return _SURROGATE_PAIR.sub(_paired, _ESCAPE.sub(_read, written))


def _paired(found: re.Match[str]) -> str:
    return found[0].encode("utf-16-le", "surrogatepass").decode("utf-16-le")


def _read(found: re.Match[str]) -> str:
    if found["single"] is None:
        value = int(found["braced"] or found["four"] or found["two"], 16)
        if value > _LAST:
            raise EscapeError(f"{found[0]} is beyond the last code point, \\u{{10ffff}}", found.start())
        return chr(value)
    if found["single"] in _MEANING:
        return _MEANING[found["single"]]
    raise EscapeError(_complaint(found["single"]), found.start())


def _complaint(single: str) -> str:
    if single == "":
        return "a backslash at the end begins no escape; write \\\\ for a backslash"
    if single == "u":
        return "\\u needs four hexadecimal digits, or some in braces: \\u{1f600}"
    return f"\\{single} is no escape; write \\\\ for a backslash"


def visible(c: str) -> str:
    """Return what to draw for a code point: itself, or an escape where it cannot be seen or moves what is around it.

    A backslash stays one: a drawing is for reading, not for being read back.
    """
    if c.isascii() and c.isprintable():
        return c
    if c in _SHORT:
        return _SHORT[c]
    from urlstd.unicode.unicode_properties import bidi_class  # noqa: PLC0415 - only for what is not ASCII

    if unicodedata.category(c) in _UNSEEN or bidi_class(c) in _RIGHT_TO_LEFT:
        return f"\\u{{{ord(c):x}}}"
    return c


def visible_text(text: str) -> str:
    """Return a text with what cannot be seen in escapes."""
    return text if text.isascii() and text.isprintable() else "".join(map(visible, text))
