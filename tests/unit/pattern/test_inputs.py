from typing import Any

import pytest

from urlstd.pattern.inputs import inputs_report

BLOG = "/blog/:year(\\d{4})/:slug{.html}?"


def row(given: Any, base: str | None = None, pattern: Any = BLOG) -> dict[str, Any]:
    rows = inputs_report(pattern, None, [(given, base)], any_origin=True)
    assert rows is not None
    return rows[0]


def test_what_matches_has_its_groups() -> None:
    found = row("https://example.com/blog/2024/post.html")
    assert (found["outcome"], found["component"], found["message"], found["position"]) == ("match", None, None, None)
    assert found["groups"] == [
        {"component": "pathname", "name": "year", "value": "2024"},
        {"component": "pathname", "name": "slug", "value": "post"},
    ]


@pytest.mark.parametrize(
    ("given", "base", "outcome", "component", "position"),
    [
        ("https://example.com/blog/20x6/post", None, "no-match", "pathname", 8),
        ("2024/post", "https://h/blog/", "match", None, None),
        ({"pathname": "/blog/2024/x"}, None, "match", None, None),
        ("no URL", None, "input-failure", None, None),
        ({"port": "x"}, None, "input-failure", None, None),
        ({"pathname": "/"}, "https://h/", "input-failure", None, None),
    ],
)
def test_each_input_has_a_row(
    given: Any, base: str | None, outcome: str, component: str | None, position: int | None
) -> None:
    found = row(given, base)
    assert (found["outcome"], found["component"], found["position"]) == (outcome, component, position)
    assert (found["message"] is None) is (outcome == "match")


def test_what_takes_too_long_is_not_decided() -> None:
    pattern = {"pathname": "/((?:a?){60}(?<x>a)*(?:a?){60}\\k<x>b)"}
    assert row("https://h/" + "a" * 3000, None, pattern)["outcome"] == "undecided"


def test_a_pattern_that_is_not_accepted_has_no_rows() -> None:
    assert inputs_report("/a", None, [("https://h/a", None)]) is None
    assert inputs_report("/{", "https://h/", [("https://h/a", None)]) is None
