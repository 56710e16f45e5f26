"""The states of the basic URL parser, in the Standard's order and words.

https://url.spec.whatwg.org/#concept-basic-url-parser
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from urlstd.parsing.machine import Machine


class State(Enum):
    """One state of the machine; the value is the Standard's name without the word "state".

    `run` is the method of the machine that is one run of the machine in this state. It returns true
    where the Standard says "return".
    """

    run: Callable[[Machine, str], bool | None]

    SCHEME_START = "scheme start"
    SCHEME = "scheme"
    NO_SCHEME = "no scheme"
    SPECIAL_RELATIVE_OR_AUTHORITY = "special relative or authority"
    PATH_OR_AUTHORITY = "path or authority"
    RELATIVE = "relative"
    RELATIVE_SLASH = "relative slash"
    SPECIAL_AUTHORITY_SLASHES = "special authority slashes"
    SPECIAL_AUTHORITY_IGNORE_SLASHES = "special authority ignore slashes"
    AUTHORITY = "authority"
    HOST = "host"
    HOSTNAME = "hostname"
    PORT = "port"
    FILE = "file"
    FILE_SLASH = "file slash"
    FILE_HOST = "file host"
    PATH_START = "path start"
    PATH = "path"
    OPAQUE_PATH = "opaque path"
    QUERY = "query"
    FRAGMENT = "fragment"

    @property
    def anchor(self) -> str:
        """The address of the state in the Standard."""
        name = "cannot-be-a-base-url-path" if self is State.OPAQUE_PATH else self.value.replace(" ", "-")
        return f"https://url.spec.whatwg.org/#{name}-state"
