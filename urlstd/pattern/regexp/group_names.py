"""The names of groups.

https://tc39.es/ecma262/#prod-GroupName
"""

from bisect import bisect_right
from functools import cache
from itertools import accumulate

from urlstd.languages import message
from urlstd.pattern.regexp.escapes import unicode_escape
from urlstd.pattern.regexp.scanner import Scanner

ZERO_WIDTH_JOINERS = frozenset({0x200C, 0x200D})


def group_name(scanner: Scanner) -> str:
    """The name up to ">", after "<"."""
    name = ""
    while not scanner.eat(">"):
        start = scanner.position
        value = name_character(scanner)
        if not (is_identifier_part(value) if name else is_identifier_start(value)):
            scanner.fail(_wanted(name), start)
        name += chr(value)
    if not name:
        scanner.fail(message("a group's name before >"), scanner.position - 1)
    return name


def _wanted(name: str) -> str:
    if name:
        return message("> or more of the group's name")
    return message("a letter, $ or _ to begin the group's name")


def name_character(scanner: Scanner) -> int:
    r"""The next code point of a group's name, written as itself or as \u...."""
    c = scanner.peek()
    if not c:
        scanner.fail(message("> after the group's name"))
    scanner.position += 1
    if c != "\\":
        return ord(c)
    if not scanner.eat("u"):
        scanner.fail(message(r"\u, the only escape in a group's name"), scanner.position - 1)
    return unicode_escape(scanner)


def is_identifier_start(value: int) -> bool:
    """Return whether a name may begin with the code point.

    https://tc39.es/ecma262/#prod-IdentifierStartChar
    """
    if value < 0x80:
        return chr(value).isalpha() or value in b"$_"
    return is_inside("ID_START", value)


def is_identifier_part(value: int) -> bool:
    """Return whether a name may go on with the code point.

    https://tc39.es/ecma262/#prod-IdentifierPartChar
    """
    if value < 0x80:
        return chr(value).isalnum() or value in b"$_"
    return value in ZERO_WIDTH_JOINERS or is_inside("ID_CONTINUE", value)


def is_inside(table: str, value: int) -> bool:
    """Whether the code point, above U+007F, is in the table."""
    # Before an odd number of edges: inside the range that the last of them opened.
    return bisect_right(edges(table), value) % 2 == 1


@cache
def edges(table: str) -> list[int]:
    """Where the ranges of the table begin, and what follows their ends, in turns."""
    from urlstd.pattern.regexp import identifiers_data as data  # noqa: PLC0415 (read when a name is not ASCII)

    distances = (int(number, 16) for number in getattr(data, table).split())
    return [edge + index % 2 for index, edge in enumerate(accumulate(distances))]
