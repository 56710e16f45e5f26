from typing import Any

import pytest

from urlstd import URL, Domain, State, URLParseError, URLRecord, parse_url, trace, trace_setter
from urlstd.setters import NO_CREDENTIALS_OR_PORT, OPAQUE_PATH
from urlstd.tracing.trace import Snapshot, Splice, Step, Work, path_change, runs, splice


def step_of(text: str, state: State, number: int = 0, base: str | None = None) -> Step:
    return [step for step in trace(text, base) if step.state is state][number]


def work_of(text: str) -> list[Work]:
    """The work of the step that parsed the host."""
    return [work for step in trace(text) for work in step.work if work.algorithm == "host parser"]


def names(work: Work) -> list[Any]:
    return [work.algorithm, *(names(inner) for inner in work.work)]


def test_a_step_tells_where_it_was_and_where_the_next_one_is() -> None:
    steps = trace(" a:\tb")
    places = [(step.index, step.state.value, step.pointer, step.position, step.c) for step in steps]
    assert places == [
        (0, "scheme start", 0, 1, "a"),
        (1, "scheme", 1, 2, ":"),
        (2, "opaque path", 2, 4, "b"),
        (3, "opaque path", 3, 5, ""),
    ]
    assert [(step.next_state.value, step.next_pointer) for step in steps] == [
        ("scheme", 1),
        ("opaque path", 2),
        ("opaque path", 3),
        ("opaque path", 3),
    ]


def test_a_code_point_that_is_read_again_is_a_step_of_its_own() -> None:
    pointers = [(step.state.value, step.pointer) for step in trace("x", "https://h")]
    assert pointers[1:5] == [("scheme", 1), ("no scheme", 0), ("relative", 0), ("path", 0)]


@pytest.mark.parametrize(
    ("text", "state", "number", "buffer"),
    [
        ("Ab:", State.SCHEME_START, 0, Splice(0, "a")),
        ("Ab:", State.SCHEME, 0, Splice(1, "b")),
        ("Ab:", State.SCHEME, 1, Splice(0, "")),
        ("https://h/é", State.PATH, 0, Splice(0, "%C3%A9")),
        ("https://h", State.PATH_START, 0, None),
    ],
)
def test_a_step_tells_what_it_did_to_the_buffer(text: str, state: State, number: int, buffer: Splice | None) -> None:
    assert step_of(text, state, number).buffer == buffer


@pytest.mark.parametrize(
    ("text", "state", "number", "flags"),
    [
        ("https://u@h", State.AUTHORITY, 1, {"at_sign_seen": True}),
        ("https://u:@h", State.AUTHORITY, 2, {"at_sign_seen": True, "password_token_seen": True}),
        ("https://@@h", State.AUTHORITY, 1, {}),
        ("https://[::1]", State.HOST, 0, {"inside_brackets": True}),
        ("https://[::1]", State.HOST, 4, {"inside_brackets": False}),
        ("https://h", State.HOST, 0, {}),
    ],
)
def test_a_step_tells_the_flags_that_it_changed(text: str, state: State, number: int, flags: dict[str, bool]) -> None:
    assert step_of(text, state, number).flags == flags


@pytest.mark.parametrize(
    ("text", "base", "state", "number", "changed"),
    [
        ("ab:", None, State.SCHEME, 1, {"scheme": Splice(0, "ab"), "path": Splice(0, "")}),
        ("https://u:p@h", None, State.AUTHORITY, 3, {"username": Splice(0, "u"), "password": Splice(0, "p")}),
        ("https://a@b@h", None, State.AUTHORITY, 3, {"username": Splice(1, "%40b")}),
        ("https://H", None, State.HOST, 1, {"host": Domain("h")}),
        ("https://h:1", None, State.PORT, 1, {"port": 1}),
        ("https://h:443", None, State.PORT, 3, {}),
        ("https://h/a", None, State.PATH, 1, {"path": Splice(0, ("a",))}),
        ("https://h/a/..", None, State.PATH, 4, {"path": Splice(0, ("",))}),
        ("foo:a", None, State.OPAQUE_PATH, 0, {"path": Splice(0, "a")}),
        ("foo:ab", None, State.OPAQUE_PATH, 1, {"path": Splice(1, "b")}),
        ("foo:?q", None, State.OPAQUE_PATH, 0, {"query": Splice(0, "")}),
        ("foo:?q", None, State.QUERY, 1, {"query": Splice(0, "q")}),
        ("foo:#é", None, State.FRAGMENT, 0, {"fragment": Splice(0, "%C3%A9")}),
        ("file:", None, State.FILE, 0, {"host": ""}),
        ("", "https://h:1/a?q", State.RELATIVE, 0, None),
        ("#", "mailto:a?b", State.NO_SCHEME, 0, None),
        ("x", "https://h/a?q", State.RELATIVE, 0, None),
    ],
)
def test_a_step_tells_the_fields_of_the_record_that_it_changed(
    text: str, base: str | None, state: State, number: int, changed: dict[str, Any] | None
) -> None:
    found = step_of(text, state, number, base).changed
    if changed is not None:
        assert found == changed


