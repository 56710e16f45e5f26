"""What the productions of URL writing and host writing have in common: passages, and how one of them fails.

There is one function per production. Each returns nothing for a passage that is in its language and otherwise raises
`Invalid`; where a production has alternatives, the first code points of the passage tell which of them can apply.

https://url.spec.whatwg.org/#url-writing and https://url.spec.whatwg.org/#host-writing
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, NoReturn

from urlstd.hosts.host import LONE_PERCENT_SIGN, NOT_A_URL_CODE_POINT
from urlstd.languages import message

_NOT_A_URL_UNIT: Final = re.compile(f"{LONE_PERCENT_SIGN}|{NOT_A_URL_CODE_POINT}")


@dataclass(frozen=True, slots=True)
class Validity:
    """Whether a string is a valid URL string.

    Attributes:
        valid: Whether it is.
        production: The innermost production that a passage is not in the language of, by the Standard's name, such
            as "URL-query string"; `None` for a valid string.
        start: Where what is wrong begins, in code points of the input.
        end: Where it ends; `start` where something is missing there.
        message: What is wrong, in one sentence; "" for a valid string.
    """

    valid: bool
    production: str | None = None
    start: int = 0
    end: int = 0
    message: str = ""

    @property
    def anchor(self) -> str | None:
        """The address of the production in the Standard."""
        if self.production is None:
            return None
        return f"https://url.spec.whatwg.org/#{self.production.lower().replace(' ', '-')}"


class Invalid(Exception):  # noqa: N818 - the Standard's word
    """A passage is not in the language of a production."""

    def __init__(self, production: str, start: int, end: int, why: str) -> None:
        super().__init__(why)
        self.validity = Validity(False, production, start, end, why)


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of the input."""

    input: str
    start: int
    end: int

    @property
    def text(self) -> str:
        """The code points of the passage."""
        return self.input[self.start : self.end]

    def begins_with(self, prefix: str) -> bool:
        """Whether the passage begins with `prefix`."""
        return self.input.startswith(prefix, self.start, self.end)

    def after(self, count: int) -> Passage:
        """Return what follows the first `count` code points."""
        return Passage(self.input, self.start + count, self.end)

    def split(self, separator: str) -> tuple[Passage, Passage | None]:
        """Return what is before and after the first `separator`; what is after it is `None` where there is none."""
        at = self.input.find(separator, self.start, self.end)
        if at < 0:
            return self, None
        return Passage(self.input, self.start, at), Passage(self.input, at + len(separator), self.end)

    def split_all(self, separator: str) -> list[Passage]:
        """Return the passages between separators."""
        pieces, start = [], self.start
        for text in self.text.split(separator):
            pieces.append(Passage(self.input, start, start + len(text)))
            start += len(text) + len(separator)
        return pieces

    def breaks(self, production: str, why: str) -> NoReturn:
        """Say that all of this passage is not in the language of a production."""
        raise Invalid(production, self.start, self.end, why)

    def lacks(self, production: str, why: str) -> NoReturn:
        """Say that something is missing at the start of this passage."""
        raise Invalid(production, self.start, self.start, why)


def url_units(passage: Passage, production: str) -> None:
    """https://url.spec.whatwg.org/#url-units."""
    found = _NOT_A_URL_UNIT.search(passage.input, passage.start, passage.end)
    if found is None:
        return
    raise Invalid(production, found.start(), found.end(), _not_a_url_unit(found[0]))


def _not_a_url_unit(c: str) -> str:
    if c == "%":
        return message("“%” has to be followed by two hexadecimal digits.")
    name = f"U+{ord(c):04X}"
    if "\ud800" <= c <= "\udfff":
        return message("{c} is a surrogate without the other half of its pair: it stands for nothing.", c=name)
    return message("{c} is not a URL code point: it has to be percent-encoded.", c=name)
