"""The wide lane, part by part; tests/property/test_lane.py compares it with the machine."""

import string

import pytest

from tests.unit import machine_alone
from urlstd import URLParseError, URLRecord, parse_url
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


@pytest.mark.parametrize(
    ("text", "base", "declined"),
    [
        ("https://h/a{}b", None, "\\"),
        ("https://h/?a{}b", None, "\\"),
        ("https://h/#a{}b", None, "\\"),
        ("https://a{}b.c/", None, "\\"),
        ("https://b.a{}c", None, "\\"),
        ("https://a{}b@h", None, "\\"),
        ("https://a:{}b@h", None, "\\/?#"),  # a port that is not given
        ("https://{}h:1", None, "\\/"),
        ("https://h:{}", None, "\\/?#"),
        ("https://h:1{}", None, "\\"),
        ("foo://a{}b", None, ""),
        ("foo://h{}:1", None, ""),
        ("foo:a{}b", None, "\\"),
        ("foo:{}b", None, "\\"),
        ("foo:/{}b", None, "\\"),
        ("f{}o:a", None, ""),
        ("f{}o://h", None, ""),
        ("{}oo:a", None, ""),
        ("{}:a", None, ""),
        ("a{}b", "https://h", "\\"),
        ("/a{}b", "https://h", "\\"),
        ("{}", "https://h", "\\"),
        ("/{}", "https://h", "\\"),
        ("a/{}", "https://h/b", "\\"),
        ("a/{}b", "foo://h", "\\"),
        ("//a{}b", "foo://h", ""),
        ("?{}", "https://h", "\\"),
        ("#{}", "https://h", "\\"),
    ],
)
def test_all_is_read_but_what_is_the_machines(text: str, base: str | None, declined: str) -> None:
    for c in map(chr, (*range(0x20), *range(0x21, 0x80), 0xE9)):
        given = text.format(c)
        is_removed = c in "\t\n\r" or (c < " " and c in {given[0], given[-1]})
        try:
            wanted = None if is_removed or c in declined else machine_alone.parse_url(given, base)
        except URLParseError:
            wanted = None
        assert parsed(given, base) == wanted, given


@pytest.mark.parametrize(
    ("path", "segments"),
    [
        (".", [""]),
        ("..", [""]),
        ("%2e", [""]),
        ("%2E%2e/b", ["b"]),
        (".%2e/b", ["b"]),
        ("a/%2e/b", ["a", "b"]),
        ("a/%2E", ["a", ""]),
        ("a/b/%2e%2E/c", ["a", "c"]),
        ("a/b/.%2E", ["a", ""]),
        ("a/../../b", ["b"]),
        ("a./b..", ["a.", "b.."]),
        ("a/.b/..c/...", ["a", ".b", "..c", "..."]),
        ("%2f/a%2e", ["%2f", "a%2e"]),
        ("a//.", ["a", "", ""]),
    ],
)
@pytest.mark.parametrize("before", ["foo://h/", "https://h/", "foo:/"])
def test_dot_segments_are_gone(path: str, segments: list[str], before: str) -> None:
    record = parsed(f"{before}{path}")
    assert record is not None
    assert record.path == segments


@pytest.mark.parametrize("port", [0, 1, 65534, 65535])
def test_a_port_may_be_any_number_of_16_bits(port: int) -> None:
    record = parsed(f"foo://h:{port}")
    assert record is not None
    assert record.port == port


def test_a_plain_domain_of_a_special_url_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(by_parts, "parse_host", None)
    plain = string.ascii_lowercase + string.digits + "-"
    for domain in ("h", f"a{plain}", f"{plain}.{plain}.h", *string.ascii_lowercase):
        record = parsed(f"https://{domain}/")
        assert record is not None
        assert record.host == domain
