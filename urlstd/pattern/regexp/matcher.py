"""The matcher for patterns that Python's `re` would answer otherwise, or not in time.

It does what the semantics of ECMAScript patterns say (https://tc39.es/ecma262/#sec-pattern-semantics), in as many
steps as its budget allows. The tree becomes a program of linked instructions, from its end to its start; walking the
tree is done with a stack of generators, so any depth of nesting will do.
"""

from collections.abc import Generator, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias, cast

from urlstd.pattern.regexp import instructions, nodes
from urlstd.pattern.regexp.choices import BeginCount, Choice, Count, CountedLoop, Look, LookEnd, Progress, Scope
from urlstd.pattern.regexp.instructions import ACCEPT, FAIL, Instruction, NotingRun, Run

# About half a second of CPython on a machine of 2020.
STEP_BUDGET = 1_000_000


class Place(NamedTuple):
    """Where in a program an instruction stands."""

    next: Instruction
    behind: bool
    scope: Scope


# Asks for the first instruction of a part, and returns that of the whole.
Linking: TypeAlias = Generator[tuple[nodes.Node, Place], Instruction, Instruction]


class Matcher:
    """A program for one pattern."""

    __slots__ = ("choices", "entry", "group_count", "referred", "slots")

    def __init__(self, pattern: nodes.Pattern) -> None:
        self.group_count = pattern.group_count
        self.slots = 2 * pattern.group_count + 2
        self.choices = 0
        self.referred = tuple(slot for group in sorted(pattern.references) for slot in (2 * group, 2 * group + 1))
        whole = nodes.Capture(0, pattern.body, pattern.body.nullable)
        self.entry = self.link(whole, Place(ACCEPT, behind=False, scope=Scope(self.referred)))

    def search(self, text: str) -> tuple[tuple[int, int], ...] | None:
        """Return where the first match and its captures begin and end, -1 if one took no part; None without a match.

        Raises:
            RegExpBudgetExceeded: it takes more than `STEP_BUDGET` steps.
        """
        run = Run(text, self.slots, STEP_BUDGET)
        if next(self.ends(run, range(len(text) + 1)), None) is None:
            return None
        return tuple((run.slots[2 * group], run.slots[2 * group + 1]) for group in range(self.group_count + 1))

    def ways(self, text: str, starts: Iterable[int]) -> tuple[set[int], int]:
        """Return where matches that begin at one of `starts` can end, and how far any way leads; see `search`."""
        run = NotingRun(text, self.slots, STEP_BUDGET)
        return set(self.ends(run, starts)), run.furthest

    def ends(self, run: Run, starts: Iterable[int]) -> Iterator[int]:
        """Find the ends of matches; while one is looked at, the run tells what it has captured."""
        for start in starts:
            run.position = start
            instruction: Instruction | None = self.entry
            while instruction is not None:
                run.steps -= 1
                if run.steps < 0:
                    run.spend(0)
                instruction = instruction.run(run) or run.backtrack()
                if instruction is ACCEPT:
                    yield run.position
                    instruction = run.backtrack()

    def link(self, node: nodes.Node, place: Place) -> Instruction:
        """Return the first instruction for a compound node."""
        stack = [self.compound(node, place)]
        made: Instruction | None = None
        while True:
            try:
                node, place = next(stack[-1]) if made is None else stack[-1].send(made)
            except StopIteration as finished:
                made = cast("Instruction", finished.value)
                stack.pop()
                if not stack:
                    return made
            else:
                made = self.simple(node, place)
                if made is None:
                    stack.append(self.compound(node, place))

    def simple(self, node: nodes.Node, place: Place) -> Instruction | None:
        """Return the instruction for a node without parts, None for another."""
        match node:
            case nodes.Characters():
                consume = instructions.ConsumeBehind if place.behind else instructions.Consume
                return consume(characters(node.mask), place.next)
            case nodes.LineStart():
                return instructions.LineStart(node.multiline, place.next)
            case nodes.LineEnd():
                return instructions.LineEnd(node.multiline, place.next)
            case nodes.WordBoundary():
                return instructions.WordBoundary(node.negated, place.next)
            case nodes.BackReference():
                return instructions.BackReference(node.groups, node.ignore_case, place.behind, place.next)
        return None

    def compound(self, node: nodes.Node, place: Place) -> Linking:
        """Begin to link a node with parts."""
        match node:
            case nodes.Sequence():
                return self.sequence(node, place)
            case nodes.Alternatives():
                return self.alternatives(node, place)
            case nodes.Capture():
                return self.capture(node, place)
            case nodes.Lookaround():
                return self.lookaround(node, place)
            case nodes.Repeat():
                return self.repeat(node, place)
        raise AssertionError(node)

    def sequence(self, node: nodes.Sequence, place: Place) -> Linking:
        """Link the items, the last to be matched first."""
        following = place.next
        for item in node.items if place.behind else reversed(node.items):
            following = yield item, place._replace(next=following)
        return following

    def alternatives(self, node: nodes.Alternatives, place: Place) -> Linking:
        """Link the items with choices, the last first."""
        rest = yield node.items[-1], place
        for item in reversed(node.items[:-1]):
            first = yield item, place
            rest = self.choice(place.scope, first, rest)
        return rest

    def capture(self, node: nodes.Capture, place: Place) -> Linking:
        """Link the body between its two ends."""
        before, after = 2 * node.index, 2 * node.index + 1
        if place.behind:
            before, after = after, before
        body = yield node.body, place._replace(next=instructions.PutPosition(after, place.next))
        return instructions.PutPosition(before, body)

    def lookaround(self, node: nodes.Lookaround, place: Place) -> Linking:
        """Link the body as a match of its own."""
        slot = self.new_slots(3)
        end = LookEnd(slot, node.negated, node.captures, place.next)
        body = yield node.body, Place(end, node.behind, Scope(self.referred, in_lookaround=True))
        return Look(slot, node.negated, body, place.next)

    def repeat(self, node: nodes.Repeat, place: Place) -> Linking:
        """Link a loop, with no more bookkeeping than it needs."""
        body, least, most = node.body, node.least, node.most
        if most == 0:
            return place.next
        scope = place.scope
        counter = start = None
        # x* and x? need no count; x+ neither, if its first iteration is not empty.
        if (least, most) not in UNCOUNTED and (least, most, body.nullable) != (1, None, False):
            counter = self.new_slots(1)
            scope = scope.with_value(counter)
        choice = self.choice(scope, FAIL, FAIL)
        head: Instruction = choice
        if counter is not None:
            loop = head = CountedLoop(counter, least, most, FAIL, place.next, choice)
        last = place.next if most == 1 else head
        if body.nullable and least != most:
            start = self.new_slots(1)
            scope = scope.with_start(start)
            last = Progress(start, counter, least, last)
        again = yield body, Place(last, place.behind, scope)
        if node.captures and most != 1:
            again = instructions.Unset(node.captures, again)
        if start is not None:
            again = instructions.PutPosition(start, again)
        if counter is not None:
            again = loop.again = Count(counter, least + 1 if most is None else most, again)
        choice.first, choice.second = (again, place.next) if node.greedy else (place.next, again)
        if counter is not None:
            return BeginCount(counter, head)
        return again if least else head

    def choice(self, scope: Scope, first: Instruction, second: Instruction) -> Choice:
        """Return a new choice."""
        self.choices += 1
        return Choice(self.choices, scope, first, second, scope.is_narrow)

    def new_slots(self, count: int) -> int:
        """Return the first of so many new slots."""
        self.slots += count
        return self.slots - count


UNCOUNTED = frozenset({(0, None), (0, 1)})


@lru_cache(maxsize=512)
def characters(mask: int) -> frozenset[str]:
    """Return the code points of a set."""
    return frozenset(chr(c) for c in range(0x80) if mask >> c & 1)
