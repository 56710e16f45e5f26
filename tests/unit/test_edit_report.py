import json
from typing import Any

import pytest

from tests.unit.test_schema import REPORT_VALIDATOR, errors
from urlstd.report import answer


def ask(**question: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps(question)))
    assert errors(REPORT_VALIDATOR, reply) == []
    return reply


def edit(member: str, *arguments: str) -> dict[str, Any]:
    return {"member": member, "arguments": arguments}


def test_edits_are_answered_one_by_one() -> None:
    edits = [edit("port", "8"), edit("searchParams.sort"), edit("href", "//"), edit("host", "a:x")]
    reply = ask(op="edits", input="//h?b&a", base="https://b", edits=edits, open=3)
    assert reply["start"]["api"]["href"] == "https://h/?b&a"
    hrefs = ["https://h:8/?b&a", "https://h:8/?a=&b=", "https://h:8/?a=&b=", "https://a:8/?a=&b="]
    assert [entry["api"]["href"] for entry in reply["edits"]] == hrefs
    assert [entry["outcome"] for entry in reply["edits"]] == ["changed", "changed", "threw", "partly"]
    assert {"part": "port", "start": 10, "end": 11} in reply["edits"][0]["parts"]
    assert [pair["name"] for pair in reply["pairs"]] == ["b", "a"]
    assert reply["opened"]["state_override"] == "host"


def test_a_trace_that_there_is_not() -> None:
    assert ask(op="edits", input="https://h", edits=[edit("searchParams.sort")], open=0)["opened"] is None
    assert ask(op="edits", input="https://h", edits=[], open=5)["opened"] is None
    assert ask(op="edits", input="https://h/?é", edits=[], encoding="windows-1252")["pairs"][0]["written"] == "%E9"


def test_a_query_is_changed_in_the_input() -> None:
    reply = ask(op="with pairs", input="/a?b#c", base="https://h", pairs=[["x", "\ud800"], ["y", "1"]])
    assert reply["changed"] == "/a?x=%EF%BF%BD&y=1#c"
    assert ask(op="with pairs", input="https://h?a", pairs=[])["changed"] == "https://h"


@pytest.mark.parametrize(
    ("question", "message"),
    [
        ({"op": "edits", "input": "//", "edits": []}, "cannot parse"),
        ({"op": "edits", "input": "x:", "edits": [], "encoding": "x"}, "encoding"),
        ({"op": "edits", "input": "x:", "edits": {}}, "'edits' must be an array"),
        ({"op": "edits", "input": "x:", "edits": [1]}, "an edit is a JSON object"),
        ({"op": "edits", "input": "x:", "edits": [{"member": "port", "arguments": []}]}, "port takes 1"),
        ({"op": "edits", "input": "x:", "edits": [], "open": -1}, "'open' must be a number"),
        ({"op": "with pairs", "input": "x:", "pairs": None}, "'pairs' must be an array"),
        ({"op": "with pairs", "input": "x:", "pairs": [["a"]]}, "a pair is"),
        ({"op": "with pairs", "input": "//", "pairs": []}, "cannot parse"),
    ],
)
def test_questions_that_are_wrong(question: dict[str, Any], message: str) -> None:
    assert message in ask(**question)["error"]["message"]
