import pytest

from urlstd import IPv6Address
from urlstd.errors import Failure
from urlstd.hosts.ipv6 import compressed_piece_index, parse_ipv6, serialize_ipv6
from urlstd.journal import Journal

PARSED = [
    ("::", (0,) * 8),
    ("::1", (0, 0, 0, 0, 0, 0, 0, 1)),
    ("1::", (1, 0, 0, 0, 0, 0, 0, 0)),
    ("1:2:3:4:5:6:7:8", (1, 2, 3, 4, 5, 6, 7, 8)),
    ("1:2:3:4:5:6:7::", (1, 2, 3, 4, 5, 6, 7, 0)),  # a compression of one piece
    ("::2:3:4:5:6:7:8", (0, 2, 3, 4, 5, 6, 7, 8)),
    ("1::8", (1, 0, 0, 0, 0, 0, 0, 8)),
    ("1:2::7:8", (1, 2, 0, 0, 0, 0, 7, 8)),
    ("FFFF:abcd::", (0xFFFF, 0xABCD, 0, 0, 0, 0, 0, 0)),
    ("::1.2.3.4", (0, 0, 0, 0, 0, 0, 0x102, 0x304)),
    ("::255.255.255.255", (0, 0, 0, 0, 0, 0, 0xFFFF, 0xFFFF)),
    ("1:2:3:4:5:6:7.8.9.10", (1, 2, 3, 4, 5, 6, 0x708, 0x90A)),
    ("1::1.2.3.4", (1, 0, 0, 0, 0, 0, 0x102, 0x304)),
]
FAILURES = [
    ("", "IPv6-too-few-pieces"),
    ("1", "IPv6-too-few-pieces"),
    ("1:2:3:4:5:6:7", "IPv6-too-few-pieces"),
    ("1:2:3:4:5:1.2.3.4", "IPv6-too-few-pieces"),
    (":", "IPv6-invalid-compression"),
    (":1", "IPv6-invalid-compression"),
    ("1:2:3:4:5:6:7:8:9", "IPv6-too-many-pieces"),
    ("1:2:3:4:5:6:7:8::", "IPv6-too-many-pieces"),
    ("1:2:3:4:5:6:7::8:9", "IPv6-too-many-pieces"),
    ("::1::", "IPv6-multiple-compression"),
    (":::", "IPv6-multiple-compression"),
    ("1:::2", "IPv6-multiple-compression"),
    ("1:", "IPv6-invalid-code-point"),
    ("::1:", "IPv6-invalid-code-point"),
    ("12345::", "IPv6-invalid-code-point"),
    ("g::", "IPv6-invalid-code-point"),
    ("::1%25en0", "IPv6-invalid-code-point"),  # no zone identifiers
    ("::\uff11", "IPv6-invalid-code-point"),
    ("1:2:3:4:5:6:7:1.2.3.4", "IPv4-in-IPv6-too-many-pieces"),
    ("::.1.2.3", "IPv4-in-IPv6-invalid-code-point"),
    ("1:2:3:4:5:6:7:.1", "IPv4-in-IPv6-invalid-code-point"),
    ("::1..2.3", "IPv4-in-IPv6-invalid-code-point"),
    ("::1.2.3.04", "IPv4-in-IPv6-invalid-code-point"),
    ("::1.2.3.4.5", "IPv4-in-IPv6-invalid-code-point"),
    ("::1.2.3.4:", "IPv4-in-IPv6-invalid-code-point"),
    ("::1.2.3.a", "IPv4-in-IPv6-invalid-code-point"),
    ("::1a.2.3.4", "IPv4-in-IPv6-invalid-code-point"),
    ("::1.2.3.", "IPv4-in-IPv6-invalid-code-point"),
    ("::1.2.3.256", "IPv4-in-IPv6-out-of-range-part"),
    ("::" + "1" * 4 + ".2.3.4", "IPv4-in-IPv6-out-of-range-part"),
    ("::1.2.3", "IPv4-in-IPv6-too-few-parts"),
    ("::1.2", "IPv4-in-IPv6-too-few-parts"),
]
SERIALIZED = [
    ((0,) * 8, "::"),
    ((0, 0, 0, 0, 0, 0, 0, 1), "::1"),
    ((1, 0, 0, 0, 0, 0, 0, 0), "1::"),
    ((1, 2, 3, 4, 5, 6, 7, 8), "1:2:3:4:5:6:7:8"),
    ((1, 0, 3, 4, 5, 6, 7, 8), "1:0:3:4:5:6:7:8"),  # one zero is no run
    ((0, 2, 3, 4, 5, 6, 7, 8), "0:2:3:4:5:6:7:8"),
    ((1, 0, 0, 4, 0, 0, 7, 8), "1::4:0:0:7:8"),  # the first of equal runs
    ((1, 0, 0, 4, 0, 0, 0, 8), "1:0:0:4::8"),  # the longest
    ((1, 0, 0, 4, 5, 0, 0, 0), "1:0:0:4:5::"),  # even at the end
    ((0xABCD, 0xEF, 0, 0, 0, 0, 0x102, 0x304), "abcd:ef::102:304"),  # never an IPv4 tail
]


