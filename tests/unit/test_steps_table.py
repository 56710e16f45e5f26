import json
import pkgutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import urlstd
from urlstd import State
from urlstd.steps.step_sources import Sources
from urlstd.steps.steps_table import NoStepsError, build_table, steps_table, write_table

PACKAGE = Path(urlstd.__file__).parent


@cache
def table() -> dict[str, Any]:
    return build_table(PACKAGE)


def algorithm(name: str) -> dict[str, Any]:
    (found,) = (one for one in table()["algorithms"] if one["name"] == name)
    return dict(found)


def test_it_is_made_of_the_sources_where_there_are_any() -> None:
    assert steps_table() == table()
    assert steps_table() is steps_table()


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    for path in PACKAGE.rglob("*.py"):
        copy = tmp_path / "urlstd" / path.relative_to(PACKAGE)
        copy.parent.mkdir(exist_ok=True, parents=True)
        copy.write_bytes(path.read_bytes())
    return tmp_path / "urlstd"


def test_it_is_read_where_there_are_no_sources(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = write_table(copied).read_bytes()
    assert json.loads(written) == table()
    monkeypatch.setattr("urlstd.steps.steps_table.__file__", "/nowhere/urlstd/steps/steps_table.pyc")
    monkeypatch.setattr(pkgutil, "get_data", lambda _package, _name: written)
    assert steps_table.__wrapped__() == table()


def test_the_command_writes_it_where_it_is_told_to(copied: Path) -> None:
    command = [sys.executable, "-m", "urlstd.steps.steps_table", str(copied)]
    said = subprocess.run(command, cwd=PACKAGE.parent, capture_output=True, text=True, check=True).stdout
    assert said.strip() == str(copied / "steps.json")
    assert json.loads((copied / "steps.json").read_text(encoding="utf-8")) == table()


def test_neither_sources_nor_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("urlstd.steps.steps_table.__file__", "/nowhere/urlstd/steps/steps_table.pyc")
    with pytest.raises(NoStepsError, match=r"neither its sources nor steps\.json"):
        steps_table.__wrapped__()


def test_every_state_is_an_algorithm() -> None:
    names = {f"{state.value} state" for state in State if state is not State.HOSTNAME}
    assert {one["name"] for one in table()["algorithms"]} >= names
    assert {one["anchor"] for one in table()["algorithms"]} >= {state.anchor for state in State} - {
        State.HOSTNAME.anchor
    }


def test_names_are_unique_and_keys_known() -> None:
    names = [one["name"] for one in table()["algorithms"]]
    assert len(set(names)) == len(names)
    for one in table()["algorithms"]:
        assert {*one["functions"], *one["entries"]} <= table()["functions"].keys()
        assert {key for step in one["steps"] for key, _, _ in step["ran_by"]} <= {*one["functions"]}


@pytest.mark.parametrize(
    ("anchor", "name"),
    [
        ("https://url.spec.whatwg.org/#concept-host-parser", "host parser"),
        ("https://url.spec.whatwg.org/#dom-url-host", "host getter"),
        ("https://url.spec.whatwg.org/#dom-url-host", "host setter"),
        ("https://url.spec.whatwg.org/#dom-url-href", "href setter"),
        ("https://url.spec.whatwg.org/#dom-url-parse", "URL.parse"),
        ("https://url.spec.whatwg.org/#dom-url-url", "new URL"),
        ("https://url.spec.whatwg.org/#shorten-a-urls-path", "shorten a URL's path"),
        ("https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index",
         "find the IPv6 address compressed piece index"),
        ("https://urlpattern.spec.whatwg.org/#constructor-string-parser-state", "constructor string parser: port"),
        ("https://urlpattern.spec.whatwg.org/#tokenize", "tokenize"),
        ("https://www.unicode.org/reports/tr46/#Validity_Criteria", "UTS #46 Validity Criteria"),
        ("https://www.rfc-editor.org/rfc/rfc5893#section-2", "Bidi Rule"),
    ],
)  # fmt: skip
def test_names_and_anchors(anchor: str, name: str) -> None:
    assert algorithm(name)["anchor"] == anchor


def test_a_step_says_where_it_stands() -> None:
    lines = (PACKAGE / "parsing" / "scheme_states.py").read_text(encoding="utf-8").split("\n")
    step = algorithm("scheme state")["steps"][0]
    assert step["number"] == "1."
    assert step["text"] == "The scheme goes on."
    assert step["condition"]["text"] == "c in _SCHEME_CODE_POINT"
    assert lines[step["start"] - 1].strip() == step["code"] == f"if {step['condition']['text']}:"
    function = table()["functions"][step["function"]]
    assert function["file"] == "parsing/scheme_states.py"
    assert function["source"].startswith("def scheme_state(self, c: str)")
    assert function["start"] < step["start"] <= step["end"] <= function["end"]


def test_the_source_of_a_function_has_its_decorators() -> None:
    source = table()["functions"]["urlstd.url:URL.href.setter"]["source"]
    assert source.startswith("@href.setter\ndef href(self, value: str) -> None:")


def test_summaries_are_whole_sentences() -> None:
    assert algorithm("create a dummy URL")["summary"] == "Return a new URL to parse into."
    assert algorithm("shorten a URL's path")["summary"].endswith("a file: URL.")
    assert algorithm("fragment state")["summary"] == ""


def test_the_steps_of_helpers_are_merged() -> None:
    numbers = [step["numbers"] for step in algorithm("port state")["steps"]]
    assert numbers == [
        [number] for number in ["1", "2", "2.1", "2.1.1", "2.1.2", "2.1.3", "2.1.4", "2.1.5", "2.2", "2.3", "3"]
    ]


def test_what_a_helper_says_of_a_step_counts() -> None:
    steps = algorithm("IPv4 parser")["steps"]
    assert [(step["numbers"], step["text"]) for step in steps if step["number"] == "7.-9."] == [
        ([], "Every part fits its bytes.")
    ]
    assert [step["numbers"] for step in steps if step["number"] in {"7.", "8.", "9."}] == [["7"], ["8"], ["9"]]


def test_a_step_that_passes_on_a_failure_is_one_of_its_own() -> None:
    steps = {step["number"]: step for step in algorithm("host parser")["steps"]}
    assert steps["7."]["failure"]
    assert steps["7."]["ran_by"] == steps["6."]["ran_by"]
    assert not steps["6."]["failure"]


def test_a_helper_may_do_the_step_that_calls_it() -> None:
    steps = {step["number"]: step for step in algorithm("fragment state")["steps"]}
    assert [key for key, _, _ in steps["1.1.-1.2."]["ran_by"]] == ["urlstd.parsing.machine:Machine.take_units"]
    assert [key for key, _, _ in steps["1."]["ran_by"]] == ["urlstd.parsing.path_states:PathStates.fragment_state"]


# --- Graphs ---------------------------------------------------------------------------------------------------------


def edges(machine: str) -> set[tuple[str, str]]:
    return {(edge["from"], edge["to"]) for edge in table()["graphs"][machine]["edges"]}


def test_the_states_of_the_two_machines() -> None:
    graphs = table()["graphs"]
    assert graphs["basic URL parser"]["states"] == [state.value for state in State]
    assert len(graphs["constructor string parser"]["states"]) == 11


def test_every_state_is_reached() -> None:
    for name, graph in table()["graphs"].items():
        # A parse begins in the first one; only an override begins in the hostname state.
        begun = {graph["states"][0], "hostname"} if name == "basic URL parser" else {"init"}
        assert {to for _, to in edges(name)} | begun == set(graph["states"])


@pytest.mark.parametrize(
    ("machine", "edge", "algorithm_name", "steps"),
    [
        ("basic URL parser", ("scheme", "file"), "scheme state", ["2.5.2"]),
        ("basic URL parser", ("relative", "relative slash"), "relative state", ["3", "4"]),
        ("basic URL parser", ("file", "path"), "file state", ["4.4.4", "5"]),
        ("basic URL parser", ("hostname", "port"), "host state", ["2.5"]),
        ("basic URL parser", ("file host", "path start"), "file host state", ["1.2.3", "1.3.6"]),
        (
            "constructor string parser",
            ("protocol", "authority"),
            "constructor string parser: protocol",
            ["1.4.1", "1.5"],
        ),
        ("constructor string parser", ("hostname", "hash"), "constructor string parser: hostname", ["6"]),
        ("constructor string parser", ("init", "hash"), "parse a constructor string", ["2.2.1.2"]),
        ("constructor string parser", ("port", "done"), "parse a constructor string", ["2.2.3", "2.2.4"]),
    ],
)
def test_edges_name_the_steps_that_change_the_state(
    machine: str, edge: tuple[str, str], algorithm_name: str, steps: list[str]
) -> None:
    found = [
        (one["algorithm"], one["steps"])
        for one in table()["graphs"][machine]["edges"]
        if (one["from"], one["to"]) == edge
    ]
    assert (algorithm_name, steps) in found


def test_edges_that_there_are_not() -> None:
    assert not edges("basic URL parser") & {("query", "path"), ("scheme", "authority"), ("fragment", "query")}
    assert ("done", "done") not in edges("constructor string parser")


# --- Sources --------------------------------------------------------------------------------------------------------

CALLER = '''"""Calls."""

import json
from urlstd import other
from urlstd.other import Made, helper


class Base:
    def inherited(self): ...


class Own(Base):
    def __init__(self):
        self.method()
        self.inherited()
        self.unknown()

    def method(self):
        helper()
        other.helper()
        json.dumps({})
        (helper if self else other.helper)()
        made = Made(1)
        made.go()
        Made(2).go()
        [].append(1)
        made.missing()
        Own()
        Base()
'''
OTHER = '''"""Called."""


def helper():
    """Help: https://url.spec.whatwg.org/#helper."""


class Made:
    def __init__(self, number): ...

    def go(self): ...
'''


@pytest.fixture
def package(tmp_path: Path) -> Path:
    files = {"caller.py": CALLER, "other.py": OTHER, "generate_x.py": "", "x_data.py": "", "step_x.py": ""}
    for name, source in files.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
    return tmp_path


def test_calls_are_resolved(package: Path) -> None:
    functions = Sources(package).functions
    assert [call.key for call in functions["urlstd.caller:Own.__init__"].calls] == [
        "urlstd.caller:Own.method",
        "urlstd.caller:Base.inherited",
    ]
    assert [call.key for call in functions["urlstd.caller:Own.method"].calls] == [
        "urlstd.other:helper",
        "urlstd.other:helper",
        "urlstd.other:helper",
        "urlstd.other:helper",
        "urlstd.other:Made.__init__",
        "urlstd.other:Made.go",
        "urlstd.other:Made.go",
        "urlstd.other:Made.__init__",
        "urlstd.caller:Own.__init__",
    ]


def test_programs_tables_and_readers_are_not_read(package: Path) -> None:
    assert Sources(package).modules.keys() == {"urlstd.caller", "urlstd.other"}


def test_the_place_of_a_function_in_a_standard(package: Path) -> None:
    functions = Sources(package).functions
    helper = functions["urlstd.other:helper"]
    assert (helper.anchor, helper.summary) == ("https://url.spec.whatwg.org/#helper", "Help.")
    assert functions["urlstd.other:Made.go"].anchor is None
