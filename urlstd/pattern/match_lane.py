"""The fast lane for matching: the components of a URL that the parser's own fast lane reads, without a URL record.

Spec divergence (performance): the same texts as url_components in init.py makes of the record.
tests/property/test_pattern_shortcuts.py compares the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from urlstd.parsing import lane
from urlstd.record import SPECIAL_SCHEMES

if TYPE_CHECKING:
    # In the Standard's order: protocol, username, password, hostname, port, pathname, search, hash.
    Texts = tuple[str, ...]


def texts(url: object) -> Texts | None:
    """Return the eight components of a URL, if it is a string that the lane reads; `None` to decline."""
    reading = lane.read(url) if isinstance(url, str) else None
    if reading is None:
        return None
    scheme, domain, address, port, path, query, fragment = reading.groups("")
    if port:
        number = int(port)
        port = "" if number == SPECIAL_SCHEMES[scheme] else str(number)
    if path == "":
        path = "/"
    return scheme, "", "", domain.lower() or address, port, path, query, fragment
