"""The page's questions about steps: the table of them, and those that ran while a pattern was compiled and matched."""

from __future__ import annotations

from contextlib import suppress
from functools import cache, partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from urlstd.languages import translated
from urlstd.other_names import functions_with
from urlstd.parsing.parser import parse_url
from urlstd.pattern import component, url_pattern
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.regexp import RegExpBudgetExceeded
from urlstd.pattern.url_pattern import match
from urlstd.reports import request
from urlstd.steps.executed import recording
from urlstd.steps.steps_table import steps_table
from urlstd.tracing.trace import trace_setter
from urlstd.tracing.trace_json import ran_to_json, setter_trace_to_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from urlstd.pattern.init import Init
    from urlstd.pattern.url_pattern import URLPatternRecord
    from urlstd.reports.request import Question


_OF_A_STEP: Final = ("text", "divergence")


def steps(question: Question) -> dict[str, Any]:  # noqa: ARG001 - nothing to ask
    """Answer "steps": the table of steps, as `urlstd.steps.steps_table` describes it.

    What a comment says is in the language of the question; the code, and the names of algorithms, are as they are.
    """
    table = steps_table()
    return table | {"algorithms": [_translated(algorithm) for algorithm in table["algorithms"]]}


def _translated(algorithm: dict[str, Any]) -> dict[str, Any]:
    listed = [step | {key: translated("steps", step[key]) for key in _OF_A_STEP} for step in algorithm["steps"]]
    return algorithm | {"summary": translated("steps", algorithm["summary"]), "steps": listed}


def setter_steps(question: Question) -> dict[str, Any]:
    """Answer "setter": what the setter of "member" did to the URL of "input" when it was given "value".

    With the numbered steps that ran; {"setter": a setter's trace}.
    """
    given, member = request.text(question, "input"), request.text(question, "member")
    try:
        traced = trace_setter(parse_url(given), member, request.text(question, "value"), lines=True)
    except ValueError as problem:  # the URL cannot be parsed, or there is no such setter
        raise request.RequestError(str(problem)) from None
    return {"input": given, "setter": setter_trace_to_json(traced)}


@cache
def _create_step_by_step() -> Callable[..., URLPatternRecord]:
    """Return `create` as it is without its fast lanes, so that the Standard's own steps run."""
    no_lane = SimpleNamespace(parts=_declines, components=_declines)
    compiling = functions_with(component, {"pattern_lane": no_lane, "_COMMON": frozenset()})
    names = {name: compiling[name] for name in ("compile_a_component", "matches_a_special_scheme")}
    create: Callable[..., URLPatternRecord] = functions_with(url_pattern, names | {"constructor_lane": no_lane})[
        "create"
    ]
    return create


def _declines(*_: object) -> None:
    return None


def pattern_steps(
    pattern: str | Init,
    base_url: str | None,
    *,
    ignore_case: bool,
    input: str | Init | None,  # noqa: A002
    input_base_url: str | None,
) -> dict[str, Any]:
    """Return the runs of algorithms while a pattern is created, under "create", and while it is matched, under "match".

    Where the pattern is not accepted, or there is no input, nothing is matched.
    """
    ran: dict[str, Any] = {"create": [], "match": []}
    with recording() as watching, suppress(URLPatternError, RegExpBudgetExceeded):
        try:
            created = watching.call(partial(_create_step_by_step(), pattern, base_url, ignore_case=ignore_case))
        finally:
            ran["create"] = [ran_to_json(run) for run in watching.ran]
        if input is not None:
            try:
                watching.call(partial(match, created, input, input_base_url))
            finally:
                ran["match"] = [ran_to_json(run) for run in watching.ran]
    return ran
