"""The wide lane: URLs that are cut at their delimiters, with each part encoded as a whole.

Spec divergence (performance): the state machine is the truth. Where this lane accepts an input, the machine, run on the
same input with the same base URL, gives an equal record; where it is not sure, it declines, and the machine runs.
tests/property/test_lane.py compares the two. There are no validation errors here: who asks for them, or for a trace,
gets the machine.

It is for what the fast lane declines because something has to be percent-encoded or taken out of the path. The machine
keeps backslashes, IPv6 addresses, file: URLs, what is removed around and inside the input, and failures.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from urlstd.errors import Failure
from urlstd.hosts.host import Domain, parse_host
from urlstd.infra import scalar_value_string
from urlstd.journal import Unread
from urlstd.percent import (
    C0_CONTROL_PERCENT_ENCODE_SET,
    FRAGMENT_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    QUERY_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    USERINFO_PERCENT_ENCODE_SET,
    utf8_percent_encode,
)
from urlstd.record import DOUBLE_DOT_PATH_SEGMENT, SINGLE_DOT_PATH_SEGMENT, SPECIAL_SCHEMES, URLRecord

if TYPE_CHECKING:
    from urlstd.hosts.host import Host

_DECLINED: Final = re.compile(r"[\t\n\r\\]")
_PARTS: Final = re.compile(r"(?:([A-Za-z][A-Za-z0-9+.-]*+):)?([^?#]*+)(?:\?([^#]*+))?(?:#(.*+))?", re.DOTALL)
# A plain domain, or what else may be a host, and a port that is in range but for its value.
_HOST_AND_PORT: Final = re.compile(r"(?:((?:[a-z0-9-]++[.])*+[a-z][a-z0-9-]*+)|([^:]*+))(?::([0-9]{1,5}+))?")
_MAY_BE_DOT_SEGMENT: Final = re.compile("(?:^|/)(?:[.]|%2[Ee])")


def parse(string: str, base: URLRecord | None) -> URLRecord | None:
    """Return the record that the machine would make of `string`, any string, and `base`; `None` to decline."""
    if string[:1] <= " " or string[-1:] <= " " or _DECLINED.search(string):
        return None
    found = _PARTS.fullmatch(scalar_value_string(string))
    assert found is not None  # noqa: S101 - any string has parts
    scheme, head, query, fragment = found.groups()
    if scheme is None:
        url = None if base is None else _relative(head, base, query)
    else:
        url = _absolute(scheme.lower(), head)
    if url is None:
        return None
    if query is not None:
        special = url.scheme in SPECIAL_SCHEMES
        query_set = SPECIAL_QUERY_PERCENT_ENCODE_SET if special else QUERY_PERCENT_ENCODE_SET
        url.query = utf8_percent_encode(query, query_set)
    if fragment is not None:
        url.fragment = utf8_percent_encode(fragment, FRAGMENT_PERCENT_ENCODE_SET)
    return url


def _absolute(scheme: str, rest: str) -> URLRecord | None:
    if scheme == "file":
        return None
    if rest.startswith("//"):
        return _with_authority(scheme, rest[2:])
    if scheme in SPECIAL_SCHEMES or rest.endswith(" "):
        return None
    if rest.startswith("/"):
        return URLRecord(scheme, path=_path(rest[1:], []))
    return URLRecord(scheme, path=utf8_percent_encode(rest, C0_CONTROL_PERCENT_ENCODE_SET))


def _relative(head: str, base: URLRecord, query: str | None) -> URLRecord | None:
    if base.scheme == "file" or isinstance(base.path, str):
        return None
    if head.startswith("//"):
        return _with_authority(base.scheme, head[2:])
    url = base.copy()
    url.fragment = None
    if head:
        url.path = _path(head[1:], []) if head[0] == "/" else _path(head, base.path[:-1])
    if head or query is not None:
        url.query = None
    return url


def _with_authority(scheme: str, text: str) -> URLRecord | None:
    authority, slash, path = text.partition("/")
    credentials, at_sign, host_and_port = authority.rpartition("@")
    found = _HOST_AND_PORT.fullmatch(host_and_port)
    special = scheme in SPECIAL_SCHEMES
    if found is None or (not host_and_port and (special or at_sign)):
        return None
    domain, other, port = found.groups()
    if port is not None and (int(port) > 0xFFFF or not (domain or other)):
        return None
    host = Domain(domain) if domain and special else _host(domain or other, special)
    if host is None:
        return None
    number = None if port is None or int(port) == SPECIAL_SCHEMES.get(scheme) else int(port)
    segments = _path(path, []) if slash else [""] if special else []
    if not credentials:
        return URLRecord(scheme, host=host, port=number, path=segments)
    username, _, password = credentials.partition(":")
    username = utf8_percent_encode(username, USERINFO_PERCENT_ENCODE_SET)
    password = utf8_percent_encode(password, USERINFO_PERCENT_ENCODE_SET)
    return URLRecord(scheme, username, password, host, number, segments)


def _host(text: str, special: bool) -> Host | None:
    try:
        return parse_host(text, not special, Unread())
    except Failure:
        return None


def _path(text: str, segments: list[str]) -> list[str]:
    """Return the segments of a path after those that it is relative to, with its dot segments gone."""
    text = utf8_percent_encode(text, PATH_PERCENT_ENCODE_SET)
    if not _MAY_BE_DOT_SEGMENT.search(text):
        return segments + text.split("/")
    *before, last = text.split("/")
    for segment in before:
        if segment in DOUBLE_DOT_PATH_SEGMENT:
            del segments[-1:]
        elif segment not in SINGLE_DOT_PATH_SEGMENT:
            segments.append(segment)
    if last in DOUBLE_DOT_PATH_SEGMENT:
        del segments[-1:]
    is_dot_segment = last in DOUBLE_DOT_PATH_SEGMENT or last in SINGLE_DOT_PATH_SEGMENT
    segments.append("" if is_dot_segment else last)
    return segments
