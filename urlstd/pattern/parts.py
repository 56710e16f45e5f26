"""Parts and options.

https://urlpattern.spec.whatwg.org/#parts and https://urlpattern.spec.whatwg.org/#options-header
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple


class PartType(Enum):
    """What a part matches: https://urlpattern.spec.whatwg.org/#part-type."""

    FIXED_TEXT = "fixed-text"
    REGEXP = "regexp"
    SEGMENT_WILDCARD = "segment-wildcard"
    FULL_WILDCARD = "full-wildcard"


class Modifier(Enum):
    """How often a part matches; `text` is how it is written: https://urlpattern.spec.whatwg.org/#part-modifier."""

    text: str

    def __new__(cls, name: str, text: str) -> Modifier:
        """Make a member with its name in the Standard and its text in a pattern."""
        member = object.__new__(cls)
        member._value_ = name
        member.text = text
        return member

    NONE = "none", ""
    OPTIONAL = "optional", "?"
    ZERO_OR_MORE = "zero-or-more", "*"
    ONE_OR_MORE = "one-or-more", "+"


class Part(NamedTuple):
    """One piece of a pattern string: a fixed text, or one matching group with the texts that go with it.

    Attributes:
        type: What it matches.
        value: The fixed text, or the custom regular expression; "" for a wildcard.
        modifier: How often.
        name: The group's name, a number where it has none; "" for a fixed text.
        prefix: The text before the group that is matched with it each time.
        suffix: The text after it.

    https://urlpattern.spec.whatwg.org/#part
    """

    type: PartType
    value: str
    modifier: Modifier
    name: str = ""
    prefix: str = ""
    suffix: str = ""


class PartRange(NamedTuple):
    """Where a part stands in the pattern string that it was read from, in code points.

    Attributes:
        start: Where it begins, with its braces if it has any.
        end: Where it ends, with its modifier.
        regexp_start: Where its custom regular expression begins; `None` where it has none.
    """

    start: int
    end: int
    regexp_start: int | None = None


@dataclass(frozen=True, slots=True)
class Options:
    """How a component's pattern is read.

    Attributes:
        delimiter_code_point: What ends a segment wildcard; "" if nothing does.
        prefix_code_point: What belongs to a group right after it; "" if nothing does.
        ignore_case: Whether ASCII case does not matter when matching.

    https://urlpattern.spec.whatwg.org/#options
    """

    delimiter_code_point: str = ""
    prefix_code_point: str = ""
    ignore_case: bool = False


DEFAULT_OPTIONS: Final = Options()
HOSTNAME_OPTIONS: Final = Options(delimiter_code_point=".")
PATHNAME_OPTIONS: Final = Options(delimiter_code_point="/", prefix_code_point="/")

FULL_WILDCARD_REGEXP_VALUE: Final = ".*"
