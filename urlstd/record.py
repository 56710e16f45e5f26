"""URL representation and miscellaneous: the URL record, special schemes, dot segments, drive letters.

https://url.spec.whatwg.org/#url-representation and https://url.spec.whatwg.org/#url-miscellaneous
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from urlstd.infra import ASCII_ALPHA
from urlstd.percent import USERINFO_PERCENT_ENCODE_SET, utf8_percent_encode
from urlstd.serialize import serialize_url

if TYPE_CHECKING:
    from urlstd.hosts.host import Host

# Special schemes and their default ports: https://url.spec.whatwg.org/#special-scheme
SPECIAL_SCHEMES: Final[dict[str, int | None]] = {
    "ftp": 21,
    "file": None,
    "http": 80,
    "https": 443,
    "ws": 80,
    "wss": 443,
}
SINGLE_DOT_PATH_SEGMENT: Final = frozenset({".", "%2e", "%2E"})
DOUBLE_DOT_PATH_SEGMENT: Final = frozenset(
    {"..", ".%2e", ".%2E", "%2e.", "%2E.", "%2e%2e", "%2e%2E", "%2E%2e", "%2E%2E"},
)
_DRIVE_LETTER_END: Final = frozenset("/\\?#")


class URLRecord:
    """A URL: the Standard's struct. `str()` serializes it.

    Attributes:
        scheme: An ASCII string, in lower case.
        username: An ASCII string, percent-encoded; "" without one.
        password: An ASCII string, percent-encoded; "" without one.
        host: A host, or `None`.
        port: 0 to 65535, or `None` where there is none or it is the scheme's default.
        path: A list of segments, or one string: an opaque path.
        query: An ASCII string, percent-encoded, without "?", or `None`.
        fragment: An ASCII string, percent-encoded, without "#", or `None`.
        blob_url_entry: Always `None` here: only a browser has a blob URL store.

    https://url.spec.whatwg.org/#concept-url
    """

    __slots__ = ("fragment", "host", "password", "path", "port", "query", "scheme", "username")

    blob_url_entry: Final = None

    def __init__(  # noqa: PLR0913, PLR0917 - the Standard's eight
        self,
        scheme: str = "",
        username: str = "",
        password: str = "",
        host: Host | None = None,
        port: int | None = None,
        path: list[str] | str | None = None,
        query: str | None = None,
        fragment: str | None = None,
    ) -> None:
        self.scheme, self.username, self.password, self.host, self.port = scheme, username, password, host, port
        self.path: list[str] | str = [] if path is None else path
        self.query, self.fragment = query, fragment

    def _fields(self) -> tuple[object, ...]:
        return (
            self.scheme, self.username, self.password, self.host, self.port, self.path, self.query, self.fragment
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return self._fields() == other._fields() if isinstance(other, URLRecord) else NotImplemented

    __hash__ = None  # type: ignore[assignment] # it can change

    def __repr__(self) -> str:
        return "URLRecord({!r}, {!r}, {!r}, {!r}, {!r}, {!r}, {!r}, {!r})".format(*self._fields())

    @property
    def is_special(self) -> bool:
        """Whether the scheme is special: https://url.spec.whatwg.org/#is-special."""
        return self.scheme in SPECIAL_SCHEMES

    @property
    def includes_credentials(self) -> bool:
        """Whether there is a username or a password: https://url.spec.whatwg.org/#include-credentials."""
        return self.username != "" or self.password != ""

    @property
    def has_an_opaque_path(self) -> bool:
        """Whether the path is one string: https://url.spec.whatwg.org/#url-opaque-path."""
        return isinstance(self.path, str)

    @property
    def cannot_have_a_username_password_port(self) -> bool:
        """Whether there is no place for them: https://url.spec.whatwg.org/#cannot-have-a-username-password-port."""
        return self.host is None or self.host == "" or self.scheme == "file"

    def copy(self) -> URLRecord:
        """Return a record that is equal and shares nothing that can change."""
        path = self.path if isinstance(self.path, str) else self.path.copy()
        return URLRecord(
            self.scheme, self.username, self.password, self.host, self.port, path, self.query, self.fragment
        )

    def shorten_path(self) -> None:
        """Remove the last path segment, unless it is the drive letter of a file: URL.

        https://url.spec.whatwg.org/#shorten-a-urls-path
        """
        # 1.-2.
        path = self.path
        assert isinstance(path, list)  # noqa: S101 - the Standard's own assertion
        # 3.
        if self.scheme == "file" and len(path) == 1 and is_normalized_windows_drive_letter(path[0]):
            return
        # 4.
        if path:
            path.pop()

    def set_username(self, username: str) -> None:
        """Set the username from a scalar value string: https://url.spec.whatwg.org/#set-the-username."""
        self.username = utf8_percent_encode(username, USERINFO_PERCENT_ENCODE_SET)

    def set_password(self, password: str) -> None:
        """Set the password from a scalar value string: https://url.spec.whatwg.org/#set-the-password."""
        self.password = utf8_percent_encode(password, USERINFO_PERCENT_ENCODE_SET)

    def __str__(self) -> str:
        return serialize_url(self)


def default_port(scheme: str) -> int | None:
    """Return the default port of `scheme`, if it has one: https://url.spec.whatwg.org/#default-port."""
    return SPECIAL_SCHEMES.get(scheme)


def is_windows_drive_letter(string: str) -> bool:
    """Return whether `string` is an ASCII letter and ":" or "|".

    https://url.spec.whatwg.org/#windows-drive-letter
    """
    return len(string) == 2 and string[0] in ASCII_ALPHA and string[1] in {":", "|"}


def is_normalized_windows_drive_letter(string: str) -> bool:
    """Return whether `string` is an ASCII letter and ":".

    https://url.spec.whatwg.org/#normalized-windows-drive-letter
    """
    return is_windows_drive_letter(string) and string[1] == ":"


def starts_with_a_windows_drive_letter(string: str, start: int = 0) -> bool:
    """Return whether a drive letter begins at `start` and is the whole of a segment.

    https://url.spec.whatwg.org/#start-with-a-windows-drive-letter
    """
    after = string[start + 2 : start + 3]
    return is_windows_drive_letter(string[start : start + 2]) and (after == "" or after in _DRIVE_LETTER_END)
