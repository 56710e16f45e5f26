"""Hostile patterns and what to match them against: made of the pieces that tokens are made of, and of URLs' pieces.

As in hostile.py, `pick` makes one from any source of choices.
"""

from hypothesis import strategies as st

from tests.property import hostile
from tests.property.hostile import Choose, Number

SYNTAX = (
    "*",
    "**",
    "?",
    "+",
    "{",
    "}",
    "{}",
    "\\",
    ":",
    "(",
    ")",
    "/",
    "//",
    ".",
    "#",
    "@",
    "[",
    "]",
    "\\:",
    "\\?",
    "\\/",
)
NAMES = (":a", ":b", ":a1", ":$_", ":é", ":\u200d", ":1", "/:a", ".:b", "{:a}", "{/:a}", "{:a.}", ":a\\b", "{x:a}")
REGEXPS = (
    "(a)", "(.*)", "(.+)", "(\\d+)", "(a|b)", "(a*)*", "([^\\/]+?)", "([^]+?)", "([a-c])", "(?:a)", "((?:a|b)*)",
    "((?<x>a))", "(\\1)", "(\\k<x>)", "(a(?=b))", "((?<=a)b)", "()", "(é)", "(*)", "([)])", "(\\)", "(^a$)",
    "([[a-z]--b])",
)  # fmt: skip
MODIFIERS = ("?", "*", "+", "", "", "")
TEXTS = (
    "a", "b", "ab", "example.com", "EXAMPLE", "https", "http{s}?", "data", "80", "443", "é", "☕", "💩", "%41", "%zz",
    "..", "/../", " ", "\t", "\n", "\0", "|", "^", "<", "'", "::1", "[::1]", "1.2.3.4", "localhost", "\ud800",
)  # fmt: skip
OUTLINES = (
    "https://example.com", "https://", "http{s}?://", "*://", "file://", "data\\:", "", "", "", "*.example.com",
    "**.example.com", "https://u:p@", "https://[", ":8080", "/", "?", "#",
)  # fmt: skip


def piece(choose: Choose, number: Number) -> str:
    kind = number(0, 5)
    if kind == 0:
        return choose(SYNTAX)
    if kind == 1:
        return choose(TEXTS)
    group = choose((NAMES, REGEXPS, ("*",))[number(0, 2)]) + choose(MODIFIERS)
    if kind == 2:
        return f"{{{choose(('', '/', 'a'))}{group}{choose(('', 'b', '.'))}}}{choose(MODIFIERS)}"
    return choose(("/", "", ".", "")) + group if kind < 5 else choose(("/", "/a/", "a"))


def pick(choose: Choose, number: Number) -> str:
    """One pattern string."""
    text = "".join(piece(choose, number) for _ in range(number(0, 6)))
    return hostile.mutated(text, choose, number) if number(0, 9) == 0 else text


@st.composite
def _patterns(draw: st.DrawFn) -> str:
    return pick(lambda options: draw(st.sampled_from(options)), lambda low, high: draw(st.integers(low, high)))


strings = st.one_of(_patterns(), st.text("(){}*+?:/\\.ab1é#@[]|^$-", max_size=25))
constructor_strings = st.tuples(st.sampled_from(OUTLINES), strings, st.sampled_from(OUTLINES), strings).map("".join)
bases = st.sampled_from(
    [None, None, "https://example.com/a/b?q#f", "data:a", "file:///C:/", "foo://h/p", "https://u:p@h:8080/a+/"]
)


def texts(*extra: str) -> st.SearchStrategy[str]:
    """Texts of which some parts are likely to match."""
    return st.lists(st.sampled_from(["a", "b", "ab", "/", ".", "1", "20", "x", "é", "80", *extra]), max_size=8).map(
        "".join
    )
