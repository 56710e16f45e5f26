"""ECMAScript regular expressions with the `v` flag, for URLPattern.

https://tc39.es/ecma262/#sec-regexp-regular-expression-objects. Python's `re` understands another language, so a source
is parsed here, strictly. What means the same to `re`, and cannot keep it busy for long with a text of that length, is
left to `re`; the rest has a matcher of its own.

The answers are exact for texts of ASCII code points, which is what every component of a URL is; another text is
refused. A source may have any code points.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from urlstd.pattern.regexp.cost import is_anchored, longest_text
from urlstd.pattern.regexp.errors import RegExpBudgetExceeded, RegExpSyntaxError
from urlstd.pattern.regexp.syntax import parse
from urlstd.pattern.regexp.translate import translate

if TYPE_CHECKING:
    from urlstd.pattern.regexp.matcher import Matcher

__all__ = ["Match", "RegExp", "RegExpBudgetExceeded", "RegExpSyntaxError"]


@dataclass(slots=True)
class Match:
    """The first match in a text.

    `index` is the code point of the text where it begins. `captures` are the whole match and then what each group
    has captured, None for a group that took no part.
    """

    index: int
    captures: tuple[str | None, ...]
    names: Mapping[str, tuple[int, ...]]

    @property
    def named(self) -> dict[str, str | None]:
        """What the groups with names have captured, by their names in the order of the source."""
        return {
            name: next((captured for group in groups if (captured := self.captures[group]) is not None), None)
            for name, groups in self.names.items()
        }


class RegExp:
    """A compiled regular expression.

    Args:
        source: the pattern, without slashes.
        flags: "v", or "vi" to ignore case.

    Raises:
        RegExpSyntaxError: the source is not a pattern. Its `position` is a code point of the source.
        ValueError: other flags.
    """

    __slots__ = ("_longest", "_matcher", "_pattern", "_search", "flags", "source")

    def __init__(self, source: str, flags: Literal["v", "vi"]) -> None:
        if flags not in {"v", "vi"}:
            raise ValueError(f"expected the flags v or vi, not {flags!r}")
        self.source = source
        self.flags = flags
        self._pattern = parse(source, ignore_case=flags == "vi")
        # What it takes to match is made for the first text.
        self._longest = UNKNOWN
        self._search: Callable[[str], re.Match[str] | None]
        self._matcher: Matcher | None = None

    def __repr__(self) -> str:
        return f"RegExp({self.source!r}, {self.flags!r})"

    @property
    def group_count(self) -> int:
        """How many capturing groups there are."""
        return self._pattern.group_count

    @property
    def refers_back(self) -> bool:
        """Whether there is a back reference."""
        return bool(self._pattern.references)

    @property
    def group_names(self) -> tuple[str, ...]:
        """The names of groups, in the order of the source, each of them once."""
        return tuple(self._pattern.names)

    def exec(self, text: str) -> Match | None:
        """Find the first match; None if there is none.

        Args:
            text: ASCII only.

        Raises:
            ValueError: the text is not ASCII.
            RegExpBudgetExceeded: the search was given up after very many steps. Few patterns get there: what could
                keep `re` busy for long is not left to it, and the other matcher never fails twice in the same way.
        """
        if len(text) <= self._longest and text.isascii():
            found = self._search(text)
            if found is None:
                return None
            return Match(found.start(), (found[0], *found.groups()), self._pattern.names)
        spans = self._spans(text)
        if spans is None:
            return None
        captures = tuple(None if start < 0 else text[start:end] for start, end in spans)
        return Match(spans[0][0], captures, self._pattern.names)

    def exec_spans(self, text: str) -> tuple[tuple[int, int] | None, ...] | None:
        """Find where the first match and its captures begin and end; else as `exec`."""
        spans = self._spans(text)
        return None if spans is None else tuple(None if span[0] < 0 else span for span in spans)

    def ways(self, text: str, starts: Iterable[int]) -> tuple[set[int], int]:
        """Find where matches that begin at one of `starts` can end, and how far any way leads; else as `exec`."""
        refuse_other_than_ascii(text)
        return self._own_matcher().ways(text, starts)

    def captures(self, text: str) -> tuple[str | None, ...] | None:
        """Find what each group captures in the first match; else as `exec`."""
        if len(text) <= self._longest and text.isascii():
            found = self._search(text)
            return None if found is None else found.groups()
        match = self.exec(text)
        return None if match is None else match.captures[1:]

    def test(self, text: str) -> bool:
        """Tell whether there is a match; see `exec`."""
        if len(text) <= self._longest and text.isascii():
            return self._search(text) is not None
        return self._spans(text) is not None

    def _spans(self, text: str) -> tuple[tuple[int, int], ...] | None:
        """Find where the first match and its captures begin and end, -1 if one took no part."""
        refuse_other_than_ascii(text)
        if self._longest == UNKNOWN:
            self._prepare()
        if len(text) <= self._longest:
            found = self._search(text)
            return None if found is None else found.regs
        return self._own_matcher().search(text)

    def _own_matcher(self) -> "Matcher":
        if self._matcher is None:
            from urlstd.pattern.regexp.matcher import Matcher  # noqa: PLC0415 (few patterns need it)

            self._matcher = Matcher(self._pattern)
        return self._matcher

    def _prepare(self) -> None:
        """Find out what can be left to `re`."""
        translation = translate(self._pattern)
        self._longest = NEVER
        if translation is not None:
            self._longest = longest_text(self._pattern)
        if translation is not None and self._longest >= 0:
            compiled = re.compile(translation)
            self._search = compiled.match if is_anchored(self._pattern.body) else compiled.search


def refuse_other_than_ascii(text: str) -> None:
    """Raise ValueError for a text about which the answer might be wrong."""
    if not text.isascii():
        raise ValueError("expected a text of ASCII code points only")


UNKNOWN = -2
NEVER = -1
