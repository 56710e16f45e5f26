"""application/x-www-form-urlencoded: its parser and serializer.

https://url.spec.whatwg.org/#application/x-www-form-urlencoded
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from urlstd.encodings.encoding import output_encoding, percent_encode_after_encoding
from urlstd.percent import URLENCODED_PERCENT_ENCODE_SET, percent_decode

if TYPE_CHECKING:
    from collections.abc import Iterable


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
    """Return the names and values in a scalar value string, in order.

    https://url.spec.whatwg.org/#concept-urlencoded-string-parser
    """
    return parse_urlencoded_bytes(string.encode())


def serialize_urlencoded(tuples: Iterable[tuple[str, str]], encoding: str = "utf-8") -> str:
    """Return the ASCII serialization of names and values, scalar value strings.

    https://url.spec.whatwg.org/#concept-urlencoded-serializer
    """
    # 1.
    name_of_encoding = output_encoding(encoding)
    # 2.-4.
    return "&".join(
        [f"{_encoded(name_of_encoding, name)}={_encoded(name_of_encoding, value)}" for name, value in tuples]
    )


def _encoded(encoding: str, string: str) -> str:
    # 3.2.-3.3.
    return percent_encode_after_encoding(encoding, string, URLENCODED_PERCENT_ENCODE_SET)
