import json
import platform
from typing import Any

import pytest

from urlstd import ErrorType, State, __version__
from urlstd.report import answer


def ask(**question: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps(question)))
    return reply


def about_url(text: str, base: str | None = None, **window: Any) -> dict[str, Any]:
    return ask(op="url", input=text, base=base, **window)


def test_about_tells_what_answers() -> None:
    reply = ask(op="about")
    assert (reply["version"], reply["op"], reply["package"]) == (1, "about", __version__)
    assert reply["python"] == platform.python_version()
    assert reply["standard"] == {"url": "2026-08-18", "urlpattern": "2026-09-23"}
    assert reply["unicode"].partition(".")[0].isdigit()


def test_about_has_every_state_and_every_error_with_its_example() -> None:
    reply = ask(op="about")
    assert [(state["name"], state["anchor"]) for state in reply["states"]] == [(one.value, one.anchor) for one in State]
    assert [error["name"] for error in reply["errors"]] == [one.value for one in ErrorType]
    assert reply["errors"][0] == {
        "name": "domain-to-ASCII",
        "section": "IDNA",
        "anchor": "https://url.spec.whatwg.org/#validation-error-domain-to-ascii",
        "fails": "sometimes",
        "description": ErrorType.DOMAIN_TO_ASCII.description,
        "example": {"input": "https://a_b.example/", "base": None},
        "written": {"input": "https://a-b.example/", "base": None},
    }


def test_what_parses_has_a_record_members_parts_and_a_trace() -> None:
    reply = about_url("../x?#", "https://h/a/b")
    assert (reply["version"], reply["op"], reply["outcome"]) == (1, "url", "parsed")
    assert (reply["input"], reply["base"]) == ("../x?#", "https://h/a/b")
    assert reply["record"]["path"] == ["x"]
    assert reply["base_record"]["path"] == ["a", "b"]
    assert reply["api"] == {
        "href": "https://h/x?#", "origin": "https://h", "protocol": "https:", "username": "", "password": "",
        "host": "h", "hostname": "h", "port": "", "pathname": "/x", "search": "", "hash": "",
    }  # fmt: skip
    assert reply["input_parts"] == [{"part": "path", "start": 0, "end": 4}, {"part": "delimiter", "start": 4, "end": 6}]
    assert reply["output_parts"][0] == {"part": "scheme", "start": 0, "end": 5}
    assert (reply["trace"]["outcome"], reply["trace"]["complete"]) == ("parsed", True)
    assert reply["trace"]["record"] == reply["record"]


def test_what_fails_has_errors_and_the_parts_that_were_read() -> None:
    reply = about_url("https://h:x")
    assert (reply["outcome"], reply["record"], reply["api"], reply["host"]) == ("failure", None, None, None)
    assert [(error["name"], error["fatal"]) for error in reply["errors"]] == [("port-invalid", True)]
    assert reply["error_count"] == 1
    assert "errors" not in reply["trace"]
    assert [part["part"] for part in reply["input_parts"]] == ["scheme", "delimiter", "host", "delimiter"]
    assert reply["output_parts"] == []


def test_a_base_has_errors_of_its_own() -> None:
    reply = about_url("x", " https://u@h/")
    assert [error["name"] for error in reply["base_errors"]] == ["invalid-URL-unit", "invalid-credentials"]
    assert reply["errors"] == []


@pytest.mark.parametrize("base", ["", "x", "https://h:x", "\ud800"])
def test_a_base_that_fails_is_an_outcome_of_its_own(base: str) -> None:
    reply = about_url("https://h/", base)
    assert (reply["outcome"], reply["base_record"], reply["record"], reply["errors"]) == (
        "base-failure",
        None,
        None,
        [],
    )
    assert reply["base_errors"][-1]["fatal"]
    assert (reply["host"], reply["input_parts"], reply["output_parts"]) == (None, [], [])
    assert reply["trace"]["outcome"] == "failure"
    assert reply["trace"]["input"] == base.replace("\ud800", "\ufffd")


def test_without_a_base_there_is_none() -> None:
    for reply in (about_url("a:b", None), ask(op="url", input="a:b")):
        assert (reply["base"], reply["base_record"], reply["base_errors"]) == (None, None, [])


@pytest.mark.parametrize("text", ["\ud800", "a\udfff:\ud83d", "https://\ud800/"])
def test_lone_surrogates_come_back_as_they_were_given(text: str) -> None:
    question = json.dumps({"op": "url", "input": text, "base": "foo://h/\ud800"})
    reply = answer(question)
    assert reply.isascii()
    assert (json.loads(reply)["input"], json.loads(reply)["base"]) == (text, "foo://h/\ud800")
    assert "\ufffd" in json.loads(reply)["trace"]["preparation"]["text"]


def test_a_pair_of_surrogates_is_one_code_point() -> None:
    reply = answer('{"op":"url","input":"foo:\\ud83d\\udca9<"}')
    assert json.loads(reply)["input"] == "foo:💩<"
    assert json.loads(reply)["trace"]["preparation"]["text"] == "foo:💩<"


