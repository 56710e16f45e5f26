"""A host, classified and explained: its kind, its labels or numbers, and what its address is for.

https://url.spec.whatwg.org/#host-representation
"""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Any, Final

from urlstd.hosts.host import Domain, EmptyHost, Host, OpaqueHost, serialize_host
from urlstd.hosts.idna import domain_to_unicode
from urlstd.hosts.ipv4 import IPv4Address
from urlstd.hosts.ipv6 import IPv6Address, compressed_piece_index
from urlstd.languages import message
from urlstd.origin import TupleOrigin, origin
from urlstd.tracing.trace_json import host_kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from urlstd.record import URLRecord
    from urlstd.tracing.trace import Work

# What the registries say of an address, in the words of their RFCs.
_SCOPES: Final = {
    "is_unspecified": "unspecified",
    "is_loopback": "loopback",
    "is_link_local": "link-local",
    "is_multicast": "multicast",
    "is_private": "private",
    "is_site_local": "site-local",
    "is_reserved": "reserved",
    "is_global": "global",
}
_SHARED: Final = ipaddress.ip_network("100.64.0.0/10")


def host_report(url: URLRecord, work: list[Work]) -> dict[str, Any]:
    """Return what there is to say of the host of `url`.

    Args:
        url: The URL record.
        work: The runs of the host parser that led to it, from a trace; empty where the base gave the host.
    """
    host = url.host
    report: dict[str, Any] = {
        "kind": "null" if host is None else host_kind(host),
        "serialized": None if host is None else serialize_host(host),
        "how": _how(url, work),
        "origin": _origin(url),
    }
    if isinstance(host, Domain):
        report["domain"] = _domain(host)
    elif isinstance(host, IPv4Address):
        report["ipv4"] = _ipv4(host, work)
        report["scopes"] = _scopes(ipaddress.IPv4Address(int(host)))
    elif isinstance(host, IPv6Address):
        report["ipv6"] = _ipv6(host)
        report["scopes"] = _scopes(ipaddress.IPv6Address(str(host)))
    return report


def _origin(url: URLRecord) -> dict[str, str]:
    its_origin = origin(url)
    kind = "tuple" if isinstance(its_origin, TupleOrigin) else "opaque"
    return {"kind": kind, "serialized": str(its_origin)}


def _how(url: URLRecord, work: list[Work]) -> str:
    host = url.host
    if host is None:
        return message("There is no authority (no “//” after the scheme), so the host is null.")
    if not work:
        return _how_without_parsing(url, host)
    given = work[-1].given
    if isinstance(host, EmptyHost):
        return message("“localhost” in a file: URL stands for the empty host.") if given else _empty_authority()
    return _how_parsed(host, given)


def _empty_authority() -> str:
    return message("The authority is empty.")


def _how_without_parsing(url: URLRecord, host: Host) -> str:
    if isinstance(host, EmptyHost):
        is_file = url.scheme == "file"
        return message("A file: URL without a host has the empty host.") if is_file else _empty_authority()
    return message("The host comes from the base URL.")


def _how_parsed(host: Host, given: str) -> str:
    if isinstance(host, IPv6Address):
        return message("It stands in brackets, so it is an IPv6 address.")
    if isinstance(host, IPv4Address):
        return message("Its last label is a number, so it is an IPv4 address.")
    if isinstance(host, OpaqueHost):
        return message(
            "The scheme is not special, so the host is opaque: as it is, percent-encoded only where it must be."
        )
    if not given.isascii() or "%" in given:
        return message("The scheme is special, so it is a domain: percent-decoded, then mapped to ASCII by UTS #46.")
    return message("The scheme is special, so it is a domain: ASCII, in lower case.")


def _domain(domain: Domain) -> dict[str, Any]:
    shown = domain_to_unicode(domain)
    labels = zip(domain.split("."), shown.split("."), strict=True)
    return {
        "unicode": shown,
        "labels": [{"ascii": ascii_label, "unicode": label} for ascii_label, label in labels],
        "trailing_dot": domain.endswith("."),
    }


def _ipv4(address: IPv4Address, work: list[Work]) -> dict[str, Any]:
    parts = [inner.notes["parts"] for outer in work for inner in outer.work if inner.algorithm == "IPv4 parser"]
    return {
        "dotted": str(address),
        "integer": int(address),
        "hex": f"{int(address):#010x}",
        "octal": f"{int(address):#o}",
        "parts": parts[-1] if parts else [],
    }


def _ipv6(address: IPv6Address) -> dict[str, Any]:
    start = compressed_piece_index(address)
    embedded = ipaddress.IPv6Address(str(address)).ipv4_mapped
    return {
        "pieces": list(address),
        "expanded": ":".join(f"{piece:04x}" for piece in address),
        "compressed": None if start is None else {"start": start, "length": _zeros(address, start)},
        "ipv4": None if embedded is None else str(embedded),
    }


def _zeros(address: IPv6Address, start: int) -> int:
    return next((index for index in range(start, 8) if address[index] != 0), 8) - start


def _scopes(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> list[str]:
    return list(_scope_names(address))


def _scope_names(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> Iterator[str]:
    names = [name for attribute, name in _SCOPES.items() if getattr(address, attribute, False)]
    # Python counts loopback, link-local and the like as private, too.
    yield from (message(name) for name in names if len(names) == 1 or name != "private")
    if address in _SHARED:
        yield message("shared (carrier-grade NAT)")
