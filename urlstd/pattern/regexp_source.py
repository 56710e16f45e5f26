"""Converting part lists to regular expressions.

https://urlpattern.spec.whatwg.org/#converting-part-lists-to-regular-expressions
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from urlstd.pattern.parts import FULL_WILDCARD_REGEXP_VALUE, Modifier, Options, Part, PartType

if TYPE_CHECKING:
    from collections.abc import Sequence

_REGEXP_SYNTAX: Final = re.compile(r"[.+*?^${}()\[\]|/\\]")
_ONCE: Final = frozenset({Modifier.NONE, Modifier.OPTIONAL})


def generate_regular_expression_and_name_list(parts: Sequence[Part], options: Options) -> tuple[str, list[str]]:
    """Return the source of the regular expression that matches `parts`, and the names of its groups in order.

    https://urlpattern.spec.whatwg.org/#generate-a-regular-expression-and-name-list
    """
    # 2. and 3.3.
    name_list = [part.name for part in parts if part.type is not PartType.FIXED_TEXT]
    # 1., 3., 4. and 5.
    return "^" + "".join([part_source(part, options) for part in parts]) + "$", name_list


def part_source(part: Part, options: Options) -> str:
    """Return the source for one part.

    https://urlpattern.spec.whatwg.org/#generate-a-regular-expression-and-name-list
    """
    # 3.1.
    if part.type is PartType.FIXED_TEXT:
        text = escape_regexp_string(part.value)
        # 3.1.1.-3.1.3.
        return text if part.modifier is Modifier.NONE else f"(?:{text}){part.modifier.text}"
    # 3.4.-3.6.
    value = group_source(part, options)
    prefix, suffix = escape_regexp_string(part.prefix), escape_regexp_string(part.suffix)
    # 3.7. A group alone.
    if prefix == "" and suffix == "":
        # 3.7.1. and 3.7.1.1.-3.7.1.4.
        if part.modifier in _ONCE:
            return f"({value}){part.modifier.text}"
        # 3.7.2.-3.7.3.
        return f"((?:{value}){part.modifier.text})"
    # 3.8. A group with text around it, once.
    if part.modifier in _ONCE:
        # 3.8.1.-3.8.9.
        return f"(?:{prefix}({value}){suffix}){part.modifier.text}"
    # 3.11.-3.23. More than once: the texts between two repetitions are part of what the group captures.
    repeated = f"(?:{prefix}((?:{value})(?:{suffix}{prefix}(?:{value}))*){suffix})"
    return repeated + ("?" if part.modifier is Modifier.ZERO_OR_MORE else "")


def group_start(part: Part) -> int:
    """Return where in the source for `part` the regular expression of its group begins."""
    around = part.prefix != "" or part.suffix != ""
    before = f"(?:{escape_regexp_string(part.prefix)}" if around else ""
    return len(before) + len("(" if part.modifier in _ONCE else "((?:")


def group_source(part: Part, options: Options) -> str:
    """Return the regular expression for what the group of `part` matches once."""
    # 3.5.
    if part.type is PartType.SEGMENT_WILDCARD:
        return segment_wildcard_regexp(options)
    # 3.6.
    if part.type is PartType.FULL_WILDCARD:
        return FULL_WILDCARD_REGEXP_VALUE
    # 3.4.
    return part.value


def segment_wildcard_regexp(options: Options) -> str:
    """Return the regular expression for anything up to the delimiter.

    https://urlpattern.spec.whatwg.org/#generate-a-segment-wildcard-regexp
    """
    # 1.-4.
    return f"[^{escape_regexp_string(options.delimiter_code_point)}]+?"


def escape_regexp_string(string: str) -> str:
    """Return the regular expression for an ASCII text: https://urlpattern.spec.whatwg.org/#escape-a-regexp-string."""
    # 2.-5.
    return _REGEXP_SYNTAX.sub(r"\\\g<0>", string)
