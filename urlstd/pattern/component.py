"""Internals: compiling a component, and matching it.

https://urlpattern.spec.whatwg.org/#urlpattern-internals
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

from urlstd.infra import ascii_lowercase
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.parts import Modifier, PartType
from urlstd.pattern.pattern_parser import PatternParser
from urlstd.pattern.pattern_string import generate_pattern_string
from urlstd.pattern.regexp import RegExp, RegExpSyntaxError
from urlstd.pattern.regexp_source import generate_regular_expression_and_name_list, group_start, part_source
from urlstd.record import SPECIAL_SCHEMES

if TYPE_CHECKING:
    from urlstd.pattern.parts import Options, Part, PartRange
    from urlstd.pattern.pattern_parser import EncodingCallback


@dataclass(frozen=True)
class Component:
    """One component of a URL pattern.

    Attributes:
        pattern_string: The pattern, normalized.
        regular_expression_string: The source of what its input must match.
        group_name_list: The names of its groups in order.
        has_regexp_groups: Whether a group has a custom regular expression.
        part_list: The parts it was compiled from.
        part_ranges: Where each of them stood in the pattern string that was given.
        options: How it was read.
        encoding_callback: How its fixed texts were canonicalized.

    https://urlpattern.spec.whatwg.org/#component
    """

    pattern_string: str
    regular_expression_string: str
    group_name_list: tuple[str, ...]
    has_regexp_groups: bool
    part_list: tuple[Part, ...]
    part_ranges: tuple[PartRange, ...]
    options: Options
    encoding_callback: EncodingCallback

    # Spec divergence (performance): without a custom regular expression step 6 of compiling cannot fail, so the regular
    # expression is made when a text has to be matched that is neither compared nor let through as it is.
    @cached_property
    def regular_expression(self) -> RegExp:
        """What the component's input must match."""
        return RegExp(self.regular_expression_string, "vi" if self.options.ignore_case else "v")

    @cached_property
    def _text(self) -> str | None:
        """The one text that matches, where there is but one."""
        if not all(part.type is PartType.FIXED_TEXT and part.modifier is Modifier.NONE for part in self.part_list):
            return None
        text = "".join([part.value for part in self.part_list])
        return ascii_lowercase(text) if self.options.ignore_case else text

    @cached_property
    def _is_anything(self) -> bool:
        """Whether every text matches, and is captured by one group."""
        return self.pattern_string == "*"

    def test(self, text: str) -> bool:
        """Return whether `text`, a component of a URL, matches."""
        if self._is_anything:
            return True
        if self._text is not None:
            return self._text == (ascii_lowercase(text) if self.options.ignore_case else text)
        return self.regular_expression.test(text)

    def groups(self, text: str) -> dict[str, str | None] | None:
        """Return what each group matches of `text`, a component of a URL; `None` where it does not match.

        https://urlpattern.spec.whatwg.org/#create-a-component-match-result
        """
        # 1.-7. Spec divergence (performance): every text is the one group.
        if self._is_anything:
            return {self.group_name_list[0]: text}
        if self._text is not None:
            return {} if self.test(text) else None
        found = self.regular_expression.exec(text)
        # 1.-7.
        return None if found is None else dict(zip(self.group_name_list, found.captures[1:], strict=False))


def compile_a_component(string: str, encoding_callback: EncodingCallback, options: Options) -> Component:
    """Return the component for a pattern string.

    Raises:
        URLPatternError: The pattern string, a fixed text or a regular expression of it is not accepted.

    https://urlpattern.spec.whatwg.org/#compile-a-component
    """
    # Spec divergence (performance): most components of most patterns are one of these two.
    return (_compile_once if string in {"*", ""} else _compile)(string, encoding_callback, options)


def _compile(string: str, encoding_callback: EncodingCallback, options: Options) -> Component:
    # 1.
    parser = PatternParser(string, options, encoding_callback)
    part_list = parser.parse()
    # 2.
    regular_expression_string, name_list = generate_regular_expression_and_name_list(part_list, options)
    # 7.
    pattern_string = generate_pattern_string(part_list, options)
    # 8.-9.
    has_regexp_groups = any(part.type is PartType.REGEXP for part in part_list)
    # 10.
    component = Component(
        pattern_string,
        regular_expression_string,
        tuple(name_list),
        has_regexp_groups,
        tuple(part_list),
        tuple(parser.part_ranges),
        options,
        encoding_callback,
    )
    # 3.-6.
    if has_regexp_groups:
        _check_regular_expression(component, parser)
    return component


_compile_once: Final = lru_cache(maxsize=64)(_compile)


def _check_regular_expression(component: Component, parser: PatternParser) -> None:
    # 6.
    try:
        component.regular_expression  # noqa: B018 - it is made here
    except RegExpSyntaxError as error:
        reason = f"the regular expression is not accepted: expected {error.expected}"
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
