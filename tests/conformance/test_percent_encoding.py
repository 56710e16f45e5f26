"""percent-encoding.window.js: the same text as the query and the fragment of a link, in documents of each encoding."""

from collections.abc import Iterator

import pytest

from tests.conformance import wpt
from tests.conformance.expectations import cases
from urlstd import parse_url

ENTRIES = wpt.entries("percent-encoding.json")


def outputs() -> Iterator[tuple[str, str, str, str, str]]:
    for number, entry in ENTRIES:
        for encoding, output in entry["output"].items():
            fragment = entry["output"]["utf-8"]
            yield f"{number} {entry['input']} {encoding}", entry["input"], encoding, output, fragment


@pytest.mark.parametrize(
    "given, encoding, query, fragment", cases("test_percent_encoding", "test_percent_encoding", outputs())
)
def test_percent_encoding(given: str, encoding: str, query: str, fragment: str) -> None:
    url = parse_url(f"https://doc.invalid/?{given}#{given}", encoding=encoding)
    assert (url.query, url.fragment) == (query, fragment)
