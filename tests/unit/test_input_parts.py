import pytest

from urlstd import parse_url
from urlstd.infra import scalar_value_string
from urlstd.tracing.input_parts import input_parts

NAMES = {
    "scheme": "scheme", "user": "username", "pass": "password", "host": "host", "port": "port", "path": "path",
    "query": "query", "frag": "fragment", "-": "delimiter",
}  # fmt: skip


def named(text: str, base: str | None = None) -> list[tuple[str, str]]:
    given = scalar_value_string(text)
    parts = input_parts(given, None if base is None else parse_url(base))
    return [(part.part, given[part.start : part.end]) for part in parts]


def parts(*pairs: str) -> list[tuple[str, str]]:
    """Parts from texts like "host=h"; what has no known name before "=" is a delimiter."""
    return [(NAMES[name], text) for name, _, text in (pair.partition("=") for pair in pairs)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "https://u:p@h:1/a?q#f",
            parts(
                "scheme=https",
                "-=://",
                "user=u",
                "-=:",
                "pass=p",
                "-=@",
                "host=h",
                "-=:",
                "port=1",
                "path=/a",
                "-=?",
                "query=q",
                "-=#",
                "frag=f",
            ),
        ),
        ("foo:a b?q", parts("scheme=foo", "-=:", "path=a b", "-=?", "query=q")),
        ("foo:", parts("scheme=foo", "-=:")),
        ("foo:/a", parts("scheme=foo", "-=:", "path=/a")),
        ("foo:/", parts("scheme=foo", "-=:", "path=/")),
        ("foo://", parts("scheme=foo", "-=://")),
        ("foo://h", parts("scheme=foo", "-=://", "host=h")),
        ("foo:?#", parts("scheme=foo", "-=:?#")),
        ("https:h", parts("scheme=https", "-=:", "host=h")),
        ("https:\\\\/h\\a", parts("scheme=https", "-=:\\\\/", "host=h", "path=\\a")),
        (
            "https://a@b:c@h",
            # An "@" before the last one is of the component that it ends up in, as "%40".
            parts("scheme=https", "-=://", "user=a@b", "-=:", "pass=c", "-=@", "host=h"),
        ),
        ("https://:@h", parts("scheme=https", "-=://:@", "host=h")),
        ("https://u:p@q@h", parts("scheme=https", "-=://", "user=u", "-=:", "pass=p@q", "-=@", "host=h")),
        ("https://[::1]:80", parts("scheme=https", "-=://", "host=[::1]", "-=:", "port=80")),
        ("https://h:", parts("scheme=https", "-=://", "host=h", "-=:")),
        ("file:///x", parts("scheme=file", "-=://", "path=/x")),
        ("file:x", parts("scheme=file", "-=:", "path=x")),
        ("file:/x", parts("scheme=file", "-=:", "path=/x")),
        ("file://h/x", parts("scheme=file", "-=://", "host=h", "path=/x")),
        ("file://C|/x", parts("scheme=file", "-=://", "path=C|/x")),
        ("file://C|", parts("scheme=file", "-=://", "path=C|")),
        ("file://h", parts("scheme=file", "-=://", "host=h")),
    ],
)
def test_each_code_point_belongs_to_the_component_that_read_it(text: str, expected: list[tuple[str, str]]) -> None:
    assert named(text) == expected


@pytest.mark.parametrize(
    ("text", "base", "expected"),
    [
        ("a/b?q", "https://h/x", parts("path=a/b", "-=?", "query=q")),
        ("/a", "https://h/x", parts("path=/a")),
        ("\\a", "https://h/x", parts("path=\\a")),
        ("//g/a", "https://h/x", parts("-=//", "host=g", "path=/a")),
        ("/", "https://h/x", parts("path=/")),
        ("", "https://h/x", []),
        ("?", "https://h/x", parts("-=?")),
        ("#f", "mailto:x", parts("-=#", "frag=f")),
        ("https:a", "https://h/x", parts("scheme=https", "-=:", "path=a")),
        ("https:/a", "https://h/x", parts("scheme=https", "-=:", "path=/a")),
        ("https://g", "https://h/x", parts("scheme=https", "-=://", "host=g")),
        ("C|/a", "file:///x", parts("path=C|/a")),
        ("/a", "file:///x", parts("path=/a")),
        ("//g", "file:///x", parts("-=//", "host=g")),
        ("//C|/a", "file:///x", parts("-=//", "path=C|/a")),
        ("//g", "foo://h/x", parts("-=//", "host=g")),
        ("/a", "foo://h/x", parts("path=/a")),
        ("a.b-c+1", "https://h/", parts("path=a.b-c+1")),  # it looked like a scheme at first
    ],
)
def test_what_is_relative_has_only_its_own_parts(text: str, base: str, expected: list[tuple[str, str]]) -> None:
    assert named(text, base) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (" foo:a ", parts("scheme=foo", "-=:", "path=a")),
        ("f\too:\na\tb", parts("scheme=f", "scheme=oo", "-=:", "path=a", "path=b")),
        ("foo:a\t\t", parts("scheme=foo", "-=:", "path=a")),
        ("https:\t//\th", parts("scheme=https", "-=:", "-=//", "host=h")),
        ("https://u\t:p\n@h", parts("scheme=https", "-=://", "user=u", "-=:", "pass=p", "-=@", "host=h")),
        ("foo:💩\t💩", parts("scheme=foo", "-=:", "path=💩", "path=💩")),
        ("foo:\ud800", parts("scheme=foo", "-=:", "path=\ufffd")),
    ],
)
def test_what_was_dropped_is_in_no_part_and_splits_the_one_around_it(
    text: str, expected: list[tuple[str, str]]
) -> None:
    assert named(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("x", []),
        ("https://h:x/", parts("scheme=https", "-=://", "host=h", "-=:")),
        ("https://u@/x", parts("scheme=https", "-=://", "user=u", "-=@")),
        ("https://a b/", parts("scheme=https", "-=://", "host=a b")),
        ("foo:/x", parts("scheme=foo", "-=:", "path=/x")),
    ],
)
def test_after_failure_there_is_what_was_read_until_then(text: str, expected: list[tuple[str, str]]) -> None:
    assert named(text) == expected
