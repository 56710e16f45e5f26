"""The cost of an input grows with its length and no faster: counted in runs of the machine, never timed."""

from collections.abc import Callable

import pytest

from tests.property.parsing import after_setter, parsed
from urlstd import URL, parse_url
from urlstd.infra import scalar_value_string
from urlstd.parsing.parser import BasicURLParser
from urlstd.tracing.input_parts import input_parts
from urlstd.tracing.trace import runs

MILLION = 1_000_000

INPUTS: dict[str, Callable[[int], str]] = {
    "a data: URL": lambda n: "data:text/plain," + "x" * n,
    "a data: URL of spaces": lambda n: "data:" + " " * n + "x",
    "spaces in an opaque path": lambda n: "foo:" + "a " * n,
    "spaces before a query": lambda n: "foo:a" + " " * n + "?",
    "a scheme": lambda n: "a" * n + ":",
    "no scheme after all": lambda n: "a" * n,
    "slashes": lambda n: "https:" + "/" * n + "h",
    "slashes of a path": lambda n: "https://h" + "/" * n,
    "slashes of a path that is not special": lambda n: "foo://h" + "/" * n,
    "slashes of a file: URL": lambda n: "file:" + "/" * n,
    "backslashes": lambda n: "https:" + "\\" * n + "h",
    "backslashes of a path": lambda n: "https://h" + "\\" * n,
    "backslashes that are not special": lambda n: "foo://h/" + "\\" * n,
    "@": lambda n: "https://" + "@" * n + "h",
    "@ in a URL that is not special": lambda n: "foo://" + "@" * n + "h",
    "a@": lambda n: "https://" + "a@" * n + "h",
    ":@": lambda n: "https://" + ":@" * n + "h",
    "colons": lambda n: "https://" + ":" * n + "@h",
    "colons of a host": lambda n: "https://h" + ":" * n,
    "[": lambda n: "https://" + "[" * n,
    "]": lambda n: "https://" + "]" * n,
    "[]": lambda n: "https://" + "[]" * n,
    "[] in a URL that is not special": lambda n: "foo://" + "[]" * n,
    "[ and @": lambda n: "https://" + "[@" * n + "h",
    "[:": lambda n: "foo://" + "[:" * n,
    "a long domain": lambda n: "https://" + "a" * n,
    "a domain of many labels": lambda n: "https://" + "a." * n + "b",
    "a domain of many dots": lambda n: "https://" + "." * n,
    "a domain that is not ASCII": lambda n: "https://" + "é" * n,
    "a domain of many labels that are not ASCII": lambda n: "https://" + "é." * n,
    "a domain of soft hyphens": lambda n: "https://" + "\u00ad" * n + "a",
    "a domain of combining marks": lambda n: "https://a" + "\u0301" * n,
    "a domain of marks of two classes": lambda n: "https://a" + "\u0301\u0323" * n,
    "a long Punycode label": lambda n: "https://xn--" + "a" * n,
    "a percent-encoded domain": lambda n: "https://" + "%61" * n,
    "an IPv4 address of many parts": lambda n: "https://" + "1." * n,
    "an IPv4 part of many digits": lambda n: "https://" + "9" * n,
    "an IPv4 part of many zeros": lambda n: "https://" + "0" * n,
    "an IPv4 part of many hexadecimal digits": lambda n: "https://0x" + "f" * n,
    "an IPv6 address of many pieces": lambda n: "https://[" + "1:" * n + "]",
    "an IPv6 address of many dots": lambda n: "https://[::1" + ".1" * n + "]",
    "an opaque host": lambda n: "foo://" + "é" * n,
    "a port of many zeros": lambda n: "https://h:" + "0" * n,
    "a port of many digits": lambda n: "https://h:" + "9" * n,
    "..": lambda n: "https://h/" + "../" * n,
    "%2e%2E": lambda n: "https://h/" + "%2e%2E/" * n,
    "segments, then ..": lambda n: "https://h/" + "a/" * n + "../" * n,
    "segments": lambda n: "https://h/" + "a/" * n,
    "one long segment": lambda n: "https://h/" + "a" * n,
    "one long segment to encode": lambda n: "https://h/" + "💩" * n,
    "percent signs": lambda n: "https://h/" + "%" * n,
    "percent-encoded bytes": lambda n: "https://h/" + "%41" * n,
    "drive letters": lambda n: "file:///" + "C|/" * n,
    "parameters": lambda n: "https://h/?" + "a=b&" * n,
    "a query to encode": lambda n: "https://h/?" + "'\"é" * n,
    "a fragment": lambda n: "https://h/#" + "a" * n,
    "a fragment to encode": lambda n: "https://h/#" + "` \0" * n,
    "number signs": lambda n: "https://h/" + "#" * n,
    "question marks": lambda n: "https://h/" + "?" * n,
    "tabs": lambda n: "https://h/" + "\t" * n + "a",
    "a tab after each code point": lambda n: "https://h/" + "a\t" * n,
    "controls around it": lambda n: "\0" * n + "https://h" + " " * n,
    "only controls": lambda n: "\0" * n,
    "lone surrogates": lambda n: "https://h/" + "\ud800" * n,
    "noncharacters": lambda n: "foo:" + "\ufdd0" * n,
}
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


@pytest.mark.parametrize("make", INPUTS.values(), ids=INPUTS.keys())
def test_twice_the_input_takes_at_most_twice_the_runs(make: Callable[[int], str]) -> None:
    few, many = (parsed(make(n), None).runs for n in (1000, 2000))
    assert many <= 2 * few + 10


@pytest.mark.parametrize("name", INPUTS)
def test_very_much_of_it_comes_to_an_end(name: str) -> None:
    text = scalar_value_string(INPUTS[name](MILLION if name in OF_A_MILLION else MILLION // 50))
    assert BasicURLParser(text).run() in {"parsed", "failure"}


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
