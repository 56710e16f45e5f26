"""Redirects: what a chain of `Location` values leads to, hop by hop, as browsers follow it.

https://fetch.spec.whatwg.org/#concept-response-location-url and https://fetch.spec.whatwg.org/#http-redirect-fetch
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from urlstd.errors import URLParseError
from urlstd.languages import message
from urlstd.origin import origin, same_origin
from urlstd.parsing.parser import parse_url, validation_errors
from urlstd.public_suffix import MissingListError, same_site
from urlstd.tracing.trace_json import error_to_json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from urlstd.errors import ValidationError
    from urlstd.record import URLRecord

Outcome = Literal["followed", "failure", "not-http", "too-many"]

MOST_REDIRECTS: Final = 20  # that a fetch follows: https://fetch.spec.whatwg.org/#concept-request-redirect-count
_HTTP_SCHEMES: Final = frozenset({"http", "https"})
_REASONS: Final[dict[Outcome, str]] = {
    "followed": "Every location was followed.",
    "failure": "The last location could not be parsed, so the fetch ends in a network error.",
    "not-http": "The last location is not an http: or https: URL, so the fetch ends in a network error.",
    "too-many": "A fetch follows {most} redirects at most; the next one is a network error.",
}


@dataclass(frozen=True, slots=True)
class Hop:
    """One location of a chain, and where it leads.

    Attributes:
        location: The value as it was given.
        url: The URL that it leads to; `None` where it could not be parsed.
        fragment_inherited: Whether the fragment is that of the URL before, because the location has none.
        cross_origin: Whether its origin is another than that of the URL before. A browser then leaves out
            `Authorization`.
        cross_site: Whether its site is another than that of the URL before; `None` without a Public Suffix List.
        credentials: Whether it includes a username or a password.
        downgrade: Whether it leads from https: to http:.
        repeated: Whether the chain has had this very URL before: a loop, if the server answers as it did then.
        errors: The validation errors of the location.
    """

    location: str
    url: URLRecord | None
    fragment_inherited: bool
    cross_origin: bool
    cross_site: bool | None
    credentials: bool
    downgrade: bool
    repeated: bool
    errors: tuple[ValidationError, ...]


@dataclass(frozen=True, slots=True)
class RedirectChain:
    """A URL and the hops from it.

    Attributes:
        start: The first URL.
        hops: The hops, in order; the last one is where the chain stopped.
        outcome: "followed", or why it stopped: "failure" (a location could not be parsed), "not-http" (it is a URL
            that no redirect can lead to) or "too-many".
    """

    start: URLRecord
    hops: tuple[Hop, ...]
    outcome: Outcome

    @property
    def final(self) -> URLRecord | None:
        """Where a browser ends up; `None` where it ends in a network error."""
        if self.outcome != "followed":
            return None
        return self.hops[-1].url if self.hops else self.start

    @property
    def reason(self) -> str:
        """The outcome in a sentence."""
        return message(_REASONS[self.outcome], most=MOST_REDIRECTS)


def location_url(url: URLRecord, location: str) -> URLRecord:
    """Return the URL that a response from `url` with this `Location` redirects to.

    Args:
        url: The URL that answered.
        location: The header's value: a URL, or a relative reference.

    Raises:
        URLParseError: `location` could not be parsed.

    https://fetch.spec.whatwg.org/#concept-response-location-url
    """
    # 1.-2. The response is a redirect, and has a value.
    # 3.
    target = parse_url(location, url)
    # 4.
    if target.fragment is None:
        target.fragment = url.fragment
    # 5.
    return target


def follow_redirects(url: str | URLRecord, locations: Iterable[str]) -> RedirectChain:
    """Resolve a chain of `Location` values, each against the URL that the one before led to.

    Nothing is fetched. The chain ends with the first location that a fetch would not follow.

    Args:
        url: The URL that is fetched: a string to parse, or a record.
        locations: The values, in order: URLs, or relative references.

    Raises:
        URLParseError: `url` could not be parsed.

    https://fetch.spec.whatwg.org/#http-redirect-fetch
    """
    start = current = parse_url(url) if isinstance(url, str) else url
    hops: list[Hop] = []
    seen = {str(start)}
    for location in locations:
        if len(hops) == MOST_REDIRECTS:
            return RedirectChain(start, tuple(hops), "too-many")
        hop = _hop(current, location, seen)
        hops.append(hop)
        if hop.url is None:
            return RedirectChain(start, tuple(hops), "failure")
        if hop.url.scheme not in _HTTP_SCHEMES:
            return RedirectChain(start, tuple(hops), "not-http")
        current = hop.url
        seen.add(str(current))
    return RedirectChain(start, tuple(hops), "followed")


def _hop(before: URLRecord, location: str, seen: set[str]) -> Hop:
    errors = validation_errors(location, before)
    try:
        url = location_url(before, location)
    except URLParseError:
        return Hop(location, None, False, False, None, False, False, False, errors)
    origins = origin(before), origin(url)
    try:
        cross_site = not same_site(*origins)
    except MissingListError:
        cross_site = None
    return Hop(
        location=location,
        url=url,
        fragment_inherited=url.fragment is not None and parse_url(location, before).fragment is None,
        cross_origin=not same_origin(*origins),
        cross_site=cross_site,
        credentials=url.includes_credentials,
        downgrade=before.scheme == "https" and url.scheme == "http",
        repeated=str(url) in seen,
        errors=errors,
    )


def redirects_to_json(chain: RedirectChain) -> dict[str, Any]:
    """Return a chain as what `json.dumps` takes; the URLs are serialized.

    {"start": href, "start_origin": str, "hops": [{"location", "url": href|null, "origin": str|null,
     "fragment_inherited": bool, "cross_origin": bool, "cross_site": bool|null, "credentials": bool, "downgrade": bool,
     "repeated": bool, "errors": [error]}], "outcome": "followed"|"failure"|"not-http"|"too-many",
     "reason": sentence, "final": href|null}
    """
    return {
        "start": str(chain.start),
        "start_origin": str(origin(chain.start)),
        "hops": [_hop_to_json(hop) for hop in chain.hops],
        "outcome": chain.outcome,
        "reason": chain.reason,
        "final": None if chain.final is None else str(chain.final),
    }


def _hop_to_json(hop: Hop) -> dict[str, Any]:
    return {
        "location": hop.location,
        "url": None if hop.url is None else str(hop.url),
        "origin": None if hop.url is None else str(origin(hop.url)),
        "fragment_inherited": hop.fragment_inherited,
        "cross_origin": hop.cross_origin,
        "cross_site": hop.cross_site,
        "credentials": hop.credentials,
        "downgrade": hop.downgrade,
        "repeated": hop.repeated,
        "errors": [error_to_json(error) for error in hop.errors],
    }
