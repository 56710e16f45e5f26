"""Growth: what an input of 20,000 pieces takes, and how many times that of 10,000; 2 is what it should be."""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.benchmark.measuring import Comparison, microseconds
from tests.property.families import INPUTS
from urlstd import URL

PIECES = 10_000


@dataclass
class Growth(Comparison):
    """A comparison of each family of inputs with itself: the ratio is of the longer input to the shorter one."""

    def measure(self) -> None:
        for name, make in INPUTS.items():
            few, many = make(PIECES), make(2 * PIECES)
            rounds = [(self._taken(few), self._taken(many)) for _ in range(self.rounds)]
            # The least disturbed times: nothing but the length differs.
            shorter, longer = (min(times) for times in zip(*rounds, strict=True))
            self.figures[name] = {"microseconds": longer, "ratio": longer / shorter}

    def _taken(self, text: str) -> float:
        return microseconds(lambda: URL.parse(text))


def comparisons() -> Iterator[Comparison]:
    yield Growth(f"growth from {PIECES:,} to {2 * PIECES:,} pieces, parse", {}, rounds=5)
