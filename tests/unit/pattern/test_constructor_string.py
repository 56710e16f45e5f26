import pytest

from urlstd.pattern.constructor_string import ConstructorStringParser, parse_a_constructor_string
from urlstd.pattern.errors import URLPatternError


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("", {"pathname": ""}),
        ("a/b", {"pathname": "a/b"}),
        ("/a?b#c", {"pathname": "/a", "search": "b", "hash": "c"}),
        ("?b", {"search": "b"}),
        ("#c", {"hash": "c"}),
        ("?b#c", {"search": "b", "hash": "c"}),
        ("//h/p", {"pathname": "//h/p"}),
        ("a@b", {"pathname": "a@b"}),
    ],
)
def test_a_relative_pattern_gives_no_component_before_its_first(string: str, expected: dict[str, str]) -> None:
    assert parse_a_constructor_string(string) == expected


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("https://h", {"protocol": "https", "hostname": "h", "port": ""}),
        ("https://h:1?b", {"protocol": "https", "hostname": "h", "port": "1", "pathname": "/", "search": "b"}),
        ("https://h:8080", {"protocol": "https", "hostname": "h", "port": "8080"}),
        ("https://h/p", {"protocol": "https", "hostname": "h", "port": "", "pathname": "/p"}),
        ("https://h#a@b", {"protocol": "https", "hostname": "h", "port": "", "pathname": "/", "search": "",
          "hash": "a@b"}),
        ("https://h/a@b", {"protocol": "https", "hostname": "h", "port": "", "pathname": "/a@b"}),
        ("https://h?a@b", {"protocol": "https", "hostname": "h", "port": "", "pathname": "/", "search": "a@b"}),
        ("https://u@h", {"protocol": "https", "username": "u", "hostname": "h", "port": ""}),
        ("https://u\\:p@h", {"protocol": "https", "username": "u", "password": "p", "hostname": "h", "port": ""}),
        ("http{s}?://*.h", {"protocol": "http{s}?", "hostname": "*.h", "port": ""}),
        ("https\\:h/p", {"protocol": "https", "hostname": "h", "port": "", "pathname": "/p"}),
        ("data\\:x", {"protocol": "data", "hostname": "", "port": "", "pathname": "x"}),
        ("foo://h/p", {"protocol": "foo", "hostname": "h", "port": "", "pathname": "/p"}),
        # What is skipped is what it is in a URL without it.
        ("https://h?b", {"protocol": "https", "hostname": "h", "port": "", "pathname": "/", "search": "b"}),
        ("https://h:1#c", {"protocol": "https", "hostname": "h", "port": "1", "pathname": "/", "search": "",
          "hash": "c"}),
        ("foo://h#c", {"protocol": "foo", "hostname": "h", "port": "", "pathname": "", "search": "", "hash": "c"}),
        ("https://h/#c", {"protocol": "https", "hostname": "h", "port": "", "pathname": "/", "search": "",
          "hash": "c"}),
        ("data\\:#c", {"protocol": "data", "hostname": "", "port": "", "pathname": "", "search": "", "hash": "c"}),
        ("https://", {"protocol": "https", "hostname": "", "port": ""}),
    ],
)  # fmt: skip
def test_a_pattern_with_a_protocol(string: str, expected: dict[str, str]) -> None:
    assert parse_a_constructor_string(string) == expected


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        # "?" is a modifier after a group and begins the search after anything else.
        ("/:a?b", {"pathname": "/:a?b"}),
        ("/(a)?b", {"pathname": "/(a)?b"}),
        ("/{a}?b", {"pathname": "/{a}?b"}),
        ("/*?b", {"pathname": "/*?b"}),
        ("*?b", {"pathname": "*?b"}),
        (":a?b", {"pathname": ":a?b"}),
        ("/:a??b", {"pathname": "/:a?", "search": "b"}),
        ("/*\\?b", {"pathname": "/*", "search": "b"}),
        ("/a?b", {"pathname": "/a", "search": "b"}),
        ("/:a/?b", {"pathname": "/:a/", "search": "b"}),
        ("/a+?b", {"pathname": "/a+", "search": "b"}),
        ("\\?b", {"search": "b"}),
        ("https://:h?", {"protocol": "https", "hostname": ":h?", "port": ""}),
        ("https://h/(a?#)?#c", {"protocol": "https", "hostname": "h", "port": "", "pathname": "/(a?#)?", "search": "",
                                "hash": "c"}),
    ],
)  # fmt: skip
def test_a_question_mark_after_a_group_is_its_modifier(string: str, expected: dict[str, str]) -> None:
    assert parse_a_constructor_string(string) == expected


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        # ":" before what could be a name is one.
        ("data:foo", {"pathname": "data:foo"}),
        ("a:1", {"protocol": "a", "hostname": "", "port": "", "pathname": "1"}),
        ("https://h:80{80}?", {"protocol": "https", "hostname": "h", "port": "80{80}?"}),
        ("https://h:port", {"protocol": "https", "hostname": "h:port", "port": ""}),
        ("https://a:b@h", {"protocol": "https", "username": "a:b", "hostname": "h", "port": ""}),
        ("https://a\\:b@h", {"protocol": "https", "username": "a", "password": "b", "hostname": "h", "port": ""}),
        ("https://h/a:", {"protocol": "https", "hostname": "h", "port": "", "pathname": "/a:"}),
    ],
)
def test_a_colon_before_an_identifier_begins_a_name(string: str, expected: dict[str, str]) -> None:
    assert parse_a_constructor_string(string) == expected


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("{https://h?a#b}", {"pathname": "{https://h?a#b}"}),
        ("https://{h/p?q#f}", {"protocol": "https", "hostname": "{h/p?q#f}", "port": ""}),
        ("https://h{:80}?/p", {"protocol": "https", "hostname": "h{:80}?", "port": "", "pathname": "/p"}),
        ("https://{a@}b@h", {"protocol": "https", "username": "{a@}b", "hostname": "h", "port": ""}),
        ("/{a{b}?c}?d", {"pathname": "/{a{b}?c}?d"}),
        ("/{a?b", {"pathname": "/{a?b"}),
        ("/a}?b", {"pathname": "/a}?b"}),
    ],
)
def test_nothing_in_braces_ends_a_component(string: str, expected: dict[str, str]) -> None:
    assert parse_a_constructor_string(string) == expected


