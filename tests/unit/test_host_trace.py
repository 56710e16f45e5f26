"""The host parser by itself."""

import pytest

from urlstd.hosts.host import Domain, EmptyHost, OpaqueHost, serialize_host
from urlstd.tracing.host_trace import trace_host


@pytest.mark.parametrize(
    ("string", "serialized"),
    [("EX%41MPLE.com", "example.com"), ("0x7f.1", "127.0.0.1"), ("[1::0]", "[1::]"), ("ü.example", "xn--tda.example")],
)
def test_the_host_is_what_the_host_parser_returns(string: str, serialized: str) -> None:
    host = trace_host(string).host
    assert host is not None
    assert serialize_host(host) == serialized


@pytest.mark.parametrize(("string", "kind"), [("EX", OpaqueHost), ("", EmptyHost)])
def test_opaque_hosts(string: str, kind: type) -> None:
    assert type(trace_host(string, is_opaque=True).host) is kind
    assert type(trace_host("EX").host) is Domain


@pytest.mark.parametrize(
    ("string", "error"),
    [("", "host-missing"), ("a b", "domain-to-ASCII"), ("1.2.3.4.5", "IPv4-too-many-parts"), ("[1", "IPv6-unclosed")],
)
def test_failure_has_its_error_and_its_work(string: str, error: str) -> None:
    traced = trace_host(string)
    assert traced.host is None
    assert traced.errors[-1].name == error
    assert traced.errors[-1].fatal
    assert (traced.work.algorithm, traced.work.given, traced.work.result) == ("host parser", string, None)


def test_errors_have_their_places_in_the_string() -> None:
    errors = trace_host("0x7f.1").errors
    assert [(error.name, error.start, error.end) for error in errors] == [
        ("IPv4-too-few-parts", 0, 6),
        ("IPv4-non-decimal-part", 0, 4),
    ]


def test_the_work_is_nested() -> None:
    work = trace_host("%31.2.3.4").work
    assert [inner.algorithm for inner in work.work] == [
        "percent-decode",
        "domain parser",
        "ends in a number checker",
        "IPv4 parser",
    ]
    assert work.notes["is_opaque"] is False


def test_lone_surrogates_are_replaced() -> None:
    assert trace_host("\ud800", is_opaque=True).input == "\ufffd"
