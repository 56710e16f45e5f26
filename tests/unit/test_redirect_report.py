import json
from typing import Any

import pytest

from tests.unit.test_schema import REPORT_VALIDATOR, errors
from urlstd import public_suffix
from urlstd.public_suffix import MissingListError
from urlstd.report import answer

TESTS = {"startsWith": "https://good.example", "URLPattern": "https://good.example/*"}


def ask(**question: Any) -> dict[str, Any]:
    asked = {"op": "hops", "input": "https://good.example/#f", "locations": [], "allowed": "https://good.example"}
    reply: dict[str, Any] = json.loads(answer(json.dumps(asked | question)))
    assert errors(REPORT_VALIDATOR, reply) == []
    return reply


def test_each_hop_has_its_headers_and_its_tests() -> None:
    reply = ask(locations=["https://good.example:443/", "//good.example.evil.com", "http://["], tests=TESTS)
    assert (reply["page"], reply["allowed"], reply["start_allowed"]) == ("https://good.example",) * 2 + (True,)
    [same, other, failed] = reply["hops"]
    assert same["default_port"] == "443"
    assert same["same_origin_as_first"] is True
    assert [test["verdict"] for test in same["tests"]] == ["right", "right", "strict", "right"]
    assert other["headers"]["origin"] == "https://good.example"
    assert other["default_port"] is None
    assert other["same_site_as_first"] is False
    assert [test["verdict"] for test in other["tests"]] == ["right", "fooled", "right", "right"]
    assert (failed["headers"], failed["tests"], failed["same_origin_as_first"]) == (None, [], None)


def test_the_page_may_be_another_and_nothing_may_be_allowed() -> None:
    reply = ask(page="https://page.example/x", locations=["//b.example"], allowed="", tests=TESTS)
    assert reply["page"] == "https://page.example"
    assert reply["allowed"] is None
    assert reply["hops"][0]["headers"]["tainted"] is True
    assert reply["hops"][0]["tests"] == []


def test_without_a_list_the_first_site_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise MissingListError

    monkeypatch.setattr(public_suffix, "the_list", missing)
    [hop] = ask(locations=["//b.example"])["hops"]
    assert (hop["same_origin_as_first"], hop["same_site_as_first"]) == (False, None)


@pytest.mark.parametrize(
    ("question", "message"),
    [
        ({"input": "//"}, "cannot parse"),
        ({"page": "//"}, "the page's URL"),
        ({"tests": []}, "'tests' must be"),
        ({"tests": {"includes": 1}}, "'tests' must be"),
        ({"locations": ["/"] * 41}, "40 are the most"),
        ({"encoding": "x"}, "encoding"),
    ],
)
def test_questions_that_are_wrong(question: dict[str, Any], message: str) -> None:
    assert message in ask(**question)["error"]["message"]
