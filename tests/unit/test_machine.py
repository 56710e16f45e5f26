import pytest

from urlstd import parse_url
from urlstd.parsing.machine import UNBOUNDED
from urlstd.parsing.parser import BasicURLParser
from urlstd.parsing.states import State


def visited(text: str, stride: int = UNBOUNDED) -> list[tuple[str, int]]:
    """The state and the pointer after each run."""
    parser = BasicURLParser(text, stride=stride)
    return [(state.value, parser.pointer) for state in parser.steps()]


def test_the_loop_yields_after_each_run_and_stops_after_one_on_eof() -> None:
    assert visited("a:b") == [("scheme start", 0), ("scheme", 1), ("opaque path", 2), ("opaque path", 3)]


def test_the_empty_input_is_run_on_eof_at_once() -> None:
    assert visited("") == [("scheme start", -1), ("no scheme", 0)]


def test_to_reconsume_is_to_step_back() -> None:
    assert visited("1", 1) == [("scheme start", -1), ("no scheme", 0)]


def test_a_generator_that_is_left_alone_can_be_gone_on_with() -> None:
    parser = BasicURLParser("https://h/")
    steps = parser.steps()
    assert next(steps) is State.SCHEME_START
    assert parser.buffer == "h"
    assert list(steps)[-1] is State.PATH
    assert parser.outcome == "parsed"


@pytest.mark.parametrize(("stride", "runs"), [(1, 7), (2, 5), (3, 5), (UNBOUNDED, 4)])
def test_a_stride_bounds_how_much_one_run_takes(stride: int, runs: int) -> None:
    assert len(visited("a:bbbb", stride)) == runs


@pytest.mark.parametrize("stride", [1, 2, UNBOUNDED])
def test_an_error_in_a_run_has_the_step_that_it_would_have_alone(stride: int) -> None:
    parser = BasicURLParser("a:b<c<<d", stride=stride)
    parser.run()
    assert [(error.start, error.step) for error in parser.errors] == [(3, 3), (5, 5), (6, 6)]


def test_some_of_the_errors_can_be_asked_for() -> None:
    parser = BasicURLParser(" a:<>")
    parser.run()
    assert [error.start for error in parser.errors] == [0, 3, 4]
    assert parser.errors_between(1, 3) == parser.errors[1:]
    assert parser.errors_between(2, 1) == ()


@pytest.mark.parametrize(
    ("text", "ranges"),
    [
        (" a:b", [(0, 1)]),
        ("a:b ", [(3, 4)]),
        (" a:b ", [(0, 1)]),  # one report for both ends
        ("a:\tb\t", [(4, 5), (2, 3)]),
        ("a:\tb\nc", [(2, 3)]),  # one report for all of them
        (" a\t:b ", [(0, 1), (2, 3)]),
    ],
)
def test_what_is_dropped_is_reported_before_the_machine_runs(text: str, ranges: list[tuple[int, int]]) -> None:
    errors = BasicURLParser(text).errors
    assert [(error.start, error.end) for error in errors] == ranges
    assert {(error.name, error.state, error.step, error.fatal) for error in errors} == {
        ("invalid-URL-unit", None, None, False)
    }


def test_a_setter_s_value_is_not_trimmed_but_loses_tabs() -> None:
    parser = BasicURLParser(" a\tb ", url=parse_url("https://h/"), state_override=State.FRAGMENT)
    parser.run()
    assert parser.url.fragment == "%20ab%20"
    assert [(error.start, error.state) for error in parser.errors] == [
        (2, None),
        (0, State.FRAGMENT),
        (4, State.FRAGMENT),
    ]


@pytest.mark.parametrize(
    ("text", "c", "ends", "backslash"),
    [
        ("https://", "/", True, False),
        ("https://", "\\", True, True),
        ("foo://", "\\", False, False),
        ("foo://", "?", True, False),
        ("foo://", "#", True, False),
        ("foo://", "", True, False),
        ("foo://", ":", False, False),
    ],
)
def test_an_authority_ends_at_eof_or_a_delimiter(text: str, c: str, ends: bool, backslash: bool) -> None:
    parser = BasicURLParser(text)
    parser.run()
    assert parser.ends_authority(c) is ends
    assert parser.is_special_backslash(c) is backslash


@pytest.mark.parametrize("text", ["https:////////h/", "https:\\\\\\\\\\\\\\\\h/"])
def test_slashes_before_a_host_are_taken_at_once(text: str) -> None:
    assert [state for state, _ in visited(text)].count("special authority ignore slashes") == 2
    assert [state for state, _ in visited(text, 1)].count("special authority ignore slashes") > 2


