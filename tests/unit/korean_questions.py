"""Questions of every kind to `urlstd.report.answer`, between them all that it has to say in sentences."""

from collections.abc import Iterator
from typing import Any

from tests.conformance import wpt
from urlstd import ErrorType
from urlstd.unicode import punycode
from urlstd.what_if import RULES

URLS = [
    *("https://user:p%40ss@☕.example:8080/a/../b?q=1#f", "//[1::2]/\ud800", "https://аррӏе.co.uk/?é", "foo:bar baz"),
    *("file:///c|/x", "file://localhost/", "file:x", "foo:/bar", "https://127.0.0.1/", "https://0x7f.1/", "//h/x"),
    *("https://10.0.0.1/", "https://100.64.0.1/", "https://[::]/", "https://[fe80::1]/", "https://[ff02::1]/"),
    *("https://[fec0::1]/", "https://240.0.0.1/", "https://[::ffff:1.2.3.4]/", "https://1.1.1.1/", "foo://h%41/"),
    *("foo:///p", "https://xn--a/", "https://a.xn--zz--/", "https://ex%61mple.org/a b", "https:///h:65536", "?q", "#f"),
    *("https://h/%zz", "https://h:x/", "https://h:65536", "https://[1:2", "https://[1:2]/", "https://1.2.3.4.5/"),
    *(
        "foo://h:80/",
        "foo://:80/",
        "foo://[::1",
        "file:/x",
        "http:x",
        "https://h/?\ud800",
        "https://u@h/",
        "foo://u@h/",
    ),
    *("https://[1:2:3:4:5:6:7:8]/", "https://[1::2:3:4:5:6:7:8]/", "https://[1::01]/", "https://01.2.3.4/"),
    *(
        "https://1.2.3/",
        "https://٣.example/",
        "https://аpple.example/",
        "https://ﬀ.example/",
        "https://h:99999x",
        "https://u:p@h/",
    ),
]
DOMAINS = [
    *("ab--c", "-a", "a-", "xn--", "xn--a-", "xn--é", "xn--a", "xn--0", "xn--99999999", "xn--eheh", "a..b", "a" * 64),
    *("é" * 64, f"{'é' * 40}." * 8, "a_b", "\u0300a", "a\u200cb", "a\u200db", "\xad", ".", "\ufffe", "xn--_"),
    *("١a", "אa", "א-", "א1١", "aא", "a.א", "a-.א", "-.א", "\u0600א", "xn--a.א", "\u0378א", "xn--en32g", "xn--ib9b"),
    *(f"xn--{punycode.encode(label)}" for label in ("À", "\xad", "e\u0301", "xn--é", "á-", "\u0300a")),
]
LONG_DOMAINS = ["a" * 5000, f"{'a' * 4000}\U0010fffd"]
PATTERNS = [
    *("https://*.example.com/:year(\\d+)/:title", "/x", "https://h/(?:a", "https://h/(", "https://h/:", "https://h/\\"),
    *("https://h/(a(b))", "https://h/()", "https://h/(?a)", "https://h/{a", "https://h/:a/:a", "https://h/(é)"),
    *(
        "https://h/}",
        "ht[tp://x",
        "https://h:99999/",
        "https://[x]/",
        "https://h h/",
        "https://h/([z-a])",
        "https://h/{a}b}",
    ),
    *({"pathname": f"/{source}"} for source in ("(?a)", "(\\é)", "(a\\", "(^)", "(a|)", "((?:a)")),
    *(f"https://h/({source})" for source in ("a{2,1}", "\\1", "[z-a]")),
    *("(?:a|b)*", {"pathname": "/x", "baseURL": "x:"}, {"pathname": "/x", "baseURL": "no"}, {"protocol": "1"}),
    *({"port": "x"}, {"port": "99999"}, {"hostname": "a b"}, {"hostname": "[x]"}, {"hostname": "{[:x]}"}),
]
REGEXPS = [
    *("[", "\\q", "a{2,1}", "[a&&b--c]", "[a&&&b]", "[^\\q{ab}]", "\\k<a>", "\\1", "[a", "[a-", "[a&&b c]", "[a&&bc]"),
    *("(?<a>x)(?<a>y)", "(?<1>x)", "(?<a", "(?<>x)", "(?<a!>x)", "(?<\\x>x)", "[\\q{a", "\\", "a)", "(a", "(?<"),
    *(
        "\\c",
        "\\01",
        "\\x1",
        "\\u{110000}",
        "\\u{x}",
        "\\u1",
        "\\p",
        "\\p{None}",
        "\\P{RGI_Emoji}",
        "\\k",
        "\\y",
        "(?i-i:a)",
    ),
    *("(?x:a)", "(?:*)", "a{", "]", "[a!!b]", "[(]", "[\\q]", "[\\q{a]", "(?-:a)", "[a--b&&c]", "[ab--c]", "[z-a]"),
]
MATCHES = [
    *(("https://h/(ab+c)", "https://h/abbd"), ("https://h/{*-x}", "https://h/y"), ("https://h/{:a-x}", "https://h/")),
    *(("https://h/((?:a|b|aa)*)c", f"https://h/{'a' * 300}"), ("https://h/(a)(?=b)", "https://h/a")),
    *(
        ("https://h/(a(?=b))c", "https://h/ac"),
        ("https://h/((?!a)a?)b", "https://h/ab"),
        ("https://h/(a*)*b", "https://h/c"),
    ),
    *(("https://h/(?:)(\\b)", "https://h/-"), ("https://h/(a)(\\Bb)", "https://h/ab")),
    *(("https://h/:a(\\d+)", "https://h/x"), ("https://h/*/x", "https://h/y"), ("https://h/:a/x", "https://h/a")),
    *(("https://h/:a", "https://h/"), ("https://h/a", "https://h/ab"), ("https://h/(a+)b", "https://h/aac")),
    *(("https://h/(a|b)c", "https://h/bd"), ("https://h/(a)?", "https://h/b"), ("https://h/:a(x)-:b", "https://h/x-")),
    *(("https://h/(?:(a)\\1)", "https://h/ab"), ("https://h/*", "x"), ("https://h/(a)(b)", "https://h/b")),
    *(("https://h/:a-x", "https://h/y"), ("https://h/((?=a)b)", "https://h/b"), ("https://:a.b/", "https://x/")),
    *(("https://h/:a{x}?", "https://h/"), ("https://h/(.*)*(.*)*(.*)*y", "https://h/" + "x" * 60)),
    *(("https://h/?q=:a", "https://h/?q="), ("https://h/a", {"pathname": "/a"}), ("https://h/a", {"port": "x"})),
    *(("https://h/", f"https://h/{'x' * 100_001}"), ("https://h/{:a-}?b", "https://h/")),
]
SETTERS = [
    *(("protocol", value) for value in ("foo", "1", "a b", "file", "http")),
    *(("host", value) for value in ("", ":80", "a b", "x:99999", "x:y", "h", "/", "x:8080/y", "[1", "é.example")),
    *(("hostname", value) for value in ("", "x:80", "a b", "/", "x/y", ":")),
    *(("port", value) for value in ("x", "99999", "443", "8080x", "80", "8080", "")),
    *((member, "x") for member in ("username", "password", "pathname", "search", "hash")),
    *(("href", value) for value in ("no", "https://h/")),
]
EDITED = ["https://h/", "https://u@h:80/?b=1&a=2", "file:///x", "foo:bar", "foo://u@h/", "foo:/bar", "https://h:8080/"]
EDITED += ["foo:///p", "https://h/?a=%61&b=1"]
EDITS: list[tuple[str, list[str]]] = [
    *((member, [value]) for member, value in SETTERS),
    *(("searchParams.delete", ["x"]), ("searchParams.delete", ["x", "y"]), ("searchParams.set", ["b", "1"])),
    *(("searchParams.sort", []), ("searchParams.append", ["a", "b"])),
]
PAIRS = [
    *(("https://a.example/", "https://a.example/"), ("https://a.example/#a", "https://a.example/#b"), ("x", "y")),
    *(("https://a.example/", "x"), ("x", "https://a.example/"), ("https://a.example/a", "https://b.example/b")),
    *(("data:x", "data:y"), ("https://a.example/", "http://a.example/"), ("https://a.co.uk/", "https://b.a.co.uk/")),
    *(("https://1.1.1.1/", "https://1.1.1.1/x"), ("https://1.1.1.1/", "https://1.1.1.2/"), ("foo://h/", "foo://h/?q")),
    *(
        ("https://h/?a", "https://h/?b"),
        ("https://u@h/", "https://v@h/"),
        ("https://u:p@h/", "https://u:q@h/"),
        ("https://h:1/", "https://h:2/"),
        ("foo://1.1.1.1/", "https://1.1.1.1/"),
    ),
]
URLLIB = [
    *("http://0x7f.1/a b", "http://good.example\\@evil.example/", "http://[x", "http://u@h/", "http:/u@h/", "http:h"),
    *(
        "http://h:80/",
        "http://h:443/",
        "http://bücher.example/é?é#é",
        "http://h",
        "x",
        "http://127.1/",
        "//h",
        "foo:bar",
    ),
    *(
        "http://h/a/../b",
        "http://u é@h/",
        "http://h\\x@y/",
        "http://１.2.3.4/",
        "HTTP://H/?a b#c d",
        "http://1.2.3.4:5/",
    ),
    *("http://h\\[/", "http:u:p@h/", "file://localhost/", "http://[::ffff:1.2.3.4]/", "http://1.2.3.4\\@5.6.7.8/"),
    *("foo://1.2.3.4/", "http://h\\:80@i:99/", "http://h/?q ", "http://h/#ä b", "http://ex%61mple.org/"),
    *("http://h/?\t", "htt\tp://h/", "https://[::1%25x]/", "http://h:8\t0/", "http://0x7f.0.0.1/", "http://256.1.1.1/"),
]
HOPS = [
    *(
        "//h.example",
        "/b",
        "http://b.example/",
        "https://u:p@h/",
        "data:x",
        "//[",
        "https://h:8443/x?https://h#https://h",
    ),
    *("https://evil.example/https://h", "https://h.evil.example/", "https://evilh/", "https://h@evil.example/"),
    *("https://x:8443/", "https://x/?here", "https://x/#here", "https://x/here", "https://x/", "http://x/é"),
]
TESTS = {
    "startsWith": "https://h", "endsWith": "h", "includes": "h", "RegExp": "^https://h", "hostname": "g",
    "URLPattern": "*://*/*",
}  # fmt: skip
WRONG: list[dict[str, Any]] = [
    *(
        {"op": "no"},
        {"op": "url"},
        {"op": "url", "input": "x", "first": -1},
        {"op": "url", "input": "x", "encoding": "no"},
    ),
    *(
        {"op": "routes", "patterns": 1},
        {"op": "routes", "patterns": ["x"] * 101, "urls": []},
        {"op": "sets", "c": "ab"},
    ),
    *({"op": "inputs", "pattern": "x", "inputs": 1}, {"op": "cases"}, {"op": "cases", "cases": [{}] * 501}),
    *({"op": "cases", "cases": [{}]}, {"op": "cases", "cases": [{"kind": "pattern"}]}),
    {"op": "cases", "cases": [{"kind": "setter", "href": "https://h", "attribute": "no", "value": ""}]},
    *({"op": "what if", "input": "x", "without": ["no"]}, {"op": "setter", "input": "x", "member": "no", "value": ""}),
    {"op": "setter", "input": "https://h", "member": "no", "value": ""},
    *({"op": "edits", "input": "https://h", "edits": edits} for edits in (1, [1], [{"member": "no", "arguments": []}])),
    {"op": "edits", "input": "https://h", "edits": [{"member": "port", "arguments": []}]},
    {"op": "edits", "input": "https://h", "edits": [{"member": "searchParams.delete", "arguments": []}]},
    *({"op": "with pairs", "input": "https://h", "pairs": pairs} for pairs in (1, [1])),
    {"op": "hops", "input": "https://h/", "locations": [], "allowed": "", "page": "x"},
    {"op": "hops", "input": "https://h/", "locations": [], "allowed": "", "tests": 1},
    *({"op": "pattern", "pattern": pattern} for pattern in ({"no": "x"}, {"port": 1})),
    *({"op": "edits", "input": text, "base": base} for text, base in (("x" * 100, None), ("//[", "https://h/"))),
]


