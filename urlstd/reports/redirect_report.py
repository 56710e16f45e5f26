"""The page's question about a chain of redirects: its hops, what a fetch sends along it, and what allow-lists say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from urlstd.encodings.encoding import UnknownEncodingError
from urlstd.errors import URLParseError
from urlstd.infra import scalar_value_string
from urlstd.languages import message
from urlstd.origin import origin, same_origin
from urlstd.parsing.parser import parse_url
from urlstd.public_suffix import MissingListError, same_site
from urlstd.redirects import follow_redirects, redirects_to_json
from urlstd.reports import request
from urlstd.reports.allow_list import KINDS, Target, answer_to_json, answers, is_allowed
from urlstd.reports.redirect_headers import headers_to_json, request_headers
from urlstd.tracing.input_parts import input_parts

if TYPE_CHECKING:
    from urlstd.origin import OpaqueOrigin, TupleOrigin
    from urlstd.record import URLRecord
    from urlstd.redirects import Hop, RedirectChain
    from urlstd.reports.allow_list import Kind
    from urlstd.reports.request import Question

_MOST_LOCATIONS: Final = 40


def hops(question: Question) -> dict[str, Any]:
    """Answer "hops": where "locations" lead from the URL of "input" and "base".

    "page" is the URL of the page that fetches, or null for one of the same origin as the first URL. "allowed" is the
    URL that an allow-list has, and "tests" the value that each kind of test is made with (`urlstd.reports.allow_list`).
    """
    start = _parsed(question)
    locations = request.texts(question, "locations", _MOST_LOCATIONS)
    page = _origin_of_page(request.optional_text(question, "page"), start)
    allowed = _record(request.text(question, "allowed"))
    values = _values(question)
    chain = follow_redirects(start, locations)
    urls = [start, *(hop.url for hop in chain.hops if hop.url is not None)]
    headers = request_headers(page, urls)
    written = redirects_to_json(chain)
    for index, (entry, hop) in enumerate(zip(written["hops"], chain.hops, strict=True)):
        followed = hop.url is not None
        entry["headers"] = headers_to_json(headers[index + 1]) if followed else None
        entry.update(_beside(chain, index))
        entry["tests"] = _tests(hop, urls[index], allowed, values)
    belongs = allowed is not None and is_allowed(start.host, allowed.host)
    return written | {
        "page": str(page),
        "headers": headers_to_json(headers[0]),
        "allowed": None if allowed is None else str(origin(allowed)),
        "start_allowed": belongs,
    }


def _parsed(question: Question) -> URLRecord:
    given, base = request.text(question, "input"), request.optional_text(question, "base")
    encoding = request.optional_text(question, "encoding") or "utf-8"
    try:
        return parse_url(given, base, encoding=encoding)
    except (URLParseError, UnknownEncodingError) as failure:
        raise request.RequestError(str(failure)) from None


def _record(text: str) -> URLRecord | None:
    try:
        return parse_url(text)
    except URLParseError:
        return None


def _origin_of_page(page: str | None, start: URLRecord) -> TupleOrigin | OpaqueOrigin:
    if page is None:
        return origin(start)
    record = _record(page)
    if record is None:
        raise request.RequestError(message("the page's URL cannot be parsed"))
    return origin(record)


def _values(question: Question) -> dict[Kind, str]:
    value = question.get("tests", {})
    if not isinstance(value, dict) or not all(isinstance(entry, str) for entry in value.values()):
        raise request.RequestError(message("'tests' must be an object of strings"))
    return {kind: value[kind] for kind in KINDS if kind in value}


def _beside(chain: RedirectChain, index: int) -> dict[str, Any]:
    """Return how a hop's URL stands to the first one, and whether it named a default port."""
    hop, before = chain.hops[index], chain.start if index == 0 else chain.hops[index - 1].url
    if hop.url is None:
        return {"same_origin_as_first": None, "same_site_as_first": None, "default_port": None}
    origins = origin(chain.start), origin(hop.url)
    try:
        site = same_site(*origins)
    except MissingListError:
        site = None
    return {
        "same_origin_as_first": same_origin(*origins),
        "same_site_as_first": site,
        "default_port": _default_port(hop.location, before, hop.url),
    }


def _default_port(location: str, before: URLRecord | None, url: URLRecord) -> str | None:
    """Return the port that a location names and the URL has not."""
    given = scalar_value_string(location)
    ports = [given[part.start : part.end] for part in input_parts(given, before) if part.part == "port"]
    return "".join(ports) if ports and url.port is None else None


def _tests(hop: Hop, before: URLRecord, allowed: URLRecord | None, values: dict[Kind, str]) -> list[dict[str, Any]]:
    if hop.url is None or allowed is None:
        return []
    target = Target(hop.location, before, hop.url, is_allowed(hop.url.host, allowed.host))
    return [answer_to_json(answer) for answer in answers(target, values)]
