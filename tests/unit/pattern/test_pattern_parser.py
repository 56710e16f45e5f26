import pytest

from urlstd.infra import ascii_lowercase
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.parts import DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS, Modifier, Options, Part, PartType
from urlstd.pattern.pattern_parser import PatternParser, parse_pattern_string

TEXT, REGEXP = PartType.FIXED_TEXT, PartType.REGEXP
SEGMENT, WILDCARD = PartType.SEGMENT_WILDCARD, PartType.FULL_WILDCARD
ONCE, OPTIONAL, ANY, SOME = Modifier.NONE, Modifier.OPTIONAL, Modifier.ZERO_OR_MORE, Modifier.ONE_OR_MORE


def same(text: str) -> str:
    return text


def parts(string: str, options: Options = PATHNAME_OPTIONS) -> list[Part]:
    return parse_pattern_string(string, options, same)


def ranges(string: str, options: Options = PATHNAME_OPTIONS) -> list[tuple[int, int, int | None]]:
    parser = PatternParser(string, options, same)
    parser.parse()
    return [(found.start, found.end, found.regexp_start) for found in parser.part_ranges]


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("", []),
        ("/a\\:b", [Part(TEXT, "/a:b", ONCE)]),
        ("*", [Part(WILDCARD, "", ONCE, "0")]),
        (":a", [Part(SEGMENT, "", ONCE, "a")]),
        ("(b)", [Part(REGEXP, "b", ONCE, "0")]),
        (":a(b)", [Part(REGEXP, "b", ONCE, "a")]),
        # After a name, an asterisk is its modifier.
        (":a*", [Part(SEGMENT, "", ANY, "a")]),
        ("**", [Part(WILDCARD, "", ANY, "0")]),
        ("*?", [Part(WILDCARD, "", OPTIONAL, "0")]),
        ("(b)+", [Part(REGEXP, "b", SOME, "0")]),
        ("***", [Part(WILDCARD, "", ANY, "0"), Part(WILDCARD, "", ONCE, "1")]),
        # Numbers are for groups without a name, in their order.
        ("*:a(b)*", [Part(WILDCARD, "", ONCE, "0"), Part(REGEXP, "b", ANY, "a")]),
        ("(a)(b)", [Part(REGEXP, "a", ONCE, "0"), Part(REGEXP, "b", ONCE, "1")]),
    ],
)
def test_groups_and_modifiers(string: str, expected: list[Part]) -> None:
    assert parts(string) == expected


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("/a/:b", [Part(TEXT, "/a", ONCE), Part(SEGMENT, "", ONCE, "b", "/")]),
        ("/:b?", [Part(SEGMENT, "", OPTIONAL, "b", "/")]),
        ("/*", [Part(WILDCARD, "", ONCE, "0", "/")]),
        ("/(x)", [Part(REGEXP, "x", ONCE, "0", "/")]),
        # Only that code point, and only right before the group.
        ("a:b", [Part(TEXT, "a", ONCE), Part(SEGMENT, "", ONCE, "b")]),
        ("/a:b", [Part(TEXT, "/a", ONCE), Part(SEGMENT, "", ONCE, "b")]),
        # An escaped code point is no prefix, nor is one that a group in braces begins with.
        ("\\/:b", [Part(TEXT, "/", ONCE), Part(SEGMENT, "", ONCE, "b")]),
        ("/{:b}", [Part(TEXT, "/", ONCE), Part(SEGMENT, "", ONCE, "b")]),
    ],
)
def test_the_prefix_code_point_goes_with_the_group_after_it(string: str, expected: list[Part]) -> None:
    assert parts(string) == expected


@pytest.mark.parametrize("options", [DEFAULT_OPTIONS, HOSTNAME_OPTIONS])
@pytest.mark.parametrize("text", ["/", "."])
def test_outside_pathnames_nothing_is_a_prefix(text: str, options: Options) -> None:
    assert parts(f"{text}:b", options) == [Part(TEXT, text, ONCE), Part(SEGMENT, "", ONCE, "b")]


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("{}", []),
        ("{}?", []),
        ("{}:a", [Part(SEGMENT, "", ONCE, "a")]),
        # Text in braces is text like any other, unless it has a modifier.
        ("a{b}c", [Part(TEXT, "abc", ONCE)]),
        ("a{b}?c", [Part(TEXT, "a", ONCE), Part(TEXT, "b", OPTIONAL), Part(TEXT, "c", ONCE)]),
        ("{a}*", [Part(TEXT, "a", ANY)]),
        ("{a}+", [Part(TEXT, "a", SOME)]),
        ("{x:a(b)y}+", [Part(REGEXP, "b", SOME, "a", "x", "y")]),
        ("{x*y}", [Part(WILDCARD, "", ONCE, "0", "x", "y")]),
        ("{\\{*\\}}?", [Part(WILDCARD, "", OPTIONAL, "0", "{", "}")]),
    ],
)
def test_braces(string: str, expected: list[Part]) -> None:
    assert parts(string) == expected


