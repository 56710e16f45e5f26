"""Which code points of an input the machine read into which component of the URL.

Read off the machine's own runs: nothing here looks at what the input says.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from urlstd.parsing.states import State
from urlstd.tracing.trace import runs

if TYPE_CHECKING:
    from urlstd.parsing.preparation import PreparedInput
    from urlstd.record import URLRecord
    from urlstd.tracing.trace import Run, Work

Component = Literal["scheme", "username", "password", "host", "port", "path", "query", "fragment", "delimiter"]

_OF_STATE: Final[dict[State, Component]] = {
    State.SCHEME_START: "scheme",
    State.SCHEME: "scheme",
    State.HOST: "host",
    State.FILE_HOST: "host",
    State.PORT: "port",
    State.PATH_START: "path",
    State.PATH: "path",
    State.OPAQUE_PATH: "path",
    State.QUERY: "query",
    State.FRAGMENT: "fragment",
}
# Here the next state reads the same component.
_GOES_ON: Final = frozenset({(State.SCHEME_START, State.SCHEME), (State.PATH_START, State.PATH)})
# A slash that only turned out to begin a path when the next code point was no slash.
_BEFORE_A_PATH: Final = frozenset({State.PATH_OR_AUTHORITY, State.RELATIVE_SLASH, State.FILE_SLASH})


@dataclass(frozen=True, slots=True)
class Part:
    """A range of code points, `end` excluded, and the component that it belongs to."""

    part: Component
    start: int
    end: int


def input_parts(input: str, base: URLRecord | None = None) -> list[Part]:  # noqa: A002
    """Return the parts of `input`, a scalar value string, in order.

    What the parser dropped, or never came to, is in none of them.
    """
    return parts_of_runs(*runs(input, base))


def parts_of_runs(prepared: PreparedInput, done: list[Run]) -> list[Part]:
    """Return the parts that `input_parts` returns, from the runs that `runs` returned."""
    spans: list[Part] = []
    for run in done:
        _read(run, spans)
    return [piece for span in _merged(spans) for piece in _in_given(span, prepared)]


def _read(run: Run, spans: list[Part]) -> None:
    """Add what one run of the machine read."""
    if run.state is State.AUTHORITY:
        spans.extend(part for work in run.work for part in credentials_parts(work))
    elif run.state is State.SCHEME and run.next_state is State.NO_SCHEME:
        spans.clear()  # it starts over
    elif run.next_state is State.PATH and run.state in _BEFORE_A_PATH:
        _relabel_last(spans, 1)
    elif run.next_state is State.PATH and run.state is State.FILE_HOST:
        _relabel_last(spans, 2)
    elif run.end > run.start:
        spans.append(Part(_component(run), run.start, run.end))


def _component(run: Run) -> Component:
    """Return what the code points that a run read belong to."""
    goes_on = run.next_state is run.state or (run.state, run.next_state) in _GOES_ON
    return _OF_STATE.get(run.state, "delimiter") if goes_on else "delimiter"


def credentials_parts(work: Work) -> list[Part]:
    """Return the parts that the authority state read up to an "@", in positions of what the machine reads."""
    start, colon = work.notes["start"], work.notes["colon"]
    end = start + len(work.given)
    username, _ = work.result
    if colon is not None:
        at = start + colon
        parts = [Part("username", start, at), Part("delimiter", at, at + 1), Part("password", at + 1, end)]
    # Without a colon, all of it goes to one of the two.
    else:
        parts = [Part("username" if username else "password", start, end)]
    return [part for part in [*parts, Part("delimiter", end, end + 1)] if part.start < part.end]


def _relabel_last(spans: list[Part], length: int) -> None:
    """Make the last `length` code points that were read a part of the path."""
    last = spans.pop()
    at = last.end - length
    if last.start < at:
        spans.append(Part(last.part, last.start, at))
    spans.append(Part("path", at, last.end))


def _merged(spans: list[Part]) -> list[Part]:
    """Join neighbours that belong to the same component."""
    merged: list[Part] = []
    for span in spans:
        if merged and merged[-1].part == span.part and merged[-1].end == span.start:
            span = Part(span.part, merged.pop().start, span.end)  # noqa: PLW2901 - it grows
        merged.append(span)
    return merged


def _in_given(span: Part, prepared: PreparedInput) -> list[Part]:
    """Return `span` in positions of the input as it was given, split where tabs and newlines stood."""
    start, end = prepared.range(span.start, span.end)
    removed = prepared.removed
    cuts = removed[bisect_left(removed, start) : bisect_left(removed, end)]
    starts = [start, *(cut + 1 for cut in cuts)]
    return [Part(span.part, first, last) for first, last in zip(starts, [*cuts, end], strict=True) if first < last]
