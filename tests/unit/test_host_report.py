import json
from typing import Any

import pytest

from urlstd.report import answer


def report(text: str, base: str | None = None) -> dict[str, Any]:
    """What the page is told of the host."""
    host: dict[str, Any] = json.loads(answer(json.dumps({"op": "url", "input": text, "base": base})))["host"]
    return host


@pytest.mark.parametrize(
    ("text", "base", "kind", "serialized", "how"),
    [
        ("foo:x", None, "null", None, "There is no authority (no “//” after the scheme), so the host is null."),
        ("foo:/x", None, "null", None, "There is no authority (no “//” after the scheme), so the host is null."),
        ("foo:///x", None, "empty", "", "The authority is empty."),
        ("file:///x", None, "empty", "", "A file: URL without a host has the empty host."),
        ("file:x", None, "empty", "", "A file: URL without a host has the empty host."),
        ("file://LOCALHOST/", None, "empty", "", "“localhost” in a file: URL stands for the empty host."),
        ("x", "https://h/", "domain", "h", "The host comes from the base URL."),
        ("x", "https://[::1]/", "IPv6", "[::1]", "The host comes from the base URL."),
        ("x", "foo:///y", "empty", "", "The authority is empty."),
        ("https://[::1]/", None, "IPv6", "[::1]", "It stands in brackets, so it is an IPv6 address."),
        ("https://1.2/", None, "IPv4", "1.0.0.2", "Its last label is a number, so it is an IPv4 address."),
        (
            "foo://é/",
            None,
            "opaque",
            "%C3%A9",
            "The scheme is not special, so the host is opaque: as it is, percent-encoded only where it must be.",
        ),
        ("https://H/", None, "domain", "h", "The scheme is special, so it is a domain: ASCII, in lower case."),
        (
            "https://é/",
            None,
            "domain",
            "xn--9ca",
            "The scheme is special, so it is a domain: percent-decoded, then mapped to ASCII by UTS #46.",
        ),
        (
            "https://%61/",
            None,
            "domain",
            "a",
            "The scheme is special, so it is a domain: percent-decoded, then mapped to ASCII by UTS #46.",
        ),
    ],
)
def test_a_host_s_kind_and_how_it_came_to_be(
    text: str, base: str | None, kind: str, serialized: str | None, how: str
) -> None:
    found = report(text, base)
    assert (found["kind"], found["serialized"], found["how"]) == (kind, serialized, how)


@pytest.mark.parametrize(
    ("text", "kind", "serialized"),
    [
        ("https://h:1/", "tuple", "https://h:1"),
        ("blob:https://h/x", "tuple", "https://h"),
        ("data:x", "opaque", "null"),
    ],
)
def test_the_origin_goes_with_it(text: str, kind: str, serialized: str) -> None:
    assert report(text)["origin"] == {"kind": kind, "serialized": serialized}


def test_a_domain_is_shown_label_by_label() -> None:
    assert report("https://faß.xn--wgv71a.")["domain"] == {
        "unicode": "faß.日本.",
        "labels": [
            {"ascii": "xn--fa-hia", "unicode": "faß"},
            {"ascii": "xn--wgv71a", "unicode": "日本"},
            {"ascii": "", "unicode": ""},
        ],
        "trailing_dot": True,
    }


def test_a_domain_that_breaks_a_rule_is_shown_as_it_is() -> None:
    assert report("https://xn--a/")["domain"]["unicode"] == "xn--a"


def test_an_ipv4_address_in_all_its_forms() -> None:
    assert report("https://0x7f.1/")["ipv4"] == {
        "dotted": "127.0.0.1",
        "integer": 2130706433,
        "hex": "0x7f000001",
        "octal": "0o17700000001",
        "parts": [{"text": "0x7f", "radix": 16, "value": "127"}, {"text": "1", "radix": 10, "value": "1"}],
    }


def test_an_ipv4_address_of_the_base_has_no_parts_of_the_input() -> None:
    assert report("x", "https://0x7f.1/")["ipv4"]["parts"] == []


@pytest.mark.parametrize("window", [{"first": 0, "limit": 1}, {"first": 1000}, {"limit": 0}])
def test_the_window_of_steps_does_not_matter(window: dict[str, int]) -> None:
    question = {"op": "url", "input": "https://0x7f.1/", "base": None}
    assert json.loads(answer(json.dumps(question | window)))["host"] == report("https://0x7f.1/")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "https://[1::2]/",
            {
                "pieces": [1, 0, 0, 0, 0, 0, 0, 2],
                "expanded": "0001:0000:0000:0000:0000:0000:0000:0002",
                "compressed": {"start": 1, "length": 6},
                "ipv4": None,
            },
        ),
        (
            "https://[1:2:3:4:5:6:7::]/",
            {
                "pieces": [1, 2, 3, 4, 5, 6, 7, 0],
                "expanded": "0001:0002:0003:0004:0005:0006:0007:0000",
                "compressed": None,
                "ipv4": None,
            },
        ),
        (
            "https://[::ffff:1.2.3.4]/",
            {
                "pieces": [0, 0, 0, 0, 0, 0xFFFF, 0x102, 0x304],
                "expanded": "0000:0000:0000:0000:0000:ffff:0102:0304",
                "compressed": {"start": 0, "length": 5},
                "ipv4": "1.2.3.4",
            },
        ),
        (
            "https://[::]/",
            {
                "pieces": [0] * 8,
                "expanded": ":".join(["0000"] * 8),
                "compressed": {"start": 0, "length": 8},
                "ipv4": None,
            },
        ),
    ],
)
def test_an_ipv6_address_in_all_its_forms(text: str, expected: dict[str, Any]) -> None:
    assert report(text)["ipv6"] == expected


@pytest.mark.parametrize(
    ("host", "scopes"),
    [
        ("127.0.0.1", ["loopback"]),
        ("10.0.0.1", ["private"]),
        ("192.168.1.1", ["private"]),
        ("172.16.0.1", ["private"]),
        ("169.254.1.1", ["link-local"]),
        ("0.0.0.0", ["unspecified"]),  # noqa: S104 - an address, not a server's
        ("8.8.8.8", ["global"]),
        ("100.64.0.1", ["shared (carrier-grade NAT)"]),
        ("[::1]", ["loopback", "reserved"]),
        ("[::]", ["unspecified", "reserved"]),
        ("[fe80::1]", ["link-local"]),
        ("[fd00::1]", ["private"]),
        ("[2001:4860:4860::8888]", ["global"]),
    ],
)
def test_what_an_address_is_for(host: str, scopes: list[str]) -> None:
    assert report(f"https://{host}/")["scopes"] == scopes


@pytest.mark.parametrize(
    ("host", "scope"), [("224.0.0.1", "multicast"), ("240.0.0.1", "reserved"), ("[ff02::1]", "multicast")]
)
def test_an_address_can_be_for_several_things(host: str, scope: str) -> None:
    assert scope in report(f"https://{host}/")["scopes"]


@pytest.mark.parametrize("text", ["https://h/", "foo://h/", "foo:x", "file:///"])
def test_only_an_address_has_scopes(text: str) -> None:
    assert "scopes" not in report(text)
