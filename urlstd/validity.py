"""URL writing and host writing: is a string a valid URL string, and if not, where and by which production.

This is the grammar for those who write URLs. It knows nothing of the parser, which accepts far more: what is invalid
here may well be parsed, and what the parser reports no validation error for may still be invalid here.

One function per production. Each returns nothing for a passage that is in its language and otherwise raises
`_Invalid`; where a production has alternatives, the first code points of the passage tell which of them can apply.

https://url.spec.whatwg.org/#url-writing and https://url.spec.whatwg.org/#host-writing
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NoReturn

from urlstd.errors import Failure
from urlstd.host import LONE_PERCENT_SIGN, NOT_A_URL_CODE_POINT
from urlstd.idna import FORBIDDEN_HOST_CODE_POINT, parse_domain
from urlstd.infra import ASCII_DIGIT, ASCII_HEX_DIGIT, scalar_value_string
from urlstd.ipv4 import ends_in_a_number
from urlstd.journal import Journal
from urlstd.parser import parse_url
from urlstd.record import SPECIAL_SCHEMES

if TYPE_CHECKING:
    from urlstd.record import URLRecord

_SCHEME: Final = re.compile("([A-Za-z][A-Za-z0-9+.-]*):")
_NOT_A_URL_UNIT: Final = re.compile(f"{LONE_PERCENT_SIGN}|{NOT_A_URL_CODE_POINT}")
_FORBIDDEN_IN_OPAQUE_HOSTS: Final = re.compile("[" + "".join(map(re.escape, sorted(FORBIDDEN_HOST_CODE_POINT))) + "]")


@dataclass(frozen=True, slots=True)
class Validity:
    """Whether a string is a valid URL string.

    Attributes:
        valid: Whether it is.
        production: The innermost production that a passage is not in the language of, by the Standard's name, such
            as "URL-query string"; `None` for a valid string.
        start: Where what is wrong begins, in code points of the input.
        end: Where it ends; `start` where something is missing there.
        message: What is wrong, in one sentence; "" for a valid string.
    """

    valid: bool
    production: str | None = None
    start: int = 0
    end: int = 0
    message: str = ""

    @property
    def anchor(self) -> str | None:
        """The address of the production in the Standard."""
        if self.production is None:
            return None
        return f"https://url.spec.whatwg.org/#{self.production.lower().replace(' ', '-')}"


class _Invalid(Exception):  # noqa: N818 - the Standard's word
    """A passage is not in the language of a production."""

    def __init__(self, production: str, start: int, end: int, message: str) -> None:
        super().__init__(message)
        self.validity = Validity(False, production, start, end, message)


@dataclass(frozen=True, slots=True)
class _Passage:
    """A part of the input."""

    input: str
    start: int
    end: int

    @property
    def text(self) -> str:
        return self.input[self.start : self.end]

    def begins_with(self, prefix: str) -> bool:
        return self.input.startswith(prefix, self.start, self.end)

    def after(self, count: int) -> _Passage:
        """Return what follows the first `count` code points."""
        return _Passage(self.input, self.start + count, self.end)

    def split(self, separator: str) -> tuple[_Passage, _Passage | None]:
        """Return what is before and after the first `separator`; what is after it is `None` where there is none."""
        at = self.input.find(separator, self.start, self.end)
        if at < 0:
            return self, None
        return _Passage(self.input, self.start, at), _Passage(self.input, at + len(separator), self.end)

    def split_all(self, separator: str) -> list[_Passage]:
        """Return the passages between separators."""
        pieces, start = [], self.start
        for text in self.text.split(separator):
            pieces.append(_Passage(self.input, start, start + len(text)))
            start += len(text) + len(separator)
        return pieces

    def breaks(self, production: str, message: str) -> NoReturn:
        """Say that all of this passage is not in the language of a production."""
        raise _Invalid(production, self.start, self.end, message)

    def lacks(self, production: str, message: str) -> NoReturn:
        """Say that something is missing at the start of this passage."""
        raise _Invalid(production, self.start, self.start, message)


def check_valid_url_string(input: str, base: str | URLRecord | None = None) -> Validity:  # noqa: A002
    """Return whether `input` is a valid URL string.

    Args:
        input: Any string.
        base: The base URL that it is written for: a string, which is parsed first, or a record. Without one, only
            absolute URLs are valid.

    Raises:
        URLParseError: `base` could not be parsed.

    https://url.spec.whatwg.org/#valid-url-string
    """
    base_record = parse_url(base) if isinstance(base, str) else base
    # Two surrogates that form a pair are one code point; one by itself stays, and is never valid.
    text = input if input.isascii() else input.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")
    try:
        _valid_url_string(_Passage(text, 0, len(text)), base_record)
    except _Invalid as invalid:
        return invalid.validity
    return Validity(True)


def verdict(validity: Validity, parsed: bool, errors: bool) -> str:
    """Return in one sentence what a validity and the outcome of the parser have to do with each other.

    Args:
        validity: Of an input.
        parsed: Whether the parser did not return failure for that input.
        errors: Whether it reported validation errors.
    """
    if validity.valid:
        return "Valid to write, and parsed without validation errors."
    if not parsed:
        return "Not valid to write, and the parser returns failure."
    if errors:
        return "Not valid to write, but parsed: the parser reports validation errors and goes on."
    return "Not valid to write, but parsed: lone surrogates are replaced before the parser sees them."


def validity_to_json(validity: Validity) -> dict[str, Any]:
    """Return a validity as what `json.dumps` takes.

    {"valid": bool, "production": str|null, "anchor": url|null, "start": int, "end": int, "message": str}
    """
    return {
        "valid": validity.valid,
        "production": validity.production,
        "anchor": validity.anchor,
        "start": validity.start,
        "end": validity.end,
        "message": validity.message,
    }


def _valid_url_string(url: _Passage, base: URLRecord | None) -> None:
    """https://url.spec.whatwg.org/#valid-url-string."""
    # What begins with a scheme is never relative.
    if base is None or _SCHEME.match(url.input):
        _absolute_url_with_fragment_string(url)
    else:
        _relative_url_with_fragment_string(url, base)


