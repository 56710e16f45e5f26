import re
import string as letters
from contextlib import suppress

import pytest

from urlstd import Domain, EmptyHost, Host, IPv4Address, IPv6Address, OpaqueHost
from urlstd.errors import Failure
from urlstd.hosts.host import LONE_PERCENT_SIGN, NOT_A_URL_CODE_POINT, host_equals, parse_host, serialize_host
from urlstd.hosts.idna import FORBIDDEN_HOST_CODE_POINT
from urlstd.journal import Journal

LOOPBACK = IPv6Address((0, 0, 0, 0, 0, 0, 0, 1))


@pytest.mark.parametrize(
    ("string", "is_opaque", "kind", "serialized"),
    [
        ("example.com", False, Domain, "example.com"),
        ("EX%41MPLE.com", False, Domain, "example.com"),
        ("１.2.3", False, IPv4Address, "1.2.0.3"),
        ("%31.2.3.4", False, IPv4Address, "1.2.3.4"),
        ("1..", False, Domain, "1.."),
        ("[::1]", False, IPv6Address, "[::1]"),
        ("[::1]", True, IPv6Address, "[::1]"),
        ("EX%41MPLE.com", True, OpaqueHost, "EX%41MPLE.com"),
        ("1.2.3", True, OpaqueHost, "1.2.3"),
        ("é\x01", True, OpaqueHost, "%C3%A9%01"),
        ("!\"$&'()*+,-.;=_`{}~\x7f", True, OpaqueHost, "!\"$&'()*+,-.;=_`{}~%7F"),
        ("", True, EmptyHost, ""),
    ],
)
def test_a_host_has_one_of_five_kinds(string: str, is_opaque: bool, kind: type[Host], serialized: str) -> None:
    host = parse_host(string, is_opaque)
    assert type(host) is kind
    assert serialize_host(host) == serialized


@pytest.mark.parametrize("is_opaque", [False, True])
@pytest.mark.parametrize("string", ["[", "[::1", "[::1]x", "[]", "[x]", "[::1]:", "[[::1]]"])
def test_brackets_mean_ipv6_whatever_the_scheme(string: str, is_opaque: bool) -> None:
    journal = Journal()
    with pytest.raises(Failure):
        parse_host(string, is_opaque, journal)
    assert [occurrence[0].value.partition("-")[0] for occurrence in journal.occurrences] == ["IPv6"]


@pytest.mark.parametrize(
    "string", ["%00", "a%2", "%ff", "%C3", "%ED%A0%80", "a b", "1.2.3.4.5", "a.09", "0x100.1", "\u00ad"]
)
def test_what_is_no_domain_and_no_address_is_failure(string: str) -> None:
    with pytest.raises(Failure):
        parse_host(string)


@pytest.mark.parametrize(
    ("string", "errors"),
    [
        ("a%62", [("domain-percent-encoded", 1, 4)]),
        ("%61%62", [("domain-percent-encoded", 0, 3)]),  # once
        ("%zz%61", [("domain-percent-encoded", 3, 6), ("domain-to-ASCII", 0, 6)]),
        ("%61_", [("domain-percent-encoded", 0, 3), ("domain-to-ASCII", 0, 4)]),
        ("%ef%bc%91.2.3.4", [("domain-percent-encoded", 0, 3), ("IPv4-non-ASCII-input", 0, 15)]),
        ("１.0x2.3.4", [("IPv4-non-ASCII-input", 0, 9), ("IPv4-non-decimal-part", 0, 9)]),
        ("1.0x2.3.4", [("IPv4-non-decimal-part", 2, 5)]),
        ("[::01]", [("IPv6-piece-leading-zero", 3, 5)]),
    ],
)
def test_errors_of_a_decoded_or_mapped_text_lie_on_all_of_it(string: str, errors: list[tuple[str, int, int]]) -> None:
    journal = Journal()
    try:
        parse_host(string, journal=journal)
    except Failure:
        assert string == "%zz%61"
    assert [(occurrence[0].value, *occurrence[1:3]) for occurrence in journal.occurrences] == errors


