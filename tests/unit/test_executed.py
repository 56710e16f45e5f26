import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import CodeType, FrameType, SimpleNamespace
from typing import Any

import pytest

from urlstd import parse_url, trace, trace_setter
from urlstd.encodings.encoding import percent_encode_after_encoding
from urlstd.errors import Failure
from urlstd.hosts.host import parse_host
from urlstd.hosts.ipv4 import parse_ipv4
from urlstd.journal import Journal
from urlstd.pattern.constructor_string import parse_a_constructor_string
from urlstd.pattern.parts import DEFAULT_OPTIONS
from urlstd.pattern.pattern_parser import PatternParser, parse_pattern_string
from urlstd.percent import QUERY_PERCENT_ENCODE_SET
from urlstd.steps import executed
from urlstd.steps.executed import LineMonitor, LineTrace, Ran, Recording, free_tool, recording, watched_functions


@contextmanager
def replayed(see: Callable[[FrameType, int], None]) -> Iterator[None]:
    """Hands on the lines when all are executed, so that a measurement of coverage sees what is done with them."""
    lines: list[tuple[FrameType, int]] = []
    functions = watched_functions()
    before = sys.gettrace()

    def each(frame: FrameType, event: str, _: object) -> Any:
        if event == "line":
            lines.append((frame, frame.f_lineno))
        return each

    sys.settrace(lambda frame, _event, _argument: each if frame.f_code in functions else None)
    try:
        yield
    finally:
        sys.settrace(before)
        for frame, line in lines:
            see(frame, line)


def ran(call: Callable[[], object]) -> list[str]:
    """The runs of algorithms during a call, each indented by its depth, with its steps."""
    watching = Recording(watched_functions(), replayed)
    with suppress(Failure):
        watching.call(call)
    return lines_of(watching.ran)


def lines_of(runs: tuple[Ran, ...]) -> list[str]:
    return ["  " * run.depth + f"{run.algorithm}: {' '.join(run.steps)}".rstrip() for run in runs]


