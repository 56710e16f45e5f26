"""file: URLs, their hosts and their Windows drive letters."""

import pytest

from tests.unit.machine_alone import parse_url
from urlstd import URLParseError

BASE = "file://h/C:/a/b?q#f"


@pytest.mark.parametrize(
    ("text", "href"),
    [
        ("file:", "file:///"),
        ("file:x", "file:///x"),
        ("file:/x", "file:///x"),
        ("file:\\x", "file:///x"),
        ("file://", "file:///"),
        ("file://h", "file://h/"),
        ("file:\\\\h\\x", "file://h/x"),
        ("file:///x", "file:///x"),
        ("file:////x", "file:////x"),
        ("file://localhost/x", "file:///x"),
        ("file://LOCAL%48ost/x", "file:///x"),
        ("file://h?q", "file://h/?q"),
        ("file://h#f", "file://h/#f"),
        ("file://?q", "file:///?q"),
        ("file://1.2/x", "file://1.0.0.2/x"),
        ("file://[::1]/x", "file://[::1]/x"),
    ],
)
def test_a_file_url_always_has_a_host_if_only_the_empty_one(text: str, href: str) -> None:
    assert str(parse_url(text)) == href


@pytest.mark.parametrize(
    "text", ["file://h:1/", "file://u@h/", "file://a b/", "file://%00/", "file://1.2.3.4.5/", "file://[x]/"]
)
def test_a_file_url_has_no_credentials_and_no_port(text: str) -> None:
    with pytest.raises(URLParseError):
        parse_url(text)


@pytest.mark.parametrize(
    ("text", "href"),
    [
        ("file:C:", "file:///C:"),
        ("file:C|/x", "file:///C:/x"),
        ("file:/C|/x", "file:///C:/x"),
        ("file://C|/x", "file:///C:/x"),
        ("file://C:", "file:///C:"),
        ("file://c|?q", "file:///c:?q"),
        ("file:///C|", "file:///C:"),
        ("file://h/C|/x", "file://h/C:/x"),
        ("file:///C|x", "file:///C|x"),  # not a whole segment
        ("file:///x/C|", "file:///x/C|"),  # not the first
        ("file:///C%7C/x", "file:///C%7C/x"),
        ("file:///1|/x", "file:///1|/x"),
        ("file:///C:/..", "file:///C:/"),
        ("file:///C:/../..", "file:///C:/"),
        ("file:///C|/../x", "file:///C:/x"),
        ("file:///x/../C|/y", "file:///C:/y"),
    ],
)
def test_a_drive_letter_is_normalized_as_the_first_segment_and_never_removed(text: str, href: str) -> None:
    assert str(parse_url(text)) == href


def test_a_drive_letter_means_nothing_in_another_scheme() -> None:
    assert str(parse_url("http://h/C|/../x")) == "http://h/x"
    assert str(parse_url("foo:///C|/x")) == "foo:///C|/x"


@pytest.mark.parametrize(
    ("text", "href"),
    [
        ("", "file://h/C:/a/b?q"),
        ("#x", "file://h/C:/a/b?q#x"),
        ("#", "file://h/C:/a/b?q#"),
        ("?x", "file://h/C:/a/b?x"),
        ("x", "file://h/C:/a/x"),
        ("..", "file://h/C:/"),
        ("../..", "file://h/C:/"),
        ("/x", "file://h/C:/x"),  # the drive stays
        ("\\x", "file://h/C:/x"),
        ("/", "file://h/C:/"),
        ("D|", "file://h/D:"),  # unless the input brings its own
        ("d|/x", "file://h/d:/x"),
        ("/D:/x", "file://h/D:/x"),
        ("D|x", "file://h/C:/a/D|x"),
        ("/D:x", "file://h/C:/D:x"),
        ("//g/x", "file://g/x"),
        ("///x", "file:///x"),
        ("//D:/x", "file:///D:/x"),
        ("file:x", "file://h/C:/a/x"),
        ("file:/x", "file://h/C:/x"),
        ("file:", "file://h/C:/a/b?q"),
    ],
)
def test_what_a_file_url_inherits_from_its_base(text: str, href: str) -> None:
    assert str(parse_url(text, BASE)) == href


@pytest.mark.parametrize(
    ("text", "base", "href"),
    [
        ("/x", "file:///c/a", "file:///x"),
        ("/x", "file:///", "file:///x"),
        ("file:x", "http://h/a", "file:///x"),
        ("file:/x", "http://h/C:/a", "file:///x"),
        ("C:", "file:///x", "c:"),  # a scheme comes first
    ],
)
def test_only_a_file_base_with_a_drive_letter_gives_one(text: str, base: str, href: str) -> None:
    assert str(parse_url(text, base)) == href
