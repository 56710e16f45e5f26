"""The page's questions about edits of a URL and of its query."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from urlstd.edits import Edit, apply_edits, edit_trace_to_json, edited_to_json
from urlstd.encodings.encoding import UnknownEncodingError
from urlstd.errors import URLParseError
from urlstd.languages import message
from urlstd.parsing.parser import parse_url
from urlstd.reports import request
from urlstd.reports.query_table import query_table, with_query
from urlstd.reports.url_members import members_of
from urlstd.tracing.output_parts import output_parts
from urlstd.url import URL

if TYPE_CHECKING:
    from urlstd.record import URLRecord
    from urlstd.reports.request import Question

_MOST_EDITS: Final = 100
_MOST_PAIRS: Final = 2_000


def edits(question: Question) -> dict[str, Any]:
    """Answer "edits": what each of "edits" did to the URL of "input" and "base".

    An edit is {"member", "arguments"}; see `urlstd.edits`. "open" is the index of the one whose trace is wanted.
    """
    record = _parsed(question)
    wanted, opened = _edits(question), question.get("open")
    url = URL.of(record)
    done, stages = [], []
    for edit in wanted:
        done += apply_edits(url, [edit])
        stages.append(_stage(done[-1].after))
    trace = None if opened is None else _trace(done, request.count(question, "open", 0))
    return {
        "start": _stage(record),
        "edits": [edited_to_json(edited) | stage for edited, stage in zip(done, stages, strict=True)],
        "pairs": query_table(record.query),
        "open": opened,
        "opened": trace,
    }


def _trace(done: list[Any], opened: int) -> dict[str, Any] | None:
    return edit_trace_to_json(done[opened]) if opened < len(done) else None


def _parsed(question: Question) -> URLRecord:
    given, base = request.text(question, "input"), request.optional_text(question, "base")
    encoding = request.optional_text(question, "encoding") or "utf-8"
    try:
        return parse_url(given, base, encoding=encoding)
    except (URLParseError, UnknownEncodingError) as failure:
        raise request.RequestError(str(failure)) from None


def _edits(question: Question) -> list[Edit]:
    value = question.get("edits")
    if not isinstance(value, list) or len(value) > _MOST_EDITS:
        raise request.RequestError(message("'edits' must be an array of {most} edits at most", most=_MOST_EDITS))
    try:
        return [_edit(entry) for entry in value]
    except ValueError as problem:
        raise request.RequestError(str(problem)) from None


def _edit(entry: Any) -> Edit:
    if not isinstance(entry, dict):
        raise request.RequestError(message("an edit is a JSON object"))
    return Edit(request.text(entry, "member"), tuple(request.texts(entry, "arguments", 2)))


def _stage(record: URLRecord) -> dict[str, Any]:
    """Return how a URL looks after an edit, or before the first."""
    return {
        "parts": [{"part": part.part, "start": part.start, "end": part.end} for part in output_parts(record)],
        "api": members_of(record),
    }


def with_pairs(question: Question) -> dict[str, Any]:
    """Answer "with pairs": "input" with the query that "pairs", an array of arrays of two strings, make."""
    _parsed(question)
    value = question.get("pairs")
    if not isinstance(value, list) or len(value) > _MOST_PAIRS:
        raise request.RequestError(message("'pairs' must be an array of {most} pairs at most", most=_MOST_PAIRS))
    pairs = [_pair(entry) for entry in value]
    base, encoding = question.get("base"), request.optional_text(question, "encoding") or "utf-8"
    given = request.text(question, "input")
    changed = with_query(given, None if base is None else parse_url(base), pairs, encoding=encoding)
    return {"input": given, "base": base, "pairs": value, "changed": changed}


def _pair(entry: Any) -> tuple[str, str]:
    match entry:
        case [str(name), str(value)]:
            return name, value
        case _:
            raise request.RequestError(message("a pair is an array of two strings"))
