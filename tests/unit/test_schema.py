import json
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from tests.property import hostile
from urlstd import ErrorType, State, trace, trace_setter
from urlstd.report import answer
from urlstd.setters import SETTERS
from urlstd.tracing.trace_json import ANCHORS


def schema(name: str) -> Any:
    """A schema from where the wheel has it."""
    return json.loads(resources.files("urlstd").joinpath(f"{name}.schema.json").read_text(encoding="utf-8"))


TRACE, REPORT = schema("trace"), schema("report")
REGISTRY: Registry[Any] = Registry().with_resources(
    (one["$id"], Resource.from_contents(one)) for one in (TRACE, REPORT)
)
TRACE_VALIDATOR = Draft202012Validator(TRACE, registry=REGISTRY)
SETTER_VALIDATOR = Draft202012Validator({"$ref": f"{TRACE['$id']}#/$defs/setterTrace"}, registry=REGISTRY)
REPORT_VALIDATOR = Draft202012Validator(REPORT, registry=REGISTRY)

INPUTS = [
    ("", None),
    ("\t \ud800", None),
    (" \0https://u:p@h:x@EX%41MPLE.com:8080/a/../b?q='#f\n", None),
    ("https://１.0x2.99999999999999999999", None),
    ("https://256.1.2.3", None),
    ("https://1.2.3.4.5", None),
    ("https://faß.a_b.xn--a/", None),
    ("https://\u00ad/", None),
    ("https://%ff/", None),
    ("https://[1:2::1.2.3.4]", None),
    ("https://[1:2:3", None),
    ("https://[1:2:3]", None),
    ("https://[::1.2.3]", None),
    ("https://[:1]", None),
    ("foo://é%\ufdd0", None),
    ("foo://a b", None),
    ("foo://", None),
    ("foo:a ?", None),
    ("file:///C|/x", None),
    ("../x?#", "https://u:p@h:1/a/b"),
    ("#x", "mailto:a"),
    ("C|", "file:///D:/"),
    ("", "no base"),
]
SETTER_CASES = [
    *(("https://u:p@h:1/p?q#f", attribute, value) for attribute in SETTERS for value in ("", "x", "1", "\t?#/@:[é")),
    *(("foo:opaque", attribute, "x") for attribute in SETTERS),
]


def errors(validator: Draft202012Validator, written: Any) -> list[str]:
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(written)]


