"""URL writing: is a string a valid URL string, and if not, where and by which production.

This is the grammar for those who write URLs. It knows nothing of the parser, which accepts far more: what is invalid
here may well be parsed.

https://url.spec.whatwg.org/#url-writing
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from urlstd.infra import ASCII_DIGIT
from urlstd.languages import message
from urlstd.parsing.parser import parse_url
from urlstd.record import SPECIAL_SCHEMES
from urlstd.writing.host_writing import valid_host_string, valid_opaque_host_string
from urlstd.writing.writing import Invalid, Passage, Validity, url_units

if TYPE_CHECKING:
    from urlstd.record import URLRecord

_SCHEME: Final = re.compile("([A-Za-z][A-Za-z0-9+.-]*):")


def validate(input: str, base: str | URLRecord | None = None) -> Validity:  # noqa: A002
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
        _valid_url_string(Passage(text, 0, len(text)), base_record)
    except Invalid as invalid:
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
        return message("Valid to write, and parsed without validation errors.")
    if not parsed:
        return message("Not valid to write, and the parser returns failure.")
    if errors:
        return message("Not valid to write, but parsed: the parser reports validation errors and goes on.")
    return message("Not valid to write, but parsed: lone surrogates are replaced before the parser sees them.")


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


def _valid_url_string(url: Passage, base: URLRecord | None) -> None:
    """https://url.spec.whatwg.org/#valid-url-string."""
    # What begins with a scheme is never relative.
    if base is None or _SCHEME.match(url.input):
        _absolute_url_with_fragment_string(url)
    else:
        _relative_url_with_fragment_string(url, base)


def _absolute_url_with_fragment_string(url: Passage) -> None:
    """https://url.spec.whatwg.org/#absolute-url-with-fragment-string."""
    absolute, fragment = url.split("#")
    _absolute_url_string(absolute)
    _url_fragment_string(fragment)


def _absolute_url_string(url: Passage) -> None:
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


def _url_scheme_string(url: Passage) -> str:
    """Return the scheme at the start of an absolute URL, in lower case.

    https://url.spec.whatwg.org/#url-scheme-string
    """
    found = _SCHEME.match(url.input, url.start, url.end)
    if found is None:
        url.lacks("URL-scheme string", message("Without a base URL, it has to begin with a scheme and “:”."))
    return found[1].lower()


def _relative_url_with_fragment_string(url: Passage, base: URLRecord) -> None:
    """https://url.spec.whatwg.org/#relative-url-with-fragment-string."""
    relative, fragment = url.split("#")
    if not base.has_an_opaque_path:
        _relative_url_string(relative, base)
    elif fragment is None or relative.text:
        name = "relative-URL-with-fragment string"
        relative.breaks(
            name, message("The base URL has an opaque path, so that only “#” and a fragment can be relative to it.")
        )
    _url_fragment_string(fragment)


def _relative_url_string(url: Passage, base: URLRecord) -> None:
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


def _scheme_relative_special_url_string(url: Passage) -> None:
    """https://url.spec.whatwg.org/#scheme-relative-special-url-string."""
    production = "scheme-relative-special-URL string"
    _two_slashes(url, production)
    authority, path = _authority_and_path(url)
    _no_credentials(authority, production)
    host, port = _host_and_port(authority)
    if host.start == host.end:
        host.lacks("valid host string", message("A host has to stand after “//”."))
    valid_host_string(host)
    _url_port_string(port)
    _path_absolute_url_string(path)


def _two_slashes(url: Passage, production: str) -> None:
    if not url.begins_with("//"):
        url.lacks(production, message("“//” has to follow the “:” of this scheme."))


def _authority_and_path(url: Passage) -> tuple[Passage, Passage]:
    """Return what is between “//” and the next slash, and the rest from that slash on, which may be nothing."""
    authority, _ = url.after(2).split("/")
    return authority, Passage(url.input, authority.end, url.end)


def _no_credentials(authority: Passage, production: str) -> None:
    at = authority.input.rfind("@", authority.start, authority.end)
    if at >= 0:
        credentials = Passage(authority.input, authority.start, at + 1)
        credentials.breaks(production, message("There is no way to write credentials in a valid URL string."))


def _host_and_port(authority: Passage) -> tuple[Passage, Passage | None]:
    """Split at the “:” before the port, which is not one of those inside brackets."""
    bracket = (
        authority.input.find("]", authority.start, authority.end) if authority.begins_with("[") else authority.start
    )
    at = -1 if bracket < 0 else authority.input.find(":", bracket, authority.end)
    if at < 0:
        return authority, None
    return Passage(authority.input, authority.start, at), Passage(authority.input, at + 1, authority.end)


def _url_port_string(port: Passage | None) -> None:
    """https://url.spec.whatwg.org/#url-port-string."""
    if port is None:
        return
    if not ASCII_DIGIT.issuperset(port.text):
        port.breaks("URL-port string", message("A port is written in the digits 0 to 9."))
    digits = port.text.lstrip("0")
    if len(digits) > 5 or int(digits or "0") > 65535:
        port.breaks("URL-port string", message("A port is at most 65535."))


def _scheme_relative_url_string(url: Passage) -> None:
    """https://url.spec.whatwg.org/#scheme-relative-url-string."""
    authority, path = _authority_and_path(url)
    _no_credentials(authority, "scheme-relative-URL string")
    _opaque_host_and_port_string(authority)
    _path_absolute_url_string(path)


def _opaque_host_and_port_string(authority: Passage) -> None:
    """https://url.spec.whatwg.org/#opaque-host-and-port-string."""
    if authority.start == authority.end:
        return
    host, port = _host_and_port(authority)
    valid_opaque_host_string(host)
    _url_port_string(port)


def _scheme_relative_file_url_string(url: Passage) -> None:
    """https://url.spec.whatwg.org/#scheme-relative-file-url-string."""
    production = "scheme-relative-file-URL string"
    _two_slashes(url, production)
    host, path = _authority_and_path(url)
    if host.start < host.end:
        _no_credentials(host, production)
        valid_host_string(host)
    _path_absolute_url_string(path)


def _path_absolute_url_string(path: Passage) -> None:
    """A path after an authority, or nothing: https://url.spec.whatwg.org/#path-absolute-url-string."""
    _url_path_segment_strings(path)


def _path_absolute_non_authority_url_string(path: Passage) -> None:
    """https://url.spec.whatwg.org/#path-absolute-non-authority-url-string."""
    _url_path_segment_strings(path)


def _path_relative_scheme_less_url_string(path: Passage) -> None:
    """https://url.spec.whatwg.org/#path-relative-scheme-less-url-string."""
    _url_path_segment_strings(path)


def _opaque_path_url_string(path: Passage) -> None:
    """https://url.spec.whatwg.org/#opaque-path-url-string."""
    url_units(path, "opaque-path-URL string")


def _url_path_segment_strings(path: Passage) -> None:
    """Segments joined by slashes, all at once: https://url.spec.whatwg.org/#url-path-segment-string."""
    url_units(path, "URL-path-segment string")


def _url_query_string(query: Passage | None) -> None:
    """https://url.spec.whatwg.org/#url-query-string."""
    if query is not None:
        url_units(query, "URL-query string")


def _url_fragment_string(fragment: Passage | None) -> None:
    """https://url.spec.whatwg.org/#url-fragment-string."""
    if fragment is not None:
        url_units(fragment, "URL-fragment string")
