r"""The patterns that mean the same to Python's `re`, written for it.

What is not translated, because `re` has no word for it or another meaning: captures in loops, loops over what may
be empty, lookbehind, captures in lookahead, back references.
"""

from collections.abc import Iterator
from functools import lru_cache

from urlstd.pattern.regexp import nodes, sets

# `re` compiles nested groups by recursion.
DEEPEST = 30


class NotTranslatableError(Exception):
    """`re` would answer otherwise."""


def translate(pattern: nodes.Pattern) -> str | None:
    """The pattern for `re`, with the same numbers for the groups, or None."""
    if pattern.depth > DEEPEST:
        return None
    try:
        return translated(pattern.body)
    except NotTranslatableError:
        return None


def translated(node: nodes.Node) -> str:  # noqa: PLR0911 (one for each kind of node)
    """A node for `re`."""
    match node:
        case nodes.Characters():
            return character_set(node.mask)
        case nodes.Sequence():
            return "".join(map(grouped, node.items))
        case nodes.Alternatives():
            return "|".join(map(translated, node.items))
        case nodes.Capture():
            return f"({translated(node.body)})"
        case nodes.Repeat():
            return repeated(node)
        case nodes.LineStart():
            return r"(?:\A|(?<=[\n\r]))" if node.multiline else r"\A"
        case nodes.LineEnd():
            return r"(?:\Z|(?=[\n\r]))" if node.multiline else r"\Z"
        case nodes.WordBoundary():
            # Not \B: in an empty text `re` did not find one before Python 3.14.
            return r"(?!\b)" if node.negated else r"\b"
        case nodes.Lookaround() if not node.behind and not node.captures:
            return f"(?{'!' if node.negated else '='}{translated(node.body)})"
    raise NotTranslatableError


def grouped(node: nodes.Node) -> str:
    """A node of which the whole is meant by what is written beside it."""
    text = translated(node)
    return f"(?:{text})" if isinstance(node, nodes.Alternatives) else text


def repeated(node: nodes.Repeat) -> str:
    """A loop for `re`."""
    body = node.body
    if node.most == 1 and isinstance(body, nodes.Capture) and isinstance(body.body, nodes.Repeat):
        inner = body.body
        if nodes.is_loop_over_set(inner):
            # An optional group is left out rather than matched empty: `(.*)?` is `(.+)?`.
            return f"({translated(inner.body)}+{'' if inner.greedy else '?'})?{'' if node.greedy else '?'}"
    if body.nullable or node.most == 0 or (node.captures and node.most != 1):
        raise NotTranslatableError
    text = translated(body)
    if not isinstance(body, nodes.Characters | nodes.Capture):
        text = f"(?:{text})"
    return text + quantifier(node.least, node.most) + ("" if node.greedy else "?")


def quantifier(least: int, most: int | None) -> str:
    """The shortest quantifier for these numbers."""
    match least, most:
        case 0, None:
            return "*"
        case 1, None:
            return "+"
        case 0, 1:
            return "?"
    return f"{{{least},{'' if most is None else most}}}"


@lru_cache(maxsize=512)
def character_set(mask: int) -> str:
    """A set of ASCII code points for `re`."""
    if mask == sets.ASCII:
        return r"[\x00-\x7f]"
    if mask == sets.NOTHING:
        return r"[^\x00-\x7f]"
    negated = mask.bit_count() > 64
    ranges = list(runs(mask ^ sets.ASCII if negated else mask))
    if len(ranges) == 1 and not negated and ranges[0][0] == ranges[0][1]:
        return rf"\x{ranges[0][0]:02x}"
    inside = "".join(rf"\x{start:02x}" if start == end else rf"\x{start:02x}-\x{end:02x}" for start, end in ranges)
    return f"[{'^' if negated else ''}{inside}]"


def runs(mask: int) -> Iterator[tuple[int, int]]:
    """The ranges of a set, first and last code point."""
    start = 0
    while mask:
        zeros = (mask & -mask).bit_length() - 1
        start += zeros
        mask >>= zeros
        ones = (~mask & mask + 1).bit_length() - 1
        yield start, start + ones - 1
        start += ones
        mask >>= ones
