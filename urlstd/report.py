"""The page's question and the answer to it, JSON both ways: the only function that `web/` calls.

The form of both is fixed: `VERSION` counts up whenever a reader would have to change.
"""

from __future__ import annotations

import json
import platform
from typing import TYPE_CHECKING, Any, Final

from urlstd.encodings.encoding import UnknownEncodingError
from urlstd.encodings.encoding_labels_data import LABELS
from urlstd.errors import ErrorType, URLParseError
from urlstd.infra import scalar_value_string
from urlstd.languages import message, speaking
from urlstd.licences import licences_to_json
from urlstd.parsing.parser import parse_url
from urlstd.parsing.states import State
from urlstd.pattern.inputs import inputs_report
from urlstd.pattern.report import components_of, pattern_report
from urlstd.pattern.routes import route_report
from urlstd.reports import request
from urlstd.reports.case_list import case_list
from urlstd.reports.details import (
    comparison,
    host,
    lens,
    points,
    redirects,
    rendering_report,
    sets,
    site_report,
    urllib,
    validity_report,
)
from urlstd.reports.edit_report import edits, with_pairs
from urlstd.reports.host_report import host_report
from urlstd.reports.redirect_report import hops
from urlstd.reports.step_report import pattern_steps, setter_steps, steps
from urlstd.reports.url_members import members_of
from urlstd.steps.steps_table import NoStepsError
from urlstd.tracing.input_parts import parts_of_runs
from urlstd.tracing.output_parts import output_parts
from urlstd.tracing.trace import runs, trace
from urlstd.tracing.trace_json import error_to_json, record_to_json, trace_to_text
from urlstd.unicode.unicode_data import UNICODE_VERSION
from urlstd.version import __version__
from urlstd.what_if import parse_without, rules_to_json, what_if_to_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from urlstd.record import URLRecord
    from urlstd.reports.request import Question
    from urlstd.tracing.input_parts import Part
    from urlstd.tracing.trace import Run, Trace

    Operation = Callable[[Question], dict[str, Any]]

VERSION: Final = 1
STANDARD: Final = {"url": "2026-08-18", "urlpattern": "2026-09-23"}  # the texts that are implemented
_MOST_STEPS: Final = 10_000
_MOST_ERRORS: Final = 10_000  # that are listed besides those of the steps
_MOST_PATTERNS: Final = 100
_MOST_URLS: Final = 500
_MOST_INPUTS: Final = 200
_MOST_RULES: Final = 100
_PATTERN_QUESTION: Final = ("pattern", "base_url", "ignore_case", "any_origin", "input", "input_base_url")


def answer(text: str) -> str:
    """Answer one request.

    Args:
        text: A JSON object. "language" is that of what there is to say, "en" or "ko", by default "en"; names of the
            Standard stay as they are. Its "op" is one of:
            "about": the tables that never change.
            "url": takes "input", "base" (a string or null), "encoding" (a label), "first" and "limit", the window of
            steps that is wanted, or "last", true, and "limit": the last ones; and "lines", true where the numbered
            steps that ran are wanted.
            "pattern": takes "pattern" and "input" (a string or an object of components; the input may be null),
            "base_url" and "input_base_url" (a string or null), "ignore_case", "any_origin" (a constructor string
            without a protocol stands for its components), and "lines".
            "inputs": takes "pattern", "base_url", "ignore_case" and "any_origin", too, and "inputs", an array of pairs:
            an input, and the URL that it is relative to or null.
            "routes": takes "patterns" and "urls" (arrays of strings), "base_url" (of the URLs) and "ignore_case".
            "steps": the table of steps that "lines" is about; see `urlstd.steps.steps_table`.
            "setter": takes "input", "member" and "value": what a setter did, and the numbered steps that ran.
            "what if": takes "input", "base" and "without", an array of ids of rules; see `urlstd.what_if`.
            "lens", "sets", "code points", "compare", "host", "redirects", "urllib": see `urlstd.reports.details`.
            "cases": takes "cases", an array; see `urlstd.reports.case_list`.
            "edits", "with pairs": see `urlstd.reports.edit_report`.
            "hops": see `urlstd.reports.redirect_report`.

    Returns:
        A JSON object in ASCII. What is wrong with a request is under "error".
    """
    try:
        question = request.read(text)
        with speaking(request.language(question)):
            return _answered(question)
    except (request.RequestError, NoStepsError) as problem:
        return json.dumps({"version": VERSION, "error": {"message": str(problem)}}, separators=(",", ":"))


