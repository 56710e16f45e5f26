import json
from typing import Any

import pytest

from urlstd import Domain, EmptyHost, Host, IPv4Address, IPv6Address, OpaqueHost, State, parse_url, trace, trace_setter
from urlstd.tracing.trace_json import (
    ANCHORS,
    error_to_json,
    host_kind,
    host_to_json,
    record_to_json,
    trace_to_text,
)


def steps(text: str, base: str | None = None, **options: Any) -> list[dict[str, Any]]:
    written: list[dict[str, Any]] = trace(text, base, **options).to_json()["steps"]
    return written


def work(text: str, **options: Any) -> dict[str, dict[str, Any]]:
    """The data of every algorithm that ran, by name; of one that ran twice, the last."""
    found: dict[str, dict[str, Any]] = {}

    def collect(one: dict[str, Any]) -> None:
        found[one["algorithm"]] = one["data"]
        for inner in one.get("work", []):
            collect(inner)

    for step in steps(text, **options):
        for one in step.get("work", []):
            collect(one)
    return found


HOSTS: list[tuple[Host, str, str]] = [
    (Domain("h"), "domain", "h"),
    (IPv4Address(1), "IPv4", "0.0.0.1"),
    (IPv6Address((0,) * 8), "IPv6", "[::]"),
    (OpaqueHost("h"), "opaque", "h"),
    (EmptyHost(), "empty", ""),
]


@pytest.mark.parametrize(("host", "kind", "serialized"), HOSTS)
def test_a_host_is_its_kind_and_serialization(host: Host, kind: str, serialized: str) -> None:
    assert host_kind(host) == kind
    assert host_to_json(host) == {"kind": kind, "serialized": serialized}


def test_no_host_is_null() -> None:
    assert host_to_json(None) is None


@pytest.mark.parametrize(
    ("href", "record"),
    [
        (
            "https://u:p@h:1/a/b?q#f",
            {
                "scheme": "https",
                "username": "u",
                "password": "p",
                "host": {"kind": "domain", "serialized": "h"},
                "port": 1,
                "path": ["a", "b"],
                "query": "q",
                "fragment": "f",
            },
        ),
        (
            "foo:a",
            {
                "scheme": "foo",
                "username": "",
                "password": "",
                "host": None,
                "port": None,
                "path": "a",
                "query": None,
                "fragment": None,
            },
        ),
    ],
)
def test_a_record_has_all_its_fields(href: str, record: dict[str, Any]) -> None:
    assert record_to_json(parse_url(href)) == record


def test_a_record_shares_no_path_with_what_was_written() -> None:
    url = parse_url("https://h/a")
    written = record_to_json(url)
    url.path = [*url.path, "b"]
    assert written["path"] == ["a"]


def test_an_error_is_written_with_all_that_is_known() -> None:
    dropped, fatal = trace(" https://h:x").errors
    assert error_to_json(dropped) == {
        "name": "invalid-URL-unit", "start": 0, "end": 1, "fatal": False, "state": None, "step": None, "detail": None,
    }  # fmt: skip
    assert error_to_json(fatal) == {
        "name": "port-invalid", "start": 11, "end": 12, "fatal": True, "state": "port", "step": 14, "detail": None,
    }  # fmt: skip


def test_a_trace_tells_how_the_input_was_prepared() -> None:
    written = trace(" \ta:\nb\ud800\r ").to_json()
    assert written["input"] == " \ta:\nb\ufffd\r "
    assert written["preparation"] == {"trimmed_start": 2, "trimmed_end": 2, "removed": [4], "text": "a:b\ufffd"}
    assert (written["version"], written["state_override"], written["first"]) == (1, None, 0)


def test_a_step_has_only_what_changed() -> None:
    first, *_, last = steps("a:")
    assert first == {
        "index": 0, "state": "scheme start", "pointer": 0, "position": 0, "c": "a", "next_state": "scheme",
        "next_pointer": 1, "buffer": {"keep": 0, "add": "a"},
    }  # fmt: skip
    assert last == {
        "index": 2, "state": "opaque path", "pointer": 2, "position": 2, "c": None, "next_state": "opaque path",
        "next_pointer": 2, "end": "eof",
    }  # fmt: skip


def test_steps_name_errors_by_their_index() -> None:
    written = trace(" https://u@h/<\t>").to_json()
    named = [
        (step["state"], [written["errors"][index]["name"] for index in step["errors"]])
        for step in written["steps"]
        if "errors" in step
    ]
    assert named == [
        ("authority", ["invalid-credentials"]),
        ("path", ["invalid-URL-unit"]),
        ("path", ["invalid-URL-unit"]),
    ]


