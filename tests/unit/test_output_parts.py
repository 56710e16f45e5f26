import pytest

from urlstd import parse_url
from urlstd.tracing.output_parts import output_parts


def named(href: str) -> list[tuple[str, str]]:
    record = parse_url(href)
    return [(part.part, str(record)[part.start : part.end]) for part in output_parts(record)]


def test_every_component_and_delimiter_has_its_range() -> None:
    assert named("foo://u:p@h:1/a?q#f") == [
        ("scheme", "foo"),
        ("delimiter", "://"),
        ("username", "u"),
        ("delimiter", ":"),
        ("password", "p"),
        ("delimiter", "@"),
        ("host", "h"),
        ("delimiter", ":"),
        ("port", "1"),
        ("path", "/a"),
        ("delimiter", "?"),
        ("query", "q"),
        ("delimiter", "#"),
        ("fragment", "f"),
    ]


@pytest.mark.parametrize(
    ("href", "parts"),
    [
        ("foo:", [("scheme", "foo"), ("delimiter", ":")]),
        ("foo:a b", [("scheme", "foo"), ("delimiter", ":"), ("path", "a b")]),
        ("foo:/.//a", [("scheme", "foo"), ("delimiter", ":/."), ("path", "//a")]),
        ("foo:?#", [("scheme", "foo"), ("delimiter", ":?#")]),
        ("foo://", [("scheme", "foo"), ("delimiter", "://")]),
        ("file:///x", [("scheme", "file"), ("delimiter", "://"), ("path", "/x")]),
        (
            "http://:p@[::1]/",
            [
                ("scheme", "http"),
                ("delimiter", "://:"),
                ("password", "p"),
                ("delimiter", "@"),
                ("host", "[::1]"),
                ("path", "/"),
            ],
        ),
        (
            "http://u@h/",
            [
                ("scheme", "http"),
                ("delimiter", "://"),
                ("username", "u"),
                ("delimiter", "@"),
                ("host", "h"),
                ("path", "/"),
            ],
        ),
    ],
)
def test_delimiters_side_by_side_are_one_part_and_nothing_is_empty(href: str, parts: list[tuple[str, str]]) -> None:
    assert named(href) == parts
