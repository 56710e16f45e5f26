"""Says in the summary, not only in a skip, that nothing was measured."""

import pytest

from tests.conformance import wpt


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if wpt.directory() is None:
        terminalreporter.section("conformance NOT checked", red=True, bold=True)
        terminalreporter.line(wpt.MISSING)
