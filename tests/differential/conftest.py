"""Says in the summary, not only in a skip, that a peer was not there."""

import shutil

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if shutil.which("node") is None:
        terminalreporter.section("Node's URL class NOT compared", red=True, bold=True)
        terminalreporter.line("there is no node on this machine")
