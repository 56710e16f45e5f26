"""What `urllib.parse` and `ipaddress` would have said, beside the Standard: for porting, and for checks of URLs.

`urllib.parse` follows RFC 3986, browsers follow the URL Standard. A check that takes a URL apart in one way protects
nothing where the request is made in the other: each difference says what it means for such a check.

What `urllib.parse` says depends on the version of Python.
"""

from __future__ import annotations

import ipaddress
import platform
import urllib.parse
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from urlstd.errors import URLParseError
from urlstd.hosts.host import serialize_host
from urlstd.hosts.ipv4 import IPv4Address
from urlstd.hosts.ipv6 import IPv6Address
from urlstd.languages import message
from urlstd.parsing.parser import parse_url
from urlstd.record import default_port
from urlstd.serialize import serialize_url_path

if TYPE_CHECKING:
    from urllib.parse import SplitResult

    from urlstd.record import URLRecord

    Values = dict[str, str | None]

# "address" is what the host is as an IP address: by the Standard, and by `ipaddress` of what `urllib.parse` read.
COMPONENTS: Final = ("scheme", "username", "password", "host", "address", "port", "path", "query", "fragment")
_NOTHING: Final[Values] = dict.fromkeys(COMPONENTS)
_REFUSED: Final = (
    "The Standard refuses this string, but urllib.parse takes it apart: a client that goes by urllib.parse makes a "
    "request that no browser would make."
)
_REFUSED_BY_URLLIB: Final = (
    "urllib.parse refuses this string, but a browser follows it: where an exception lets a URL pass, it passes."
)


@dataclass(frozen=True, slots=True)
class ComponentReading:
    """One component, read in both ways.

    Attributes:
        component: One of `COMPONENTS`.
        urlstd: What the Standard says; `None` for nothing.
        urllib: What `urllib.parse`, or `ipaddress`, says; `None` for nothing.
        differs: Whether they are not the same.
        meaning: What a difference means for who checks URLs, in one sentence; `None` where there is none.
    """

    component: str
    urlstd: str | None
    urllib: str | None
    differs: bool
    meaning: str | None


@dataclass(frozen=True, slots=True)
class UrllibReading:
    """A string, read by the Standard and by `urllib.parse`.

    Attributes:
        input: The string.
        base: What it is relative to; `None` without one.
        url: The URL record of the Standard; `None` for failure.
        joined: What `urljoin` returned, or `input` without a base; `None` where `urllib.parse` raised an error.
        error: The message of that error; `None` without one.
        components: The components, each read in both ways.
        same_destination: Whether a request goes to the same scheme, host and port in both readings.
        meaning: What it means where only one of the two refuses the string; `None` otherwise.
        python: The version of Python whose `urllib.parse` it is.
    """

    input: str
    base: str | None
    url: URLRecord | None
    joined: str | None
    error: str | None
    components: tuple[ComponentReading, ...]
    same_destination: bool
    meaning: str | None
    python: str


def compare_with_urllib(input: str, base: str | None = None) -> UrllibReading:  # noqa: A002
    """Read a string by the Standard and by `urllib.parse`, and say what each difference means.

    Args:
        input: Any string.
        base: What it is relative to: the Standard's base URL, and the first argument of `urljoin`.

    Returns:
        Both readings; nothing is raised for strings that either of them refuses.
    """
    try:
        url = parse_url(input, base)
    except URLParseError:
        url = None
    joined: str | None = None
    error: str | None = None
    theirs = _NOTHING
    try:
        joined = input if base is None else urllib.parse.urljoin(base, input)
        theirs = _values_of_urllib(urllib.parse.urlsplit(joined))
    except ValueError as problem:
        joined, error = None, str(problem)
    ours = _NOTHING if url is None else _values(url)
    explained = None if joined is None else url
    readings = [_reading(component, ours, theirs, explained) for component in COMPONENTS]
    same = explained is not None and _destination(ours) == _destination(theirs)
    return UrllibReading(
        input,
        base,
        url,
        joined,
        error,
        tuple(readings),
        same,
        _meaning_of_refusal(url, joined),
        platform.python_version(),
    )


def _meaning_of_refusal(url: URLRecord | None, joined: str | None) -> str | None:
    if (url is None) == (joined is None):
        return None
    return message(_REFUSED if url is None else _REFUSED_BY_URLLIB)


def _values(url: URLRecord) -> Values:
    """Return the components of a record; `None` for what is empty where `urllib.parse` cannot tell it from nothing."""
    address = url.host if isinstance(url.host, IPv4Address | IPv6Address) else None
    return {
        "scheme": url.scheme,
        "username": url.username or None,
        "password": url.password or None,
        "host": None if url.host is None else serialize_host(url.host) or None,
        "address": None if address is None else str(address),
        "port": None if url.port is None else str(url.port),
        "path": serialize_url_path(url),
        "query": url.query or None,
        "fragment": url.fragment or None,
    }


def _values_of_urllib(split: SplitResult) -> Values:
    """Return the components of a `SplitResult`; raise ValueError where `port` does."""
    host = split.hostname or None
    return {
        "scheme": split.scheme or None,
        "username": split.username or None,
        "password": split.password or None,
        "host": f"[{host}]" if host is not None and ":" in host else host,
        "address": None if host is None else _address(host),
        "port": None if split.port is None else str(split.port),
        "path": split.path,
        "query": split.query or None,
        "fragment": split.fragment or None,
    }