@pytest.mark.parametrize(
    ("window", "indices", "complete"),
    [
        ({}, [0, 1, 2, 3], True),
        ({"first": 1, "limit": 2}, [1, 2], False),
        ({"first": 3}, [3], True),
        ({"limit": 0}, [], False),
        ({"first": 99}, [], True),
        ({"last": True, "limit": 2}, [2, 3], True),
        ({"last": True, "limit": 9}, [0, 1, 2, 3], True),
        ({"last": True, "first": 1, "limit": 1}, [3], True),
        ({"last": True, "limit": 0}, [], True),
        ({"last": "yes", "limit": 1}, [0], False),
    ],
)
def test_a_window_of_steps(window: dict[str, Any], indices: list[int], complete: bool) -> None:
    written = about_url("a:b", **window)["trace"]
    assert [step["index"] for step in written["steps"]] == indices
    assert written["complete"] is complete


def test_at_most_10_000_steps_are_sent_however_many_are_wanted() -> None:
    reply = about_url("foo:" + "a" * 20_000, limit=1_000_000)
    assert len(reply["trace"]["steps"]) == 10_000
    assert (reply["trace"]["complete"], reply["outcome"], len(reply["record"]["path"])) == (False, "parsed", 20_000)


def test_a_huge_input_is_answered_in_a_window() -> None:
    reply = about_url("foo:" + "a" * 149_996 + "<" + "a" * 50_000, first=150_000, limit=5)
    assert [step["index"] for step in reply["trace"]["steps"]] == list(range(150_000, 150_005))
    assert len(reply["trace"]["at"]["record"]["path"]) == 150_000 - 4
    assert [step.get("errors") for step in reply["trace"]["steps"]] == [[0], None, None, None, None]
    assert reply["trace"]["steps"][0]["changed"]["path"] == {"opaque": True, "keep": 149_996, "add": "<"}


@pytest.mark.parametrize(
    ("request_text", "message"),
    [
        ("", "this cannot be read as JSON: Expecting value: line 1 column 1 (char 0)"),
        ("{", "this cannot be read as JSON: "),
        ("[" * 100_000, "this cannot be read as JSON: "),
        ("1" * 5000, "this cannot be read as JSON: "),
        ("null", "a request is a JSON object"),
        ("[]", "a request is a JSON object"),
        ('"about"', "a request is a JSON object"),
        ("{}", "there is no operation None: there are about, url"),
        ('{"op":"nothing"}', "there is no operation 'nothing': there are about, url"),
        ('{"op":"\\ud800"}', "there is no operation '\\ud800': there are about, url"),
        ('{"op":["about"]}', "there is no operation ['about']: there are about, url"),
        ('{"op":"url"}', "'input' must be a string"),
        ('{"op":"inputs","pattern":"/a","inputs":"x"}', "'inputs' must be an array of pairs"),
        ('{"op":"inputs","pattern":"/a","inputs":[["x"]]}', "'inputs' must be an array of pairs"),
        ('{"op":"inputs","pattern":"/a","inputs":[[1,null]]}', "'an input' must be a string"),
        ('{"op":"inputs","pattern":"/a","inputs":[["x",1]]}', "'a base URL' must be a string"),
        (f'{{"op":"inputs","pattern":"/a","inputs":[{",".join(["[0,0]"] * 201)}]}}', "there are 201 inputs; 200 are"),
        ('{"op":"url","input":1}', "'input' must be a string"),
        ('{"op":"url","input":null}', "'input' must be a string"),
        ('{"op":"url","input":"a:","base":1}', "'base' must be a string"),
        ('{"op":"url","input":"a:","first":-1}', "'first' must be a number, 0 or more"),
        ('{"op":"url","input":"a:","first":"1"}', "'first' must be a number, 0 or more"),
        ('{"op":"url","input":"a:","first":true}', "'first' must be a number, 0 or more"),
        ('{"op":"url","input":"a:","first":1.5}', "'first' must be a number, 0 or more"),
        ('{"op":"url","input":"a:","first":1e999}', "'first' must be a number, 0 or more"),
        ('{"op":"url","input":"a:","limit":null}', "'limit' must be a number, 0 or more"),
        ('{"op":"url","input":"a:","limit":-1}', "'limit' must be a number, 0 or more"),
    ],
)
def test_a_request_that_has_not_the_right_form_gets_a_message(request_text: str, message: str) -> None:
    reply = json.loads(answer(request_text))
    assert list(reply) == ["version", "error"]
    assert reply["error"]["message"].startswith(message)


def test_of_very_many_errors_the_first_are_listed_and_all_are_counted() -> None:
    reply = about_url("https://h/#" + "<" * 20_000, first=0, limit=10)
    assert (len(reply["errors"]), reply["error_count"]) == (10_000, 20_000)
    assert [error["start"] for error in reply["errors"]] == list(range(11, 10_011))


def test_the_errors_of_the_steps_are_listed_too_and_so_is_a_fatal_one_at_the_end() -> None:
    reply = about_url("https://" + "@" * 20_000 + "h:x", first=15_000, limit=2)
    assert reply["error_count"] == 20_001
    steps = reply["trace"]["steps"]
    assert [step["errors"] for step in steps] == [[10_000], [10_001]]
    assert [reply["errors"][index]["step"] for index in (10_000, 10_001)] == [step["index"] for step in steps]
    assert len(reply["errors"]) == 10_003
    assert reply["errors"][-1]["name"] == "port-invalid"


def test_of_very_many_errors_of_a_base_that_fails_the_fatal_one_is_listed() -> None:
    reply = about_url("x", "https://h:x/<<<")
    assert [error["fatal"] for error in reply["base_errors"]] == [True]
    assert (reply["errors"], reply["error_count"]) == ([], 1)
