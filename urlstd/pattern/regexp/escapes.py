r"""What may follow a backslash, in a class or outside.

https://tc39.es/ecma262/#prod-CharacterEscape, #prod-CharacterClassEscape
"""

import re
from functools import cache

from urlstd.languages import message
from urlstd.pattern.regexp import sets
from urlstd.pattern.regexp.scanner import Scanner
from urlstd.pattern.regexp.sets import ClassSet

SYNTAX_CHARACTERS = frozenset("^$\\.*+?()[]{}|")
CLASS_SET_RESERVED_PUNCTUATORS = frozenset("&-!#%,:;<=>@`~")
CONTROL_ESCAPES = {"f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09, "v": 0x0B}
IDENTITY_ESCAPES = {c: ord(c) for c in SYNTAX_CHARACTERS | {"/"}}
IDENTITY_ESCAPES_IN_CLASS = {c: ord(c) for c in CLASS_SET_RESERVED_PUNCTUATORS} | {"b": 0x08}

TWO_DIGITS = re.compile("[0-9A-Fa-f]{2}")
FOUR_DIGITS = re.compile("[0-9A-Fa-f]{4}")
BRACED_DIGITS = re.compile(r"\{0*([0-9A-Fa-f]{1,6})\}")
TRAIL_SURROGATE = re.compile(r"\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})")
CONTROL_LETTER = re.compile("[A-Za-z]")
PROPERTY = re.compile(r"\{(?:([A-Za-z_]+)=)?([A-Za-z0-9_]+)\}")

GENERAL_CATEGORY_NAMES = frozenset({"General_Category", "gc"})
SCRIPT_NAMES = frozenset({"Script", "sc", "Script_Extensions", "scx"})

CLASS_ESCAPES = {c: mask for cc, mask in (("dD", sets.DIGITS), ("sS", sets.WHITE_SPACE), ("wW", sets.WORD)) for c in cc}
PROPERTY_ESCAPES = frozenset("pP")
COMPLEMENT_ESCAPES = frozenset("DSWP")
DECIMAL_DIGITS = frozenset("0123456789")


def character_escape(scanner: Scanner, *, in_class: bool) -> int:
    """The code point that is meant by what follows the backslash."""
    start = scanner.position
    c = scanner.peek()
    value = IDENTITY_ESCAPES.get(c)
    if value is None and in_class:
        value = IDENTITY_ESCAPES_IN_CLASS.get(c)
    if value is None:
        value = CONTROL_ESCAPES.get(c)
    if value is not None:
        scanner.position += 1
        return value
    match c:
        case "c":
            scanner.position += 1
            letter = scanner.match(CONTROL_LETTER) or scanner.fail(message(r"a letter after \c"))
            return ord(letter[0]) % 32
        case "0":
            scanner.position += 1
            if scanner.peek() in DECIMAL_DIGITS:
                scanner.fail(message(r"no digit after \0"))
            return 0
        case "x":
            scanner.position += 1
            digits = scanner.match(TWO_DIGITS) or scanner.fail(message(r"two hexadecimal digits after \x"))
            return int(digits[0], 16)
        case "u":
            scanner.position += 1
            return unicode_escape(scanner)
        case "":
            scanner.fail(message("a character after the backslash"))
    return scanner.fail(message("a character that may be escaped"), start)


def unicode_escape(scanner: Scanner) -> int:
    r"""The code point of \u{...}, \uHHHH or a pair of surrogates, after the "u"."""
    if scanner.looking_at("{"):
        start = scanner.position
        braced = scanner.match(BRACED_DIGITS) or scanner.fail(message(r"the digits of a code point and } after \u{"))
        value = int(braced[1], 16)
        if value > 0x10FFFF:
            scanner.fail(message("a code point of at most 10FFFF"), start)
        return value
    digits = scanner.match(FOUR_DIGITS) or scanner.fail(message(r"four hexadecimal digits or {...} after \u"))
    value = int(digits[0], 16)
    if 0xD800 <= value <= 0xDBFF:
        trail = scanner.match(TRAIL_SURROGATE)
        if trail is not None:
            return 0x10000 + (value - 0xD800) * 0x400 + int(trail[1], 16) - 0xDC00
    return value


def class_escape(scanner: Scanner, *, ignore_case: bool) -> ClassSet | None:
    r"""The set of \d \s \w \p{...} or their complements, after the backslash; None if something else stands there."""
    c = scanner.peek()
    if c in CLASS_ESCAPES:
        scanner.position += 1
        found = ClassSet(CLASS_ESCAPES[c])
    elif c in PROPERTY_ESCAPES:
        scanner.position += 1
        found = property_escape(scanner)
    else:
        return None
    mask = sets.maybe_simple_fold(found.mask, ignore_case=ignore_case)
    if c in COMPLEMENT_ESCAPES:
        mask = sets.complement(mask, ignore_case=ignore_case)
    return found._replace(mask=mask)


def property_escape(scanner: Scanner) -> ClassSet:
    r"""What the {name=value}, {name} or {value} after \p or \P stands for."""
    start = scanner.position
    letter = scanner.source[start - 1]
    named = scanner.match(PROPERTY) or scanner.fail(
        message(r"{{name}} or {{name=value}} after \{letter}", letter=letter)
    )
    found = unicode_property(named[1], named[2])
    if found is None:
        scanner.fail(message("the name of a Unicode property"), start)
    if letter == "P" and found.may_contain_strings:
        scanner.fail(message(r"a property of code points, not of strings, after \P"), start)
    return found


def unicode_property(name: str | None, value: str) -> ClassSet | None:
    """What a property stands for, its name and value spelt exactly; None if there is no such property."""
    binary, general_category, script, strings = property_tables()
    mask: int | None = None
    if name is None:
        if value in strings:
            return ClassSet(sets.NOTHING, may_contain_strings=True)
        mask = binary.get(value, general_category.get(value))
    elif name in GENERAL_CATEGORY_NAMES:
        mask = general_category.get(value)
    elif name in SCRIPT_NAMES:
        mask = script.get(value)
    return None if mask is None else ClassSet(mask)


@cache
def property_tables() -> tuple[dict[str, int], dict[str, int], dict[str, int], frozenset[str]]:
    """Binary properties, general categories, scripts; the properties of strings."""
    from urlstd.pattern.regexp import properties_data as data  # noqa: PLC0415 (read when a pattern has \p{...})

    def by_name(table: dict[int, str]) -> dict[str, int]:
        return {name: mask for mask, names in table.items() for name in names.split()}

    return (
        by_name(data.BINARY_PROPERTY),
        by_name(data.GENERAL_CATEGORY),
        by_name(data.SCRIPT),
        frozenset(data.PROPERTY_OF_STRINGS.split()),
    )
