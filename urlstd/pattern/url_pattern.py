"""The URL pattern struct and high-level operations: create, match, has regexp groups.

https://urlpattern.spec.whatwg.org/#url-pattern-struct and https://urlpattern.spec.whatwg.org/#high-level-operations
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from urlstd.infra import ASCII_DIGIT, scalar_value_string
from urlstd.languages import message
from urlstd.parsing.parser import basic_url_parse
from urlstd.pattern import canonicalize, constructor_lane
from urlstd.pattern.component import Component, compile_a_component, matches_a_special_scheme
from urlstd.pattern.constructor_string import parse_a_constructor_string
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.init import COMPONENTS, Init, process_a_urlpattern_init, url_components
from urlstd.pattern.parts import DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS
from urlstd.pattern.result import URLPatternResult
from urlstd.record import SPECIAL_SCHEMES, URLRecord

if TYPE_CHECKING:
    from collections.abc import Callable

    from urlstd.pattern.match_lane import Texts
    from urlstd.pattern.parts import Options
    from urlstd.pattern.pattern_parser import EncodingCallback
    from urlstd.pattern.result import Captures

Input = str | Init | URLRecord


@dataclass(frozen=True)
class URLPatternRecord:
    """A URL pattern: eight components: https://urlpattern.spec.whatwg.org/#url-pattern."""

    protocol: Component
    username: Component
    password: Component
    hostname: Component
    port: Component
    pathname: Component
    search: Component
    hash: Component

    @property
    def has_regexp_groups(self) -> bool:
        """Whether a component has: https://urlpattern.spec.whatwg.org/#url-pattern-has-regexp-groups."""
        # 1.-9.
        return any(component.has_regexp_groups for component in self.components)

    @cached_property
    def components(self) -> tuple[Component, ...]:
        """The eight, in the Standard's order."""
        return tuple([getattr(self, name) for name in COMPONENTS])

    # Spec divergence (performance): components that match anything are not asked, and texts are compared first.

    @cached_property
    def asked(self) -> tuple[tuple[int, Callable[[str], bool]], ...]:
        """The components that do not match anything, by their numbers, each with its function that tells."""
        numbers = [number for number, component in enumerate(self.components) if not component.is_anything]
        numbers.sort(key=lambda number: self.components[number].text is None)
        return tuple([(number, self.components[number].test) for number in numbers])

    @cached_property
    def searched(self) -> tuple[tuple[int, Callable[[str], Captures | None]], ...]:
        """Those of them that a regular expression matches, each with its function that tells what it captures."""
        return tuple(
            [
                (number, component.regular_expression.captures)
                for number, component in enumerate(self.components)
                if not component.is_anything and component.text is None
            ]
        )

    @cached_property
    def compared(self) -> tuple[tuple[int, Callable[[str], bool]], ...]:
        """Those of them that match one text."""
        return tuple([(number, test) for number, test in self.asked if self.components[number].text is not None])

    @cached_property
    def group_names(self) -> tuple[tuple[str, ...], ...]:
        """The names of each component's groups."""
        return tuple([component.group_name_list for component in self.components])


def create(input: str | Init, base_url: str | None, *, ignore_case: bool = False) -> URLPatternRecord:  # noqa: A002
    """Return the URL pattern for a constructor string or a URLPatternInit.

    Raises:
        URLPatternError: It is not accepted.

    https://urlpattern.spec.whatwg.org/#url-pattern-create
    """
    # 1.-3.
    init = _init(input, base_url)
    # 4.
    processed_init = process_a_urlpattern_init(init, "pattern")
    # 5.
    for component in COMPONENTS:
        # 5.1.
        processed_init.setdefault(component, "*")
    # 6. The default port of a special scheme is no port.
    if _is_the_default_port(processed_init["port"], processed_init["protocol"]):
        processed_init["port"] = ""
    # 7.-18.
    return _compile(processed_init, ignore_case)


def _is_the_default_port(port: str, scheme: str) -> bool:
    # 6. As a number: "0443" stands for 443, too.
    default_port = SPECIAL_SCHEMES.get(scheme)
    return default_port is not None and ASCII_DIGIT.issuperset(port) and port.lstrip("0") == str(default_port)


def _init(input: str | Init, base_url: str | None) -> Init:  # noqa: A002
    # 2.
    if isinstance(input, str):
        # 2.1.
        # Spec divergence (performance): most constructor strings are read by the fast lane.
        init = constructor_lane.components(input) or parse_a_constructor_string(input)
        # 2.2.
        if base_url is None and "protocol" not in init:
            raise URLPatternError(message("a pattern without a protocol needs a base URL"), pattern=input)
        # 2.3.
        if base_url is not None:
            init["baseURL"] = base_url
    # 3.
    else:
        # 3.2.
        if base_url is not None:
            raise URLPatternError(message("a base URL beside a dictionary goes into it, as “baseURL”"))
        # 3.3.
        init = input
    return init


