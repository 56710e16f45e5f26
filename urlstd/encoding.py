"""Percent-encode after encoding: the URL Standard's use of the Encoding Standard.

https://url.spec.whatwg.org/#string-percent-encode-after-encoding
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from urlstd.infra import ascii_lowercase
from urlstd.percent import URLENCODED_PERCENT_ENCODE_SET, utf8_percent_encode

if TYPE_CHECKING:
    from urlstd.percent import PercentEncodeSet

# https://encoding.spec.whatwg.org/#names-and-labels
_UTF_8_LABELS: Final = frozenset(
    {"unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "utf-8", "utf8", "x-unicode20utf8"}
)


def output_encoding(label: str) -> str:
    """Return the name of the encoding to encode with for `label`.

    Raises:
        NotImplementedError: `label` is not one of UTF-8's: legacy encodings are not supported yet.

    https://encoding.spec.whatwg.org/#get-an-output-encoding
    """
    if label == "utf-8" or ascii_lowercase(label.strip("\t\n\f\r ")) in _UTF_8_LABELS:
        return "UTF-8"
    raise NotImplementedError(f"the encoding {label!a} is not supported yet: only UTF-8 is")


def percent_encode_after_encoding(encoding: str, string: str, percent_encode_set: PercentEncodeSet) -> str:
    """Return `string` encoded with `encoding`, the name of an output encoding, then percent-encoded.

    https://url.spec.whatwg.org/#string-percent-encode-after-encoding
    """
    # 1.
    assert encoding == "UTF-8"  # noqa: S101 - output_encoding lets no other through
    # 2. and 7.3.1. A space becomes "+" in one set only. A "+" of the input is in that set, so none is mixed up.
    if percent_encode_set is URLENCODED_PERCENT_ENCODE_SET:
        return utf8_percent_encode(string, percent_encode_set).replace("%20", "+")
    return utf8_percent_encode(string, percent_encode_set)
