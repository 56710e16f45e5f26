"""url-origin.any.js: urltestdata.json's entries that say what the origin is."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance import wpt
from tests.conformance.expectations import cases
from urlstd import URL

ENTRIES = wpt.entries("urltestdata.json")


def with_origin() -> Iterator[tuple[str, dict[str, Any]]]:
    for number, entry in ENTRIES:
        if "origin" in entry:
            yield f"{number} {entry['input']}", entry


@pytest.mark.parametrize("entry", cases("test_origin", "test_origin", with_origin()))
def test_origin(entry: dict[str, Any]) -> None:
    assert URL(entry["input"], entry["base"]).origin == entry["origin"]


def test_the_file_says_it_of_411_entries() -> None:
    assert len(list(with_origin())) == 411
