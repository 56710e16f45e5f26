"""Which code points of a serialized URL are of which component."""

from __future__ import annotations

from typing import TYPE_CHECKING

from urlstd.hosts.host import serialize_host
from urlstd.serialize import serialize_url_path
from urlstd.tracing.input_parts import Part

if TYPE_CHECKING:
    from urlstd.record import URLRecord
    from urlstd.tracing.input_parts import Component


def output_parts(url: URLRecord) -> list[Part]:
    """Return the parts of the serialization of `url`, in order and without a gap."""
    parts: list[Part] = []
    start = 0
    for component, text in _pieces(url):
        end = start + len(text)
        if parts and parts[-1].part == component:
            start = parts.pop().start
        if start < end:
            parts.append(Part(component, start, end))
        start = end
    return parts


def _pieces(url: URLRecord) -> list[tuple[Component, str]]:
    """Return what the URL serializer puts together, piece by piece."""
    pieces: list[tuple[Component, str]] = [("scheme", url.scheme), ("delimiter", ":")]
    if url.host is not None:
        pieces += _authority(url)
    elif not isinstance(url.path, str) and len(url.path) > 1 and url.path[0] == "":
        pieces.append(("delimiter", "/."))
    pieces.append(("path", serialize_url_path(url)))
    if url.query is not None:
        pieces += [("delimiter", "?"), ("query", url.query)]
    if url.fragment is not None:
        pieces += [("delimiter", "#"), ("fragment", url.fragment)]
    return pieces


def _authority(url: URLRecord) -> list[tuple[Component, str]]:
    pieces: list[tuple[Component, str]] = [("delimiter", "//")]
    if url.includes_credentials:
        pieces.append(("username", url.username))
        if url.password:
            pieces += [("delimiter", ":"), ("password", url.password)]
        pieces.append(("delimiter", "@"))
    assert url.host is not None  # noqa: S101 - the caller looked
    pieces.append(("host", serialize_host(url.host)))
    if url.port is not None:
        pieces += [("delimiter", ":"), ("port", str(url.port))]
    return pieces
