"""Drives the machine one code point a run, and writes down what each run changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from urlstd.infra import EOF
from urlstd.parsing.machine import UNBOUNDED
from urlstd.parsing.parser import BasicURLParser
from urlstd.tracing.step import FLAGS, STRING_FIELDS, End, Snapshot, Splice, Step, Work

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from urlstd.errors import ValidationError
    from urlstd.parsing.states import State
    from urlstd.steps.executed import Ran, Recording

_FIELDS: Final = (*STRING_FIELDS, "host", "port")
_FIELDS_OF: Final = attrgetter(*_FIELDS)
_FLAGS_OF: Final = attrgetter(*FLAGS)
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


@dataclass(slots=True)
class _OpenWork:
    """An algorithm that is still running."""

    algorithm: str
    given: str
    notes: dict[str, Any] = field(default_factory=dict)
    work: list[Work] = field(default_factory=list)


class TracedParser(BasicURLParser):
    """The parser, keeping what the algorithms below it note."""

    __slots__ = ("_done", "_open")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._open: list[_OpenWork] = []
        self._done: list[Work] = []

    def enter(self, algorithm: str, given: str) -> None:
        """Keep that a nested algorithm begins."""
        self._open.append(_OpenWork(algorithm, given))

    def note(self, key: str, value: Any) -> None:
        """Keep what it found out."""
        self._open[-1].notes[key] = value

    def leave(self, result: Any) -> None:
        """Keep what it returns, below the algorithm that ran it."""
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


class Recorder:
    """Writes down the difference that each run of a parser makes.

    Args:
        parser: A parser that has not begun, with a stride of 1.
        recording: What watches the lines that run, where the numbered steps are wanted.
    """

    def __init__(self, parser: TracedParser, recording: Recording | None = None) -> None:
        self.parser, self.recording = parser, recording
        self.ran = () if recording is None else recording.ran
        self.steps: list[Step] = []
        self.complete = False
        self._begin()

    def _begin(self) -> None:
        """Let what is recorded begin here."""
        self.before = self._snapshot()
        self.errors_before = len(self.parser.occurrences)
        self._remember()

    def _remember(self) -> None:
        """Keep what the machine holds, to compare with after the next run."""
        self.buffer = self.parser.buffer
        self.reported = len(self.parser.occurrences)
        self.fields = _FIELDS_OF(self.parser.url)
        self.path = self._copied_path()
        self.seen_path = _seen(self.parser.url.path)
        self.flags = _FLAGS_OF(self.parser)

    def _copied_path(self) -> str | list[str]:
        path = self.parser.url.path
        return path if isinstance(path, str) else path.copy()

    def record(self, first: int, limit: int) -> None:
        """Run the machine; keep `limit` steps from number `first` on, and let it go once they are kept."""
        runs = self.parser.steps()
        self.complete = self._skip(runs, first)
        if not self.complete:
            self._begin()
            self._keep(runs, first, limit)
        if not self.complete:
            self._let_go(runs)

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
        return False

    def _let_go(self, runs: Iterator[State]) -> None:
        """Run the rest of the machine at full stride, unwatched."""
        self.parser.stride = UNBOUNDED
        for _ in runs:
            self.parser.take_work()

    def _snapshot(self) -> Snapshot:
        """Return all that the machine holds now."""
        parser = self.parser
        return Snapshot(
            parser.buffer, parser.at_sign_seen, parser.inside_brackets, parser.password_token_seen, parser.url.copy()
        )

    def _keep(self, runs: Iterator[State], first: int, limit: int) -> None:
        """Keep steps, until there are `limit` of them or the machine has ended."""
        parser, text, end, position = self.parser, self.parser.input, self.parser.end, self.parser.prepared.position
        # The machine moves on by one code point only when it is asked for the next run.
        pointer = parser.pointer + 1 if first else parser.pointer
        ran: tuple[Ran, ...] = ()
        for index in range(first, first + limit):
            state = parser.state
            if self.recording is None:
                next(runs)
            else:
                self.recording.call(partial(next, runs))
                ran = self.recording.ran
            next_pointer = parser.pointer + 1
            ended = self._end() if next_pointer > end or parser.outcome != "parsed" else None
            if ended:
                next_pointer -= 1
            step = (
                index, state, pointer, position(pointer), text[pointer] if pointer < end else EOF,
                None if parser.buffer is self.buffer else self._buffer_change(),
                self._flag_changes() if _FLAGS_OF(parser) != self.flags else _NOTHING,
                self._field_changes() if self._fields_may_have_changed() else _NOTHING,
                self._new_errors() if len(parser.occurrences) != self.reported else (),
                parser.state, next_pointer, ended, parser.take_work(), ran,
            )  # fmt: skip
            self.steps.append(tuple.__new__(Step, step))  # in half the time that the class takes
            if ended:
                self.complete = True
                return
            pointer = next_pointer

    def _end(self) -> End | None:
        parser = self.parser
        if parser.outcome == "failure":
            return "failure"
        if parser.outcome == "returned":
            return "return"
        return "eof" if parser.pointer >= parser.end else None

    def _buffer_change(self) -> Splice | None:
        old, new = self.buffer, self.parser.buffer
        self.buffer = new
        return None if new == old else splice(old, new)

    def _flag_changes(self) -> Mapping[str, bool]:
        old, self.flags = self.flags, _FLAGS_OF(self.parser)
        return {name: now for name, was, now in zip(FLAGS, old, self.flags, strict=True) if now != was}

    def _fields_may_have_changed(self) -> bool:
        url = self.parser.url
        path, seen, length, last = url.path, *self.seen_path
        # A list of segments changes at its end, by one at most that goes and one that comes.
        return (
            _FIELDS_OF(url) != self.fields
            or path is not seen
            or len(path) != length
            or (length > 0 and path[-1] is not last)
        )

    def _field_changes(self) -> Mapping[str, Any]:
        url = self.parser.url
        old, self.fields = self.fields, _FIELDS_OF(url)
        changes: dict[str, Any] = {}
        for name, was, now in zip(_FIELDS, old, self.fields, strict=True):
            if now != was:
                changes[name] = splice(was or "", now) if name in STRING_FIELDS and now is not None else now
        seen, self.seen_path = self.seen_path, _seen(url.path)
        if seen != self.seen_path:
            changes["path"] = change = path_change(self.path, url.path)
            # The kept path changes as the machine's did: it is not copied with every segment.
            if isinstance(self.path, list) and isinstance(change.add, tuple):
                self.path[change.keep :] = change.add
            else:
                self.path = self._copied_path()
        return changes or _NOTHING

    def _new_errors(self) -> tuple[ValidationError, ...]:
        new = self.parser.errors_between(self.reported, len(self.parser.occurrences))
        self.reported += len(new)
        return new


def _seen(path: str | list[str]) -> tuple[str | list[str], int, str]:
    return path, len(path), path[-1] if path else ""


def splice(old: str, new: str) -> Splice:
    """Return how `old` became `new`."""
    keep = len(old) if new.startswith(old) else 0
    return tuple.__new__(Splice, (keep, new[keep:]))


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
