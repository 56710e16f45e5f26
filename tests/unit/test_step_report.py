import json
import re
from typing import Any

import pytest

from tests.unit.test_schema import REPORT_VALIDATOR, SETTER_VALIDATOR, TRACE_VALIDATOR, errors
from urlstd import trace, trace_setter
from urlstd.pattern import url_pattern
from urlstd.pattern.init import COMPONENTS
from urlstd.pattern.regexp import RegExpBudgetExceeded
from urlstd.report import answer
from urlstd.reports import step_report
from urlstd.steps.steps_table import NoStepsError, steps_table

PATTERN = {"op": "pattern", "pattern": "https://*.example/:id", "lines": True}


def asked(question: dict[str, Any]) -> dict[str, Any]:
    reply = json.loads(answer(json.dumps(question)))
    assert errors(REPORT_VALIDATOR, reply) == []
    return dict(reply)


def test_the_table_of_steps() -> None:
    reply = asked({"op": "steps"})
    assert reply.pop("op") == "steps"
    assert reply == steps_table()


def without(entry: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key not in keys}


def test_the_table_of_steps_in_korean_says_the_same_of_the_same_code() -> None:
    reply = asked({"op": "steps", "language": "ko"})
    said = []
    for korean, english in zip(reply["algorithms"], steps_table()["algorithms"], strict=True):
        said += [korean.pop("summary")]
        for step in korean["steps"]:
            said += [step.pop("text"), step.pop("divergence")]
        told = [without(step, "text", "divergence") for step in english["steps"]]
        assert korean == without(english, "summary") | {"steps": told}
    assert all(re.search("[가-힣]", text) for text in said if text)
    assert sum(map(bool, said)) > 250


@pytest.mark.parametrize(
    "text", ["https://u@１.2.3.4:80/a/%2e%2E/b?é#", "\t foo://h^", "file:C|", "http://[1::1.2.3.4]", "x"]
)
def test_the_steps_that_ran_follow_the_schema(text: str) -> None:
    written = trace(text, lines=True).to_json()
    assert all("ran" in step for step in written["steps"])
    assert errors(TRACE_VALIDATOR, written) == []


@pytest.mark.parametrize(("attribute", "value"), [("host", "x:1"), ("hash", ""), ("port", "é")])
def test_a_setter_s_steps_follow_the_schema(attribute: str, value: str) -> None:
    assert errors(SETTER_VALIDATOR, trace_setter("http://h/", attribute, value, lines=True).to_json()) == []


def test_only_who_asks_gets_them() -> None:
    plain, with_lines = (
        asked({"op": "url", "input": "http://1/", "base": None, "lines": wanted}) for wanted in (1, True)
    )
    assert "ran" not in json.dumps(plain)
    assert with_lines["trace"]["steps"][0]["ran"] == [
        {"algorithm": "scheme start state", "steps": ["1"], "last": "1", "depth": 0}
    ]
    for step in with_lines["trace"]["steps"]:
        del step["ran"]
        for work in every_work(step):
            work.pop("run", None)
    del with_lines["trace"]["ran"]
    assert with_lines == plain


def every_work(node: dict[str, Any]) -> list[dict[str, Any]]:
    return [inner for work in node.get("work", []) for inner in (work, *every_work(work))]


def test_work_names_its_run() -> None:
    for step in asked({"op": "url", "input": "http://u@%e9.x/", "base": None, "lines": True})["trace"]["steps"]:
        for work in every_work(step):
            if work["algorithm"] not in {"credentials", "ToASCII"}:  # a part of a state; an algorithm without steps
                assert step["ran"][work["run"]]["algorithm"] == work["algorithm"]


def test_a_base_that_cannot_be_parsed_has_steps_too() -> None:
    reply = asked({"op": "url", "input": "x", "base": "y", "lines": True})
    assert reply["outcome"] == "base-failure"
    assert reply["trace"]["steps"][-1]["ran"][0]["algorithm"] == "no scheme state"


@pytest.mark.parametrize(
    ("question", "created", "matched"),
    [
        (PATTERN | {"input": "https://a.example/1"}, True, True),
        (PATTERN | {"input": None}, True, False),
        (PATTERN | {"pattern": "(", "input": "x:y"}, True, False),
        (PATTERN | {"input": {"pathname": "/"}, "input_base_url": "x:"}, True, True),
    ],
)
def test_the_steps_of_a_pattern(question: dict[str, Any], created: bool, matched: bool) -> None:
    ran = asked(question)["ran"]
    assert bool(ran["create"]) is created
    assert bool(ran["match"]) is matched
    assert ran["create"][0]["algorithm"] == "create a URL pattern"


def test_the_steps_of_a_pattern_are_the_standard_s_own_not_those_of_a_fast_lane() -> None:
    ran = {run["algorithm"] for run in asked(PATTERN | {"input": None})["ran"]["create"]}
    assert {"parse a constructor string", "constructor string parser: init", "tokenize"} <= ran
    assert {"compile a component", "parse a pattern string", "try to consume a token", "add a part"} <= ran


@pytest.mark.parametrize("pattern", ["https://{:sub.}?example.com/:page(\\d+)", "data\\:y*", "https://EX:443#é"])
def test_without_its_fast_lanes_the_same_pattern_is_created(pattern: str) -> None:
    step_by_step, quick = (create(pattern, None) for create in (step_report._create_step_by_step(), url_pattern.create))
    for component in COMPONENTS:
        assert getattr(step_by_step, component).part_list == getattr(quick, component).part_list


def test_the_steps_of_a_match_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    def exceeded(*_: object) -> None:
        raise RegExpBudgetExceeded(1)

    monkeypatch.setattr("urlstd.reports.step_report.match", exceeded)
    assert asked(PATTERN | {"input": "https://a.example/1"})["ran"]["create"] != []


@pytest.mark.parametrize("question", [{"op": "steps"}, {"op": "url", "input": "x:", "lines": True}])
def test_a_package_without_the_table_says_so(question: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise NoStepsError

    monkeypatch.setattr("urlstd.reports.step_report.steps_table", missing)
    monkeypatch.setattr("urlstd.steps.executed.watched_functions", missing)
    assert "steps.json" in asked(question)["error"]["message"]


def test_the_pattern_s_answer_is_the_same_but_for_the_steps() -> None:
    question = PATTERN | {"input": "https://a.example/1"}
    with_lines = asked(question)
    del with_lines["ran"]
    assert with_lines == asked(question | {"lines": False})


def test_a_setter_is_told_with_its_own_steps_and_those_of_the_machine() -> None:
    setter = asked({"op": "setter", "input": "https://h:1/", "member": "host", "value": "x:2"})["setter"]
    assert (setter["attribute"], setter["after"]["port"]) == ("host", 2)
    assert [run["algorithm"] for run in setter["ran"]] == ["host setter"]
    assert [run["algorithm"] for run in setter["trace"]["steps"][1]["ran"]][:2] == ["host state", "host parser"]


@pytest.mark.parametrize(
    ("text", "member", "said"), [("x", "host", "cannot parse 'x'"), ("x:", "origin", "no setter 'origin'")]
)
def test_a_setter_that_there_is_not_or_a_url_that_is_none_is_said(text: str, member: str, said: str) -> None:
    reply = asked({"op": "setter", "input": text, "member": member, "value": ""})
    assert said in reply["error"]["message"]
