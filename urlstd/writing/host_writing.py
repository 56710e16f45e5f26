"""Host writing: valid host strings and valid opaque-host strings, by the productions of the Standard.

https://url.spec.whatwg.org/#host-writing
"""

from __future__ import annotations

from urlstd.errors import Failure
from urlstd.hosts.idna import parse_domain
from urlstd.hosts.ipv4 import ends_in_a_number
from urlstd.infra import ASCII_DIGIT, ASCII_HEX_DIGIT, scalar_value_string
from urlstd.journal import Journal
from urlstd.languages import message
from urlstd.writing.writing import Invalid, Passage, url_units


def valid_host_string(host: Passage) -> None:
    """https://url.spec.whatwg.org/#valid-host-string."""
    if host.begins_with("["):
        _bracketed_ipv6_address_string(host)
    elif host.text.isascii() and ends_in_a_number(host.text, Journal()):
        _valid_ipv4_address_string(host)
    else:
        _valid_domain(host)


def _valid_domain(host: Passage) -> None:
    """https://url.spec.whatwg.org/#valid-domain."""
    journal = Journal()
    try:
        result = parse_domain(scalar_value_string(host.text), True, journal)
    except Failure:
        _, start, end, _, _, _, detail = journal.occurrences[-1]
        reason = str(detail)
        sentence = f"{reason[:1].upper()}{reason[1:]}."
        raise Invalid("valid domain", host.start + start, host.start + end, sentence) from None
    if ends_in_a_number(result, Journal()):
        host.breaks(
            "valid domain", message("What it stands for ends in a number, so it is no domain, but an IPv4 address.")
        )


def _valid_ipv4_address_string(host: Passage) -> None:
    """https://url.spec.whatwg.org/#valid-ipv4-address-string."""
    production = "valid IPv4-address string"
    parts = host.split_all(".")
    for part in parts:
        if not _is_shortest_decimal(part.text):
            part.breaks(
                production, message("A part is a number from 0 to 255, in decimal digits without leading zeros.")
            )
    if len(parts) != 4:
        host.breaks(production, message("An IPv4 address has four parts, not {count}.", count=len(parts)))


def _is_shortest_decimal(text: str) -> bool:
    shortest = 1 <= len(text) <= 3 and ASCII_DIGIT.issuperset(text) and (text == "0" or text[0] != "0")
    return shortest and int(text) <= 255


def valid_opaque_host_string(host: Passage) -> None:
    """https://url.spec.whatwg.org/#valid-opaque-host-string."""
    production = "valid opaque-host string"
    if host.begins_with("["):
        _bracketed_ipv6_address_string(host)
        return
    if host.start == host.end:
        host.lacks(production, message("A host has to stand before “:” and a port."))
    url_units(host, production)


def _bracketed_ipv6_address_string(host: Passage) -> None:
    """An IPv6 address in brackets, as both kinds of hosts have it."""
    if not host.text.endswith("]"):
        host.breaks("valid IPv6-address string", message("“]” has to end what begins with “[”."))
    _valid_ipv6_address_string(Passage(host.input, host.start + 1, host.end - 1))


def _valid_ipv6_address_string(address: Passage) -> None:
    """https://url.spec.whatwg.org/#valid-ipv6-address-string."""
    production = "valid IPv6-address string"
    before, after = address.split("::")
    if after is None:
        length = _valid_ipv6_pieces_and_ipv4_string(address)
        if length != 8:
            address.breaks(production, message("Without “::”, there are eight pieces, not {count}.", count=length))
        return
    length = _valid_ipv6_pieces_string(before.split_all(":")) if before.start < before.end else 0
    length += _valid_ipv6_pieces_and_ipv4_string(after) if after.start < after.end else 0
    if length > 7:
        address.breaks(production, message("Beside “::”, there are at most seven pieces, not {count}.", count=length))


def _valid_ipv6_pieces_and_ipv4_string(pieces: Passage) -> int:
    """Return the effective piece length, with an IPv4 address at the end or without.

    https://url.spec.whatwg.org/#valid-ipv6-pieces-and-ipv4-string
    """
    *leading, last = pieces.split_all(":")
    if "." not in last.text:
        return _valid_ipv6_pieces_string([*leading, last])
    length = _valid_ipv6_pieces_string(leading)
    _valid_ipv4_address_string(last)
    return length + 2


def _valid_ipv6_pieces_string(pieces: list[Passage]) -> int:
    """Return the effective piece length: https://url.spec.whatwg.org/#valid-ipv6-pieces-string."""
    for piece in pieces:
        _valid_ipv6_piece_string(piece)
    return len(pieces)


def _valid_ipv6_piece_string(piece: Passage) -> None:
    """https://url.spec.whatwg.org/#valid-ipv6-piece-string."""
    text = piece.text
    shortest = 1 <= len(text) <= 4 and (text == "0" or text[0] != "0")
    if not (shortest and ASCII_HEX_DIGIT.issuperset(text)):
        production = "valid IPv6-piece string"
        piece.breaks(production, message("A piece is one to four hexadecimal digits, without leading zeros."))