def _absolute_url_with_fragment_string(url: _Passage) -> None:
    """https://url.spec.whatwg.org/#absolute-url-with-fragment-string."""
    absolute, fragment = url.split("#")
    _absolute_url_string(absolute)
    _url_fragment_string(fragment)


def _absolute_url_string(url: _Passage) -> None:
    """https://url.spec.whatwg.org/#absolute-url-string."""
    before, query = url.split("?")
    scheme = _url_scheme_string(before)
    rest = before.after(len(scheme) + 1)
    if scheme == "file":
        _scheme_relative_file_url_string(rest)
    elif scheme in SPECIAL_SCHEMES:
        _scheme_relative_special_url_string(rest)
    elif rest.begins_with("//"):
        _scheme_relative_url_string(rest)
    elif rest.begins_with("/"):
        _path_absolute_non_authority_url_string(rest)
    else:
        _opaque_path_url_string(rest)
    _url_query_string(query)


def _url_scheme_string(url: _Passage) -> str:
    """Return the scheme at the start of an absolute URL, in lower case.

    https://url.spec.whatwg.org/#url-scheme-string
    """
    found = _SCHEME.match(url.input, url.start, url.end)
    if found is None:
        url.lacks("URL-scheme string", "Without a base URL, it has to begin with a scheme and “:”.")
    return found[1].lower()


def _relative_url_with_fragment_string(url: _Passage, base: URLRecord) -> None:
    """https://url.spec.whatwg.org/#relative-url-with-fragment-string."""
    relative, fragment = url.split("#")
    if not base.has_an_opaque_path:
        _relative_url_string(relative, base)
    elif fragment is None or relative.text:
        name = "relative-URL-with-fragment string"
        relative.breaks(name, "The base URL has an opaque path, so that only “#” and a fragment can be relative to it.")
    _url_fragment_string(fragment)


def _relative_url_string(url: _Passage, base: URLRecord) -> None:
    """https://url.spec.whatwg.org/#relative-url-string."""
    before, query = url.split("?")
    if not before.begins_with("/"):
        _path_relative_scheme_less_url_string(before)
    elif not before.begins_with("//"):
        _path_absolute_non_authority_url_string(before)
    elif base.scheme == "file":
        _scheme_relative_file_url_string(before)
    elif base.is_special:
        _scheme_relative_special_url_string(before)
    else:
        _scheme_relative_url_string(before)
    _url_query_string(query)


def _scheme_relative_special_url_string(url: _Passage) -> None:
    """https://url.spec.whatwg.org/#scheme-relative-special-url-string."""
    production = "scheme-relative-special-URL string"
    _two_slashes(url, production)
    authority, path = _authority_and_path(url)
    _no_credentials(authority, production)
    host, port = _host_and_port(authority)
    if host.start == host.end:
        host.lacks("valid host string", "A host has to stand after “//”.")
    _valid_host_string(host)
    _url_port_string(port)
    _path_absolute_url_string(path)