@pytest.mark.parametrize("c", sorted(FORBIDDEN_HOST_CODE_POINT), ids=lambda c: f"U+{ord(c):04X}")
def test_a_forbidden_host_code_point_ends_an_opaque_host(c: str) -> None:
    journal = Journal()
    with pytest.raises(Failure):
        parse_host(f"a{c}b{c}", True, journal)
    assert [(found[0].value, *found[1:4]) for found in journal.occurrences] == [("host-invalid-code-point", 1, 2, True)]


@pytest.mark.parametrize(
    ("string", "ranges"),
    [
        ("a%41", []),
        ("a%4", [(1, 2)]),
        ("%%", [(0, 1)]),  # one report, however many there are
        ('"`{', [(0, 1)]),
        ('%"%', [(1, 2), (0, 1)]),  # the code points first, then the percent signs
        ("\ufdd0\ufffe", [(0, 1)]),
        ("\x80", [(0, 1)]),
        ("\xa0é\U000e0000", []),
    ],
)
def test_an_opaque_host_reports_each_kind_of_unit_once(string: str, ranges: list[tuple[int, int]]) -> None:
    journal = Journal()
    parse_host(string, True, journal)
    assert [occurrence[1:3] for occurrence in journal.occurrences] == ranges
    assert {occurrence[0].value for occurrence in journal.occurrences} <= {"invalid-URL-unit"}


def is_url_code_point(code: int) -> bool:
    if code < 0xA0:
        return code < 0x7F and (chr(code).isalnum() or chr(code) in "!$&'()*+,-./:;=?@_~")
    noncharacter = 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE
    return not noncharacter and not 0xD800 <= code <= 0xDFFF


def test_the_expression_of_url_code_points_agrees_with_their_definition() -> None:
    matches = re.compile(NOT_A_URL_CODE_POINT).fullmatch
    wrong = [code for code in range(0x110000) if (matches(chr(code)) is None) is not is_url_code_point(code)]
    assert wrong == [ord("%")]  # it has a rule of its own


@pytest.mark.parametrize(
    ("string", "lone"), [("%", True), ("%4", True), ("%4g", True), ("%４1", True), ("%4a", False), ("%Ff", False)]
)
def test_a_percent_sign_needs_two_ascii_hexadecimal_digits(string: str, lone: bool) -> None:
    assert (re.search(LONE_PERCENT_SIGN, string) is not None) is lone


@pytest.mark.parametrize("digits", ["4{}", "{}1"])
def test_a_percent_encoded_byte_of_a_domain_is_reported_where_two_hexadecimal_digits_follow(digits: str) -> None:
    for c in map(chr, range(0x80)):
        journal, text = Journal(), f"a%{digits.format(c)}"
        with suppress(Failure):
            parse_host(text, False, journal)
        reported = [occurrence[1:3] for occurrence in journal.occurrences if occurrence[0].value.startswith("domain-p")]
        assert reported == ([(1, 4)] if c in letters.hexdigits else []), text


@pytest.mark.parametrize(
    ("a", "b", "equal"),
    [
        (Domain("a"), Domain("a"), True),
        (Domain("a"), Domain("b"), False),
        (Domain("a"), OpaqueHost("a"), False),
        (IPv4Address(1), IPv4Address(1), True),
        (IPv4Address(1), Domain("0.0.0.1"), False),
        (LOOPBACK, IPv6Address(tuple(LOOPBACK)), True),
        (EmptyHost(), EmptyHost(), True),
        (EmptyHost(), OpaqueHost(""), False),
    ],
)
def test_hosts_are_equal_where_kind_and_value_are(a: Host, b: Host, equal: bool) -> None:
    assert host_equals(a, b) is equal


@pytest.mark.parametrize(
    ("host", "serialized"),
    [
        (Domain("a.b"), "a.b"),
        (OpaqueHost("A%00"), "A%00"),
        (EmptyHost(), ""),
        (IPv4Address(0x7F000001), "127.0.0.1"),
        (LOOPBACK, "[::1]"),
    ],
)
def test_only_ipv6_gets_brackets(host: Host, serialized: str) -> None:
    assert serialize_host(host) == serialized
    assert type(serialize_host(host)) is str