def _address(host: str) -> str | None:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    if address.version == 4 or address.scope_id is not None:
        return str(address)
    # Newer versions of Python write an embedded IPv4 address with dots, the Standard does not.
    return str(IPv6Address(int.from_bytes(address.packed[at : at + 2]) for at in range(0, 16, 2)))


def _destination(values: Values) -> tuple[str | None, str | None, str | None]:
    scheme, port = values["scheme"], values["port"]
    standard = None if scheme is None else default_port(scheme)
    return scheme, values["address"] or values["host"], port if port is not None or standard is None else str(standard)


def _reading(component: str, ours: Values, theirs: Values, url: URLRecord | None) -> ComponentReading:
    a, b = ours[component], theirs[component]
    if a == b or url is None:
        return ComponentReading(component, a, b, a != b, None)
    meaning = message(_MEANINGS[component](a, b, url), ours=_quoted(a), theirs=_quoted(b))
    return ComponentReading(component, a, b, True, meaning)


# What a difference means, in English, with places for both values.


def _scheme(ours: str | None, theirs: str | None, url: URLRecord) -> str:  # noqa: ARG001 - all meanings are called alike
    return "A check of urllib's scheme sees {theirs}; a browser makes a request with {ours}."


def _credentials(ours: str | None, theirs: str | None, url: URLRecord) -> str:  # noqa: ARG001
    if ours is None:
        return "urllib.parse sees credentials where the Standard sees none, so what is before “@” is something else."
    if theirs is None:
        return "urllib.parse sees no credentials here, so a rule against them lets this URL pass."
    return "The Standard percent-encodes credentials, so compare and log them in one of the two forms only."


def _host(ours: str | None, theirs: str | None, url: URLRecord) -> str:
    if theirs is None:
        return "urllib.parse sees no host at all, so a list of hosts is not asked; a browser goes to {ours}."
    if ours is None:
        return "urllib.parse sees the host {theirs}, where the Standard has none."
    if isinstance(url.host, IPv4Address | IPv6Address):
        if _address(theirs.strip("[]")) == str(url.host):
            return "The same address, written in another way: compare addresses, and not their texts."
        return "A list of hosts is asked about {theirs}, but a browser goes to the address {ours}."
    if not theirs.isascii() or "%" in theirs:
        return (
            "The Standard decodes and maps the host: a list of hosts is asked about {theirs}, but a browser goes to "
            "{ours}."
        )
    return "Two different hosts: an allow-list that lets {theirs} pass sends a browser to {ours}."


def _ip_address(ours: str | None, theirs: str | None, url: URLRecord) -> str:  # noqa: ARG001
    if theirs is None:
        return "ipaddress reads no address here, so a rule against private addresses does not see {ours}."
    if ours is None:
        return "ipaddress reads the address {theirs}, which is no address to the Standard."
    return "A rule about addresses is asked about {theirs}, but a browser goes to {ours}."


def _port(ours: str | None, theirs: str | None, url: URLRecord) -> str:
    if ours is None and theirs == str(default_port(url.scheme)):
        return "The Standard leaves out the scheme's default port: nothing changes but the comparison of strings."
    return "A rule about ports is asked about {theirs}, but a browser goes by {ours}."


def _path(ours: str | None, theirs: str | None, url: URLRecord) -> str:  # noqa: ARG001
    assert ours is not None and theirs is not None  # noqa: S101, PT018 - both always have a path
    if (theirs or "/") == ours:
        return "The Standard's path is “/” where nothing is written: nothing changes but the comparison of strings."
    if urllib.parse.unquote(ours) == urllib.parse.unquote(theirs):
        return "The Standard percent-encodes the path: compare, sign and cache one of the two forms only."
    return "A rule about paths has to ask for the Standard's: it has dealt with dot segments, backslashes and the like."


def _encoded(ours: str | None, theirs: str | None, url: URLRecord) -> str:  # noqa: ARG001
    if urllib.parse.unquote(ours or "") == urllib.parse.unquote(theirs or ""):
        return "The Standard percent-encodes it: compare, sign and cache one of the two forms only."
    return "What a browser sends is the Standard's, so a rule about it has to ask for the Standard's."


def _quoted(value: str | None) -> str:
    return message("nothing") if value is None else f"“{value}”"


_MEANINGS: Final = {
    "scheme": _scheme,
    "username": _credentials,
    "password": _credentials,
    "host": _host,
    "address": _ip_address,
    "port": _port,
    "path": _path,
    "query": _encoded,
    "fragment": _encoded,
}


def urllib_reading_to_json(reading: UrllibReading) -> dict[str, Any]:
    """Return a reading as what `json.dumps` takes; the URL is serialized.

    {"input", "base", "url": href|null, "joined": str|null, "error": str|null, "components": [{"component",
     "urlstd": str|null, "urllib": str|null, "differs": bool, "meaning": str|null}], "same_destination": bool,
     "meaning": str|null, "python": version}
    """
    return asdict(reading) | {"url": None if reading.url is None else str(reading.url)}
