"""Redirects: where a chain of locations leads."""

from typing import Any

import pytest

from urlstd import URLParseError, parse_url, public_suffix
from urlstd.public_suffix import MissingListError
from urlstd.redirects import MOST_REDIRECTS, follow_redirects, location_url, redirects_to_json


@pytest.mark.parametrize(
    ("url", "location", "target"),
    [
        ("https://a.example/x/y?q#f", "z", "https://a.example/x/z#f"),
        ("https://a.example/x?q#f", "", "https://a.example/x?q#f"),
        ("https://a.example/#f", "/b#g", "https://a.example/b#g"),
        ("https://a.example/#f", "/b#", "https://a.example/b#"),
        ("https://a.example/", "//b.example", "https://b.example/"),
        ("https://a.example/#f", "http://b.example/é", "http://b.example/%C3%A9#f"),
        ("https://a.example/#f", "about:blank", "about:blank#f"),
    ],
)
def test_a_location_without_a_fragment_inherits_one(url: str, location: str, target: str) -> None:
    assert str(location_url(parse_url(url), location)) == target


def test_a_location_that_cannot_be_parsed_raises() -> None:
    with pytest.raises(URLParseError):
        location_url(parse_url("https://a.example/"), "http://[")


def test_each_hop_is_relative_to_the_one_before() -> None:
    chain = follow_redirects("https://a.example/1/", ["2/", "//b.example/3", "4"])
    assert [str(hop.url) for hop in chain.hops] == [
        "https://a.example/1/2/",
        "https://b.example/3",
        "https://b.example/4",
    ]
    assert [hop.cross_origin for hop in chain.hops] == [False, True, False]
    assert str(chain.final) == "https://b.example/4"
    assert chain.outcome == "followed"


def test_no_location_leads_nowhere_else() -> None:
    assert str(follow_redirects(parse_url("https://a.example/"), []).final) == "https://a.example/"


@pytest.mark.parametrize(
    ("location", "attribute"),
    [
        ("https://u@a.example/", "credentials"),
        ("http://a.example/", "downgrade"),
        ("http://a.example/", "cross_origin"),
        ("https://b.example/", "cross_site"),
        ("/", "repeated"),
        ("/x", "fragment_inherited"),
    ],
)
def test_what_a_hop_is_told_of(location: str, attribute: str) -> None:
    (hop,) = follow_redirects("https://a.example/#f", [location]).hops
    assert getattr(hop, attribute) is True
    (plain,) = follow_redirects("https://a.example/#f", ["y#g"]).hops
    assert getattr(plain, attribute) is False


def test_a_subdomain_is_of_another_origin_and_the_same_site() -> None:
    (hop,) = follow_redirects("https://a.example/", ["https://www.a.example/"]).hops
    assert (hop.cross_origin, hop.cross_site) == (True, False)


def test_without_a_list_the_site_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise MissingListError

    monkeypatch.setattr(public_suffix, "the_list", missing)
    (hop,) = follow_redirects("https://a.example/", ["https://b.example/"]).hops
    assert (hop.cross_origin, hop.cross_site) == (True, None)


@pytest.mark.parametrize(
    ("location", "outcome"), [("http://[", "failure"), ("data:,x", "not-http"), ("file:///etc/passwd", "not-http")]
)
def test_the_chain_ends_where_a_fetch_would(location: str, outcome: str) -> None:
    chain = follow_redirects("https://a.example/", ["/b", location, "/never"])
    assert len(chain.hops) == 2
    assert chain.outcome == outcome
    assert chain.final is None
    assert "network error" in chain.reason


def test_a_location_that_cannot_be_parsed_says_why() -> None:
    (hop,) = follow_redirects("https://a.example/", ["http://h:x/"]).hops
    assert hop.url is None
    assert [(error.name, error.start, error.fatal) for error in hop.errors] == [("port-invalid", 9, True)]


def test_twenty_redirects_are_followed() -> None:
    assert follow_redirects("https://a.example/", ["/x"] * MOST_REDIRECTS).outcome == "followed"
    chain = follow_redirects("https://a.example/", ["/x"] * (MOST_REDIRECTS + 1))
    assert (chain.outcome, len(chain.hops), chain.final) == ("too-many", MOST_REDIRECTS, None)


def test_json() -> None:
    written: dict[str, Any] = redirects_to_json(follow_redirects("https://a.example/#f", ["http://u@b.example", "x:"]))
    assert written["start"] == "https://a.example/#f"
    assert written["start_origin"] == "https://a.example"
    assert written["final"] is None
    first, second = written["hops"]
    assert first == {
        "location": "http://u@b.example",
        "url": "http://u@b.example/#f",
        "origin": "http://b.example",
        "fragment_inherited": True,
        "cross_origin": True,
        "cross_site": True,
        "credentials": True,
        "downgrade": True,
        "repeated": False,
        "errors": [first["errors"][0]],
    }
    assert first["errors"][0]["name"] == "invalid-credentials"
    assert (second["url"], second["origin"]) == ("x:#f", "null")
    failed = redirects_to_json(follow_redirects("https://a.example/", ["http://["]))["hops"][0]
    assert (failed["url"], failed["origin"]) == (None, None)
