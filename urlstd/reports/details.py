"""What the page and the command line show beside a parse.

Whether the input is valid to write, the host's site, how to show the URL to a person, what made each percent-encoded
byte, code points, whether two strings are one URL, a host by itself, where redirects lead, and what `urllib.parse`
says.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from urlstd.encodings.encoding import UnknownEncodingError
from urlstd.equivalence import compare_urls, comparison_to_json
from urlstd.errors import URLParseError
from urlstd.hosts.host import Domain
from urlstd.languages import message
from urlstd.public_suffix import MissingListError, list_date, prevailing_rule, public_suffix, registrable_domain
from urlstd.record import URLRecord
from urlstd.redirects import follow_redirects, redirects_to_json
from urlstd.rendering import render_url, rendering_to_json
from urlstd.reports import request
from urlstd.reports.host_report import host_report
from urlstd.tracing.host_trace import trace_host
from urlstd.tracing.lens import percent_encode_sets_to_json, percent_encoding_to_json, percent_encodings
from urlstd.tracing.trace_json import error_to_json
from urlstd.unicode.code_points import code_point_to_json, code_points
from urlstd.urllib_differences import compare_with_urllib, urllib_reading_to_json
from urlstd.writing.validity import validate, validity_to_json, verdict

if TYPE_CHECKING:
    from urlstd.hosts.host import Host
    from urlstd.reports.request import Question

_MOST: Final = 2_000  # code points or percent-encoded bytes in one answer
_MOST_LOCATIONS: Final = 100


def validity_report(given: str, base: URLRecord | None, *, parsed: bool, errors: bool) -> dict[str, Any]:
    """Return whether `given` is a valid URL string, and what that has to do with the parser's outcome.

    {"valid", "production", "anchor", "start", "end", "message", "verdict"}
    """
    validity = validate(given, base)
    return validity_to_json(validity) | {"verdict": verdict(validity, parsed, errors)}


def rendering_report(url: URLRecord) -> dict[str, Any]:
    """Return how to show `url` to a person; see `urlstd.rendering`."""
    return rendering_to_json(render_url(url))


def site_report(host: Host | None) -> dict[str, Any] | None:
    """Return the public suffix and registrable domain of `host`; `None` where it is no domain, or there is no list.

    {"formal": reading, "browsers": reading, "list_date": str|null}, where a reading is
    {"suffix": str|null, "registrable": str|null, "rule": {"text", "section"}|null, "labels_left": [str]}
    """
    if not isinstance(host, Domain):
        return None
    try:
        date = list_date()
    except MissingListError:
        return None
    return {
        "formal": _reading(host, implied_wildcard_parent=False),
        "browsers": _reading(host, implied_wildcard_parent=True),
        "list_date": None if date is None else date.isoformat(),
    }


def _reading(host: Domain, *, implied_wildcard_parent: bool) -> dict[str, Any]:
    suffix = public_suffix(host, implied_wildcard_parent=implied_wildcard_parent)
    registrable = registrable_domain(host, implied_wildcard_parent=implied_wildcard_parent)
    rule = prevailing_rule(host, implied_wildcard_parent=implied_wildcard_parent)
    left = "" if registrable is None else host.removesuffix(registrable).removesuffix(".")
    return {
        "suffix": suffix,
        "registrable": registrable,
        "rule": None if rule is None else {"text": rule.text, "section": rule.section},
        "labels_left": left.split(".") if left else [],
    }


def lens(question: Question) -> dict[str, Any]:
    """Answer "lens": what made each percent-encoded byte of the output, for "input", "base" and "encoding"."""
    given, base = request.text(question, "input"), request.optional_text(question, "base")
    encoding = request.optional_text(question, "encoding") or "utf-8"
    try:
        found = percent_encodings(given, base, encoding=encoding)
    except (URLParseError, UnknownEncodingError) as problem:
        raise request.RequestError(str(problem)) from None
    listed = [percent_encoding_to_json(item) for item in islice(found, _MOST)]
    return {"input": given, "base": base, "encoding": encoding, "encodings": listed, "complete": len(listed) < _MOST}


def sets(question: Question) -> dict[str, Any]:
    """Answer "sets": which percent-encode sets hold the one code point in "c"."""
    c = request.text(question, "c")
    if len(c) != 1:
        raise request.RequestError(message("'c' must be one code point"))
    return {"c": c, "point": code_point_to_json(code_points(c)[0]), "sets": percent_encode_sets_to_json(c)}


def points(question: Question) -> dict[str, Any]:
    """Answer "code points": a window, "first" and "limit", of those of "text"."""
    text = request.text(question, "text")
    first, limit = request.count(question, "first", 0), request.count(question, "limit", _MOST)
    window = text[first : first + min(limit, _MOST)]
    listed = [code_point_to_json(point) for point in code_points(window)]
    return {"first": first, "total": len(text), "points": listed}


def comparison(question: Question) -> dict[str, Any]:
    """Answer "compare": whether "a" and "b", with "base" and "encoding", are one URL, of one origin, of one site."""
    a, b = request.text(question, "a"), request.text(question, "b")
    base = request.optional_text(question, "base")
    encoding = request.optional_text(question, "encoding") or "utf-8"
    try:
        return comparison_to_json(compare_urls(a, b, base, encoding=encoding))
    except (URLParseError, UnknownEncodingError) as failure:
        raise request.RequestError(str(failure)) from None


def host(question: Question) -> dict[str, Any]:
    """Answer "host": what the host parser makes of "input", as an opaque host where "opaque" is true."""
    given, is_opaque = request.text(question, "input"), question.get("opaque") is True
    traced = trace_host(given, is_opaque=is_opaque)
    report = None
    if traced.host is not None:
        url = URLRecord("" if is_opaque else "https", host=traced.host)
        report = host_report(url, [traced.work]) | {"site": site_report(traced.host)}
    return {
        "input": given,
        "opaque": is_opaque,
        "outcome": "failure" if report is None else "parsed",
        "errors": [error_to_json(error) for error in traced.errors],
        "host": report,
    }


def redirects(question: Question) -> dict[str, Any]:
    """Answer "redirects": where the strings in "locations" lead from "url"; see `urlstd.redirects`."""
    url, locations = request.text(question, "url"), request.texts(question, "locations", _MOST_LOCATIONS)
    try:
        return redirects_to_json(follow_redirects(url, locations))
    except URLParseError as failure:
        raise request.RequestError(str(failure)) from None


def urllib(question: Question) -> dict[str, Any]:
    """Answer "urllib": what `urllib.parse` says of "input" and "base"; see `urlstd.urllib_differences`."""
    given, base = request.text(question, "input"), request.optional_text(question, "base")
    return urllib_reading_to_json(compare_with_urllib(given, base))
