"""Encoders of the Encoding Standard, but for UTF-8's: which bytes a legacy encoding has for a code point.

Python's codecs know nearly all of it. Where the Standard's indexes say otherwise, a rule here or the table in
`encoding_corrections_data` does; tests/unit/test_encoders.py compares every scalar value with the indexes.

https://encoding.spec.whatwg.org/#encoders-and-decoders
"""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from urlstd.encodings.encoding_corrections_data import CORRECTIONS, FULLWIDTH_KATAKANA
from urlstd.infra import EOF

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    Rule = Callable[[str], bytes | None]

# The codec that knows an encoding best, where it is not the one of the same name.
_CODECS: Final = {
    "IBM866": "cp866",
    "ISO-8859-8-I": "iso8859-8",
    "macintosh": "mac-roman",
    "windows-874": "cp874",
    "x-mac-cyrillic": "mac-cyrillic",
}
_HALFWIDTH_KATAKANA: Final = "\uff61"
_LAST_HALFWIDTH_KATAKANA: Final = "\uff9f"


class Encoded(NamedTuple):
    """What an encoder made of one code point.

    Attributes:
        c: The code point; EOF for what the end of the input makes a stateful encoder write.
        bytes: The bytes, with an escape sequence before them where the encoder changes its state.
        error: The code point that the encoder says it cannot encode; `None` where it can.
    """

    c: str
    bytes: bytes
    error: int | None


def encode_or_fail(encoding: str, string: str) -> Iterator[Encoded]:
    """Encode a scalar value string, code point by code point, going on after what cannot be encoded.

    Args:
        encoding: The name of an output encoding.
        string: A scalar value string.

    https://encoding.spec.whatwg.org/#encode-or-fail
    """
    if encoding == "ISO-2022-JP":
        yield from _ISO2022JPEncoder().encode(string)
        return
    encode = encoder(encoding)
    for c in string:
        encoded = encode(c)
        yield Encoded(c, b"", ord(c)) if encoded is None else Encoded(c, encoded, None)


@cache
def encoder(encoding: str) -> Rule:
    """Return what encodes one code point, by the name of an output encoding; `None` for what it does not have.

    Any but ISO-2022-JP, which has no bytes for a code point by itself.

    https://encoding.spec.whatwg.org/#get-an-encoder
    """
    if encoding == "UTF-8":
        return str.encode
    table = {chr(byte): bytes([byte]) for byte in range(0x80)} | corrections(CORRECTIONS.get(encoding, ""))
    if encoding in _MULTI_BYTE:
        return partial(_corrected, table, _MULTI_BYTE[encoding])
    return (single_byte_table(encoding) | table).get


def _corrected(table: Mapping[str, bytes | None], by_rule: Rule, c: str) -> bytes | None:
    return table[c] if c in table else by_rule(c)


def corrections(text: str) -> dict[str, bytes | None]:
    """Return a table from its notation: code points and bytes in hexadecimal, "-" where there are no bytes."""
    pairs = (entry.split(":") for entry in text.split())
    return {chr(int(c, 16)): None if encoded == "-" else bytes.fromhex(encoded) for c, encoded in pairs}


def rule(encoding: str) -> Rule:
    """Return the encoder of an encoding for code points above U+007F, as it is before the table corrects it."""
    return _MULTI_BYTE.get(encoding) or single_byte_table(encoding).get


def single_byte_table(encoding: str) -> dict[str, bytes | None]:
    """Return from code points to bytes above 0x7F: https://encoding.spec.whatwg.org/#single-byte-encoder."""
    if encoding == "x-user-defined":
        return {chr(0xF780 + place): bytes([0x80 + place]) for place in range(0x80)}
    table: dict[str, bytes | None] = {}
    for byte in range(0x80, 0x100):
        c = bytes([byte]).decode(_CODECS.get(encoding, encoding), "ignore")
        table.setdefault(c, bytes([byte]))
    table.pop("", None)
    return table


def _by_codec(codec: str, c: str) -> bytes | None:
    # One code point at a time: big5hkscs would join two into one pair of bytes.
    try:
        return c.encode(codec)
    except UnicodeEncodeError:
        return None


def _big5(c: str) -> bytes | None:
    """https://encoding.spec.whatwg.org/#big5-encoder: what it leaves out is Hong Kong's."""
    encoded = _by_codec("big5hkscs", c)
    return encoded if encoded and encoded[0] >= 0xA1 and len(encoded) == 2 else None


def _gbk(c: str) -> bytes | None:
    """https://encoding.spec.whatwg.org/#gbk-encoder: gb18030 without its four bytes."""
    encoded = _by_codec("gb18030", c)
    return encoded if encoded and len(encoded) == 2 else None


def _cp932(c: str) -> bytes | None:
    """Microsoft's Shift_JIS, without the private use area, which the Standard has for decoding only."""
    return None if "\ue000" <= c <= "\uf8ff" else _by_codec("cp932", c)


