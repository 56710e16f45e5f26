"""Parsing by the state machine alone, past the lanes that are faster."""

from urlstd import URLParseError, URLRecord
from urlstd import parse_url as parse_by_lanes
from urlstd.infra import scalar_value_string
from urlstd.parsing.parser import BasicURLParser


def parse_url(text: str, base: str | None = None) -> URLRecord:
    """What `urlstd.parse_url` does; the lanes must agree."""
    parser = BasicURLParser(scalar_value_string(text), None if base is None else parse_url(base))
    if parser.run() == "failure":
        raise URLParseError(text, base, parser.errors)
    assert parser.url == parse_by_lanes(text, base)
    return parser.url
