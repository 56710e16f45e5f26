"""Says in the summary what was reached, or, not only in a skip, that nothing was measured."""

import pytest

from tests.conformance import figures, wpt


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if wpt.directory() is None:
        terminalreporter.section("conformance NOT checked", red=True, bold=True)
        terminalreporter.line(wpt.MISSING)
    outcomes = [
        (report.nodeid, outcome) for outcome in figures.OUTCOMES for report in terminalreporter.getreports(outcome)
    ]
    if lines := figures.lines(outcomes):
        terminalreporter.section("conformance")
        for line in lines:
            terminalreporter.line(line)
