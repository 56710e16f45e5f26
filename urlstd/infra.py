"""Infra: the code point sets and string operations that the URL Standard takes from the Infra Standard.

https://infra.spec.whatwg.org/#code-points and https://infra.spec.whatwg.org/#strings
"""

from __future__ import annotations

import re
from typing import Final

EOF: Final = ""  # the EOF code point: equal to no code point, and in a set only where it is listed

ASCII_DIGIT: Final = frozenset("0123456789")
ASCII_UPPER_ALPHA: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
ASCII_LOWER_ALPHA: Final = frozenset("abcdefghijklmnopqrstuvwxyz")
ASCII_ALPHA: Final = ASCII_UPPER_ALPHA | ASCII_LOWER_ALPHA
ASCII_ALPHANUMERIC: Final = ASCII_ALPHA | ASCII_DIGIT
ASCII_HEX_DIGIT: Final = ASCII_DIGIT | frozenset("ABCDEFabcdef")
ASCII_TAB_OR_NEWLINE: Final = frozenset("\t\n\r")
C0_CONTROL: Final = frozenset(map(chr, range(0x20)))
C0_CONTROL_OR_SPACE: Final = C0_CONTROL | {" "}

_TO_LOWER: Final = {ord(upper): upper.lower() for upper in ASCII_UPPER_ALPHA}
_SURROGATE: Final = re.compile("[\ud800-\udfff]")


def ascii_lowercase(string: str) -> str:
    """Return `string` with A to Z in lower case and everything else as it is.

    https://infra.spec.whatwg.org/#ascii-lowercase
    """
    return string.lower() if string.isascii() else string.translate(_TO_LOWER)


def scalar_value_string(string: str) -> str:
    """Return `string` as Web IDL's USVString conversion does: each lone surrogate becomes U+FFFD.

    Two surrogates that form a pair become the one code point that they stand for.

    https://webidl.spec.whatwg.org/#es-USVString
    """
    if string.isascii() or not _SURROGATE.search(string):
        return string
    return string.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def code_unit_key(string: str) -> bytes:
    """Return a sort key that orders strings by their UTF-16 code units.

    https://infra.spec.whatwg.org/#code-unit-less-than
    """
    return string.encode("utf-16-be", "surrogatepass")
