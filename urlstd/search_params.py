"""The URLSearchParams class.

https://url.spec.whatwg.org/#interface-urlsearchparams
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from urlstd.infra import code_unit_key, scalar_value_string
from urlstd.urlencoded import parse_urlencoded, serialize_urlencoded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from urlstd.url import URL


class URLSearchParams:
    """A list of names and values, as in a query string; live where it belongs to a `URL`.

    Args:
        init: A string, with or without a leading "?"; or pairs of strings; or a mapping of strings to strings.

    Raises:
        TypeError: `init` is none of these, or a pair is not of two strings.

    https://url.spec.whatwg.org/#interface-urlsearchparams
    """

    __slots__ = ("_list", "_url")

    def __init__(self, init: str | Iterable[Iterable[str]] | Mapping[str, str] = "") -> None:
        """https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams."""
        self._url: URL | None = None
        self._list: list[tuple[str, str]] = []
        # 1. A leading "?" of a string goes.
        # 2.
        self._initialize(init)

    def _initialize(self, init: str | Iterable[Iterable[str]] | Mapping[str, str]) -> None:
        """https://url.spec.whatwg.org/#urlsearchparams-initialize."""
        # 3. A string.
        if isinstance(init, str):
            # 3.2.
            self._list = parse_urlencoded(scalar_value_string(init.removeprefix("?")))
        # 2. A record; the last of two names that are equal as scalar value strings wins, in the first one's place.
        elif isinstance(init, Mapping):
            self._list = list({_string(name): _string(value) for name, value in init.items()}.items())
        # 1. A sequence.
        elif isinstance(init, Iterable) and not isinstance(init, bytes):
            self._list = [_pair(pair, index) for index, pair in enumerate(init)]
        else:
            raise TypeError(f"expected a string, pairs of strings or a mapping, got {type(init).__name__}")

    @classmethod
    def _of(cls, url: URL, query: str) -> URLSearchParams:
        """Make the query object of `url`."""
        params = cls()
        params._list = parse_urlencoded(query)
        params._url = url
        return params

    def _update(self) -> None:
        """https://url.spec.whatwg.org/#concept-urlsearchparams-update."""
        # 1.
        if self._url is not None:
            # 2.-4.
            self._url._record.query = str(self) or None  # noqa: SLF001 - the two classes are one in the Standard
            self._url._changed()  # noqa: SLF001

    @property
    def size(self) -> int:
        """How many pairs there are: https://url.spec.whatwg.org/#dom-urlsearchparams-size."""
        return len(self._list)

    def append(self, name: str, value: str) -> None:
        """Add a pair at the end: https://url.spec.whatwg.org/#dom-urlsearchparams-append."""
        # 1.
        self._list.append((_string(name), _string(value)))
        # 2.
        self._update()

    def delete(self, name: str, value: str | None = None) -> None:
        """Remove the pairs with `name`, and with `value` if given.

        https://url.spec.whatwg.org/#dom-urlsearchparams-delete
        """
        # 1.-2.
        self._list = [pair for pair in self._list if not _matches(pair, _string(name), value)]
        # 3.
        self._update()

    def get(self, name: str) -> str | None:
        """Return the first value of `name`, if any: https://url.spec.whatwg.org/#dom-urlsearchparams-get."""
        wanted = _string(name)
        return next((value for key, value in self._list if key == wanted), None)

    def get_all(self, name: str) -> list[str]:
        """Return every value of `name`: https://url.spec.whatwg.org/#dom-urlsearchparams-getall."""
        wanted = _string(name)
        return [value for key, value in self._list if key == wanted]

    def has(self, name: str, value: str | None = None) -> bool:
        """Return whether there is a pair with `name`, and with `value` if given.

        https://url.spec.whatwg.org/#dom-urlsearchparams-has
        """
        # 1.-3.
        wanted = _string(name)
        return any(_matches(pair, wanted, value) for pair in self._list)

    def set(self, name: str, value: str) -> None:
        """Give `name` one value, in the place of its first one: https://url.spec.whatwg.org/#dom-urlsearchparams-set."""
        name, value = _string(name), _string(value)
        first = next((index for index, pair in enumerate(self._list) if pair[0] == name), None)
        # 2.
        if first is None:
            self._list.append((name, value))
        # 1.
        else:
            others = [pair for pair in self._list[first + 1 :] if pair[0] != name]
            self._list[first:] = [(name, value), *others]
        # 3.
        self._update()

    def sort(self) -> None:
        """Sort by name, by UTF-16 code units; pairs of the same name keep their order.

        https://url.spec.whatwg.org/#dom-urlsearchparams-sort
        """
        # 1.
        self._list.sort(key=lambda pair: code_unit_key(pair[0]))
        # 2.
        self._update()

    def entries(self) -> Iterator[tuple[str, str]]:
        """Iterate over the pairs as they are at each moment: a pair added meanwhile is reached, too."""
        index = 0
        while index < len(self._list):
            yield self._list[index]
            index += 1

    __iter__ = entries

    def keys(self) -> Iterator[str]:
        """Iterate over the names, as `entries` does."""
        return (name for name, _ in self.entries())

    def values(self) -> Iterator[str]:
        """Iterate over the values, as `entries` does."""
        return (value for _, value in self.entries())

    def __len__(self) -> int:
        return len(self._list)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.has(name)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, URLSearchParams):
            return NotImplemented
        return self._list == other._list

    __hash__ = None  # type: ignore[assignment] # it can change

    def __str__(self) -> str:
        return serialize_urlencoded(self._list)

    def __repr__(self) -> str:
        return f"URLSearchParams({self._list!a})"


def _string(value: Any) -> str:
    """Return `value` as a scalar value string; raise TypeError where it is no string."""
    if not isinstance(value, str):
        raise TypeError(f"expected a string, got {type(value).__name__}")
    return scalar_value_string(value)


def _pair(pair: Any, index: int) -> tuple[str, str]:
    # 1.1.
    if isinstance(pair, str | bytes) or not isinstance(pair, Iterable):
        raise TypeError(f"item {index}: expected a pair of strings, got {type(pair).__name__}")
    items = list(pair)
    if len(items) != 2:
        raise TypeError(f"item {index}: expected a name and a value, got {len(items)} items")
    # 1.2.
    return _string(items[0]), _string(items[1])


def _matches(pair: tuple[str, str], name: str, value: str | None) -> bool:
    return pair[0] == name and (value is None or pair[1] == _string(value))
