"""What an algorithm writes down while it runs: validation errors and, for a trace, the nested work.

Every algorithm below the state machine takes a `Journal`. Positions that it reports are offsets into the text
that it was given; whoever calls it knows where that text came from and hands on a journal that knows it too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from urlstd.errors import ErrorType, Failure

if TYPE_CHECKING:
    from typing import Any

    from urlstd.parsing.states import State

    # What a ValidationError holds, in its order: a tuple is made in a twentieth of the time.
    Occurrence = tuple[ErrorType, int, int, bool, State | None, int | None, str | None]


class Journal:
    """Collects validation errors. Nested work is dropped: only a trace keeps it."""

    __slots__ = ("occurrences",)

    def __init__(self) -> None:
        self.occurrences: list[Occurrence] = []

    @property
    def is_read(self) -> bool:
        """Whether it is worth finding out what has no other use than to be written down."""
        return True

    def error(self, type: ErrorType, start: int, end: int, detail: str | None = None) -> None:  # noqa: A002
        """Report a validation error that does not end the algorithm."""
        self.occurrences.append((type, start, end, False, None, None, detail))

    def fail(self, type: ErrorType, start: int, end: int) -> NoReturn:  # noqa: A002
        """Report a validation error and return failure."""
        self.error(type, start, end)
        self.fail_by_last_error()

    def fail_by_last_error(self) -> NoReturn:
        """Return failure for the reason that was reported last."""
        type_, start, end, _, state, step, detail = self.occurrences[-1]
        self.occurrences[-1] = (type_, start, end, True, state, step, detail)
        raise Failure

    def enter(self, algorithm: str, given: str) -> None:
        """Note that a nested algorithm begins with `given` as its input."""

    def note(self, key: str, value: Any) -> None:
        """Note something that the running nested algorithm found out."""

    def leave(self, result: Any) -> None:
        """Note what the running nested algorithm returns."""


class Unread(Journal):
    """A journal that nobody reads."""

    __slots__ = ()

    @property
    def is_read(self) -> bool:
        """Not worth it."""
        return False

    def error(self, type: ErrorType, start: int, end: int, detail: str | None = None) -> None:  # noqa: A002
        """Drop a validation error."""

    def fail_by_last_error(self) -> NoReturn:
        """Return failure, for whatever reason."""
        raise Failure


class Passage(Journal):
    """A journal for an algorithm whose text is a part of, or derived from, somebody else's text.

    Args:
        outer: The journal of the text that this one's text came from.
        start: Where this text begins in the outer one, when it is a part of it, code point by code point.
        whole: The range of the outer text to blame for everything, when this text was only derived from it.
    """

    __slots__ = ("outer", "start", "whole")

    def __init__(self, outer: Journal, start: int = 0, whole: tuple[int, int] | None = None) -> None:
        self.outer, self.start, self.whole = outer, start, whole

    @property
    def is_read(self) -> bool:
        """What holds for the outer journal."""
        return self.outer.is_read

    def error(self, type: ErrorType, start: int, end: int, detail: str | None = None) -> None:  # noqa: A002
        """Report to the outer journal, in positions of its text."""
        if self.whole is None:
            self.outer.error(type, self.start + start, self.start + end, detail)
        else:
            self.outer.error(type, *self.whole, detail)

    def fail_by_last_error(self) -> NoReturn:
        """Return failure for the reason that was reported last, to whichever journal."""
        self.outer.fail_by_last_error()

    def enter(self, algorithm: str, given: str) -> None:
        """Hand on to the outer journal."""
        self.outer.enter(algorithm, given)

    def note(self, key: str, value: Any) -> None:
        """Hand on to the outer journal."""
        self.outer.note(key, value)

    def leave(self, result: Any) -> None:
        """Hand on to the outer journal."""
        self.outer.leave(result)
