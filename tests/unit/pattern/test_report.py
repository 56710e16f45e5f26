import json
from typing import Any

import pytest

from urlstd.pattern.init import COMPONENTS
from urlstd.pattern.regexp import matcher as regexp_matcher
from urlstd.pattern.report import pattern_report
from urlstd.report import answer


def component(report: dict[str, Any], name: str) -> dict[str, Any]:
    return next(component for component in report["components"] if component["name"] == name)


def sources(report: dict[str, Any]) -> dict[str, str]:
    return {component["name"]: component["source"] for component in report["components"]}


def test_all_of_a_component() -> None:
    report = pattern_report({"pathname": "/{a}/:b(\\d)?"}, input={"pathname": "/a/1"})
    assert component(report, "pathname") == {
        "name": "pathname",
        "pattern": "/a/:b(\\d)?",
        "given": "/{a}/:b(\\d)?",
        "constructor_offset": None,
        "source": "given",
        "explanation": "It was given.",
        "tokens": [
            {"type": "char", "index": 0, "value": "/"},
            {"type": "open", "index": 1, "value": "{"},
            {"type": "char", "index": 2, "value": "a"},
            {"type": "close", "index": 3, "value": "}"},
            {"type": "char", "index": 4, "value": "/"},
            {"type": "name", "index": 5, "value": "b"},
            {"type": "regexp", "index": 7, "value": "\\d"},
            {"type": "other-modifier", "index": 11, "value": "?"},
            {"type": "end", "index": 12, "value": ""},
        ],
        "parts": [
            {
                "type": "fixed-text", "value": "/a", "modifier": "none", "name": "", "prefix": "", "suffix": "",
                "start": 0, "end": 4, "regexp_start": 1, "regexp_end": 4, "pattern_start": 0, "pattern_end": 2,
            },
            {
                "type": "regexp", "value": "\\d", "modifier": "optional", "name": "b", "prefix": "/", "suffix": "",
                "start": 4, "end": 12, "regexp_start": 4, "regexp_end": 15, "pattern_start": 2, "pattern_end": 10,
            },
        ],
        "regexp": "^\\/a(?:\\/(\\d))?$",
        "flags": "v",
        "groups": ["b"],
        "has_regexp_groups": True,
        "input": "/a/1",
        "matched": True,
        "values": [{"name": "b", "value": "1", "start": 3, "end": 4}],
        "mismatch": None,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("pattern", "base", "expected"),
    [
        ({}, None, {}),
        ({"pathname": "/a"}, None, {"pathname": "given"}),
        ({"pathname": "/a", "baseURL": "https://h"}, None,
         {"protocol": "inherited", "hostname": "inherited", "port": "inherited", "pathname": "given"}),
        ("?a", "https://h",
         {"protocol": "inherited", "hostname": "inherited", "port": "inherited", "pathname": "inherited",
          "search": "given"}),
        ("https://h#a", None,
         {"protocol": "given", "hostname": "given", "port": "implied", "pathname": "implied", "search": "implied",
          "hash": "given"}),
    ],
)  # fmt: skip
def test_where_a_component_comes_from(pattern: Any, base: str | None, expected: dict[str, str]) -> None:
    report = pattern_report(pattern, base)
    assert sources(report) == dict.fromkeys(COMPONENTS, "default") | expected
    assert {entry["source"]: entry["explanation"] for entry in report["components"]}.items() <= {
        "given": "It was given.",
        "implied": "It was not given, but something after it was: a URL without it has this there.",
        "inherited": "It was not given; the base URL has this there.",
        "default": "It was neither given nor inherited, so it matches anything.",
    }.items()


@pytest.mark.parametrize(
    ("pattern", "base", "name", "offset"),
    [
        ("https://h/a?b#c", None, "pathname", 9),
        ("https://h/a?b#c", None, "protocol", 0),
        ("https://h/a?b#c", None, "search", 12),
        ("https://h??b", None, "search", 11),
        ("x/y", "https://h/a/b", "pathname", -3),
        ("x/y", "https://h/a/b", "hostname", None),
        ("https://h", None, "port", None),
        ("https://h", None, "hash", None),
    ],
)
def test_what_a_position_in_a_component_is_in_the_constructor_string(
    pattern: str, base: str | None, name: str, offset: int | None
) -> None:
    assert component(pattern_report(pattern, base), name)["constructor_offset"] == offset


def test_how_a_constructor_string_was_taken_apart() -> None:
    assert pattern_report("?a#(b)", "https://h")["constructor"] == {
        "tokens": [
            {"type": "other-modifier", "index": 0, "value": "?"},
            {"type": "char", "index": 1, "value": "a"},
            {"type": "char", "index": 2, "value": "#"},
            {"type": "regexp", "index": 3, "value": "b"},
            {"type": "end", "index": 6, "value": ""},
        ],
        "turns": [
            {"state": "init", "token": 0, "next_state": "init", "next_token": 1},
            {"state": "init", "token": 1, "next_state": "init", "next_token": 2},
            {"state": "init", "token": 2, "next_state": "init", "next_token": 3},
            {"state": "init", "token": 3, "next_state": "init", "next_token": 4},
            {"state": "init", "token": 4, "next_state": "search", "next_token": 1},
            {"state": "search", "token": 1, "next_state": "search", "next_token": 2},
            {"state": "search", "token": 2, "next_state": "hash", "next_token": 3},
            {"state": "hash", "token": 3, "next_state": "hash", "next_token": 4},
            {"state": "hash", "token": 4, "next_state": "done", "next_token": 4},
        ],
        "components": [
            {"component": "search", "start": 1, "end": 2},
            {"component": "hash", "start": 3, "end": 6},
        ],
        "init": {"search": "a", "hash": "(b)"},
    }
    assert pattern_report({"search": "a"})["constructor"] is None


