import pytest

from urlstd.pattern.parts import DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS, Modifier, Options, Part, PartType
from urlstd.pattern.pattern_parser import parse_pattern_string
from urlstd.pattern.regexp_source import (
    escape_regexp_string,
    generate_regular_expression_and_name_list,
    group_source,
    group_start,
    part_source,
    segment_wildcard_regexp,
)


@pytest.mark.parametrize(
    ("string", "source", "names"),
    [
        ("", "^$", []),
        ("/a.b", "^\\/a\\.b$", []),
        ("{a}?{b}*{c}+", "^(?:a)?(?:b)*(?:c)+$", []),
        (":a", "^([^\\/]+?)$", ["a"]),
        ("*", "^(.*)$", ["0"]),
        ("(x|y)", "^(x|y)$", ["0"]),
        ("(x)?", "^(x)?$", ["0"]),
        ("(x|y)*", "^((?:x|y)*)$", ["0"]),
        ("(x|y)+", "^((?:x|y)+)$", ["0"]),
        ("/:a", "^(?:\\/([^\\/]+?))$", ["a"]),
        ("/:a?", "^(?:\\/([^\\/]+?))?$", ["a"]),
        ("/*+", "^(?:\\/((?:.*)(?:\\/(?:.*))*))$", ["0"]),
        ("/:a*", "^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?$", ["a"]),
        ("{x:a(b)y}+", "^(?:x((?:b)(?:yx(?:b))*)y)$", ["a"]),
        ("{:a(b)y}*", "^(?:((?:b)(?:y(?:b))*)y)?$", ["a"]),
        ("/:a/:b(c)/*", "^(?:\\/([^\\/]+?))(?:\\/(c))(?:\\/(.*))$", ["a", "b", "0"]),
    ],
)
def test_sources_and_names(string: str, source: str, names: list[str]) -> None:
    parts = parse_pattern_string(string, PATHNAME_OPTIONS, str)
    assert generate_regular_expression_and_name_list(parts, PATHNAME_OPTIONS) == (source, names)


@pytest.mark.parametrize(
    ("options", "source"),
    [(PATHNAME_OPTIONS, "[^\\/]+?"), (HOSTNAME_OPTIONS, "[^\\.]+?"), (DEFAULT_OPTIONS, "[^]+?")],
)
def test_a_segment_ends_at_the_delimiter(options: Options, source: str) -> None:
    assert segment_wildcard_regexp(options) == source
    assert group_source(Part(PartType.SEGMENT_WILDCARD, "", Modifier.NONE, "a"), options) == source


def test_syntax_is_escaped_and_nothing_else() -> None:
    assert escape_regexp_string(".+*?^${}()[]|/\\") == "\\.\\+\\*\\?\\^\\$\\{\\}\\(\\)\\[\\]\\|\\/\\\\"
    others = "-&!#%,:;<=>@_`~'\" aZ09"
    assert escape_regexp_string(others) == others


@pytest.mark.parametrize("modifier", list(Modifier))
@pytest.mark.parametrize(("prefix", "suffix"), [("", ""), ("/", ""), ("", "s"), ("./", "s")])
def test_it_is_known_where_the_expression_of_a_group_begins(modifier: Modifier, prefix: str, suffix: str) -> None:
    part = Part(PartType.REGEXP, "X", modifier, "a", prefix, suffix)
    assert part_source(part, PATHNAME_OPTIONS).index("X") == group_start(part)
