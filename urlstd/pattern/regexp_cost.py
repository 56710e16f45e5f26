"""How long a text may be before Python's `re` could take too long for it.

`re` cannot be interrupted, so this is decided before it runs, from the pattern alone and to be on the safe side. What
makes it slow is a choice that is not settled by the next code point: whether a loop goes on, which alternative to
take. If every choice is settled, the time grows with the text. One unsettled loop makes it grow with the square of
the text, two with the cube; an unsettled choice inside a loop can double it with each code point.
"""

from bisect import bisect_right
from math import comb

from urlstd.pattern import regexp_nodes as nodes
from urlstd.pattern import regexp_sets as sets

# Steps of `re`, a few nanoseconds each.
STEP_LIMIT = 10_000_000
LONGEST = 10_000_000

END_OF_TEXT = 1 << 128  # stands beside the code points in the sets of this module


def longest_text(pattern: nodes.Pattern) -> int:
    """The length of text up to which `re` is certain to be fast; -1 if there is none.

    For patterns that regexp_translate.py can translate.
    """
    choices = Choices()
    choices.visit(pattern.body, follow=0, looping=False)
    if choices.doubling:
        return -1
    # Each unsettled loop ends at one position, not before the loops that come before it; then the rest is tried,
    # and all that from each position of the text unless the pattern has to begin at its start.
    power = choices.loops + (1 if is_anchored(pattern.body) else 2)
    affordable = STEP_LIMIT // choices.alternatives
    return bisect_right(range(LONGEST), affordable, key=lambda length: comb(length + power, power)) - 1


class Choices:
    """The unsettled choices of a pattern."""

    def __init__(self) -> None:
        self.loops = 0
        self.alternatives = 1
        self.doubling = False

    def visit(self, node: nodes.Node, *, follow: int, looping: bool) -> None:
        """Adds the choices in a node after which one of the code points `follow` comes, or a match is complete."""
        match node:
            case nodes.Sequence():
                for item in reversed(node.items):
                    self.visit(item, follow=follow, looping=looping)
                    follow = first(item, follow)
            case nodes.Alternatives():
                self.visit_alternatives(node, follow=follow, looping=looping)
            case nodes.Capture():
                self.visit(node.body, follow=follow, looping=looping)
            case nodes.Repeat():
                self.visit_repeat(node, follow=follow, looping=looping)
            case nodes.Lookaround():
                # Tried afresh wherever the match comes by, with nothing behind it.
                self.loops += 1
                self.visit(node.body, follow=0, looping=False)

    def visit_alternatives(self, node: nodes.Alternatives, *, follow: int, looping: bool) -> None:
        """Alternatives are settled if no two of them can begin with the same code point."""
        seen = 0
        settled = True
        for item in node.items:
            begins = first(item, follow)
            settled = settled and not begins & seen
            seen |= begins
            self.visit(item, follow=follow, looping=looping)
        if not settled:
            self.alternatives *= len(node.items)
            self.doubling = self.doubling or looping

    def visit_repeat(self, node: nodes.Repeat, *, follow: int, looping: bool) -> None:
        """A loop is settled if what it repeats begins otherwise than what comes after it."""
        begins = first(node.body, 0)
        if node.least != node.most and begins & follow:
            self.loops += 1
            self.doubling = self.doubling or looping
        again = node.most != 1
        self.visit(node.body, follow=begins | follow if again else follow, looping=looping or again)


def first(node: nodes.Node, follow: int) -> int:  # noqa: PLR0911 (one for each kind of node)
    """What a match of the node, or of `follow` behind it, can begin with."""
    match node:
        case nodes.Characters():
            return node.mask
        case nodes.Sequence():
            for item in reversed(node.items):
                follow = first(item, follow)
            return follow
        case nodes.Alternatives():
            begins = 0
            for item in node.items:
                begins |= first(item, follow)
            return begins
        case nodes.Capture():
            return first(node.body, follow)
        case nodes.Repeat():
            begins = first(node.body, 0)
            return begins if node.least else begins | follow
        case nodes.LineEnd():
            return END_OF_TEXT | (sets.LINE_TERMINATORS if node.multiline else 0)
    return follow


def is_anchored(node: nodes.Node) -> bool:
    """Whether a match can only begin at the start of the text."""
    match node:
        case nodes.LineStart():
            return not node.multiline
        case nodes.Sequence():
            return bool(node.items) and is_anchored(node.items[0])
        case nodes.Alternatives():
            return all(map(is_anchored, node.items))
        case nodes.Capture():
            return is_anchored(node.body)
    return False