def test_what_the_base_gives_is_changed_in_one_step() -> None:
    step = step_of("", State.RELATIVE, base="https://u:p@h:1/a?q#f")
    assert step.changed == {
        "scheme": Splice(0, "https"),
        "username": Splice(0, "u"),
        "password": Splice(0, "p"),
        "host": Domain("h"),
        "port": 1,
        "path": Splice(0, ("a",)),
        "query": Splice(0, "q"),
    }


def test_what_becomes_null_is_given_as_none() -> None:
    traced = trace("http:", url=parse_url("https://h:80/"), state_override=State.SCHEME_START)
    assert traced[-1].changed == {"scheme": Splice(0, "http"), "port": None}


def test_a_step_has_the_errors_that_it_reported() -> None:
    traced = trace(" https://u@[::01]/<\t")
    of_steps = [(step.state.value, error.name) for step in traced for error in step.errors]
    assert of_steps == [
        ("authority", "invalid-credentials"),
        ("host", "IPv6-piece-leading-zero"),
        ("path", "invalid-URL-unit"),
    ]
    assert [error.name for error in traced.errors] == ["invalid-URL-unit", *(name for _, name in of_steps)]


@pytest.mark.parametrize(
    ("text", "end", "outcome"),
    [("a:", "eof", "parsed"), ("", "failure", "failure"), ("https://h:x/", "failure", "failure")],
)
def test_the_last_step_tells_why_it_is_the_last(text: str, end: str, outcome: str) -> None:
    traced = trace(text)
    assert [step.end for step in traced if step.end] == [end]
    assert (traced[-1].end, traced.outcome) == (end, outcome)


def test_failure_is_part_of_the_trace_with_the_record_as_it_was_left() -> None:
    traced = trace("https://u@h:x/p")
    assert (traced.outcome, traced.record.username, traced.record.host, traced.record.port) == (
        "failure",
        "u",
        "h",
        None,
    )
    assert traced.errors[-1].fatal
    assert traced[-1].errors == traced.errors[-1:]
    assert traced[-1].index == traced.errors[-1].step


def test_a_failing_base_is_no_part_of_it() -> None:
    with pytest.raises(URLParseError):
        trace("a:b", "x")


def test_a_trace_is_a_sequence() -> None:
    traced = trace("a:b")
    assert len(traced) == 4
    assert traced[-1] is traced.steps[3]
    assert traced[1:3] == traced.steps[1:3]
    assert list(traced) == list(traced.steps)
    assert traced.steps[2] in traced


def test_it_knows_the_input_before_and_after_it_was_prepared() -> None:
    traced = trace(" a:\tb\ud800 ")
    assert (traced.prepared.given, traced.prepared.text) == (" a:\tb\ufffd ", "a:b\ufffd")


def test_a_step_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        trace("a:")[0].index = 1  # type: ignore[misc]


