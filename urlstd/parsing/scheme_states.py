"""The states before an authority: scheme, no scheme, and what is relative to a base.

https://url.spec.whatwg.org/#scheme-start-state to https://url.spec.whatwg.org/#relative-slash-state
"""

from __future__ import annotations

import re
from typing import Final

from urlstd.errors import ErrorType, Failure
from urlstd.infra import ASCII_ALPHA, ASCII_ALPHANUMERIC, EOF, ascii_lowercase
from urlstd.parsing.machine import Machine
from urlstd.parsing.states import State
from urlstd.record import (
    SPECIAL_SCHEMES,
    URLRecord,
    default_port,
)

_SCHEME_CODE_POINT: Final = ASCII_ALPHANUMERIC | frozenset("+-.")
_SLASHES: Final = frozenset("/\\")

# Runs: in each state the code points that its append-only branch takes, and no others. `[special]` chooses.
_SCHEME_RUN: Final = re.compile("[A-Za-z0-9+.-]+")


class SchemeStates(Machine):
    """Scheme start state to relative slash state."""

    __slots__ = ()

    def scheme_start_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#scheme-start-state."""
        # 1. A letter begins a scheme.
        if c in ASCII_ALPHA:
            self.buffer += ascii_lowercase(c)
            self.state = State.SCHEME
        # 2. Anything else: there is no scheme.
        elif self.state_override is None:
            self.state = State.NO_SCHEME
            self.pointer -= 1
        # 3.
        else:
            raise Failure

    def scheme_state(self, c: str) -> bool | None:
        """https://url.spec.whatwg.org/#scheme-state."""
        # 1. The scheme goes on.
        if c in _SCHEME_CODE_POINT:
            self.buffer += ascii_lowercase(self.take(_SCHEME_RUN))
        # 2. The colon ends it.
        elif c == ":":
            return self._scheme_ends()
        # 3. It was no scheme: start over.
        elif self.state_override is None:
            self.buffer = ""
            self.state = State.NO_SCHEME
            self.pointer = -1
        # 4.
        else:
            raise Failure
        return None

    def _scheme_ends(self) -> bool | None:
        url = self.url
        # 2.1. A setter may not do everything.
        if self.state_override is not None:
            if self._scheme_must_stay():
                return True
        # 2.2.
        url.scheme = self.buffer
        # 2.3. A setter is done.
        if self.state_override is not None:
            # 2.3.1.
            if url.port == default_port(url.scheme):
                url.port = None
            # 2.3.2.
            return True
        # 2.4.
        self.buffer = ""
        self._after_scheme(url)
        return None

    def _scheme_must_stay(self) -> bool:
        url = self.url
        # 2.1.1. From special to not special.
        if url.is_special and self.buffer not in SPECIAL_SCHEMES:
            return True
        # 2.1.2. The other way.
        if not url.is_special and self.buffer in SPECIAL_SCHEMES:
            return True
        # 2.1.3. To file, with what a file: URL cannot have.
        if (url.includes_credentials or url.port is not None) and self.buffer == "file":
            return True
        # 2.1.4. From file, without a host.
        if url.scheme == "file" and url.host == "":  # noqa: SIM103 - a step has run where it returns
            return True
        return False

    def _after_scheme(self, url: URLRecord) -> None:
        # 2.5. A file: URL.
        if url.scheme == "file":
            # 2.5.1.
            if self.remaining != "//":
                self.error_at_c(ErrorType.SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS)
            # 2.5.2.
            self.state = State.FILE
        # 2.6. Special, with a base of the same scheme.
        elif url.is_special and self.base is not None and self.base.scheme == url.scheme:
            # 2.6.2.
            self.state = State.SPECIAL_RELATIVE_OR_AUTHORITY
        # 2.7. Special.
        elif url.is_special:
            self.state = State.SPECIAL_AUTHORITY_SLASHES
        # 2.8. Not special, with a slash.
        elif self.remaining.startswith("/"):
            self.state = State.PATH_OR_AUTHORITY
            self.pointer += 1
        # 2.9. Not special, without one.
        else:
            url.path = ""
            self.state = State.OPAQUE_PATH

    def no_scheme_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#no-scheme-state."""
        base = self.base
        # 1. Nothing to be relative to.
        if base is None or (base.has_an_opaque_path and c != "#"):
            self.fail(ErrorType.MISSING_SCHEME_NON_RELATIVE_URL, 0, self.end)
        # 2. Only a fragment.
        if base.has_an_opaque_path:
            self.url.scheme, self.url.path, self.url.query = base.scheme, base.path, base.query
            self.url.fragment = ""
            self.state = State.FRAGMENT
        # 3. Relative.
        elif base.scheme != "file":
            self.state = State.RELATIVE
            self.pointer -= 1
        # 4. Relative to a file: URL.
        else:
            self.state = State.FILE
            self.pointer -= 1

    def special_relative_or_authority_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#special-relative-or-authority-state."""
        # 1. Two slashes: an authority.
        if c == "/" and self.remaining.startswith("/"):
            self.state = State.SPECIAL_AUTHORITY_IGNORE_SLASHES
            self.pointer += 1
        # 2. Otherwise relative.
        else:
            self.error_at_c(ErrorType.SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS)
            self.state = State.RELATIVE
            self.pointer -= 1

    def path_or_authority_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#path-or-authority-state."""
        # 1.
        if c == "/":
            self.state = State.AUTHORITY
        # 2.
        else:
            self.state = State.PATH
            self.pointer -= 1

    def relative_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#relative-state."""
        url, base = self.url, self.base_url()
        # 2.
        url.scheme = base.scheme
        # 3.
        if c == "/":
            self.state = State.RELATIVE_SLASH
        # 4.
        elif self.is_special_backslash(c):
            self.error_at_c(ErrorType.INVALID_REVERSE_SOLIDUS)
            self.state = State.RELATIVE_SLASH
        # 5.
        else:
            # 5.1. The base gives everything but its fragment.
            self.copy_authority(base)
            url.path = list(base.path)
            url.query = base.query
            # 5.2.-5.4.
            self._after_base_path(c, url)

    def _after_base_path(self, c: str, url: URLRecord) -> None:
        # 5.2.
        if c == "?":
            url.query = ""
            self.state = State.QUERY
        # 5.3.
        elif c == "#":
            url.fragment = ""
            self.state = State.FRAGMENT
        # 5.4. A path takes the place of the base's last segment and query.
        elif c != EOF:
            # 5.4.1.
            url.query = None
            # 5.4.2.
            url.shorten_path()
            # 5.4.3.
            self.state = State.PATH
            self.pointer -= 1

    def relative_slash_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#relative-slash-state."""
        # 1. A second slash, in a special URL.
        if c in _SLASHES and self.url.is_special:
            # 1.1.
            if c == "\\":
                self.error_at_c(ErrorType.INVALID_REVERSE_SOLIDUS)
            # 1.2.
            self.state = State.SPECIAL_AUTHORITY_IGNORE_SLASHES
        # 2. In any other.
        elif c == "/":
            self.state = State.AUTHORITY
        # 3. A path from the root.
        else:
            self.copy_authority(self.base_url())
            self.state = State.PATH
            self.pointer -= 1
