"""Path, query and fragment."""

import pytest

from tests.unit.machine_alone import parse_url
from urlstd import URL, URLRecord, validation_errors
from urlstd.parsing.parser import BasicURLParser
from urlstd.parsing.states import State


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("", "/"),
        ("/", "/"),
        ("//", "//"),
        ("/.", "/"),
        ("/..", "/"),
        ("/a/.", "/a/"),
        ("/a/..", "/"),
        ("/a/./b", "/a/b"),
        ("/a/../b", "/b"),
        ("/a/b/../..", "/"),
        ("/a//../b", "/a/b"),
        ("/%2e", "/"),
        ("/a/%2E%2e/b", "/b"),
        ("/a/.%2e", "/"),
        ("/a/%2e./", "/"),
        ("/a/%252e%252e", "/a/%252e%252e"),
        ("/...", "/..."),
        ("/.a", "/.a"),
        ("/a.", "/a."),
        ("/..a/b", "/..a/b"),
        ("\\a\\..\\b", "/b"),
        ("/a\\..\\b", "/b"),
        ("/a/\t./b", "/a/b"),
        ("/. .", "/.%20."),
    ],
)
def test_dot_segments_go_however_they_are_written(path: str, expected: str) -> None:
    assert URL(f"https://h{path}").pathname == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("foo://h", ""),
        ("foo://h/", "/"),
        ("foo://h/..", "/"),
        ("foo://h\\a", None),  # a backslash is no slash, but nor may it be in a host
        ("foo://h/a\\..\\b", "/a\\..\\b"),
        ("foo:/a/..", "/"),
        ("foo:/..//b", "//b"),
        ("foo:a/../b", "a/../b"),
        ("foo://h?q", ""),
        ("foo://h#f", ""),
    ],
)
def test_the_path_of_a_url_that_is_not_special(text: str, expected: str | None) -> None:
    url = URL.parse(text)
    assert (url and url.pathname) == expected


@pytest.mark.parametrize(
    ("c", "path", "query", "special_query", "fragment", "opaque_path"),
    [
        ('"', "%22", "%22", "%22", "%22", '"'),
        ("'", "'", "'", "%27", "'", "'"),
        ("<", "%3C", "%3C", "%3C", "%3C", "<"),
        ("^", "%5E", "^", "^", "^", "^"),
        ("`", "%60", "`", "`", "%60", "`"),
        ("{", "%7B", "{", "{", "{", "{"),
        ("|", "|", "|", "|", "|", "|"),
        ("\\", "\\", "\\", "\\", "\\", "\\"),
        ("[", "[", "[", "[", "[", "["),
        ("%", "%", "%", "%", "%", "%"),
        ("\x7f", "%7F", "%7F", "%7F", "%7F", "%7F"),
        ("\x01", "%01", "%01", "%01", "%01", "%01"),
        ("é", "%C3%A9", "%C3%A9", "%C3%A9", "%C3%A9", "%C3%A9"),
        ("\ud800", "%EF%BF%BD", "%EF%BF%BD", "%EF%BF%BD", "%EF%BF%BD", "%EF%BF%BD"),
        ("?", None, "?", "?", "?", None),
    ],
)
def test_each_component_has_its_own_percent_encode_set(
    c: str, path: str | None, query: str, special_query: str, fragment: str, opaque_path: str | None
) -> None:
    assert path is None or URL(f"foo://h/a{c}b").pathname == f"/a{path}b"
    assert URL(f"foo://h?a{c}b").search == f"?a{query}b"
    assert URL(f"https://h?a{c}b").search == f"?a{special_query}b"
    assert URL(f"https://h#a{c}b").hash == f"#a{fragment}b"
    assert opaque_path is None or URL(f"foo:a{c}b").pathname == f"a{opaque_path}b"


@pytest.mark.parametrize(
    ("text", "href"),
    [
        ("foo:a b", "foo:a b"),
        ("foo:a  ", "foo:a"),  # trimmed before
        ("foo:a ?q", "foo:a%20?q"),
        ("foo:a   #f", "foo:a  %20#f"),  # only the last one
        ("foo: ?q", "foo:%20?q"),
        ("foo:  x  ", "foo:  x"),
        ("foo:a ?b ", "foo:a%20?b"),
        ("foo:a \t?q", "foo:a%20?q"),
        ("foo:a  b ?", "foo:a  b%20?"),
    ],
)
def test_the_space_right_before_a_query_or_fragment_of_an_opaque_path_is_encoded(text: str, href: str) -> None:
    assert str(parse_url(text)) == href


@pytest.mark.parametrize(
    ("text", "query", "fragment"),
    [
        ("foo:", None, None),
        ("foo:?", "", None),
        ("foo:#", None, ""),
        ("foo:?#", "", ""),
        ("foo:??", "?", None),
        ("foo:##", None, "#"),
        ("foo:#?", None, "?"),
        ("https://h/?a=b&c#d?e", "a=b&c", "d?e"),
    ],
)
def test_an_empty_query_or_fragment_differs_from_none(text: str, query: str | None, fragment: str | None) -> None:
    url = parse_url(text)
    assert (url.query, url.fragment) == (query, fragment)
    assert str(url) == text


