"""application/x-www-form-urlencoded: its parser and serializer.

https://url.spec.whatwg.org/#application/x-www-form-urlencoded
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from urlstd.encodings.encoding import output_encoding, percent_encode_after_encoding
from urlstd.infra import scalar_value_string
from urlstd.percent import URLENCODED_PERCENT_ENCODE_SET, percent_decode, percent_encode

if TYPE_CHECKING:
    from collections.abc import Iterable

_EQUALS_SIGN: Final = "\ud800"
_AMPERSAND: Final = "\ud801"
_ENCODED_BYTE: Final = ["+" if byte == 0x20 else percent_encode(byte) for byte in range(256)]
_ENCODED_ALONE: Final = {chr(byte): _ENCODED_BYTE[byte] for byte in range(0x80)}
_TO_ENCODE: Final = re.compile(f"[^*.0-9A-Z_a-z{_EQUALS_SIGN}{_AMPERSAND}-]+")


def parse_urlencoded_bytes(sequence: bytes) -> list[tuple[str, str]]:
    """Return the names and values in a byte sequence, in order.

    https://url.spec.whatwg.org/#concept-urlencoded-parser
    """
    # 2.
    output: list[tuple[str, str]] = []
    # 1. and 3. What "&" separates.
    for part in sequence.split(b"&"):
        # 3.1.
        if not part:
            continue
        # 3.2.-3.3. The first "=" separates name and value.
        name, _, value = part.partition(b"=")
        # 3.4.-3.6.
        output.append((_decoded(name), _decoded(value)))
    # 4.
    return output


def _decoded(sequence: bytes) -> str:
    # 3.4.-3.5.
    return percent_decode(sequence.replace(b"+", b" ")).decode("utf-8", "replace")


def parse_urlencoded(string: str) -> list[tuple[str, str]]:
    """Return the names and values in a string, in order.

    Raises:
        UnicodeEncodeError: There is a surrogate in it, which has no encoding.

    https://url.spec.whatwg.org/#concept-urlencoded-string-parser
    """
    return parse_urlencoded_bytes(string.encode())


def serialize_urlencoded(tuples: Iterable[tuple[str, str]], encoding: str = "utf-8") -> str:
    """Return the ASCII serialization of names and values. Lone surrogates in them become U+FFFD.

    https://url.spec.whatwg.org/#concept-urlencoded-serializer
    """
    tuples = [(scalar_value_string(name), scalar_value_string(value)) for name, value in tuples]
    # 1.
    name_of_encoding = output_encoding(encoding)
    if name_of_encoding == "UTF-8":
        return _serialized_in_utf_8(tuples)
    # 2.-4.
    return "&".join(
        [f"{_encoded(name_of_encoding, name)}={_encoded(name_of_encoding, value)}" for name, value in tuples]
    )


def _encoded(encoding: str, string: str) -> str:
    # 3.2.-3.3.
    return percent_encode_after_encoding(encoding, string, URLENCODED_PERCENT_ENCODE_SET)


def _serialized_in_utf_8(tuples: Iterable[tuple[str, str]]) -> str:
    # 2.-4. Spec divergence (performance): all names and values are encoded as one string. Surrogates, which no scalar
    # value string has, stand for the delimiters meanwhile.
    text = _AMPERSAND.join([f"{name}{_EQUALS_SIGN}{value}" for name, value in tuples])
    return _TO_ENCODE.sub(_encode_run, text).replace(_EQUALS_SIGN, "=").replace(_AMPERSAND, "&")


def _encode_run(found: re.Match[str]) -> str:
    run = found[0]
    return _ENCODED_ALONE[run] if run in _ENCODED_ALONE else "".join([_ENCODED_BYTE[byte] for byte in run.encode()])
