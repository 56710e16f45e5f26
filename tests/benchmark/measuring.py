"""Side by side: contenders that do the same thing, in turns, in one process, by its CPU time.

Single times on a shared machine mean little; a ratio that is taken round by round holds.
"""

import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

Work = Callable[[], object]


@dataclass
class Comparison:
    """What contenders do with the same inputs.

    Attributes:
        title: What is done, and to what.
        contenders: By name, what does it once to all inputs. The first is ours, and what the others are compared with.
        per: How many inputs there are: a time is of one of them.
        rounds: How often each contender has its turn, after one that does not count.
        figures: What was found, by name: the median time, the median ratio of the first one's time to it, and on how
            many inputs it failed, if on any.
    """

    title: str
    contenders: dict[str, Work]
    per: int = 1
    rounds: int = 7
    figures: dict[str, dict[str, float]] = field(default_factory=dict)

    def measure(self) -> None:
        """Give every contender its turns. Each round begins with another one."""
        names = list(self.contenders)
        failed = {name: work() for name, work in self.contenders.items()}
        rounds: list[dict[str, float]] = []
        for number in range(self.rounds):
            turns = names[number % len(names) :] + names[: number % len(names)]
            rounds.append({name: self.microseconds(name) for name in turns})
        for name in names:
            self.figures[name] = {
                "microseconds": statistics.median(taken[name] for taken in rounds),
                "ratio": statistics.median(taken[names[0]] / taken[name] for taken in rounds),
            }
            if isinstance(count := failed[name], int) and count:
                self.figures[name]["failed"] = count

    def microseconds(self, name: str) -> float:
        """A contender's time for one input, in one turn."""
        return microseconds(self.contenders[name]) / self.per

    def to_json(self) -> dict[str, object]:
        return {"title": self.title, "inputs": self.per, "figures": self.figures}


def microseconds(work: Work) -> float:
    """The CPU time of one run."""
    started = time.process_time()
    work()
    return (time.process_time() - started) * 1e6


def for_each(function: Callable[..., object], inputs: Iterable[Sequence[object]]) -> Work:
    """Call a function with the arguments of each input; count those where it raises."""

    def work() -> int:
        failed = 0
        for arguments in inputs:
            try:
                function(*arguments)
            except Exception:  # noqa: BLE001 - whatever a contender means by it
                failed += 1
        return failed

    return work


def repeated(work: Work, times: int) -> Work:
    def repeat() -> None:
        for _ in range(times):
            work()

    return repeat
