"""The fast lane for pattern strings: the parts of those that can be taken piece by piece.

Spec divergence (performance): tokenizer.py and pattern_parser.py are the truth, and make a token of every code point.
Where the lane accepts a pattern string, they make equal parts at equal places; where it is not sure, or something is
wrong, it declines, and they run. tests/property/test_pattern_shortcuts.py compares the two.

It accepts groups with ASCII names, regular expressions without parentheses, and braces around text and at most one
group; no escapes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.parts import FULL_WILDCARD_REGEXP_VALUE, Modifier, Part, PartRange, PartType
from urlstd.pattern.regexp_source import segment_wildcard_regexp

if TYPE_CHECKING:
    from urlstd.pattern.parts import Options
    from urlstd.pattern.pattern_parser import EncodingCallback

    Parts = tuple[tuple[Part, ...], tuple[PartRange, ...]]

NAME: Final = r"[A-Za-z_$][A-Za-z0-9_$]*+(?![^\x00-\x7f])"
REGEXP: Final = r"(?!\?)(?:[^()\\\x80-\U0010ffff]|\\[\x00-\x7f])++"
_PLAIN: Final = r"[^*+?{}\\:(]"
_WHAT: Final = rf"(?::(?P<name>{NAME})(?:\((?P<regexp>{REGEXP})\))?+|\((?P<unnamed>{REGEXP})\)|(?P<star>\*))"
_TEXT: Final = re.compile(rf"{_PLAIN}++")
_GROUP: Final = re.compile(rf"{_WHAT}(?P<modifier>[?+*]?+)")
_BRACES: Final = re.compile(rf"\{{(?P<prefix>{_PLAIN}*+)(?:{_WHAT}(?P<suffix>{_PLAIN}*+))?+\}}(?P<modifier>[?+*]?+)")
_MODIFIERS: Final = {modifier.text: modifier for modifier in Modifier}


def parts(string: str, options: Options, encoding_callback: EncodingCallback) -> Parts | None:
    """Return the parts of a pattern string and where they stand; `None` to decline."""
    reader = _Reader(string, options, encoding_callback)
    try:
        return (tuple(reader.part_list), tuple(reader.part_ranges)) if reader.read() else None
    except URLPatternError:
        return None  # the parser says where


class _Reader:
    """Reads one pattern string."""

    pending_start: int  # where the text that is pending begins
    pending_end: int  # and where it ends

    def __init__(self, string: str, options: Options, encoding_callback: EncodingCallback) -> None:
        self.string, self.options, self.encoding_callback = string, options, encoding_callback
        self.part_list: list[Part] = []
        self.part_ranges: list[PartRange] = []
        self.names: set[str] = set()
        self.next_numeric_name = 0
        self.pending: list[str] = []  # text that no part has yet

    def read(self) -> bool:
        """Read to the end; false to decline."""
        string = self.string
        position: int | None = 0
        while position is not None and position < len(string):
            text = _TEXT.match(string, position)
            end = position if text is None else text.end()
            found = _GROUP.match(string, end)
            if found is not None:
                position = self.group_after_text(position, end, found)
            else:
                self.add_text(string[position:end], position, end)
                position = end if end == len(string) else self.braces(_BRACES.match(string, end))
        self.flush()
        return position is not None

    def group_after_text(self, start: int, end: int, found: re.Match[str]) -> int | None:
        """Take text and a group, to which its last code point may belong; return where it ends; `None` to decline."""
        has_prefix = start < end and self.string[end - 1] == self.options.prefix_code_point
        begin = end - 1 if has_prefix else end
        self.add_text(self.string[start:begin], start, begin)
        return self.add_group(found, begin, self.string[begin:end], "")

    def braces(self, found: re.Match[str] | None) -> int | None:
        """Take what is in braces; return where it ends; `None` to decline."""
        if found is None:
            return None
        prefix, modifier = found["prefix"], found["modifier"]
        if found["suffix"] is not None:  # then there is a group, too
            return self.add_group(found, found.start(), prefix, found["suffix"])
        if prefix == "":
            return None
        if modifier == "":
            self.add_text(prefix, found.start(), found.end())
        else:
            self.flush()
            self.add(Part(PartType.FIXED_TEXT, self.encoding_callback(prefix), _MODIFIERS[modifier]), found)
        return found.end()

    def add_text(self, text: str, start: int, end: int) -> None:
        """Take text, to which more may be added."""
        if text != "":
            if not self.pending:
                self.pending_start = start
            self.pending.append(text)
            self.pending_end = end

    def flush(self) -> None:
        """Make a part of the text that is pending."""
        if self.pending:
            self.part_list.append(
                Part(PartType.FIXED_TEXT, self.encoding_callback("".join(self.pending)), Modifier.NONE)
            )
            self.part_ranges.append(PartRange(self.pending_start, self.pending_end))
            self.pending = []

    def add(self, part: Part, found: re.Match[str]) -> None:
        """Add a part of text in braces."""
        self.part_list.append(part)
        self.part_ranges.append(PartRange(found.start(), found.end()))

    def add_group(self, found: re.Match[str], begin: int, prefix: str, suffix: str) -> int | None:
        """Take a group; return where it ends; `None` to decline."""
        self.flush()
        name = found["name"]
        if name is None:
            name = str(self.next_numeric_name)
            self.next_numeric_name += 1
        if name in self.names:
            return None
        self.names.add(name)
        kind, value, regexp_start = self.type_and_value(found)
        prefix, suffix = (text and self.encoding_callback(text) for text in (prefix, suffix))
        self.part_list.append(Part(kind, value, _MODIFIERS[found["modifier"]], name, prefix, suffix))
        self.part_ranges.append(PartRange(begin, found.end(), regexp_start))
        return found.end()

    def type_and_value(self, found: re.Match[str]) -> tuple[PartType, str, int | None]:
        """Return what a group matches, and where its regular expression begins if it has a custom one."""
        if found["star"]:
            return PartType.FULL_WILDCARD, "", None
        which = "regexp" if found["unnamed"] is None else "unnamed"
        value = found[which]
        if value is None or value == segment_wildcard_regexp(self.options):
            return PartType.SEGMENT_WILDCARD, "", None
        if value == FULL_WILDCARD_REGEXP_VALUE:
            return PartType.FULL_WILDCARD, "", None
        return PartType.REGEXP, value, found.start(which)
