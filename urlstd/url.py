"""The URL class.

https://url.spec.whatwg.org/#url-class

    https://user:pass@example.org:8080/path/to?query=1#fragment
    └─┬──┘  └┬─┘ └┬─┘ └────┬────┘ └┬─┘└──┬───┘└──┬───┘└───┬───┘
    protocol │ password hostname  port pathname search   hash
          username     └──── host ───┘
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from urlstd.errors import URLParseError
from urlstd.hosts.host import serialize_host
from urlstd.infra import scalar_value_string
from urlstd.origin import origin
from urlstd.parsing import lane
from urlstd.parsing.parser import basic_url_parse, parse_url
from urlstd.search_params import URLSearchParams
from urlstd.serialize import serialize_url, serialize_url_path, url_equals
from urlstd.setters import SETTERS
from urlstd.urlencoded import parse_urlencoded

if TYPE_CHECKING:
    from urlstd.parsing.lane import Reading
    from urlstd.record import URLRecord


class URL:
    """A URL, with the members of the Standard's URL class under Python's names.

    Setting an attribute to something that the Standard does not accept there changes nothing, as in a browser;
    only `href` raises.

    Args:
        url: What to parse: any string. Lone surrogates become U+FFFD.
        base: What it is relative to: a string or a `URL`; `None` without one.

    Raises:
        URLParseError: `url`, or `base`, could not be parsed. It carries the validation errors.
        TypeError: An argument is not a string.

    https://url.spec.whatwg.org/#dom-url-url
    """

    # Spec divergence (performance): what the constructor makes is made when it is first asked for. Until then,
    # `_reading` is what the fast lane made of the string, and `_made` is None. `_href` is None after every change.
    __slots__ = ("_href", "_made", "_reading", "_search_params")

    def __init__(self, url: str | URL, base: str | URL | None = None) -> None:
        """https://url.spec.whatwg.org/#dom-url-url."""
        self._href: str | None = None
        self._made: URLRecord | None = None
        self._search_params: URLSearchParams | None = None
        self._reading: Reading | None = None
        # 1.-3.
        if base is None and isinstance(url, str):
            self._reading = lane.read(url)
        if self._reading is None:
            self._made = _api_url_parse(url, base)

    @property
    def _record(self) -> URLRecord:
        if self._made is None:
            assert self._reading is not None  # noqa: S101 - one of the two there is
            self._made = lane.record(self._reading)
        return self._made

    def _changed(self) -> None:
        """Forget what was made from the record before it was changed."""
        self._href = self._reading = None

    @classmethod
    def parse(cls, url: str | URL, base: str | URL | None = None) -> URL | None:
        """Return the URL, or `None` where the constructor would raise `URLParseError`.

        https://url.spec.whatwg.org/#dom-url-parse
        """
        try:
            # 1.-5.
            return cls(url, base)
        except URLParseError:
            return None

    @staticmethod
    def can_parse(url: str | URL, base: str | URL | None = None) -> bool:
        """Return whether the constructor would succeed: https://url.spec.whatwg.org/#dom-url-canparse."""
        try:
            # 1.
            _api_url_parse(url, base)
        except URLParseError:
            # 2.
            return False
        # 3.
        return True

    @classmethod
    def of(cls, record: URLRecord) -> URL:
        """Return a `URL` with a copy of `record` behind it."""
        url = cls.__new__(cls)
        url._href = url._reading = url._search_params = None  # noqa: SLF001 - its own class
        url._made = record.copy()  # noqa: SLF001
        return url

    @property
    def record(self) -> URLRecord:
        """A copy of the URL record behind the object: https://url.spec.whatwg.org/#concept-url-url."""
        return self._record.copy()

    @property
    def href(self) -> str:
        """The whole URL; setting it parses anew or raises: https://url.spec.whatwg.org/#dom-url-href.

        Raises:
            URLParseError: The new value could not be parsed; the URL stays as it was.
        """
        if self._href is None:
            self._href = serialize_url(self._record) if self._reading is None else lane.href(self._reading)
        return self._href

    @href.setter
    def href(self, value: str) -> None:
        """https://url.spec.whatwg.org/#dom-url-href."""
        # 1.-3.
        self._made = _api_url_parse(value, None)
        self._changed()
        # 4.-6.
        if self._search_params is not None:
            self._search_params._list = parse_urlencoded(self._record.query or "")  # noqa: SLF001

    def to_json(self) -> str:
        """Return `href`: https://url.spec.whatwg.org/#dom-url-tojson."""
        return self.href

    @property
    def origin(self) -> str:
        """The serialized origin, "null" where it is opaque: https://url.spec.whatwg.org/#dom-url-origin."""
        return str(origin(self._record))

    @property
    def protocol(self) -> str:
        """The scheme and ":": https://url.spec.whatwg.org/#dom-url-protocol."""
        return f"{self._record.scheme}:"

    @protocol.setter
    def protocol(self, value: str) -> None:
        self._set("protocol", value)

    @property
    def username(self) -> str:
        """The username, percent-encoded: https://url.spec.whatwg.org/#dom-url-username."""
        return self._record.username

    @username.setter
    def username(self, value: str) -> None:
        self._set("username", value)

    @property
    def password(self) -> str:
        """The password, percent-encoded: https://url.spec.whatwg.org/#dom-url-password."""
        return self._record.password

    @password.setter
    def password(self, value: str) -> None:
        self._set("password", value)

    @property
    def host(self) -> str:
        """The host, with ":" and the port where there is one: https://url.spec.whatwg.org/#dom-url-host.

        Setting it to a host without a port leaves the port as it was.
        """
        # 1.-4.
        return self.hostname if self._record.port is None else f"{self.hostname}:{self._record.port}"

    @host.setter
    def host(self, value: str) -> None:
        self._set("host", value)

    @property
    def hostname(self) -> str:
        """The host, serialized, "" where it is null: https://url.spec.whatwg.org/#dom-url-hostname."""
        # 1.-2.
        return "" if self._record.host is None else serialize_host(self._record.host)

    @hostname.setter
    def hostname(self, value: str) -> None:
        self._set("hostname", value)

    @property
    def port(self) -> str:
        """The port in decimal, "" without one: https://url.spec.whatwg.org/#dom-url-port."""
        # 1.-2.
        return "" if self._record.port is None else str(self._record.port)

    @port.setter
    def port(self, value: str) -> None:
        self._set("port", value)

    @property
    def pathname(self) -> str:
        """The path, serialized: https://url.spec.whatwg.org/#dom-url-pathname."""
        return serialize_url_path(self._record)

    @pathname.setter
    def pathname(self, value: str) -> None:
        self._set("pathname", value)

    @property
    def search(self) -> str:
        """The query after "?", nothing where it is null or empty: https://url.spec.whatwg.org/#dom-url-search."""
        # 1.-2.
        return f"?{self._record.query}" if self._record.query else ""

    @search.setter
    def search(self, value: str) -> None:
        self._set("search", value)
        # 2. and 6. The list is made from the value itself, tabs and newlines included.
        self.search_params._list = parse_urlencoded(scalar_value_string(value).removeprefix("?"))  # noqa: SLF001

    @property
    def search_params(self) -> URLSearchParams:
        """The query as names and values, always the same object, live: https://url.spec.whatwg.org/#dom-url-searchparams."""
        if self._search_params is None:
            self._search_params = URLSearchParams._of(self, self._record.query or "")  # noqa: SLF001
        return self._search_params

    @property
    def hash(self) -> str:
        """The fragment after "#", nothing where it is null or empty: https://url.spec.whatwg.org/#dom-url-hash."""
        # 1.-2.
        return f"#{self._record.fragment}" if self._record.fragment else ""

    @hash.setter  # noqa: A003 - the Web IDL name
    def hash(self, value: str) -> None:
        self._set("hash", value)

    def _set(self, attribute: str, value: str) -> None:
        SETTERS[attribute](self._record, scalar_value_string(_string(value)), basic_url_parse)
        self._changed()

    def __eq__(self, other: object) -> bool:
        """Whether both serialize to the same string: https://url.spec.whatwg.org/#concept-url-equals."""
        if not isinstance(other, URL):
            return NotImplemented
        return url_equals(self._record, other._record)

    __hash__ = None  # type: ignore[assignment] # it can change

    def __str__(self) -> str:
        return self.href

    def __repr__(self) -> str:
        return f"URL({self.href!a})"


def _api_url_parse(url: str | URL, base: str | URL | None) -> URLRecord:
    """https://url.spec.whatwg.org/#api-url-parser."""
    # 1.-3.
    return parse_url(_string(url), None if base is None else _string(base))


def _string(value: Any) -> str:
    """Return `value`, a string or a URL, as a string; raise TypeError where it is neither."""
    if isinstance(value, str):
        return str(value)
    if not isinstance(value, URL):
        raise TypeError(f"expected a string, got {type(value).__name__}")
    return str(value)
