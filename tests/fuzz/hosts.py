"""Hosts: labels of letters from everywhere, and what makes them special; addresses, right and a little wrong."""

import random
import unicodedata

from tests.property import hostile
from urlstd.unicode import uts46

# First and last code points of blocks that Unicode 15 to 18 added to, and of others whose letters have rules.
BLOCKS = (
    (0x61, 0x7A), (0x30, 0x39), (0xC0, 0x17F), (0x300, 0x36F), (0x370, 0x3FF), (0x400, 0x4FF), (0x530, 0x58F),
    (0x590, 0x5FF), (0x600, 0x6FF), (0x700, 0x74F), (0x860, 0x8FF), (0x900, 0x97F), (0xC00, 0xC7F), (0xE00, 0xEFF),
    (0x1100, 0x11FF), (0x1AB0, 0x1AFF), (0x1C80, 0x1CCF), (0x1D00, 0x1DFF), (0x1E00, 0x1FFF), (0x2000, 0x206F),
    (0x2100, 0x218F), (0x2460, 0x24FF), (0x2C00, 0x2DFF), (0x3000, 0x30FF), (0x4E00, 0x4EFF), (0xA640, 0xA7FF),
    (0xA9E0, 0xA9FF), (0xAC00, 0xACFF), (0xF900, 0xFAFF), (0xFB00, 0xFDFF), (0xFE00, 0xFFEF), (0x10840, 0x1085F),
    (0x10D40, 0x10D8F), (0x10EC0, 0x10EFF), (0x11380, 0x113FF), (0x11B00, 0x11BFF), (0x11DB0, 0x11DEF),
    (0x11F00, 0x11F5F), (0x16100, 0x1613F), (0x16EA0, 0x16EDF), (0x1C000, 0x1CFFF), (0x1D400, 0x1D7FF),
    (0x1E030, 0x1E08F), (0x1E5D0, 0x1E5FF), (0x1E900, 0x1E95F), (0x1F100, 0x1F1FF), (0x1F600, 0x1F6FF),
    (0x2EBF0, 0x2EE5D), (0x31350, 0x3347F), (0xE0100, 0xE01EF),
)  # fmt: skip
MARKS = (
    "\u200c",
    "\u200d",
    "\u0338",
    "\xad",
    "\u094d",
    "-",
    "--",
    "xn--",
    ".",
    "。",
    "．",
    "%",
    "_",
    "ß",
    "ς",
    "\u0130",
)


def host(chance: random.Random) -> str:
    kind = chance.random()
    if kind < 0.2:
        return hostile.mutated(chance.choice(hostile.IPV6), chance.choice, chance.randint)
    if kind < 0.4:
        return ipv4(chance)
    if kind < 0.5:
        return hostile.mutated(chance.choice(hostile.HOSTS), chance.choice, chance.randint)
    return ".".join(label(chance) for _ in range(chance.randint(1, 3)))


def ipv4(chance: random.Random) -> str:
    parts = [chance.choice(hostile.NUMBERS) for _ in range(chance.randint(1, 4))]
    text = ".".join(parts)
    return hostile.mutated(text, chance.choice, chance.randint) if chance.random() < 0.3 else text


def label(chance: random.Random) -> str:
    """A label of one or two scripts; some are Punycode, right or wrong."""
    blocks = [chance.choice(BLOCKS) for _ in range(chance.choice((1, 1, 2)))]
    letters = [chr(chance.randint(*chance.choice(blocks))) for _ in range(chance.randint(1, 6))]
    if chance.random() < 0.3:
        letters.insert(chance.randint(0, len(letters)), chance.choice(MARKS))
    text = "".join(letters)
    if chance.random() < 0.2:
        text = "xn--" + text.encode("punycode", "surrogatepass").decode("ascii")
        text = hostile.mutated(text, chance.choice, chance.randint) if chance.random() < 0.3 else text
    return text


def is_of_newer_unicode(text: str) -> bool:
    """Whether a text, or what is written in Punycode in it, has code points that old tables of Unicode lack."""
    return any(map(is_newer, text + (uts46.to_unicode(text).result or "")))


def is_newer(c: str) -> bool:
    """Whether a code point was assigned after Unicode 3.2, the only old version that Python knows."""
    return unicodedata.ucd_3_2_0.category(c) == "Cn"
