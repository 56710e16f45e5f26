"""Converting part lists to pattern strings.

https://urlpattern.spec.whatwg.org/#converting-part-lists-to-pattern-strings
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from urlstd.infra import ASCII_DIGIT
from urlstd.pattern.parts import FULL_WILDCARD_REGEXP_VALUE, Modifier, Options, Part, PartType
from urlstd.pattern.regexp_source import segment_wildcard_regexp
from urlstd.pattern.tokenizer import is_valid_name_code_point

if TYPE_CHECKING:
    from collections.abc import Sequence

_PATTERN_SYNTAX: Final = re.compile(r"[+*?:{}()\\]")


def generate_pattern_string(parts: Sequence[Part], options: Options) -> str:
    """Return a pattern string that parses to `parts`.

    https://urlpattern.spec.whatwg.org/#generate-a-pattern-string
    """
    # 1.-4.
    return "".join(part_texts(parts, options))


def part_texts(parts: Sequence[Part], options: Options) -> list[str]:
    """Return what each part adds to the pattern string."""
    around = [None, *parts, None]
    return [
        _part_text(part, before, after, options) for before, part, after in zip(around, parts, around[2:], strict=False)
    ]


def _part_text(part: Part, previous: Part | None, following: Part | None, options: Options) -> str:
    # 3.4.
    if part.type is PartType.FIXED_TEXT:
        text = escape_pattern_string(part.value)
        # 3.4.1.-3.4.6.
        return text if part.modifier is Modifier.NONE else f"{{{text}}}{part.modifier.text}"
    # 3.5.
    custom_name = part.name[0] not in ASCII_DIGIT
    # 3.6.-3.8.
    needs_grouping = (
        part.suffix != ""
        or part.prefix not in {"", options.prefix_code_point}
        or (custom_name and _runs_into(part, following))
        or _takes_prefix(part, previous, options)
    )
    # 3.11.-3.16.
    text = (
        escape_pattern_string(part.prefix)
        + (f":{part.name}" if custom_name else "")
        + _group_text(part, previous, options, custom_name=custom_name, needs_grouping=needs_grouping)
        + ("\\" if custom_name and _suffix_runs_into_name(part) else "")
        + escape_pattern_string(part.suffix)
    )
    # 3.10. and 3.17.-3.18.
    return (f"{{{text}}}" if needs_grouping else text) + part.modifier.text


def _runs_into(part: Part, following: Part | None) -> bool:
    """Whether what follows a named segment wildcard would be read as a part of it."""
    # 3.7.
    if (
        part.type is not PartType.SEGMENT_WILDCARD
        or part.modifier is not Modifier.NONE
        or following is None
        or following.prefix != ""
        or following.suffix != ""
    ):
        return False
    # 3.7.1. More of the name.
    if following.type is PartType.FIXED_TEXT:
        return following.value != "" and is_valid_name_code_point(following.value[0], False)
    # 3.7.2. Its regular expression.
    return following.name[0] in ASCII_DIGIT


def _takes_prefix(part: Part, previous: Part | None, options: Options) -> bool:
    """Whether the text before a group without a prefix would be read as its prefix."""
    # 3.8.
    return (
        part.prefix == ""
        and previous is not None
        and previous.type is PartType.FIXED_TEXT
        and previous.value != ""
        and previous.value[-1] == options.prefix_code_point
    )


def _group_text(part: Part, previous: Part | None, options: Options, *, custom_name: bool, needs_grouping: bool) -> str:
    # 3.13.
    if part.type is PartType.REGEXP:
        return f"({part.value})"
    # 3.14.
    if part.type is PartType.SEGMENT_WILDCARD:
        return "" if custom_name else f"({segment_wildcard_regexp(options)})"
    # 3.15. "*", where it cannot be read as a modifier of what is before it.
    if not custom_name and (
        previous is None
        or previous.type is PartType.FIXED_TEXT
        or previous.modifier is not Modifier.NONE
        or needs_grouping
        or part.prefix != ""
    ):
        return "*"
    return f"({FULL_WILDCARD_REGEXP_VALUE})"


def _suffix_runs_into_name(part: Part) -> bool:
    # 3.16.
    return (
        part.type is PartType.SEGMENT_WILDCARD and part.suffix != "" and is_valid_name_code_point(part.suffix[0], False)
    )


def escape_pattern_string(string: str) -> str:
    """Return the pattern string for an ASCII text: https://urlpattern.spec.whatwg.org/#escape-a-pattern-string."""
    # 2.-5.
    return _PATTERN_SYNTAX.sub(r"\\\g<0>", string)
