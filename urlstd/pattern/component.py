"""Internals: compiling a component, and matching it.

https://urlpattern.spec.whatwg.org/#urlpattern-internals
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

from urlstd.infra import ascii_lowercase
from urlstd.languages import message
from urlstd.pattern import pattern_lane
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.parts import Modifier, PartType
from urlstd.pattern.pattern_parser import PatternParser
from urlstd.pattern.pattern_string import generate_pattern_string
from urlstd.pattern.regexp import RegExp, RegExpSyntaxError, is_plain
from urlstd.pattern.regexp_source import generate_regular_expression_and_name_list, group_start, part_source
from urlstd.record import SPECIAL_SCHEMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from urlstd.pattern.parts import Options, Part, PartRange
    from urlstd.pattern.pattern_parser import EncodingCallback


class Component:
    """One component of a URL pattern.

    Attributes:
        part_list: The parts it was compiled from.
        part_ranges: Where each of them stood in the pattern string that was given.
        options: How it was read.
        encoding_callback: How its fixed texts were canonicalized.
        has_regexp_groups: Whether a group has a custom regular expression.

    https://urlpattern.spec.whatwg.org/#component
    """

    def __init__(
        self,
        part_list: tuple[Part, ...],
        part_ranges: tuple[PartRange, ...],
        options: Options,
        encoding_callback: EncodingCallback,
    ) -> None:
        self.part_list, self.part_ranges = part_list, part_ranges
        self.options, self.encoding_callback = options, encoding_callback
        # 8.-9.
        self.has_regexp_groups = any(part.type is PartType.REGEXP for part in part_list)

    # Spec divergence (performance): what cannot fail is made when it is first asked for.

    @cached_property
    def pattern_string(self) -> str:
        """The pattern, normalized."""
        # 7.
        return generate_pattern_string(self.part_list, self.options)

    @cached_property
    def regular_expression(self) -> RegExp:
        """What the component's input must match."""
        # 2.
        source, _ = generate_regular_expression_and_name_list(self.part_list, self.options)
        # 3.-6.
        return RegExp(source, "vi" if self.options.ignore_case else "v")

    @cached_property
    def group_name_list(self) -> tuple[str, ...]:
        """The names of its groups in order."""
        # 2.
        return tuple([part.name for part in self.part_list if part.type is not PartType.FIXED_TEXT])

    # Spec divergence (performance): the regular expression is not asked about what need only be compared, or is
    # anything; where it has to be, `matcher` is its own method.

    @cached_property
    def text(self) -> str | None:
        """The one text that matches, where there is but one."""
        if not all(part.type is PartType.FIXED_TEXT and part.modifier is Modifier.NONE for part in self.part_list):
            return None
        text = "".join([part.value for part in self.part_list])
        return ascii_lowercase(text) if self.options.ignore_case else text

    @cached_property
    def is_anything(self) -> bool:
        """Whether every text matches, and is captured by one group."""
        return len(self.part_list) == 1 and self.part_list[0][:3] == _ANYTHING and self.part_list[0][4:] == _ALONE

    @cached_property
    def test(self) -> Callable[[str], bool]:
        """A function that tells whether a text, a component of a URL, matches."""
        if self.is_anything:
            return _yes
        if self.text is None:
            return self.regular_expression.test
        if self.options.ignore_case:
            return lambda text, lowered=self.text: ascii_lowercase(text) == lowered  # type: ignore[misc]
        return self.text.__eq__

    def groups(self, text: str) -> dict[str, str | None] | None:
        """Return what each group matches of `text`, a component of a URL; `None` where it does not match.

        https://urlpattern.spec.whatwg.org/#create-a-component-match-result
        """
        # 1.-7. Spec divergence (performance): every text is the one group.
        if self.is_anything:
            return {self.group_name_list[0]: text}
        if self.text is not None:
            return {} if self.test(text) else None
        captures = self.regular_expression.captures(text)
        # 1.-7.
        return None if captures is None else dict(zip(self.group_name_list, captures, strict=False))


_ANYTHING: Final = (PartType.FULL_WILDCARD, "", Modifier.NONE)
_ALONE: Final = ("", "")


def _yes(text: str) -> bool:  # noqa: ARG001
    return True


def compile_a_component(string: str, encoding_callback: EncodingCallback, options: Options) -> Component:
    """Return the component for a pattern string.

    Raises:
        URLPatternError: The pattern string, a fixed text or a regular expression of it is not accepted.

    https://urlpattern.spec.whatwg.org/#compile-a-component
    """
    # Spec divergence (performance): most components of most patterns are one of these.
    return (_compile_once if string in _COMMON else _compile)(string, encoding_callback, options)


def _compile(string: str, encoding_callback: EncodingCallback, options: Options) -> Component:
    # Spec divergence (performance): most pattern strings are read by the fast lane.
    read = pattern_lane.parts(string, options, encoding_callback)
    if read is not None:
        component = Component(*read, options, encoding_callback)
        if all(part.type is not PartType.REGEXP or is_plain(part.value) for part in component.part_list):
            return component  # its regular expression is certain to be accepted
    # 1.
    parser = PatternParser(string, options, encoding_callback)
    part_list = tuple(parser.parse())
    # 2.-5. and 7.-10.
    component = Component(part_list, tuple(parser.part_ranges), options, encoding_callback)
    # 6. Text and wildcards are never at fault.
    if component.has_regexp_groups:
        _check_regular_expression(component, parser)
    return component


_COMMON: Final = frozenset({"*", "", "/", "/*", "http{s}?", *SPECIAL_SCHEMES})
_compile_once: Final = lru_cache(maxsize=64)(_compile)


def _check_regular_expression(component: Component, parser: PatternParser) -> None:
    # 6.
    try:
        component.regular_expression  # noqa: B018 - it is made here
    except RegExpSyntaxError as error:
        reason = message("the regular expression is not accepted: expected {expected}", expected=error.expected)
        raise URLPatternError(reason, pattern=parser.input, position=_place(parser, error.position)) from None


def _place(parser: PatternParser, position: int) -> int:
    """Return where in the pattern string stands what is at `position` of its regular expression."""
    start = 1  # after "^"
    for part, part_range in zip(parser.part_list, parser.part_ranges, strict=True):
        source = part_source(part, parser.options)
        if position < start + len(source) and part_range.regexp_start is not None:
            # A part that is repeated may have its regular expression twice.
            again = source.rindex(part.value)
            offset = position - start - (again if position - start >= again else group_start(part))
            return part_range.regexp_start + min(max(0, offset), len(part.value))
        start += len(source)
    # Text and wildcards are never at fault.
    raise AssertionError(position)


def matches_a_special_scheme(protocol_component: Component) -> bool:
    """Return whether a protocol component matches a special scheme.

    https://urlpattern.spec.whatwg.org/#protocol-component-matches-a-special-scheme
    """
    # 1.-3.
    return any(map(protocol_component.test, SPECIAL_SCHEMES))
