"""The states before an authority, and what a relative URL takes from its base."""

import pytest

from tests.unit.machine_alone import parse_url
from urlstd import URL, State, URLParseError, URLRecord, trace, validation_errors
from urlstd.parsing.parser import BasicURLParser

FULL = "https://u:p@h:1/a/b?q#f"
NOT_SPECIAL = "foo://u:p@h:1/a/b?q#f"
FILE = "file:///C:/a/b?q#f"


def states(text: str, base: str | None = None) -> list[str]:
    return list(dict.fromkeys(step.state.value for step in trace(text, base)))


@pytest.mark.parametrize(
    ("text", "scheme"),
    [
        ("A:", "a"),
        ("aZ09+-.:", "az09+-."),
        ("a+:", "a+"),
        ("a-:", "a-"),
        ("a.:", "a."),
        ("a\t+\nb:", "a+b"),
        ("HTTP://h", "http"),
    ],
)
def test_a_scheme_is_a_letter_then_letters_digits_and_three_signs_in_lower_case(text: str, scheme: str) -> None:
    assert parse_url(text).scheme == scheme


@pytest.mark.parametrize("text", ["1:", "+a:", ":", "é:", "aé:", "a_:", "a :", "\u212a:", "ａ:", "a"])
def test_anything_else_before_the_colon_is_no_scheme(text: str) -> None:
    with pytest.raises(URLParseError):
        parse_url(text)
    assert str(parse_url(text, "https://h/")).startswith("https://h/")


def test_without_a_colon_the_machine_starts_over() -> None:
    pointers = [(step.state.value, step.pointer) for step in trace("ab", "https://h")]
    assert pointers[:5] == [("scheme start", 0), ("scheme", 1), ("scheme", 2), ("no scheme", 0), ("relative", 0)]


@pytest.mark.parametrize(
    ("text", "href"),
    [
        ("", "https://u:p@h:1/a/b?q"),
        ("#x", "https://u:p@h:1/a/b?q#x"),
        ("?x", "https://u:p@h:1/a/b?x"),
        ("?", "https://u:p@h:1/a/b?"),
        ("x", "https://u:p@h:1/a/x"),
        (".", "https://u:p@h:1/a/"),
        ("..", "https://u:p@h:1/"),
        ("../../..", "https://u:p@h:1/"),
        ("/x", "https://u:p@h:1/x"),
        ("\\x", "https://u:p@h:1/x"),
        ("//x", "https://x/"),
        ("/\\x", "https://x/"),
        ("\\\\x", "https://x/"),
        ("////x", "https://x/"),
        ("https:x", "https://u:p@h:1/a/x"),  # the same scheme may be left without slashes
        ("https:/x", "https://u:p@h:1/x"),
        ("https:", "https://u:p@h:1/a/b?q"),
        ("https:?x", "https://u:p@h:1/a/b?x"),
        ("https://x", "https://x/"),
        ("http:x", "http://x/"),  # but no other
        ("wss:x", "wss://x/"),
    ],
)
def test_what_a_special_url_inherits_from_its_base(text: str, href: str) -> None:
    assert str(parse_url(text, FULL)) == href


@pytest.mark.parametrize(
    ("text", "href"),
    [
        ("", "foo://u:p@h:1/a/b?q"),
        ("#x", "foo://u:p@h:1/a/b?q#x"),
        ("x", "foo://u:p@h:1/a/x"),
        ("/x", "foo://u:p@h:1/x"),
        ("\\x", "foo://u:p@h:1/a/\\x"),
        ("//x", "foo://x"),
        ("/\\x", "foo://u:p@h:1/\\x"),
        ("///x", "foo:///x"),
        ("foo:x", "foo:x"),  # a scheme that is not special is never relative
        ("foo:/x", "foo:/x"),
    ],
)
def test_what_any_other_url_inherits_from_its_base(text: str, href: str) -> None:
    assert str(parse_url(text, NOT_SPECIAL)) == href


@pytest.mark.parametrize("base", ["mailto:a?b#c", "about:blank"])
def test_with_an_opaque_base_only_a_fragment_is_relative(base: str) -> None:
    assert str(parse_url("#x", base)) == f"{base.partition('#')[0]}#x"
    for text in ("", "?", "x", "/", "//h"):
        with pytest.raises(URLParseError):
            parse_url(text, base)


@pytest.mark.parametrize(
    ("text", "errors", "state"),
    [
        ("https://x", [], "special authority ignore slashes"),
        ("https:/x", [(6, 7)], "relative"),
        ("https:x", [(6, 7)], "relative"),
        ("https:\\/x", [(6, 7)] * 2, "relative"),
    ],
)
def test_two_slashes_make_an_authority_even_with_a_base_of_the_same_scheme(
    text: str, errors: list[tuple[int, int]], state: str
) -> None:
    assert [(error.start, error.end) for error in validation_errors(text, "https://h")] == errors
    visited = states(text, "https://h")
    assert visited[visited.index("special relative or authority") + 1] == state


def test_a_setter_that_must_not_change_the_scheme_is_done_at_the_colon() -> None:
    parser = BasicURLParser("foo:bar", url=URLRecord("https"), state_override=State.SCHEME_START)
    assert (parser.run(), parser.pointer, parser.url.scheme) == ("returned", 3, "https")


def test_a_fragment_on_an_opaque_base_is_read_without_reconsuming() -> None:
    assert states("#x", "about:blank") == ["scheme start", "no scheme", "fragment"]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("foo:/x", ["x"]),
        ("foo:/", [""]),
        ("foo:x", "x"),
        ("foo:", ""),
        ("foo:\\x", "\\x"),
        ("foo:?q", ""),
        ("foo:#f", ""),
    ],
)
def test_only_a_slash_after_a_scheme_that_is_not_special_makes_a_path_of_segments(
    text: str, path: str | list[str]
) -> None:
    assert parse_url(text).path == path


@pytest.mark.parametrize(
    ("href", "value", "protocol"),
    [
        ("https://h/", "http", "http:"),
        ("https://h/", "HTTP:anything", "http:"),
        ("https://h/", "h\ttt\np", "http:"),
        ("https://h/", "foo", "https:"),  # not across special
        ("foo://h/", "http", "foo:"),
        ("foo:x", "bar", "bar:"),
        ("https://h/", "1", "https:"),
        ("https://h/", "", "https:"),
        ("https://h/", "a b", "https:"),
        ("https://h/", " http", "https:"),
        ("https://h/", "http\0", "https:"),
        ("https://u@h/", "file", "https:"),  # a file: URL can have neither
        ("https://h:1/", "file", "https:"),
        ("https://h/", "file", "file:"),
        ("file:///x", "http", "file:"),  # nor can another special one do without a host
        ("file://h/x", "http", "http:"),
    ],
)
def test_the_protocol_changes_only_where_the_url_stays_one(href: str, value: str, protocol: str) -> None:
    url = URL(href)
    url.protocol = value
    assert url.protocol == protocol


def test_a_port_that_becomes_the_default_is_dropped() -> None:
    url = URL("http://h:443/")
    url.protocol = "https"
    assert url.href == "https://h/"
