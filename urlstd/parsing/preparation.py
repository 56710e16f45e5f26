"""What happens to an input before the machine reads it: steps 1 to 3 of the basic URL parser.

https://url.spec.whatwg.org/#concept-basic-url-parser
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final

from urlstd.infra import ASCII_TAB_OR_NEWLINE, C0_CONTROL_OR_SPACE

_C0_CONTROL_OR_SPACE: Final = "".join(sorted(C0_CONTROL_OR_SPACE))
_TAB_OR_NEWLINE: Final = re.compile("[\t\n\r]")
_REMOVE: Final = str.maketrans(dict.fromkeys(ASCII_TAB_OR_NEWLINE))


class PreparedInput:
    """An input without what the parser strips, and the way back to where each code point stood.

    Attributes:
        given: The scalar value string that was given.
        text: What the machine reads.
        trimmed_start: How many code points were stripped from the start of `given`.
        trimmed_end: How many were stripped from its end.
    """

    __slots__ = ("_kept_before", "_removed", "given", "text", "trimmed_end", "trimmed_start")

    _kept_before: list[int]  # how many code points of `given` before each removed one are kept, once those are known

    def __init__(self, given: str, trim: bool) -> None:
        self.given = given
        self.trimmed_start = self.trimmed_end = 0
        text = given
        # 1.3. Leading and trailing C0 controls and spaces, where a new URL is made.
        if trim:
            without_start = given.lstrip(_C0_CONTROL_OR_SPACE)
            text = without_start.rstrip(_C0_CONTROL_OR_SPACE)
            self.trimmed_start = len(given) - len(without_start)
            self.trimmed_end = len(without_start) - len(text)
        # 3. Tabs and newlines, everywhere.
        has_removable = "\t" in text or "\n" in text or "\r" in text
        self.text = text.translate(_REMOVE) if has_removable else text
        self._removed: list[int] | None = None if has_removable else []

    @property
    def removed(self) -> list[int]:
        """Where tabs and newlines stood in `given`, in order."""
        if self._removed is None:
            end = len(self.given) - self.trimmed_end
            self._removed = [found.start() for found in _TAB_OR_NEWLINE.finditer(self.given, self.trimmed_start, end)]
            self._kept_before = [position - count for count, position in enumerate(self._removed)]
        return self._removed

    def position(self, pointer: int) -> int:
        """Return where the code point at `pointer` in `text` stood in `given`.

        For the end of `text`, and for anything before its start, this is where the text ended or began.
        """
        pointer = max(pointer, 0)
        if pointer >= len(self.text):
            return self._position(len(self.text) - 1) + 1
        return self._position(pointer)

    def _position(self, pointer: int) -> int:
        position = pointer + self.trimmed_start
        return position + bisect_right(self._kept_before, position) if self.removed else position

    def range(self, start: int, end: int) -> tuple[int, int]:
        """Return the range of `given` that holds `text[start:end]`, ends without what was removed around it."""
        if start >= end:
            position = self.position(start)
            return position, position
        return self.position(start), self.position(end - 1) + 1
