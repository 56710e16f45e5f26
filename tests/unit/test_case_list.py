import json
from typing import Any

import pytest

from tests.unit.test_schema import REPORT_VALIDATOR, errors
from urlstd import State
from urlstd.pattern.regexp import matcher as regexp_matcher
from urlstd.report import answer


def ask(*cases: Any, **more: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps({"op": "cases", "cases": cases} | more)))
    assert errors(REPORT_VALIDATOR, reply) == []
    return reply


def one(case: dict[str, Any], **more: Any) -> dict[str, Any]:
    [told] = ask(case, **more)["cases"]
    return dict(told)


def url(text: str, base: str | None = None, **more: Any) -> dict[str, Any]:
    return one({"kind": "url", "input": text, "base": base}, **more)


def setter(href: str, attribute: str, value: str, **more: Any) -> dict[str, Any]:
    return one({"kind": "setter", "href": href, "attribute": attribute, "value": value}, **more)


def pattern(arguments: list[Any], inputs: list[Any] | None = None) -> dict[str, Any]:
    return one({"kind": "pattern", "arguments": arguments, "inputs": inputs})


def states(number: int) -> list[str]:
    return [state.value for bit, state in enumerate(State) if number >> bit & 1]


def test_a_url_that_parses_has_its_members_errors_and_states() -> None:
    told = url("https:x")
    assert told["outcome"] == "parsed"
    assert told["api"] == ["https://x/", "https://x", "https:", "", "", "x", "x", "", "/", "", ""]
    assert told["errors"] == ["special-scheme-missing-following-solidus"]
    assert states(told["states"])[:2] == ["scheme start", "scheme"]
    assert "host" in states(told["states"])
    assert "port" not in states(told["states"])
    assert "search_params" not in told
    assert "urllib" not in told


def test_a_url_that_fails_has_its_errors_and_no_members() -> None:
    told = url("https://h:x")
    assert (told["outcome"], told["api"], told["errors"]) == ("failure", None, ["port-invalid"])
    assert states(told["states"])[-1] == "port"


def test_a_base_that_fails_is_told_with_its_errors() -> None:
    told = url("x", "https://h:x/")
    assert (told["outcome"], told["api"], told["errors"], told["states"]) == ("base-failure", None, ["port-invalid"], 0)


def test_a_base_counts_and_lone_surrogates_are_read() -> None:
    assert url("?\ud800", "https://h/p")["api"][0] == "https://h/p?%EF%BF%BD"


def test_the_pairs_of_the_query_and_urllib_are_told_to_who_asks() -> None:
    told = url("https://h/?a=1&&b", search_params=True, urllib=True)
    assert told["search_params"] == "a=1&b="
    assert told["urllib"]["same_destination"] is True
    assert "search_params" not in url("x", search_params=True)


def test_a_setter_changes_the_url_and_reaches_states() -> None:
    told = setter("https://h/", "port", "80\t80x", search_params=True)
    assert (told["outcome"], told["api"][0], told["search_params"]) == ("set", "https://h:8080/", "")
    assert states(told["states"]) == ["port"]


def test_a_setter_that_is_refused_is_set_all_the_same_and_changes_nothing() -> None:
    assert setter("https://h/", "port", "x")["api"][0] == "https://h/"
    assert setter("https://h/", "port", "x")["outcome"] == "set"
    assert setter("mailto:x", "host", "h")["states"] == 0


def test_href_is_a_setter_that_can_fail() -> None:
    assert setter("https://h/", "href", "x:y")["api"][0] == "x:y"
    told = setter("https://h/", "href", "y")
    assert (told["outcome"], told["api"][0]) == ("failure", "https://h/")


def test_a_setter_of_what_is_no_url() -> None:
    told = setter("https://h:x/", "port", "1")
    assert (told["outcome"], told["api"], told["errors"]) == ("base-failure", None, ["port-invalid"])


def test_a_pattern_matches_or_not() -> None:
    told = pattern(["/:id", "https://h"], ["https://h/7"])
    assert told["outcome"] == "match"
    assert told["components"][5] == "/:id"
    assert told["match"]["pathname"] == {"input": "/7", "groups": {"id": "7"}}
    assert pattern(["/:id", "https://h"], ["https://h/7/8"])["outcome"] == "no-match"
    assert pattern([])["outcome"] == "compiled"


def test_a_pattern_takes_options_with_and_without_a_base() -> None:
    ignoring = {"ignoreCase": True}
    assert pattern([{"pathname": "/a", "more": 1}, ignoring], [{"pathname": "/A"}])["outcome"] == "match"
    assert pattern(["/a", "https://h", ignoring], ["https://h/A"])["outcome"] == "match"
    assert pattern(["/a", "https://h"], ["https://h/A"])["outcome"] == "no-match"


@pytest.mark.parametrize("arguments", [["("], [1], [["x"]]])
def test_a_pattern_that_is_not_accepted_says_why(arguments: list[Any]) -> None:
    told = pattern(arguments)
    assert told["outcome"] == "not-compiled"
    assert told["message"]
    assert told["components"] is None


def test_an_input_that_is_not_accepted_says_why() -> None:
    assert pattern([], [{"pathname": "/"}, "https://h"])["outcome"] == "input-failure"
    assert pattern([], [1])["outcome"] == "input-failure"


def test_a_regular_expression_may_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regexp_matcher, "STEP_BUDGET", 100)
    told = pattern([{"pathname": "/((?:(?<x>a)|b)*c)"}], [{"pathname": "/" + "ab" * 100}])
    assert (told["outcome"], told["match"]) == ("undecided", None)


@pytest.mark.parametrize(
    ("cases", "message"),
    [
        ("x", "must be an array"),
        (["x"], "must be an array of objects"),
        ([{"kind": "url", "input": "x"}] * 501, "500 are the most"),
        ([{}], "no kind None of case"),
        ([{"kind": "x"}], "there are url, setter, pattern"),
        ([{"kind": "url"}], "'input' must be a string"),
        ([{"kind": "setter", "href": "x:", "attribute": "origin", "value": ""}], "no setter 'origin'"),
        ([{"kind": "pattern", "arguments": "x"}], "'arguments' must be an array"),
        ([{"kind": "pattern", "arguments": [], "inputs": "x"}], "an array or null"),
    ],
)
def test_what_is_no_list_of_cases_is_refused(cases: Any, message: str) -> None:
    reply = json.loads(answer(json.dumps({"op": "cases", "cases": cases})))
    assert message in reply["error"]["message"]
