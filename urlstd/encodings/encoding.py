"""Percent-encode after encoding: the URL Standard's use of the Encoding Standard.

UTF-8, which nearly every URL is in, needs none of the tables: they are imported with the first other label.

https://url.spec.whatwg.org/#string-percent-encode-after-encoding
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from urlstd.infra import ascii_lowercase
from urlstd.languages import message
from urlstd.percent import URLENCODED_PERCENT_ENCODE_SET, percent_encode, utf8_percent_encode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from urlstd.encodings.encoders import Encoded
    from urlstd.percent import PercentEncodeSet

_STANDARD: Final = "https://encoding.spec.whatwg.org/"
_ASCII_WHITESPACE: Final = "\t\n\f\r "
_LONGEST_QUOTED: Final = 40  # code points of an unknown label that a message quotes at most
# They decode to nothing or to something that no form may be sent in.
_ENCODED_AS_UTF_8: Final = frozenset({"replacement", "UTF-16BE", "UTF-16LE"})


class UnknownEncodingError(LookupError):
    """A label that the Encoding Standard does not have."""

    def __init__(self, label: str) -> None:
        quoted = f"{label!a}" if len(label) <= _LONGEST_QUOTED else f"{label[:_LONGEST_QUOTED]!a}…"
        super().__init__(
            message("{label} is no label of an encoding: {url}", label=quoted, url=f"{_STANDARD}#names-and-labels")
        )
        self.label = label


def get_encoding(label: str) -> str:
    """Return the name of the encoding that `label` is a label of; case and ASCII whitespace around it do not count.

    Raises:
        UnknownEncodingError: It is none of the Standard's 228 labels.

    https://encoding.spec.whatwg.org/#concept-encoding-get
    """
    # 1.-2.
    name = _names().get(ascii_lowercase(label.strip(_ASCII_WHITESPACE)))
    if name is None:
        raise UnknownEncodingError(label)
    return name


@cache
def _names() -> Mapping[str, str]:
    """From every label to the name of its encoding."""
    from urlstd.encodings.encoding_labels_data import LABELS  # noqa: PLC0415 - not for UTF-8

    return {label: name for name, labels in LABELS.items() for label in labels.split()}


def output_encoding(label: str) -> str:
    """Return the name of the encoding to encode with for `label`.

    Raises:
        UnknownEncodingError: It is none of the Standard's 228 labels.

    https://encoding.spec.whatwg.org/#get-an-output-encoding
    """
    # 1.-2. Spec divergence (performance): the usual one.
    if label == "utf-8":
        return "UTF-8"
    name = get_encoding(label)
    # 1.-2.
    return "UTF-8" if name in _ENCODED_AS_UTF_8 else name


def percent_encode_after_encoding(encoding: str, string: str, percent_encode_set: PercentEncodeSet) -> str:
    """Return `string` encoded with `encoding`, then percent-encoded.

    Args:
        encoding: The name of an output encoding, as `output_encoding` returns it.
        string: A scalar value string. What the encoding does not have becomes a percent-encoded “&#8224;”.
        percent_encode_set: What to encode, of the bytes that stand for ASCII; every other byte is encoded.

    Returns:
        An ASCII string.

    Raises:
        UnicodeEncodeError: There is a surrogate in it, which UTF-8 does not have.

    https://url.spec.whatwg.org/#string-percent-encode-after-encoding
    """
    if encoding != "UTF-8":
        return _in_legacy_encoding(encoding, string, percent_encode_set)
    # 2. and 7.3.1. A space becomes "+" in one set only. A "+" of the input is in that set, so none is mixed up.
    if percent_encode_set is URLENCODED_PERCENT_ENCODE_SET:
        return utf8_percent_encode(string, percent_encode_set).replace("%20", "+")
    # 2.-7., 7.1.-7.3. and 8. Spec divergence (performance): UTF-8 has every code point, so all are encoded at once.
    return utf8_percent_encode(string, percent_encode_set)


def _in_legacy_encoding(encoding: str, string: str, percent_encode_set: PercentEncodeSet) -> str:
    # 2.-7.
    from urlstd.encodings.encoders import encode_or_fail  # noqa: PLC0415 - not for UTF-8

    # 7.1.-7.2. An encoder with a state.
    if encoding == "ISO-2022-JP":
        pieces = [percent_encoded(part, percent_encode_set) for part in encode_or_fail(encoding, string)]
        return "".join(pieces)
    # 7.1.-7.2. Spec divergence (performance): without a state equal code points become equal bytes, so each is encoded
    # once.
    distinct = encode_or_fail(encoding, "".join(set(string)))
    table = {part.c: percent_encoded(part, percent_encode_set) for part in distinct}
    # 8.
    return "".join([table[c] for c in string])


def percent_encoded(encoded: Encoded, percent_encode_set: PercentEncodeSet) -> str:
    """Return what one code point, encoded, adds to the output: step 7 of percent-encode after encoding.

    https://url.spec.whatwg.org/#string-percent-encode-after-encoding
    """
    # 7.3. and 7.3.1.-7.3.5. Byte by byte.
    table = _bytes_table(percent_encode_set)
    output = "".join([table[byte] for byte in encoded.bytes])
    # 7.4. The code point as a numeric character reference.
    if encoded.error is not None:
        output += f"%26%23{encoded.error}%3B"
    return output


@cache
def _bytes_table(percent_encode_set: PercentEncodeSet) -> list[str]:
    """What each byte becomes."""
    table = [percent_encode(byte) if chr(byte) in percent_encode_set else chr(byte) for byte in range(256)]
    if percent_encode_set is URLENCODED_PERCENT_ENCODE_SET:
        table[ord(" ")] = "+"
    return table