def test_a_window_s_steps_name_errors_by_the_same_index() -> None:
    text = "https://u@h/<<<"
    whole = {step["index"]: step.get("errors") for step in steps(text)}
    window = trace(text, first=14, limit=2).to_json()
    assert {step["index"]: step.get("errors") for step in window["steps"]} == {14: whole[14], 15: whole[15]}
    assert (window["first"], window["complete"], len(window["errors"])) == (14, False, 4)


def test_a_path_that_becomes_or_stays_opaque_is_marked() -> None:
    changed = [step["changed"]["path"] for step in steps("foo:ab") if "path" in step.get("changed", {})]
    assert changed == [
        {"opaque": True, "keep": 0, "add": ""},
        {"opaque": True, "keep": 0, "add": "a"},
        {"opaque": True, "keep": 1, "add": "b"},
    ]


def test_a_path_of_segments_is_not() -> None:
    changed = [step["changed"]["path"] for step in steps("foo:/a/b/..") if "path" in step.get("changed", {})]
    assert changed == [{"keep": 0, "add": ["a"]}, {"keep": 1, "add": ["b"]}, {"keep": 1, "add": [""]}]


def test_a_host_is_given_whole_and_null_as_null() -> None:
    hosts = [step["changed"]["host"] for step in steps("file://h") if "host" in step.get("changed", {})]
    assert hosts == [{"kind": "empty", "serialized": ""}, {"kind": "domain", "serialized": "h"}]
    (ports,) = [
        step["changed"]
        for step in trace("http:", url=parse_url("https://h:80"), state_override=State.SCHEME_START).to_json()["steps"]
        if "port" in step.get("changed", {})
    ]
    assert ports == {"scheme": {"keep": 0, "add": "http"}, "port": None}


@pytest.mark.parametrize("algorithm", ANCHORS)
def test_every_algorithm_has_an_address_in_the_standard(algorithm: str) -> None:
    assert ANCHORS[algorithm].startswith("https://url.spec.whatwg.org/#")


@pytest.mark.parametrize(
    ("text", "algorithm", "data"),
    [
        (
            "https://h",
            "host parser",
            {"input": "h", "is_opaque": False, "result": {"kind": "domain", "serialized": "h"}},
        ),
        ("https://[x]", "host parser", {"input": "[x]", "is_opaque": False, "result": None}),
        ("https://%C3%A9", "percent-decode", {"input": "%C3%A9", "bytes": "c3a9", "output": "é"}),
        ("https://h", "domain parser", {"input": "h", "be_strict": False, "result": "h"}),
        ("https://a b", "domain parser", {"input": "a b", "be_strict": False, "result": None}),
        ("https://a.1.", "ends in a number checker", {"input": "a.1.", "last": "1", "result": True}),
        (
            "https://0x7f.1",
            "IPv4 parser",
            {
                "input": "0x7f.1",
                "parts": [
                    {"text": "0x7f", "radix": 16, "value": "127"},
                    {"text": "1", "radix": 10, "value": "1"},
                ],
                "result": "127.0.0.1",
            },
        ),
        ("https://1.2.3.4.5", "IPv4 parser", {"input": "1.2.3.4.5", "result": None}),
        (
            "https://[::1]",
            "IPv6 parser",
            {
                "input": "::1",
                "pieces": [{"text": "1", "value": 1, "index": 1, "embedded_ipv4": False}],
                "compress": 1,
                "result": "::1",
            },
        ),
        ("https://[:1]", "IPv6 parser", {"input": ":1", "pieces": [], "result": None}),
        ("foo://é", "opaque-host parser", {"input": "é", "result": "%C3%A9"}),
        ("foo://a b", "opaque-host parser", {"input": "a b", "result": None}),
    ],
)
def test_an_algorithm_s_data(text: str, algorithm: str, data: dict[str, Any]) -> None:
    assert work(text)[algorithm] == data


def test_to_ascii_s_data_names_code_points_labels_and_problems() -> None:
    data = work("https://Ａ\u00ad_。xn--a")["ToASCII"]
    assert (data["be_strict"], data["mapped"], data["result"]) == (False, "a_.xn--a", None)
    assert data["code_points"] == [
        {"c": "Ａ", "status": "mapped", "to": "a"},
        {"c": "\u00ad", "status": "ignored", "to": ""},
        {"c": "。", "status": "mapped", "to": "."},
    ]
    assert [(label["source"], bool(label["problems"])) for label in data["labels"]] == [("a_", False), ("xn--a", True)]
    assert [problem["label"] for problem in data["problems"]] == [1] * len(data["problems"])


def test_credentials_data_has_positions_of_the_input_as_given() -> None:
    assert work(" https://u\t:p@h")["credentials"] == {
        "username": "u",
        "password": "p",
        "points": [
            {"start": 9, "end": 10, "to": "username"},
            {"start": 11, "end": 12, "to": "delimiter"},
            {"start": 12, "end": 13, "to": "password"},
            {"start": 13, "end": 14, "to": "delimiter"},
        ],
    }