# Checked by hand against the Standard: in each step, the numbered steps that do something for this code point.
TRANSCRIPTS = {
    "https://user@１.2.3.4:80/a/%2e%2E/b": """
        h scheme start state: 1
        t scheme state: 1
        t scheme state: 1
        p scheme state: 1
        s scheme state: 1
        : scheme state: 2 2.2 2.4 2.7
        / special authority slashes state: 1
        u special authority ignore slashes state: 1
        u authority state: 3
        s authority state: 3
        e authority state: 3
        r authority state: 3
        @ authority state: 1 1.1 1.3 1.4 1.4.2 1.4.4 1.5
        １ authority state: 3
        . authority state: 3
        2 authority state: 3
        . authority state: 3
        3 authority state: 3
        . authority state: 3
        4 authority state: 3
        : authority state: 3
        8 authority state: 3
        0 authority state: 3
        / authority state: 2 2.2
        １ host state: 4 4.3
        . host state: 4 4.3
        2 host state: 4 4.3
        . host state: 4 4.3
        3 host state: 4 4.3
        . host state: 4 4.3
        4 host state: 4 4.3
        : host state: 2 2.3 2.5
            host parser: 3 5 6 8 8.1 8.2
              domain parser: 1 4 6 6.1 9
              ends in a number checker: 2 4 5
              IPv4 parser: 1 5 6 6.1 6.4 10 11 12 13 14
                IPv4 number parser: 2 3 8 9
                IPv4 number parser: 2 3 8 9
                IPv4 number parser: 2 3 8 9
                IPv4 number parser: 2 3 8 9
        8 port state: 1
        0 port state: 1
        / port state: 2 2.1 2.1.1 2.1.3 2.1.4 2.3
        / path start state: 1 1.2
        a path state: 2 2.3
        / path state: 1 1.4 1.4.2 1.5
        % path state: 2 2.3
        2 path state: 2 2.3
        e path state: 2 2.3
        % path state: 2 2.3
        2 path state: 2 2.3
        E path state: 2 2.3
        / path state: 1 1.2 1.2.1 1.5
            shorten a URL's path: 1 2 4
        b path state: 2 2.3
          path state: 1 1.4 1.4.2 1.5
    """,
    "file:c|/..?é#f": """
        f scheme start state: 1
        i scheme state: 1
        l scheme state: 1
        e scheme state: 1
        : scheme state: 2 2.2 2.4 2.5 2.5.1 2.5.2
        c file state: 1 2 5
        c path state: 2 2.3
        | path state: 2 2.1 2.2 2.3
        / path state: 1 1.4 1.4.1 1.4.2 1.5
        . path state: 2 2.3
        . path state: 2 2.3
        ? path state: 1 1.2 1.2.1 1.2.2 1.5 1.6
            shorten a URL's path: 1 2 3
        é query state: 3 3.3
        # query state: 2 2.1 2.2 2.3 2.4
            percent-encode after encoding: 2 3 4 5 6 7 7.1 7.2 7.3 8
        f fragment state: 1 1.3
          fragment state:
    """,
    "ws:\\\\:p@[::1.2]": """
        w scheme start state: 1
        s scheme state: 1
        : scheme state: 2 2.2 2.4 2.7
        \\ special authority slashes state: 2
        \\ special authority ignore slashes state: 2
        \\ special authority ignore slashes state: 2
        : special authority ignore slashes state: 1
        : authority state: 3
        p authority state: 3
        @ authority state: 1 1.1 1.3 1.4 1.4.1 1.4.2 1.4.3 1.5
        [ authority state: 3
        : authority state: 3
        : authority state: 3
        1 authority state: 3
        . authority state: 3
        2 authority state: 3
        ] authority state: 3
          authority state: 2 2.2
        [ host state: 4 4.1 4.3
        : host state: 4 4.3
        : host state: 4 4.3
        1 host state: 4 4.3
        . host state: 4 4.3
        2 host state: 4 4.3
        ] host state: 4 4.2 4.3
          host state: 3 3.3 3.4
            host parser: 1 1.2
              IPv6 parser: 1 2 3 4 5 5.2 5.3 6 6.3 6.4 6.5 6.5.2 6.5.4 6.5.5 6.5.5.1 6.5.5.2 6.5.5.2.1 6.5.5.4 """
    """6.5.5.4.1 6.5.5.4.2 6.5.5.4.6 6.5.5.5 6.5.5.6 6.5.5.7 6.5.6
    """,
}


def transcript(text: str) -> list[str]:
    lines = []
    for step in trace(text, lines=True):
        own, *below = [line for line in lines_of(step.ran) if "UTS #46" not in line]
        lines += [f"{step.c or ' '} {own}", *(f"    {line.removeprefix('  ')}" for line in below)]
    return lines


@pytest.mark.parametrize("text", TRANSCRIPTS)
def test_the_steps_that_ran_are_those_of_the_standard(text: str) -> None:
    wanted = [line.removeprefix("        ") for line in TRANSCRIPTS[text].strip("\n").split("\n")[:-1]]
    assert transcript(text) == wanted


def test_the_steps_before_the_machine() -> None:
    assert lines_of(trace(" a\tb", lines=True).ran)[0] == "basic URL parser: 1 1.1 1.2 1.3 2 3 4 5 6 7 8"


def test_a_window_has_the_steps_of_the_whole() -> None:
    whole, window = trace("http://1.2.3.4/?q", lines=True), trace("http://1.2.3.4/?q", lines=True, first=12, limit=4)
    assert [step.ran for step in window] == [step.ran for step in whole[12:16]]


def test_nothing_is_recorded_unless_it_is_asked_for() -> None:
    plain = trace("http://1.2.3.4/")
    assert not any(step.ran for step in plain)
    assert plain.ran == ()
    assert trace_setter("http://h/", "host", "x").ran == ()
    assert '"ran"' not in str(plain.to_json()).replace("'", '"')


