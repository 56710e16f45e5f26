import string as letters

import pytest

from urlstd.pattern import constructor_lane
from urlstd.pattern.constructor_string import parse_a_constructor_string

AUTHORITY = {"protocol": "https", "hostname": "h", "port": ""}


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("https://h", AUTHORITY),
        ("https://h/:a", AUTHORITY | {"pathname": "/:a"}),
        ("https://h:80/", AUTHORITY | {"port": "80", "pathname": "/"}),
        ("http{s}?://:sub.*/", {"protocol": "http{s}?", "hostname": ":sub.*", "port": "", "pathname": "/"}),
        ("file:///a", {"protocol": "file", "hostname": "", "port": "", "pathname": "/a"}),
        ("/a?b", {"pathname": "/a", "search": "b"}),
        ("/:a?b", {"pathname": "/:a?b"}),
        ("/:a??b", {"pathname": "/:a?", "search": "b"}),
        ("/**?x", {"pathname": "/**?x"}),
        ("/a+?x", {"pathname": "/a+", "search": "x"}),
        ("/{x#}?#a", {"pathname": "/{x#}?", "search": "", "hash": "a"}),
        ("/(a?#)?y#", {"pathname": "/(a?#)?y", "search": "", "hash": ""}),
    ],
)
def test_the_components_of_what_is_accepted(string: str, expected: dict[str, str]) -> None:
    assert constructor_lane.components(string) == expected


@pytest.mark.parametrize("string", ["", "a", "?a", "data:a", "https://u@h/", "https://[::1]/", "/a:", "/\\:", "/{a"])
def test_what_is_not_sure_is_declined(string: str) -> None:
    assert constructor_lane.components(string) is None


CODE_POINTS = [*map(chr, range(0x80)), "\x80", "é", "\U0010ffff"]
NAME = letters.ascii_letters + letters.digits + "_$"
HOST = letters.ascii_letters + letters.digits + "._-"


@pytest.mark.parametrize(
    ("template", "accepted"),
    [
        ("https://%", HOST + "*/"),
        ("https://a%b", HOST + "*/:"),
        ("https://h%", HOST + "*/"),
        ("https://h:%", NAME.replace("_$", "") + "_$"),  # a name, or a port
        ("https://h:1%2/", letters.digits + "/"),
        ("https://:%", NAME),
        ("https://:a%b", NAME + "./-*?:"),
        ("/:%", letters.ascii_letters + "_$"),
        ("%://h", "*"),
        ("h%tp://h", "t"),
        ("http%://h", "s"),
        ("https:%/h", "/"),
        ("http{%}?://h", "s"),
    ],
)
def test_an_authority_is_accepted_where_it_is_plain(template: str, accepted: str) -> None:
    check(template, frozenset(accepted))


@pytest.mark.parametrize(
    ("template", "declined"),
    [
        ("https://h/a%b", "(\\{}"),
        ("https://h/?a%b", "(\\{}"),
        ("https://h/#a%b", "#(\\{}"),
        ("/a%", "(:\\{}"),
        ("/a%b", "(\\{}"),
        ("/?a%b", "(\\{}"),
        ("/#a%b", "#(\\{}"),
        ("/:a%b", "(\\{}\x80é\U0010ffff"),
        ("https://(a%b)", "()\x80é\U0010ffff"),
        ("https://(%b)", "()?\x80é\U0010ffff"),
        ("/(a%b)?x", "(\x80é\U0010ffff"),
        ("/a?(a%b)", "(\x80é\U0010ffff"),
        ("/(\\%)", "\x80é\U0010ffff"),
        ("/a?:b(%)", "()?\\\x80é\U0010ffff"),
        ("https://{b%c}", "(?\\{}"),
        ("/{b%c}?x", "(?\\{}"),
        ("/a?{b%c}?x", "(?\\{}"),
        ("/a#{b%c}??", "(?\\{}"),
    ],
)
def test_all_is_accepted_but_what_has_rules_of_its_own(template: str, declined: str) -> None:
    check(template, frozenset(CODE_POINTS) - frozenset(declined))


def check(template: str, accepted: frozenset[str]) -> None:
    for c in CODE_POINTS:
        string = template.replace("%", c)
        found = constructor_lane.components(string)
        assert (found is not None) == (c in accepted), string
        assert found is None or found == parse_a_constructor_string(string), string


@pytest.mark.parametrize("protocol", ["http", "https", "http{s}?", "ws", "wss", "ftp", "file", "*"])
def test_the_protocols_that_are_special_for_sure(protocol: str) -> None:
    found = constructor_lane.components(f"{protocol}://h")
    assert found == parse_a_constructor_string(f"{protocol}://h") == {"protocol": protocol, "hostname": "h", "port": ""}


@pytest.mark.parametrize(
    "string",
    [
        "h://h", "w://h", "htt://h", "httpss://h", "http{s}://h", "http{s?}://h", "f://h", "ftps://h", "://h", "**://h",
        "https:", "https:/", "https:h", "//h", "https://h:", "https://h:/", "https://h:80:", "https://h?q", "https://h#f",
    ],
)  # fmt: skip
def test_another_protocol_or_authority_is_declined(string: str) -> None:
    found = constructor_lane.components(string)
    assert found is None or found == parse_a_constructor_string(string)
    assert (found is None) == (string != "//h")
