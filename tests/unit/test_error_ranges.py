"""Where errors lie: exact ranges, states and steps."""

from collections.abc import Iterator
from typing import Any

import pytest

from urlstd import validation_errors

# An input, a base, and its errors in order: name, start, end, fatal, state, step.
ERRORS: list[tuple[str, str | None, list[tuple[Any, ...]]]] = [
    ("", None, [("missing-scheme-non-relative-URL", 0, 0, True, "no scheme", 1)]),
    (
        " ",
        None,
        [
            ("invalid-URL-unit", 0, 1, False, None, None),
            ("missing-scheme-non-relative-URL", 1, 1, True, "no scheme", 1),
        ],
    ),
    ("  https://h", None, [("invalid-URL-unit", 0, 2, False, None, None)]),
    ("https://h\0 ", None, [("invalid-URL-unit", 9, 11, False, None, None)]),
    (" \thttps://h/ \n", None, [("invalid-URL-unit", 0, 2, False, None, None)]),
    ("https://h/\t\n", None, [("invalid-URL-unit", 10, 12, False, None, None)]),
    ("ht\ttps://h", None, [("invalid-URL-unit", 2, 3, False, None, None)]),
    (
        "\t",
        None,
        [
            ("invalid-URL-unit", 0, 1, False, None, None),
            ("missing-scheme-non-relative-URL", 1, 1, True, "no scheme", 1),
        ],
    ),
    ("foo", None, [("missing-scheme-non-relative-URL", 0, 3, True, "no scheme", 4)]),
    (
        "\t foo",
        None,
        [
            ("invalid-URL-unit", 0, 2, False, None, None),
            ("missing-scheme-non-relative-URL", 2, 5, True, "no scheme", 4),
        ],
    ),
    ("💩", None, [("missing-scheme-non-relative-URL", 0, 1, True, "no scheme", 1)]),
    ("a", "mailto:x", [("missing-scheme-non-relative-URL", 0, 1, True, "no scheme", 2)]),
    ("", "mailto:x", [("missing-scheme-non-relative-URL", 0, 0, True, "no scheme", 1)]),
    ("https:h", None, [("special-scheme-missing-following-solidus", 6, 7, False, "special authority slashes", 6)]),
    (
        "https:/h",
        None,
        [
            ("special-scheme-missing-following-solidus", 6, 7, False, "special authority slashes", 6),
            ("special-scheme-missing-following-solidus", 6, 7, False, "special authority ignore slashes", 7),
        ],
    ),
    (
        "https:///h",
        None,
        [("special-scheme-missing-following-solidus", 8, 9, False, "special authority ignore slashes", 7)],
    ),
    (
        "https:////h",
        None,
        [
            ("special-scheme-missing-following-solidus", 8, 9, False, "special authority ignore slashes", 7),
            ("special-scheme-missing-following-solidus", 9, 10, False, "special authority ignore slashes", 8),
        ],
    ),
    (
        "https:\\\\h",
        None,
        [
            ("special-scheme-missing-following-solidus", 6, 7, False, "special authority slashes", 6),
            ("special-scheme-missing-following-solidus", 6, 7, False, "special authority ignore slashes", 7),
            ("special-scheme-missing-following-solidus", 7, 8, False, "special authority ignore slashes", 8),
        ],
    ),
    (
        "https:h",
        "https://b/",
        [("special-scheme-missing-following-solidus", 6, 7, False, "special relative or authority", 6)],
    ),
    (
        "https:",
        "https://b/",
        [("special-scheme-missing-following-solidus", 6, 6, False, "special relative or authority", 6)],
    ),
    (
        "https:",
        None,
        [
            ("special-scheme-missing-following-solidus", 6, 6, False, "special authority slashes", 6),
            ("host-missing", 6, 6, True, "host", 9),
        ],
    ),
    (
        "http:",
        "https://b",
        [
            ("special-scheme-missing-following-solidus", 5, 5, False, "special authority slashes", 5),
            ("host-missing", 5, 5, True, "host", 8),
        ],
    ),
    ("file:", None, [("special-scheme-missing-following-solidus", 4, 5, False, "scheme", 4)]),
    ("file:/x", None, [("special-scheme-missing-following-solidus", 4, 5, False, "scheme", 4)]),
    (
        "file:\\h\\x",
        None,
        [
            ("special-scheme-missing-following-solidus", 4, 5, False, "scheme", 4),
            ("invalid-reverse-solidus", 5, 6, False, "file", 5),
            ("invalid-reverse-solidus", 7, 8, False, "path", 8),
        ],
    ),
    (
        "file:\\\\h\\x",
        None,
        [
            ("special-scheme-missing-following-solidus", 4, 5, False, "scheme", 4),
            ("invalid-reverse-solidus", 5, 6, False, "file", 5),
            ("invalid-reverse-solidus", 6, 7, False, "file slash", 6),
            ("invalid-reverse-solidus", 8, 9, False, "path start", 9),
        ],
    ),
    ("file://h\\x", None, [("invalid-reverse-solidus", 8, 9, False, "path start", 9)]),
    (
        "\\\\h",
        "https://b/",
        [
            ("invalid-reverse-solidus", 0, 1, False, "relative", 2),
            ("invalid-reverse-solidus", 1, 2, False, "relative slash", 3),
        ],
    ),
    ("\\x", "https://b/", [("invalid-reverse-solidus", 0, 1, False, "relative", 2)]),
    ("\\x", "file:///c:/", [("invalid-reverse-solidus", 0, 1, False, "file", 2)]),
    ("\\x", "foo://b/", [("invalid-URL-unit", 0, 1, False, "path", 3)]),
    ("/\\h/", "https://b/", [("invalid-reverse-solidus", 1, 2, False, "relative slash", 3)]),
    (
        "https://h\\a\\b",
        None,
        [
            ("invalid-reverse-solidus", 9, 10, False, "path start", 12),
            ("invalid-reverse-solidus", 11, 12, False, "path", 14),
        ],
    ),
    ("https://u@h", None, [("invalid-credentials", 9, 10, False, "authority", 9)]),
    (
        "https://u:p@h@x/",
        None,
        [
            ("invalid-credentials", 11, 12, False, "authority", 11),
            ("invalid-credentials", 13, 14, False, "authority", 13),
        ],
    ),
    (
        "https://@@h",
        None,
        [("invalid-credentials", 8, 9, False, "authority", 8), ("invalid-credentials", 9, 10, False, "authority", 9)],
    ),
    (
        "https://@",
        None,
        [("invalid-credentials", 8, 9, False, "authority", 8), ("host-missing", 9, 9, True, "authority", 9)],
    ),
    (
        "https://u@/x",
        None,
        [("invalid-credentials", 9, 10, False, "authority", 9), ("host-missing", 10, 10, True, "authority", 10)],
    ),
    (
        "https://u:p@?q",
        None,
        [("invalid-credentials", 11, 12, False, "authority", 11), ("host-missing", 12, 12, True, "authority", 12)],
    ),
    (
        "foo://u@/x",
        None,
        [("invalid-credentials", 7, 8, False, "authority", 6), ("host-missing", 8, 8, True, "authority", 7)],
    ),
    (
        "foo://@",
        None,
        [("invalid-credentials", 6, 7, False, "authority", 5), ("host-missing", 7, 7, True, "authority", 6)],
    ),
    ("https://", None, [("host-missing", 8, 8, True, "host", 9)]),
    (
        "https:///",
        None,
        [
            ("special-scheme-missing-following-solidus", 8, 9, False, "special authority ignore slashes", 7),
            ("host-missing", 9, 9, True, "host", 10),
        ],
    ),
    ("https://?q", None, [("host-missing", 8, 8, True, "host", 9)]),
    ("https://:80", None, [("host-missing", 8, 8, True, "host", 12)]),
    ("foo://:80", None, [("host-missing", 6, 6, True, "host", 9)]),
    (
        "https://u@:80/",
        None,
        [("invalid-credentials", 9, 10, False, "authority", 9), ("host-missing", 10, 10, True, "host", 14)],
    ),
    ("https://h:65536", None, [("port-out-of-range", 10, 15, True, "port", 23)]),
    ("https://h:99999999999999999999/", None, [("port-out-of-range", 10, 30, True, "port", 53)]),
    ("https://h:8a/", None, [("port-invalid", 11, 12, True, "port", 16)]),
    ("https://h:\uff18/", None, [("port-invalid", 10, 11, True, "port", 14)]),
    ("https://h:-1", None, [("port-invalid", 10, 11, True, "port", 15)]),
    ("https://h: 1", None, [("port-invalid", 10, 11, True, "port", 15)]),
    (
        "c|/p",
        "file:///c:/",
        [("file-invalid-Windows-drive-letter", 0, 2, False, "file", 3), ("invalid-URL-unit", 1, 2, False, "path", 5)],
    ),
    (
        "C|",
        "file:///",
        [("file-invalid-Windows-drive-letter", 0, 2, False, "file", 3), ("invalid-URL-unit", 1, 2, False, "path", 5)],
    ),
    (
        "  c|x",
        "file:///",
        [("invalid-URL-unit", 0, 2, False, None, None), ("invalid-URL-unit", 3, 4, False, "path", 5)],
    ),
    (
        "file:c|/p",
        "file:///c:/",
        [
            ("special-scheme-missing-following-solidus", 4, 5, False, "scheme", 4),
            ("file-invalid-Windows-drive-letter", 5, 7, False, "file", 5),
            ("invalid-URL-unit", 6, 7, False, "path", 7),
        ],
    ),
    ("file://c:/", None, [("file-invalid-Windows-drive-letter-host", 7, 9, False, "file host", 9)]),
    ("file://C|", None, [("file-invalid-Windows-drive-letter-host", 7, 9, False, "file host", 9)]),
    ("file:///C|/demo", None, [("invalid-URL-unit", 9, 10, False, "path", 10)]),
    ("https://h/>", None, [("invalid-URL-unit", 10, 11, False, "path", 13)]),
    ("https://h/a b", None, [("invalid-URL-unit", 11, 12, False, "path", 14)]),
    (
        "https://h/%zz%4",
        None,
        [("invalid-URL-unit", 10, 11, False, "path", 13), ("invalid-URL-unit", 13, 14, False, "path", 16)],
    ),
    ('https://h/?"', None, [("invalid-URL-unit", 11, 12, False, "query", 14)]),
    (
        "https://h/#`<",
        None,
        [("invalid-URL-unit", 11, 12, False, "fragment", 14), ("invalid-URL-unit", 12, 13, False, "fragment", 15)],
    ),
    ("foo:a b", None, [("invalid-URL-unit", 5, 6, False, "opaque path", 5)]),
    ("foo:a ?b", None, [("invalid-URL-unit", 5, 6, False, "opaque path", 5)]),
    ("foo:\ufdd0", None, [("invalid-URL-unit", 4, 5, False, "opaque path", 4)]),
    (
        "foo:a#b #",
        None,
        [("invalid-URL-unit", 7, 8, False, "fragment", 7), ("invalid-URL-unit", 8, 9, False, "fragment", 8)],
    ),
    ("https://h/[", None, [("invalid-URL-unit", 10, 11, False, "path", 13)]),
    ("https://h/\ud800", None, []),
    (
        "https://h/a\t>",
        None,
        [("invalid-URL-unit", 11, 12, False, None, None), ("invalid-URL-unit", 12, 13, False, "path", 14)],
    ),
    ('https://h/💩"', None, [("invalid-URL-unit", 11, 12, False, "path", 14)]),
    (
        " \thttps://h/💩\t>\n",
        None,
        [
            ("invalid-URL-unit", 0, 2, False, None, None),
            ("invalid-URL-unit", 13, 14, False, None, None),
            ("invalid-URL-unit", 14, 15, False, "path", 14),
        ],
    ),
    ("https://a_b", None, [("domain-to-ASCII", 8, 11, False, "host", 15)]),
    ("https://x.a_b.y", None, [("domain-to-ASCII", 10, 13, False, "host", 23)]),
    ("https://a..b", None, [("domain-to-ASCII", 10, 10, False, "host", 17)]),
    ("https://xn--", None, [("domain-to-ASCII", 8, 12, False, "host", 17)]),
    ("https://xn--a", None, [("domain-to-ASCII", 8, 13, False, "host", 19)]),
    ("https://a%41", None, [("domain-percent-encoded", 9, 12, False, "host", 17)]),
    (
        "https://%ef%bc%91.2",
        None,
        [
            ("domain-percent-encoded", 8, 11, False, "host", 31),
            ("IPv4-non-ASCII-input", 8, 19, False, "host", 31),
            ("IPv4-too-few-parts", 8, 19, False, "host", 31),
        ],
    ),
    (
        "https://h%5bx/",
        None,
        [("domain-percent-encoded", 9, 12, False, "host", 19), ("domain-to-ASCII", 8, 13, True, "host", 19)],
    ),
    ("https://a b/", None, [("domain-to-ASCII", 8, 11, True, "host", 15)]),
    ("https://☕.example", None, []),
    ("https://a<b/", None, [("domain-to-ASCII", 8, 11, True, "host", 15)]),
    ("https://\xad/", None, [("domain-to-ASCII", 8, 9, True, "host", 11)]),
    (
        "https://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.b/",
        None,
        [("domain-to-ASCII", 8, 72, False, "host", 141)],
    ),
    ("https://é.a_b/", None, [("domain-to-ASCII", 10, 13, False, "host", 19)]),
    (
        "https://\t日本\t<.jp/",
        None,
        [("invalid-URL-unit", 8, 9, False, None, None), ("domain-to-ASCII", 9, 13, True, "host", 21)],
    ),
    ("https://1.2.3.4.5", None, [("IPv4-too-many-parts", 15, 17, True, "host", 27)]),
    (
        "https://1.2.3.4.",
        None,
        [("domain-to-ASCII", 16, 16, False, "host", 25), ("IPv4-empty-part", 15, 16, False, "host", 25)],
    ),
    ("https://1.2", None, [("IPv4-too-few-parts", 8, 11, False, "host", 15)]),
    (
        "https://a.1",
        None,
        [("IPv4-too-few-parts", 8, 11, False, "host", 15), ("IPv4-non-numeric-part", 8, 9, True, "host", 15)],
    ),
    (
        "https://.1",
        None,
        [
            ("domain-to-ASCII", 8, 8, False, "host", 13),
            ("IPv4-too-few-parts", 8, 10, False, "host", 13),
            ("IPv4-non-numeric-part", 8, 8, True, "host", 13),
        ],
    ),
    (
        "https://1..2",
        None,
        [
            ("domain-to-ASCII", 10, 10, False, "host", 17),
            ("IPv4-too-few-parts", 8, 12, False, "host", 17),
            ("IPv4-non-numeric-part", 10, 10, True, "host", 17),
        ],
    ),
    (
        "https://0x.0",
        None,
        [("IPv4-too-few-parts", 8, 12, False, "host", 17), ("IPv4-non-decimal-part", 8, 10, False, "host", 17)],
    ),
    (
        "https://09",
        None,
        [("IPv4-too-few-parts", 8, 10, False, "host", 13), ("IPv4-non-numeric-part", 8, 10, True, "host", 13)],
    ),
    (
        "https://256.1",
        None,
        [("IPv4-too-few-parts", 8, 13, False, "host", 19), ("IPv4-out-of-range-part", 8, 11, True, "host", 19)],
    ),
    (
        "https://1.256",
        None,
        [("IPv4-too-few-parts", 8, 13, False, "host", 19), ("IPv4-out-of-range-part", 10, 13, False, "host", 19)],
    ),
    ("https://1.2.3.256", None, [("IPv4-out-of-range-part", 14, 17, True, "host", 27)]),
    ("https://256.256.256.256", None, [("IPv4-out-of-range-part", 8, 11, True, "host", 39)]),
    ("https://①.2.3.4", None, [("IPv4-non-ASCII-input", 8, 15, False, "host", 23)]),
    (
        "https://１.2.3.4.5",
        None,
        [("IPv4-non-ASCII-input", 8, 17, False, "host", 27), ("IPv4-too-many-parts", 8, 17, True, "host", 27)],
    ),
    (
        "https://%31.256.3.4",
        None,
        [("domain-percent-encoded", 8, 11, False, "host", 31), ("IPv4-out-of-range-part", 8, 19, True, "host", 31)],
    ),
    (
        "https://u@1.2.3.256:8/",
        None,
        [("invalid-credentials", 9, 10, False, "authority", 9), ("IPv4-out-of-range-part", 16, 19, True, "host", 31)],
    ),
    ("https://[::1", None, [("IPv6-unclosed", 8, 12, True, "host", 17)]),
    ("https://[", None, [("IPv6-unclosed", 8, 9, True, "host", 11)]),
    ("https://[]", None, [("IPv6-too-few-pieces", 9, 9, True, "host", 13)]),
    ("https://[:1]", None, [("IPv6-invalid-compression", 9, 10, True, "host", 17)]),
    ("https://[:]", None, [("IPv6-invalid-compression", 9, 10, True, "host", 15)]),
    ("https://[1:2:3:4:5:6:7:8:9]", None, [("IPv6-too-many-pieces", 25, 26, True, "host", 47)]),
    ("https://[1::2::3]", None, [("IPv6-multiple-compression", 13, 15, True, "host", 27)]),
    ("https://[1:2:3!:4]", None, [("IPv6-invalid-code-point", 14, 15, True, "host", 29)]),
    ("https://[12345::]", None, [("IPv6-invalid-code-point", 13, 14, True, "host", 27)]),
    ("https://[1:2]", None, [("IPv6-too-few-pieces", 9, 12, True, "host", 19)]),
    ("https://[1:2:]", None, [("IPv6-invalid-code-point", 12, 13, True, "host", 21)]),
    ("https://[::01]", None, [("IPv6-piece-leading-zero", 11, 13, False, "host", 21)]),
    ("https://[::0001:0]", None, [("IPv6-piece-leading-zero", 11, 15, False, "host", 29)]),
    ("https://[1:1:1:1:1:1:1:127.0.0.1]", None, [("IPv4-in-IPv6-too-many-pieces", 23, 32, True, "host", 59)]),
    ("https://[::.1.2.3]", None, [("IPv4-in-IPv6-invalid-code-point", 11, 12, True, "host", 29)]),
    ("https://[::1..2.3]", None, [("IPv4-in-IPv6-invalid-code-point", 13, 14, True, "host", 29)]),
    ("https://[::1.a]", None, [("IPv4-in-IPv6-invalid-code-point", 13, 14, True, "host", 23)]),
    ("https://[::1.02.3.4]", None, [("IPv4-in-IPv6-invalid-code-point", 13, 15, True, "host", 33)]),
    ("https://[::1.2.3.4.5]", None, [("IPv4-in-IPv6-invalid-code-point", 18, 19, True, "host", 35)]),
    ("https://[::1.2.3.4:]", None, [("IPv4-in-IPv6-invalid-code-point", 18, 19, True, "host", 33)]),
    ("https://[::1.2.3.400]", None, [("IPv4-in-IPv6-out-of-range-part", 17, 20, True, "host", 35)]),
    ("https://[::1.2.3]", None, [("IPv4-in-IPv6-too-few-parts", 11, 16, True, "host", 27)]),
    ("https://[::1.2.3.]", None, [("IPv4-in-IPv6-invalid-code-point", 17, 17, True, "host", 29)]),
    ("https://[::1]x", None, [("IPv6-unclosed", 8, 14, True, "host", 21)]),
    ("https://[::1]x]", None, [("IPv6-invalid-code-point", 12, 13, True, "host", 23)]),
    (
        "https://[1:2\t:3!]",
        None,
        [("invalid-URL-unit", 12, 13, False, None, None), ("IPv6-invalid-code-point", 15, 16, True, "host", 25)],
    ),
    ("foo://a b", None, [("host-invalid-code-point", 7, 8, True, "host", 12)]),
    ("foo://a[b", None, [("host-invalid-code-point", 7, 8, True, "host", 12)]),
    (
        "foo://é%zz\ufdd0",
        None,
        [("invalid-URL-unit", 10, 11, False, "host", 16), ("invalid-URL-unit", 7, 8, False, "host", 16)],
    ),
    ("foo://[::1x]", None, [("IPv6-invalid-code-point", 10, 11, True, "host", 18)]),
    ("foo://h:99999", None, [("port-out-of-range", 8, 13, True, "port", 20)]),
    ("https://[::1%25]", None, [("IPv6-invalid-code-point", 12, 13, True, "host", 25)]),
]