def _answered(question: Question) -> str:
    operation = _operation(question)
    reply: dict[str, Any] = {"version": VERSION, "op": question["op"]} | operation(question)
    traced = reply.pop("trace", None)
    said = json.dumps(reply, separators=(",", ":"))
    return said if traced is None else f'{said[:-1]},"trace":{trace_to_text(traced, _MOST_ERRORS)}}}'


def _operation(question: Question) -> Operation:
    name = question.get("op")
    if not isinstance(name, str) or name not in _OPERATIONS:
        there_are = ", ".join(_OPERATIONS)
        raise request.RequestError(
            message("there is no operation {name!a}: there are {operations}", name=name, operations=there_are)
        )
    return _OPERATIONS[name]


def _about(question: Question) -> dict[str, Any]:  # noqa: ARG001 - nothing to ask
    return {
        "package": __version__,
        "python": platform.python_version(),
        "unicode": UNICODE_VERSION,
        "standard": STANDARD,
        "states": [{"name": state.value, "anchor": state.anchor} for state in State],
        "errors": [_error_type_to_json(error) for error in ErrorType],
        "encodings": list(LABELS),
        "licences": licences_to_json(),
    }


def _error_type_to_json(error: ErrorType) -> dict[str, Any]:
    return {
        "name": error.value,
        "section": error.section,
        "anchor": error.anchor,
        "fails": error.fails.value,
        "description": message(error.description),
        "example": error.example._asdict(),
        "written": error.written._asdict(),
    }


def _url(question: Question) -> dict[str, Any]:
    given, base = request.text(question, "input"), request.optional_text(question, "base")
    first, limit = request.count(question, "first", 0), request.count(question, "limit", _MOST_STEPS)
    encoding, lines = request.optional_text(question, "encoding") or "utf-8", question.get("lines") is True
    echo = {"input": given, "base": base, "encoding": encoding}
    try:
        base_record = None if base is None else parse_url(base)
    except URLParseError:
        return echo | _base_failure(base or "", lines=lines)
    base_errors = [] if base is None else _errors_to_json(trace(base, limit=0))
    try:
        limit = min(limit, _MOST_STEPS)
        if question.get("last") is True:
            first = max(0, trace(given, base_record, limit=0).step_count - limit)
        traced = trace(given, base_record, encoding=encoding, first=first, limit=limit, lines=lines)
    except UnknownEncodingError as problem:
        raise request.RequestError(str(problem)) from None
    return echo | {"base_errors": base_errors} | _outcome(given, base_record, traced)


def _base_failure(base: str, *, lines: bool) -> dict[str, Any]:
    traced = trace(base, limit=_MOST_STEPS, lines=lines)
    return {
        "outcome": "base-failure",
        "base_record": None,
        "base_errors": _errors_to_json(traced),
        "record": None,
        "api": None,
        "errors": [],
        "error_count": traced.error_count,
        "host": None,
        "validity": None,
        "rendering": None,
        "input_parts": [],
        "output_parts": [],
        "trace": traced,
    }


