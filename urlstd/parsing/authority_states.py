"""The states of an authority: its slashes, credentials, host and port.

https://url.spec.whatwg.org/#special-authority-slashes-state to https://url.spec.whatwg.org/#port-state
"""

from __future__ import annotations

import re
from typing import Final

from urlstd.errors import ErrorType, Failure
from urlstd.infra import ASCII_DIGIT
from urlstd.parsing.machine import Machine
from urlstd.parsing.states import State
from urlstd.percent import (
    USERINFO_PERCENT_ENCODE_SET,
    utf8_percent_encode,
)
from urlstd.record import (
    default_port,
)

_SLASHES: Final = frozenset("/\\")
_MOST_DIGITS: Final = 5  # of a port that is in range

# Runs: in each state the code points that its append-only branch takes, and no others. `[special]` chooses.
_SLASHES_RUN: Final = re.compile(r"[/\\]+")
_AUTHORITY_RUN: Final = re.compile("[^@/?#]+"), re.compile(r"[^@/?#\\]+")
_CREDENTIALS_RUN: Final = re.compile("@(?:[^@/?#]*+@)*+"), re.compile(r"@(?:[^@/?#\\]*+@)*+")
_AT_SIGN: Final = re.compile("@")
_HOST_RUN: Final = (
    re.compile(r"(?:[^:/?#\[]++|\[[^/?#\]]*+)*+"),
    re.compile(r"(?:[^:/?#\\\[]++|\[[^/?#\\\]]*+)*+"),
)
_BRACKETED_RUN: Final = re.compile(r"[^/?#\]]*+\]?"), re.compile(r"[^/?#\\\]]*+\]?")
_PORT_RUN: Final = re.compile("[0-9]+")


