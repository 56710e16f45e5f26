"""Many patterns at once: which is the first to match a URL, and which do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

from urlstd.pattern import match_lane
from urlstd.pattern.pattern_index import PatternIndex
from urlstd.pattern.url_pattern import match_input, match_texts
from urlstd.pattern.urlpattern import URLPattern, argument, base

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from urlstd.pattern.result import URLPatternResult
    from urlstd.url import URL


@dataclass(frozen=True, slots=True)
class URLPatternListMatch:
    """A pattern of a list that matches.

    Attributes:
        index: Its place in the list, from 0.
        pattern: The pattern.
        result: What it matched, as `pattern.exec` returns it.
    """

    index: int
    pattern: URLPattern
    result: URLPatternResult


class URLPatternList:
    """Patterns in an order, matched together faster than one by one.

    A URL is parsed once, and only those patterns are asked whose hostname and leading path segments, where these are
    fixed texts, are the URL's. The answers are those of asking each pattern in turn.

    >>> from urlstd import URLPatternList
    >>> routes = URLPatternList(["https://example.com/", "https://example.com/blog/:slug"])
    >>> routes.first("https://example.com/blog/urls").index
    1

    Args:
        patterns: Each a `URLPattern`, or what makes one: a constructor string, or a mapping of components to patterns.

    Raises:
        URLPatternError: One of them is not accepted.
    """

    __slots__ = ("_index", "_patterns")

    def __init__(self, patterns: Iterable[URLPattern | str | Mapping[str, str]]) -> None:
        self._patterns = tuple(
            [pattern if isinstance(pattern, URLPattern) else URLPattern(pattern) for pattern in patterns]
        )
        self._index = PatternIndex((number, pattern.record) for number, pattern in enumerate(self._patterns))

    def first(
        self,
        input: str | URL | Mapping[str, str] | None = None,  # noqa: A002
        base_url: str | URL | None = None,
    ) -> URLPatternListMatch | None:
        """Return the first pattern that matches a URL, and what it matched; `None` where none does.

        Args:
            input: A string to parse, a `URL`, or a mapping of components, as for `URLPattern.exec`.
            base_url: What a string is relative to.

        Raises:
            URLPatternError: A base URL beside a mapping, or an argument of the wrong type.
            RegExpBudgetExceeded: A custom regular expression takes too many steps; the answer is not known.
        """
        return next(self._matches(input, base_url), None)

    def all(
        self,
        input: str | URL | Mapping[str, str] | None = None,  # noqa: A002
        base_url: str | URL | None = None,
    ) -> list[URLPatternListMatch]:
        """Return every pattern that matches a URL, in the order of the list. Args and errors are those of `first`."""
        return list(self._matches(input, base_url))

    def _matches(
        self,
        input: str | URL | Mapping[str, str] | None,  # noqa: A002
        base_url: str | URL | None,
    ) -> Iterator[URLPatternListMatch]:
        inputs = [input]
        texts = None if base_url is not None else match_lane.texts(input)
        if texts is None:
            given, given_base = argument(input), base(base_url)
            inputs = [given] if given_base is None else [given, given_base]
            components = match_input(given, given_base)
            if components is None:
                return
            texts = tuple(components.values())
        for number in self._index.candidates(texts):
            result = match_texts(self._patterns[number].record, texts, list(inputs))
            if result is not None:
                yield URLPatternListMatch(number, self._patterns[number], result)

    def __len__(self) -> int:
        return len(self._patterns)

    @overload
    def __getitem__(self, index: int) -> URLPattern: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[URLPattern]: ...
    def __getitem__(self, index: int | slice) -> URLPattern | Sequence[URLPattern]:
        """Return a pattern by its place."""
        return self._patterns[index]

    def __iter__(self) -> Iterator[URLPattern]:
        """Go through the patterns in their order."""
        return iter(self._patterns)

    def __repr__(self) -> str:
        return f"URLPatternList({list(self._patterns)!r})"