@pytest.mark.parametrize(
    ("url", "attribute", "value", "steps"),
    [
        ("http://h/", "host", "x:1", "host setter: 2"),
        ("data:h", "host", "x:1", "host setter: 1"),
        ("http://h:1/", "port", "", "port setter: 2"),
        ("http://h:1/", "port", "2", "port setter: 3"),
        ("http://h/?q", "search", "?r", "search setter: 3 4 5"),
        ("http://h/#f", "hash", "", "hash setter: 1"),
        ("http://h/", "username", "u", "username setter: 2"),
    ],
)
def test_a_setter_s_own_steps(url: str, attribute: str, value: str, steps: str) -> None:
    assert lines_of(trace_setter(url, attribute, value, lines=True).ran) == [steps]


def test_the_machine_s_steps_under_a_setter() -> None:
    done = trace_setter("https://h/", "protocol", "mailto", lines=True)
    assert done.trace is not None
    assert lines_of(done.trace[-1].ran) == ["scheme state: 2 2.1 2.1.1"]


@pytest.mark.parametrize(
    ("call", "runs"),
    [
        (lambda: parse_host("[1"), ["host parser: 1 1.1"]),
        (lambda: parse_host("a b"), [
            "host parser: 3 5 6 7",
            "  domain parser: 1 2 4 5 8",
            "    UTS #46 ToASCII: 1 2 3 4 5 6",
            "      UTS #46 Processing: 1 2 3 4",
        ]),
        (lambda: parse_host("example.com"), [
            "host parser: 3 5 6 9", "  domain parser: 1 4 5 9", "  ends in a number checker: 2 4 7",
        ]),
        (lambda: parse_host("%41.08"), [
            "host parser: 3 4 5 6 8 8.2",
            "  percent-decode: 1 2",
            "    percent-decode a byte sequence: 1 2 3",
            "  domain parser: 1 4 5 9",
            "  ends in a number checker: 2 4 5",
            "  IPv4 parser: 1 3 5 6 6.1 6.2",
            "    IPv4 number parser: 2 3 7",
        ]),
        (lambda: parse_ipv4("0x.256.1.", Journal()), [
            "IPv4 parser: 1 2 2.1 2.2 3 5 6 6.1 6.3 6.4 7 8",
            "  IPv4 number parser: 2 3 4 4.1 4.2 4.3 6",
            "  IPv4 number parser: 2 3 8 9",
            "  IPv4 number parser: 2 3 8 9",
        ]),
        (lambda: parse_host("\x1f^", is_opaque=True), ["host parser: 2", "  opaque-host parser: 1"]),
        (lambda: parse_host("\x1f%", is_opaque=True), ["host parser: 2", "  opaque-host parser: 2 3 4"]),
        (lambda: parse_host("[::1.2.3.4.5]"), [
            "host parser: 1 1.2",
            "  IPv6 parser: 1 2 3 4 5 5.2 5.3 6 6.3 6.4 6.5 6.5.2 6.5.4 6.5.5 6.5.5.1 6.5.5.2 6.5.5.2.1 6.5.5.2.2 "
            "6.5.5.4 6.5.5.4.1 6.5.5.4.2 6.5.5.4.6 6.5.5.5 6.5.5.6 6.5.5.7",
        ]),
        (lambda: percent_encode_after_encoding("Shift_JIS", "\u00e9", QUERY_PERCENT_ENCODE_SET), [
            "percent-encode after encoding: 2 3 4 5 6 7 7.1 7.2 7.3 7.3.1 7.3.2 7.3.3 7.3.4 7.3.5 7.4 8",
        ]),
    ],
)  # fmt: skip
def test_the_runs_of_nested_algorithms(call: Callable[[], object], runs: list[str]) -> None:
    assert [line for line in ran(call) if "encode or fail" not in line] == runs


