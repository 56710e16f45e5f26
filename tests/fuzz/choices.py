"""Bytes as a source of choices: strings, numbers and JSON values, so that small changes of bytes are small changes.

`choose` and `number` are what the generators of tests/property ask for.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from tests.property import hostile, hostile_patterns

Option = TypeVar("Option")

# One byte is one piece of a text: those below 0x80 are ASCII, the others as follows.
END = 0x80
ANY_CODE_POINT = 0xFF  # in the three bytes after it
PIECES = tuple(piece for piece in dict.fromkeys((*hostile.ALL, *hostile_patterns.REGEXPS)) if len(piece) > 1)
NUMBERS = (0, 1, -1, 2, 10_000, 2**31, 2**53, -0.5, 1e308)


class Choices:
    """Reads bytes; after the last one everything is 0."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    @property
    def left(self) -> int:
        """How many bytes are still to be read."""
        return len(self._data) - self._at

    def byte(self) -> int:
        if not self.left:
            return 0
        self._at += 1
        return self._data[self._at - 1]

    def number(self, low: int, high: int) -> int:
        """A number from one to another, both included, of which there are 256 at most."""
        return low + self.byte() % (high - low + 1)

    def choose(self, options: Sequence[Option]) -> Option:
        return options[self.number(0, min(len(options), 256) - 1)]

    def text(self) -> str:
        """Any string: byte by byte, or as the generators of hostile strings make it."""
        kind = self.number(0, 3)
        if kind == 0:
            return hostile.pick(self.choose, self.number)
        if kind == 1:
            return hostile_patterns.pick(self.choose, self.number)
        return "".join(self._pieces())

    def _pieces(self) -> Any:
        while self.left:
            byte = self.byte()
            if byte == END:
                return
            if byte == ANY_CODE_POINT:
                yield chr(int.from_bytes((self.byte(), self.byte(), self.byte()), "big") % 0x110000)
            else:
                yield chr(byte) if byte < END else PIECES[(byte - END) % len(PIECES)]

    def optional_text(self) -> str | None:
        return self.text() if self.number(0, 1) else None

    def base(self) -> str | None:
        return self.choose(hostile.BASES) if self.number(0, 2) else self.text()

    def json(self, depth: int = 0) -> Any:
        """Any value that JSON has, and some that it has not."""
        kind = self.number(0, 7 if depth < 4 else 4)
        if kind > 5:
            return {self.text(): self.json(depth + 1) for _ in range(self.number(0, 3))}
        if kind == 5:
            return [self.json(depth + 1) for _ in range(self.number(0, 3))]
        return (None, self.number(0, 1) == 1, self.choose(NUMBERS), self.text(), float("inf"))[kind]

    def rest(self) -> bytes:
        """All that is left."""
        rest = self._data[self._at :]
        self._at = len(self._data)
        return rest