@pytest.mark.parametrize(
    ("first", "limit", "indices", "complete"),
    [
        (0, None, [0, 1, 2, 3], True),
        (0, 4, [0, 1, 2, 3], True),
        (0, 3, [0, 1, 2], False),
        (2, 1, [2], False),
        (2, None, [2, 3], True),
        (3, 1, [3], True),
        (0, 0, [], False),
        (9, 5, [], True),
    ],
)
def test_a_window_holds_some_steps_and_knows_whether_they_are_the_last(
    first: int, limit: int | None, indices: list[int], complete: bool
) -> None:
    traced = trace("a:b", first=first, limit=limit)
    assert ([step.index for step in traced], traced.complete) == (indices, complete)


@pytest.mark.parametrize("text", ["", "a:b", "https://u@v@h:8/a/../b?c#d", "https://h:x", "//x"])
@pytest.mark.parametrize("window", [(0, None), (0, 0), (1, 1), (99, 1)])
def test_all_steps_are_counted_whatever_the_window(text: str, window: tuple[int, int | None]) -> None:
    first, limit = window
    assert trace(text, first=first, limit=limit).step_count == len(trace(text).steps)


def test_a_window_begins_with_what_the_machine_held_then() -> None:
    text = "https://u:p@[::1]/"
    whole = trace(text, first=19, limit=1)
    assert whole[0].state is State.HOST
    assert whole.before == Snapshot(
        "[", at_sign_seen=True, inside_brackets=True, password_token_seen=True, record=URLRecord("https", "u", "p")
    )


def test_outside_the_window_the_machine_runs_to_its_end_all_the_same() -> None:
    whole, window = trace("https://u@h/<?>"), trace("https://u@h/<?>", first=2, limit=3)
    assert (window.outcome, window.record, window.errors) == (whole.outcome, whole.record, whole.errors)


def test_an_override_needs_a_url() -> None:
    with pytest.raises(ValueError, match="needs a url"):
        trace("x", state_override=State.HOST)


def test_a_trace_with_a_url_changes_it() -> None:
    url = parse_url("https://h/")
    traced = trace("g:1", url=url, state_override=State.HOST)
    assert traced.record is url
    assert (str(url), traced.outcome, traced.state_override) == ("https://g:1/", "returned", State.HOST)
    assert traced.before.record == parse_url("https://h/")


def test_an_encoding_is_seen_in_the_query() -> None:
    traced = trace("https://h/?é", encoding="windows-1252")
    assert traced.record.query == "%E9"
    (work,) = traced[-1].work
    assert (work.algorithm, work.notes["encoding"], work.result) == (
        "percent-encode after encoding",
        "windows-1252",
        "%E9",
    )
    assert work.notes["label"] == "windows-1252"


@pytest.mark.parametrize(
    ("text", "nested"),
    [
        ("https://h/", ["host parser", ["domain parser"], ["ends in a number checker"]]),
        ("https://a_b/", ["host parser", ["domain parser", ["ToASCII"]], ["ends in a number checker"]]),
        ("https://é_/", ["host parser", ["domain parser", ["ToASCII"], ["ToASCII"]], ["ends in a number checker"]]),
        ("https://a%41/", ["host parser", ["percent-decode"], ["domain parser"], ["ends in a number checker"]]),
        ("https://1.2/", ["host parser", ["domain parser"], ["ends in a number checker"], ["IPv4 parser"]]),
        ("https://[::]/", ["host parser", ["IPv6 parser"]]),
        ("foo://h/", ["host parser", ["opaque-host parser"]]),
        ("foo://[::]/", ["host parser", ["IPv6 parser"]]),
        ("https://[/", ["host parser"]),
        ("https://[x]/", ["host parser", ["IPv6 parser"]]),
        ("https://a b/", ["host parser", ["domain parser", ["ToASCII"]]]),
        ("https://1.2.3.4.5/", ["host parser", ["domain parser"], ["ends in a number checker"], ["IPv4 parser"]]),
        ("foo://a b/", ["host parser", ["opaque-host parser"]]),
    ],
)
def test_the_host_s_step_holds_the_algorithms_that_it_ran(text: str, nested: list[Any]) -> None:
    (work,) = work_of(text)
    assert names(work) == nested


def test_work_that_failed_has_no_result_up_to_the_top() -> None:
    (work,) = work_of("https://1.2.3.4.5/")
    assert work.result is None
    assert [inner.result for inner in work.work] == ["1.2.3.4.5", True, None]