@pytest.mark.parametrize(
    ("pattern", "base", "place", "in_constructor"),
    [
        ({"pathname": "/(?:a"}, None, ("pathname", "/(?:a", 2), None),
        # The question mark begins the search, as what is before it is no group.
        ("https://h/(?:a", None, ("pathname", "/(", 1), 10),
        ("(*)/a", "https://h/x/y", ("pathname", "/x/(*)/a", 4), 1),
        ("https://h??{", None, ("search", "{", 1), 12),
        ("💩*://h", None, ("protocol", "💩*", 0), 0),
        ("a", None, (None, "a", None), None),
        ({"baseURL": "x"}, None, (None, None, None), None),
        ("https://h{", None, ("hostname", "h{", 2), 10),
    ],
)
def test_where_a_pattern_is_wrong(
    pattern: Any, base: str | None, place: tuple[Any, ...], in_constructor: int | None
) -> None:
    report = pattern_report(pattern, base, input="https://h")
    assert (report["outcome"], report["components"], report["has_regexp_groups"]) == ("not-compiled", [], None)
    error = report["error"]
    assert (error["component"], error["pattern"], error["position"]) == place
    assert error["constructor_position"] == in_constructor
    assert error["message"].endswith(error["reason"])


def test_without_a_protocol_a_string_may_stand_for_its_components() -> None:
    report = pattern_report("/:a", any_origin=True, input="https://h/x")
    assert (report["outcome"], report["as_components"]) == ("match", True)
    assert sources(report) == dict.fromkeys(COMPONENTS, "default") | {"pathname": "given"}
    assert component(report, "pathname")["constructor_offset"] == 0
    error = pattern_report("?a#(*)", any_origin=True)["error"]
    assert (error["component"], error["constructor_position"]) == ("hash", 4)


@pytest.mark.parametrize(
    ("pattern", "base"), [("https://h/:a", None), ("/:a", "https://h"), ({"pathname": "/:a"}, None), ("(*)://h", None)]
)
def test_a_pattern_that_has_its_protocol_is_as_it_is(pattern: Any, base: str | None) -> None:
    report = pattern_report(pattern, base, any_origin=True, input="https://h/x")
    assert report["as_components"] is False
    assert report == pattern_report(pattern, base, input="https://h/x")


def test_a_protocol_that_is_wrong_ends_the_constructor_string() -> None:
    constructor = pattern_report("(*)://a")["constructor"]
    assert constructor["components"] == [{"component": "protocol", "start": 0, "end": 3}]
    assert constructor["turns"][-1] == {"state": "protocol", "token": 1, "next_state": None, "next_token": None}


@pytest.mark.parametrize(
    ("given", "base", "outcome"),
    [
        (None, None, "no-input"),
        ("https://h/a", None, "match"),
        ("a", "https://h/", "match"),
        ({"protocol": "https", "pathname": "/a"}, None, "match"),
        ({"protocol": "http", "pathname": "/a"}, None, "no-match"),
        ("https://h/b", None, "no-match"),
        ("a", None, "input-failure"),
        ({"protocol": "1"}, None, "input-failure"),
    ],
)
def test_outcomes(given: Any, base: str | None, outcome: str) -> None:
    report = pattern_report({"protocol": "https", "pathname": "/(a)"}, input=given, input_base_url=base)
    assert report["outcome"] == outcome
    assert report["error"] is None
    assert report["has_regexp_groups"] is True
    known = outcome in {"match", "no-match"}
    assert {entry["matched"] is not None for entry in report["components"]} == {known}
    assert {entry["input"] is not None for entry in report["components"]} == {known}


def test_a_base_beside_components_is_said_to_be_an_error() -> None:
    report = pattern_report({}, input={}, input_base_url="https://h")
    assert report["outcome"] == "input-failure"
    assert report["error"]["reason"] == "a base URL beside a dictionary goes into it, as “baseURL”"
    assert len(report["components"]) == 8


def test_a_mismatch_is_explained() -> None:
    report = pattern_report({"pathname": "/blog/:year(\\d{4})/:slug"}, input="https://h/blog/20x6/post")
    assert component(report, "pathname")["matched"] is False
    assert component(report, "pathname")["values"] is None
    assert component(report, "pathname")["mismatch"] == {
        "position": 8,
        "part": 1,
        "expected": "a match of (\\d{4}), begun at 6",
        "found": "“x”",
        "message": "At 8 there is “x”, where the pattern wants a match of (\\d{4}), begun at 6.",
    }
    assert component(report, "hostname")["values"] == [{"name": "0", "value": "h", "start": 0, "end": 1}]


