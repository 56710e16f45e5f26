"""Input and output parts, and the page's answers, for every input."""

import json

from hypothesis import given
from hypothesis import strategies as st

from tests.property import hostile
from tests.property.parsing import parsed, record_of
from urlstd.infra import scalar_value_string
from urlstd.parsing.preparation import PreparedInput
from urlstd.report import answer
from urlstd.tracing.input_parts import input_parts


@given(hostile.strings, hostile.bases)
def test_input_parts_are_in_order_within_the_input_and_apart(text: str, base: str | None) -> None:
    given_text = scalar_value_string(text)
    end = 0
    for part in input_parts(given_text, record_of(base)):
        assert end <= part.start < part.end <= len(given_text)
        end = part.end


@given(hostile.strings, hostile.bases)
def test_input_parts_hold_all_that_was_read_and_nothing_that_was_dropped(text: str, base: str | None) -> None:
    given_text = scalar_value_string(text)
    base_record = record_of(base)
    prepared = PreparedInput(given_text, trim=True)
    read = [prepared.position(pointer) for pointer in range(len(prepared.text))]
    held = [at for part in input_parts(given_text, base_record) for at in range(part.start, part.end)]
    if parsed(text, base_record).outcome == "parsed":
        assert held == read
    else:
        assert set(held) <= set(read)


@given(hostile.strings, hostile.bases)
def test_output_parts_cover_the_href_without_gap(text: str, base: str | None) -> None:
    reply = json.loads(answer(json.dumps({"op": "url", "input": text, "base": base})))
    end = 0
    for part in reply["output_parts"]:
        assert part["start"] == end < part["end"]
        end = part["end"]
    assert end == (len(reply["api"]["href"]) if reply["api"] else 0)


@given(hostile.strings, hostile.bases)
def test_an_answer_is_ascii_and_echoes_the_question(text: str, base: str | None) -> None:
    question = json.dumps({"op": "url", "input": text, "base": base})
    reply = answer(question)
    assert reply.isascii()
    written = json.loads(reply)
    assert (written["input"], written["base"]) == (json.loads(question)["input"], json.loads(question)["base"])
    assert (written["outcome"] == "parsed") is (written["record"] is not None)


@given(st.text() | st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_what_is_no_request_gets_an_error_and_no_exception(request: str) -> None:
    assert json.loads(answer(request))["error"]["message"]