def test_url_pattern() -> None:
    with recording() as watching:
        watching.call(lambda: parse_a_constructor_string("a://*/"))
    runs = lines_of(watching.ran)
    assert runs[0] == "parse a constructor string: 1 2 2.1 2.2 2.2.3 2.2.4 2.5 2.6 3 4"
    turns = [line.partition("string parser: ")[2] for line in runs if "string parser: " in line]
    assert turns == [
        "init:",
        "init: 1 1.1",
        "protocol:",
        "protocol: 1 1.1 1.2 1.3 1.4 1.4.1 1.4.2 1.6",
        "authority:",
        "authority: 2",
        "hostname:",
        "hostname: 4",
        "pathname:",
    ]


def test_an_algorithm_goes_on_in_another_function_of_it() -> None:
    whole = "parse a pattern string: 1 2 3 3.1 3.2 3.3 3.5 3.6 3.7 3.7.1 3.7.2 3.8 3.10 3.11 4"
    assert ran(lambda: PatternParser("a", DEFAULT_OPTIONS, str).parse())[0] == whole
    runs = ran(lambda: [parse_pattern_string("a", DEFAULT_OPTIONS, str) for _ in "12"])
    assert [line for line in runs if line[0] != " "] == [whole, whole]


def test_two_branches_that_end_in_the_same_code_have_each_their_own_numbers() -> None:
    assert lines_of(trace("file:///", lines=True)[7].ran) == ["file host state: 1 1.2 1.2.1 1.2.3"]
    assert lines_of(trace("file://h/", lines=True)[8].ran)[0] == "file host state: 1 1.3 1.3.1 1.3.4 1.3.6"


def test_the_last_step() -> None:
    last = [(run.algorithm, run.last) for run in trace("http://[/", lines=True)[-1].ran]
    assert last == [("host state", "3.4"), ("host parser", "1.1")]


def test_a_state_in_which_no_step_applies_has_its_run() -> None:
    assert trace("a:/#", lines=True)[-1].ran == (Ran("fragment state", (), None, 0),)


def test_another_thread_is_not_recorded() -> None:
    def elsewhere() -> None:
        thread = threading.Thread(target=parse_host, args=("a.b",))
        thread.start()
        thread.join()

    seen: list[int] = []
    watching = Recording(watched_functions())
    frame = next(frame for frame, _ in frames_of(lambda: parse_url("http://1/")))

    def see() -> None:
        watching.see(frame, frame.f_lineno)
        seen.append(frame.f_lineno)

    watching.call(see)
    assert seen == [frame.f_lineno]
    assert watching.ran == ()
    with recording() as watching:
        watching.call(elsewhere)
    assert watching.ran == ()


def frames_of(call: Callable[[], object]) -> list[tuple[FrameType, int]]:
    found: list[tuple[FrameType, int]] = []
    with replayed(lambda frame, line: found.append((frame, line))):
        call()
    return found


# --- How lines are watched ------------------------------------------------------------------------------------------


def test_a_tracer_goes_on_as_before() -> None:
    events: list[str] = []

    def tracer(frame: FrameType, event: str, _: object) -> Any:
        events.append(f"{frame.f_code.co_name} {event}")
        return tracer

    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        trace("http://1.2.3.4/", lines=True)
        assert sys.gettrace() is tracer
        events.clear()
        parse_host("example.com")
    finally:
        sys.settrace(before)
    assert "parse_host call" in events
    assert events.count("parse_host line") > 3


def test_the_tracer_of_before_is_given_back() -> None:
    lines = LineTrace(lambda *_: None, {})
    lines.before = sys.gettrace()
    lines.__exit__(None, None, None)
    assert sys.gettrace() is lines.before


