"""URL serializing and URL equivalence.

https://url.spec.whatwg.org/#url-serializing and https://url.spec.whatwg.org/#url-equivalence
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from urlstd.host import serialize_host

if TYPE_CHECKING:
    from urlstd.record import URLRecord


def serialize_url(url: URLRecord, exclude_fragment: bool = False) -> str:
    """Return the ASCII serialization of `url`, without its fragment if `exclude_fragment`.

    https://url.spec.whatwg.org/#concept-url-serializer
    """
    # 7.
    return "".join([piece for _, piece in serialized_pieces(url, exclude_fragment)])


def serialized_pieces(url: URLRecord, exclude_fragment: bool = False) -> list[tuple[str, str]]:
    """Return the serialization of `url` in pieces, each with the name of the component that it is of.

    A delimiter's piece is named "delimiter".
    """
    # 1.
    output = [("scheme", url.scheme), ("delimiter", ":")]
    # 2. An authority.
    if url.host is not None:
        _append_authority(output, url)
    # 3. A path that would read as an authority.
    elif not isinstance(url.path, str) and len(url.path) > 1 and url.path[0] == "":
        output.append(("delimiter", "/."))
    # 4.
    output.append(("path", serialize_url_path(url)))
    # 5.
    if url.query is not None:
        output += [("delimiter", "?"), ("query", url.query)]
    # 6.
    if not exclude_fragment and url.fragment is not None:
        output += [("delimiter", "#"), ("fragment", url.fragment)]
    return output


def _append_authority(output: list[tuple[str, str]], url: URLRecord) -> None:
    # 2.1.
    output.append(("delimiter", "//"))
    # 2.2. Credentials.
    if url.includes_credentials:
        # 2.2.1.
        output.append(("username", url.username))
        # 2.2.2.
        if url.password != "":
            output += [("delimiter", ":"), ("password", url.password)]
        # 2.2.3.
        output.append(("delimiter", "@"))
    # 2.3.
    assert url.host is not None  # noqa: S101 - the caller looked
    output.append(("host", serialize_host(url.host)))
    # 2.4.
    if url.port is not None:
        output += [("delimiter", ":"), ("port", str(url.port))]


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
