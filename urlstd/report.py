"""The page's question and the answer to it, JSON both ways: the only function that `web/` calls.

The form of both is fixed: `VERSION` counts up whenever a reader would have to change.
"""

from __future__ import annotations

import json
import platform
from typing import TYPE_CHECKING, Any, Final

from urlstd.errors import ErrorType, URLParseError
from urlstd.host_report import host_report
from urlstd.infra import scalar_value_string
from urlstd.input_parts import input_parts
from urlstd.output_parts import output_parts
from urlstd.parser import parse_url
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.init import init_from_mapping
from urlstd.pattern.report import pattern_report
from urlstd.states import State
from urlstd.trace import runs, trace
from urlstd.trace_json import error_to_json, record_to_json, trace_to_json
from urlstd.unicode_data import UNICODE_VERSION
from urlstd.url import URL
from urlstd.version import __version__

if TYPE_CHECKING:
    from collections.abc import Callable

    from urlstd.input_parts import Part
    from urlstd.pattern.init import Init
    from urlstd.record import URLRecord
    from urlstd.trace import Trace, Work

VERSION: Final = 1
STANDARD: Final = {"url": "2026-08-18", "urlpattern": "2026-09-23"}  # the texts that are implemented
ATTRIBUTES: Final = (
    "href", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash",
)  # fmt: skip
_MOST_STEPS: Final = 10_000


class _RequestError(Exception):
    """A request that has not the right form."""


def answer(request: str) -> str:
    """Answer one request.

    Args:
        request: A JSON object. Its "op" is "about", "url" or "pattern". "url" takes "input" and "base" (a string or
            null), and "first" and "limit", the window of steps that is wanted. "pattern" takes "pattern" and "input"
            (a string or an object of components; the input may be null), "base_url" and "input_base_url" (a string or
            null), and "ignore_case".

    Returns:
        A JSON object in ASCII. What is wrong with a request is under "error".
    """
    try:
        question = _read(request)
        reply = _operation(question)(question)
    except _RequestError as problem:
        reply = {"version": VERSION, "error": {"message": str(problem)}}
    return json.dumps(reply, separators=(",", ":"))


def _read(request: str) -> Any:
    try:
        return json.loads(request)
    # Python has no integers of very many digits, and no end to the depth of a list but that of its stack.
    except (ValueError, RecursionError) as problem:
        raise _RequestError(f"this cannot be read as JSON: {problem}") from None


def _operation(question: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    if not isinstance(question, dict):
        raise _RequestError("a request is a JSON object")
    operation = question.get("op")
    if not isinstance(operation, str) or operation not in _OPERATIONS:
        raise _RequestError(f"there is no operation {operation!a}: there are {', '.join(_OPERATIONS)}")
    return _OPERATIONS[operation]


def _about(question: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG001 - nothing to ask
    return {
        "version": VERSION,
        "op": "about",
        "package": __version__,
        "python": platform.python_version(),
        "unicode": UNICODE_VERSION,
        "standard": STANDARD,
        "states": [{"name": state.value, "anchor": state.anchor} for state in State],
        "errors": [_error_type_to_json(error) for error in ErrorType],
    }


def _error_type_to_json(error: ErrorType) -> dict[str, Any]:
    return {
        "name": error.value,
        "section": error.section,
        "anchor": error.anchor,
        "fails": error.fails.value,
        "description": error.description,
        "example": {"input": error.example.input, "base": error.example.base},
    }


def _url(question: dict[str, Any]) -> dict[str, Any]:
    given = _text(question, "input")
    base = None if question.get("base") is None else _text(question, "base")
    first, limit = _count(question, "first", 0), _count(question, "limit", _MOST_STEPS)
    echo = {"version": VERSION, "op": "url", "input": given, "base": base}
    try:
        base_record = None if base is None else parse_url(base)
    except URLParseError as failure:
        return echo | _base_failure(base or "", failure)
    base_errors = [] if base is None else [error_to_json(error) for error in trace(base, limit=0).errors]
    traced = trace(given, base_record, first=first, limit=min(limit, _MOST_STEPS))
    return echo | {"base_errors": base_errors} | _outcome(given, base_record, traced)


def _base_failure(base: str, failure: URLParseError) -> dict[str, Any]:
    return {
        "outcome": "base-failure",
        "base_record": None,
        "base_errors": [error_to_json(error) for error in failure.errors],
        "record": None,
        "api": None,
        "errors": [],
        "host": None,
        "input_parts": [],
        "output_parts": [],
        "trace": trace_to_json(trace(base, limit=_MOST_STEPS)),
    }


def _outcome(given: str, base: URLRecord | None, traced: Trace) -> dict[str, Any]:
    parsed = traced.outcome == "parsed"
    traced_json = trace_to_json(traced)
    parts = input_parts(scalar_value_string(given), base)
    return {
        "outcome": "parsed" if parsed else "failure",
        "base_record": None if base is None else record_to_json(base),
        "record": record_to_json(traced.record) if parsed else None,
        "api": _api(traced.record) if parsed else None,
        "errors": traced_json["errors"],
        "host": host_report(traced.record, _host_work(given, base)) if parsed else None,
        "input_parts": _parts_to_json(parts),
        "output_parts": _parts_to_json(output_parts(traced.record)) if parsed else [],
        "trace": traced_json,
    }


def _api(record: URLRecord) -> dict[str, str]:
    url = URL.of(record)
    return {attribute: getattr(url, attribute) for attribute in ATTRIBUTES}


def _parts_to_json(parts: list[Part]) -> list[dict[str, Any]]:
    return [{"part": part.part, "start": part.start, "end": part.end} for part in parts]


def _host_work(given: str, base: URLRecord | None) -> list[Work]:
    """Return the runs of the host parser, whatever window of the trace was asked for."""
    _, done = runs(scalar_value_string(given), base)
    return [work for run in done for work in run.work if work.algorithm == "host parser"]


def _pattern(question: dict[str, Any]) -> dict[str, Any]:
    pattern, base_url = _input(question, "pattern"), _optional_text(question, "base_url")
    given = None if question.get("input") is None else _input(question, "input")
    input_base_url = _optional_text(question, "input_base_url")
    ignore_case = question.get("ignore_case", False) is True
    echo = {name: question.get(name) for name in ("pattern", "base_url", "ignore_case", "input", "input_base_url")}
    report = pattern_report(pattern, base_url, ignore_case=ignore_case, input=given, input_base_url=input_base_url)
    return {"version": VERSION, "op": "pattern"} | echo | report


def _input(question: dict[str, Any], key: str) -> str | Init:
    """Return a string or a URLPatternInit."""
    value = question.get(key)
    if isinstance(value, dict):
        try:
            return init_from_mapping(value)
        except URLPatternError as error:
            raise _RequestError(str(error)) from None
    return scalar_value_string(_text(question, key))


def _optional_text(question: dict[str, Any], key: str) -> str | None:
    return None if question.get(key) is None else scalar_value_string(_text(question, key))


def _text(question: dict[str, Any], key: str) -> str:
    value = question.get(key)
    if not isinstance(value, str):
        raise _RequestError(f"{key!a} must be a string")
    return value


def _count(question: dict[str, Any], key: str, default: int) -> int:
    value = question.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise _RequestError(f"{key!a} must be a number, 0 or more")
    return value


_OPERATIONS: Final[dict[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "about": _about,
    "url": _url,
    "pattern": _pattern,
}