@pytest.mark.parametrize(("text", "base", "expected"), ERRORS)
def test_errors_come_in_order_each_with_its_range_state_and_step(
    text: str, base: str | None, expected: list[tuple[Any, ...]]
) -> None:
    found = [
        (error.name, error.start, error.end, error.fatal, error.state and error.state.value, error.step)
        for error in validation_errors(text, base)
    ]
    assert found == expected


# The text at fault in brackets, for each name. Empty brackets stand where something is missing.
MARKED = [
    ("domain-to-ASCII", "https://x.⟦a_b⟧.y/"),
    ("domain-to-ASCII", "https://⟦a b⟧/"),
    ("domain-to-ASCII", "https://☕.⟦x\u200dy⟧.jp/"),
    ("domain-to-ASCII", "https://u@⟦%zz⟧:8/"),
    ("domain-percent-encoded", "https://💩⟦%61⟧%62/"),
    ("host-invalid-code-point", "foo://a⟦<⟧b/"),
    ("IPv4-empty-part", "https://1.2.3.4⟦.⟧/"),
    ("IPv4-too-few-parts", "https://⟦127.1⟧/"),
    ("IPv4-too-many-parts", "https://1.2.3.4⟦.5.6⟧/"),
    ("IPv4-non-numeric-part", "https://1.2.⟦x⟧.4/"),
    ("IPv4-non-decimal-part", "https://1.⟦0x2⟧.3.4/"),
    ("IPv4-out-of-range-part", "https://1.⟦256⟧.3.400/"),
    ("IPv4-non-ASCII-input", "https://⟦①.②.③.④⟧/"),
    ("IPv6-unclosed", "https://⟦[::1⟧/"),
    ("IPv6-invalid-compression", "https://[⟦:⟧1]/"),
    ("IPv6-too-many-pieces", "https://[1:2:3:4:5:6:7:8:⟦9:a⟧]/"),
    ("IPv6-multiple-compression", "https://[1::2⟦::⟧3]/"),
    ("IPv6-invalid-code-point", "https://[1:2⟦x⟧::]/"),
    ("IPv6-too-few-pieces", "https://[⟦1:2⟧]/"),
    ("IPv6-piece-leading-zero", "https://[1:⟦002⟧::]/"),
    ("IPv4-in-IPv6-too-many-pieces", "https://[1:1:1:1:1:1:1:⟦1.2.3.4⟧]/"),
    ("IPv4-in-IPv6-invalid-code-point", "https://[::1.2⟦x⟧.3]/"),
    ("IPv4-in-IPv6-out-of-range-part", "https://[::1.2.⟦256⟧.4]/"),
    ("IPv4-in-IPv6-too-few-parts", "https://[::⟦1.2.3⟧]/"),
    ("invalid-URL-unit", "https://h/💩⟦<⟧"),
    ("special-scheme-missing-following-solidus", "https://⟦/⟧h"),
    ("missing-scheme-non-relative-URL", "⟦//h/p⟧"),
    ("invalid-reverse-solidus", "https://h/💩⟦\\⟧x"),
    ("invalid-credentials", "https://💩⟦@⟧h/"),
    ("host-missing", "https://⟦⟧?q"),
    ("port-out-of-range", "https://h:⟦65536⟧/"),
    ("port-invalid", "https://h:8⟦x⟧0/"),
    ("file-invalid-Windows-drive-letter-host", "file://⟦C|⟧/x"),
]


def marked() -> Iterator[tuple[str, str, int, int]]:
    for name, text in MARKED:
        start, end = text.index("⟦"), text.index("⟧") - 1
        yield name, text.replace("⟦", "").replace("⟧", ""), start, end


def ranges(name: str, text: str) -> list[tuple[int, int]]:
    return [(error.start, error.end) for error in validation_errors(text) if error.name == name]


@pytest.mark.parametrize(("name", "text", "start", "end"), list(marked()))
def test_a_range_lies_on_the_text_at_fault(name: str, text: str, start: int, end: int) -> None:
    assert (start, end) in ranges(name, text)


@pytest.mark.parametrize(("name", "text", "start", "end"), list(marked()))
def test_controls_around_the_input_shift_the_range(name: str, text: str, start: int, end: int) -> None:
    assert (start + 3, end + 3) in ranges(name, f" \0\t{text}\n ")


@pytest.mark.parametrize(("name", "text", "start", "end"), list(marked()))
def test_a_tab_after_each_code_point_stretches_the_range(name: str, text: str, start: int, end: int) -> None:
    spread = "".join(f"{c}\t" for c in text)
    stretched = (2 * start, 2 * end - 1) if start < end else (2 * start, 2 * start)
    assert stretched in ranges(name, spread)
