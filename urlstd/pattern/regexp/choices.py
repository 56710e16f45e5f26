"""The instructions that choose: alternatives, loops, lookarounds.

A choice remembers in which states it was made. Made in the same state again, it would fail again, so it fails at once:
for a pattern without counts and back references the time grows with the text, whatever is nested in what.
"""

from dataclasses import dataclass
from typing import NamedTuple

from urlstd.pattern.regexp.instructions import FAIL, Instruction, Run, State

# With more than this to compare, remembering costs more than it saves.
WIDEST_SCOPE = 16


class Scope(NamedTuple):
    """What the rest of a match depends on, beside the places in the program and in the text.

    `values` are slots: the counts of the loops around, the captures that back references want. `starts` are slots
    too, of loops that go on only if they get somewhere: it matters whether the position is another than theirs.
    """

    values: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()
    in_lookaround: bool = False

    @property
    def is_narrow(self) -> bool:
        """Whether it is worth the while to remember states."""
        return len(self.values) + len(self.starts) <= WIDEST_SCOPE

    def with_value(self, slot: int) -> "Scope":
        """Return the scope inside of a loop that counts."""
        return self._replace(values=(*self.values, slot)) if self.is_narrow else self

    def with_start(self, slot: int) -> "Scope":
        """Return the scope inside of a loop that has to get somewhere."""
        return self._replace(starts=(*self.starts, slot)) if self.is_narrow else self


@dataclass(slots=True, eq=False)
class Choice:
    """Two ways to go on, the first of which is preferred."""

    number: int
    scope: Scope
    first: Instruction
    second: Instruction
    remembers: bool

    def run(self, run: Run) -> Instruction | None:
        """Take the first and leave the second for later."""
        if self.remembers:
            values, starts, in_lookaround = self.scope
            places = self.number << 32 | run.position
            state: State = self.wider_state(run, places) if values or starts else places
            if state in run.failed:
                return None
            run.failed.add(state)
            if in_lookaround:
                run.failed_in_lookarounds.append(state)
        run.stack.append((self.second, run.position))
        return self.first

    def wider_state(self, run: Run, places: int) -> State:
        """Return the places, and with them what the rest of the match depends on in this scope."""
        position, slots = run.position, run.slots
        values, starts, _ = self.scope
        return (places, *[slots[slot] for slot in values], *[slots[slot] == position for slot in starts])


@dataclass(slots=True, eq=False)
class BeginCount:
    """A loop that counts begins."""

    counter: int
    next: Instruction

    def run(self, run: Run) -> Instruction:
        """Note that there was no iteration so far."""
        run.put(self.counter, 0)
        return self.next


@dataclass(slots=True, eq=False)
class Count:
    """An iteration of a loop that counts begins; beyond the ceiling the number makes no difference."""

    counter: int
    ceiling: int
    next: Instruction

    def run(self, run: Run) -> Instruction:
        """Note that there is one iteration more."""
        run.put(self.counter, min(run.slots[self.counter] + 1, self.ceiling))
        return self.next


@dataclass(slots=True, eq=False)
class CountedLoop:
    """One iteration more if there have to be more, none if there may be no more, else a choice."""

    counter: int
    least: int
    most: int | None
    again: Instruction
    out: Instruction
    choice: Choice

    def run(self, run: Run) -> Instruction:
        """Compare the count."""
        count = run.slots[self.counter]
        if count < self.least:
            return self.again
        if self.most is not None and count >= self.most:
            return self.out
        return self.choice


@dataclass(slots=True, eq=False)
class Progress:
    """The end of an iteration, which must not be empty unless it was one of the least number."""

    start: int
    counter: int | None
    least: int
    next: Instruction

    def run(self, run: Run) -> Instruction | None:
        """Compare the position with the start of the iteration."""
        if run.position == run.slots[self.start] and (self.counter is None or run.slots[self.counter] > self.least):
            return None
        return self.next


@dataclass(slots=True, eq=False)
class Look:
    """A lookaround begins. Three slots note the height of the stack, the position and how many states had failed."""

    slot: int
    negated: bool
    body: Instruction
    next: Instruction

    def run(self, run: Run) -> Instruction:
        """Put a barrier on the stack: where to go on if the body fails."""
        run.put(self.slot + 1, run.position)
        run.put(self.slot + 2, len(run.failed_in_lookarounds))
        run.put(self.slot, len(run.stack) + 1)
        run.stack.append((self.next if self.negated else FAIL, run.position))
        return self.body


@dataclass(slots=True, eq=False)
class LookEnd:
    """The body of a lookaround has matched."""

    slot: int
    negated: bool
    captures: range
    next: Instruction

    def run(self, run: Run) -> Instruction | None:
        """Go on where the lookaround began, with what it captured; or fail, if it is negated."""
        height, position, failed = run.slots[self.slot : self.slot + 3]
        # Not all of these states did fail: some led here, others were never tried to the end.
        run.failed.difference_update(run.failed_in_lookarounds[failed:])
        del run.failed_in_lookarounds[failed:]
        if self.negated:
            run.undo(height)
            return None
        # What the body chose is settled, but its captures may have to be undone.
        run.spend(len(run.stack) - height)
        captures = range(2 * self.captures.start, 2 * self.captures.stop)
        run.stack[height:] = [
            (slot, value) for slot, value in run.stack[height:] if isinstance(slot, int) and slot in captures
        ]
        run.position = position
        return self.next
