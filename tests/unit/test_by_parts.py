"""The wide lane, part by part; tests/property/test_lane.py compares it with the machine."""

import pytest

from urlstd import URLRecord, parse_url
from urlstd.parsing import by_parts

HTTP, FILE, DRIVE = "http://u:p@h:1/a/b?q#f", "file://s/a/b?q", "file:///C:/a/b"


def parsed(text: str, base: str | None = None) -> URLRecord | None:
    return by_parts.parse(text, None if base is None else parse_url(base))


@pytest.mark.parametrize(
    ("text", "base", "href"),
    [
        # What surrounds and interrupts.
        (" \0http://h/ \n", None, "http://h/"),
        ("ht\ttp://h\n/a\rb", None, "http://h/ab"),
        ("http://h/\ud800", None, "http://h/%EF%BF%BD"),
        # Schemes.
        ("HTTP:h", None, "http://h/"),
        ("http:\\\\h\\a", None, "http://h/a"),
        ("http:///h", None, "http://h/"),
        ("http:x", HTTP, "http://u:p@h:1/a/x"),
        ("http:/x", HTTP, "http://u:p@h:1/x"),
        ("http://x", HTTP, "http://x/"),
        ("https:x", HTTP, "https://x/"),
        ("foo://h", None, "foo://h"),
        ("foo:///a", None, "foo:///a"),
        ("foo:/a/../b", None, "foo:/b"),
        ("foo:/.//p", None, "foo:/.//p"),
        # Opaque paths.
        ("foo:a b", None, "foo:a b"),
        ("foo:a  ?q", None, "foo:a %20?q"),
        ("foo:a  #f", None, "foo:a %20#f"),
        ("foo:\0x", None, "foo:%00x"),
        ("#x", "foo:a?q#f", "foo:a?q#x"),
        # Credentials.
        ("http://u@h", None, "http://u@h/"),
        ("http://u:p:q@r@h", None, "http://u:p%3Aq%40r@h/"),
        ("http://:@h", None, "http://h/"),
        # Hosts.
        ("http://a_B.example.", None, "http://a_b.example./"),
        ("http://0x7f.1", None, "http://127.0.0.1/"),
        ("http://fa\u00df.de", None, "http://xn--fa-hia.de/"),
        ("http://%61", None, "http://a/"),
        ("http://[::1]:080", None, "http://[::1]/"),
        ("foo://[::1]", None, "foo://[::1]"),
        ("foo://H%z", None, "foo://H%z"),
        # Ports.
        ("http://h:", None, "http://h/"),
        ("http://h:000", None, "http://h:0/"),
        ("http://h:0000000065535", None, "http://h:65535/"),
        ("foo://h:80", None, "foo://h:80"),
        # Relative references.
        ("", HTTP, "http://u:p@h:1/a/b?q"),
        ("?r", HTTP, "http://u:p@h:1/a/b?r"),
        ("#g", HTTP, "http://u:p@h:1/a/b?q#g"),
        ("x", HTTP, "http://u:p@h:1/a/x"),
        ("..", HTTP, "http://u:p@h:1/"),
        ("\\x", HTTP, "http://u:p@h:1/x"),
        ("\\/x/y", HTTP, "http://x/y"),
        ("x", "foo://h", "foo://h/x"),
        ("\\x", "foo://h/a/b", "foo://h/a/\\x"),
        ("//x", "foo://h/a/b", "foo://x"),
        ("/x", "foo://h/a/b", "foo://h/x"),
        # Paths.
        ("http://h/a/./b/%2E%2e/c", None, "http://h/a/c"),
        ("http://h/a/.", None, "http://h/a/"),
        ("http://h/a/b/..", None, "http://h/a/"),
        ("http://h/.a b", None, "http://h/.a%20b"),
        # Queries and fragments.
        ("http://h/?'#`?#", None, "http://h/?%27#%60?#"),
        ("foo:?'", None, "foo:?'"),
        # file: URLs.
        ("file:", None, "file:///"),
        ("file:x", None, "file:///x"),
        ("file:\\x", None, "file:///x"),
        ("file://", None, "file:///"),
        ("file://LOCALHOST/x", None, "file:///x"),
        ("file://H", None, "file://h/"),
        ("file://C|/x", None, "file:///C:/x"),
        ("file:///C|/../x", None, "file:///C:/x"),
        ("file:x", HTTP, "file:///x"),
        ("", FILE, "file://s/a/b?q"),
        ("x", FILE, "file://s/a/x"),
        ("/x", FILE, "file://s/x"),
        ("//t/x", FILE, "file://t/x"),
        ("C|", FILE, "file://s/C:"),
        ("/x", DRIVE, "file:///C:/x"),
        ("/D:/x", DRIVE, "file:///D:/x"),
        ("../../..", DRIVE, "file:///C:/"),
    ],
)
def test_a_url_is_its_parts(text: str, base: str | None, href: str) -> None:
    assert str(parsed(text, base)) == href


@pytest.mark.parametrize(
    ("text", "base"),
    [
        ("x", None),
        ("", "foo:a"),
        ("x", "foo:a"),
        ("?x", "foo:a"),
        ("?x#y", "foo:a"),
        ("http:", None),
        ("http://u@", None),
        ("foo://u@", None),
        ("foo://:1", None),
        ("http://:1", None),
        ("http://h:x", None),
        ("http://h:１", None),
        ("http://h:65536", None),
        ("http://h:100000", None),
        ("http://a[b", None),
        ("http://[::1]x", None),
        ("http://[::1]:x", None),
        ("http://[:1]", None),
        ("http://a b", None),
        ("foo://a b", None),
        ("http://1.2.3.256", None),
        ("file://h:1", None),
    ],
)
def test_what_the_machine_does_not_parse_is_declined(text: str, base: str | None) -> None:
    assert parsed(text, base) is None


def test_nothing_of_the_base_is_shared_that_can_change() -> None:
    for base in (parse_url(HTTP), parse_url(FILE)):
        before = base.copy()
        for text in ("", "x", "../x", "?y", "#z"):
            record = by_parts.parse(text, base)
            assert record is not None
            assert isinstance(record.path, list)
            record.path.append("changed")
        assert base == before
