"""What the matcher of regular expressions can do: one object for each instruction of a program, linked by `next`.

An instruction works on a Run: it moves the position or notes something, and returns the instruction to go on with; or
None if there is no match this way. None of them recurses: what may have to be tried later, or to be undone, is on the
stack of the run.
"""

from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from urlstd.languages import message
from urlstd.pattern.regexp import sets
from urlstd.pattern.regexp.errors import RegExpBudgetExceeded

WORD_CHARACTERS = frozenset(chr(c) for c in range(0x80) if sets.WORD >> c & 1)
LINE_TERMINATORS = frozenset("\n\r")
UNSET = -1

# Where in the program, where in the text, and what else the rest of the match depends on.
State: TypeAlias = int | tuple[int, ...]


class Run:
    """One search: the text, the position in it, and what is known so far.

    The slots hold positions and counts: start and end of each capture, and what loops and lookarounds note. The
    stack holds, the latest on top, where to go on when this way fails (an instruction and a position) and what to
    restore on the way back there (a slot and its value).
    """

    __slots__ = ("end", "failed", "failed_in_lookarounds", "position", "slots", "stack", "steps", "text")

    def __init__(self, text: str, slots: int, steps: int) -> None:
        self.text = text
        self.end = len(text)
        self.position = 0
        self.slots = [UNSET] * slots
        self.stack: list[tuple[Instruction, int] | tuple[int, int]] = []
        self.failed: set[State] = set()
        self.failed_in_lookarounds: list[State] = []
        self.steps = steps

    def put(self, slot: int, value: int) -> None:
        """Set a slot until this way fails."""
        self.stack.append((slot, self.slots[slot]))
        self.slots[slot] = value

    def spend(self, steps: int) -> None:
        """Count steps against the budget."""
        self.steps -= steps
        if self.steps < 0:
            raise RegExpBudgetExceeded(message("the regular expression takes too many steps on this text: given up"))

    def backtrack(self) -> "Instruction | None":
        """Go back to the latest choice; None if everything has been tried."""
        stack = self.stack
        while stack:
            target, value = stack.pop()
            if not isinstance(target, int):
                self.position = value
                return target
            self.slots[target] = value
        return None

    def undo(self, height: int) -> None:
        """Restore what was noted since the stack had this height, and drop the choices since then."""
        stack = self.stack
        while len(stack) > height:
            target, value = stack.pop()
            if isinstance(target, int):
                self.slots[target] = value


class NotingRun(Run):
    """A search that notes the furthest position at which a way has ended."""

    __slots__ = ("furthest",)

    def __init__(self, text: str, slots: int, steps: int) -> None:
        super().__init__(text, slots, steps)
        self.furthest = 0

    def backtrack(self) -> "Instruction | None":
        """Note the position; go back to the latest choice."""
        self.furthest = max(self.furthest, self.position)
        return super().backtrack()


class Instruction(Protocol):
    """One step of a match."""

    def run(self, run: Run) -> "Instruction | None":
        """Take the step."""


@dataclass(slots=True, eq=False)
class Stop:
    """No step: the end of a program, or of a way that cannot succeed."""

    def run(self, run: Run) -> Instruction | None:  # noqa: ARG002 (an instruction)
        """Fail."""
        return None


ACCEPT: Final = Stop()
FAIL: Final = Stop()


@dataclass(slots=True, eq=False)
class Consume:
    """One code point of a set, towards the end of the text."""

    characters: frozenset[str]
    next: Instruction

    def run(self, run: Run) -> Instruction | None:
        """Step over it."""
        position = run.position
        if position < run.end and run.text[position] in self.characters:
            run.position = position + 1
            return self.next
        return None


@dataclass(slots=True, eq=False)
class ConsumeBehind:
    """One code point of a set, towards the start of the text."""

    characters: frozenset[str]
    next: Instruction

    def run(self, run: Run) -> Instruction | None:
        """Step back over it."""
        position = run.position - 1
        if position >= 0 and run.text[position] in self.characters:
            run.position = position
            return self.next
        return None


@dataclass(slots=True, eq=False)
class PutPosition:
    """The start or end of a capture, or where an iteration begins."""

    slot: int
    next: Instruction

    def run(self, run: Run) -> Instruction:
        """Note the position."""
        run.put(self.slot, run.position)
        return self.next


@dataclass(slots=True, eq=False)
class Unset:
    """An iteration begins: what its groups captured before is forgotten."""

    captures: range
    next: Instruction

    def run(self, run: Run) -> Instruction:
        """Unset the slots of the captures."""
        run.spend(len(self.captures))
        for slot in range(2 * self.captures.start, 2 * self.captures.stop):
            if run.slots[slot] != UNSET:
                run.put(slot, UNSET)
        return self.next


@dataclass(slots=True, eq=False)
class LineStart:
    """The start of the text, or of a line."""

    multiline: bool
    next: Instruction

    def run(self, run: Run) -> Instruction | None:
        """Look back."""
        position = run.position
        if position == 0 or (self.multiline and run.text[position - 1] in LINE_TERMINATORS):
            return self.next
        return None


@dataclass(slots=True, eq=False)
class LineEnd:
    """The end of the text, or of a line."""

    multiline: bool
    next: Instruction

    def run(self, run: Run) -> Instruction | None:
        """Look ahead."""
        position = run.position
        if position == run.end or (self.multiline and run.text[position] in LINE_TERMINATORS):
            return self.next
        return None


@dataclass(slots=True, eq=False)
class WordBoundary:
    """Between a word character and something else; or not, if negated."""

    negated: bool
    next: Instruction

    def run(self, run: Run) -> Instruction | None:
        """Look both ways."""
        position = run.position
        before = position > 0 and run.text[position - 1] in WORD_CHARACTERS
        after = position < run.end and run.text[position] in WORD_CHARACTERS
        return self.next if (before == after) == self.negated else None


@dataclass(slots=True, eq=False)
class BackReference:
    """What one of the groups captured, once more."""

    groups: tuple[int, ...]
    ignore_case: bool
    behind: bool
    next: Instruction

    def run(self, run: Run) -> Instruction | None:
        """Step over it; nothing is wanted if none of the groups has taken part."""
        for group in self.groups:
            start, end = run.slots[2 * group], run.slots[2 * group + 1]
            if UNSET not in (start, end):
                break
        else:
            return self.next
        wanted = run.text[start:end]
        run.spend(len(wanted) // 64)
        after = run.position - len(wanted) if self.behind else run.position + len(wanted)
        if not 0 <= after <= run.end:
            return None
        found = run.text[min(run.position, after) : max(run.position, after)]
        if found == wanted or (self.ignore_case and found.lower() == wanted.lower()):
            run.position = after
            return self.next
        return None