_CALLBACKS: Final[dict[str, tuple[EncodingCallback, Options]]] = {
    "protocol": (canonicalize.canonicalize_a_protocol, DEFAULT_OPTIONS),
    "username": (canonicalize.canonicalize_a_username, DEFAULT_OPTIONS),
    "password": (canonicalize.canonicalize_a_password, DEFAULT_OPTIONS),
    "hostname": (canonicalize.canonicalize_a_hostname, HOSTNAME_OPTIONS),
    "port": (canonicalize.canonicalize_a_port, DEFAULT_OPTIONS),
    "pathname": (canonicalize.canonicalize_a_pathname, PATHNAME_OPTIONS),
    "search": (canonicalize.canonicalize_a_search, DEFAULT_OPTIONS),
    "hash": (canonicalize.canonicalize_a_hash, DEFAULT_OPTIONS),
}
_CASE_MAY_NOT_MATTER: Final = frozenset({"pathname", "search", "hash"})


def _compile(processed_init: Init, ignore_case: bool) -> URLPatternRecord:
    compiled: dict[str, Component] = {}
    # 8.-18. The protocol first: the pathname depends on it.
    for component in COMPONENTS:
        pattern = processed_init[component]
        try:
            callback, options = _how_to_compile(component, pattern, compiled)
            # 14. and 15.1.
            if ignore_case and component in _CASE_MAY_NOT_MATTER:
                options = replace(options, ignore_case=True)
            compiled[component] = compile_a_component(pattern, callback, options)
        except URLPatternError as error:
            raise error.within(component, pattern) from None
    # 19.
    return URLPatternRecord(**compiled)


def _how_to_compile(component: str, pattern: str, compiled: dict[str, Component]) -> tuple[EncodingCallback, Options]:
    # 11.
    if component == "hostname" and is_an_ipv6_address(pattern):
        return canonicalize.canonicalize_an_ipv6_hostname, HOSTNAME_OPTIONS
    # 16.
    if component == "pathname" and not matches_a_special_scheme(compiled["protocol"]):
        return canonicalize.canonicalize_an_opaque_pathname, DEFAULT_OPTIONS
    # 8.-10., 12., 13., 15., 17. and 18.
    return _CALLBACKS[component]


def is_an_ipv6_address(hostname: str) -> bool:
    """Return whether a hostname's pattern begins as an IPv6 address does.

    https://urlpattern.spec.whatwg.org/#hostname-pattern-is-an-ipv6-address
    """
    # 1.-6.
    return len(hostname) >= 2 and hostname.startswith(("[", "{[", "\\["))


def match(pattern: URLPatternRecord, input: Input, base_url: str | None = None) -> URLPatternResult | None:  # noqa: A002
    """Return what `pattern` matched of a URL, a URLPatternInit or a URL record; `None` where it does not match.

    Raises:
        URLPatternError: A base URL beside a URLPatternInit.

    https://urlpattern.spec.whatwg.org/#url-pattern-match
    """
    # 1.-8. and 12.-13.
    components = match_input(input, base_url)
    if components is None:
        return None
    # 9.-11.
    inputs: list[Any] = [str(input) if isinstance(input, URLRecord) else input]
    return match_texts(pattern, tuple(components.values()), inputs if base_url is None else [*inputs, base_url])


def match_texts(pattern: URLPatternRecord, texts: Texts, inputs: list[Any]) -> URLPatternResult | None:
    """Return what `pattern` matched of the eight components of a URL; `None` where it does not match.

    https://urlpattern.spec.whatwg.org/#url-pattern-match
    """
    # 14.-22.
    for number, test in pattern.compared:
        if not test(texts[number]):
            return None
    captured: dict[int, Captures] = {}
    for number, captures in pattern.searched:
        found = captures(texts[number])
        if found is None:
            return None
        captured[number] = found
    # 23.-33.
    return URLPatternResult(inputs, texts, pattern.group_names, captured)


def matches(pattern: URLPatternRecord, input: Input, base_url: str | None = None) -> bool:  # noqa: A002
    """Return whether `pattern` matches: as `match`, without making the result."""
    components = match_input(input, base_url)
    return components is not None and matches_texts(pattern, tuple(components.values()))


def matches_texts(pattern: URLPatternRecord, texts: Texts) -> bool:
    """Return whether `pattern` matches: as `match_texts`, without making the result."""
    for number, test in pattern.asked:  # noqa: SIM110 - a generator takes as long again
        if not test(texts[number]):
            return False
    return True


def match_input(input: Input, base_url: str | None) -> Init | None:  # noqa: A002
    """Return the eight components to match; `None` where the input is no URL.

    https://urlpattern.spec.whatwg.org/#url-pattern-match
    """
    # 12.
    if isinstance(input, dict):
        # 12.1.
        if base_url is not None:
            raise URLPatternError(message("a base URL beside a dictionary goes into it, as “baseURL”"))
        # 12.2.-12.10.
        try:
            return process_a_urlpattern_init(input, "url", **dict.fromkeys(COMPONENTS, ""))
        except URLPatternError:
            return None
    # 13. and 13.1.-13.2.
    url = _parsed(input, base_url) if isinstance(input, str) else input
    # 13.4.-13.11.
    return None if url is None else url_components(url)


def _parsed(input: str, base_url: str | None) -> URLRecord | None:  # noqa: A002
    # 13.2.1.-13.2.2.
    base = None
    if base_url is not None:
        base = basic_url_parse(scalar_value_string(base_url))
        if base is None:
            return None
    # 13.2.3.-13.2.4.
    return basic_url_parse(input, base)
