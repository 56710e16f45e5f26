"""What a trace is made of: steps, what each of them changed, and the algorithms that ran below it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from urlstd.errors import ValidationError
    from urlstd.parsing.states import State
    from urlstd.record import URLRecord
    from urlstd.steps.executed import Ran

STRING_FIELDS: Final = ("scheme", "username", "password", "query", "fragment")
FLAGS: Final = ("at_sign_seen", "inside_brackets", "password_token_seen")
End = Literal["eof", "return", "failure"]


class Splice(NamedTuple):
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


class Step(NamedTuple):
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

    index: int  # type: ignore[assignment] # a step is no tuple to search in
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
