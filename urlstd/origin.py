"""Origin of a URL.

https://url.spec.whatwg.org/#origin
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from urlstd.hosts.host import Host, serialize_host
from urlstd.parsing.parser import basic_url_parse
from urlstd.serialize import serialize_url_path

if TYPE_CHECKING:
    from urlstd.record import URLRecord


class TupleOrigin(NamedTuple):
    """An origin that others can be the same as: https://html.spec.whatwg.org/#concept-origin-tuple.

    The port is `None` where it is the scheme's default. The domain is only ever set by a document.
    """

    scheme: str
    host: Host
    port: int | None
    domain: str | None = None

    def __str__(self) -> str:
        port = "" if self.port is None else f":{self.port}"
        return f"{self.scheme}://{serialize_host(self.host)}{port}"


class OpaqueOrigin:
    """An origin that only itself is the same as: https://html.spec.whatwg.org/#concept-origin-opaque."""

    __slots__ = ()

    def __str__(self) -> str:
        return "null"


def origin(url: URLRecord) -> TupleOrigin | OpaqueOrigin:
    """Return the origin of `url`: each time a new one where it is opaque.

    https://url.spec.whatwg.org/#concept-url-origin
    """
    if url.scheme == "blob":
        # 1. There is no blob URL store here, so no entry.
        # 2.
        path_url = basic_url_parse(serialize_url_path(url))
        # 3.-5. Only what a page can be at.
        if path_url is None or path_url.scheme not in {"http", "https", "file"}:
            return OpaqueOrigin()
        return origin(path_url)
    if url.is_special and url.scheme != "file":
        assert url.host is not None  # noqa: S101 - a special URL has one
        return TupleOrigin(url.scheme, url.host, url.port)
    # The Standard leaves file: to the reader and advises an opaque origin; every other scheme has one.
    return OpaqueOrigin()


def same_origin(a: TupleOrigin | OpaqueOrigin, b: TupleOrigin | OpaqueOrigin) -> bool:
    """Return whether `a` and `b` are the same origin: https://html.spec.whatwg.org/#same-origin."""
    if isinstance(a, TupleOrigin) and isinstance(b, TupleOrigin):
        return (a.scheme, type(a.host), a.host, a.port) == (b.scheme, type(b.host), b.host, b.port)
    return a is b
