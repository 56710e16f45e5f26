"""The states of the path, the query and the fragment.

https://url.spec.whatwg.org/#path-start-state to https://url.spec.whatwg.org/#fragment-state
"""

from __future__ import annotations

import re
from typing import Final

from urlstd.encodings.encoding import percent_encode_after_encoding
from urlstd.errors import ErrorType
from urlstd.infra import EOF
from urlstd.parsing.machine import Machine
from urlstd.parsing.states import State
from urlstd.percent import (
    C0_CONTROL_PERCENT_ENCODE_SET,
    FRAGMENT_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    QUERY_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    utf8_percent_encode,
)
from urlstd.record import (
    DOUBLE_DOT_PATH_SEGMENT,
    SINGLE_DOT_PATH_SEGMENT,
    SPECIAL_SCHEMES,
    is_windows_drive_letter,
)

_SLASHES: Final = frozenset("/\\")

# Runs: in each state the code points that its append-only branch takes, and no others. `[special]` chooses.
_PATH_RUN: Final = re.compile("[^/?#]+"), re.compile(r"[^/\\?#]+")
_PATH_RUN_IN_OVERRIDE: Final = re.compile("[^/]+"), re.compile(r"[^/\\]+")
_PLAIN_SEGMENTS: Final = re.compile(r"/(?:(?!\.)[!$&-.0-;=@-Z_a-z~]*+/)*+")
_OPAQUE_PATH_RUN: Final = re.compile("[^?# ]+(?: +[^?# ]+)*")
_SPACES: Final = re.compile(" +")
_QUERY_RUN: Final = re.compile("[^#]+")
_EVERYTHING: Final = re.compile("(?s:.+)")


class PathStates(Machine):
    """Path start state to fragment state."""

    __slots__ = ()

    def path_start_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#path-start-state."""
        url = self.url
        # 1. A special URL has a path, come what may.
        if url.is_special:
            # 1.1.
            if c == "\\":
                self.error_at_c(ErrorType.INVALID_REVERSE_SOLIDUS)
            # 1.2.
            self.state = State.PATH
            # 1.3.
            if c not in _SLASHES:
                self.pointer -= 1
        # 2.
        elif c == "?" and self.state_override is None:
            url.query = ""
            self.state = State.QUERY
        # 3.
        elif c == "#" and self.state_override is None:
            url.fragment = ""
            self.state = State.FRAGMENT
        # 4.
        elif c != EOF:
            # 4.1.
            self.state = State.PATH
            # 4.2.
            if c != "/":
                self.pointer -= 1
        # 5.
        elif self.state_override is not None and url.host is None:
            url.path = [*url.path, ""]

    def path_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#path-state."""
        special = self.url.scheme in SPECIAL_SCHEMES
        slash = c == "/" or (special and c == "\\")
        # 1. A segment ends.
        if slash or c == EOF or (self.state_override is None and c in {"?", "#"}):
            # 1.1.
            if slash and c == "\\":
                self.error_at_c(ErrorType.INVALID_REVERSE_SOLIDUS)
            # 1.2.-1.4.
            self._add_segment(slash)
            # 1.5.
            self.buffer = ""
            # 1.6.
            if c == "?":
                self.url.query = ""
                self.state = State.QUERY
            # 1.7.
            elif c == "#":
                self.url.fragment = ""
                self.state = State.FRAGMENT
            elif c == "/":
                self._take_plain_segments()
        # 2.
        else:
            # 2.1.-2.2.
            run = self.take_units((_PATH_RUN if self.state_override is None else _PATH_RUN_IN_OVERRIDE)[special])
            # 2.3.
            self.buffer += utf8_percent_encode(run, PATH_PERCENT_ENCODE_SET)

    def _add_segment(self, slash: bool) -> None:
        url, buffer = self.url, self.buffer
        path = url.path
        assert isinstance(path, list)  # noqa: S101 - an opaque path has a state of its own
        # 1.2. One level up.
        if buffer in DOUBLE_DOT_PATH_SEGMENT:
            # 1.2.1.
            url.shorten_path()
            # 1.2.2. At the end of the path, a directory.
            if not slash:
                path.append("")
        elif buffer in SINGLE_DOT_PATH_SEGMENT:
            # 1.3. This level; at the end of the path, a directory.
            if not slash:
                path.append("")
        # 1.4.
        else:
            # 1.4.1.
            if url.scheme == "file" and not path and is_windows_drive_letter(buffer):
                buffer = buffer[0] + ":"
            # 1.4.2.
            path.append(buffer)

    def _take_plain_segments(self) -> None:
        # Spec divergence (performance): one run for all segments from this slash to the last one which step 2 would
        # take as they are, and steps 1.2. to 1.4. append.
        run = self.take(_PLAIN_SEGMENTS)
        if len(run) > 1:
            assert isinstance(self.url.path, list)  # noqa: S101 - as above
            self.url.path += run[1:-1].split("/")

    def opaque_path_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state."""
        url = self.url
        assert isinstance(url.path, str)  # noqa: S101 - set before this state is reached
        # 1.
        if c == "?":
            url.query = ""
            self.state = State.QUERY
        # 2.
        elif c == "#":
            url.fragment = ""
            self.state = State.FRAGMENT
        # 3. Only the space right before "?" or "#" is encoded: any other stays.
        elif c == " ":
            # 3.1.
            run = self.take_units(_SPACES)
            # 3.2.
            if self.remaining[:1] in {"?", "#"}:
                url.path += run[:-1] + "%20"
            # 3.3.
            else:
                url.path += run
        # 4.
        elif c != EOF:
            # 4.1.-4.2.
            run = self.take_units(_OPAQUE_PATH_RUN)
            # 4.3.
            url.path += utf8_percent_encode(run, C0_CONTROL_PERCENT_ENCODE_SET)

    def query_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#query-state."""
        url = self.url
        # 1. A legacy encoding is for special URLs only, and not for WebSockets.
        if self.encoding != "UTF-8" and (not url.is_special or url.scheme in {"ws", "wss"}):
            self.encoding = "UTF-8"
        # 2. The query ends: encode it as a whole.
        if c == EOF or (c == "#" and self.state_override is None):
            # 2.1.-2.2.
            encoded = self._encoded_buffer()
            url.query = encoded if url.query is None else url.query + encoded
            # 2.3.
            self.buffer = ""
            # 2.4.
            if c == "#":
                url.fragment = ""
                self.state = State.FRAGMENT
        # 3.
        else:
            # 3.1.-3.2.
            run = self.take_units(_QUERY_RUN if self.state_override is None else _EVERYTHING)
            # 3.3.
            self.buffer += run

    def _encoded_buffer(self) -> str:
        # 2.1.
        query_set = SPECIAL_QUERY_PERCENT_ENCODE_SET if self.url.is_special else QUERY_PERCENT_ENCODE_SET
        # 2.2.
        self.enter("percent-encode after encoding", self.buffer)
        self.note("encoding", self.encoding)
        self.note("label", self.encoding_label)
        self.note("set", query_set)
        self.note("start", self.pointer - len(self.buffer))
        encoded = percent_encode_after_encoding(self.encoding, self.buffer, query_set)
        self.leave(encoded)
        return encoded

    def fragment_state(self, c: str) -> None:
        """https://url.spec.whatwg.org/#fragment-state."""
        # 1.
        if c != EOF:
            # 1.1.-1.2.
            run = self.take_units(_EVERYTHING)
            # 1.3.
            encoded = utf8_percent_encode(run, FRAGMENT_PERCENT_ENCODE_SET)
            self.url.fragment = encoded if self.url.fragment is None else self.url.fragment + encoded
