"""A trace: every run of the machine of `parser`, one code point a run, with what it changed.

The machine is the one that parses. A trace only bounds its stride to one code point, looks at it between two runs,
and keeps what the algorithms below it note. There is no other parser.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from urlstd.errors import ValidationError
from urlstd.infra import EOF, scalar_value_string
from urlstd.parsing.machine import UNBOUNDED, Outcome
from urlstd.parsing.parser import BasicURLParser, parse_url
from urlstd.setters import SETTERS
from urlstd.url import URL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from urlstd.errors import ValidationError
    from urlstd.parsing.preparation import PreparedInput
    from urlstd.parsing.states import State
    from urlstd.record import URLRecord
    from urlstd.steps.executed import Ran, Recording

STRING_FIELDS: Final = ("scheme", "username", "password", "query", "fragment")
FLAGS: Final = ("at_sign_seen", "inside_brackets", "password_token_seen")
_FIELDS: Final = (*STRING_FIELDS, "host", "port")
_FIELDS_OF: Final = attrgetter(*_FIELDS)
_FLAGS_OF: Final = attrgetter(*FLAGS)
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})

End = Literal["eof", "return", "failure"]


@dataclass(frozen=True, slots=True)
class Splice:
    """How a string, or the list of path segments, changed: its first `keep` items stay, then comes `add`."""

    keep: int
    add: str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Work:
    """One run of an algorithm below the machine: what it was given, noted and returned, and what ran below it.

    Attributes:
        algorithm: Its name in the Standard, such as "host parser".
        given: Its input.
        notes: What it found out on the way, by name; see `urlstd.tracing.trace_json`.
        result: What it returned; `None` for failure.
        work: The algorithms that it ran itself, in order.
    """

    algorithm: str
    given: str
    notes: Mapping[str, Any]
    result: Any
    work: tuple[Work, ...]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that the machine holds between two runs."""

    buffer: str
    at_sign_seen: bool
    inside_brackets: bool
    password_token_seen: bool
    record: URLRecord


