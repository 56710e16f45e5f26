"""A trace: every run of the machine of `parser`, one code point a run, with what it changed.

The machine is the one that parses. A trace only bounds its stride to one code point, looks at it between two runs,
and keeps what the algorithms below it note. There is no other parser.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, overload

from urlstd.infra import scalar_value_string
from urlstd.languages import message
from urlstd.parsing.machine import UNBOUNDED, Outcome
from urlstd.parsing.parser import parse_url
from urlstd.setters import SETTERS
from urlstd.tracing.recorder import Recorder, TracedParser, path_change, splice
from urlstd.tracing.step import FLAGS, STRING_FIELDS, End, Snapshot, Splice, Step, Work
from urlstd.url import URL

if TYPE_CHECKING:
    from collections.abc import Callable

    from urlstd.errors import ValidationError
    from urlstd.parsing.parser import BasicURLParser
    from urlstd.parsing.preparation import PreparedInput
    from urlstd.parsing.states import State
    from urlstd.record import URLRecord
    from urlstd.steps.executed import Ran

__all__ = [
    "FLAGS", "STRING_FIELDS", "End", "Run", "SetterTrace", "Snapshot", "Splice", "Step", "Trace", "Work",
    "path_change", "runs", "splice", "trace", "trace_setter",
]  # fmt: skip


@dataclass(frozen=True)
class Trace(Sequence[Step]):
    """The runs of the machine on one input, or a window of them, as a sequence of steps.

    Attributes:
        prepared: The input, and what the machine reads of it.
        state_override: The state that a setter began in; `None` for a whole URL.
        before: What the machine held before the first step.
        steps: The steps.
        complete: Whether the last run of the machine is among the steps.
        outcome: How the machine ended: "parsed", "returned" (a setter was done early) or "failure".
        record: The URL record as the machine left it, also after failure.
        parser: The parser as the trace left it.
        errors_before: How many validation errors there were before the first step.
        ran: The numbered steps of the basic URL parser that ran before the machine; empty if not asked for.
    """

    prepared: PreparedInput
    state_override: State | None
    before: Snapshot
    steps: tuple[Step, ...]
    complete: bool
    outcome: Outcome
    record: URLRecord
    parser: BasicURLParser
    errors_before: int
    ran: tuple[Ran, ...] = ()

    @cached_property
    def errors(self) -> tuple[ValidationError, ...]:
        """Every validation error, with those from before the machine ran and after the window."""
        return self.parser.errors

    @property
    def error_count(self) -> int:
        """How many validation errors there are; an input may have very many."""
        return len(self.parser.occurrences)

    @property
    def step_count(self) -> int:
        """How many steps there are, in the window and outside of it."""
        return self.parser.step + 1

    def listed_errors(self, most: int) -> list[ValidationError]:
        """Return the first `most` validation errors, those of the steps, and the last one if it is fatal, each once."""
        end = self.errors_before + sum(len(step.errors) for step in self.steps)
        listed = [*self.parser.errors_between(0, most)]
        listed += self.parser.errors_between(max(most, self.errors_before), end)
        last = self.parser.errors_between(max(most, end, self.error_count - 1), self.error_count)
        return listed + [error for error in last if error.fatal]

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Step, ...]: ...
    def __getitem__(self, index: int | slice) -> Step | tuple[Step, ...]:
        return self.steps[index]

    def __len__(self) -> int:
        return len(self.steps)

    def to_json(self) -> dict[str, Any]:
        """Return the trace as what `json.dumps` takes, in the form of `trace.schema.json`."""
        from urlstd.tracing.trace_json import trace_to_json  # noqa: PLC0415 - built on this module

        return trace_to_json(self)


@dataclass(frozen=True, slots=True)
class SetterTrace:
    """What one setter of the URL class did.

    Attributes:
        attribute: The attribute that was set, such as "hostname".
        value: The new value, as a scalar value string.
        before: The URL record before it.
        after: The URL record after it.
        refusal: Why the setter did nothing at all, where its own steps say so; `None` otherwise.
        trace: The run of the machine; `None` where the setter needs none.
        ran: The numbered steps of the setter that ran; empty if not asked for.
    """

    attribute: str
    value: str
    before: URLRecord
    after: URLRecord
    refusal: str | None
    trace: Trace | None
    ran: tuple[Ran, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the setter's trace as what `json.dumps` takes."""
        from urlstd.tracing.trace_json import setter_trace_to_json  # noqa: PLC0415 - built on this module

        return setter_trace_to_json(self)


