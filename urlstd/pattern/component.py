"""Internals: compiling a component, and matching it.

https://urlpattern.spec.whatwg.org/#urlpattern-internals
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.parts import PartType
from urlstd.pattern.pattern_parser import PatternParser
from urlstd.pattern.pattern_string import generate_pattern_string
from urlstd.pattern.regexp import RegExp, RegExpSyntaxError
from urlstd.pattern.regexp_source import generate_regular_expression_and_name_list, group_start, part_source
from urlstd.record import SPECIAL_SCHEMES

if TYPE_CHECKING:
    from urlstd.pattern.parts import Options, Part, PartRange
    from urlstd.pattern.pattern_parser import EncodingCallback


@dataclass(frozen=True, slots=True)
class Component:
    """One component of a URL pattern.

    Attributes:
        pattern_string: The pattern, normalized.
        regular_expression: What its input must match.
        group_name_list: The names of its groups in order.
        has_regexp_groups: Whether a group has a custom regular expression.
        part_list: The parts it was compiled from.
        part_ranges: Where each of them stood in the pattern string that was given.
        options: How it was read.
        encoding_callback: How its fixed texts were canonicalized.

    https://urlpattern.spec.whatwg.org/#component
    """

    pattern_string: str
    regular_expression: RegExp
    group_name_list: tuple[str, ...]
    has_regexp_groups: bool
    part_list: tuple[Part, ...]
    part_ranges: tuple[PartRange, ...]
    options: Options
    encoding_callback: EncodingCallback


def compile_a_component(string: str, encoding_callback: EncodingCallback, options: Options) -> Component:
    """Return the component for a pattern string.

    Raises:
        URLPatternError: The pattern string, a fixed text or a regular expression of it is not accepted.

    https://urlpattern.spec.whatwg.org/#compile-a-component
    """
    # 1.
    parser = PatternParser(string, options, encoding_callback)
    part_list = parser.parse()
    # 2.
    regular_expression_string, name_list = generate_regular_expression_and_name_list(part_list, options)
    # 3.-5.
    flags: Literal["v", "vi"] = "vi" if options.ignore_case else "v"
    # 6.
    try:
        regular_expression = RegExp(regular_expression_string, flags)
    except RegExpSyntaxError as error:
        reason = f"the regular expression is not accepted: expected {error.expected}"
        raise URLPatternError(reason, pattern=string, position=_place(parser, error.position)) from None
    # 7.
    pattern_string = generate_pattern_string(part_list, options)
    # 8.-9.
    has_regexp_groups = any(part.type is PartType.REGEXP for part in part_list)
    # 10.
    return Component(
        pattern_string,
        regular_expression,
        tuple(name_list),
        has_regexp_groups,
        tuple(part_list),
        tuple(parser.part_ranges),
        options,
        encoding_callback,
    )


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
    return any(map(protocol_component.regular_expression.test, SPECIAL_SCHEMES))
