"""The setters of the URL class, as steps on a URL record.

https://url.spec.whatwg.org/#url-class

Each takes the record, a scalar value string and the basic URL parser to use, and returns why it did nothing, where
its own first steps say so. `URL` hands them the plain parser, a trace one that is watched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from urlstd.parsing.states import State

if TYPE_CHECKING:
    from collections.abc import Callable

    from urlstd.record import URLRecord

OPAQUE_PATH: Final = "the URL has an opaque path"
NO_CREDENTIALS_OR_PORT: Final = "the URL has no host, or an empty one, or is a file: URL"


class OverrideParser(Protocol):
    """The basic URL parser with a URL and a state override."""

    def __call__(self, input: str, /, *, url: URLRecord, state_override: State) -> object:  # noqa: A002
        """Change `url` by parsing `input` from `state_override` on."""


def set_protocol(url: URLRecord, value: str, parse: OverrideParser) -> str | None:
    """https://url.spec.whatwg.org/#dom-url-protocol."""
    parse(f"{value}:", url=url, state_override=State.SCHEME_START)
    return None


def set_username(url: URLRecord, value: str, parse: OverrideParser) -> str | None:  # noqa: ARG001
    """https://url.spec.whatwg.org/#dom-url-username."""
    # 1.
    if url.cannot_have_a_username_password_port:
        return NO_CREDENTIALS_OR_PORT
    # 2.
    url.set_username(value)
    return None


def set_password(url: URLRecord, value: str, parse: OverrideParser) -> str | None:  # noqa: ARG001
    """https://url.spec.whatwg.org/#dom-url-password."""
    # 1.
    if url.cannot_have_a_username_password_port:
        return NO_CREDENTIALS_OR_PORT
    # 2.
    url.set_password(value)
    return None


def set_host(url: URLRecord, value: str, parse: OverrideParser) -> str | None:
    """https://url.spec.whatwg.org/#dom-url-host."""
    # 1.
    if url.has_an_opaque_path:
        return OPAQUE_PATH
    # 2.
    parse(value, url=url, state_override=State.HOST)
    return None


def set_hostname(url: URLRecord, value: str, parse: OverrideParser) -> str | None:
    """https://url.spec.whatwg.org/#dom-url-hostname."""
    # 1.
    if url.has_an_opaque_path:
        return OPAQUE_PATH
    # 2.
    parse(value, url=url, state_override=State.HOSTNAME)
    return None


def set_port(url: URLRecord, value: str, parse: OverrideParser) -> str | None:
    """https://url.spec.whatwg.org/#dom-url-port."""
    # 1.
    if url.cannot_have_a_username_password_port:
        return NO_CREDENTIALS_OR_PORT
    # 2.
    if value == "":
        url.port = None
    # 3.
    else:
        parse(value, url=url, state_override=State.PORT)
    return None


def set_pathname(url: URLRecord, value: str, parse: OverrideParser) -> str | None:
    """https://url.spec.whatwg.org/#dom-url-pathname."""
    # 1.
    if url.has_an_opaque_path:
        return OPAQUE_PATH
    # 2.
    url.path = []
    # 3.
    parse(value, url=url, state_override=State.PATH_START)
    return None


def set_search(url: URLRecord, value: str, parse: OverrideParser) -> str | None:
    """https://url.spec.whatwg.org/#dom-url-search: steps 2 to 5."""
    # 2.
    if value == "":
        url.query = None
        return None
    # 4.
    url.query = ""
    # 3. and 5.
    parse(value.removeprefix("?"), url=url, state_override=State.QUERY)
    return None


def set_hash(url: URLRecord, value: str, parse: OverrideParser) -> str | None:
    """https://url.spec.whatwg.org/#dom-url-hash."""
    # 1.
    if value == "":
        url.fragment = None
        return None
    # 3.
    url.fragment = ""
    # 2. and 4.
    parse(value.removeprefix("#"), url=url, state_override=State.FRAGMENT)
    return None


SETTERS: Final[dict[str, Callable[[URLRecord, str, OverrideParser], str | None]]] = {
    "protocol": set_protocol,
    "username": set_username,
    "password": set_password,
    "host": set_host,
    "hostname": set_hostname,
    "port": set_port,
    "pathname": set_pathname,
    "search": set_search,
    "hash": set_hash,
}