def questions() -> Iterator[dict[str, Any]]:
    """Questions of every kind."""
    yield {"op": "about"}
    yield from WRONG
    yield from about_urls()
    yield from about_inputs_of_web_platform_tests()
    yield from about_patterns()
    yield from about_two_urls()
    yield from about_redirects()
    yield from about_cases()
    yield from about_changes()


def about_urls() -> Iterator[dict[str, Any]]:
    for error in ErrorType:
        yield {"op": "url", "input": error.example.input, "base": error.example.base}
    for url in URLS:
        yield {"op": "url", "input": url, "base": "https://base.example/"}
        yield {"op": "url", "input": url, "base": None, "encoding": "UTF-16LE"}
    for base in ("foo:bar", "no"):
        yield {"op": "url", "input": "foo:?é", "base": base, "encoding": "ISO-2022-JP"}
        yield {"op": "url", "input": "x", "base": base}
    for domain in DOMAINS:
        yield {"op": "url", "input": f"https://{domain}/", "base": None}
    for domain in DOMAINS + LONG_DOMAINS:
        yield {"op": "host", "input": domain}
        yield {"op": "url", "input": f"https://{domain}/", "base": None, "limit": 1}
    yield {"op": "lens", "input": "https://h/é?é", "base": None, "encoding": "Shift_JIS"}
    yield {"op": "sets", "c": "é"}
    yield {"op": "code points", "text": "aé\ud800\0\x80\ue000\ufffe\U000e0fff"}
    yield {"op": "what if", "input": "foo://0x7f.1/é", "base": None, "without": [rule.id for rule in RULES]}