@pytest.mark.parametrize(
    ("string", "hostname", "port"),
    [
        ("https://[\\:\\:1]:8080/", "[\\:\\:1]", "8080"),
        ("https://[::1]/", "[::1]", ""),
        ("https://[::1]:80/", "[::1]", "80"),
        ("https://[:name]:80/", "[:name]", "80"),
        ("https://]:80/", "]:80", ""),
        ("https://[[::]::]:1/", "[[::]::]", "1"),
    ],
)
def test_a_colon_in_brackets_does_not_begin_a_port(string: str, hostname: str, port: str) -> None:
    init = parse_a_constructor_string(string)
    assert (init["hostname"], init["port"]) == (hostname, port)


@pytest.mark.parametrize(
    ("string", "pathname"), [("https:a", "a"), ("http{s}?:a", "a"), ("(foo|https):a", "a"), ("*:a", "a")]
)
def test_after_a_protocol_that_may_be_special_there_is_a_host(string: str, pathname: str) -> None:
    # The colon is escaped, as it would begin a name.
    init = parse_a_constructor_string(string.replace(":a", "\\:a"))
    assert init["hostname"] == pathname
    assert "pathname" not in init


@pytest.mark.parametrize(
    ("string", "pattern", "position"),
    [("(*)://h", "(*)", 1), ("a b://h", "a b", 0), ("x{a{b}}://h", "x{a{b}}", 3), ("1\\:x", "1", 0)],
)
def test_a_protocol_is_compiled_at_once(string: str, pattern: str, position: int) -> None:
    with pytest.raises(URLPatternError) as error:
        parse_a_constructor_string(string)
    found = error.value
    assert (found.component, found.pattern, found.position) == ("protocol", pattern, position)


def test_it_is_noted_where_each_component_begins() -> None:
    parser = ConstructorStringParser("https://u:{p}@h💩:80/p?q#f")
    parser.parse()
    assert parser.starts == {
        "protocol": 0, "username": 8, "password": 10, "hostname": 14, "port": 17, "pathname": 19,
        "search": 22, "hash": 24,
    }  # fmt: skip


def test_its_turns_can_be_followed() -> None:
    parser = ConstructorStringParser("a?")
    turns = [(parser.state, parser.token_index) for _ in parser.steps()]
    assert turns == [("init", 1), ("init", 2), ("pathname", 0), ("pathname", 1), ("search", 2), ("done", 2)]
    assert parser.result == {"pathname": "a", "search": ""}
