import pytest

from urlstd.pattern.parts import DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS, Modifier, Options, Part, PartType
from urlstd.pattern.pattern_parser import parse_pattern_string
from urlstd.pattern.pattern_string import escape_pattern_string, generate_pattern_string, part_texts


def normalized(string: str, options: Options = PATHNAME_OPTIONS) -> str:
    parts = parse_pattern_string(string, options, str)
    again = generate_pattern_string(parts, options)
    # What is normalized stays as it is, and means the same.
    assert generate_pattern_string(parse_pattern_string(again, options, str), options) == again
    return again


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("", ""),
        ("/a\\b\\*", "/ab\\*"),
        ("a{b}c", "abc"),
        ("{a}?", "{a}?"),
        ("{a}*{b}+", "{a}*{b}+"),
        ("{/:a}", "/:a"),
        ("{/:a}?", "/:a?"),
        ("{:a}", ":a"),
        ("{*}", "*"),
        ("(.*)", "*"),
        ("([^\\/]+?)", "([^\\/]+?)"),
        (":a([^\\/]+?)", ":a"),
        (":a(.*)", ":a(.*)"),
        (":a(b)+", ":a(b)+"),
        ("{:a}:b", ":a:b"),
    ],
)
def test_what_is_written_shorter(string: str, expected: str) -> None:
    assert normalized(string) == expected


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        # A suffix, and a prefix that is not the prefix code point, stay with the group.
        ("{:ab}", ":ab"),
        ("{:a.b}", "{:a.b}"),
        ("{x:a}", "{x:a}"),
        ("{x*}", "{x*}"),
        # What follows would be more of the name,
        ("{:a}b", "{:a}b"),
        ("{:a}1", "{:a}1"),
        ("{:a}.", ":a."),
        ("{:a}?b", ":a?b"),
        ("{:a}{b}?", "{:a}{b}?"),
        # or its regular expression.
        ("{:a}(b)", "{:a}(b)"),
        ("{:a}*", ":a*"),
        ("{:a}{*}", "{:a}(.*)"),
        (":a(x)(b)", ":a(x)(b)"),
        ("{:a}{x:b}", ":a{x:b}"),
        ("{:a}{(b)x}", ":a{(b)x}"),
        # The text before would become its prefix.
        ("/{:a}", "/{:a}"),
        ("/{*}", "/{*}"),
        ("\\/:a", "/{:a}"),
        ("x{:a}", "x:a"),
        ("{/}?:a", "{/}?{:a}"),
    ],
)
def test_braces_that_have_to_stay(string: str, expected: str) -> None:
    assert normalized(string) == expected


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("*", "*"),
        ("a*", "a*"),
        # After a group an asterisk would be its modifier,
        ("(a)(.*)", "(a)(.*)"),
        ("*{*}", "*(.*)"),
        # unless that has one already, or the group has text or braces around it.
        ("(a)?*", "(a)?*"),
        (":a/*", ":a/*"),
        ("*{x*}", "*{x*}"),
        ("{(a)}{*y}", "(a){*y}"),
    ],
)
def test_a_wildcard_is_an_asterisk_where_it_can_be_one(string: str, expected: str) -> None:
    assert normalized(string) == expected


def test_a_suffix_that_would_go_on_with_the_name_is_escaped() -> None:
    parts = [Part(PartType.SEGMENT_WILDCARD, "", Modifier.NONE, "a", "", "bc")]
    assert generate_pattern_string(parts, PATHNAME_OPTIONS) == "{:a\\bc}"
    assert parse_pattern_string("{:a\\bc}", PATHNAME_OPTIONS, str) == parts
    assert normalized("{:a\\1}?") == "{:a\\1}?"
    assert normalized("{:a(b)c}") == "{:a(b)c}"


@pytest.mark.parametrize(
    ("options", "string", "expected"),
    [
        (HOSTNAME_OPTIONS, "{.:a}", "{.:a}"),
        (HOSTNAME_OPTIONS, ".{:a}", ".:a"),
        (HOSTNAME_OPTIONS, "([^\\.]+?)", "([^\\.]+?)"),
        (DEFAULT_OPTIONS, "/{:a}", "/:a"),
        (DEFAULT_OPTIONS, "([^]+?)", "([^]+?)"),
    ],
)
def test_the_options_decide_what_is_a_prefix_and_a_segment(options: Options, string: str, expected: str) -> None:
    assert normalized(string, options) == expected


def test_syntax_is_escaped_and_nothing_else() -> None:
    assert escape_pattern_string("+*?:{}()\\") == "\\+\\*\\?\\:\\{\\}\\(\\)\\\\"
    others = ".^$[]|/-&!#%,;<=>@_`~'\" aZ09"
    assert escape_pattern_string(others) == others


def test_each_part_adds_its_text() -> None:
    parts = parse_pattern_string("/a/:b(c)?{d}*", PATHNAME_OPTIONS, str)
    assert part_texts(parts, PATHNAME_OPTIONS) == ["/a", "/:b(c)?", "{d}*"]