@pytest.mark.parametrize(("string", "pieces"), PARSED)
def test_an_address_is_eight_pieces(string: str, pieces: tuple[int, ...]) -> None:
    journal = Journal()
    assert parse_ipv6(string, journal) == pieces
    assert journal.occurrences == []


@pytest.mark.parametrize(("string", "name"), FAILURES)
def test_a_failure_says_which_rule_was_broken(string: str, name: str) -> None:
    journal = Journal()
    with pytest.raises(Failure):
        parse_ipv6(string, journal)
    assert [(occurrence[0].value, occurrence[3]) for occurrence in journal.occurrences] == [(name, True)]


@pytest.mark.parametrize(
    ("string", "ranges"),
    [
        ("::01", [(2, 4)]),
        ("::0", []),
        ("00::", [(0, 2)]),
        ("0001:0::0010", [(0, 4), (8, 12)]),
        ("::0a", [(2, 4)]),
        ("::10", []),
        ("::100", []),
        ("::0fff", [(2, 6)]),
    ],
)
def test_leading_zeros_of_a_piece_are_reported_and_do_no_harm(string: str, ranges: list[tuple[int, int]]) -> None:
    journal = Journal()
    parse_ipv6(string, journal)
    assert [occurrence[1:3] for occurrence in journal.occurrences] == ranges
    assert {occurrence[0].value for occurrence in journal.occurrences} <= {"IPv6-piece-leading-zero"}


@pytest.mark.parametrize(("pieces", "serialized"), SERIALIZED)
def test_the_shortest_form_is_written(pieces: tuple[int, ...], serialized: str) -> None:
    assert serialize_ipv6(pieces) == serialized
    assert str(IPv6Address(pieces)) == serialized


@pytest.mark.parametrize(("pieces", "serialized"), SERIALIZED)
def test_the_shortest_form_is_read_again(pieces: tuple[int, ...], serialized: str) -> None:
    assert parse_ipv6(serialized, Journal()) == pieces


@pytest.mark.parametrize(
    ("pieces", "index"),
    [
        ((1,) * 8, None),
        ((0, 1, 0, 1, 0, 1, 0, 1), None),
        ((0, 0, 1, 1, 1, 1, 0, 0), 0),
        ((1, 0, 0, 1, 0, 0, 0, 1), 4),
        ((1, 1, 1, 1, 1, 1, 0, 0), 6),
    ],
)
def test_the_first_longest_run_of_two_zeros_or_more_is_compressed(pieces: tuple[int, ...], index: int | None) -> None:
    assert compressed_piece_index(pieces) == index


def test_an_address_is_shown_piece_by_piece() -> None:
    assert repr(IPv6Address((0, 1, 2, 3, 4, 5, 6, 0xFFFF))) == (
        "IPv6Address(0x0, 0x1, 0x2, 0x3, 0x4, 0x5, 0x6, 0xffff)"
    )
