"""The IPv6 parser and serializer.

https://url.spec.whatwg.org/#concept-ipv6-parser
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from urlstd.errors import ErrorType
from urlstd.infra import ASCII_DIGIT, ASCII_HEX_DIGIT, EOF

if TYPE_CHECKING:
    from urlstd.journal import Journal

_PIECES: Final = 8


class IPv6Address(tuple[int, ...]):
    """An IPv6 address: eight 16-bit pieces, whose string is its serialization without brackets.

    https://url.spec.whatwg.org/#concept-ipv6
    """

    __slots__ = ()

    def __str__(self) -> str:
        return serialize_ipv6(self)

    def __repr__(self) -> str:
        return f"IPv6Address({', '.join(f'{piece:#x}' for piece in self)})"


def parse_ipv6(string: str, journal: Journal) -> IPv6Address:
    """Return the IPv6 address that the scalar value string `string`, without brackets, stands for.

    Raises:
        Failure: `string` is not an IPv6 address.

    https://url.spec.whatwg.org/#concept-ipv6-parser
    """
    journal.enter("IPv6 parser", string)
    address = _IPv6Parser(string, journal).parse()
    journal.leave(address)
    return address


class _IPv6Parser:
    """One run of the IPv6 parser, with the Standard's variables as attributes."""

    def __init__(self, string: str, journal: Journal) -> None:
        self.input, self.journal = string, journal
        # 1.-4.
        self.address = [0] * _PIECES
        self.piece_index = 0
        self.compress: int | None = None
        self.pointer = 0
        self.notes: list[dict[str, Any]] = []
        journal.note("pieces", self.notes)

    @property
    def c(self) -> str:
        """The code point at the pointer, or EOF."""
        return self.input[self.pointer : self.pointer + 1]

    def parse(self) -> IPv6Address:
        # 5. A compression at the very beginning.
        if self.c == ":":
            # 5.1.
            if not self.input.startswith("::"):
                self.journal.fail(ErrorType.IPV6_INVALID_COMPRESSION, 0, 1)
            # 5.2.-5.3.
            self.pointer += 2
            self.piece_index += 1
            self.compress = self.piece_index
        # 6.
        while self.c != EOF:
            if self._piece_ends_the_address():
                break
        self.journal.note("compress", self.compress)
        # 7. Move what follows the compression to the end.
        if self.compress is not None:
            self._expand(self.compress)
        # 8.
        elif self.piece_index != _PIECES:
            self.journal.fail(ErrorType.IPV6_TOO_FEW_PIECES, 0, len(self.input))
        # 9.
        return IPv6Address(self.address)

    def _piece_ends_the_address(self) -> bool:
        """Read one piece; true after an IPv4 address, which is always the last."""
        # 6.1.
        if self.piece_index == _PIECES:
            self.journal.fail(ErrorType.IPV6_TOO_MANY_PIECES, self.pointer, len(self.input))
        # 6.2. The second of two colons.
        if self.c == ":":
            # 6.2.1.
            if self.compress is not None:
                self.journal.fail(ErrorType.IPV6_MULTIPLE_COMPRESSION, self.pointer - 1, self.pointer + 1)
            # 6.2.2.
            self.pointer += 1
            self.piece_index += 1
            self.compress = self.piece_index
            return False
        # 6.3.-6.4. Up to four hexadecimal digits.
        value, length = self._hexadecimal()
        # 6.5. They were the beginning of an IPv4 address.
        if self.c == ".":
            self._ipv4(length)
            # 6.5.7.
            return True
        self._after_a_piece()
        start = self.pointer - length - (self.input[self.pointer - 1] == ":")
        # 6.8.
        if length > 1 and value < 0x10 ** (length - 1):
            self.journal.error(ErrorType.IPV6_PIECE_LEADING_ZERO, start, start + length)
        # 6.9.-6.10.
        self._store(value, self.input[start : start + length], embedded=False)
        return False

    def _hexadecimal(self) -> tuple[int, int]:
        # 6.3.
        value = length = 0
        # 6.4.
        while length < 4 and self.c in ASCII_HEX_DIGIT:
            value = value * 0x10 + int(self.c, 16)
            self.pointer += 1
            length += 1
        return value, length

    def _after_a_piece(self) -> None:
        # 6.6. A colon, with something after it.
        if self.c == ":":
            # 6.6.1.
            self.pointer += 1
            # 6.6.2.
            if self.c == EOF:
                self.journal.fail(ErrorType.IPV6_INVALID_CODE_POINT, self.pointer - 1, self.pointer)
        # 6.7. Or the end.
        elif self.c != EOF:
            self.journal.fail(ErrorType.IPV6_INVALID_CODE_POINT, self.pointer, self.pointer + 1)

    def _store(self, value: int, text: str, *, embedded: bool) -> None:
        self.notes.append({"text": text, "value": value, "index": self.piece_index, "embedded_ipv4": embedded})
        self.address[self.piece_index] = value
        self.piece_index += 1

    def _ipv4(self, length: int) -> None:
        """Read the IPv4 address that began `length` digits ago."""
        # 6.5.1.
        if length == 0:
            self.journal.fail(ErrorType.IPV4_IN_IPV6_INVALID_CODE_POINT, self.pointer, self.pointer + 1)
        # 6.5.2.
        self.pointer -= length
        start = self.pointer
        # 6.5.3.
        if self.piece_index > 6:
            self.journal.fail(ErrorType.IPV4_IN_IPV6_TOO_MANY_PIECES, start, len(self.input))
        # 6.5.4.
        numbers: list[int] = []
        # 6.5.5.
        while self.c != EOF:
            # 6.5.5.2. A dot before every number but the first.
            if numbers:
                self._dot(len(numbers))
            # 6.5.5.3.-6.5.5.6.
            numbers.append(self._decimal())
            # 6.5.5.7. Two numbers are one piece.
            if len(numbers) in {2, 4}:
                text = ".".join(map(str, numbers[-2:]))
                self._store(numbers[-2] * 0x100 + numbers[-1], text, embedded=True)
        # 6.5.6.
        if len(numbers) != 4:
            self.journal.fail(ErrorType.IPV4_IN_IPV6_TOO_FEW_PARTS, start, len(self.input))

    def _dot(self, numbers_seen: int) -> None:
        # 6.5.5.2.1.
        if self.c == "." and numbers_seen < 4:
            self.pointer += 1
        # 6.5.5.2.2.
        else:
            self.journal.fail(ErrorType.IPV4_IN_IPV6_INVALID_CODE_POINT, self.pointer, self.pointer + 1)

    def _decimal(self) -> int:
        start = self.pointer
        # 6.5.5.3.
        if self.c not in ASCII_DIGIT:
            self.journal.fail(ErrorType.IPV4_IN_IPV6_INVALID_CODE_POINT, start, min(start + 1, len(self.input)))
        # 6.5.5.1.
        ipv4_piece: int | None = None
        # 6.5.5.4.
        while self.c in ASCII_DIGIT:
            # 6.5.5.4.1.
            number = int(self.c)
            # 6.5.5.4.2.
            if ipv4_piece is None:
                ipv4_piece = number
            # 6.5.5.4.3. No leading zeros.
            elif ipv4_piece == 0:
                self.journal.fail(ErrorType.IPV4_IN_IPV6_INVALID_CODE_POINT, start, self.pointer + 1)
            # 6.5.5.4.4.
            else:
                ipv4_piece = ipv4_piece * 10 + number
            # 6.5.5.4.5.
            if ipv4_piece > 255:
                self.journal.fail(ErrorType.IPV4_IN_IPV6_OUT_OF_RANGE_PART, start, self.pointer + 1)
            # 6.5.5.4.6.
            self.pointer += 1
        assert ipv4_piece is not None  # noqa: S101 - the first code point was a digit
        return ipv4_piece

    def _expand(self, compress: int) -> None:
        # 7.1.
        swaps = self.piece_index - compress
        # 7.2.
        piece_index = 7
        # 7.3.
        while piece_index != 0 and swaps > 0:
            other = compress + swaps - 1
            self.address[piece_index], self.address[other] = self.address[other], self.address[piece_index]
            piece_index -= 1
            swaps -= 1


