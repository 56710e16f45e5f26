"""The machine of the basic URL parser: the Standard's variables, the loop, reading and reporting.

https://url.spec.whatwg.org/#concept-basic-url-parser

How it goes:

1. `Machine` prepares the input and holds the Standard's variables under the Standard's names.
2. `steps` is the only loop. It yields after every run of the machine; who drives it may look, stop, or go on.
3. Each `…_state` method, in the four modules of states, is one run of the machine in that state. Its branches are
   the Standard's, in order.
4. Where a branch only appends c and stays in its state, `take` reads a whole run of such code points at once.
   `stride` bounds it: 1 in a trace, nothing otherwise. The methods are the same.
5. To reconsume is always `pointer -= 1`, never a direct call: what is not a run of the machine cannot be seen.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal

from urlstd.encodings.encoding import output_encoding
from urlstd.errors import ErrorType, Failure, ValidationError
from urlstd.hosts.host import LONE_PERCENT_SIGN, NOT_A_URL_CODE_POINT, Host, parse_host
from urlstd.infra import EOF
from urlstd.journal import Journal
from urlstd.parsing.preparation import PreparedInput
from urlstd.parsing.states import State
from urlstd.record import (
    SPECIAL_SCHEMES,
    URLRecord,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from urlstd.journal import Occurrence

UNBOUNDED: Final = 1 << 30  # re takes no more where pointers have 32 bits, as in WebAssembly

Outcome = Literal["parsed", "returned", "failure"]

_END_OF_AUTHORITY: Final = frozenset({EOF, "/", "?", "#"})
_NOT_A_URL_UNIT: Final = re.compile(f"{LONE_PERCENT_SIGN}|{NOT_A_URL_CODE_POINT}")


class Machine(Journal):
    """A basic URL parser without its states, with the Standard's variables as attributes.

    Args:
        input: A scalar value string.
        base: The base URL, or `None`.
        encoding: A label of the Encoding Standard; it counts only for the query of a special URL.
        url: A URL to change in place, for API setters; `None` to make a new one.
        state_override: The state to begin in, where `url` is given; `None` for a whole URL.
        stride: How many code points one run of the machine may take at most.

    https://url.spec.whatwg.org/#concept-basic-url-parser
    """

    __slots__ = (
        "at_sign_seen", "base", "buffer", "encoding", "encoding_label", "end", "input", "inside_brackets",
        "next_non_unit", "outcome", "password_token_seen", "pointer", "prepared", "shift", "state", "state_override",
        "step", "stride", "url",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 - the Standard's six
        self,
        input: str,  # noqa: A002
        base: URLRecord | None = None,
        encoding: str = "utf-8",
        *,
        url: URLRecord | None = None,
        state_override: State | None = None,
        stride: int = UNBOUNDED,
    ) -> None:
        """https://url.spec.whatwg.org/#concept-basic-url-parser."""
        super().__init__()
        self.prepared = PreparedInput(input, trim=url is None)
        # 1. A new URL, from an input without surrounding controls and spaces.
        if url is None:
            # 1.1.
            url = URLRecord()
        self.url = url
        self.input = self.prepared.text
        self.end = len(self.input)
        self.base, self.state_override = base, state_override
        self.step = -1
        self.shift = 0  # where the text that a nested algorithm works on begins in the input
        self._report_preparation()
        # 4.
        self.state = State.SCHEME_START if state_override is None else state_override
        # 5.
        self.encoding_label = encoding
        self.encoding = output_encoding(encoding)
        # 6.-7.
        self.buffer = ""
        self.at_sign_seen = self.inside_brackets = self.password_token_seen = False
        # 8.
        self.pointer = 0
        self.stride = stride
        self.next_non_unit = -1  # where the next code point stands that is not part of a URL unit; -1 not looked yet
        self.outcome: Outcome = "parsed"

    def _report_preparation(self) -> None:
        prepared = self.prepared
        # 1.2. One report for both ends.
        if prepared.trimmed_start or prepared.trimmed_end:
            whole = len(prepared.given)
            at_start = prepared.trimmed_start > 0
            start, end = (0, prepared.trimmed_start) if at_start else (whole - prepared.trimmed_end, whole)
            self.occurrences.append((ErrorType.INVALID_URL_UNIT, start, end, False, None, None, None))
        # 2. One report for all of them.
        if prepared.removed:
            start = prepared.removed[0]
            self.occurrences.append((ErrorType.INVALID_URL_UNIT, start, start + 1, False, None, None, None))

    def steps(self) -> Iterator[State]:
        """Run the machine; yield the state of each run after it.

        https://url.spec.whatwg.org/#concept-basic-url-parser
        """
        text, end = self.input, self.end
        # 9. Until a run ends on EOF, returns or fails.
        while True:
            state, pointer = self.state, self.pointer
            self.step += 1
            try:
                returned = state.run(self, text[pointer] if pointer < end else EOF)
                if returned:
                    self.outcome = "returned"
            except Failure:
                self.outcome = "failure"
                returned = True
            yield state
            if returned or self.pointer >= end:
                return
            self.pointer += 1

    def run(self) -> Outcome:
        """Run the machine to its end and return how it ended.

        https://url.spec.whatwg.org/#concept-basic-url-parser
        """
        for _ in self.steps():
            pass
        # 10.
        return self.outcome

    @property
    def errors(self) -> tuple[ValidationError, ...]:
        """The validation errors so far, in positions of the input as it was given."""
        return self.errors_between(0, len(self.occurrences))

    def errors_between(self, start: int, end: int) -> tuple[ValidationError, ...]:
        """Return the validation errors from number `start` up to, not with, number `end`, of those so far."""
        return tuple(map(self._in_given, self.occurrences[start:end]))

    def _in_given(self, occurrence: Occurrence) -> ValidationError:
        type_, start, end, fatal, state, step, detail = occurrence
        if state is not None:
            start, end = self.prepared.range(start, end)
        return ValidationError(type_, start, end, fatal, state, step, detail)

    def error(self, type: ErrorType, start: int, end: int, detail: str | None = None) -> None:  # noqa: A002
        """Report a validation error between two pointers, or offsets into a nested algorithm's text."""
        shift = self.shift
        self.occurrences.append((type, start + shift, end + shift, False, self.state, self.step, detail))

    def errors_in_run(self, type: ErrorType, pointers: Iterable[int]) -> None:  # noqa: A002
        """Report a validation error at each of some code points of the run that `take` just took."""
        state, shift = self.state, self.step - self.pointer
        self.occurrences += [(type, at, at + 1, False, state, at + shift, None) for at in pointers]

    def error_at_c(self, type: ErrorType) -> None:  # noqa: A002
        """Report a validation error at c; at EOF, where the input ends."""
        self.error(type, self.pointer, min(self.pointer + 1, self.end))

    @property
    def remaining(self) -> str:
        """The next two code points after c: no state looks further."""
        return self.input[self.pointer + 1 : self.pointer + 3]

    def take(self, ordinary: re.Pattern[str]) -> str:
        """Return the run of ordinary code points from c on, at most `stride` long; the pointer ends on its last."""
        # Spec divergence (performance): the Standard takes one code point per run of the machine. No ordinary code
        # point changes the state, so the outcome is the same, as tests/property/test_trace.py checks.
        if self.stride == 1:
            return self.input[self.pointer]
        found = ordinary.match(self.input, self.pointer, self.pointer + self.stride)
        assert found is not None  # noqa: S101 - c is ordinary
        run = found[0]
        more = len(run) - 1
        self.pointer += more
        self.step += more
        return run

    def take_units(self, ordinary: re.Pattern[str]) -> str:
        """`take`, reporting each code point of the run that is not part of a URL unit."""
        start = self.pointer
        run = self.take(ordinary)
        end = self.pointer + 1
        if self.next_non_unit < start:
            found_next = _NOT_A_URL_UNIT.search(self.input, start)
            self.next_non_unit = found_next.start() if found_next else self.end
        # *. The states' steps that only report something.
        if self.next_non_unit < end:
            # A "%" at the end of the run needs the two code points after it, which are not reported here.
            found = _NOT_A_URL_UNIT.finditer(self.input, self.next_non_unit, end + 2)
            self.errors_in_run(ErrorType.INVALID_URL_UNIT, (at for unit in found if (at := unit.start()) < end))
        return run

    def ends_authority(self, c: str) -> bool:
        """Whether c is EOF, a slash, "?" or "#", or a backslash in a special URL."""
        return c in _END_OF_AUTHORITY or self.is_special_backslash(c)

    def is_special_backslash(self, c: str) -> bool:
        """Whether c is a backslash in a special URL, where it stands for a slash."""
        return c == "\\" and self.url.scheme in SPECIAL_SCHEMES

    def base_url(self) -> URLRecord:
        """Return the base, in states that are not reached without one."""
        assert self.base is not None  # noqa: S101 - no state that asks is reached without a base
        return self.base

    def copy_authority(self, base: URLRecord) -> None:
        """Give the URL the credentials, host and port of `base`."""
        url = self.url
        url.username, url.password, url.host, url.port = base.username, base.password, base.host, base.port

    def parse_buffer_as_host(self, end: int | None = None) -> Host:
        """Return the host that the buffer stands for; its text ends before the pointer, or before `end`.

        Raises:
            Failure: The host parser returned failure.
        """
        self.shift = (self.pointer if end is None else end) - len(self.buffer)
        host = parse_host(self.buffer, not self.url.is_special, self)
        self.shift = 0
        return host
