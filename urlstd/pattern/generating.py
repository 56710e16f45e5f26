"""A text from a pattern and values for its groups: the tentative generate, as web-platform-tests describe it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from urlstd.infra import scalar_value_string
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.parts import Modifier, Part, PartType

if TYPE_CHECKING:
    from collections.abc import Mapping

    from urlstd.pattern.component import Component


def generate_component(component: Component, groups: Mapping[str, str]) -> str:
    """Return the text that `component` matches with these values of its groups.

    Raises:
        URLPatternError: A part has a modifier, is a wildcard or has a regular expression of its own; a group has no
            value, or one that it would not match.
    """
    return "".join([_part_text(part, component, groups) for part in component.part_list])


def _part_text(part: Part, component: Component, groups: Mapping[str, str]) -> str:
    if part.modifier is not Modifier.NONE:
        raise URLPatternError(f"“{part.modifier.text}” leaves open how often to repeat")
    if part.type is PartType.FIXED_TEXT:
        return part.value
    if part.type is not PartType.SEGMENT_WILDCARD:
        raise URLPatternError(f"group “{part.name}” is no plain named group")
    if part.name not in groups:
        raise URLPatternError(f"group “{part.name}” has no value")
    value = component.encoding_callback(scalar_value_string(groups[part.name]))
    delimiter = component.options.delimiter_code_point
    if value == "" or (delimiter != "" and delimiter in value):
        raise URLPatternError(f"group “{part.name}” cannot have the value {groups[part.name]!a}")
    return part.prefix + value + part.suffix
