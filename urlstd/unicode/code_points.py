"""Code points and bytes: what a string is made of.

https://infra.spec.whatwg.org/#code-points
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from urlstd.languages import message

# ASCII's own names, which Unicode gives as aliases only.
_CONTROLS: Final = (
    "null", "start of heading", "start of text", "end of text", "end of transmission", "enquiry", "acknowledge", "bell",
    "backspace", "tab", "line feed", "vertical tab", "form feed", "carriage return", "shift out", "shift in",
    "data link escape", "device control one", "device control two", "device control three", "device control four",
    "negative acknowledge", "synchronous idle", "end of transmission block", "cancel", "end of medium", "substitute",
    "escape", "file separator", "group separator", "record separator", "unit separator",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class CodePoint:
    """A code point, named and encoded.

    Attributes:
        c: The code point, as a string of one.
        name: Its name in the Unicode that this Python has, in capitals; in small letters what it is, where it has none.
        utf8: Its UTF-8 bytes; `None` for a surrogate, which has none.
        utf16: Its UTF-16 code units: one or two.
    """

    c: str
    name: str
    utf8: bytes | None
    utf16: tuple[int, ...]

    @property
    def notation(self) -> str:
        """The code point as it is written: “U+00E9”."""
        return f"U+{ord(self.c):04X}"


def code_points(string: str) -> list[CodePoint]:
    """Return the code points of any string; a surrogate without the other half of its pair is one by itself."""
    merged = string.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")
    table = {c: _code_point(c) for c in set(merged)}
    return [table[c] for c in merged]


def _code_point(c: str) -> CodePoint:
    units = c.encode("utf-16-be", "surrogatepass")
    utf16 = tuple(int.from_bytes(units[at : at + 2], "big") for at in range(0, len(units), 2))
    return CodePoint(c, name(c), None if _is_surrogate(c) else c.encode(), utf16)


def name(c: str) -> str:
    """Return the name of a code point, or what it is.

    https://www.unicode.org/versions/latest/core-spec/chapter-4/#G135207
    """
    return unicodedata.name(c, "") or _kind(c)


def _kind(c: str) -> str:
    category = unicodedata.category(c)
    if category == "Cc":
        return message("control: {name}", name=_control(ord(c)))
    if _is_surrogate(c):
        return message("surrogate without the other half of its pair")
    if category == "Co":
        return message("private use")
    if ord(c) & 0xFFFE == 0xFFFE or "\ufdd0" <= c <= "\ufdef":
        return message("noncharacter")
    return message("not assigned in Unicode {version}", version=unicodedata.unidata_version)


def _control(code_point: int) -> str:
    if code_point < len(_CONTROLS):
        return _CONTROLS[code_point]
    return "delete" if code_point == 0x7F else f"C1, {code_point:#04x}"


def _is_surrogate(c: str) -> bool:
    return "\ud800" <= c <= "\udfff"


def code_point_to_json(code_point: CodePoint) -> dict[str, Any]:
    """Return a code point as what `json.dumps` takes.

    {"c": str, "notation": "U+00E9", "name": str, "utf8": hex|null, "utf16": [int]}
    """
    return {
        "c": code_point.c,
        "notation": code_point.notation,
        "name": code_point.name,
        "utf8": None if code_point.utf8 is None else code_point.utf8.hex(),
        "utf16": list(code_point.utf16),
    }
