"""url-setters.any.js on setters_tests.json, and url-setters-stripping.any.js."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from tests.conformance import wpt
from tests.conformance.expectations import cases
from urlstd import URL

ENTRIES = {name: entries for name, entries in wpt.load("setters_tests.json").items() if name != "comment"}


def entries() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for attribute, its_entries in ENTRIES.items():
        for number, entry in enumerate(its_entries):
            yield f"{attribute} {number} {entry['href']} = {entry['new_value']}", attribute, entry


@pytest.mark.parametrize(("attribute", "entry"), cases("test_setters", "test_setters", entries()))
def test_setters(attribute: str, entry: dict[str, Any]) -> None:
    url = URL(entry["href"])
    setattr(url, attribute, entry["new_value"])
    assert {name: getattr(url, name) for name in entry["expected"]} == entry["expected"]


def test_the_file_holds_278_entries() -> None:
    assert len(list(entries())) == 278


PARTS = {
    "scheme": "https", "username": "username", "password": "password", "host": "host", "port": "8000",
    "pathname": "path", "search": "query", "hash": "fragment",
}  # fmt: skip
PREFIX = {"pathname": "/", "search": "?", "hash": "#"}
REMOVED = ("\t", "\n", "\r")
PLACES = {"leading": "{}test", "middle": "te{}st", "trailing": "test{}"}


def href(**parts: str) -> str:
    form = "{scheme}://{username}:{password}@{host}:{port}/{pathname}?{search}#{hash}"
    return form.format(**PARTS | parts)


def protocol_cases(scheme: str, c: str) -> Iterator[tuple[str, str, str, str]]:
    other = {"https": "http", "wpt++": "wpt--"}[scheme]
    expected = other if c in REMOVED else scheme
    yield "leading", "protocol", f"{c}{other}", expected
    yield "trailing", "protocol", f"{other}{c}", expected


def host_cases(scheme: str, c: str) -> Iterator[tuple[str, str, str, str]]:
    for place, form in PLACES.items():
        if c == "\0" or (scheme == "https" and c == "\x1f"):
            expected = PARTS["host"]
        else:
            expected = "test" if c in REMOVED else form.format(quote(c))
        yield place, "host", form.format(c), expected
        yield place, "hostname", form.format(c), expected


def port_cases(c: str) -> Iterator[tuple[str, str, str, str]]:
    removed = c in REMOVED
    yield "leading", "port", f"{c}9000", "9000" if removed else "8000"
    yield "middle", "port", f"90{c}00", "9000" if removed else "90"
    yield "trailing", "port", f"9000{c}", "9000"


def component_cases(c: str) -> Iterator[tuple[str, str, str, str]]:
    for place, form in PLACES.items():
        encoded = form.format(quote(c))
        for attribute in ("username", "password"):
            yield place, attribute, form.format(c), encoded
        for attribute in PREFIX:
            yield place, attribute, form.format(c), "test" if c in REMOVED else encoded


def stripping() -> Iterator[tuple[Any, ...]]:
    for scheme in ("https", "wpt++"):
        for c in ("\0", *REMOVED, "\x1f"):
            for place, attribute, value, expected in (
                *protocol_cases(scheme, c), *host_cases(scheme, c), *port_cases(c), *component_cases(c),
            ):  # fmt: skip
                yield f"{attribute} {place} U+{ord(c):04X} {scheme}", scheme, attribute, value, expected


@pytest.mark.parametrize(
    ("scheme", "attribute", "value", "expected"), cases("test_setters", "test_setters_stripping", stripping())
)
def test_setters_stripping(scheme: str, attribute: str, value: str, expected: str) -> None:
    url = URL(href(scheme=scheme))
    setattr(url, attribute, value)
    part = {"protocol": "scheme", "hostname": "host"}.get(attribute, attribute)
    assert url.href == href(**{"scheme": scheme, part: expected})
    suffix = {"protocol": ":", "host": ":8000"}.get(attribute, "")
    assert getattr(url, attribute) == PREFIX.get(attribute, "") + expected + suffix


def test_stripping_has_as_many_cases_as_its_driver() -> None:
    assert len(list(stripping())) == 260
