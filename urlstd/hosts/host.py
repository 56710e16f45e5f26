"""Hosts: their representation, the host parser and serializer, and host equivalence.

https://url.spec.whatwg.org/#hosts-(domains-and-ip-addresses)
"""

from __future__ import annotations

import re
from typing import Final

from urlstd.errors import ErrorType
from urlstd.hosts.idna import FORBIDDEN_HOST_CODE_POINT, parse_domain
from urlstd.hosts.ipv4 import IPv4Address, ends_in_a_number, parse_ipv4, serialize_ipv4
from urlstd.hosts.ipv6 import IPv6Address, parse_ipv6, serialize_ipv6
from urlstd.journal import Journal, Passage
from urlstd.percent import C0_CONTROL_PERCENT_ENCODE_SET, percent_decode_string, utf8_percent_encode

_PERCENT_ENCODED_BYTE: Final = re.compile("%[0-9A-Fa-f]{2}")
_FORBIDDEN_HOST: Final = re.compile("[" + "".join(map(re.escape, sorted(FORBIDDEN_HOST_CODE_POINT))) + "]")

# The URL code points: https://url.spec.whatwg.org/#url-code-points. "%" is let through here: it has a rule of its own.
_NONCHARACTERS: Final = "\ufdd0-\ufdef" + "".join(
    f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0, 0x110000, 0x10000)
)
NOT_A_URL_CODE_POINT: Final = f'[\\x00-\\x20"#<>\\[\\\\\\]^`{{|}}\\x7f-\\x9f\ud800-\udfff{_NONCHARACTERS}]'
LONE_PERCENT_SIGN: Final = "%(?![0-9A-Fa-f]{2})"
_NOT_A_URL_CODE_POINT: Final = re.compile(NOT_A_URL_CODE_POINT)
_LONE_PERCENT_SIGN: Final = re.compile(LONE_PERCENT_SIGN)


class Domain(str):
    """A domain: a non-empty ASCII string that names a realm within a network.

    https://url.spec.whatwg.org/#concept-domain
    """

    __slots__ = ()


class OpaqueHost(str):
    """An opaque host: a non-empty ASCII string that is handed on as it is.

    https://url.spec.whatwg.org/#opaque-host
    """

    __slots__ = ()


class EmptyHost(str):
    """The empty host: the empty string, where a host may be but is not.

    https://url.spec.whatwg.org/#empty-host
    """

    __slots__ = ()


Host = Domain | IPv4Address | IPv6Address | OpaqueHost | EmptyHost
"""A host, of one of the five kinds: https://url.spec.whatwg.org/#concept-host."""


def parse_host(string: str, is_opaque: bool = False, journal: Journal | None = None) -> Host:
    """Return the host that the scalar value string `string` stands for.

    Args:
        string: The host as written; empty only where `is_opaque`.
        is_opaque: Whether the URL's scheme is not special.
        journal: Where validation errors go; `None` to drop them.

    Raises:
        Failure: `string` is not a host.

    https://url.spec.whatwg.org/#concept-host-parser
    """
    journal = Journal() if journal is None else journal
    journal.enter("host parser", string)
    journal.note("is_opaque", is_opaque)
    host: Host
    # 1. Brackets mean IPv6, whatever the scheme.
    if string.startswith("["):
        # 1.1.
        if not string.endswith("]"):
            journal.fail(ErrorType.IPV6_UNCLOSED, 0, len(string))
        # 1.2.
        host = parse_ipv6(string[1:-1], Passage(journal, 1))
    # 2.
    elif is_opaque:
        host = parse_opaque_host(string, journal)
    # 3.-9.
    else:
        host = _parse_domain_or_ipv4(string, journal)
    journal.leave(host)
    return host


def _parse_domain_or_ipv4(string: str, journal: Journal) -> Domain | IPv4Address:
    within = journal
    if "%" in string:
        # 4.
        if encoded := _PERCENT_ENCODED_BYTE.search(string):
            journal.error(ErrorType.DOMAIN_PERCENT_ENCODED, encoded.start(), encoded.end())
        # 5.
        domain = _decoded(string, journal)
        within = Passage(journal, whole=(0, len(string)))
    # 5. Spec divergence (performance): without "%" there is nothing to decode.
    else:
        domain = string
    # 6. (7. on failure)
    ascii_domain = parse_domain(domain, False, within)
    # 8.
    if ends_in_a_number(ascii_domain, within):
        # 8.1.
        if not domain.isascii():
            within.error(ErrorType.IPV4_NON_ASCII_INPUT, 0, len(domain))
            within = Passage(journal, whole=(0, len(string)))
        # 8.2.
        return parse_ipv4(ascii_domain, within)
    # 9.
    return Domain(ascii_domain)


def _decoded(string: str, journal: Journal) -> str:
    journal.enter("percent-decode", string)
    sequence = percent_decode_string(string)
    domain = sequence.decode("utf-8", "replace")
    journal.note("bytes", sequence)
    journal.leave(domain)
    return domain


def parse_opaque_host(string: str, journal: Journal) -> OpaqueHost | EmptyHost:
    """Return the opaque host, or the empty host, that the scalar value string `string` stands for.

    Raises:
        Failure: `string` contains a forbidden host code point.

    https://url.spec.whatwg.org/#concept-opaque-host-parser
    """
    journal.enter("opaque-host parser", string)
    # 1.
    if forbidden := _FORBIDDEN_HOST.search(string):
        journal.fail(ErrorType.HOST_INVALID_CODE_POINT, forbidden.start(), forbidden.end())
    # 2. One report, however many there are.
    if unit := _NOT_A_URL_CODE_POINT.search(string):
        journal.error(ErrorType.INVALID_URL_UNIT, unit.start(), unit.end())
    # 3. One more for percent signs.
    if unit := _LONE_PERCENT_SIGN.search(string):
        journal.error(ErrorType.INVALID_URL_UNIT, unit.start(), unit.end())
    # 4.
    encoded = utf8_percent_encode(string, C0_CONTROL_PERCENT_ENCODE_SET)
    host = OpaqueHost(encoded) if encoded else EmptyHost()
    journal.leave(host)
    return host


def serialize_host(host: Host) -> str:
    """Return the ASCII serialization of `host`, with brackets where it is an IPv6 address.

    https://url.spec.whatwg.org/#concept-host-serializer
    """
    # 1.
    if isinstance(host, IPv4Address):
        return serialize_ipv4(host)
    # 2.
    if isinstance(host, IPv6Address):
        return f"[{serialize_ipv6(host)}]"
    # 3.
    return str(host)


def host_equals(a: Host, b: Host) -> bool:
    """Return whether `a` and `b` are the same host.

    https://url.spec.whatwg.org/#concept-host-equals
    """
    return type(a) is type(b) and a == b
