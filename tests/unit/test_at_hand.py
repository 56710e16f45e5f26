import json
from typing import Any

import pytest

import urlstd
from urlstd.reports.at_hand import at_hand

VIEW = {
    "input": "/a?q",
    "base": "https://h/",
    "encoding": "UTF-8",
    "pattern": "/:x",
    "pattern_base": None,
    "ignore_case": False,
    "any_origin": True,
}


def names(**changes: Any) -> dict[str, Any]:
    return at_hand(json.dumps(VIEW | changes))


def test_the_view_as_objects() -> None:
    found = names()
    assert (found["text"], found["base"]) == ("/a?q", "https://h/")
    assert found["url"].href == str(found["record"]) == "https://h/a?q"
    assert found["trace"].outcome == "parsed"
    assert found["pattern"].exec(found["url"].href).pathname.groups == {"x": "a"}
    assert (found["URL"], found["URLPattern"]) == (urlstd.URL, urlstd.URLPattern)


def test_a_url_is_a_copy_that_may_be_changed() -> None:
    found = names()
    found["url"].port = "8"
    assert found["record"].port is None


@pytest.mark.parametrize(
    ("changes", "nothing"),
    [
        ({"input": "http://["}, ["url", "record"]),
        ({"base": "x"}, ["url", "record", "trace"]),
        ({"encoding": "x"}, ["url", "record", "trace"]),
        ({"pattern": "("}, ["pattern"]),
        ({"any_origin": False}, ["pattern"]),
        ({"pattern": None}, ["pattern"]),
        ({"pattern": {"other": "x"}}, ["pattern"]),
        ({"base": None, "input": "x:\ud800"}, ["base"]),
        ({"any_origin": False, "pattern_base": "https://h"}, []),
    ],
)
def test_what_there_is_not_is_none(changes: dict[str, Any], nothing: list[str]) -> None:
    assert [name for name, value in names(**changes).items() if value is None] == nothing
