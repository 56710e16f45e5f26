"""Using URL patterns in other specifications: from a Web IDL, JSON or HTTP value to a URL pattern.

https://urlpattern.spec.whatwg.org/#other-specs
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from urlstd.infra import scalar_value_string
from urlstd.pattern.init import MEMBERS, init_from_mapping
from urlstd.pattern.url_pattern import URLPatternRecord, create
from urlstd.pattern.urlpattern import URLPattern
from urlstd.serialize import serialize_url

if TYPE_CHECKING:
    from urlstd.record import URLRecord

URLPatternCompatible = str | Mapping[str, str] | URLPattern


def build_a_urlpattern_object_from_a_web_idl_value(input: URLPatternCompatible, base_url: URLRecord) -> URLPattern:  # noqa: A002
    """Return the same object, or a new one: https://urlpattern.spec.whatwg.org/#build-a-urlpattern-object-from-a-web-idl-value.

    Raises:
        URLPatternError: The pattern is not accepted.
    """
    # 1.
    if isinstance(input, URLPattern):
        # 1.1.
        return input
    # 2. and 2.1.-2.3.
    return URLPattern.of(build_a_url_pattern_from_a_web_idl_value(input, base_url))


def build_a_url_pattern_from_a_web_idl_value(input: URLPatternCompatible, base_url: URLRecord) -> URLPatternRecord:  # noqa: A002
    """Return the pattern: https://urlpattern.spec.whatwg.org/#build-a-url-pattern-from-a-web-idl-value.

    Raises:
        URLPatternError: The pattern is not accepted.
    """
    # 1.
    if isinstance(input, URLPattern):
        # 1.1.
        return input.record
    # 2.
    if isinstance(input, Mapping):
        # 2.1.-2.2.
        init = {"baseURL": serialize_url(base_url)} | init_from_mapping(input)
        # 2.3.
        return create(init, None)
    # 3. and 3.2.
    return create(scalar_value_string(input), serialize_url(base_url))


def build_a_url_pattern_from_an_infra_value(raw_pattern: Any, base_url: URLRecord) -> URLPatternRecord | None:
    """Return the pattern in a JSON value; `None` where it has not the form of one.

    Raises:
        URLPatternError: It has the form of a pattern, but is not accepted.

    https://urlpattern.spec.whatwg.org/#build-a-url-pattern-from-an-infra-value
    """
    # 1.
    serialized_base_url = serialize_url(base_url)
    # 2.
    if isinstance(raw_pattern, str):
        # 2.1.
        return create(scalar_value_string(raw_pattern), serialized_base_url)
    # 3.
    if isinstance(raw_pattern, Mapping):
        # 3.2. and 3.2.1.
        if any(key not in MEMBERS or not isinstance(value, str) for key, value in raw_pattern.items()):
            return None
        # 3.1. and 3.2.2.-3.3.
        return create({"baseURL": serialized_base_url} | init_from_mapping(raw_pattern), None)
    # 4.
    return None


def build_a_url_pattern_from_an_http_structured_field_value(raw_pattern: str, base_url: URLRecord) -> URLPatternRecord:
    """Return the pattern in a structured field's string.

    Raises:
        URLPatternError: The pattern is not accepted.

    https://urlpattern.spec.whatwg.org/#build-a-url-pattern-from-an-http-structured-field-value
    """
    # 1.-3.
    return create(raw_pattern, serialize_url(base_url))
