"""Each shortcut of URLPattern says what the Standard's own way says, or nothing."""

import random
import re
from collections.abc import Callable, Iterator

import pytest

from tests.conformance.wpt import entries
from tests.property import hostile, hostile_patterns
from urlstd import URLPattern, URLPatternError, URLPatternList
from urlstd.infra import scalar_value_string
from urlstd.parsing.parser import BasicURLParser, parse_url
from urlstd.pattern import RegExpBudgetExceeded, canonicalize, constructor_lane, match_lane, own_form, pattern_lane
from urlstd.pattern.constructor_string import parse_a_constructor_string
from urlstd.pattern.init import COMPONENTS, url_components
from urlstd.pattern.parts import DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS, Options
from urlstd.pattern.pattern_parser import EncodingCallback, PatternParser
from urlstd.pattern.regexp import RegExp, is_plain
from urlstd.pattern.regexp.cost import longest_text
from urlstd.pattern.regexp.syntax import parse
from urlstd.pattern.regexp_source import generate_regular_expression_and_name_list

PIECES = (
    "/", ":a", ":b", ":c", "*", "{", "}", "?", "+", "(x)", "(\\d+)", "(en|fr)", ".", "a", "bc", ")", "(.*)",
    "([^\\/]+?)", "([^\\.]+?)", "/:c", "{/:d}", "{:e.}", "{.f}", "{.html}?", "{g", "h}", "é", "\\:", ":é", "()",
    "(?:a)", "((?:a)b)", "#", "@", "[", "]", ":80", ":", "{*?}", "%2e", "..",
)  # fmt: skip
STARTS = ("https://", "http{s}?://", "*://", "/", "", "file://", "wss://", "ftp://a", "https:", "data:", "https://a/")
WAYS: tuple[tuple[EncodingCallback, Options], ...] = (
    (canonicalize.canonicalize_a_pathname, PATHNAME_OPTIONS),
    (canonicalize.canonicalize_a_hostname, HOSTNAME_OPTIONS),
    (canonicalize.canonicalize_a_search, DEFAULT_OPTIONS),
    (canonicalize.canonicalize_an_opaque_pathname, Options("/", "/", ignore_case=True)),
)


def strings(source: random.Random, count: int) -> Iterator[str]:
    """Patterns of which many are what the lanes take, and many are nearly so."""
    for number in range(count):
        if number % 4 == 0:
            yield scalar_value_string(hostile_patterns.pick(source.choice, source.randint))
        else:
            yield "".join(source.choice(PIECES) for _ in range(source.randint(0, 6)))


def of_web_platform_tests() -> Iterator[str]:
    for _, entry in entries("urlpatterntestdata.json"):
        for given in entry["pattern"][:1]:
            texts = [given] if isinstance(given, str) else given.values()
            yield from (scalar_value_string(str(text)) for text in texts)


@pytest.fixture
def source() -> random.Random:
    return random.Random(20261130)  # noqa: S311 - repeatable


def test_the_pattern_lane_finds_the_parts_that_the_parser_finds(source: random.Random) -> None:
    accepted = 0
    for string in [*strings(source, 8000), *of_web_platform_tests()]:
        callback, options = source.choice(WAYS)
        found = pattern_lane.parts(string, options, callback)
        if found is None:
            continue
        accepted += 1
        parser = PatternParser(string, options, callback)
        assert found == (tuple(parser.parse()), tuple(parser.part_ranges)), string
    assert accepted > 2000


def test_the_constructor_lane_finds_the_components_that_the_parser_finds(source: random.Random) -> None:
    accepted = 0
    for string in [*(source.choice(STARTS) + string for string in strings(source, 8000)), *of_web_platform_tests()]:
        found = constructor_lane.components(string)
        if found is not None:
            accepted += 1
            assert found == parse_a_constructor_string(string), string
    assert accepted > 800


