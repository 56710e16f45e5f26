"""A trace of the host parser by itself: what a string becomes as a host, and what ran for it.

https://url.spec.whatwg.org/#concept-host-parser
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from urlstd.errors import ErrorType, Failure, ValidationError
from urlstd.hosts.host import Host, parse_host
from urlstd.infra import scalar_value_string
from urlstd.journal import Journal
from urlstd.tracing.trace import Work


@dataclass(frozen=True, slots=True)
class HostTrace:
    """What the host parser did with a string.

    Attributes:
        input: The string, as a scalar value string.
        is_opaque: Whether it was parsed as the host of a URL whose scheme is not special.
        host: The host; `None` for failure.
        errors: The validation errors, in order, with their places in the string.
        work: The run of the host parser, with what ran below it.
    """

    input: str
    is_opaque: bool
    host: Host | None
    errors: tuple[ValidationError, ...]
    work: Work


def trace_host(input: str, *, is_opaque: bool = False) -> HostTrace:  # noqa: A002
    """Run the host parser on a string that is all of a host, without a port.

    Args:
        input: Any string. Lone surrogates become U+FFFD.
        is_opaque: Whether the URL's scheme is not special.

    https://url.spec.whatwg.org/#concept-host-parser
    """
    text, journal = scalar_value_string(input), _WorkJournal()
    host: Host | None = None
    try:
        # A URL with a special scheme and nothing for a host does not get as far as the host parser.
        if not text and not is_opaque:
            journal.enter("host parser", text)
            journal.fail(ErrorType.HOST_MISSING, 0, 0)
        host = parse_host(text, is_opaque, journal)
    except Failure:
        journal.leave_all()
    errors = tuple(ValidationError(*occurrence) for occurrence in journal.occurrences)
    return HostTrace(text, is_opaque, host, errors, journal.done[0])


@dataclass(slots=True)
class _Running:
    algorithm: str
    given: str
    notes: dict[str, Any] = field(default_factory=dict)
    work: list[Work] = field(default_factory=list)


class _WorkJournal(Journal):
    """A journal that keeps the nested work."""

    __slots__ = ("done", "running")

    def __init__(self) -> None:
        super().__init__()
        self.running: list[_Running] = []
        self.done: list[Work] = []

    def enter(self, algorithm: str, given: str) -> None:
        self.running.append(_Running(algorithm, given))

    def note(self, key: str, value: Any) -> None:
        self.running[-1].notes[key] = value

    def leave(self, result: Any) -> None:
        last = self.running.pop()
        siblings = self.running[-1].work if self.running else self.done
        siblings.append(Work(last.algorithm, last.given, last.notes, result, tuple(last.work)))

    def leave_all(self) -> None:
        """Leave what is still running: it has failed."""
        while self.running:
            self.leave(None)
