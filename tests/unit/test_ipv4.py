from typing import Any

import pytest

from urlstd import IPv4Address
from urlstd.errors import Failure
from urlstd.hosts.ipv4 import ends_in_a_number, parse_ipv4, parse_ipv4_number, serialize_ipv4
from urlstd.journal import Journal

HUGE = 1 << 64


@pytest.mark.parametrize(
    ("string", "number"),
    [
        ("", None),
        ("0", (0, False)),
        ("00", (0, True)),
        ("1", (1, False)),
        ("07", (7, True)),
        ("08", None),
        ("0x", (0, True)),
        ("0X", (0, True)),
        ("0xff", (255, True)),
        ("0Xff", (255, True)),
        ("0xfg", None),
        ("x", None),
        ("0x0x1", None),
        ("0b1", None),
        ("0o1", None),
        ("1_0", None),
        ("1e1", None),
        ("+1", None),
        ("-1", None),
        (" 1", None),
        ("1\n", None),
        ("a", None),
        ("4294967296", (1 << 32, False)),
        ("18446744073709551615", (HUGE - 1, False)),
        ("18446744073709551616", (HUGE, False)),
        ("9" * 5000, (HUGE, False)),
        ("0x" + "f" * 5000, (HUGE, True)),
        ("0" * 5000 + "7", (7, True)),
        ("0x" + "0" * 5000 + "a", (10, True)),
    ],
)
def test_a_number_s_prefix_gives_its_radix(string: str, number: tuple[int, bool] | None) -> None:
    assert parse_ipv4_number(string) == number


@pytest.mark.parametrize(
    ("prefix", "digits", "radix"),
    [("", "0123456789", 10), ("0", "01234567", 8), ("0x", "0123456789ABCDEFabcdef", 16)],
)
def test_a_number_has_digits_of_its_radix_only(prefix: str, digits: str, radix: int) -> None:
    for c in set(map(chr, range(0x80))) - ({"x", "X"} if prefix == "0" else set()):
        number = (int(c, radix), radix != 10) if c in digits else None
        assert parse_ipv4_number(prefix + c) == number, c


@pytest.mark.parametrize(
    ("domain", "result"),
    [
        ("1", True),
        ("a.1", True),
        ("a.1.", True),
        ("1..", False),
        ("1.a", False),
        (".", False),
        ("a", False),
        ("09", True),  # no number, but digits
        ("a.09", True),
        ("0x", True),
        ("0xg", False),
        ("a.0x1F.", True),
        ("x.0x.", True),
        ("1.2.3.4a", False),
        (".1", True),
        ("", False),
    ],
)
def test_only_the_last_label_makes_a_domain_a_number(domain: str, result: bool) -> None:
    assert ends_in_a_number(domain, Journal()) is result


@pytest.mark.parametrize(
    ("domain", "address", "errors"),
    [
        ("1.2.3.4", 0x01020304, []),
        ("255.255.255.255", 0xFFFFFFFF, []),
        ("0.0.0.0", 0, []),  # noqa: S104 - an address, not a server's
        ("1.2.3.4.", 0x01020304, ["IPv4-empty-part"]),
        ("1", 1, ["IPv4-too-few-parts"]),
        ("1.2", 0x01000002, ["IPv4-too-few-parts"]),
        ("1.2.3", 0x01020003, ["IPv4-too-few-parts"]),
        ("0x7f.1", 0x7F000001, ["IPv4-too-few-parts", "IPv4-non-decimal-part"]),
        ("01.02.0x3.4", 0x01020304, ["IPv4-non-decimal-part"] * 3),
        ("4294967295", 0xFFFFFFFF, ["IPv4-too-few-parts", "IPv4-out-of-range-part"]),
        ("1.2.65535", 0x0102FFFF, ["IPv4-too-few-parts", "IPv4-out-of-range-part"]),
        ("1.16777215", 0x01FFFFFF, ["IPv4-too-few-parts", "IPv4-out-of-range-part"]),
        ("0x.0X.0x0.", 0, ["IPv4-empty-part", "IPv4-too-few-parts", *["IPv4-non-decimal-part"] * 3]),
        ("0x100.1", None, ["IPv4-too-few-parts", "IPv4-non-decimal-part", "IPv4-out-of-range-part"]),
        ("1.2.3.256", None, ["IPv4-out-of-range-part"]),
        ("1.2.65536", None, ["IPv4-too-few-parts", "IPv4-out-of-range-part"]),
        ("1.16777216", None, ["IPv4-too-few-parts", "IPv4-out-of-range-part"]),
        ("4294967296", None, ["IPv4-too-few-parts", "IPv4-out-of-range-part"]),
        ("256.256.256.256", None, ["IPv4-out-of-range-part"]),
        ("9" * 5000, None, ["IPv4-too-few-parts", "IPv4-out-of-range-part"]),
        ("1.2.3.4.5", None, ["IPv4-too-many-parts"]),
        ("1.2.3.4.5.", None, ["IPv4-empty-part", "IPv4-too-many-parts"]),
        ("1.a.3", None, ["IPv4-too-few-parts", "IPv4-non-numeric-part"]),
        ("0x1.1..3", None, ["IPv4-non-decimal-part", "IPv4-non-numeric-part"]),
        ("09", None, ["IPv4-too-few-parts", "IPv4-non-numeric-part"]),
        ("", None, ["IPv4-empty-part", "IPv4-too-few-parts", "IPv4-non-numeric-part"]),
    ],
)
def test_an_address_and_what_is_reported_in_order(domain: str, address: int | None, errors: list[str]) -> None:
    journal = Journal()
    if address is None:
        with pytest.raises(Failure):
            parse_ipv4(domain, journal)
    else:
        assert parse_ipv4(domain, journal) == address
    assert [occurrence[0].value for occurrence in journal.occurrences] == errors
    fatal = [occurrence[3] for occurrence in journal.occurrences]
    assert fatal == [False] * (len(fatal) - 1) + [address is None] * bool(fatal)


class Notes(Journal):
    """A journal that keeps what is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: dict[str, Any] = {}

    def note(self, key: str, value: Any) -> None:
        self.noted[key] = value


def test_each_part_is_noted_with_its_radix() -> None:
    notes = Notes()
    parse_ipv4("0X1.0x2.03.4", notes)
    assert [(part["text"], part["radix"]) for part in notes.noted["parts"]] == [
        ("0X1", 16), ("0x2", 16), ("03", 8), ("4", 10),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("address", "serialized"),
    [(0, "0.0.0.0"), (0x7F000001, "127.0.0.1"), (0xFFFFFFFF, "255.255.255.255")],  # noqa: S104 - as above
)
def test_an_address_is_written_in_dotted_decimal(address: int, serialized: str) -> None:
    assert serialize_ipv4(address) == serialized
    assert str(IPv4Address(address)) == serialized


def test_an_address_is_shown_in_hexadecimal() -> None:
    assert repr(IPv4Address(0x7F000001)) == "IPv4Address(0x7f000001)"