def about_inputs_of_web_platform_tests() -> Iterator[dict[str, Any]]:
    """Some of them, where they are there."""
    if wpt.directory() is not None:
        for _, entry in wpt.entries("urltestdata.json")[::25]:
            yield {"op": "url", "input": entry["input"], "base": entry["base"]}
        for _, entry in wpt.entries("IdnaTestV2.json")[::100]:
            yield {"op": "host", "input": entry["input"]}


def about_patterns() -> Iterator[dict[str, Any]]:
    for pattern in PATTERNS:
        yield {"op": "pattern", "pattern": pattern, "input": "https://h/x"}
    for pattern, text in MATCHES:
        yield {"op": "pattern", "pattern": pattern, "input": text}
        yield {"op": "inputs", "pattern": pattern, "inputs": [[text, None], ["x", None]]}
    yield {"op": "pattern", "pattern": "/x", "base_url": "https://h/y", "input": {}, "input_base_url": "https://h"}
    yield {"op": "pattern", "pattern": {}, "base_url": "https://h/y"}
    yield {"op": "routes", "patterns": [one for one in PATTERNS if isinstance(one, str)], "urls": ["https://h/x"]}


def about_two_urls() -> Iterator[dict[str, Any]]:
    for a, b in PAIRS:
        yield {"op": "compare", "a": a, "b": b, "base": None}
    for url in URLLIB:
        yield {"op": "urllib", "input": url, "base": None}
    yield {"op": "urllib", "input": "x", "base": "foo://h/"}


