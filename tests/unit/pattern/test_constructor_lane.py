import pytest

from urlstd.pattern import constructor_lane

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
