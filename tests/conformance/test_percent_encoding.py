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
            case_id = f"{number} {entry['input']} {encoding}"
            yield case_id, entry["input"], encoding, output, entry["output"]["utf-8"]


@pytest.mark.parametrize(
    ("given", "encoding", "query", "fragment"), cases("test_percent_encoding", "test_percent_encoding", outputs())
)
def test_percent_encoding(given: str, encoding: str, query: str, fragment: str) -> None:
    url = parse_url(f"https://doc.invalid/?{given}#{given}", encoding=encoding)
    assert (url.query, url.fragment) == (query, fragment)


def test_the_file_holds_16_outputs() -> None:
    assert len(list(outputs())) == 16
