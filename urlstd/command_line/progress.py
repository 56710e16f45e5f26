"""How far a long run has come, on standard error."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from collections.abc import Callable

_FIRST_AFTER: Final = 1.0  # seconds
_EVERY: Final = 0.5


class Progress:
    """A line that counts the inputs, and is gone at the end.

    Args:
        stream: Where to say it; `None` to say nothing.
        clock: Seconds from any moment on.
    """

    def __init__(self, stream: TextIO | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream, self._clock = stream, clock
        self._count = 0
        self._begin = clock()
        self._next = self._begin + _FIRST_AFTER
        self._shown = False

    def step(self) -> None:
        """Count one input."""
        self._count += 1
        if self._stream is None or (now := self._clock()) < self._next:
            return
        self._next, self._shown = now + _EVERY, True
        self._stream.write(f"\r{self._count:,} inputs, {self._count / (now - self._begin):,.0f} a second")
        self._stream.flush()

    def end(self) -> None:
        """Take the line away."""
        if self._stream is not None and self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
