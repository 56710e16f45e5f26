import pytest

from urlstd.pattern import pattern_lane
from urlstd.pattern.canonicalize import canonicalize_a_pathname, canonicalize_a_port
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.parts import (
    DEFAULT_OPTIONS,
    HOSTNAME_OPTIONS,
    PATHNAME_OPTIONS,
    Modifier,
    Options,
    Part,
    PartRange,
    PartType,
)
from urlstd.pattern.pattern_parser import PatternParser

FIXED, REGEXP = PartType.FIXED_TEXT, PartType.REGEXP
SEGMENT, FULL = PartType.SEGMENT_WILDCARD, PartType.FULL_WILDCARD
NONE, OPTIONAL, MORE, ONE = Modifier.NONE, Modifier.OPTIONAL, Modifier.ZERO_OR_MORE, Modifier.ONE_OR_MORE


@pytest.mark.parametrize(
    ("string", "parts", "ranges"),
    [
        ("", [], []),
        ("/a)", [Part(FIXED, "/a)", NONE)], [(0, 3)]),
        ("/a/:b", [Part(FIXED, "/a", NONE), Part(SEGMENT, "", NONE, "b", "/")], [(0, 2), (2, 5)]),
        ("a:b*", [Part(FIXED, "a", NONE), Part(SEGMENT, "", MORE, "b")], [(0, 1), (1, 4)]),
        ("*/*?", [Part(FULL, "", NONE, "0"), Part(FULL, "", OPTIONAL, "1", "/")], [(0, 1), (1, 4)]),
        ("/(\\d)+", [Part(REGEXP, "\\d", ONE, "0", "/")], [(0, 6, 2)]),
        (":n(a|b)", [Part(REGEXP, "a|b", NONE, "n")], [(0, 7, 3)]),
        ("(.*)", [Part(FULL, "", NONE, "0")], [(0, 4)]),
        (":x([^\\/]+?)", [Part(SEGMENT, "", NONE, "x")], [(0, 11)]),
        ("{/a}b", [Part(FIXED, "/ab", NONE)], [(0, 5)]),
        ("x{/a}?", [Part(FIXED, "x", NONE), Part(FIXED, "/a", OPTIONAL)], [(0, 1), (1, 6)]),
        ("{a:b.}*", [Part(SEGMENT, "", MORE, "b", "a", ".")], [(0, 7)]),
        ("{*}", [Part(FULL, "", NONE, "0")], [(0, 3)]),
        ("é", [Part(FIXED, "%C3%A9", NONE)], [(0, 1)]),
    ],
)
def test_the_parts_of_what_is_accepted(string: str, parts: list[Part], ranges: list[tuple[int, ...]]) -> None:
    found = pattern_lane.parts(string, PATHNAME_OPTIONS, canonicalize_a_pathname)
    assert found == (tuple(parts), tuple(PartRange(*place) for place in ranges))


@pytest.mark.parametrize(
    "string", ["\\:", ":é", ":aé", "{}", "{a", "a}", "?", "+", ":", "()", "(?:a)", "(a(?:b))", ":a:a"]
)
def test_what_is_not_sure_or_wrong_is_declined(string: str) -> None:
    assert pattern_lane.parts(string, DEFAULT_OPTIONS, str) is None


def test_where_a_text_is_not_accepted_it_is_declined() -> None:
    assert pattern_lane.parts("x:a", DEFAULT_OPTIONS, canonicalize_a_port) is None


def by_parser(string: str, options: Options) -> tuple[tuple[Part, ...], tuple[PartRange, ...]] | None:
    try:
        parser = PatternParser(string, options, str)
        parser.parse()
    except URLPatternError:
        return None
    return tuple(parser.part_list), tuple(parser.part_ranges)


@pytest.mark.parametrize("options", [DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS])
@pytest.mark.parametrize(
    "template",
    [
        "%", "a%b", ":%", ":a%", ":a%b", ":a%:b", "/:a%", "%:a", "(%)", "(a%b)", "(%b)", "(\\%)", "(x)%(y)", ":a(%b)",
        ":a(b%c)", "{%}", "{b%c}", "{%:a}", "{:a%}", "{b}%", "{b%c:a}x", "{*b%c}+x", "{b(c)d%}", "{b:c}%d", "*%*",
        "/*%", "a{b}%c", "a{b}?%{c}", "(.*%)", "{a}{b}?%c*",
    ],
)  # fmt: skip
def test_all_is_accepted_but_escapes_and_names_beyond_ascii(template: str, options: Options) -> None:
    for c in (*map(chr, range(0x80)), "\x80", "é", "\U0010ffff"):
        string = template.replace("%", c)
        truth = by_parser(string, options)
        found = pattern_lane.parts(string, options, str)
        may_decline = c == "\\" or (":" in template and not c.isascii())
        assert found == truth or (found is None and may_decline), string
