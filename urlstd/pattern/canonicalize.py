"""Encoding callbacks: what the URL parser makes of a text, component by component.

https://urlpattern.spec.whatwg.org/#canon-encoding-callbacks
"""

from __future__ import annotations

from typing import Final

from urlstd.hosts.host import serialize_host
from urlstd.infra import ASCII_HEX_DIGIT, ascii_lowercase
from urlstd.languages import message
from urlstd.parsing.parser import basic_url_parse
from urlstd.parsing.states import State
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.own_form import (
    OWN_FORM_OF_A_HASH,
    OWN_FORM_OF_A_HOSTNAME,
    OWN_FORM_OF_A_PATHNAME,
    OWN_FORM_OF_A_PORT,
    OWN_FORM_OF_A_PROTOCOL,
    OWN_FORM_OF_A_SEARCH,
    OWN_FORM_OF_AN_OPAQUE_PATHNAME,
)
from urlstd.record import URLRecord
from urlstd.serialize import serialize_url_path

_IPV6_CODE_POINT: Final = ASCII_HEX_DIGIT | frozenset("[]:")


def create_a_dummy_url() -> URLRecord:
    """Return a new URL to parse into: https://urlpattern.spec.whatwg.org/#url-pattern-create-a-dummy-url."""
    # 1.-2.
    url = basic_url_parse("https://dummy.invalid/")
    assert url is not None  # noqa: S101 - it is a URL
    return url


def canonicalize_a_protocol(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-protocol."""
    # 1. Spec divergence (performance): nor is the parser needed for what is its own form.
    if value == "" or OWN_FORM_OF_A_PROTOCOL.fullmatch(value):
        return value
    # 2. As the beginning of a whole URL: an override would keep a special scheme special.
    result = basic_url_parse(f"{value}://dummy.invalid/")
    # 3.
    if result is None:
        raise URLPatternError(
            message("{value!a} is not a URL scheme: a letter, then letters, digits, “+”, “-” and “.”", value=value)
        )
    # 4.
    return result.scheme


def canonicalize_a_username(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-username."""
    # 1.-4. Spec divergence (performance): setting it does not look at the rest of the URL.
    url = URLRecord()
    url.set_username(value)
    return url.username


def canonicalize_a_password(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-password."""
    # 1.-4. As for the username.
    url = URLRecord()
    url.set_password(value)
    return url.password


def canonicalize_a_hostname(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-hostname."""
    # 1. Spec divergence (performance): nor is the parser needed for what is its own form.
    if value == "" or OWN_FORM_OF_A_HOSTNAME.fullmatch(value):
        return value
    # 2.
    url = create_a_dummy_url()
    # 3.
    result = basic_url_parse(value, url=url, state_override=State.HOSTNAME)
    # 4.
    if result is None:
        raise URLPatternError(message("{value!a} cannot stand in the host of a URL", value=value))
    # 5.
    return "" if url.host is None else serialize_host(url.host)


def canonicalize_an_ipv6_hostname(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-an-ipv6-hostname."""
    # 1.-2.
    for code_point in value:
        # 2.1.
        if code_point not in _IPV6_CODE_POINT:
            raise URLPatternError(message("{c!a} cannot stand in an IPv6 address", c=code_point))
    # 2.2. and 3.
    return ascii_lowercase(value)


def canonicalize_a_port(value: str, protocol: str | None = None) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-port."""
    # 1. Spec divergence (performance): as for the protocol; a known scheme may have it as its default port.
    if value == "" or (protocol is None and OWN_FORM_OF_A_PORT.fullmatch(value)):
        return value
    # 2.
    url = create_a_dummy_url()
    # 3.-4. Without a protocol, no port is a default port.
    url.scheme = "" if protocol is None else protocol
    # 5.
    result = basic_url_parse(value, url=url, state_override=State.PORT)
    # 6.
    if result is None:
        raise URLPatternError(message("{value!a} is not a port: digits, 65535 at most", value=value))
    # 7.
    return "" if url.port is None else str(url.port)


def canonicalize_a_pathname(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-pathname."""
    # 1. Spec divergence (performance): nor is the parser needed for what is its own form.
    if value == "" or OWN_FORM_OF_A_PATHNAME.fullmatch(value):
        return value
    # 2.-4. The parser would put a slash before what is only a piece of a path.
    leading_slash = value[0] == "/"
    modified_value = value if leading_slash else f"/-{value}"
    # 5.-6.
    url = create_a_dummy_url()
    url.path = []
    # 7.
    basic_url_parse(modified_value, url=url, state_override=State.PATH_START)
    # 8.
    result = serialize_url_path(url)
    # 9.-10.
    return result if leading_slash else result[2:]


def canonicalize_an_opaque_pathname(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-an-opaque-pathname."""
    # 1. Spec divergence (performance): as for the pathname.
    if value == "" or OWN_FORM_OF_AN_OPAQUE_PATHNAME.fullmatch(value):
        return value
    # 2.-3.
    url = create_a_dummy_url()
    url.path = ""
    # 4. Spec divergence: step 5's failure cannot come of this state.
    basic_url_parse(value, url=url, state_override=State.OPAQUE_PATH)
    # 6.
    return serialize_url_path(url)


def canonicalize_a_search(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-search."""
    # 1. Spec divergence (performance): nor is the parser needed for what is its own form.
    if value == "" or OWN_FORM_OF_A_SEARCH.fullmatch(value):
        return value
    # 2.-3.
    url = create_a_dummy_url()
    url.query = ""
    # 4.
    basic_url_parse(value, url=url, state_override=State.QUERY)
    # 5.
    return url.query


def canonicalize_a_hash(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-hash."""
    # 1. Spec divergence (performance): nor is the parser needed for what is its own form.
    if value == "" or OWN_FORM_OF_A_HASH.fullmatch(value):
        return value
    # 2.-3.
    url = create_a_dummy_url()
    url.fragment = ""
    # 4.
    basic_url_parse(value, url=url, state_override=State.FRAGMENT)
    # 5.
    return url.fragment