def _two_slashes(url: _Passage, production: str) -> None:
    if not url.begins_with("//"):
        url.lacks(production, "“//” has to follow the “:” of this scheme.")


def _authority_and_path(url: _Passage) -> tuple[_Passage, _Passage]:
    """Return what is between “//” and the next slash, and the rest from that slash on, which may be nothing."""
    authority, _ = url.after(2).split("/")
    return authority, _Passage(url.input, authority.end, url.end)


def _no_credentials(authority: _Passage, production: str) -> None:
    at = authority.input.rfind("@", authority.start, authority.end)
    if at >= 0:
        credentials = _Passage(authority.input, authority.start, at + 1)
        credentials.breaks(production, "There is no way to write credentials in a valid URL string.")


def _host_and_port(authority: _Passage) -> tuple[_Passage, _Passage | None]:
    """Split at the “:” before the port, which is not one of those inside brackets."""
    bracket = (
        authority.input.find("]", authority.start, authority.end) if authority.begins_with("[") else authority.start
    )
    at = -1 if bracket < 0 else authority.input.find(":", bracket, authority.end)
    if at < 0:
        return authority, None
    return _Passage(authority.input, authority.start, at), _Passage(authority.input, at + 1, authority.end)


def _url_port_string(port: _Passage | None) -> None:
    """https://url.spec.whatwg.org/#url-port-string."""
    if port is None:
        return
    if not ASCII_DIGIT.issuperset(port.text):
        port.breaks("URL-port string", "A port is written in the digits 0 to 9.")
    digits = port.text.lstrip("0")
    if len(digits) > 5 or int(digits or "0") > 65535:
        port.breaks("URL-port string", "A port is at most 65535.")


def _scheme_relative_url_string(url: _Passage) -> None:
    """https://url.spec.whatwg.org/#scheme-relative-url-string."""
    authority, path = _authority_and_path(url)
    _no_credentials(authority, "scheme-relative-URL string")
    _opaque_host_and_port_string(authority)
    _path_absolute_url_string(path)


def _opaque_host_and_port_string(authority: _Passage) -> None:
    """https://url.spec.whatwg.org/#opaque-host-and-port-string."""
    if authority.start == authority.end:
        return
    host, port = _host_and_port(authority)
    _valid_opaque_host_string(host)
    _url_port_string(port)


def _scheme_relative_file_url_string(url: _Passage) -> None:
    """https://url.spec.whatwg.org/#scheme-relative-file-url-string."""
    production = "scheme-relative-file-URL string"
    _two_slashes(url, production)
    host, path = _authority_and_path(url)
    if host.start < host.end:
        _no_credentials(host, production)
        _valid_host_string(host)
    _path_absolute_url_string(path)


def _path_absolute_url_string(path: _Passage) -> None:
    """A path after an authority, or nothing: https://url.spec.whatwg.org/#path-absolute-url-string."""
    _url_path_segment_strings(path)


def _path_absolute_non_authority_url_string(path: _Passage) -> None:
    """https://url.spec.whatwg.org/#path-absolute-non-authority-url-string."""
    _url_path_segment_strings(path)


def _path_relative_scheme_less_url_string(path: _Passage) -> None:
    """https://url.spec.whatwg.org/#path-relative-scheme-less-url-string."""
    _url_path_segment_strings(path)


def _opaque_path_url_string(path: _Passage) -> None:
    """https://url.spec.whatwg.org/#opaque-path-url-string."""
    _url_units(path, "opaque-path-URL string")


def _url_path_segment_strings(path: _Passage) -> None:
    """Segments joined by slashes, all at once: https://url.spec.whatwg.org/#url-path-segment-string."""
    _url_units(path, "URL-path-segment string")


def _url_query_string(query: _Passage | None) -> None:
    """https://url.spec.whatwg.org/#url-query-string."""
    if query is not None:
        _url_units(query, "URL-query string")


def _url_fragment_string(fragment: _Passage | None) -> None:
    """https://url.spec.whatwg.org/#url-fragment-string."""
    if fragment is not None:
        _url_units(fragment, "URL-fragment string")


def _url_units(passage: _Passage, production: str) -> None:
    """https://url.spec.whatwg.org/#url-units."""
    found = _NOT_A_URL_UNIT.search(passage.input, passage.start, passage.end)
    if found is None:
        return
    raise _Invalid(production, found.start(), found.end(), _not_a_url_unit(found[0]))


def _not_a_url_unit(c: str) -> str:
    if c == "%":
        return "“%” has to be followed by two hexadecimal digits."
    if "\ud800" <= c <= "\udfff":
        return f"U+{ord(c):04X} is a surrogate without the other half of its pair: it stands for nothing."
    return f"U+{ord(c):04X} is not a URL code point: it has to be percent-encoded."