ASCII = "".join(map(chr, range(0x21, 0x7F)))


def without(excluded: str, given: str = ASCII + "\x01\x7f é\U0001f600") -> str:
    """The code points that a state only appends: all, but for those that it does something else with."""
    return "".join(c for c in given if c not in excluded)


@pytest.mark.parametrize(
    ("text", "state", "runs"),
    [
        ("http:a", "scheme", 2),
        (f"a{without(':', '+-.0123456789' + ASCII[32:58] + ASCII[64:90])}:", "scheme", 2),
        (f"a://{without('@/?#')}@h", "authority", 4),
        (f"https://{without('@/?#' + chr(92))}@h", "authority", 4),
        (f"a://{without('@/?#')}@@{without('@/?#')}@h", "authority", 4),
        (f"https://{without('@/?#' + chr(92))}@@{without('@/?#' + chr(92))}@h", "authority", 4),
        (f"a://{without(':/?#[@')}/", "host", 2),
        (f"https://{without(':/?#[@' + chr(92))}/", "host", 2),
        (f"a://]x[{without('/?#@]')}]y[{without('/?#@]')}]z[]/", "host", 2),
        (f"https://]x[{without('/?#@]' + chr(92))}]y[{without('/?#@]' + chr(92))}]z[]/", "host", 2),
        (f"a://[{without('/?#@]')}", "host", 2),
        (f"https://[{without('/?#@]' + chr(92))}", "host", 2),
        ("a://h:0123456789", "port", 2),
        (f"a://h/{without('/?#')}", "path", 2),
        (f"https://h/{without('/?#' + chr(92))}", "path", 2),
        (f"https://h/a/{without('<>[]^`{|}%/?#' + chr(34) + chr(92), ASCII)}/b//c.d/%41/e", "path", 6),
        (f"https://h/{'/'.join(without('<>[]^`{|}%./?#' + chr(34) + chr(92), ASCII))}/", "path", 3),
        (f"file://{without('/?#' + chr(92))}/", "file host", 2),
        (f"a:{without('?#')}  b", "opaque path", 2),
        ("a:b  #", "opaque path", 3),
        (f"a:?{without('#')}", "query", 2),
        (f"a:#{without('')}\n", "fragment", 2),
    ],
)
def test_what_a_state_only_appends_is_taken_at_once(text: str, state: str, runs: int) -> None:
    assert [name for name, _ in visited(text)].count(state) == runs


def outcome(text: str, stride: int, state: State | None, url: str) -> tuple[object, ...]:
    """What the machine comes to, with everything that it reports."""
    record = None if state is None else parse_url(url)
    parser = BasicURLParser(text, url=record, state_override=state, stride=stride)
    return parser.run(), parser.url, parser.errors


@pytest.mark.parametrize("stride", [2, 3, UNBOUNDED])
@pytest.mark.parametrize(
    ("text", "state"),
    [
        *((f"{scheme}://{rest}", None) for scheme in ("a", "https") for rest in (
            "x{}y", "x{}y@z", "x@{}@@z", "@{}x{}@y{}z@w", "x[y{}z]:1", "[x{}y][z{}]:1", "[x{}y", "x[{}", "x:1{}2",
            "h/{}x{}y", "h/a{}/b/{}/c", "h/a/./{}/%2e{}/b", "h?x{}y", "h#x{}y", "h/ab%{}1%1{}",
        )),
        ("file://x{}y", None), ("a{}b:", None), ("a:{}x{}y", None), ("a:b {}", None), ("https:/{}/{}x", None),
        *(("x{}y{}/z", state) for state in (
            State.SCHEME_START, State.HOST, State.HOSTNAME, State.PORT, State.PATH_START, State.QUERY, State.FRAGMENT,
        )),
        ("1{}2", State.PORT),
    ],
)  # fmt: skip
def test_what_is_taken_at_once_comes_to_the_same(text: str, state: State | None, stride: int) -> None:
    for c in without("bcdefghijklmnopqrstuvwyzBCDEFGHIJKLMNOPQRSTUVWXYZ2345678", ASCII + " \n\x01é"):
        for url in ("a://h/p", "https://h/p", "file://h/p")[: 3 if state else 1]:
            given = text.replace("{}", c)
            assert outcome(given, stride, state, url) == outcome(given, 1, state, url), (given, url)
