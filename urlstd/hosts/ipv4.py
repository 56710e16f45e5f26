"""The IPv4 parser, its number parser and the ends-in-a-number checker; the IPv4 serializer.

https://url.spec.whatwg.org/#concept-ipv4-parser
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from urlstd.errors import ErrorType
from urlstd.infra import ASCII_DIGIT

if TYPE_CHECKING:
    from urlstd.journal import Journal

_DIGITS: Final = {8: re.compile("[0-7]*"), 10: re.compile("[0-9]*"), 16: re.compile("[0-9A-Fa-f]*")}
_ENOUGH_DIGITS: Final = 64  # more significant digits than this are out of any range: the value is capped
_TOO_LARGE: Final = 1 << 64


class IPv4Address(int):
    """An IPv4 address: a 32-bit unsigned integer, whose string is its serialization.

    https://url.spec.whatwg.org/#concept-ipv4
    """

    __slots__ = ()

    def __str__(self) -> str:
        return serialize_ipv4(self)

    def __repr__(self) -> str:
        return f"IPv4Address({int(self):#010x})"


def ends_in_a_number(domain: str, journal: Journal) -> bool:
    """Return whether the last label of `domain`, an ASCII string, is a number.

    https://url.spec.whatwg.org/#ends-in-a-number-checker
    """
    journal.enter("ends in a number checker", domain)
    # 2.
    parts = domain.split(".")
    # 3. A final dot leaves an empty part.
    if len(parts) > 1 and parts[-1] == "":
        parts.pop()
    # 4.
    last = parts[-1]
    journal.note("last", last)
    # 5. Digits only, even where they are no number, such as "09".
    if last != "" and ASCII_DIGIT.issuperset(last):  # noqa: SIM114 - two steps
        result = True
    # 6. Otherwise what the number parser accepts. Spec divergence (performance): a number has a digit first.
    elif last[:1] in ASCII_DIGIT and parse_ipv4_number(last) is not None:
        result = True
    # 7.
    else:
        result = False
    journal.leave(result)
    return result


def parse_ipv4(domain: str, journal: Journal) -> IPv4Address:
    """Return the IPv4 address that `domain`, an ASCII string that ends in a number, stands for.

    Raises:
        Failure: A part is no number, there are more than four parts, or one is out of range.

    https://url.spec.whatwg.org/#concept-ipv4-parser
    """
    journal.enter("IPv4 parser", domain)
    # 1. Strictly split on dots.
    parts = domain.split(".")
    # 2. A final dot leaves an empty part.
    if parts[-1] == "":
        # 2.1.
        journal.error(ErrorType.IPV4_EMPTY_PART, len(domain) - 1, len(domain))
        # 2.2.
        if len(parts) > 1:
            parts.pop()
    # 3. Fewer than four parts.
    if len(parts) < 4:
        journal.error(ErrorType.IPV4_TOO_FEW_PARTS, 0, len(domain))
    # 4. More than four parts.
    if len(parts) > 4:
        journal.fail(ErrorType.IPV4_TOO_MANY_PARTS, len(".".join(parts[:4])), len(domain))
    # 5.-6. The value of each part.
    numbers = _numbers(parts, journal)
    # 7.-9. Every part fits its bytes.
    _check_ranges(parts, numbers, journal)
    # 10.-11. The last part fills the bytes that are left.
    ipv4 = numbers.pop()
    # 12.-13. The others are one byte each, the first one highest.
    for counter, number in enumerate(numbers):
        ipv4 += number * 256 ** (3 - counter)
    # 14.
    address = IPv4Address(ipv4)
    journal.leave(address)
    return address


def _numbers(parts: list[str], journal: Journal) -> list[int]:
    # 5.
    numbers: list[int] = []
    notes: list[dict[str, object]] = []
    journal.note("parts", notes)
    start = 0
    # 6. Each part in turn.
    for part in parts:
        end = start + len(part)
        # 6.1.
        result = parse_ipv4_number(part)
        notes.append(_noted(part, result))
        # 6.2.
        if result is None:
            journal.fail(ErrorType.IPV4_NON_NUMERIC_PART, start, end)
        # 6.3.
        if result[1]:
            journal.error(ErrorType.IPV4_NON_DECIMAL_PART, start, end)
        # 6.4.
        numbers.append(result[0])
        start = end + 1
    return numbers


def _check_ranges(parts: list[str], numbers: list[int], journal: Journal) -> None:
    large = [index for index, number in enumerate(numbers) if number > 255]
    # 7. One report, whichever part it is.
    if large:
        start = sum(len(part) + 1 for part in parts[: large[0]])
        journal.error(ErrorType.IPV4_OUT_OF_RANGE_PART, start, start + len(parts[large[0]]))
    # 8. Only the last part may be greater than 255.
    if any(number > 255 for number in numbers[:-1]):
        journal.fail_by_last_error()
    # 9. It must fit the bytes that the others leave.
    if numbers[-1] >= 256 ** (5 - len(numbers)):
        journal.fail_by_last_error()


def parse_ipv4_number(string: str) -> tuple[int, bool] | None:
    """Return the number that the ASCII string `string` stands for, and whether it is written other than in decimal.

    Numbers of 2**64 and more come back as 2**64: they are out of every range.
    `None` is the Standard's failure.

    https://url.spec.whatwg.org/#ipv4-number-parser
    """
    # 1.
    if string == "":
        return None
    # 2.-5. The prefix gives the radix.
    digits, radix = _radix(string)
    # 6. The prefix alone is zero.
    if digits == "":
        return 0, True
    # 7. Digits of that radix only.
    if not _DIGITS[radix].fullmatch(digits):
        return None
    significant = digits.lstrip("0")
    # 8. Spec divergence (Python): the value is capped, since int() refuses very long strings.
    value = _TOO_LARGE if len(significant) > _ENOUGH_DIGITS else min(int(significant or "0", radix), _TOO_LARGE)
    # 9.
    return value, radix != 10


def _radix(string: str) -> tuple[str, int]:
    # 4. "0x" or "0X".
    if string[:2] in {"0x", "0X"}:
        # 4.1.-4.3.
        return string[2:], 16
    # 5. A leading zero.
    if len(string) >= 2 and string[0] == "0":
        # 5.1.-5.3.
        return string[1:], 8
    return string, 10


def _noted(part: str, result: tuple[int, bool] | None) -> dict[str, object]:
    """Describe one part for a trace."""
    if result is None:
        return {"text": part, "radix": None, "value": None}
    value = f">={_TOO_LARGE}" if result[0] == _TOO_LARGE else str(result[0])
    radix = (16 if part[1:2] in {"x", "X"} else 8) if result[1] else 10
    return {"text": part, "radix": radix, "value": value}


def serialize_ipv4(address: int) -> str:
    """Return the dotted-decimal form of `address`, 0 to 2**32 - 1.

    https://url.spec.whatwg.org/#concept-ipv4-serializer
    """
    # 1.-4. Its four bytes, the highest first.
    return f"{address >> 24}.{address >> 16 & 255}.{address >> 8 & 255}.{address & 255}"