class AuthorityStates(Machine):
    """Special authority slashes state to port state."""

    __slots__ = ()

    def special_authority_slashes_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#special-authority-slashes-state."""
        # 1.
        if c == "/" and self.remaining.startswith("/"):
            self.state = State.SPECIAL_AUTHORITY_IGNORE_SLASHES
            self.pointer += 1
        # 2.
        else:
            self.error_at_c(ErrorType.SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS)
            self.state = State.SPECIAL_AUTHORITY_IGNORE_SLASHES
            self.pointer -= 1

    def special_authority_ignore_slashes_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#special-authority-ignore-slashes-state."""
        # 1.
        if c not in _SLASHES:
            self.state = State.AUTHORITY
            self.pointer -= 1
        # 2. One slash too many.
        else:
            start = self.pointer
            self.take(_SLASHES_RUN)
            slashes = range(start, self.pointer + 1)
            self.errors_in_run(ErrorType.SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS, slashes)

    def authority_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#authority-state."""
        # 1. What was read so far are credentials.
        if c == "@":
            self._credentials_end()
        # 2. The authority ends: read its host again, as a host.
        elif self.ends_authority(c):
            # 2.1.
            if self.at_sign_seen and self.buffer == "":
                self.fail(ErrorType.HOST_MISSING, self.pointer, self.pointer)
            # 2.2.
            self.pointer -= len(self.buffer) + 1
            self.buffer = ""
            self.state = State.HOST
        # 3.
        else:
            self.buffer += self.take(_AUTHORITY_RUN[self.url.is_special])

    def _credentials_end(self) -> None:
        c, start = self.pointer, self.pointer - len(self.buffer)
        # Spec divergence (performance): one run up to the last "@" of the authority. The ones between are encoded
        # by the userinfo set just as step 1.2 would.
        run = self.take(_CREDENTIALS_RUN[self.url.is_special])
        # 1.1. One report for each "@".
        at_signs = (c + found.start() for found in _AT_SIGN.finditer(run))
        self.errors_in_run(ErrorType.INVALID_CREDENTIALS, at_signs)
        credentials = self.buffer + run[:-1]
        self.enter("credentials", credentials)
        self.note("start", start)
        prefix = ""
        # 1.2. An "@" before this one belongs to the credentials.
        if self.at_sign_seen:
            prefix = "%40"
        # 1.3.
        self.at_sign_seen = True
        # 1.4.
        self._add_credentials(prefix, credentials)
        # 1.5.
        self.buffer = ""

    def _add_credentials(self, prefix: str, text: str) -> None:
        username, colon, password = ("", "", text) if self.password_token_seen else text.partition(":")
        self.note("colon", len(username) if colon else None)
        # 1.4.2. Spec divergence (performance): all code points at once. The prefix is encoded already.
        username = utf8_percent_encode(username, USERINFO_PERCENT_ENCODE_SET)
        password = utf8_percent_encode(password, USERINFO_PERCENT_ENCODE_SET)
        if self.password_token_seen:
            password = prefix + password
        else:
            username = prefix + username
        # 1.4.1. The first ":" of all separates username and password.
        if colon:
            self.password_token_seen = True
        # 1.4.3.
        if password:
            self.url.password += password
        # 1.4.4.
        if username:
            self.url.username += username
        self.leave((username, password))

    def host_state(self, c: str) -> bool | None:
        """https://url.spec.whatwg.org/#host-state."""
        # 1. The host of a file: URL has a state of its own.
        if self.state_override is not None and self.url.scheme == "file":
            self.pointer -= 1
            self.state = State.FILE_HOST
        # 2. A colon outside brackets: a port follows.
        elif c == ":" and not self.inside_brackets:
            self._host_ends_with_a_port()
        # 3. The authority ends.
        elif self.ends_authority(c):
            return self._host_ends()
        # 4.
        else:
            self._host_goes_on()
        return None

    hostname_state = host_state

    def _host_ends_with_a_port(self) -> None:
        # 2.1.
        if self.buffer == "":
            self.fail(ErrorType.HOST_MISSING, self.pointer, self.pointer)
        # 2.2.
        if self.state_override is State.HOSTNAME:
            raise Failure
        # 2.3. (2.4. on failure)
        host = self.parse_buffer_as_host()
        # 2.5.
        self.url.host = host
        self.buffer = ""
        self.state = State.PORT

    def _host_ends(self) -> bool | None:
        end = self.pointer
        url = self.url
        self.pointer -= 1
        # 3.1.
        if self.buffer == "" and url.is_special:
            self.fail(ErrorType.HOST_MISSING, end, end)
        # 3.2. A setter may not take the host from under credentials or a port.
        if self.state_override is not None and self.buffer == "" and (url.includes_credentials or url.port is not None):
            raise Failure
        # 3.3. (3.4. on failure)
        host = self.parse_buffer_as_host(end)
        # 3.5.
        url.host = host
        self.buffer = ""
        self.state = State.PATH_START
        # 3.6.
        if self.state_override is not None:
            return True
        return None

    def _host_goes_on(self) -> None:
        special = self.url.is_special
        run = self.take((_BRACKETED_RUN if self.inside_brackets else _HOST_RUN)[special])
        opening, closing = run.rfind("["), run.rfind("]")
        # 4.1. The last bracket counts.
        if opening > closing:
            self.inside_brackets = True
        # 4.2.
        elif closing > opening:
            self.inside_brackets = False
        # 4.3.
        self.buffer += run

    def port_state(self, c: str) -> bool | None:
        """https://url.spec.whatwg.org/#port-state."""
        # 1.
        if c in ASCII_DIGIT:
            self.buffer += self.take(_PORT_RUN)
        # 2. The port ends; under an override, at anything.
        elif self.state_override is not None or self.ends_authority(c):
            # 2.1.
            if self.buffer != "":
                self._port_ends()
                # 2.1.5.
                if self.state_override is not None:
                    return True
            # 2.2.
            if self.state_override is not None:
                raise Failure
            # 2.3.
            self.state = State.PATH_START
            self.pointer -= 1
        # 3.
        else:
            self.fail(ErrorType.PORT_INVALID, self.pointer, self.pointer + 1)
        return None

    def _port_ends(self) -> None:
        # 2.1.1. Spec divergence (Python): int() refuses very long strings, so the digits are counted first.
        digits = self.buffer.lstrip("0")
        port = int(digits or "0") if len(digits) <= _MOST_DIGITS else 1 << 16
        # 2.1.2.
        if port >= 1 << 16:
            self.fail(ErrorType.PORT_OUT_OF_RANGE, self.pointer - len(self.buffer), self.pointer)
        # 2.1.3.
        self.url.port = None if port == default_port(self.url.scheme) else port
        # 2.1.4.
        self.buffer = ""
