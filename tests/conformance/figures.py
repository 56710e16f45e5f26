"""What the conformance run reached, suite by suite, for pytest's summary."""

from collections import Counter
from collections.abc import Iterable

OUTCOMES = ("passed", "failed", "error", "xfailed", "xpassed")


def suite(nodeid: str) -> str | None:
    """The name of the suite that a case belongs to: its test function's; None for a test that is no case."""
    path, _, rest = nodeid.partition("::")
    function, bracket, _ = rest.partition("[")
    return function.removeprefix("test_") if "/conformance/" in f"/{path}" and bracket else None


def lines(outcomes: Iterable[tuple[str, str]]) -> list[str]:
    """One line a suite, in the order of its first case, from pairs of a node id and an outcome."""
    totals: Counter[str] = Counter()
    passed: Counter[str] = Counter()
    expected: Counter[str] = Counter()
    for nodeid, outcome in outcomes:
        if name := suite(nodeid):
            totals[name] += 1
            passed[name] += outcome == "passed"
            expected[name] += outcome == "xfailed"
    return [
        f"{name} {passed[name]}/{total}" + (f" ({expected[name]} expected to fail)" if expected[name] else "")
        for name, total in totals.items()
    ]
