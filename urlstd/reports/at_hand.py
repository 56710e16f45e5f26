"""What a person has at hand in a Python console beside the page: the view that is shown, as objects of this package."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from urlstd.errors import URLParseError
from urlstd.parsing.parser import parse_url
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.report import components_of
from urlstd.pattern.urlpattern import URLPattern, argument
from urlstd.tracing.trace import trace
from urlstd.url import URL

if TYPE_CHECKING:
    from urlstd.record import URLRecord
    from urlstd.reports.request import Question
    from urlstd.tracing.trace import Trace

MOST_STEPS = 10_000


def at_hand(text: str) -> dict[str, Any]:
    """Return names and what they stand for.

    Args:
        text: A JSON object with what the page shows: "input", "base" (a string or null), "encoding", "pattern" (null, a
            string or an object of components), "pattern_base", "ignore_case" and "any_origin".

    Returns:
        "URL" and "URLPattern"; "text" and "base", the strings; "url", "record" and "trace", `None` where the
        input, or the base, cannot be parsed (the trace is there for an input that fails); and "pattern", `None` without
        one and where it is not accepted.
    """
    view: Question = json.loads(text)
    base = _parsed(view["base"])
    traced = None if view["base"] is not None and base is None else _traced(view, base)
    record = traced.record if traced is not None and traced.outcome == "parsed" else None
    return {
        "URL": URL,
        "URLPattern": URLPattern,
        "text": view["input"],
        "base": view["base"],
        "url": None if record is None else URL.of(record),
        "record": record,
        "trace": traced,
        "pattern": _pattern(view),
    }


def _parsed(base: str | None) -> URLRecord | None:
    try:
        return None if base is None else parse_url(base)
    except URLParseError:
        return None


def _traced(view: Question, base: URLRecord | None) -> Trace | None:
    try:
        return trace(view["input"], base, encoding=view["encoding"], limit=MOST_STEPS)
    except LookupError:
        return None


def _pattern(view: Question) -> URLPattern | None:
    if view["pattern"] is None:
        return None
    try:
        given = argument(view["pattern"])
        return URLPattern(
            components_of(given) if view["any_origin"] else given,
            view["pattern_base"],
            ignore_case=view["ignore_case"],
        )
    except URLPatternError:
        return None