def trace(  # noqa: PLR0913 - the parser's own five, the window, and how much to record
    input: str,  # noqa: A002
    base: str | URLRecord | None = None,
    *,
    encoding: str = "utf-8",
    url: URLRecord | None = None,
    state_override: State | None = None,
    first: int = 0,
    limit: int | None = None,
    lines: bool = False,
) -> Trace:
    """Trace the basic URL parser on `input`.

    Args:
        input: Any string. Lone surrogates become U+FFFD.
        base: What it is relative to: a string, which is parsed first and not traced, or a record.
        encoding: A label of the Encoding Standard. It counts only for the query of a special URL.
        url: A record to change in place, for what a setter does.
        state_override: The state to begin in; only with `url`.
        first: The index of the first step to keep.
        limit: How many steps to keep at most; `None` for all. The machine runs to its end either way.
        lines: Whether to record which numbered steps ran; see `urlstd.steps.executed` for how, and what
            that does to others who watch the interpreter.

    Raises:
        URLParseError: `base` could not be parsed. Failure of `input` is part of the trace.
        ValueError: `state_override` without `url`.
        NoStepsError: `lines`, where there is no table of steps.
        LookupError: `encoding` is no label of the Encoding Standard.

    https://url.spec.whatwg.org/#concept-basic-url-parser
    """
    if state_override is not None and url is None:
        raise ValueError("state_override needs a url to change")
    base_record = parse_url(base) if isinstance(base, str) else base
    text, limit = scalar_value_string(input), UNBOUNDED if limit is None else limit
    make = partial(TracedParser, text, base_record, encoding, url=url, state_override=state_override, stride=1)
    if not lines:
        return _traced(Recorder(make()), first, limit)
    from urlstd.steps.executed import recording  # noqa: PLC0415 - only for who asks for it

    with recording() as watching:
        return _traced(Recorder(watching.call(make), watching), first, limit)


def _traced(recorder: Recorder, first: int, limit: int) -> Trace:
    recorder.record(first, limit)
    parser = recorder.parser
    return Trace(
        parser.prepared, parser.state_override, recorder.before, tuple(recorder.steps), recorder.complete,
        parser.outcome, parser.url, parser, recorder.errors_before, recorder.ran,
    )  # fmt: skip


def trace_setter(
    url: str | URL | URLRecord,
    attribute: str,
    value: str,
    *,
    limit: int | None = None,
    lines: bool = False,
) -> SetterTrace:
    """Trace one setter of the URL class, on a copy of `url`.

    Args:
        url: The URL before: a string to parse, a `URL` or a record.
        attribute: "protocol", "username", "password", "host", "hostname", "port", "pathname", "search" or "hash".
        value: What to set it to: any string. Lone surrogates become U+FFFD.
        limit: As for `trace`.
        lines: As for `trace`.

    Raises:
        URLParseError: `url` is a string that cannot be parsed.
        ValueError: There is no such setter.
        NoStepsError: `lines`, where there is no table of steps.

    https://url.spec.whatwg.org/#url-class
    """
    if attribute not in SETTERS:
        there_are = ", ".join(SETTERS)
        raise ValueError(
            message("no setter {attribute!a}: there are {setters}", attribute=attribute, setters=there_are)
        )
    before = url.record if isinstance(url, URL) else parse_url(url) if isinstance(url, str) else url.copy()
    after = before.copy()
    traces: list[Trace] = []

    def parse(input: str, *, url: URLRecord, state_override: State) -> None:  # noqa: A002
        traces.append(trace(input, url=url, state_override=state_override, limit=limit, lines=lines))

    value = scalar_value_string(value)
    setter = partial(SETTERS[attribute], after, value, parse)
    refusal, ran = _watched(setter) if lines else (setter(), ())
    return SetterTrace(attribute, value, before, after, refusal, traces[0] if traces else None, ran)


def _watched(setter: Callable[[], str | None]) -> tuple[str | None, tuple[Ran, ...]]:
    """Call a setter; return what it returns and its own steps. What it runs below itself has a trace."""
    from urlstd.steps.executed import recording  # noqa: PLC0415 - only for who asks for it

    with recording() as watching:
        refusal = watching.call(setter)
    return refusal, tuple(ran for ran in watching.ran if ran.depth == 0)


@dataclass(frozen=True, slots=True)
class Run:
    """One run of the machine at full stride: the states before and after it, and the pointers it read between."""

    state: State
    next_state: State
    start: int
    end: int
    work: tuple[Work, ...]


def runs(
    input: str,  # noqa: A002
    base: URLRecord | None = None,
    encoding: str = "utf-8",
) -> tuple[PreparedInput, list[Run]]:
    """Return what the machine does with `input`, a scalar value string, in as few runs as it takes.

    A run that steps back, to have its code point read again, reads nothing: its `end` is at most its `start`.
    """
    parser = TracedParser(input, base, encoding)
    done: list[Run] = []
    state, start = parser.state, 0
    for _ in parser.steps():
        end = start if parser.outcome == "failure" else min(parser.pointer + 1, parser.end)
        done.append(Run(state, parser.state, start, end, parser.take_work()))
        state, start = parser.state, parser.pointer + 1
    return parser.prepared, done