@pytest.mark.parametrize(
    ("href", "value", "pathname"),
    [
        ("https://h/a", "b", "/b"),
        ("https://h/a", "/b", "/b"),
        ("https://h/a", "\\b", "/b"),
        ("https://h/a", "", "/"),
        ("https://h/a", "b?c#d", "/b%3Fc%23d"),  # neither ends the path here
        ("https://h/a", "../b", "/b"),
        ("https://h/a", "%2e%2e/b?", "/b%3F"),
        ("foo://h/a", "", ""),
        ("foo://h/a", "?", "/%3F"),
        ("foo://h/a", "#", "/%23"),
        ("foo://h/a", "\\b", "/\\b"),
        ("foo:/a", "", "/"),
        ("foo:/a", "//b", "//b"),
        ("foo:a", "b", "a"),
        ("file:///C:/a", "D|/b", "/D:/b"),
        ("file:///C:/a", "..", "/"),
        ("https://h/a", "\tb\n ", "/b%20"),
    ],
)
def test_setting_the_pathname(href: str, value: str, pathname: str) -> None:
    url = URL(href)
    url.pathname = value
    assert url.pathname == pathname


@pytest.mark.parametrize(
    ("href", "value", "result"),
    [
        ("https://h/?a#f", "b", "https://h/?b#f"),
        ("https://h/?a#f", "?b", "https://h/?b#f"),
        ("https://h/?a#f", "??b", "https://h/??b#f"),
        ("https://h/?a#f", "", "https://h/#f"),
        ("https://h/?a#f", "?", "https://h/?#f"),
        ("https://h/?a#f", "b#c", "https://h/?b%23c#f"),
        ("https://h/", "'", "https://h/?%27"),
        ("foo://h", "'\t\n", "foo://h?'"),
        ("foo:a", "b", "foo:a?b"),
    ],
)
def test_setting_search(href: str, value: str, result: str) -> None:
    url = URL(href)
    url.search = value
    assert url.href == result


@pytest.mark.parametrize(
    ("href", "value", "result"),
    [
        ("https://h/?q#a", "b", "https://h/?q#b"),
        ("https://h/?q#a", "#b", "https://h/?q#b"),
        ("https://h/?q#a", "##b", "https://h/?q##b"),
        ("https://h/?q#a", "", "https://h/?q"),
        ("https://h/?q#a", "#", "https://h/?q#"),
        ("https://h/", "` \t", "https://h/#%60%20"),
        ("foo:a", "b", "foo:a#b"),
    ],
)
def test_setting_hash(href: str, value: str, result: str) -> None:
    url = URL(href)
    url.hash = value
    assert url.href == result


@pytest.mark.parametrize(
    ("text", "positions"),
    [
        ("https://h/a%4", [11]),
        ("https://h/%", [10]),
        ("https://h/%4?1", [10]),  # the digits must be side by side
        ("https://h/%4#1", [10]),
        ("https://h/?%4#a", [11]),
        ("https://h/%41", []),
        ("https://h/#%4", [11]),
        ("foo:%", [4]),
        ("foo:%zz%41%", [4, 10]),
    ],
)
def test_a_percent_sign_without_two_digits_is_reported_where_it_stands(text: str, positions: list[int]) -> None:
    assert [error.start for error in validation_errors(text)] == positions


@pytest.mark.parametrize(
    "text",
    [
        "foo://h?q",
        "foo://h#f",
        "foo://h",
        "foo://h/.",
        "foo://h/a/./..",
        "https://h/a/.",
        "https://h/./",
        "https://h/..",
    ],
)
def test_a_path_may_be_missing_or_of_dots_only(text: str) -> None:
    assert parse_url(text).path in ([], [""], ["a", ""])


@pytest.mark.parametrize(("c", "query", "fragment"), [("?", "", None), ("#", None, "")])
@pytest.mark.parametrize(
    ("before", "state"), [("foo://h", State.PATH_START), ("foo://h/", State.PATH), ("foo:", State.OPAQUE_PATH)]
)
def test_what_begins_right_behind_a_host_or_a_path_is_empty_at_first(
    before: str, state: State, c: str, query: str | None, fragment: str | None
) -> None:
    parser = BasicURLParser(f"{before}{c}a")
    steps = parser.steps()
    assert state in steps  # it has run, and nothing after it
    assert (parser.url.query, parser.url.fragment) == (query, fragment)


def test_a_query_leaves_an_empty_buffer() -> None:
    parser = BasicURLParser("foo:?q#f")
    assert State.FRAGMENT in parser.steps()
    assert parser.buffer == ""


@pytest.mark.parametrize(("query", "whole"), [(None, "b"), ("", "b"), ("a", "ab")])
def test_a_query_is_appended(query: str | None, whole: str) -> None:
    url = URLRecord("foo", query=query)
    BasicURLParser("b", url=url, state_override=State.QUERY).run()
    assert url.query == whole
