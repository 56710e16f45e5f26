"""Where the parser of a regular expression stands, and how it says what is wrong there."""

import re
from typing import NoReturn

from urlstd.pattern.regexp.errors import RegExpSyntaxError


class Scanner:
    """A source and a position in it."""

    __slots__ = ("end", "position", "source")

    def __init__(self, source: str) -> None:
        self.source = source
        self.end = len(source)
        self.position = 0

    def peek(self) -> str:
        """The code point at the position; the empty string at the end."""
        return self.source[self.position : self.position + 1]

    def looking_at(self, token: str) -> bool:
        """Whether the token stands at the position."""
        return self.source.startswith(token, self.position)

    def eat(self, token: str) -> bool:
        """Step over the token if it stands at the position."""
        found = self.source.startswith(token, self.position)
        if found:
            self.position += len(token)
        return found

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Step over what the pattern matches at the position."""
        found = pattern.match(self.source, self.position)
        if found is not None:
            self.position = found.end()
        return found

    def fail(self, expected: str, position: int | None = None) -> NoReturn:
        """Say what was expected, here or at another position."""
        raise RegExpSyntaxError(expected, self.position if position is None else position)
