"""Which of many patterns can match a URL at all, told from texts that they must have, before any of them is asked.

A pattern is kept under its hostname, where that is one text, and under the segments that its pathname must begin with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from urlstd.pattern.parts import Modifier, PartType

if TYPE_CHECKING:
    from collections.abc import Iterable

    from urlstd.pattern.component import Component
    from urlstd.pattern.match_lane import Texts
    from urlstd.pattern.url_pattern import URLPatternRecord

_HOSTNAME: Final = 3
_PATHNAME: Final = 5
_AT_LEAST_ONCE: Final = frozenset({Modifier.NONE, Modifier.ONE_OR_MORE})


class PatternIndex:
    """An index of patterns, each with its number.

    Args:
        patterns: The patterns, in the order in which they are to be asked.
    """

    __slots__ = ("_any_hostname", "_deepest", "_hostnames", "asked")

    def __init__(self, patterns: Iterable[tuple[int, URLPatternRecord]]) -> None:
        self._hostnames: dict[str, _Node] = {}
        self._any_hostname = _Node()
        self._deepest = 0
        for number, pattern in patterns:
            segments = leading_segments(pattern.pathname)
            self._deepest = max(self._deepest, len(segments))
            hostname = pattern.hostname.text
            node = self._any_hostname if hostname is None else self._hostnames.setdefault(hostname, _Node())
            for segment in segments:
                node = node.children.setdefault(segment, _Node())
            node.numbers.append(number)

    def candidates(self, texts: Texts) -> list[int]:
        """Return the numbers of the patterns that may match these eight components, in order; no other matches."""
        segments = texts[_PATHNAME].split("/", self._deepest)
        found: list[int] = []
        for node in (self._hostnames.get(texts[_HOSTNAME]), self._any_hostname):
            if node is not None:
                node.collect(segments, found)
        found.sort()
        return found


class _Node:
    """The patterns whose pathname begins with some segments, and what can come next."""

    __slots__ = ("children", "numbers")

    def __init__(self) -> None:
        self.children: dict[str, _Node] = {}
        self.numbers: list[int] = []

    def collect(self, segments: list[str], found: list[int]) -> None:
        """Add to `found` the patterns here, and those on the way that a pathname of these segments goes."""
        node: _Node | None = self
        found += self.numbers
        for segment in segments:
            node = node.children.get(segment) if node is not None else None
            if node is None:
                return
            found += node.numbers


def leading_segments(pathname: Component) -> list[str]:
    """Return the segments that what matches must begin with, as `str.split` has them: the first is before "/"."""
    if pathname.options.ignore_case:
        return []
    text = ""
    for part in pathname.part_list:
        if part.type is PartType.FIXED_TEXT and part.modifier is Modifier.NONE:
            text += part.value
            continue
        if part.type is not PartType.FIXED_TEXT and part.modifier in _AT_LEAST_ONCE:
            text += part.prefix
        # What comes next is not one text, and can go on with the last segment.
        return text.split("/")[:-1]
    return text.split("/")
