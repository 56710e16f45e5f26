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
from typing import Literal, cast

from urlstd.pattern.regexp_cost import is_anchored, longest_text
from urlstd.pattern.regexp_instructions import RegExpBudgetExceeded, Run
from urlstd.pattern.regexp_matcher import Matcher
from urlstd.pattern.regexp_scanner import RegExpSyntaxError
from urlstd.pattern.regexp_syntax import parse
from urlstd.pattern.regexp_translate import translate

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
        return self._exec_otherwise(text)

    def exec_spans(self, text: str) -> tuple[tuple[int, int] | None, ...] | None:
        """Find where the first match and its captures are: start and end of each, else as `exec`."""
        if self.exec(text) is None:
            return None
        spans: tuple[tuple[int, int], ...]
        if len(text) <= self._longest:
            spans = cast("re.Match[str]", self._search(text)).regs
        else:
            slots = cast("Run", self._own_matcher().first_match(text)).slots
            spans = tuple(zip(slots[::2], slots[1::2], strict=False))[: self.group_count + 1]
        return tuple(None if end < 0 else (start, end) for start, end in spans)

    def ways(self, text: str, starts: Iterable[int]) -> tuple[set[int], int]:
        """Find where matches that begin at one of `starts` can end, and how far any way leads; else as `exec`."""
        return self._own_matcher().ways(text, starts)

    def test(self, text: str) -> bool:
        """Tell whether there is a match; see `exec`."""
        return self.exec(text) is not None

    def _exec_otherwise(self, text: str) -> Match | None:
        """Find the first match where `re` is not prepared, or not to be used."""
        if not text.isascii():
            raise ValueError("expected a text of ASCII code points only")
        if self._longest == UNKNOWN:
            self._prepare()
            return self.exec(text)
        found = self._own_matcher().search(text)
        return None if found is None else Match(*found, self._pattern.names)

    def _own_matcher(self) -> Matcher:
        if self._matcher is None:
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


UNKNOWN = -2
NEVER = -1