def test_only_lines_of_watched_functions_are_followed() -> None:
    seen: list[int] = []
    lines = LineTrace(lambda _, line: seen.append(line), {parse_host.__code__: None})
    frame = sys._getframe()
    assert lines.call(frame, "call", None) is None
    assert LineTrace(lambda *_: None, {frame.f_code: None}).call(frame, "call", None) is not None
    assert lines.line(frame, "return", None) == lines.line
    assert seen == []
    lines.line(frame, "line", None)
    assert seen == [frame.f_lineno - 1]


class Monitoring:
    """What `sys.monitoring` offers, as far as it is used."""

    def __init__(self, *used: int) -> None:
        self.events = SimpleNamespace(LINE=32)
        self.tools = dict.fromkeys(used, "another")
        self.local: dict[CodeType, int] = {}
        self.callback: Any = None

    def get_tool(self, tool: int) -> str | None:
        return self.tools.get(tool)

    def use_tool_id(self, tool: int, name: str) -> None:
        assert tool not in self.tools
        self.tools[tool] = name

    def free_tool_id(self, tool: int) -> None:
        del self.tools[tool]

    def register_callback(self, tool: int, event: int, callback: Any) -> None:
        assert tool in self.tools
        assert event == self.events.LINE
        self.callback = callback

    def set_local_events(self, tool: int, code: CodeType, events: int) -> None:
        assert tool in self.tools
        self.local[code] = events


def test_a_tool_that_is_free_is_used_and_given_back() -> None:
    monitoring = Monitoring(3)
    seen: list[tuple[FrameType, int]] = []
    codes = {parse_host.__code__: None}
    with LineMonitor(monitoring, 4, lambda frame, line: seen.append((frame, line)), codes):
        assert monitoring.local == {parse_host.__code__: 32}
        monitoring.callback(parse_host.__code__, 7)
    assert seen == [(sys._getframe(), 7)]
    assert monitoring.tools == {3: "another"}
    assert monitoring.local == {parse_host.__code__: 0}
    assert monitoring.callback is None


@pytest.mark.parametrize(("used", "free"), [((), 3), ((0, 1, 2, 5), 3), ((3,), 4), ((3, 4), None)])
def test_the_first_free_tool(used: tuple[int, ...], free: int | None) -> None:
    assert free_tool(Monitoring(*used)) == free


@pytest.mark.parametrize("monitoring", [None, Monitoring(3, 4), Monitoring()], ids=["none", "all used", "free"])
def test_either_way_of_watching_is_chosen(monitoring: Monitoring | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "monitoring", monitoring, raising=False)
    used = [] if monitoring is None else sorted(monitoring.tools)
    with recording() as watching:
        watching.call(lambda: parse_host("1.2"))
        assert (watching.ran == ()) == (used == [] and monitoring is not None)
    assert used == ([] if monitoring is None else sorted(monitoring.tools))


def test_the_code_of_every_function_is_found() -> None:
    names = {
        (function.key.rpartition(":")[2].split(".")[-1], code.co_name) for code, function in watched_functions().items()
    }
    assert {name for name in names if name[0] != name[1]} <= {("setter", "href")}
    assert not any(function.key in executed._NOT_WATCHED for function in watched_functions().values())


MEASURED = """
from urlstd import trace

def go():
    a = 1
    trace("http://1/", lines=True)
    b = 2
    return after(b)

def after(b):
    if b:
        return 3
    return "not reached"
"""


def test_a_measurement_of_coverage_goes_on_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "measured.py").write_text(MEASURED, encoding="utf-8")
    measure = (
        "import coverage; c = coverage.Coverage(data_file=None, config_file=False, branch=True); c.start()\n"
        "import measured; measured.go(); c.stop(); print(c.analysis2(measured.__file__)[3])"
    )
    path = os.pathsep.join([str(tmp_path), str(Path(executed.__file__).parents[2])])
    monkeypatch.setenv("PYTHONPATH", path)
    done = subprocess.run([sys.executable, "-c", measure], capture_output=True, text=True, check=True)
    assert done.stdout == "[13]\n"