@pytest.mark.parametrize(
    ("string", "options", "expected"),
    [
        ("([^\\/]+?)", PATHNAME_OPTIONS, SEGMENT),
        ("([^\\.]+?)", HOSTNAME_OPTIONS, SEGMENT),
        ("([^]+?)", DEFAULT_OPTIONS, SEGMENT),
        ("(.*)", PATHNAME_OPTIONS, WILDCARD),
        ("([^\\/]+?)", HOSTNAME_OPTIONS, REGEXP),
        ("(.*?)", PATHNAME_OPTIONS, REGEXP),
    ],
)
def test_a_wildcard_written_out_is_one(string: str, options: Options, expected: PartType) -> None:
    assert [part.type for part in parts(string, options)] == [expected]


@pytest.mark.parametrize(
    ("string", "position", "reason"),
    [
        ("/a{b", 4, "“}” is expected here, but the pattern ends"),
        ("{a{b}}", 2, "“}” is expected here, but there is “{”"),
        ("{:a:b}", 3, "“}” is expected here, but there is “:”"),
        ("{a?}", 2, "“}” is expected here, but there is “?”"),
        ("a}", 1, "the end of the pattern is expected here, but there is “}”"),
        ("a?", 1, "the end of the pattern is expected here, but there is “?”"),
        (":a+?", 3, "the end of the pattern is expected here, but there is “?”"),
        ("/:a/x:a", 5, "there are two groups named “a”"),
    ],
)
def test_where_a_pattern_is_wrong(string: str, position: int, reason: str) -> None:
    with pytest.raises(URLPatternError) as error:
        parts(string)
    assert (error.value.reason, error.value.pattern, error.value.position) == (reason, string, position)


def test_fixed_texts_are_encoded_piece_by_piece() -> None:
    pieces: list[str] = []

    def note(text: str) -> str:
        pieces.append(text)
        return ascii_lowercase(text)

    found = parse_pattern_string("AB{C}{D:eF}{G}?{H*}", DEFAULT_OPTIONS, note)
    assert [(part.prefix, part.value, part.suffix) for part in found] == [
        ("", "abc", ""), ("d", "", ""), ("", "g", ""), ("h", "", ""),
    ]  # fmt: skip
    assert pieces == ["ABC", "D", "", "G", "H", ""]


@pytest.mark.parametrize(
    ("string", "position"),
    [("X", 0), ("aX", 0), ("*X", 1), ("{a}X", 1), ("{X}?", 1), ("*{X:b}", 2), ("{}X", 2), (":b{cX}", 3)],
)
def test_a_text_that_cannot_be_encoded_is_pointed_at_where_it_begins(string: str, position: int) -> None:
    def refuse(text: str) -> str:
        if "X" in text:
            raise URLPatternError("no X")
        return text

    with pytest.raises(URLPatternError) as error:
        parse_pattern_string(string, DEFAULT_OPTIONS, refuse)
    assert (error.value.reason, error.value.pattern, error.value.position) == ("no X", string, position)


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("", []),
        ("abc", [(0, 3, None)]),
        ("/a/:b", [(0, 2, None), (2, 5, None)]),
        ("a:b", [(0, 1, None), (1, 3, None)]),
        ("/:year(\\d{4})?x", [(0, 14, 7), (14, 15, None)]),
        ("(.*)", [(0, 4, None)]),
        ("a{b}c{d}?", [(0, 5, None), (5, 9, None)]),
        ("{}{a}*{x:b(c)y}", [(2, 6, None), (6, 15, 11)]),
        ("*{}", [(0, 1, None)]),
        ("{}a", [(2, 3, None)]),
    ],
)
def test_it_is_noted_where_each_part_stands(string: str, expected: list[tuple[int, int, int | None]]) -> None:
    assert ranges(string) == expected
