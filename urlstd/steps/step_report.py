"""The page's questions about steps: the table of them, and those that ran while a pattern was compiled and matched."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.regexp import RegExpBudgetExceeded
from urlstd.pattern.url_pattern import create, match
from urlstd.steps.executed import recording
from urlstd.steps.steps_table import steps_table
from urlstd.tracing.trace_json import ran_to_json

if TYPE_CHECKING:
    from urlstd.pattern.init import Init
    from urlstd.request import Question


def steps(question: Question) -> dict[str, Any]:  # noqa: ARG001 - nothing to ask
    """Answer "steps": the table of steps, as `urlstd.steps.steps_table` describes it."""
    return steps_table()


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
            created = watching.call(partial(create, pattern, base_url, ignore_case=ignore_case))
        finally:
            ran["create"] = [ran_to_json(run) for run in watching.ran]
        if input is not None:
            try:
                watching.call(partial(match, created, input, input_base_url))
            finally:
                ran["match"] = [ran_to_json(run) for run in watching.ran]
    return ran