def test_the_domain_parser_s_work() -> None:
    (work,) = work_of("https://%41_É/")
    decoding, parsing, checking = work.work
    assert (decoding.given, decoding.notes["bytes"], decoding.result) == ("%41_É", "A_É".encode(), "A_É")
    assert (parsing.given, parsing.notes, parsing.result) == ("A_É", {"be_strict": False}, "xn--a_-cja")
    strict, lax = parsing.work
    assert [(one.notes["be_strict"], one.result) for one in (strict, lax)] == [(True, None), (False, "xn--a_-cja")]
    assert (checking.given, checking.notes, checking.result) == ("xn--a_-cja", {"last": "xn--a_-cja"}, False)


def test_the_ipv4_parser_s_work() -> None:
    (work,) = work_of("https://0x7f.1/")
    ipv4 = work.work[-1]
    assert (ipv4.given, ipv4.result) == ("0x7f.1", 0x7F000001)
    assert ipv4.notes["parts"] == [
        {"text": "0x7f", "radix": 16, "value": "127"},
        {"text": "1", "radix": 10, "value": "1"},
    ]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("https://1.x.0/", [{"text": "1", "radix": 10, "value": "1"}, {"text": "x", "radix": None, "value": None}]),
        ("https://010/", [{"text": "010", "radix": 8, "value": "8"}]),
        ("https://" + "9" * 30, [{"text": "9" * 30, "radix": 10, "value": f">={1 << 64}"}]),
    ],
)
def test_the_parts_are_noted_up_to_the_one_that_fails(text: str, parts: list[dict[str, Any]]) -> None:
    assert work_of(text)[0].work[-1].notes["parts"] == parts


def test_the_ipv6_parser_s_work() -> None:
    (work,) = work_of("https://[1::02:3.4.5.6]/")
    (ipv6,) = work.work
    assert (ipv6.given, ipv6.notes["compress"], str(ipv6.result)) == ("1::02:3.4.5.6", 2, "1::2:304:506")
    assert ipv6.notes["pieces"] == [
        {"text": "1", "value": 1, "index": 0, "embedded_ipv4": False},
        {"text": "02", "value": 2, "index": 2, "embedded_ipv4": False},
        {"text": "3.4", "value": 0x304, "index": 3, "embedded_ipv4": True},
        {"text": "5.6", "value": 0x506, "index": 4, "embedded_ipv4": True},
    ]


def test_the_opaque_host_parser_s_work() -> None:
    (work,) = work_of("foo://é/")
    assert (work.notes["is_opaque"], work.work[0].given, work.work[0].result) == (True, "é", "%C3%A9")


@pytest.mark.parametrize(
    ("text", "works"),
    [
        ("https://u:p@h", [("u:p", 8, 1, ("u", "p"))]),
        ("https://u@h", [("u", 8, None, ("u", ""))]),
        (
            "https://a@b:c@d@h",
            [("a", 8, None, ("a", "")), ("b:c", 10, 1, ("%40b", "c")), ("d", 14, None, ("", "%40d"))],
        ),
        ("https://@h", [("", 8, None, ("", ""))]),
    ],
)
def test_each_at_sign_is_work_on_credentials(text: str, works: list[Any]) -> None:
    found = [work for step in trace(text) for work in step.work if work.algorithm == "credentials"]
    assert [(work.given, work.notes["start"], work.notes["colon"], work.result) for work in found] == works


@pytest.mark.parametrize(
    ("attribute", "value", "after", "outcome"),
    [
        ("protocol", "http", "http://u:p@h:1/p?q#f", "returned"),
        ("protocol", "1", "https://u:p@h:1/p?q#f", "failure"),
        ("host", "g:2", "https://u:p@g:2/p?q#f", "returned"),
        ("hostname", "g:2", "https://u:p@h:1/p?q#f", "failure"),
        ("port", "2x", "https://u:p@h:2/p?q#f", "returned"),
        ("pathname", "a?", "https://u:p@h:1/a%3F?q#f", "parsed"),
        ("search", "?a", "https://u:p@h:1/p?a#f", "parsed"),
        ("hash", "a", "https://u:p@h:1/p?q#a", "parsed"),
    ],
)
def test_a_setter_s_trace_is_the_machine_s(attribute: str, value: str, after: str, outcome: str) -> None:
    before = "https://u:p@h:1/p?q#f"
    traced = trace_setter(before, attribute, value)
    assert (traced.attribute, traced.value, traced.refusal) == (attribute, value, None)
    assert (str(traced.before), str(traced.after)) == (before, after)
    assert traced.trace is not None
    assert traced.trace.outcome == outcome
    assert traced.trace.record is traced.after


