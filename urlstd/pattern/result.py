"""What a pattern matched.

https://urlpattern.spec.whatwg.org/#dictdef-urlpatternresult
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Captures = tuple[str | None, ...]


@dataclass(slots=True)
class URLPatternComponentResult:
    """What one component of a pattern matched.

    Attributes:
        input: The component of the URL.
        groups: What each group matched; `None` for a group that took no part.

    https://urlpattern.spec.whatwg.org/#dictdef-urlpatterncomponentresult
    """

    input: str
    groups: dict[str, str | None]


class _Component:
    """An attribute of a result: one component's, made when it is first asked for."""

    def __init__(self, number: int) -> None:
        self.number = number

    @overload
    def __get__(self, result: None, owner: type[URLPatternResult]) -> _Component: ...
    @overload
    def __get__(self, result: URLPatternResult, owner: type[URLPatternResult]) -> URLPatternComponentResult: ...
    def __get__(
        self, result: URLPatternResult | None, owner: type[URLPatternResult]
    ) -> _Component | URLPatternComponentResult:
        """Return the component's result."""
        return self if result is None else result.of_component(self.number)


class URLPatternResult:
    """What a pattern matched: https://urlpattern.spec.whatwg.org/#dictdef-urlpatternresult.

    Attributes:
        inputs: The arguments as they were given.
        protocol, username, password, hostname, port, pathname, search, hash: What each component matched.
    """

    # Spec divergence (performance): the results of components are made when they are first asked for.
    __slots__ = ("_captured", "_group_names", "_made", "_texts", "inputs")

    protocol = _Component(0)
    username = _Component(1)
    password = _Component(2)
    hostname = _Component(3)
    port = _Component(4)
    pathname = _Component(5)
    search = _Component(6)
    hash = _Component(7)

    def __init__(
        self,
        inputs: list[Any],
        texts: Sequence[str],
        group_names: Sequence[tuple[str, ...]],
        captured: Mapping[int, Captures],
    ) -> None:
        """Hold the eight components, the names of their groups, and what was captured where.

        A component of which nothing is said in `captured` matched as a whole, with one group or none.
        """
        self.inputs = inputs
        self._texts, self._group_names, self._captured = texts, group_names, captured
        self._made: dict[int, URLPatternComponentResult] = {}

    def of_component(self, number: int) -> URLPatternComponentResult:
        """Return what one component matched: https://urlpattern.spec.whatwg.org/#create-a-component-match-result."""
        made = self._made.get(number)
        if made is None:
            text = self._texts[number]
            captures = self._captured.get(number, (text,))
            groups = dict(zip(self._group_names[number], captures, strict=False))
            made = self._made[number] = URLPatternComponentResult(text, groups)
        return made

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, URLPatternResult):
            return NotImplemented
        same = all(self.of_component(number) == other.of_component(number) for number in range(len(self._texts)))
        return same and self.inputs == other.inputs

    def __hash__(self) -> int:
        raise TypeError("a URLPatternResult can change, and so has no hash")

    def __repr__(self) -> str:
        parts = [f"{name}={getattr(self, name)!r}" for name in _NAMES]
        return f"URLPatternResult(inputs={self.inputs!r}, {', '.join(parts)})"


_NAMES = [name for name, value in vars(URLPatternResult).items() if isinstance(value, _Component)]
