"""percent-encoding.window.js: the same text as the query and the fragment of a link, in documents of each encoding."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance import wpt
from urlstd import parse_url
from urlstd.encoding import output_encoding

ENTRIES = wpt.entries("percent-encoding.json")


def marks(encoding: str) -> list[Any]:
    """An expected failure, as long as the package says itself that it does not know the encoding yet."""
    try:
        output_encoding(encoding)
    except NotImplementedError as missing:
        return [pytest.mark.xfail(reason=str(missing), raises=NotImplementedError, strict=True)]
    return []


def outputs() -> Iterator[Any]:
    for number, entry in ENTRIES:
        for encoding, output in entry["output"].items():
            case_id = f"{number} {entry['input']} {encoding}"
            fragment = entry["output"]["utf-8"]
            yield pytest.param(entry["input"], encoding, output, fragment, id=case_id, marks=marks(encoding))


@pytest.mark.parametrize(("given", "encoding", "query", "fragment"), list(outputs()))
def test_percent_encoding(given: str, encoding: str, query: str, fragment: str) -> None:
    url = parse_url(f"https://doc.invalid/?{given}#{given}", encoding=encoding)
    assert (url.query, url.fragment) == (query, fragment)


def test_utf_8_is_never_expected_to_fail() -> None:
    assert [marks(label) for label in ("utf-8", "UTF8", " unicode-1-1-utf-8\n")] == [[], [], []]