@pytest.mark.parametrize(
    ("text", "encoding", "expected"),
    [
        ("https://h/?aé", "windows-1252", ("windows-1252", "windows-1252", None, "a%E9")),
        ("https://h/?aé", "utf-8", ("UTF-8", "UTF-8", None, "a%C3%A9")),
        (
            "https://h/?aé",
            "utf-16",
            ("UTF-8", "UTF-16LE", "Nothing is encoded in UTF-16LE: its output encoding is UTF-8.", "a%C3%A9"),
        ),
        (
            "ws://h/?aé",
            "latin1",
            (
                "UTF-8",
                "windows-1252",
                "windows-1252 counts only for URLs with a special scheme other than ws and wss.",
                "a%C3%A9",
            ),
        ),
    ],
)
def test_encoding_data_says_which_encoding_and_why(text: str, encoding: str, expected: tuple[Any, ...]) -> None:
    data = work(text, encoding=encoding)["percent-encode after encoding"]
    assert (data["encoding"], data["requested"], data["reason"], data["output"]) == expected


@pytest.mark.parametrize(
    ("text", "encoding", "code_points"),
    [
        ("https://h/?ab", "utf-8", []),
        ("https://h/?a\té", "utf-8", [(13, "é", "c3a9", "%C3%A9")]),
        ("https://h/?'a", "windows-1252", [(11, "'", "27", "%27")]),
        ("https://h/?☕", "windows-1252", [(11, "☕", None, "%26%239749%3B")]),
    ],
)
def test_encoding_data_lists_what_did_not_stay_as_it_is(text: str, encoding: str, code_points: list[Any]) -> None:
    data = work(text, encoding=encoding)["percent-encode after encoding"]
    found = [tuple(point[key] for key in ("position", "c", "bytes", "output")) for point in data["code_points"]]
    assert found == code_points


def test_what_the_end_adds_in_iso_2022_jp_belongs_to_no_code_point() -> None:
    data = work("https://h/?あ", encoding="iso-2022-jp")["percent-encode after encoding"]
    assert [point["c"] for point in data["code_points"]] == ["あ", None]
    assert [point["position"] for point in data["code_points"]] == [11, 12]


def test_the_steps_that_ran_are_there_only_if_they_were_asked_for() -> None:
    assert not any("ran" in one for one in (trace("a:").to_json(), *steps("a:")))
    assert steps("a:", lines=True)[0]["ran"] == [
        {"algorithm": "scheme start state", "steps": ["1"], "last": "1", "depth": 0}
    ]


def test_a_setter_s_json_has_both_records_and_the_trace() -> None:
    written = trace_setter("https://h/", "hash", "a").to_json()
    assert list(written) == ["version", "attribute", "value", "before", "after", "refusal", "trace"]
    assert (written["before"]["fragment"], written["after"]["fragment"]) == (None, "a")
    assert written["trace"]["state_override"] == "fragment"


def test_a_setter_without_a_trace_says_why_if_it_refused() -> None:
    written = trace_setter("foo:a", "host", "h").to_json()
    assert (written["refusal"], written["trace"]) == ("the URL has an opaque path", None)


def test_the_size_grows_with_the_input_and_not_with_its_square() -> None:
    few, many = (len(json.dumps(steps("https://h/" + "a" * n + "?" + "b" * n))) for n in (500, 1000))
    assert many < 2.1 * few


@pytest.mark.parametrize("lines", [False, True])
@pytest.mark.parametrize(
    ("text", "base"),
    [
        ('https://u:p@[::1]:8080/a/../é?q"\\#\ud83d\udca9 ', None),
        (" foo:a\tb\x7f", None),
        ("https://fa\u00df.de\\x", None),
        ("https://h:x", None),
        ("C|/x", "file:///D:/a"),
    ],
)
def test_a_trace_as_text_says_the_same_without_the_errors(text: str, base: str | None, lines: bool) -> None:
    traced = trace(text, base, lines=lines)
    written = traced.to_json()
    del written["errors"]
    assert json.loads(trace_to_text(traced, 10_000)) == json.loads(json.dumps(written))


def test_the_errors_of_a_window_come_after_the_first_ones_in_what_is_listed() -> None:
    traced = trace("https://" + "@" * 9 + "h", first=14, limit=2)
    assert [error.step for error in traced.listed_errors(3)] == [8, 9, 10, 14, 15]
    steps = json.loads(trace_to_text(traced, 3))["steps"]
    assert [step["errors"] for step in steps] == [[3], [4]]
    assert [error.step for error in traced.listed_errors(8)] == [*range(8, 16)]
    assert [step["errors"] for step in json.loads(trace_to_text(traced, 8))["steps"]] == [[6], [7]]
