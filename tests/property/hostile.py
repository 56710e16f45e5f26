"""Hostile strings for the parser: made of the pieces that its states look at, and of what does not belong anywhere.

`pick` makes one from any source of choices: `random.Random`, or Hypothesis in the property tests.
"""

from collections.abc import Callable, Sequence

from hypothesis import strategies as st

Choose = Callable[[Sequence[str]], str]
Number = Callable[[int, int], int]

SCHEMES = (
    "http:", "https:", "ws:", "wss:", "ftp:", "file:", "foo:", "data:", "blob:", "HtTpS:", "File:", "a+-.1:",
    "web+x:",
)  # fmt: skip
DELIMITERS = (
    "/", "//", "///", "\\", "\\\\", "?", "#", "@", ":", "[", "]", ";", "=", "&", "+", "|", "%", " ", ".", "-",
    "*", "'",
)  # fmt: skip
DOTS = (".", "..", "%2e", "%2E%2e", ".%2E", "%2e.", "/./", "/../", "\\..\\", "/..", "...")
PERCENT = (
    "%", "%2", "%zz", "%00", "%41", "%2f", "%40", "%3a", "%5b", "%ff", "%C3%A9", "%ef%bc%91", "%25", "%2541",
    "%%41",
)  # fmt: skip
HOSTS = (
    "example.com", "EXAMPLE.com.", "a_b", "-a-", "ab--c", "a..b", ".", "x" * 64, "xn--", "xn--a", "xn--ls8h",
    "xn--zca", "localhost", "LocalHost", "faß.de", "☕.example", "a\u00adb", "ﬀ", "\u0338", "א.1", "a\u200db",
    "日本。jp",
)  # fmt: skip
NUMBERS = (
    "0", "1", "7", "08", "0x", "0X7f", "0xg", "00377", "127", "255", "256", "4294967295", "4294967296",
    "99999999999999999999", "1.2", "1.2.3.4", "1.2.3.4.5", "1..2", "127.0.0.1.", "１.2.3", "①.②", "0x7f.1",
    "1.2.3.256", "256.1", "0.0.0.0x100",
)  # fmt: skip
IPV6 = (
    "[::]", "[::1]", "[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7:8:9]", "[::1::]", "[:1]", "[1:]",
    "[1", "1]", "[]", "[::1.2.3.4]", "[1:2:3:4:5:6:7:1.2.3.4]", "[::1.2.3]", "[::1.2.3.256]", "[::1.2.3.04]",
    "[::.1.2.3]", "[::1.2.3.4.5]", "[::01]", "[::12345]", "[::g]", "[0:0:1:0:0:0:1:1]", "[::1.2.3.4:]",
    "[::1%25en0]", "[fe80::]", "[00001::]", "[::1.2.]", "[::1.a.2.3]",
)  # fmt: skip
PORTS = (
    ":", ":0", ":80", ":443", ":21", ":8080", ":00080", ":65535", ":65536", ":99999999999999999999", ":8a",
    ":-1", ":１",
)  # fmt: skip
DRIVES = ("C:", "C|", "c|/", "/C:", "/C|/", "C:\\", "C:x", "C|?", "//C:/", "/C:/..", "AB:", "1:")
INVISIBLE = ("\t", "\n", "\r", "\0", "\x1f", " ", "\x7f", "\x80", "\xa0", "\xad", "\u200d", "\ufeff")
BEYOND = (
    "é", "日", "💩", "\U00010000", "\U0010fffd", "\U0010ffff", "\ufdd0", "\ufffe", "\ufffd", "\ud800", "\udc00",
    "\ud83d\udca9",
)  # fmt: skip
PLAIN = (
    "a", "b", "z", "A", "path", "user", "pw", "q=1", "frag", "~", "!", "$", "(", ",", "_", "^", "`", "{", "}",
    "<", ">", '"',
)  # fmt: skip
GROUPS = (
    SCHEMES, DELIMITERS, DELIMITERS, DOTS, PERCENT, HOSTS, NUMBERS, IPV6, PORTS, DRIVES, INVISIBLE, BEYOND,
    PLAIN, PLAIN,
)  # fmt: skip
ALL = tuple(dict.fromkeys(piece for group in GROUPS for piece in group))
RUN_LENGTHS = (2, 3, 7, 40)

BASES = (
    None, None, "about:blank", "mailto:x@y", "https://u:p@h.example:8080/a/b/c?q#f", "http://h",
    "file:///C:/a/b?q", "file://h/C|/x", "file:", "foo://h:1/a/b?q#f", "foo:/a/..//b", "foo:opaque path ?q",
    "blob:https://h/x", "ws://h/p", "non-special:///x/../y", "file:///",
)  # fmt: skip

# The outline of a URL: each slot is left out or filled from its groups.
_SLOTS: tuple[tuple[Sequence[str], ...], ...] = (
    (INVISIBLE, BEYOND),
    (SCHEMES, SCHEMES, SCHEMES, SCHEMES),
    (("//", "//", "//", "/", "///", "\\\\", "/\\", ""),),
    (("u@", "u:p@", ":@", "@", "a:b:c@d@", "%40@", "é:'@", "u|;@"), ("",), ("",), ("",)),
    (HOSTS, NUMBERS, IPV6, DRIVES, PERCENT, BEYOND),
    (PORTS, ("",), ("",)),
    (DOTS, DRIVES, DELIMITERS, PLAIN, PERCENT),
    (DOTS, DELIMITERS, PLAIN, INVISIBLE, BEYOND),
    (("?", "?q'", "? ", "?%", "?é", "?\ud800", "", ""),),
    (("#", "#`", "#%", "##", "# \t", "#💩", "", ""),),
)


def pick(choose: Choose, number: Number) -> str:
    """One hostile string.

    Args:
        choose: Picks one of several strings.
        number: Picks a number from one to another, both included.
    """
    kind = number(0, 3)
    if kind == 0:  # pieces, whatever comes
        text = "".join(_piece(choose, number) for _ in range(number(0, 12)))
    else:  # something like a URL
        text = "".join(choose(slot[number(0, len(slot) - 1)]) for slot in _SLOTS if number(0, 4))
    if kind == 3:
        text = mutated(text, choose, number)
    return text


def _piece(choose: Choose, number: Number) -> str:
    piece = choose(GROUPS[number(0, len(GROUPS) - 1)])
    return piece * RUN_LENGTHS[number(0, 3)] if number(0, 15) == 0 else piece


def mutated(text: str, choose: Choose, number: Number) -> str:
    """`text` with a few pieces put in, taken out or doubled."""
    for _ in range(number(1, 3)):
        at = number(0, len(text))
        until = min(len(text), at + number(0, 3))
        change = number(0, 2)
        if change == 0:
            text = text[:at] + choose(ALL) + text[at:]
        elif change == 1:
            text = text[:at] + text[until:]
        else:
            text = text[:until] + text[at:]
    return text


@st.composite
def _strings(draw: st.DrawFn) -> str:
    return pick(
        lambda options: draw(st.sampled_from(options)),
        lambda low, high: draw(st.integers(low, high)),
    )


strings = st.one_of(
    _strings(), st.text(st.characters(), max_size=30), st.text("/\\:@[]?#.%C| \t\ud800aé💩0", max_size=40)
)
bases = st.one_of(st.sampled_from(BASES), _strings())
