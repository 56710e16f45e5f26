"""The states of a file: URL, with its host and Windows drive letters.

https://url.spec.whatwg.org/#file-state to https://url.spec.whatwg.org/#file-host-state
"""

from __future__ import annotations

import re
from typing import Final

from urlstd.errors import ErrorType
from urlstd.hosts.host import EmptyHost
from urlstd.infra import EOF
from urlstd.parsing.machine import Machine
from urlstd.parsing.states import State
from urlstd.record import (
    URLRecord,
    is_normalized_windows_drive_letter,
    is_windows_drive_letter,
    starts_with_a_windows_drive_letter,
)

_SLASHES: Final = frozenset("/\\")
_END_OF_FILE_HOST: Final = frozenset({EOF, "/", "\\", "?", "#"})

# Runs: in each state the code points that its append-only branch takes, and no others. `[special]` chooses.
_FILE_HOST_RUN: Final = re.compile(r"[^/\\?#]+")


class FileStates(Machine):
    """File state to file host state."""

    __slots__ = ()

    def file_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#file-state."""
        url, base = self.url, self.base
        # 1.
        url.scheme = "file"
        # 2.
        url.host = EmptyHost()
        # 3.
        if c in _SLASHES:
            # 3.1.
            if c == "\\":
                self.error_at_c(ErrorType.INVALID_REVERSE_SOLIDUS)
            # 3.2.
            self.state = State.FILE_SLASH
        # 4. Relative to a file: URL.
        elif base is not None and base.scheme == "file":
            # 4.1.
            url.host, url.path, url.query = base.host, list(base.path), base.query
            # 4.2.-4.4.
            self._after_file_base_path(c, url)
        # 5.
        else:
            self.state = State.PATH
            self.pointer -= 1

    def _after_file_base_path(self, c: str, url: URLRecord) -> None:
        # 4.2.
        if c == "?":
            url.query = ""
            self.state = State.QUERY
        # 4.3.
        elif c == "#":
            url.fragment = ""
            self.state = State.FRAGMENT
        # 4.4.
        elif c != EOF:
            # 4.4.1.
            url.query = None
            # 4.4.2. A path takes the place of the base's last segment.
            if not starts_with_a_windows_drive_letter(self.input, self.pointer):
                url.shorten_path()
            # 4.4.3. A drive letter takes the place of all of it.
            else:
                # 4.4.3.1.
                self.error(ErrorType.FILE_INVALID_WINDOWS_DRIVE_LETTER, self.pointer, self.pointer + 2)
                # 4.4.3.2.
                url.path = []
            # 4.4.4.
            self.state = State.PATH
            self.pointer -= 1

    def file_slash_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#file-slash-state."""
        # 1. A second slash: a host follows.
        if c in _SLASHES:
            # 1.1.
            if c == "\\":
                self.error_at_c(ErrorType.INVALID_REVERSE_SOLIDUS)
            # 1.2.
            self.state = State.FILE_HOST
        # 2. A path from the root.
        else:
            # 2.1.
            if self.base is not None and self.base.scheme == "file":
                self._keep_host_and_drive(self.base)
            # 2.2.
            self.state = State.PATH
            self.pointer -= 1

    def _keep_host_and_drive(self, base: URLRecord) -> None:
        # 2.1.1.
        self.url.host = base.host
        # 2.1.2. The base's drive letter, unless the input brings its own.
        if (
            not starts_with_a_windows_drive_letter(self.input, self.pointer)
            and base.path
            and is_normalized_windows_drive_letter(base.path[0])
        ):
            self.url.path = [*self.url.path, base.path[0]]

    def file_host_state(self, c: str) -> bool | None:
        """https://url.spec.whatwg.org/#file-host-state."""
        # 1. The host ends.
        if c in _END_OF_FILE_HOST:
            self.pointer -= 1
            return self._file_host_ends()
        # 2.
        self.buffer += self.take(_FILE_HOST_RUN)
        return None

    def _file_host_ends(self) -> bool | None:
        end = self.pointer + 1
        # 1.1. It is a drive letter, which the path state finds in the buffer.
        if self.state_override is None and is_windows_drive_letter(self.buffer):
            self.error(ErrorType.FILE_INVALID_WINDOWS_DRIVE_LETTER_HOST, end - 2, end)
            self.state = State.PATH
            return None
        # 1.2. There is none.
        if self.buffer == "":
            # 1.2.1.
            self.url.host = EmptyHost()
        # 1.3.
        else:
            # 1.3.1. (1.3.2. on failure)
            host = self.parse_buffer_as_host(end)
            # 1.3.3.
            if host == "localhost":
                host = EmptyHost()
            # 1.3.4.
            self.url.host = host
        # 1.2.2. and 1.3.5.
        if self.state_override is not None:
            return True
        # 1.2.3. and 1.3.6.
        self.buffer = ""
        self.state = State.PATH_START
        return None