def serialize_ipv6(address: tuple[int, ...]) -> str:
    """Return the shortest form of `address`, eight pieces of 0 to 0xffff, in lower case and without brackets.

    https://url.spec.whatwg.org/#concept-ipv6-serializer
    """
    # 1.
    output = ""
    # 2.
    compress = compressed_piece_index(address)
    # 3.
    ignore0 = False
    # 4.
    for piece_index, piece in enumerate(address):
        # 4.1. The rest of the compressed zeros.
        if ignore0 and piece == 0:
            continue
        # 4.2.
        ignore0 = False
        # 4.3. The first of them.
        if compress == piece_index:
            # 4.3.1.-4.3.2. The piece before it wrote one colon already.
            output += "::" if piece_index == 0 else ":"
            # 4.3.3.
            ignore0 = True
            continue
        # 4.4.
        output += f"{piece:x}"
        # 4.5.
        if piece_index != 7:
            output += ":"
    # 5.
    return output


def compressed_piece_index(address: tuple[int, ...]) -> int | None:
    """Return where the first longest run of two or more zero pieces of `address` begins, if there is one.

    https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index
    """
    # 1.-4.
    longest_index: int | None = None
    longest_size = 1
    found_index: int | None = None
    found_size = 0
    # 5.
    for piece_index, piece in enumerate(address):
        # 5.1. A run ends.
        if piece != 0:
            # 5.1.1.
            if found_size > longest_size:
                longest_index, longest_size = found_index, found_size
            # 5.1.2.-5.1.3.
            found_index, found_size = None, 0
        # 5.2. A run begins or goes on.
        else:
            # 5.2.1.
            if found_index is None:
                found_index = piece_index
            # 5.2.2.
            found_size += 1
    # 6. The run at the end.
    if found_size > longest_size:
        return found_index
    # 7.
    return longest_index