def about_redirects() -> Iterator[dict[str, Any]]:
    yield {"op": "redirects", "url": "https://h/", "locations": ["/"] * 30}
    for hop in HOPS:
        yield {"op": "redirects", "url": "https://h/", "locations": [hop]}
        yield hops([hop], "https://h", TESTS)
    for value in ("here", ":8443", "https://x", "x", "/", "/é"):
        yield hops(HOPS[-6:], "https://g", dict.fromkeys(("startsWith", "includes", "endsWith", "RegExp"), value))
    for source in REGEXPS:
        yield hops(["/"], "https://h", {"RegExp": source})
    yield hops(["/é"], "https://h", {"RegExp": "(", "URLPattern": "(", "startsWith": "https://h/\ud800"})
    slow = {"RegExp": "((?:a|b|aa)*)c$", "URLPattern": "https://h/((?:a|b|aa)*)c"}
    yield hops([f"/{'a' * 300}"], "https://g", slow)


def hops(locations: list[str], allowed: str, tests: dict[str, str]) -> dict[str, Any]:
    return {"op": "hops", "input": "https://h/", "locations": locations, "allowed": allowed, "tests": tests}


def about_cases() -> Iterator[dict[str, Any]]:
    tries: list[tuple[list[Any], list[Any]]] = [
        *(([{"port": "x"}], []), ([1], []), (["/", "https://h"], ["https://h"])),
        (["https://h/((?:a|b|aa)*)c"], [f"https://h/{'a' * 300}"]),
        *((["https://h"], [{}, "https://h"]), (["https://h"], ["x", 1])),
    ]
    for arguments, inputs in tries:
        yield {"op": "cases", "cases": [{"kind": "pattern", "arguments": arguments, "inputs": inputs}]}


def about_changes() -> Iterator[dict[str, Any]]:
    yield edit("https://h/", "host", [f"{'a' * 10_001} "])
    for href in EDITED:
        for member, arguments in EDITS:
            yield edit(href, member, arguments)
    for member, href in (("port", "foo:bar"), ("pathname", "foo:bar"), ("host", "https://h/")):
        yield {"op": "setter", "input": href, "member": member, "value": "x y"}


def edit(href: str, member: str, arguments: list[str]) -> dict[str, Any]:
    return {"op": "edits", "input": href, "edits": [{"member": member, "arguments": arguments}]}
