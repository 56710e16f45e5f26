"""The URLPattern class.

https://urlpattern.spec.whatwg.org/#urlpattern-class
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from urlstd.infra import scalar_value_string
from urlstd.languages import message
from urlstd.pattern import match_lane
from urlstd.pattern.comparing import compare_components
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.generating import generate_component
from urlstd.pattern.init import COMPONENTS, Init, init_from_mapping
from urlstd.pattern.url_pattern import URLPatternRecord, create, match, match_texts, matches, matches_texts
from urlstd.url import URL

if TYPE_CHECKING:
    from typing import Literal

    from urlstd.pattern.result import URLPatternResult


class URLPattern:
    """A pattern that URLs match or do not, with groups that capture parts of them.

    Args:
        input: A constructor string, such as "https://example.com/:first/*"; or a mapping of components to patterns,
            with the keys of Web IDL: "protocol", "username", "password", "hostname", "port", "pathname", "search",
            "hash" and "baseURL". A component that is neither given nor inherited matches anything.
        base_url: A URL that a constructor string inherits from.
        ignore_case: Whether ASCII case does not matter in pathname, search and hash.

    Raises:
        URLPatternError: A ValueError and TypeError that says in which component, where and why.

    https://urlpattern.spec.whatwg.org/#dom-urlpattern-urlpattern
    """

    __slots__ = ("_pattern",)

    def __init__(
        self,
        input: str | URL | Mapping[str, str] | None = None,  # noqa: A002
        base_url: str | URL | None = None,
        *,
        ignore_case: bool = False,
    ) -> None:
        self._pattern = create(argument(input), base(base_url), ignore_case=ignore_case)

    @classmethod
    def of(cls, pattern: URLPatternRecord) -> URLPattern:
        """Return a `URLPattern` with `pattern` as its associated URL pattern."""
        new = cls.__new__(cls)
        new._pattern = pattern  # noqa: SLF001 - its own class
        return new

    @property
    def record(self) -> URLPatternRecord:
        """The associated URL pattern: https://urlpattern.spec.whatwg.org/#urlpattern-associated-url-pattern."""
        return self._pattern

    @property
    def protocol(self) -> str:
        """The protocol's pattern string: https://urlpattern.spec.whatwg.org/#dom-urlpattern-protocol."""
        return self._pattern.protocol.pattern_string

    @property
    def username(self) -> str:
        """The username's pattern string: https://urlpattern.spec.whatwg.org/#dom-urlpattern-username."""
        return self._pattern.username.pattern_string

    @property
    def password(self) -> str:
        """The password's pattern string: https://urlpattern.spec.whatwg.org/#dom-urlpattern-password."""
        return self._pattern.password.pattern_string

    @property
    def hostname(self) -> str:
        """The hostname's pattern string: https://urlpattern.spec.whatwg.org/#dom-urlpattern-hostname."""
        return self._pattern.hostname.pattern_string

    @property
    def port(self) -> str:
        """The port's pattern string: https://urlpattern.spec.whatwg.org/#dom-urlpattern-port."""
        return self._pattern.port.pattern_string

    @property
    def pathname(self) -> str:
        """The pathname's pattern string: https://urlpattern.spec.whatwg.org/#dom-urlpattern-pathname."""
        return self._pattern.pathname.pattern_string

    @property
    def search(self) -> str:
        """The search's pattern string: https://urlpattern.spec.whatwg.org/#dom-urlpattern-search."""
        return self._pattern.search.pattern_string

    @property
    def hash(self) -> str:
        """The hash's pattern string: https://urlpattern.spec.whatwg.org/#dom-urlpattern-hash."""
        return self._pattern.hash.pattern_string

    @property
    def has_regexp_groups(self) -> bool:
        """Whether a group has a custom regular expression.

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-hasregexpgroups
        """
        return self._pattern.has_regexp_groups

    def test(
        self,
        input: str | URL | Mapping[str, str] | None = None,  # noqa: A002
        base_url: str | URL | None = None,
    ) -> bool:
        """Return whether the pattern matches a URL, or the components in a mapping.

        Args:
            input: A string to parse, a `URL`, or a mapping as for the constructor, but of texts, not patterns.
            base_url: What a string is relative to.

        Raises:
            URLPatternError: A base URL beside a mapping, or an argument of the wrong type.
            RegExpBudgetExceeded: A custom regular expression takes too many steps; the answer is not known.

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-test
        """
        # Spec divergence (performance): most URLs are read by the fast lane.
        if base_url is None and (texts := match_lane.texts(input)) is not None:
            return matches_texts(self._pattern, texts)
        return matches(self._pattern, argument(input), base(base_url))

    def exec(
        self,
        input: str | URL | Mapping[str, str] | None = None,  # noqa: A002
        base_url: str | URL | None = None,
    ) -> URLPatternResult | None:
        """Return what the pattern matched, component by component; `None` where it does not match.

        Args and errors are those of `test`. https://urlpattern.spec.whatwg.org/#dom-urlpattern-exec
        """
        # Spec divergence (performance): most URLs are read by the fast lane.
        if base_url is None and (texts := match_lane.texts(input)) is not None:
            return match_texts(self._pattern, texts, [input])
        return match(self._pattern, argument(input), base(base_url))

    @staticmethod
    def compare_component(component: str, left: URLPattern, right: URLPattern) -> Literal[-1, 0, 1]:
        """Return -1, 0 or 1: how specific `left` is in one component, compared with `right`. Tentative.

        Raises:
            URLPatternError: There is no such component.
        """
        if component not in COMPONENTS:
            raise URLPatternError(f"no component {component!a}: there are {', '.join(COMPONENTS)}")
        return compare_components(getattr(left.record, component), getattr(right.record, component))

    def generate(self, component: str, groups: Mapping[str, str]) -> str:
        """Return the text of a component that matches with these groups. Tentative.

        Raises:
            URLPatternError: There is no such component, it is not made of fixed text and named groups only, or a
                group is missing or cannot have that value.
        """
        if component not in COMPONENTS:
            raise URLPatternError(f"no component {component!a}: there are {', '.join(COMPONENTS)}")
        return generate_component(getattr(self._pattern, component), groups)

    def __repr__(self) -> str:
        patterns = {name: getattr(self, name) for name in COMPONENTS if getattr(self, name) != "*"}
        return f"URLPattern({patterns!a})"


def argument(input: Any) -> str | Init:  # noqa: A002
    """Return an argument as Web IDL converts it."""
    if input is None:
        return {}
    if isinstance(input, str | URL):
        return scalar_value_string(str(input))
    if isinstance(input, Mapping):
        return init_from_mapping(input)
    raise URLPatternError(message("expected a string or a mapping, got {type}", type=type(input).__name__))


def base(base_url: Any) -> str | None:
    """Return a base URL as Web IDL converts it."""
    if base_url is None or isinstance(base_url, str):
        return base_url if base_url is None else scalar_value_string(base_url)
    if isinstance(base_url, URL):
        return str(base_url)
    raise URLPatternError(message("expected a base URL as a string, got {type}", type=type(base_url).__name__))