def objects(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        yield node
    if isinstance(node, dict | list):
        for inner in node.values() if isinstance(node, dict) else node:
            yield from objects(inner)


@pytest.mark.parametrize("one", [TRACE, REPORT], ids=["trace", "report"])
def test_the_schemas_are_schemas(one: Any) -> None:
    Draft202012Validator.check_schema(one)


def test_nothing_may_be_in_a_trace_that_the_schema_does_not_name() -> None:
    with_properties = [node for node in objects(TRACE) if node.get("type") == "object" and "properties" in node]
    assert len(with_properties) > 20
    assert all(node["additionalProperties"] is False for node in with_properties)


def test_the_schema_names_every_state_error_and_algorithm() -> None:
    definitions = TRACE["$defs"]
    assert definitions["state"]["enum"] == [state.value for state in State]
    assert definitions["errorName"]["enum"] == [error.value for error in ErrorType]
    cases = [case["properties"] for case in definitions["work"]["oneOf"]]
    assert {case["algorithm"]["const"]: case["anchor"]["const"] for case in cases} == ANCHORS


@pytest.mark.parametrize(("text", "base"), INPUTS[:-1])
def test_a_trace_follows_its_schema(text: str, base: str | None) -> None:
    assert errors(TRACE_VALIDATOR, trace(text, base).to_json()) == []


@pytest.mark.parametrize(("text", "base"), INPUTS[:-1])
def test_a_trace_with_the_steps_that_ran_follows_its_schema(text: str, base: str | None) -> None:
    written = trace(text, base, lines=True).to_json()
    assert written["ran"]
    assert errors(TRACE_VALIDATOR, written) == []


def test_a_setter_s_trace_with_the_steps_that_ran_follows_its_schema() -> None:
    for attribute in SETTERS:
        written = trace_setter("https://h:1/", attribute, "x", lines=True).to_json()
        assert errors(SETTER_VALIDATOR, written) == []


@pytest.mark.parametrize(("first", "limit"), [(0, 0), (3, 2), (0, 1), (900, 5)])
def test_a_window_of_a_trace_follows_the_schema(first: int, limit: int) -> None:
    assert errors(TRACE_VALIDATOR, trace("https://u@h/\t<", first=first, limit=limit).to_json()) == []


def test_a_trace_with_a_legacy_encoding_follows_the_schema() -> None:
    for label in ("shift_jis", "iso-2022-jp", "utf-16", "windows-1252"):
        for text in ("https://h/?é〒💩'", "ws://h/?é"):
            assert errors(TRACE_VALIDATOR, trace(text, encoding=label).to_json()) == []


@pytest.mark.parametrize(("href", "attribute", "value"), SETTER_CASES)
def test_a_setter_s_trace_follows_its_schema(href: str, attribute: str, value: str) -> None:
    assert errors(SETTER_VALIDATOR, trace_setter(href, attribute, value).to_json()) == []


@pytest.mark.parametrize(("text", "base"), INPUTS)
def test_an_answer_about_a_url_follows_the_schema(text: str, base: str | None) -> None:
    reply = json.loads(answer(json.dumps({"op": "url", "input": text, "base": base})))
    assert reply["op"] == "url"
    assert errors(REPORT_VALIDATOR, reply) == []


@pytest.mark.parametrize(
    "question",
    [
        {"op": "about"},
        {"op": "nothing"},
        {"op": "lens", "input": "https://h/é?%41", "base": None},
        {"op": "sets", "c": "'"},
        {"op": "host", "input": "0x7f.1"},
        {"op": "host", "input": "ü.example"},
        {"op": "host", "input": "a b", "opaque": True},
        {"op": "host", "input": "[::1]", "opaque": True},
        {"op": "redirects", "url": "https://a.example/#f", "locations": ["http://u@b.example", "x:"]},
        {"op": "redirects", "url": "https://a.example/#f", "locations": ["http://["]},
        {"op": "urllib", "input": "http://ü@0x7f.1:80/a/../b?q ", "base": None},
        {"op": "urllib", "input": "\ud800", "base": "http://h/"},
        {"op": "urllib", "input": "http://[", "base": None},
        {"op": "what if", "input": "https://é:p@☕.1/é/..?é", "base": None, "without": ["encoding", "domains", "dots"]},
        {"op": "setter", "input": "https://h:1/", "member": "host", "value": "x:2"},
        {"op": "setter", "input": "foo:x", "member": "hash", "value": ""},
        {"op": "setter", "input": "x", "member": "hash", "value": ""},
        {"op": "what if", "input": "x:y", "base": None, "without": []},
        {"op": "what if", "input": "x", "base": "y", "without": ["special"]},
        {"op": "code points", "text": "a\ud800💩"},
        {"op": "compare", "a": "http://h/", "b": "https://h/#x"},
        {"op": "compare", "a": "x", "b": "https://h/"},
        {"op": "url", "input": "https://u:p@www.раураl.co.uk/", "base": None, "encoding": "big5"},
        [],
        {"op": "pattern", "pattern": "https://*.example/:id(\\d+)?x", "input": "https://a.example/1?x"},
        {"op": "pattern", "pattern": {"pathname": "/a"}, "input": {"pathname": "/b"}},
        {"op": "pattern", "pattern": "(", "input": None},
        {"op": "pattern", "pattern": "/:a?/x", "any_origin": True, "input": "https://a.example/x"},
        {
            "op": "inputs",
            "pattern": "/:a",
            "any_origin": True,
            "inputs": [["https://h/a", None], [{}, "x"], ["x", None]],
        },
        {"op": "inputs", "pattern": "(", "inputs": []},
        {"op": "routes", "patterns": ["/:a", "/(*)", "/(b)"], "urls": ["https://h/b", "x"]},
        {"op": "pattern", "pattern": "/a", "base_url": "https://h", "input": "x:y", "ignore_case": True},
    ],
)
def test_every_other_answer_follows_the_schema(question: Any) -> None:
    assert errors(REPORT_VALIDATOR, json.loads(answer(json.dumps(question)))) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda written: written.update(version=2),
        lambda written: written.update(more=1),
        lambda written: written.pop("at"),
        lambda written: written["steps"][0].update(c=""),
        lambda written: written["steps"][0].update(state="nowhere"),
        lambda written: written["steps"][-1].update(end="stop"),
        lambda written: written["steps"][0].update(changed={}),
        lambda written: written["record"].update(port=65536),
        lambda written: written["record"].update(host={"kind": "null", "serialized": ""}),
        lambda written: written["errors"][0].update(start=-1),
        lambda written: written["errors"][0].update(name="domain-to-Unicode"),
        lambda written: next(step for step in written["steps"] if "work" in step)["work"][0]["data"].update(more=1),
    ],
)
def test_the_schema_refuses_what_is_no_trace(change: Any) -> None:
    written = trace("https://u@h/").to_json()
    change(written)
    assert errors(TRACE_VALIDATOR, written) != []


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(hostile.strings, hostile.bases)
def test_every_answer_follows_the_schema(text: str, base: str | None) -> None:
    assert errors(REPORT_VALIDATOR, json.loads(answer(json.dumps({"op": "url", "input": text, "base": base})))) == []
