"""How long a text may be before Python's `re` could take too long for it.

`re` cannot be interrupted, so this is decided before it runs, from the pattern alone and to be on the safe side. What
makes it slow is a choice that is not settled by the next code point: whether a loop goes on, which alternative to
take. If every choice is settled, the time grows with the text. One unsettled loop makes it grow with the square of
the text, two with the cube; an unsettled choice inside a loop can double it with each code point.
"""

from bisect import bisect_right
from math import comb

from urlstd.pattern.regexp import nodes, sets

# Steps of `re`, a few nanoseconds each.
STEP_LIMIT = 10_000_000
LONGEST = 10_000_000
SHORT_WAY = 32  # through a pattern: so many steps at a position are not worth counting

END_OF_TEXT = 1 << 128  # stands beside the code points in the sets of this module


def longest_text(pattern: nodes.Pattern) -> int:
    """Return the length of text up to which `re` is certain to be fast; -1 if there is none.

    For patterns that regexp_translate.py can translate.
    """
    choices = Choices()
    way = choices.visit(pattern.body, follow=0, looping=False)
    if choices.doubling:
        return -1
    # An unsettled loop can end at each position, but not before the unsettled loops that come before it; after each
    # the rest of the text may be read. That from every position, unless the pattern has to begin at the start.
    power = choices.loops + (1 if is_anchored(pattern.body) else 2)
    # But where the only one is the last loop of all, what comes after it is soon read, wherever it ends.
    if choices.loops == 1 and choices.unsettled_is_last and is_anchored(pattern.body):
        power = 1
    affordable = STEP_LIMIT // (choices.alternatives * (1 + way // SHORT_WAY))
    longest = LONGEST if power < STEP_LIMIT.bit_length() else STEP_LIMIT.bit_length()
    return bisect_right(range(longest), affordable, key=lambda length: comb(length + power, power)) - 1


class Choices:
    """The unsettled choices of a pattern."""

    def __init__(self) -> None:
        self.loops = 0
        self.settled_seen = False  # a loop or lookaround so far; a sequence is visited from its end
        self.unsettled_is_last = False
        self.alternatives = 1
        self.doubling = False

    def visit(self, node: nodes.Node, *, follow: int, looping: bool) -> int:
        """Count the choices in a node, behind which one of the code points `follow` comes, or a match is complete.

        Returns how many steps it takes at most to get through the node once.
        """
        match node:
            case nodes.Sequence():
                way = 0
                for item in reversed(node.items):
                    way += self.visit(item, follow=follow, looping=looping)
                    follow = first(item, follow)
                return way
            case nodes.Alternatives():
                return self.visit_alternatives(node, follow=follow, looping=looping)
            case nodes.Capture():
                return 1 + self.visit(node.body, follow=follow, looping=looping)
            case nodes.Repeat():
                return 1 + self.visit_repeat(node, follow=follow, looping=looping)
            case nodes.Lookaround():
                # Tried afresh wherever the match comes by, with nothing behind it.
                self.loops += 1
                self.settled_seen = True
                return 1 + self.visit(node.body, follow=0, looping=False)
        return 1

    def visit_alternatives(self, node: nodes.Alternatives, *, follow: int, looping: bool) -> int:
        """Alternatives are settled if no two of them can begin with the same code point."""
        seen = 0
        settled = True
        longest_way = 0
        for item in node.items:
            begins = first(item, follow)
            settled = settled and not begins & seen
            seen |= begins
            longest_way = max(longest_way, self.visit(item, follow=follow, looping=looping))
        if settled:
            return len(node.items) + longest_way
        self.alternatives *= len(node.items)
        self.doubling = self.doubling or looping
        return 1 + longest_way

    def visit_repeat(self, node: nodes.Repeat, *, follow: int, looping: bool) -> int:
        """A loop is settled if what it repeats begins otherwise than what comes after it."""
        begins = first(node.body, 0)
        is_set = isinstance(node.body, nodes.Characters)
        if node.least != node.most and begins & follow:
            self.unsettled_is_last = is_set and not self.settled_seen and not looping
            self.loops += 1
            self.doubling = self.doubling or looping
        again = node.most != 1
        self.settled_seen = self.settled_seen or again
        return self.visit(node.body, follow=begins | follow if again else follow, looping=looping or again)


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
