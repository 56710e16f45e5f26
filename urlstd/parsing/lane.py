"""The fast lane: URLs that one expression can read, since nothing in them changes what they are.

Spec divergence (performance): the state machine is the truth. Where the lane accepts an input, the machine, run on the
same input with any base URL, gives an equal record; where it is not sure, it declines, and the machine runs.
tests/property/test_lane.py compares the two. The lane knows nothing of validation errors: who asks for them, or for a
trace, gets the machine.

It reads absolute URLs of the special schemes with a domain or a dotted-decimal IPv4 address and without credentials,
file: URLs without a host, URLs with an opaque path, and what is relative to a special URL other than file:; and of
these only what needs no percent-encoding and has no dot segment. What else there is goes to the wide lane, `by_parts`.
"""

from __future__ import annotations

import re
from typing import Final

from urlstd.hosts.host import Domain, EmptyHost
from urlstd.hosts.ipv4 import IPv4Address
from urlstd.parsing import by_parts
from urlstd.record import SPECIAL_SCHEMES, URLRecord
from urlstd.serialize import serialize_url

_BYTE: Final = "(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])"
_DOMAIN: Final = (
    "(?:[A-Za-z0-9_-]++[.])*+[A-Za-z_][A-Za-z0-9_-]*+"  # the last label is no number: it has a letter first
)
# In each class: the ASCII code points that stay as they are there, the delimiters of what follows aside. They take
# "%" in any case: without two digits after it, it is an error, but it stays.
_PATH: Final = r"/[!$-;=@-\[\]_a-z|~]*+"
_OPAQUE_PATH: Final = r"[!\"$-.0->@-~][!\"$->@-~]*+"
_SPECIAL_QUERY: Final = r"[!$-&(-;=?-~]*+"
_QUERY: Final = r"[!$-;=?-~]*+"
_FRAGMENT: Final = r"[!#-;=?-_a-~]*+"
_AFTER: Final = rf"(?:\?({_SPECIAL_QUERY}))?+(?:\#({_FRAGMENT}))?+"

_SPECIAL: Final = re.compile(
    rf"(https?|wss?|ftp|file)://(?:({_DOMAIN})|((?:{_BYTE}\.){{3}}{_BYTE}))(?::([0-9]{{1,5}}+))?+({_PATH})?+{_AFTER}"
)
_FILE: Final = re.compile(rf"(file)://()()()({_PATH}){_AFTER}")  # its domain, address and port are empty
_OPAQUE: Final = re.compile(
    rf"(?!(?:https?|wss?|ftp|file):)([a-z][a-z0-9+.-]*+):()()()({_OPAQUE_PATH})(?:\?({_QUERY}))?+(?:\#({_FRAGMENT}))?+"
)
# A path from the root, one whose first segment has no colon, or none. Two slashes would be an authority.
_RELATIVE: Final = re.compile(rf"(/(?!/)[!$-;=@-\[\]_a-z|~]*+|[!$-.0-9;=@-\[\]_a-z|~]++(?:{_PATH})?+)?+{_AFTER}")
_DOT_SEGMENT: Final = re.compile(r"/(?:\.|%2[Ee]){1,2}(?:/|\Z)")

Reading = re.Match[str]  # groups: scheme, domain, IPv4 address, port, path, query, fragment


def read(string: str) -> Reading | None:
    """Return how the lane reads `string`, any string; `None` where it declines."""
    found = _SPECIAL.fullmatch(string)
    if found is None:
        if string.startswith("file:///"):
            found = _FILE.fullmatch(string)
            return None if found is None or _is_changed(found[5], "file") else found
        return _OPAQUE.fullmatch(string)
    scheme, domain, _, port, path, _, _ = found.groups()
    if (path is not None and _is_changed(path, scheme)) or (port is not None and int(port) > 0xFFFF):
        return None
    if scheme == "file" and (port is not None or (domain is not None and domain.lower() == "localhost")):
        return None
    return found


def _is_changed(path: str, scheme: str) -> bool:
    """Whether the path state would change `path`."""
    if ("/." in path or "/%2" in path) and _DOT_SEGMENT.search(path):
        return True
    # A drive letter may be written with "|".
    return scheme == "file" and "|" in path


def record(reading: Reading) -> URLRecord:
    """Return the record that the machine would make."""
    scheme, domain, address, port, path, query, fragment = reading.groups()
    if scheme not in SPECIAL_SCHEMES:
        return URLRecord(scheme, "", "", None, None, path, query, fragment)
    number = None if not port or int(port) == SPECIAL_SCHEMES[scheme] else int(port)
    host = Domain(domain.lower()) if domain else _address(address) if address else EmptyHost()
    segments = [""] if path is None else path[1:].split("/")
    return URLRecord(scheme, "", "", host, number, segments, query, fragment)


def parse(string: str, base: URLRecord | None) -> URLRecord | None:
    """Return the record that the machine would make of `string`, any string, and `base`; `None` to decline."""
    reading = read(string)
    if reading is not None:
        return record(reading)
    relative = None if base is None else relative_record(string, base)
    return by_parts.parse(string, base) if relative is None else relative


def relative_record(string: str, base: URLRecord) -> URLRecord | None:
    """Return the record that the machine would make of `string`, any string, and `base`; `None` to decline."""
    if base.scheme not in SPECIAL_SCHEMES or base.scheme == "file":
        return None
    if string.startswith("//"):
        reading = read(f"{base.scheme}:{string}")
        return None if reading is None else record(reading)
    found = _RELATIVE.fullmatch(string)
    if found is None:
        return None
    path, query, fragment = found.groups()
    if path is None:
        segments, query = list(base.path), base.query if query is None else query
    elif _is_changed(f"/{path}", ""):
        return None
    else:
        segments = path[1:].split("/") if path[0] == "/" else [*base.path[:-1], *path.split("/")]
    return URLRecord(base.scheme, base.username, base.password, base.host, base.port, segments, query, fragment)


def href(reading: Reading) -> str:
    """Return the serialization of the record that the machine would make."""
    scheme, domain, _, port, path, _, _ = reading.groups()
    # Most are their own serialization.
    unchanged = path is not None and (not port or _is_written_as_is(port, scheme)) and (not domain or _is_lower(domain))
    return reading.string if unchanged else serialize_url(record(reading))


def _is_written_as_is(port: str, scheme: str) -> bool:
    return port[0] != "0" and int(port) != SPECIAL_SCHEMES[scheme]


def _is_lower(domain: str) -> bool:
    return domain.islower() or domain == domain.lower()  # the former is false of digits alone


def _address(dotted: str) -> IPv4Address:
    a, b, c, d = map(int, dotted.split("."))
    return IPv4Address(a << 24 | b << 16 | c << 8 | d)