def _valid_host_string(host: _Passage) -> None:
    """https://url.spec.whatwg.org/#valid-host-string."""
    if host.begins_with("["):
        _bracketed_ipv6_address_string(host)
    elif host.text.isascii() and ends_in_a_number(host.text, Journal()):
        _valid_ipv4_address_string(host)
    else:
        _valid_domain(host)


def _valid_domain(host: _Passage) -> None:
    """https://url.spec.whatwg.org/#valid-domain."""
    journal = Journal()
    try:
        result = parse_domain(scalar_value_string(host.text), True, journal)
    except Failure:
        _, start, end, _, _, _, detail = journal.occurrences[-1]
        reason = str(detail)
        message = f"{reason[:1].upper()}{reason[1:]}."
        raise _Invalid("valid domain", host.start + start, host.start + end, message) from None
    if ends_in_a_number(result, Journal()):
        host.breaks("valid domain", "What it stands for ends in a number, so it is no domain, but an IPv4 address.")


def _valid_ipv4_address_string(host: _Passage) -> None:
    """https://url.spec.whatwg.org/#valid-ipv4-address-string."""
    production = "valid IPv4-address string"
    parts = host.split_all(".")
    for part in parts:
        if not _is_shortest_decimal(part.text):
            part.breaks(production, "A part is a number from 0 to 255, in decimal digits without leading zeros.")
    if len(parts) != 4:
        host.breaks(production, f"An IPv4 address has four parts, not {len(parts)}.")


def _is_shortest_decimal(text: str) -> bool:
    shortest = 1 <= len(text) <= 3 and ASCII_DIGIT.issuperset(text) and (text == "0" or text[0] != "0")
    return shortest and int(text) <= 255


def _valid_opaque_host_string(host: _Passage) -> None:
    """https://url.spec.whatwg.org/#valid-opaque-host-string."""
    production = "valid opaque-host string"
    if host.begins_with("["):
        _bracketed_ipv6_address_string(host)
        return
    if host.start == host.end:
        host.lacks(production, "A host has to stand before “:” and a port.")
    _url_units(host, production)


def _bracketed_ipv6_address_string(host: _Passage) -> None:
    """An IPv6 address in brackets, as both kinds of hosts have it."""
    if not host.text.endswith("]"):
        host.breaks("valid IPv6-address string", "“]” has to end what begins with “[”.")
    _valid_ipv6_address_string(_Passage(host.input, host.start + 1, host.end - 1))


def _valid_ipv6_address_string(address: _Passage) -> None:
    """https://url.spec.whatwg.org/#valid-ipv6-address-string."""
    production = "valid IPv6-address string"
    before, after = address.split("::")
    if after is None:
        length = _valid_ipv6_pieces_and_ipv4_string(address)
        if length != 8:
            address.breaks(production, f"Without “::”, there are eight pieces, not {length}.")
        return
    length = _valid_ipv6_pieces_string(before.split_all(":")) if before.start < before.end else 0
    length += _valid_ipv6_pieces_and_ipv4_string(after) if after.start < after.end else 0
    if length > 7:
        address.breaks(production, f"Beside “::”, there are at most seven pieces, not {length}.")


def _valid_ipv6_pieces_and_ipv4_string(pieces: _Passage) -> int:
    """Return the effective piece length, with an IPv4 address at the end or without.

    https://url.spec.whatwg.org/#valid-ipv6-pieces-and-ipv4-string
    """
    *leading, last = pieces.split_all(":")
    if "." not in last.text:
        return _valid_ipv6_pieces_string([*leading, last])
    length = _valid_ipv6_pieces_string(leading)
    _valid_ipv4_address_string(last)
    return length + 2


def _valid_ipv6_pieces_string(pieces: list[_Passage]) -> int:
    """Return the effective piece length: https://url.spec.whatwg.org/#valid-ipv6-pieces-string."""
    for piece in pieces:
        _valid_ipv6_piece_string(piece)
    return len(pieces)


def _valid_ipv6_piece_string(piece: _Passage) -> None:
    """https://url.spec.whatwg.org/#valid-ipv6-piece-string."""
    text = piece.text
    shortest = 1 <= len(text) <= 4 and (text == "0" or text[0] != "0")
    if not (shortest and ASCII_HEX_DIGIT.issuperset(text)):
        production = "valid IPv6-piece string"
        piece.breaks(production, "A piece is one to four hexadecimal digits, without leading zeros.")
