"""The fast lane for constructor strings: those that one expression can take apart.

Spec divergence (performance): constructor_string.py is the truth, and goes through the string token by token. Where
the lane accepts a string, it gives the same components; where it is not sure, it declines.
tests/property/test_pattern_shortcuts.py compares the two.

It accepts a special scheme with an authority without credentials, or a path from the root; and no escapes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from urlstd.pattern.pattern_lane import NAME, REGEXP

if TYPE_CHECKING:
    from urlstd.pattern.init import Init

# What a "?" after it belongs to; it ends no component, whatever is in it.
_GROUP: Final = rf":{NAME}(?:\({REGEXP}\))?+|\({REGEXP}\)|\*"
_UNIT: Final = rf"(?:{_GROUP}|\{{(?:[^*?{{}}\\:(]|{_GROUP})*+\}})\??+"
_HOST: Final = rf"(?:[A-Za-z0-9._-]|{_UNIT})*+"
_PATH: Final = rf"/(?:[^*?{{}}\\:(#]|{_UNIT})*+"
_SEARCH: Final = rf"(?:[^*{{}}\\:(#]|{_UNIT})*+"
_SPECIAL: Final = r"https?|http\{s\}\?|wss?|ftp|file|\*"
_CONSTRUCTOR_STRING: Final = re.compile(
    rf"(?:({_SPECIAL})://({_HOST})(?::([0-9]++))?+)?+(?:({_PATH})(?:\?({_SEARCH}))?+(?:\#({_SEARCH}))?+)?+"
)
_COMPONENTS: Final = ("protocol", "hostname", "port", "pathname", "search", "hash")


def components(string: str) -> Init | None:
    """Return the components that a constructor string gives; `None` to decline."""
    found = _CONSTRUCTOR_STRING.fullmatch(string)
    if found is None or string == "":
        return None
    init = {name: value for name, value in zip(_COMPONENTS, found.groups(), strict=True) if value is not None}
    if "protocol" in init:
        # Whoever gives a host and no port means the default port.
        init.setdefault("port", "")
    if "hash" in init:
        init.setdefault("search", "")
    return init
