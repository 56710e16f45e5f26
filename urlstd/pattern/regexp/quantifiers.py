"""How often something is repeated.

https://tc39.es/ecma262/#prod-Quantifier
"""

import re
from typing import NamedTuple

from urlstd.languages import message
from urlstd.pattern.regexp.scanner import Scanner

BRACED = re.compile(r"\{([0-9]+)(,?)([0-9]*)\}")

# More repetitions than any text has room for; a greater number means the same.
FOREVER = 1_000_000_000


class Quantifier(NamedTuple):
    """So many times; `most` is None if there is no end."""

    least: int
    most: int | None
    greedy: bool = True


QUANTIFIERS = {"*": Quantifier(0, None), "+": Quantifier(1, None), "?": Quantifier(0, 1)}


def quantifier(scanner: Scanner) -> Quantifier | None:
    """Return the quantifier at the position, None if there is none."""
    c = scanner.peek()
    if c in QUANTIFIERS:
        scanner.position += 1
        found = QUANTIFIERS[c]
    elif c == "{":
        found = braced(scanner)
    else:
        return None
    return found._replace(greedy=False) if scanner.eat("?") else found


def braced(scanner: Scanner) -> Quantifier:
    """Return what {2}, {2,} or {2,3} means."""
    start = scanner.position
    found = scanner.match(BRACED)
    if found is None or (found[3] and not found[2]):
        scanner.fail(message("a quantifier such as {2} {2,} {2,3}, or a backslash before {"), start)
    least = found[1].lstrip("0")
    if not found[2]:
        return Quantifier(number(least), limit(least))
    if not found[3]:
        return Quantifier(number(least), None)
    most = found[3].lstrip("0")
    if (len(most), most) < (len(least), least):
        scanner.fail(message("a second number that is not less than the first"), start)
    return Quantifier(number(least), limit(most))


def number(digits: str) -> int:
    """Return the number that these digits are, as far as it makes a difference."""
    return FOREVER if len(digits) > 9 else int(digits or "0")


def limit(digits: str) -> int | None:
    """Return the number that these digits are, None if it is no limit."""
    return None if len(digits) > 9 else int(digits or "0")