def test_a_setter_s_trace_begins_with_the_record_that_the_setter_left() -> None:
    traced = trace_setter("https://h/p", "pathname", "a")
    assert traced.trace is not None
    assert traced.trace.before.record.path == []


@pytest.mark.parametrize(
    ("href", "attribute", "value", "refusal"),
    [
        ("foo:a", "host", "h", OPAQUE_PATH),
        ("foo:a", "pathname", "x", OPAQUE_PATH),
        ("foo:a", "port", "1", NO_CREDENTIALS_OR_PORT),
        ("file:///", "username", "u", NO_CREDENTIALS_OR_PORT),
        ("https://h/", "username", "u", None),
        ("https://h:1/", "port", "", None),
        ("https://h/?q", "search", "", None),
    ],
)
def test_a_setter_that_refuses_or_needs_no_machine_has_no_trace(
    href: str, attribute: str, value: str, refusal: str | None
) -> None:
    traced = trace_setter(href, attribute, value)
    assert (traced.refusal, traced.trace) == (refusal, None)
    assert (traced.after == traced.before) is (refusal is not None)


@pytest.mark.parametrize("url", ["https://h/", URL("https://h/"), parse_url("https://h/")])
def test_a_setter_is_traced_on_a_copy(url: str | URL | URLRecord) -> None:
    assert str(trace_setter(url, "hash", "\ud800").after) == "https://h/#%EF%BF%BD"
    assert str(url) == "https://h/"


def test_a_setter_s_errors_lie_in_its_value() -> None:
    traced = trace_setter("https://h/", "hash", "#a\t<")
    assert traced.trace is not None
    found = [(error.start, error.end) for error in traced.trace.errors]
    assert found == [(1, 2), (2, 3)]  # of what the machine was given: the value without its "#"


def test_an_unknown_attribute_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="no setter 'href': there are protocol, "):
        trace_setter("a:", "href", "x")


def test_runs_are_as_few_as_it_takes_and_say_what_they_read() -> None:
    prepared, done = runs(" foo://u@h/p")
    assert prepared.text == "foo://u@h/p"
    read = [(run.state.value, prepared.text[run.start : run.end]) for run in done]
    assert read == [
        ("scheme start", "f"),
        ("scheme", "oo"),
        ("scheme", ":/"),
        ("path or authority", "/"),
        ("authority", "u"),
        ("authority", "@"),
        ("authority", "h"),
        ("authority", ""),
        ("host", "h"),
        ("host", ""),
        ("path start", "/"),
        ("path", "p"),
        ("path", ""),
    ]


def test_a_run_that_failed_reads_nothing() -> None:
    _, done = runs("https://h:x")
    assert done[-1].start == done[-1].end


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [("", "", Splice(0, "")), ("a", "ab", Splice(1, "b")), ("ab", "a", Splice(0, "a")), ("ab", "cd", Splice(0, "cd"))],
)
def test_a_string_that_grew_keeps_its_beginning(old: str, new: str, expected: Splice) -> None:
    assert splice(old, new) == expected


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ([], ["a"], Splice(0, ("a",))),
        (["a"], ["a", "b"], Splice(1, ("b",))),
        (["a", "b"], ["a"], Splice(1, ())),
        (["a", "b"], ["a", "c"], Splice(1, ("c",))),
        (["a", "b"], [], Splice(0, ())),
        ("ab", "abc", Splice(2, "c")),
        ([], "ab", Splice(0, "ab")),
        ("ab", ["c"], Splice(0, ("c",))),
    ],
)
def test_a_path_keeps_its_first_segments(old: str | list[str], new: str | list[str], expected: Splice) -> None:
    assert path_change(old, new) == expected
