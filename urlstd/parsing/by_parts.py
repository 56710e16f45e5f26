"""The wide lane: a URL parsed by parts, each of them cut out and encoded as a whole.

Spec divergence (performance): the state machine is the truth. Whatever record comes from here, the machine, run on the
same input with the same base URL, gives an equal one, and where none comes, the machine returns failure;
tests/property/test_lane.py compares the two. There are no validation errors here: who asks for them, or for a trace,
gets the machine.
"""

from __future__ import annotations

import re
from typing import Final

from urlstd.errors import Failure
from urlstd.hosts.host import Domain, EmptyHost, Host, parse_host
from urlstd.infra import C0_CONTROL_OR_SPACE, scalar_value_string
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
from urlstd.record import (
    DOUBLE_DOT_PATH_SEGMENT,
    SINGLE_DOT_PATH_SEGMENT,
    SPECIAL_SCHEMES,
    URLRecord,
    is_normalized_windows_drive_letter,
    is_windows_drive_letter,
    starts_with_a_windows_drive_letter,
)

_C0_CONTROL_OR_SPACE: Final = "".join(sorted(C0_CONTROL_OR_SPACE))
_TAB_OR_NEWLINE: Final = str.maketrans(dict.fromkeys("\t\n\r"))
_SCHEME: Final = re.compile("([A-Za-z][A-Za-z0-9+.-]*+):")
_PLAIN_DOMAIN: Final = re.compile("(?:[a-z0-9-]++[.])*+[a-z][a-z0-9-]*+")
_BRACKETED: Final = re.compile(r"(\[[^\[\]]*+\])(?::(.*))?", re.DOTALL)
_DIGITS: Final = re.compile("[0-9]*")
_MAY_BE_DOT_SEGMENT: Final = re.compile("(?:^|/)(?:[.]|%2[Ee])")
_MOST_DIGITS: Final = 5  # of a port that is in range


def parse(string: str, base: URLRecord | None) -> URLRecord | None:
    """Return the record that the machine makes of `string`, any string, and `base`; `None` where that fails."""
    text = scalar_value_string(string).strip(_C0_CONTROL_OR_SPACE)
    if "\t" in text or "\n" in text or "\r" in text:
        text = text.translate(_TAB_OR_NEWLINE)
    head, number_sign, fragment = text.partition("#")
    head, question_mark, query = head.partition("?")
    try:
        url = _without_query(head, base, question_mark or number_sign)
    except Failure:
        return None
    if question_mark:
        special = url.scheme in SPECIAL_SCHEMES
        query_set = SPECIAL_QUERY_PERCENT_ENCODE_SET if special else QUERY_PERCENT_ENCODE_SET
        url.query = utf8_percent_encode(query, query_set)
    if number_sign:
        url.fragment = utf8_percent_encode(fragment, FRAGMENT_PERCENT_ENCODE_SET)
    return url


def _without_query(head: str, base: URLRecord | None, after: str) -> URLRecord:
    """Return the record of `head`, all before the first "?" or "#", whichever is `after` it; "" where the input ends.

    It has the query of the base, where it keeps it.
    """
    found = _SCHEME.match(head)
    if found is None:
        return _relative(head, base, after)
    scheme, rest = found[1].lower(), head[found.end() :]
    if scheme == "file":
        return _file(rest, base if base is not None and base.scheme == "file" else None)
    if scheme in SPECIAL_SCHEMES:
        if base is not None and base.scheme == scheme and not rest.startswith("//"):
            return _relative(rest, base, after)
        return _with_authority(scheme, rest.replace("\\", "/").lstrip("/"))
    return _not_special(scheme, rest, after)


def _not_special(scheme: str, rest: str, after: str) -> URLRecord:
    if rest.startswith("//"):
        return _with_authority(scheme, rest[2:])
    if rest.startswith("/"):
        return URLRecord(scheme, path=_path(rest[1:], []))
    # Only the space right before "?" or "#" is encoded: any other stays.
    rest = f"{rest[:-1]}%20" if after and rest.endswith(" ") else rest
    return URLRecord(scheme, path=utf8_percent_encode(rest, C0_CONTROL_PERCENT_ENCODE_SET))


def _relative(head: str, base: URLRecord | None, after: str) -> URLRecord:
    if base is None:
        raise Failure
    if base.scheme == "file":
        return _file(head, base)
    url = base.copy()
    url.fragment = None
    if isinstance(base.path, str):
        if head or after != "#":
            raise Failure
        return url
    if base.scheme in SPECIAL_SCHEMES:
        head = head.replace("\\", "/")
        if head.startswith("//"):
            return _with_authority(base.scheme, head.lstrip("/"))
    elif head.startswith("//"):
        return _with_authority(base.scheme, head[2:])
    if head:
        url.query = None
        url.path = _path(head[1:], []) if head[0] == "/" else _path(head, base.path[:-1])
    return url


