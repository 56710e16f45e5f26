"""What a fetch with CORS sends along a chain of redirects, as far as URLs decide it: Origin and Authorization.

https://fetch.spec.whatwg.org/#http-redirect-fetch and https://fetch.spec.whatwg.org/#origin-header
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from urlstd.origin import origin, same_origin

if TYPE_CHECKING:
    from urlstd.origin import OpaqueOrigin, TupleOrigin
    from urlstd.record import URLRecord

    Origin = TupleOrigin | OpaqueOrigin


@dataclass(frozen=True, slots=True)
class RequestHeaders:
    """What goes with the request to one URL of a chain.

    Attributes:
        origin: What a request with the mode "cors" has in its `Origin` header, where it has one.
        origin_sent: Whether a GET or HEAD request has one: only from where its response is filtered by CORS on.
            Other methods always have it.
        tainted: Whether the origin is "null" because of redirects, and not because it is opaque by itself.
        authorization: Whether an `Authorization` header that was set for the first request is still sent.
        blocked: Whether the redirect to here is a network error, since the URL includes credentials.
    """

    origin: str
    origin_sent: bool
    tainted: bool
    authorization: bool
    blocked: bool


def request_headers(page: Origin, urls: list[URLRecord]) -> list[RequestHeaders]:
    """Return what a fetch by a page of the origin `page` sends to each of `urls`, where each redirects to the next."""
    answers: list[RequestHeaders] = []
    origins = [origin(url) for url in urls]
    tainted = filtered = blocked = False
    authorization = True
    for index, (url, own) in enumerate(zip(urls, origins, strict=True)):
        if index:
            before = origins[index - 1]
            crosses = not same_origin(before, own)
            # Redirect-taint: the redirect leaves an origin that is not the page's.
            tainted = tainted or (crosses and not same_origin(page, before))
            authorization = authorization and not crosses
            blocked = url.includes_credentials and (filtered or not same_origin(page, own))
        filtered = filtered or not same_origin(page, own)
        value = "null" if tainted else str(page)
        answers.append(RequestHeaders(value, filtered, tainted, authorization, blocked))
    return answers


def headers_to_json(headers: RequestHeaders) -> dict[str, Any]:
    """Return the headers as what `json.dumps` takes."""
    return {
        "origin": headers.origin,
        "origin_sent": headers.origin_sent,
        "tainted": headers.tainted,
        "authorization": headers.authorization,
        "blocked": headers.blocked,
    }