CANONICAL = (
    (canonicalize.canonicalize_a_protocol, own_form.OWN_FORM_OF_A_PROTOCOL),
    (canonicalize.canonicalize_a_hostname, own_form.OWN_FORM_OF_A_HOSTNAME),
    (canonicalize.canonicalize_a_port, own_form.OWN_FORM_OF_A_PORT),
    (canonicalize.canonicalize_a_pathname, own_form.OWN_FORM_OF_A_PATHNAME),
    (canonicalize.canonicalize_an_opaque_pathname, own_form.OWN_FORM_OF_AN_OPAQUE_PATHNAME),
    (canonicalize.canonicalize_a_search, own_form.OWN_FORM_OF_A_SEARCH),
    (canonicalize.canonicalize_a_hash, own_form.OWN_FORM_OF_A_HASH),
)
NEARLY = ("a", "b", ".", "..", "/", "-", "1", "0x", "xn--", "%2e", "%2E", "%", "%41", "|", ":", "C|", "C:", "é")


@pytest.mark.parametrize(("callback", "own"), CANONICAL, ids=[callback.__name__ for callback, _ in CANONICAL])
def test_what_is_taken_for_its_own_form_is_so(
    callback: Callable[[str], str],
    own: re.Pattern[str],
    source: random.Random,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The way without the shortcut.
    for name in vars(own_form):
        if name.startswith("OWN_FORM_OF"):
            monkeypatch.setattr(canonicalize, name, re.compile("(?!)"))
    ascii_code_points = [chr(code) for code in range(0x80)]
    texts = [around.format(c) for c in ascii_code_points for around in ("{}", "a{}", "{}a", "a{}b", "/{}", "{}.a")]
    for _ in range(3000):
        pieces = NEARLY if source.random() < 0.7 else ascii_code_points
        texts.append("".join(source.choice(pieces) for _ in range(source.randint(1, 6))))
    taken = [text for text in texts if own.fullmatch(text)]
    assert len(taken) > 30
    assert {text: callback(text) for text in taken} == {text: text for text in taken}


def test_what_is_taken_for_a_plain_regular_expression_is_accepted(source: random.Random) -> None:
    pieces = [
        *"abz019-_/ !\"#%&',:;<=>@`~.|[]{}?*+^$\\()", "\\d", "\\w", "[a-z]", "[^\\/]", "\\-", "{2}", "{3,}", "{1,0}",
        "a-z", "[a-z0-9]+", "--", "&&", "\\b", "[\\d\\-]", "[\\w-a]", "[_-a]",
    ]  # fmt: skip
    taken = 0
    for _ in range(6000):
        text = "".join(source.choice(pieces) for _ in range(source.randint(1, 7)))
        if is_plain(text):
            taken += 1
            RegExp(f"^(?:\\/({text}))?((?:{text})+)$", source.choice(["v", "vi"]))
    assert taken > 1000


def test_the_match_lane_has_the_components_of_the_record(source: random.Random) -> None:
    texts = [scalar_value_string(hostile.pick(source.choice, source.randint)) for _ in range(6000)]
    texts += [entry["input"] for _, entry in entries("urltestdata.json")]
    texts += ["HTTPS://H", "https://H:443?", "http://1.2.3.4:080#", "file:///C:/", "data:a?b#c", "wss://h:65535/?#"]
    accepted = 0
    for text in texts:
        found = match_lane.texts(text)
        if found is not None:
            accepted += 1
            parser = BasicURLParser(text, None)
            assert parser.run() == "parsed"
            assert found == tuple(url_components(parser.url).values()), text
    assert accepted > 150


def test_matching_says_what_the_regular_expressions_say(source: random.Random) -> None:
    """However a component is matched, its regular expression, made of its parts, says the same."""
    urls = ["https://a/", "https://bc.a:80/a/bc?a#bc", "https://a.bc/en/a.html", "http://h/1/2", "https://A/A/BC"]
    matches = 0
    for string in strings(source, 1500):
        name = source.choice(COMPONENTS)
        try:
            pattern = URLPattern({name: string}, ignore_case=source.random() < 0.3)
        except URLPatternError:
            continue
        component = getattr(pattern.record, name)
        generated, names = generate_regular_expression_and_name_list(component.part_list, component.options)
        plain = RegExp(generated, "vi" if component.options.ignore_case else "v")
        for url in urls:
            text = url_components(parse_url(url))[name]
            try:
                found, result = plain.exec(text), pattern.exec(url)
            except RegExpBudgetExceeded:
                continue
            assert pattern.test(url) is component.test(text) is (found is not None)
            if found is None:
                assert result is None
                continue
            matches += 1
            assert result is not None
            assert getattr(result, name).groups == dict(zip(names, found.captures[1:], strict=False))
            assert getattr(result, name).input == text
    assert matches > 300


def test_a_list_finds_what_its_patterns_find_one_by_one(source: random.Random) -> None:
    segments = ("a", "b", ":x", ":x?", "*", "{c}?", ":x+", "(\\d)", "a:x", "{a/:x}", "")
    hosts = ("h", "g", "*", ":host", "*.h", "a.h")
    made = []
    for _ in range(150):
        string = "".join(f"/{source.choice(segments)}" for _ in range(source.randint(1, 3)))
        try:
            pattern = {"hostname": source.choice(hosts), "pathname": string} | source.choice([{}, {"protocol": "http"}])
            made.append(URLPattern(pattern, ignore_case=source.random() < 0.1))
        except URLPatternError:
            continue  # two groups of one name
    together = URLPatternList(made)
    matches = 0
    for _ in range(300):
        path = "".join(f"/{source.choice(['a', 'b', 'c', '1', 'A', ''])}" for _ in range(source.randint(1, 4)))
        url = f"{source.choice(['http', 'https'])}://{source.choice(['h', 'g', 'a.h', 'i'])}{path}"
        found = together.all(url)
        matches += len(found)
        one_by_one = [(index, pattern.exec(url)) for index, pattern in enumerate(made) if pattern.test(url)]
        assert [(match.index, match.result) for match in found] == one_by_one
    assert matches > 1000


HOSTILE = (
    "{", "{a", "}", "{a}", "{}", "{*", "{:a", "{(a)", ":", ":a", "*", "**", "(", "(a", "(a)", "(\\", "a(", "\\", "\\a",
    "/", "/a", "?", "+", "xn--", "a.", "%2", "/%2", "é", ":é", "[a", "a|", "a{1",
)  # fmt: skip


@pytest.mark.parametrize("piece", HOSTILE)
def test_very_long_strings_are_taken_or_declined(piece: str) -> None:
    """No expression of the shortcuts tries ways again; what is quadratic would not come to an end."""
    text = piece * 100_000
    for start in ("", "/", "https://", "https://h/"):
        constructor_lane.components(start + text)
    pattern_lane.parts(text[:100_000], PATHNAME_OPTIONS, str)
    is_plain(f"{text}(")
    for _, own in CANONICAL:
        own.fullmatch(f"{text} ")


@pytest.mark.parametrize(
    ("pattern", "tail", "expected"),
    [
        ("https://*/:a", "a", True),
        ("https://*/:a/*", "a/", True),
        ("*://*.example.com//*", "/", True),
        ("https://*.example.com/:a/:b?", "a", True),
        ("https://*.example.com/:a", "a/", False),
        ("https://www.example.com/*/x", "/", False),
        ("https://www.example.com/:a{.html}?", "a", True),
    ],
)
def test_a_megabyte_against_wildcards_is_left_to_one_pass(pattern: str, tail: str, expected: bool) -> None:
    """Every choice is settled by the next code point: so says the count that lets `re` have texts of that length."""
    url = "https://www.example.com/" + (tail * 1_000_000)[:1_000_000]
    made = URLPattern(pattern)
    assert made.test(url) is expected
    assert longest_text(parse(made.record.pathname.regular_expression.source, ignore_case=False)) > len(url)
