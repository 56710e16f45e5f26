"""One machine: at every stride, watched or not, it makes the same record and reports the same errors."""

import json
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.property import hostile
from tests.property.parsing import STRIDES, after_setter, parsed, record_of
from urlstd import parse_url, trace, trace_setter
from urlstd.infra import scalar_value_string
from urlstd.setters import SETTERS
from urlstd.tracing.trace import Trace
from urlstd.tracing.trace_json import record_to_json

ATTRIBUTES = st.sampled_from(sorted(SETTERS))


@given(hostile.strings, hostile.bases)
def test_every_stride_gives_the_same_record_and_the_same_errors(text: str, base: str | None) -> None:
    base_record = record_of(base)
    one, *others = [parsed(text, base_record, stride)[:3] for stride in STRIDES]
    assert others == [one] * len(others)


@given(hostile.strings, hostile.bases)
def test_a_trace_is_the_parse(text: str, base: str | None) -> None:
    base_record = record_of(base)
    traced = trace(text, base_record)
    outcome = parsed(text, base_record)
    assert (traced.outcome, record_to_json(traced.record), traced.errors) == outcome[:3]
    assert traced.complete


@given(st.sampled_from(hostile.BASES[2:]) | hostile.strings, ATTRIBUTES, hostile.strings)
def test_every_stride_of_a_setter_does_the_same(href: str, attribute: str, value: str) -> None:
    url = record_of(href) or parse_url("https://u@h:1/p?q#f")
    results = []
    for stride in STRIDES:
        record = url.copy()
        results.append(([outcome[:3] for outcome in after_setter(record, attribute, value, stride) if outcome], record))
    assert results[1:] == results[:1] * (len(STRIDES) - 1)


@given(st.sampled_from(hostile.BASES[2:]) | hostile.strings, ATTRIBUTES, hostile.strings)
def test_a_setter_s_trace_is_what_the_setter_does(href: str, attribute: str, value: str) -> None:
    url = record_of(href) or parse_url("https://u@h:1/p?q#f")
    traced = trace_setter(url, attribute, value)
    record = url.copy()
    *ran, refusal = after_setter(record, attribute, value)
    assert (traced.after, traced.refusal, traced.trace is not None) == (record, refusal, bool(ran))
    if traced.trace is not None:
        check_chain(traced.trace)
        assert traced.trace.errors == ran[0].errors
    assert traced.before == url


@given(hostile.strings, hostile.bases)
def test_the_steps_of_a_trace_are_a_chain(text: str, base: str | None) -> None:
    check_chain(trace(text, record_of(base)))


def check_chain(traced: Trace) -> None:
    text = traced.prepared.text
    for number, step in enumerate(traced):
        assert step.index == number
        assert step.c == text[step.pointer : step.pointer + 1]
        assert [(error.step, error.state) for error in step.errors] == [(number, step.state)] * len(step.errors)
        assert (step.end is None) is (number < len(traced) - 1)
    for step, following in pairwise(traced):
        assert (step.next_state, step.next_pointer) == (following.state, following.pointer)
    of_steps = tuple(error for step in traced for error in step.errors)
    assert tuple(error for error in traced.errors if error.step is not None) == of_steps


@given(hostile.strings, hostile.bases)
def test_positions_lead_back_to_the_input(text: str, base: str | None) -> None:
    given_text = scalar_value_string(text)
    for step in trace(text, record_of(base)):
        assert given_text[step.position : step.position + 1] == step.c or step.c == ""
        assert 0 <= step.position <= len(given_text)


@given(hostile.strings, hostile.bases, st.integers(0, 40), st.integers(0, 40))
def test_folding_the_steps_of_a_window_leads_to_the_next_window(
    text: str, base: str | None, first: int, limit: int
) -> None:
    base_record = record_of(base)
    window = trace(text, base_record, first=first, limit=limit).to_json()
    rest = trace(text, base_record, first=first + limit).to_json()
    if window["steps"] and rest["steps"]:
        assert folded(window) == rest["at"]


@given(hostile.strings, hostile.bases)
def test_folding_all_steps_leads_to_the_final_record(text: str, base: str | None) -> None:
    written = trace(text, record_of(base)).to_json()
    assert folded(written)["record"] == written["record"]


def folded(written: dict[str, Any]) -> dict[str, Any]:
    """What a reader of the JSON knows after the last step, from the snapshot and the changes alone."""
    known: dict[str, Any] = json.loads(json.dumps(written["at"]))
    for step in written["steps"]:
        if change := step.get("buffer"):
            known["buffer"] = known["buffer"][: change["keep"]] + change["add"]
        known |= step.get("flags", {})
        for name, change in step.get("changed", {}).items():
            known["record"][name] = spliced(known["record"][name], change)
    return known


def spliced(old: Any, change: Any) -> Any:
    if not isinstance(change, dict) or "keep" not in change:
        return change  # a host, a port or null, given whole
    if change.get("opaque") and not isinstance(old, str):
        old = ""
    return (old or type(change["add"])())[: change["keep"]] + change["add"]


@given(hostile.strings, hostile.bases, st.integers(0, 40), st.integers(0, 40))
def test_a_window_is_a_part_of_the_whole(text: str, base: str | None, first: int, limit: int) -> None:
    base_record = record_of(base)
    whole = trace(text, base_record)
    window = trace(text, base_record, first=first, limit=limit)
    assert window.steps == whole.steps[first : first + limit]
    assert (window.outcome, window.errors, window.record) == (whole.outcome, whole.errors, whole.record)
    if limit:
        assert window.complete is (first + limit >= len(whole))


@given(hostile.strings, hostile.bases)
def test_the_json_is_the_same_every_time_and_survives_a_round_trip(text: str, base: str | None) -> None:
    base_record = record_of(base)
    written = json.dumps(trace(text, base_record).to_json())
    assert written.isascii()
    assert written == json.dumps(trace(text, base_record).to_json())
    assert json.loads(written) == trace(text, base_record).to_json()


@pytest.mark.parametrize("text", ["", " ", "a", "https:", "foo://h/p?q#f"])
def test_there_is_at_least_one_step(text: str) -> None:
    assert len(trace(text)) >= 1