def test_a_group_that_took_no_part_has_no_place() -> None:
    report = pattern_report({"pathname": "/:a?/x"}, input={"pathname": "/x"})
    assert component(report, "pathname")["values"] == [{"name": "a", "value": None, "start": None, "end": None}]


def test_places_of_groups_are_also_known_where_re_is_of_no_use() -> None:
    report = pattern_report({"hash": "((?:(?<x>a)|b)*)c:y?"}, input={"hash": "abcd"})
    # The captures in order for the names in order.
    assert component(report, "hash")["values"] == [
        {"name": "0", "value": "ab", "start": 0, "end": 2},
        {"name": "y", "value": None, "start": None, "end": None},
    ]


def test_it_is_said_when_a_regular_expression_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regexp_matcher, "STEP_BUDGET", 100)
    pattern = {"pathname": "/((?:(?<x>a)|b)*c)"}
    report = pattern_report(pattern, input={"pathname": "/" + "ab" * 100})
    assert report["outcome"] == "undecided"
    assert component(report, "pathname")["matched"] is None
    assert component(report, "pathname")["mismatch"] == {
        "position": 0,
        "part": None,
        "message": "It is not known: the regular expression takes too many steps on this text: given up.",
    }
    report = pattern_report(pattern | {"hash": "x"}, input={"pathname": "/" + "ab" * 100})
    assert report["outcome"] == "no-match"


def test_the_default_port_is_compiled_as_no_port() -> None:
    port = component(pattern_report({"protocol": "https", "port": "443"}), "port")
    assert (port["given"], port["pattern"], port["parts"]) == ("443", "", [])


def test_ignoring_case_is_a_flag_of_some() -> None:
    flags = {entry["name"]: entry["flags"] for entry in pattern_report({}, ignore_case=True)["components"]}
    assert flags == dict.fromkeys(COMPONENTS, "v") | dict.fromkeys(("pathname", "search", "hash"), "vi")


def asked(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps({"op": "pattern"} | request)))
    return reply


def test_the_page_gets_its_question_back_with_the_answer() -> None:
    question = {
        "pattern": "/A\ud800",
        "base_url": "https://h",
        "ignore_case": True,
        "input": "a",
        "input_base_url": "https://h",
    }
    reply = asked(**question)
    assert {key: reply[key] for key in question} == question
    assert (reply["version"], reply["op"], reply["outcome"]) == (1, "pattern", "no-match")
    assert component(reply, "pathname")["pattern"] == "/A%EF%BF%BD"


def test_what_may_be_left_out_of_a_question() -> None:
    reply = asked(pattern={"pathname": "/a"})
    assert reply["outcome"] == "no-input"
    assert {reply[key] for key in ("base_url", "ignore_case", "any_origin", "input", "input_base_url")} == {None}


def test_the_steps_that_ran_are_those_of_the_components_where_these_stand_for_a_string() -> None:
    assert asked(pattern="/a", any_origin=True, lines=True)["ran"]["create"]
    assert asked(pattern="/a", any_origin=True)["as_components"] is True
    assert asked(pattern="https://h", any_origin=True, lines=True)["ran"]["create"]


def test_the_page_can_ask_about_a_table_of_routes() -> None:
    reply = json.loads(
        answer(json.dumps({"op": "routes", "patterns": ["/:a", "/\ud800"], "urls": ["x"], "base_url": "https://h"}))
    )
    assert (reply["version"], reply["op"]) == (1, "routes")
    assert [row["first"] for row in reply["urls"]] == [0]


@pytest.mark.parametrize(
    ("question", "message"),
    [
        ({}, "'patterns' must be an array of strings"),
        ({"patterns": ["/"], "urls": "x"}, "'urls' must be an array of strings"),
        ({"patterns": ["/", 1], "urls": []}, "'patterns' must be an array of strings"),
        ({"patterns": ["/"] * 101, "urls": []}, "there are 101 patterns; 100 are the most"),
        ({"patterns": ["/"], "urls": ["x"] * 501}, "there are 501 urls; 500 are the most"),
    ],
)
def test_a_table_of_another_form_is_refused(question: dict[str, Any], message: str) -> None:
    assert json.loads(answer(json.dumps({"op": "routes"} | question)))["error"]["message"] == message


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ({}, "'pattern' must be a string"),
        ({"pattern": 1}, "'pattern' must be a string"),
        ({"pattern": {"path": "/"}}, "no component 'path'"),
        ({"pattern": "", "input": 1}, "'input' must be a string"),
        ({"pattern": "", "input": {"hash": 1}}, "hash: expected a string, got int"),
        ({"pattern": "", "base_url": 1}, "'base_url' must be a string"),
        ({"pattern": "", "input_base_url": []}, "'input_base_url' must be a string"),
    ],
)
def test_a_question_of_another_form_is_refused(request_: dict[str, Any], message: str) -> None:
    assert asked(**request_)["error"]["message"].startswith(message)
