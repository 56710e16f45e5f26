"""Why a component does not match: how far its parts get in the input, and what they want there.

The regular expression decides whether a component matches; it does not say why not. So, after it has said no, the
parts are followed through the input on their own: from every place that the parts before can lead to, each part
leads on to every place where it can end. The first part that leads nowhere is the one to name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from urlstd.infra import ascii_lowercase
from urlstd.languages import message
from urlstd.pattern.parts import Modifier, Options, Part, PartType
from urlstd.pattern.regexp import RegExp, RegExpBudgetExceeded, RegExpSyntaxError

if TYPE_CHECKING:
    from urlstd.pattern.component import Component

_LONGEST: Final = 100_000  # code points; in a longer text places are not looked for
_REPEATED: Final = frozenset({Modifier.ZERO_OR_MORE, Modifier.ONE_OR_MORE})
_OPTIONAL: Final = frozenset({Modifier.OPTIONAL, Modifier.ZERO_OR_MORE})


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Where and why a component's pattern gives up.

    Attributes:
        position: How far the pattern gets in the input, in code points.
        part: The index of the part that cannot go on; `None` where the pattern ends before the input does, or where
            it cannot be told.
        expected: What is wanted at that place, in words.
        found: What is there, in words.
    """

    position: int
    part: int | None
    expected: str
    found: str

    @property
    def message(self) -> str:
        """One sentence."""
        return message(
            "At {position} there is {found}, where the pattern wants {expected}.",
            position=self.position,
            found=self.found,
            expected=self.expected,
        )


def explain_mismatch(component: Component, text: str) -> Mismatch:
    """Return why `component`, whose regular expression does not match `text`, does not."""
    if len(text) > _LONGEST:
        another = message("another; where it fails is not looked for in so long a text")
        return Mismatch(0, None, another, message("a text of {count} code points", count=len(text)))
    places = {0}
    walk = _Walk(component.options, text)
    for index, part in enumerate(component.part_list):
        try:
            reached = walk.through(part, places)
        except _UnknownError:
            at = max(walk.after(part.prefix, places))
            wanted = message("{wanted}, and all that follows", wanted=_wanted(part, component.options))
            return Mismatch(at, index, wanted, _found(text, at))
        if not reached:
            return _stuck(component, index, places, text)
        places = reached
    furthest = max(places)
    if furthest < len(text):
        return Mismatch(furthest, None, message("the end"), _found(text, furthest))
    whole = message("what its regular expression allows as a whole")
    return Mismatch(0, None, whole, message("something else"))


def _stuck(component: Component, index: int, places: set[int], text: str) -> Mismatch:
    part, options = component.part_list[index], component.options
    leading = part.value if part.type is PartType.FIXED_TEXT else part.prefix
    # Of all places where the part could begin, the one where most of its text is there.
    common, start = max(
        (_common_prefix(leading, text[place : place + len(leading)], options), place) for place in places
    )
    at = start + common
    if common < len(leading):
        return Mismatch(at, index, f"“{leading[common:]}”", _found(text, at))
    wanted = _wanted(part, options)
    furthest = _furthest(part, options, text, at) if part.type is PartType.REGEXP else at
    if furthest > at:
        begun = message("{wanted}, begun at {position}", wanted=wanted, position=at)
        return Mismatch(furthest, index, begun, _found(text, furthest))
    return Mismatch(at, index, wanted, _found(text, at))


def _furthest(part: Part, options: Options, text: str, start: int) -> int:
    """Return how far a part's regular expression, and what comes after it, get from a place after the prefix."""
    ends, furthest = _regexp(f"({part.value})", options).ways(text, [start])
    suffix = part.suffix
    return max([furthest, *(end + _common_prefix(suffix, text[end : end + len(suffix)], options) for end in ends)])


def _common_prefix(a: str, b: str, options: Options) -> int:
    if options.ignore_case:
        a, b = ascii_lowercase(a), ascii_lowercase(b)
    return next((at for at, pair in enumerate(zip(a, b, strict=False)) if pair[0] != pair[1]), min(len(a), len(b)))


def _wanted(part: Part, options: Options) -> str:
    first = _wanted_of_group(part, options)
    if not part.suffix:
        return first
    return message("{wanted} and then “{suffix}”", wanted=first, suffix=part.suffix)


def _wanted_of_group(part: Part, options: Options) -> str:
    if part.type is PartType.REGEXP:
        return message("a match of ({source})", source=part.value)
    if part.type is PartType.FULL_WILDCARD:
        return message("anything")
    if not options.delimiter_code_point:
        return message("one or more code points")
    return message("one or more code points other than “{delimiter}”", delimiter=options.delimiter_code_point)


def _found(text: str, at: int) -> str:
    return message("the end") if at >= len(text) else f"“{text[at]}”"


class _UnknownError(Exception):
    """Where a part leads to cannot be told from the part alone, or takes too long to find out."""


def _regexp(source: str, options: Options) -> RegExp:
    return RegExp(source, "vi" if options.ignore_case else "v")


class _Walk:
    """Follows one part through a text."""

    def __init__(self, options: Options, text: str) -> None:
        self.options, self.given = options, text
        self.text = ascii_lowercase(text) if options.ignore_case else text

    def through(self, part: Part, starts: set[int]) -> set[int]:
        """Return where `part` can end, from any of `starts`.

        Raises:
            _UnknownError: It is not known.
        """
        ends = new = self._once(part, starts)
        while new and part.modifier in _REPEATED:
            new = self._once(part, new) - ends
            ends |= new
        return ends | starts if part.modifier in _OPTIONAL else ends

    def _once(self, part: Part, starts: set[int]) -> set[int]:
        if part.type is PartType.FIXED_TEXT:
            return self.after(part.value, starts)
        return self.after(part.suffix, self._group(part, self.after(part.prefix, starts)))

    def after(self, value: str, starts: set[int]) -> set[int]:
        """Return where a text ends that stands at one of `starts`."""
        wanted = ascii_lowercase(value) if self.options.ignore_case else value
        return {start + len(wanted) for start in starts if self.text.startswith(wanted, start)}

    def _group(self, part: Part, starts: set[int]) -> set[int]:
        if not starts:
            return set()
        if part.type is PartType.REGEXP:
            return self._regexp(part.value, starts)
        if part.type is PartType.FULL_WILDCARD:
            return set(range(min(starts), len(self.text) + 1))
        return self._segment(starts)

    def _segment(self, starts: set[int]) -> set[int]:
        ends: set[int] = set()
        covered = -1
        for start in sorted(starts):
            if start < covered:
                continue
            covered = self._delimiter(start)
            ends.update(range(start + 1, covered + 1))
        return ends

    def _delimiter(self, start: int) -> int:
        delimiter = self.options.delimiter_code_point
        found = self.text.find(delimiter, start) if delimiter else -1
        return len(self.text) if found < 0 else found

    def _regexp(self, source: str, starts: set[int]) -> set[int]:
        try:
            regexp = _regexp(f"({source})", self.options)
            if regexp.refers_back:
                raise _UnknownError
            return regexp.ways(self.given, starts)[0]
        # A source may name a group of another part.
        except (RegExpBudgetExceeded, RegExpSyntaxError) as problem:
            raise _UnknownError from problem
