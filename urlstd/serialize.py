"""URL serializing and URL equivalence.

https://url.spec.whatwg.org/#url-serializing and https://url.spec.whatwg.org/#url-equivalence
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from urlstd.hosts.host import serialize_host

if TYPE_CHECKING:
    from urlstd.record import URLRecord


def serialize_url(url: URLRecord, exclude_fragment: bool = False) -> str:
    """Return the ASCII serialization of `url`, without its fragment if `exclude_fragment`.

    https://url.spec.whatwg.org/#concept-url-serializer
    """
    # 1.-4.
    output = f"{url.scheme}:{_authority(url)}{serialize_url_path(url)}"
    # 5.
    if url.query is not None:
        output += f"?{url.query}"
    # 6.
    if not exclude_fragment and url.fragment is not None:
        output += f"#{url.fragment}"
    # 7.
    return output


def _authority(url: URLRecord) -> str:
    # 3. Instead of an authority, what keeps a path from reading as one.
    if url.host is None:
        return "/." if not isinstance(url.path, str) and len(url.path) > 1 and url.path[0] == "" else ""
    # 2.1. and 2.3.-2.4.
    port = "" if url.port is None else f":{url.port}"
    # 2.2.
    return f"//{_credentials(url)}{serialize_host(url.host)}{port}"


def _credentials(url: URLRecord) -> str:
    # 2.2.
    if not url.includes_credentials:
        return ""
    # 2.2.1.-2.2.3.
    return f"{url.username}:{url.password}@" if url.password else f"{url.username}@"


def serialize_url_path(url: URLRecord) -> str:
    """Return the ASCII serialization of the path of `url`.

    https://url.spec.whatwg.org/#url-path-serializer
    """
    # 1. An opaque path is its own serialization.
    if isinstance(url.path, str):
        return url.path
    # 2.-4. A slash before each segment.
    return "".join([f"/{segment}" for segment in url.path])


def url_equals(a: URLRecord, b: URLRecord, exclude_fragments: bool = False) -> bool:
    """Return whether `a` and `b` serialize to the same string, with or without their fragments.

    https://url.spec.whatwg.org/#concept-url-equals
    """
    # 1.-3.
    return serialize_url(a, exclude_fragments) == serialize_url(b, exclude_fragments)
