"""The cost of an input grows with its length and no faster: counted in runs of the machine or in calls, never timed."""

import json
import sys
from collections.abc import Callable
from functools import partial

import pytest

from tests.property.families import INPUTS
from tests.property.parsing import after_setter, parsed
from urlstd import URL, URLPattern, URLSearchParams, parse_url, trace
from urlstd.infra import scalar_value_string
from urlstd.parsing import lane
from urlstd.parsing.parser import BasicURLParser
from urlstd.report import answer
from urlstd.tracing.input_parts import input_parts
from urlstd.tracing.trace import runs

MILLION = 1_000_000

OF_A_MILLION = {
    "a data: URL", "spaces before a query", "a scheme", "slashes", "slashes of a path", "backslashes", "@", "[", "[]",
    "a long domain", "an IPv4 part of many digits", "a port of many digits", "one long segment", "tabs", "a fragment",
    "percent-encoded bytes",
}  # fmt: skip
SETTERS = {
    "protocol": "a",
    "username": "@",
    "password": ":",
    "host": "[",
    "hostname": "[]",
    "port": "0",
    "pathname": "/",
    "search": " ",
    "hash": "`",
}

# What else is done with inputs of any length; each with something of n pieces.
WORK: dict[str, Callable[[int], object]] = {
    "URLSearchParams": lambda n: URLSearchParams("a=b&" * n),
    "URLSearchParams to encode": lambda n: str(URLSearchParams([("a b", "é")] * n)),
    "sort": lambda n: URLSearchParams([(f"{n - index}", "é") for index in range(n)]).sort(),
    "delete": lambda n: URLSearchParams([("a", "b")] * n).delete("a"),
    "a trace": lambda n: trace("https://u@h/" + "a/../" * n),
    "an answer to the page": lambda n: answer(json.dumps({"op": "url", "input": "https://h/#" + "<" * n})),
    "groups of a pattern": lambda n: URLPattern({"pathname": "".join(f"/:a{index}" for index in range(n))}),
    "wildcards of a pattern": lambda n: URLPattern({"pathname": "/*" * n}),
    "optional groups of a pattern": lambda n: URLPattern({"pathname": "{/a}?" * n}),
    "deep groups of a pattern": lambda n: URLPattern({"pathname": "/(" + "(?:" * n + "a" + ")" * n + ")"}),
}


def calls(work: Callable[[], object]) -> int:
    """How many functions are called, of Python's own too."""
    count = 0

    def see(*_: object) -> None:
        nonlocal count
        count += 1

    before = sys.getprofile()
    sys.setprofile(see)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize("make", INPUTS.values(), ids=INPUTS.keys())
def test_twice_the_input_takes_at_most_twice_the_calls(make: Callable[[int], str]) -> None:
    URL.parse(make(2200))  # what is kept from one time to the next is counted for neither
    few, many = (calls(partial(URL.parse, make(n))) for n in (1100, 2200))
    assert many <= 2 * few + 20


@pytest.mark.parametrize("work", WORK.values(), ids=WORK.keys())
def test_twice_the_work_takes_at_most_twice_the_calls(work: Callable[[int], object]) -> None:
    work(200)
    few, many = (calls(partial(work, n)) for n in (100, 200))
    assert many <= 2 * few + 20


@pytest.mark.parametrize("make", INPUTS.values(), ids=INPUTS.keys())
def test_twice_the_input_takes_at_most_twice_the_runs(make: Callable[[int], str]) -> None:
    few, many = (parsed(make(n), None).runs for n in (1000, 2000))
    assert many <= 2 * few + 10


@pytest.mark.parametrize("name", INPUTS)
def test_very_much_of_it_comes_to_an_end(name: str) -> None:
    text = scalar_value_string(INPUTS[name](MILLION if name in OF_A_MILLION else MILLION // 50))
    machine = BasicURLParser(text)
    outcome, record = machine.run(), lane.parse(text, None)
    assert record is None or (outcome == "parsed" and record == machine.url)


@pytest.mark.parametrize("make", INPUTS.values(), ids=INPUTS.keys())
def test_parts_come_from_as_few_runs(make: Callable[[int], str]) -> None:
    text = make(1000).replace("\ud800", "\ufffd")
    assert len(runs(text)[1]) == parsed(text, None).runs
    assert len(input_parts(text)) <= 2 * len(text)


@pytest.mark.parametrize("given", ["", "../", "?", "#", "/", "\\"])
def test_a_long_base_is_copied_once(given: str) -> None:
    few, many = (parsed(given, parse_url("https://h/" + "a/" * n)).runs for n in (1000, 2000))
    assert many == few


@pytest.mark.parametrize(("attribute", "piece"), SETTERS.items())
def test_a_setter_takes_twice_the_runs_for_twice_the_value(attribute: str, piece: str) -> None:
    counts = []
    for n in (1000, 2000):
        *outcomes, _ = after_setter(parse_url("https://u:p@h:1/p?q#f"), attribute, piece * n)
        counts.append(sum(outcome.runs for outcome in outcomes))
    assert counts[1] <= 2 * counts[0] + 10


@pytest.mark.parametrize(("attribute", "piece"), SETTERS.items())
def test_a_setter_comes_to_an_end_with_a_million(attribute: str, piece: str) -> None:
    url = URL("https://u:p@h:1/p?q#f")
    setattr(url, attribute, piece * MILLION)
    assert URL(url.href) == url


def test_100_000_parameters_are_as_many_pairs() -> None:
    url = URL("https://h/?" + "a=b&" * 100_000)
    assert url.search_params.size == 100_000
    url.search_params.sort()
    url.search_params.delete("a")
    assert url.href == "https://h/"