def _outcome(given: str, base: URLRecord | None, traced: Trace) -> dict[str, Any]:
    parsed = traced.outcome == "parsed"
    prepared, done = runs(scalar_value_string(given), base)
    return {
        "outcome": "parsed" if parsed else "failure",
        "base_record": None if base is None else record_to_json(base),
        "record": record_to_json(traced.record) if parsed else None,
        "api": members_of(traced.record) if parsed else None,
        "errors": _errors_to_json(traced),
        "error_count": traced.error_count,
        "host": _host(traced.record, done) if parsed else None,
        "validity": validity_report(given, base, parsed=parsed, errors=traced.error_count > 0),
        "rendering": rendering_report(traced.record) if parsed else None,
        "input_parts": _parts_to_json(parts_of_runs(prepared, done)),
        "output_parts": _parts_to_json(output_parts(traced.record)) if parsed else [],
        "trace": traced,
    }


def _errors_to_json(traced: Trace) -> list[dict[str, Any]]:
    return [error_to_json(error) for error in traced.listed_errors(_MOST_ERRORS)]


def _parts_to_json(parts: list[Part]) -> list[dict[str, Any]]:
    return [{"part": part.part, "start": part.start, "end": part.end} for part in parts]


def _host(record: URLRecord, done: list[Run]) -> dict[str, Any]:
    # From all runs of the machine, whatever window of the trace was asked for.
    work = [work for run in done for work in run.work if work.algorithm == "host parser"]
    return host_report(record, work) | {"site": site_report(record.host)}


def _pattern(question: Question) -> dict[str, Any]:
    pattern, base_url = request.pattern_input(question, "pattern"), _scalar(question, "base_url")
    given = None if question.get("input") is None else request.pattern_input(question, "input")
    input_base_url = _scalar(question, "input_base_url")
    ignore_case = question.get("ignore_case", False) is True
    any_origin = question.get("any_origin", False) is True
    echo = {name: question.get(name) for name in _PATTERN_QUESTION}
    settings: dict[str, Any] = {"ignore_case": ignore_case, "input": given, "input_base_url": input_base_url}
    report = pattern_report(pattern, base_url, any_origin=any_origin, **settings)
    if question.get("lines") is True:
        pattern = components_of(pattern) if report["as_components"] else pattern
        report |= {"ran": pattern_steps(pattern, base_url, **settings)}
    return echo | report


def _inputs(question: Question) -> dict[str, Any]:
    pattern, base_url = request.pattern_input(question, "pattern"), _scalar(question, "base_url")
    given = request.pattern_inputs(question, "inputs", _MOST_INPUTS)
    flags = {name: question.get(name, False) is True for name in ("ignore_case", "any_origin")}
    return {"rows": inputs_report(pattern, base_url, given, **flags)}


def _routes(question: Question) -> dict[str, Any]:
    patterns, urls = request.texts(question, "patterns", _MOST_PATTERNS), request.texts(question, "urls", _MOST_URLS)
    ignore_case = question.get("ignore_case", False) is True
    return route_report(patterns, urls, _scalar(question, "base_url"), ignore_case=ignore_case)


def _what_if(question: Question) -> dict[str, Any]:
    given, base = request.text(question, "input"), request.optional_text(question, "base")
    without = request.texts(question, "without", _MOST_RULES)
    try:
        results = [parse_without(rules, given, base) for rules in ((), without)]
    except ValueError as problem:
        raise request.RequestError(str(problem)) from None
    echo = {"input": given, "base": base, "taken": without, "rules": rules_to_json()}
    return echo | what_if_to_json(*results)


def _scalar(question: Question, key: str) -> str | None:
    string = request.optional_text(question, key)
    return None if string is None else scalar_value_string(string)


_OPERATIONS: Final[dict[str, Operation]] = {
    "about": _about,
    "url": _url,
    "pattern": _pattern,
    "inputs": _inputs,
    "routes": _routes,
    "lens": lens,
    "sets": sets,
    "code points": points,
    "compare": comparison,
    "steps": steps,
    "host": host,
    "redirects": redirects,
    "urllib": urllib,
    "cases": case_list,
    "what if": _what_if,
    "setter": setter_steps,
    "edits": edits,
    "with pairs": with_pairs,
    "hops": hops,
}
