"""The members of the URL class that hold a string, in the order of the Standard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from urlstd.url import URL

if TYPE_CHECKING:
    from urlstd.record import URLRecord

ATTRIBUTES: Final = (
    "href", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash",
)  # fmt: skip


def members_of(record: URLRecord) -> dict[str, str]:
    """Return what each member is for a URL record."""
    url = URL.of(record)
    return {attribute: getattr(url, attribute) for attribute in ATTRIBUTES}
