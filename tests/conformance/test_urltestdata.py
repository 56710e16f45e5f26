"""url-constructor.any.js, url-constructor-base-failure.any.js, failure.html and the statics, on urltestdata.json."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance import wpt
from tests.conformance.expectations import cases
from urlstd import URL, URLParseError

ENTRIES = wpt.entries("urltestdata.json")
JAVASCRIPT_ONLY = wpt.entries("urltestdata-javascript-only.json")
ATTRIBUTES = ("href", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash")
HIERARCHICAL = ("http://web-platform.test:8000/url/", "https://h/", "file:///C:/", "non-special://h/p")
OPAQUE = ("about:blank", "mailto:a@b")


def numbered(entries: list[tuple[int, dict[str, Any]]]) -> Iterator[tuple[str, dict[str, Any]]]:
    for number, entry in entries:
        against = "" if entry["base"] is None else f" against {entry['base']}"
        yield f"{number} {entry['input']}{against}", entry


def failures(*, relative: bool) -> Iterator[tuple[str, dict[str, Any]]]:
    """What fails without a base: for good, or only until there is one."""
    for case_id, entry in numbered(ENTRIES):
        if entry.get("failure") and entry["base"] is None and ("relativeTo" in entry) is relative:
            yield case_id, entry


def check(entry: dict[str, Any]) -> None:
    given, base = entry["input"], entry["base"]
    if entry.get("failure"):
        with pytest.raises(URLParseError):
            URL(given, base)
        assert URL.parse(given, base) is None
        assert not URL.can_parse(given, base)
        return
    url = URL(given, base)
    assert {name: getattr(url, name) for name in ATTRIBUTES} == {name: entry[name] for name in ATTRIBUTES}
    if "searchParams" in entry:
        assert str(url.search_params) == entry["searchParams"]
    assert URL.parse(given, base) == url
    assert URL.can_parse(given, base)


@pytest.mark.parametrize("entry", cases("test_urltestdata", "test_urltestdata", numbered(ENTRIES)))
def test_urltestdata(entry: dict[str, Any]) -> None:
    check(entry)


@pytest.mark.parametrize(
    "entry", cases("test_urltestdata", "test_urltestdata_javascript_only", numbered(JAVASCRIPT_ONLY))
)
def test_urltestdata_javascript_only(entry: dict[str, Any]) -> None:
    check(entry)


@pytest.mark.parametrize("entry", cases("test_urltestdata", "test_failure_against_any_base", failures(relative=False)))
def test_failure_against_any_base(entry: dict[str, Any]) -> None:
    for base in (*HIERARCHICAL, *OPAQUE):
        assert not URL.can_parse(entry["input"], base)


@pytest.mark.parametrize("entry", cases("test_urltestdata", "test_relative_to", failures(relative=True)))
def test_relative_to(entry: dict[str, Any]) -> None:
    assert any(URL.can_parse(entry["input"], base) for base in HIERARCHICAL)
    for base in OPAQUE:
        assert URL.can_parse(entry["input"], base) is (entry["relativeTo"] == "any-base")


def all_failures_without_a_base() -> Iterator[tuple[str, dict[str, Any]]]:
    yield from failures(relative=False)
    yield from failures(relative=True)


@pytest.mark.parametrize("entry", cases("test_urltestdata", "test_base_failure", all_failures_without_a_base()))
def test_base_failure(entry: dict[str, Any]) -> None:
    with pytest.raises(URLParseError) as failure:
        URL("about:blank", entry["input"])
    assert failure.value.input == entry["input"]


@pytest.mark.parametrize("entry", cases("test_urltestdata", "test_href_failure", all_failures_without_a_base()))
def test_href_failure(entry: dict[str, Any]) -> None:
    url = URL("about:blank")
    with pytest.raises(URLParseError):
        url.href = entry["input"]
    assert url.href == "about:blank"


STATICS = [
    ("aaa:b", None, True),
    ("undefined", "aaa:b", False),
    ("undefined", "https://test:test/", False),
    ("aaa:/b", None, True),
    ("undefined", "aaa:/b", True),
    ("https://test:test", None, False),
    ("a", "https://b/", True),
    ("C:\\path\\file.node", None, True),
    ("file:///C:/path/file.node", None, True),
    ("C:/path/file.node", None, True),
    ("c:b", None, True),
]


@pytest.mark.parametrize(("given", "base", "parses"), STATICS)
def test_statics(given: str, base: str | None, parses: bool) -> None:
    assert URL.can_parse(given, base) is parses
    assert (URL.parse(given, base) is not None) is parses


def test_parse_returns_a_new_object_each_time() -> None:
    assert URL.parse("https://example/") is not URL.parse("https://example/")


def test_the_files_hold_what_the_project_promises_to_reach() -> None:
    relative = [entry["relativeTo"] for _, entry in ENTRIES if "relativeTo" in entry]
    assert (len(ENTRIES), len(JAVASCRIPT_ONLY), len(relative)) == (891, 1, 17)
    assert set(relative) == {"non-opaque-path-base", "any-base"}
