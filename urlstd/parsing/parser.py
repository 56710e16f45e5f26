"""URL parsing: the basic URL parser, whose state machine is the only one in the package, and the URL parser.

https://url.spec.whatwg.org/#url-parsing
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from urlstd.errors import URLParseError, ValidationError
from urlstd.infra import scalar_value_string
from urlstd.parsing import lane
from urlstd.parsing.authority_states import AuthorityStates
from urlstd.parsing.file_states import FileStates
from urlstd.parsing.path_states import PathStates
from urlstd.parsing.scheme_states import SchemeStates
from urlstd.parsing.states import State

if TYPE_CHECKING:
    from urlstd.record import URLRecord


class BasicURLParser(SchemeStates, AuthorityStates, FileStates, PathStates):
    """The basic URL parser: the machine with all its states.

    https://url.spec.whatwg.org/#concept-basic-url-parser
    """

    __slots__ = ()


for _state in State:  # a state without a method fails at import
    _state.run = getattr(BasicURLParser, f"{_state.name.lower()}_state")


def basic_url_parse(
    input: str,  # noqa: A002
    base: URLRecord | None = None,
    encoding: str = "utf-8",
    *,
    url: URLRecord | None = None,
    state_override: State | None = None,
) -> URLRecord | None:
    """Run the basic URL parser on a scalar value string.

    Returns:
        The URL; `None` for failure. With `url`, that very record, changed in place.

    https://url.spec.whatwg.org/#concept-basic-url-parser
    """
    # Spec divergence (performance): most URLs are read by the fast lane.
    if url is None and encoding == "utf-8" and (record := lane.parse(input, base)) is not None:
        return record
    parser = BasicURLParser(input, base, encoding, url=url, state_override=state_override)
    return None if parser.run() == "failure" else parser.url


def parse_url(input: str, base: str | URLRecord | None = None, *, encoding: str = "utf-8") -> URLRecord:  # noqa: A002
    """Parse `input` as the URL parser does.

    Args:
        input: Any string. Lone surrogates become U+FFFD.
        base: What relative URLs are relative to: a string, which is parsed first, or a record; `None` without one.
        encoding: A label of the Encoding Standard. It counts only for the query of a special URL.

    Raises:
        URLParseError: `input`, or `base`, could not be parsed.
        LookupError: `encoding` is no label of the Encoding Standard.

    https://url.spec.whatwg.org/#concept-url-parser
    """
    base_record = _parsed_base(base) if isinstance(base, str) else base
    # Spec divergence (performance): most URLs are read by the fast lane.
    if encoding == "utf-8" and (record := lane.parse(input, base_record)) is not None:
        return record
    # 1.
    parser = BasicURLParser(scalar_value_string(input), base_record, encoding)
    # 2.
    if parser.run() == "failure":
        raise URLParseError(input, None if base is None else str(base), lambda: parser.errors)
    # 3.-5. A blob URL store, where there is one, is a browser's.
    return parser.url


@lru_cache(maxsize=8)
def _parsed_base(base: str) -> URLRecord:
    """Parse a base, which is often the same for many inputs. Nobody changes the record: what comes of it is copied."""
    return parse_url(base)


def validation_errors(
    input: str,  # noqa: A002
    base: str | URLRecord | None = None,
    *,
    encoding: str = "utf-8",
) -> tuple[ValidationError, ...]:
    """Return every validation error that parsing `input` reports, in order, also where parsing fails.

    Args:
        input: Any string. Lone surrogates become U+FFFD.
        base: The base URL; its own validation errors are not listed, unless it cannot be parsed.
        encoding: A label of the Encoding Standard. No validation error depends on it.

    Raises:
        LookupError: `encoding` is no label of the Encoding Standard.

    https://url.spec.whatwg.org/#validation-error
    """
    try:
        base_record = parse_url(base) if isinstance(base, str) else base
    except URLParseError as failure:
        return failure.errors
    parser = BasicURLParser(scalar_value_string(input), base_record, encoding)
    parser.run()
    return parser.errors