@dataclass(frozen=True, slots=True)
class Step:
    """One run of the machine.

    Attributes:
        index: 0 for the first run.
        state: The state it ran in.
        pointer: Where it began, in code points of what the machine reads.
        position: The same in the input as it was given.
        c: The code point there; "" is EOF.
        buffer: What it did to the buffer; `None` if nothing.
        flags: The flags that it changed, with their new values.
        changed: The fields of the URL record that it changed. A string or a path changes by a `Splice`; a path that
            becomes opaque, a host, a port, and null (`None`) are given whole.
        errors: The validation errors that it reported.
        next_state: The state of the next run, or the one in which the machine stopped.
        next_pointer: Where the next run begins, or where the machine stopped.
        end: Why there is no next run; `None` where there is.
        work: The algorithms that it ran.
        ran: The numbered steps that ran, of its state first and then of the algorithms below; empty if not asked for.
    """

    index: int
    state: State
    pointer: int
    position: int
    c: str
    buffer: Splice | None
    flags: Mapping[str, bool]
    changed: Mapping[str, Any]
    errors: tuple[ValidationError, ...]
    next_state: State
    next_pointer: int
    end: End | None
    work: tuple[Work, ...]
    ran: tuple[Ran, ...] = ()


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
        errors: Every validation error, with those from before the machine ran and after the window.
        record: The URL record as the machine left it, also after failure.
        ran: The numbered steps of the basic URL parser that ran before the machine; empty if not asked for.
    """

    prepared: PreparedInput
    state_override: State | None
    before: Snapshot
    steps: tuple[Step, ...]
    complete: bool
    outcome: Outcome
    errors: tuple[ValidationError, ...]
    record: URLRecord
    ran: tuple[Ran, ...] = ()

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
    make = partial(_TracedParser, text, base_record, encoding, url=url, state_override=state_override, stride=1)
    if not lines:
        return _Recorder(make()).record(first, limit)
    from urlstd.steps.executed import recording  # noqa: PLC0415 - only for who asks for it

    with recording() as watching:
        return _Recorder(watching.call(make), watching).record(first, limit)


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
        raise ValueError(f"no setter {attribute!a}: there are {', '.join(SETTERS)}")
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


@dataclass(slots=True)
class _OpenWork:
    """An algorithm that is still running."""

    algorithm: str
    given: str
    notes: dict[str, Any] = field(default_factory=dict)
    work: list[Work] = field(default_factory=list)


class _TracedParser(BasicURLParser):
    """The parser, keeping what the algorithms below it note."""

    __slots__ = ("_done", "_open")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._open: list[_OpenWork] = []
        self._done: list[Work] = []

    def enter(self, algorithm: str, given: str) -> None:
        self._open.append(_OpenWork(algorithm, given))

    def note(self, key: str, value: Any) -> None:
        self._open[-1].notes[key] = value

    def leave(self, result: Any) -> None:
        done = self._open.pop()
        siblings = self._open[-1].work if self._open else self._done
        siblings.append(Work(done.algorithm, done.given, done.notes, result, tuple(done.work)))

    def take_work(self) -> tuple[Work, ...]:
        """Return what was done since the last call. What is still open has failed."""
        while self._open:
            self.leave(None)
        if not self._done:
            return ()
        done, self._done = tuple(self._done), []
        return done


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
    parser = _TracedParser(input, base, encoding)
    done: list[Run] = []
    state, start = parser.state, 0
    for _ in parser.steps():
        end = start if parser.outcome == "failure" else min(parser.pointer + 1, parser.end)
        done.append(Run(state, parser.state, start, end, parser.take_work()))
        state, start = parser.state, parser.pointer + 1
    return parser.prepared, done


class _Recorder:
    """Drives a parser and writes down the difference that each run makes."""

    def __init__(self, parser: _TracedParser, recording: Recording | None = None) -> None:
        self.parser, self.recording = parser, recording
        self.ran = () if recording is None else recording.ran
        self._remember()

    def _remember(self) -> None:
        """Keep what the machine holds, to compare with after the next run."""
        self.buffer = self.parser.buffer
        self.reported = len(self.parser.occurrences)
        url = self.parser.url
        self.fields = _FIELDS_OF(url)
        self.path: str | list[str] = url.path if isinstance(url.path, str) else url.path.copy()
        self.flags = _FLAGS_OF(self.parser)

    def record(self, first: int, limit: int) -> Trace:
        """Run the machine; keep `limit` steps from number `first` on, and let it go once they are kept."""
        parser = self.parser
        before = self.snapshot()
        steps: list[Step] = []
        runs = parser.steps()
        complete = self._skip(runs, first)
        if not complete:
            before = self.snapshot()
        while not complete and len(steps) < limit:
            steps.append(self._step(runs, first + len(steps)))
            complete = steps[-1].end is not None
        if not complete:
            self._let_go(runs)
        return Trace(
            parser.prepared, parser.state_override, before, tuple(steps), complete, parser.outcome, parser.errors,
            parser.url, self.ran,
        )  # fmt: skip

    def _skip(self, runs: Iterator[State], first: int) -> bool:
        """Run the machine up to step `first`, in strides that end right before it; return whether it ended earlier."""
        parser = self.parser
        while parser.step + 1 < first:
            parser.stride = first - (parser.step + 1)
            next(runs)
            parser.take_work()
            if self._end() is not None:
                return True
        parser.stride = 1
        self._remember()
        return False

    def _let_go(self, runs: Iterator[State]) -> None:
        """Run the rest of the machine at full stride, unwatched."""
        self.parser.stride = UNBOUNDED
        for _ in runs:
            self.parser.take_work()

    def snapshot(self) -> Snapshot:
        """Return all that the machine holds now."""
        parser = self.parser
        return Snapshot(
            parser.buffer, parser.at_sign_seen, parser.inside_brackets, parser.password_token_seen, parser.url.copy()
        )

    def _step(self, runs: Iterator[State], index: int) -> Step:
        parser = self.parser
        # The machine moves on by one code point only when it is asked for the next run.
        pointer = parser.pointer + 1 if index else parser.pointer
        state = parser.state
        ran = self._run(runs)
        end = self._end()
        return Step(
            index=index,
            state=state,
            pointer=pointer,
            position=parser.prepared.position(pointer),
            c=parser.input[pointer] if pointer < parser.end else EOF,
            buffer=self._buffer_change(),
            flags=self._flag_changes(),
            changed=self._field_changes(),
            errors=self._new_errors(),
            next_state=parser.state,
            next_pointer=parser.pointer if end else parser.pointer + 1,
            end=end,
            work=parser.take_work(),
            ran=ran,
        )

    def _run(self, runs: Iterator[State]) -> tuple[Ran, ...]:
        if self.recording is None:
            next(runs)
            return ()
        self.recording.call(partial(next, runs))
        return self.recording.ran

    def _end(self) -> End | None:
        if self.parser.outcome == "failure":
            return "failure"
        if self.parser.outcome == "returned":
            return "return"
        return "eof" if self.parser.pointer >= self.parser.end else None

    def _buffer_change(self) -> Splice | None:
        old, new = self.buffer, self.parser.buffer
        self.buffer = new
        return None if new == old else splice(old, new)

    def _flag_changes(self) -> Mapping[str, bool]:
        old, self.flags = self.flags, _FLAGS_OF(self.parser)
        if old == self.flags:
            return _NOTHING
        return {name: now for name, was, now in zip(FLAGS, old, self.flags, strict=True) if now != was}

    def _field_changes(self) -> Mapping[str, Any]:
        url = self.parser.url
        old, self.fields = self.fields, _FIELDS_OF(url)
        if old == self.fields and url.path == self.path:
            return _NOTHING
        changes: dict[str, Any] = {}
        for name, was, now in zip(_FIELDS, old, self.fields, strict=True):
            if now != was:
                changes[name] = splice(was or "", now) if name in STRING_FIELDS and now is not None else now
        if url.path != self.path:
            changes["path"] = path_change(self.path, url.path)
            self.path = url.path if isinstance(url.path, str) else url.path.copy()
        return changes

    def _new_errors(self) -> tuple[ValidationError, ...]:
        if len(self.parser.occurrences) == self.reported:
            return ()
        new = self.parser.errors_from(self.reported)
        self.reported = len(self.parser.occurrences)
        return new


def splice(old: str, new: str) -> Splice:
    """Return how `old` became `new`."""
    return Splice(len(old), new[len(old) :]) if new.startswith(old) else Splice(0, new)


def path_change(old: str | list[str], new: str | list[str]) -> Splice:
    """Return how one path became another; a list of segments changes at its end."""
    if isinstance(new, str):
        return splice(old if isinstance(old, str) else "", new)
    if isinstance(old, str):
        old = []
    keep = min(len(old), len(new))
    while keep and old[keep - 1] != new[keep - 1]:
        keep -= 1
    return Splice(keep, tuple(new[keep:]))
