"""IDNA against web-platform-tests: url/IdnaTestV2.any.js, url/IdnaTestV2-removed.any.js and url/toascii.any.js."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance import wpt
from tests.conformance.expectations import cases
from urlstd import URL, URLParseError
from urlstd.unicode import uts46

TEST_V2 = wpt.entries("IdnaTestV2.json")
REMOVED = wpt.entries("IdnaTestV2-removed.json")
TO_ASCII = wpt.entries("toascii.json")
HOST_END = str.maketrans({c: f"%{ord(c):02X}" for c in ":/?#\\"})


def numbered(entries: list[tuple[int, dict[str, Any]]]) -> Iterator[tuple[str, str, str | None]]:
    for number, entry in entries:
        if entry["input"]:  # an empty host is no domain: the drivers leave that out, too
            yield f"{number} {entry['input']}", entry["input"], entry["output"]


def check_url(domain: str, expected: str | None) -> None:
    text = f"https://{domain}/x"
    if expected is None:
        assert URL.parse(text) is None
        with pytest.raises(URLParseError):
            URL(text)
    else:
        url = URL(text)
        assert (url.host, url.hostname, url.pathname) == (expected, expected, "/x")
        assert url.href == f"https://{expected}/x"


@pytest.mark.parametrize("domain, expected", cases("test_idna", "test_idna_test_v2", numbered(TEST_V2)))
def test_idna_test_v2(domain: str, expected: str | None) -> None:
    check_url(domain.translate(HOST_END), expected)


@pytest.mark.parametrize("domain, expected", cases("test_idna", "test_idna_test_v2_removed", numbered(REMOVED)))
def test_idna_test_v2_removed(domain: str, expected: str | None) -> None:
    check_url(domain.translate(HOST_END), expected)


@pytest.mark.parametrize("domain, expected", cases("test_idna", "test_to_ascii_url", numbered(TO_ASCII)))
def test_to_ascii_url(domain: str, expected: str | None) -> None:
    check_url(domain, expected)


@pytest.mark.parametrize("domain, expected", cases("test_idna", "test_to_ascii_host", numbered(TO_ASCII)))
def test_to_ascii_host(domain: str, expected: str | None) -> None:
    url = URL("https://x/x")
    url.host = domain
    assert url.host == (expected or "x")


@pytest.mark.parametrize("domain, expected", cases("test_idna", "test_to_ascii_hostname", numbered(TO_ASCII)))
def test_to_ascii_hostname(domain: str, expected: str | None) -> None:
    url = URL("https://x/x")
    url.hostname = domain
    assert url.hostname == (expected or "x")


def with_rules() -> Iterator[tuple[str, str, set[str]]]:
    for number, entry in TEST_V2:
        rules = {rule.removesuffix(" (ignored)") for rule in entry.get("comment", "").split("; ")}
        # V4 is for CheckHyphens false, and strict ToASCII has it true.
        yield f"{number} {entry['input']}", entry["input"], rules - {"", "V4"}


@pytest.mark.parametrize("domain, rules", cases("test_idna", "test_broken_rules", with_rules()))
def test_broken_rules(domain: str, rules: set[str]) -> None:
    """The comments name each rule that an input breaks, but for the Bidi rule's."""
    problems = uts46.to_ascii(domain, be_strict=True).problems
    assert {problem.rule for problem in problems if not problem.rule.startswith("B")} == rules