def _with_authority(scheme: str, text: str) -> URLRecord:
    """Return the record of an authority and what follows it; in a special URL, backslashes are slashes already."""
    authority, slash, path = text.partition("/")
    credentials, at_sign, host_and_port = authority.rpartition("@")
    host, port = _host_and_port(scheme, host_and_port)
    url = URLRecord(scheme, host=host, port=port)
    if at_sign:
        if not host_and_port:
            raise Failure
        username, _, password = credentials.partition(":")
        url.username = utf8_percent_encode(username, USERINFO_PERCENT_ENCODE_SET)
        url.password = utf8_percent_encode(password, USERINFO_PERCENT_ENCODE_SET)
    if slash:
        url.path = _path(path, [])
    elif scheme in SPECIAL_SCHEMES:
        url.path = [""]
    return url


def _host_and_port(scheme: str, text: str) -> tuple[Host, int | None]:
    special = scheme in SPECIAL_SCHEMES
    if "[" in text:
        bracketed = _BRACKETED.fullmatch(text)
        if bracketed is None:
            raise Failure
        return _host(bracketed[1], special), _port(scheme, bracketed[2] or "")
    host, colon, port = text.partition(":")
    if not host and (special or colon):
        raise Failure
    return _host(host, special), _port(scheme, port)


def _host(text: str, special: bool) -> Host:
    if special and _PLAIN_DOMAIN.fullmatch(text):
        return Domain(text)
    return parse_host(text, not special, Unread())


def _port(scheme: str, text: str) -> int | None:
    digits = text.lstrip("0")
    if not _DIGITS.fullmatch(digits) or len(digits) > _MOST_DIGITS:
        raise Failure
    port = int(digits or "0")
    if port > 0xFFFF:
        raise Failure
    return port if text and port != SPECIAL_SCHEMES.get(scheme) else None


def _file(rest: str, base: URLRecord | None) -> URLRecord:
    """Return the record of what follows "file:", and of what is relative to a file: URL."""
    rest = rest.replace("\\", "/")
    if rest.startswith("//"):
        return _with_file_host(rest[2:])
    url = URLRecord("file", host=EmptyHost() if base is None else base.host)
    segments = [] if base is None else base.path
    assert isinstance(segments, list)  # noqa: S101 - no file: URL has an opaque path
    if rest.startswith("/"):
        has_drive = starts_with_a_windows_drive_letter(rest, 1)
        keep = not has_drive and bool(segments) and is_normalized_windows_drive_letter(segments[0])
        url.path = _path(rest[1:], segments[:1] if keep else [], "file")
    elif base is None:
        url.path = _path(rest, [], "file")
    elif not rest:
        url.path, url.query = segments.copy(), base.query
    elif starts_with_a_windows_drive_letter(rest):
        url.path = _path(rest, [], "file")
    else:
        url.path = segments.copy()
        url.shorten_path()
        url.path = _path(rest, url.path, "file")
    return url


def _with_file_host(text: str) -> URLRecord:
    """Return the record of what follows "file://", where a drive letter is the first segment and no host."""
    host, slash, path = text.partition("/")
    if is_windows_drive_letter(host):
        return URLRecord("file", host=EmptyHost(), path=_path(text, [], "file"))
    parsed = _host(host, special=True) if host else EmptyHost()
    if parsed == "localhost":
        parsed = EmptyHost()
    return URLRecord("file", host=parsed, path=_path(path, [], "file") if slash else [""])


def _path(text: str, segments: list[str], scheme: str = "") -> list[str]:
    """Return the segments of a path after those that it is relative to, with its dot segments gone."""
    text = utf8_percent_encode(text, PATH_PERCENT_ENCODE_SET)
    if scheme != "file" and not _MAY_BE_DOT_SEGMENT.search(text):
        return segments + text.split("/")
    url = URLRecord(scheme, path=segments)
    *before, last = text.split("/")
    for segment in before:
        _add_segment(url, segments, segment)
    if last in SINGLE_DOT_PATH_SEGMENT:
        segments.append("")
    elif last in DOUBLE_DOT_PATH_SEGMENT:
        url.shorten_path()
        segments.append("")
    else:
        _add_segment(url, segments, last)
    return segments


def _add_segment(url: URLRecord, segments: list[str], segment: str) -> None:
    if segment in DOUBLE_DOT_PATH_SEGMENT:
        url.shorten_path()
    elif segment not in SINGLE_DOT_PATH_SEGMENT:
        if url.scheme == "file" and not segments and is_windows_drive_letter(segment):
            segment = f"{segment[0]}:"
        segments.append(segment)
