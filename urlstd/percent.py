"""Percent-encoded bytes: the percent-encode sets, encoding and decoding.

https://url.spec.whatwg.org/#percent-encoded-bytes
"""

from __future__ import annotations

import re
from typing import Final

from urlstd.infra import C0_CONTROL

_ENCODED_BYTE: Final = [f"%{byte:02X}" for byte in range(256)]
_PERCENT_ENCODED: Final = re.compile(rb"%([0-9A-Fa-f]{2})")


class PercentEncodeSet:
    """A set of code points that are percent-encoded: all above U+007E, and the ASCII ones listed.

    Attributes:
        name: The Standard's name, such as "path percent-encode set".
        code_points: The ASCII code points of the set, U+007F aside.
        anchor: The set's address in the Standard.
    """

    __slots__ = ("anchor", "code_points", "members", "name")

    def __init__(self, name: str, code_points: frozenset[str], anchor: str = "") -> None:
        self.name = f"{name} percent-encode set"
        self.code_points = code_points
        self.anchor = f"https://url.spec.whatwg.org/#{anchor or name.lower().replace(' ', '-')}-percent-encode-set"
        others = "".join(re.escape(c) for c in map(chr, range(0x7F)) if c not in code_points)
        self.members: Final = re.compile(f"[^{others}]+")  # compiled in a fraction of what a range up to U+10FFFF takes

    def __contains__(self, code_point: str) -> bool:
        """Whether `code_point`, a string of length one, is percent-encoded by this set."""
        return code_point in self.code_points or code_point > "~"

    def __repr__(self) -> str:
        return f"<{self.name}>"


_FRAGMENT = C0_CONTROL | frozenset(' "<>`')
_QUERY = C0_CONTROL | frozenset(' "#<>')
_PATH = _QUERY | frozenset("?^`{}")
_USERINFO = _PATH | frozenset("/:;=@[\\]|")
_COMPONENT = _USERINFO | frozenset("$%&+,")

C0_CONTROL_PERCENT_ENCODE_SET: Final = PercentEncodeSet("C0 control", C0_CONTROL)
FRAGMENT_PERCENT_ENCODE_SET: Final = PercentEncodeSet("fragment", _FRAGMENT)
QUERY_PERCENT_ENCODE_SET: Final = PercentEncodeSet("query", _QUERY)
SPECIAL_QUERY_PERCENT_ENCODE_SET: Final = PercentEncodeSet("special-query", _QUERY | {"'"})
PATH_PERCENT_ENCODE_SET: Final = PercentEncodeSet("path", _PATH)
USERINFO_PERCENT_ENCODE_SET: Final = PercentEncodeSet("userinfo", _USERINFO)
COMPONENT_PERCENT_ENCODE_SET: Final = PercentEncodeSet("component", _COMPONENT)
URLENCODED_PERCENT_ENCODE_SET: Final = PercentEncodeSet(
    "application/x-www-form-urlencoded", _COMPONENT | frozenset("!'()~"), "application-x-www-form-urlencoded"
)
PERCENT_ENCODE_SETS: Final = (
    C0_CONTROL_PERCENT_ENCODE_SET,
    FRAGMENT_PERCENT_ENCODE_SET,
    QUERY_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    USERINFO_PERCENT_ENCODE_SET,
    COMPONENT_PERCENT_ENCODE_SET,
    URLENCODED_PERCENT_ENCODE_SET,
)
"""The eight percent-encode sets, from the smallest on: https://url.spec.whatwg.org/#percent-encoded-bytes."""


def percent_encode(byte: int) -> str:
    """Return “%” and two upper-case hexadecimal digits for `byte`, 0 to 255.

    https://url.spec.whatwg.org/#percent-encode
    """
    return _ENCODED_BYTE[byte]


def percent_decode(sequence: bytes) -> bytes:
    """Return `sequence` with each “%” and two hexadecimal digits replaced by the byte they stand for, once.

    https://url.spec.whatwg.org/#percent-decode
    """
    # 1.-3. Spec divergence (performance): one expression finds what is encoded.
    return _PERCENT_ENCODED.sub(lambda found: bytes.fromhex(found[1].decode()), sequence)


def percent_decode_string(string: str) -> bytes:
    """Return the percent-decoding of the UTF-8 encoding of `string`.

    Raises:
        UnicodeEncodeError: There is a surrogate in it, which has no encoding.

    https://url.spec.whatwg.org/#string-percent-decode
    """
    # 1.-2.
    return percent_decode(string.encode())


def _encode_run(found: re.Match[str]) -> str:
    return "".join([_ENCODED_BYTE[byte] for byte in found[0].encode()])


def utf8_percent_encode(string: str, percent_encode_set: PercentEncodeSet) -> str:
    """Return the UTF-8 percent-encoding of `string`.

    Args:
        string: A scalar value string of any length.
        percent_encode_set: What to encode. An existing “%41” is left alone unless the set contains “%”.

    Returns:
        An ASCII string.

    Raises:
        UnicodeEncodeError: There is a surrogate in it, which has no encoding.

    https://url.spec.whatwg.org/#string-utf-8-percent-encode
    """
    # Spec divergence (performance): the code points of the set are found by one expression, not one by one.
    return percent_encode_set.members.sub(_encode_run, string)