def _shift_jis(c: str) -> bytes | None:
    """https://encoding.spec.whatwg.org/#shift_jis-encoder."""
    encoded = _cp932(c)
    # The Standard wants the second of two places in the index for what stands in NEC's rows 89 to 92.
    return _ibm_extensions()[c] if encoded and encoded[0] in (0xED, 0xEE) else encoded


@cache
def _ibm_extensions() -> dict[str, bytes]:
    """The code points of Shift_JIS's leads 0xFA to 0xFC."""
    pairs = [bytes([lead, trail]) for lead in (0xFA, 0xFB, 0xFC) for trail in range(0x40, 0xFD)]
    return {c: pair for pair in pairs if (c := pair.decode("cp932", "ignore")) and len(c) == 1}


@lru_cache(maxsize=1 << 14)
def jis0208_pointer(c: str) -> int | None:
    """Return the first place of a code point in index jis0208: https://encoding.spec.whatwg.org/#index-jis0208."""
    # 2. of https://encoding.spec.whatwg.org/#euc-jp-encoder and 8. of ISO-2022-JP's: the minus sign is fullwidth.
    encoded = _cp932("\uff0d" if c == "\u2212" else c)
    if c in _NOT_IN_JIS0208 or encoded is None or len(encoded) != 2:
        return None
    lead, trail = encoded
    return (lead - (0x81 if lead < 0xA0 else 0xC1)) * 188 + trail - (0x40 if trail < 0x7F else 0x41)


# What cp932 encodes as its likeness.
_NOT_IN_JIS0208: Final = frozenset("\xa2\xa3\xac\u2016\u301c")


def _euc_jp(c: str) -> bytes | None:
    """https://encoding.spec.whatwg.org/#euc-jp-encoder."""
    # 5.
    if _HALFWIDTH_KATAKANA <= c <= _LAST_HALFWIDTH_KATAKANA:
        return bytes([0x8E, ord(c) - 0xFF61 + 0xA1])
    # 7.-8.
    pointer = jis0208_pointer(c)
    if pointer is None:
        return None
    # 9.-11.
    return bytes([pointer // 94 + 0xA1, pointer % 94 + 0xA1])


_MULTI_BYTE: Final[dict[str, Rule]] = {
    "Big5": _big5,
    "EUC-JP": _euc_jp,
    "EUC-KR": partial(_by_codec, "cp949"),
    "GBK": _gbk,
    "Shift_JIS": _shift_jis,
    "gb18030": partial(_by_codec, "gb18030"),
}

_ASCII: Final = b"\x1b(B"
_ROMAN: Final = b"\x1b(J"
_JIS0208: Final = b"\x1b$B"
_ROMAN_ONLY: Final = {"\u00a5": b"\\", "\u203e": b"~"}
_NOT_ROMAN: Final = frozenset("\\~")
_SHIFTS: Final = frozenset("\x0e\x0f\x1b")


class _ISO2022JPEncoder:
    """The only stateful encoder: the state is named by the escape sequence that leads to it.

    https://encoding.spec.whatwg.org/#iso-2022-jp-encoder
    """

    def __init__(self) -> None:
        self.state = _ASCII

    def encode(self, string: str) -> Iterator[Encoded]:
        for c in string:
            yield self._encode_one(c)
        # 1. At the end back to ASCII.
        if self.state != _ASCII:
            yield Encoded(EOF, self._enter(_ASCII), None)

    def _enter(self, state: bytes) -> bytes:
        """Change the state; return the escape sequence, which is empty where the state is that already."""
        escape = b"" if state == self.state else state
        self.state = state
        return escape

    def _encode_one(self, c: str) -> Encoded:
        # 6. In JIS 0208 ASCII waits for the ASCII state.
        if c <= "\x7f":
            return self._encode_ascii(c)
        # 5. and 7. Roman has the yen sign and the overline in two places of ASCII.
        if c in _ROMAN_ONLY:
            return Encoded(c, self._enter(_ROMAN) + _ROMAN_ONLY[c], None)
        # 9. Halfwidth katakana becomes fullwidth.
        katakana = _HALFWIDTH_KATAKANA <= c <= _LAST_HALFWIDTH_KATAKANA
        # 8. and 10.
        pointer = jis0208_pointer(FULLWIDTH_KATAKANA[ord(c) - 0xFF61] if katakana else c)
        # 11. Out of JIS 0208 before failing; Roman stays.
        if pointer is None:
            escape = self._enter(_ASCII) if self.state == _JIS0208 else b""
            return Encoded(c, escape, ord(c))
        # 12.-15.
        return Encoded(c, self._enter(_JIS0208) + bytes([pointer // 94 + 0x21, pointer % 94 + 0x21]), None)

    def _encode_ascii(self, c: str) -> Encoded:
        # 6. ASCII and Roman share all but two code points.
        escape = self._enter(_ASCII) if self.state == _JIS0208 or c in _NOT_ROMAN else b""
        # 3. What would switch the state by itself; the error is not the code point.
        if c in _SHIFTS:
            return Encoded(c, escape, 0xFFFD)
        # 4.-5.
        return Encoded(c, escape + c.encode(), None)
