"""The wide lane, part by part; tests/property/test_lane.py compares it with the machine."""

import pytest

from urlstd import URLRecord, parse_url
from urlstd.parsing import by_parts

HTTP = "http://u:p@h:1/a/b?q#f"


def parsed(text: str, base: str | None = None) -> URLRecord | None:
    return by_parts.parse(text, None if base is None else parse_url(base))


@pytest.mark.parametrize(
    ("text", "base", "href"),
    [
        ("http://h/\ud800", None, "http://h/%EF%BF%BD"),
        # Schemes.
        ("HTTP://h", None, "http://h/"),
        ("foo://h", None, "foo://h"),
        ("foo:///a", None, "foo:///a"),
        ("foo:/a/../b", None, "foo:/b"),
        ("foo:/.//p", None, "foo:/.//p"),
        # Opaque paths.
        ("foo:a b", None, "foo:a b"),
        ("foo:\x7fx", None, "foo:%7Fx"),
        # Credentials.
        ("http://u@h", None, "http://u@h/"),
        ("http://u:p:q@r@h", None, "http://u:p%3Aq%40r@h/"),
        ("http://:@h", None, "http://h/"),
        # Hosts.
        ("http://a_B.example.", None, "http://a_b.example./"),
        ("http://0x7f.1", None, "http://127.0.0.1/"),
        ("http://fa\u00df.de", None, "http://xn--fa-hia.de/"),
        ("http://%61", None, "http://a/"),
        ("foo://H%z", None, "foo://H%z"),
        ("foo://a.b", None, "foo://a.b"),
        # Ports.
        ("http://h:000", None, "http://h:0/"),
        ("http://h:80", None, "http://h/"),
        ("foo://h:80", None, "foo://h:80"),
        # Relative references.
        ("?r", HTTP, "http://u:p@h:1/a/b?r"),
        ("#g", HTTP, "http://u:p@h:1/a/b?q#g"),
        ("x", HTTP, "http://u:p@h:1/a/x"),
        ("..", HTTP, "http://u:p@h:1/"),
        ("x", "foo://h", "foo://h/x"),
        ("//x", "foo://h/a/b", "foo://x"),
        ("/x", "foo://h/a/b", "foo://h/x"),
        # Paths.
        ("http://h/a/./b/%2E%2e/c", None, "http://h/a/c"),
        ("http://h/a/.", None, "http://h/a/"),
        ("http://h/a/b/..", None, "http://h/a/"),
        ("http://h/../..", None, "http://h/"),
        ("http://h/.a b", None, "http://h/.a%20b"),
        # Queries and fragments.
        ("http://h/?'#`?#", None, "http://h/?%27#%60?#"),
        ("foo:?'", None, "foo:?'"),
    ],
)
def test_a_url_is_its_parts(text: str, base: str | None, href: str) -> None:
    assert str(parsed(text, base)) == href


@pytest.mark.parametrize(
    ("text", "base"),
    [
        # What is removed, and what stands for something else.
        ("", HTTP),
        (" http://h/", None),
        ("http://h/\0", None),
        ("http://h\n/", None),
        ("http:\\\\h", None),
        # What has rules of its own.
        ("http:h", None),
        ("http:///h", None),
        ("http:x", HTTP),
        ("FILE:///x", None),
        ("x", "file:///"),
        ("#x", "foo:a"),
        ("foo:a ?q", None),
        ("http://u@", None),
        ("foo://u@", None),
        ("http://[::1]", None),
        ("http://h:", None),
        ("http://h:000000", None),
        # Failures.
        ("x", None),
        ("http://", None),
        ("foo://:1", None),
        ("http://:1", None),
        ("http://h:x", None),
        ("http://h:１", None),
        ("http://h:65536", None),
        ("http://a b", None),
        ("http://1.2.3.256", None),
    ],
)
def test_the_rest_is_the_machines(text: str, base: str | None) -> None:
    assert parsed(text, base) is None


def test_nothing_of_the_base_is_shared_that_can_change() -> None:
    base = parse_url(HTTP)
    before = base.copy()
    for text in ("x", "../x", "?y", "#z"):
        record = by_parts.parse(text, base)
        assert record is not None
        assert isinstance(record.path, list)
        record.path.append("changed")
    assert base == before
