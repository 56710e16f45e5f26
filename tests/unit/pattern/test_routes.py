from typing import Any

import pytest

from urlstd.pattern.regexp import matcher as regexp_matcher
from urlstd.pattern.routes import route_report

TABLE = ["/about", "/:page", "/blog/:year(\\d{4})/*", "/blog/*", "/blog/2026/:slug", "https://other.example/*"]


def test_the_first_pattern_that_matches_takes_a_url() -> None:
    report = route_report(TABLE, ["https://h/about", "/blog/2026/x", "https://other.example/about"], "https://h/")
    assert report["urls"] == [
        {"parsed": True, "matches": [0, 1], "undecided": [], "first": 0, "groups": []},
        {
            "parsed": True,
            "matches": [2, 3, 4],
            "undecided": [],
            "first": 2,
            "groups": [
                {"component": "pathname", "name": "year", "value": "2026"},
                {"component": "pathname", "name": "0", "value": "x"},
            ],
        },
        {"parsed": True, "matches": [0, 1, 5], "undecided": [], "first": 0, "groups": []},
    ]


def test_it_is_counted_how_often_a_pattern_matches_and_how_often_first() -> None:
    report = route_report(TABLE, ["https://h/about", "/blog/2026/x", "/a", "https://other.example/about"], "https://h/")
    counts = [(entry["matches"], entry["first"]) for entry in report["patterns"]]
    # The last three are shadowed, or match nothing.
    assert counts == [(2, 2), (3, 1), (1, 1), (1, 0), (1, 0), (1, 0)]


def test_regexp_groups_and_patterns_that_are_wrong_are_told() -> None:
    report = route_report(["/:a(x)", "/:a", "/(*)", "?:a{"], ["https://h/x"])
    assert [entry["has_regexp_groups"] for entry in report["patterns"]] == [True, False, None, None]
    errors = [entry["error"] for entry in report["patterns"]]
    assert errors[:2] == [None, None]
    assert [(error["component"], error["constructor_position"]) for error in errors[2:]] == [
        ("pathname", 2),
        ("search", 4),
    ]


def test_what_is_no_url_matches_nothing() -> None:
    assert route_report(["*"], ["x"])["urls"] == [
        {"parsed": False, "matches": [], "undecided": [], "first": None, "groups": []}
    ]


def test_case_is_ignored_when_asked_for() -> None:
    assert route_report(["/A"], ["https://h/a"], ignore_case=True)["urls"][0]["first"] == 0
    assert route_report(["/A"], ["https://h/a"])["urls"][0]["first"] is None


def test_a_pattern_that_takes_too_long_is_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regexp_matcher, "STEP_BUDGET", 100)
    row: dict[str, Any] = route_report(["/((?:(?<x>a)|b)*c)", "/*"], ["https://h/" + "ab" * 100])["urls"][0]
    assert (row["undecided"], row["first"]) == ([0], 1)
