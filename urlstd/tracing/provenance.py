"""Where each code point of a parsed URL comes from: which code point of the input, read by which run of the machine.

Read off a trace. Every code point that a run appends to a field gets a mark, and the marks move with the code points
as the trace says that those move. Nothing here parses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from urlstd.encodings.encoders import encode_or_fail
from urlstd.encodings.encoding import percent_encoded
from urlstd.hosts.host import OpaqueHost
from urlstd.parsing.states import State
from urlstd.percent import (
    C0_CONTROL_PERCENT_ENCODE_SET,
    FRAGMENT_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    USERINFO_PERCENT_ENCODE_SET,
    utf8_percent_encode,
)

if TYPE_CHECKING:
    from urlstd.percent import PercentEncodeSet
    from urlstd.tracing.trace import Splice, Step, Trace, Work

# The states that encode each code point as they read it.
_ENCODING_STATES: Final = {
    State.PATH: PATH_PERCENT_ENCODE_SET,
    State.OPAQUE_PATH: C0_CONTROL_PERCENT_ENCODE_SET,
    State.FRAGMENT: FRAGMENT_PERCENT_ENCODE_SET,
}
# The states that read a field which is a string; any other state copies it from the base URL.
_FIELDS_BY_STATE: Final = {
    "username": State.AUTHORITY,
    "password": State.AUTHORITY,
    "query": State.QUERY,
    "fragment": State.FRAGMENT,
}


@dataclass(frozen=True, slots=True, eq=False)
class Mark:
    """What one code point of the input became.

    Attributes:
        pointer: Where it stands in what the machine reads.
        c: The code point; EOF for what the end of a query added.
        state: The state that read it.
        encoded: Whether it became something else.
        percent_encode_set: The set that it was encoded with; `None` where the state encodes it whatever the set.
    """

    pointer: int
    c: str
    state: State
    encoded: bool
    percent_encode_set: PercentEncodeSet | None = None


Marks = list[Mark | None]  # one for each code point of a text; None for what the base URL gave


class Provenance:
    """Marks for the fields of a URL that can hold percent-encoded bytes.

    Args:
        trace: A complete trace that ended with a URL.

    Attributes:
        marks: From a component to its marks; for a path, those of its serialization.
    """

    def __init__(self, trace: Trace) -> None:
        self._fields: dict[str, Marks] = {}
        self._segments: list[Marks] = []
        self._buffer: Marks = []
        self._at_sign_seen = self._password_token_seen = False
        for step in trace:
            self._follow(step)
        self.marks: dict[str, Marks] = {"path": [mark for segment in self._segments for mark in [None, *segment]]}
        self.marks |= self._fields

    def _follow(self, step: Step) -> None:
        changed = step.changed
        for work in step.work:
            if work.algorithm == "credentials":
                self._credentials(work)
        for name in changed.keys() & _FIELDS_BY_STATE.keys():
            self._string(name, step)
        if isinstance(changed.get("host"), OpaqueHost):
            self._opaque_host(step)
        if "path" in changed:
            self._path(step)
        # Last: until now, it is what the buffer was before this run.
        if step.buffer is not None:
            self._buffer = self._buffer[: step.buffer.keep] + _marks(step, step.buffer.add)
        self._at_sign_seen = step.flags.get("at_sign_seen", self._at_sign_seen)
        self._password_token_seen = step.flags.get("password_token_seen", self._password_token_seen)

    def _credentials(self, work: Work) -> None:
        """The authority state encodes the buffer whole, and what an earlier “@” was mistaken for."""
        start: int = work.notes["start"]
        colon: int | None = work.notes["colon"]
        pieces = _encoded(work.given, start, State.AUTHORITY, USERINFO_PERCENT_ENCODE_SET)
        at_sign = Mark(start - 1, "@", State.AUTHORITY, True)
        prefix: Marks = [at_sign] * len("%40") if self._at_sign_seen else []
        username: Marks = []
        password: Marks = []
        current = password if self._password_token_seen else username
        current += prefix
        for index, piece in enumerate(pieces):
            if index == colon and not self._password_token_seen:
                current = password
            else:
                current += piece
        self._fields["username"] = self._fields.get("username", []) + username
        self._fields["password"] = self._fields.get("password", []) + password

    def _string(self, name: str, step: Step) -> None:
        """A field that is a string: read by its own state, or copied from the base URL by another."""
        change = step.changed[name]
        added: Marks = [] if change is None else [None] * len(change.add)
        if step.state is not _FIELDS_BY_STATE[name]:
            self._fields[name] = added
        elif name == "fragment":
            self._fields[name] += _marks(step, change.add)
        elif name == "query":
            self._fields[name] += _query(step.work[0])

    def _opaque_host(self, step: Step) -> None:
        parsed = [work for work in step.work if work.algorithm == "host parser"]
        # Without a host parser it is the base URL's.
        self._fields["host"] = [None] * len(step.changed["host"])
        for work in parsed:
            start = step.pointer - len(work.given)
            pieces = _encoded(work.given, start, step.state, C0_CONTROL_PERCENT_ENCODE_SET)
            self._fields["host"] = [mark for piece in pieces for mark in piece]

    def _path(self, step: Step) -> None:
        change: Splice = step.changed["path"]
        if isinstance(change.add, str):
            base: Marks = [None] * len(change.add)
            added = _marks(step, change.add) if step.state is State.OPAQUE_PATH else base
            self._fields["path"] = self._fields.get("path", [])[: change.keep] + added
            return
        # A segment that the path state adds is the buffer, or empty. Any other state copies the base's.
        source: Marks = self._buffer if step.state is State.PATH else [None] * max(map(len, change.add), default=0)
        self._segments = self._segments[: change.keep] + [source[: len(segment)] for segment in change.add]


def _marks(step: Step, added: str | tuple[str, ...]) -> Marks:
    """Return the marks of what a run made of the code point that it read."""
    # The set of the opaque path state does not have the space that it encodes at the end of the path.
    percent_encode_set = _ENCODING_STATES.get(step.state)
    if percent_encode_set is not None and step.c not in percent_encode_set:
        percent_encode_set = None
    return [_mark(step.pointer, step.c, step.state, added, percent_encode_set)] * len(added)


def _mark(
    pointer: int, c: str, state: State, became: str | tuple[str, ...], percent_encode_set: PercentEncodeSet | None
) -> Mark:
    return Mark(pointer, c, state, True, percent_encode_set) if became != c else Mark(pointer, c, state, False)


def _encoded(text: str, start: int, state: State, percent_encode_set: PercentEncodeSet) -> list[Marks]:
    """Return the marks of what each code point of a text becomes in UTF-8."""
    pieces: list[Marks] = []
    for pointer, c in enumerate(text, start):
        encoded = utf8_percent_encode(c, percent_encode_set)
        pieces.append([_mark(pointer, c, state, encoded, percent_encode_set)] * len(encoded))
    return pieces


def _query(work: Work) -> Marks:
    """Return the marks of a query, which is encoded whole."""
    percent_encode_set: PercentEncodeSet = work.notes["set"]
    marks: Marks = []
    for pointer, part in enumerate(encode_or_fail(work.notes["encoding"], work.given), work.notes["start"]):
        encoded = percent_encoded(part, percent_encode_set)
        marks += [_mark(pointer, part.c, State.QUERY, encoded, percent_encode_set)] * len(encoded)
    return marks
