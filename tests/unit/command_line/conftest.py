import pytest

from tests.unit.command_line.running import Terminal


@pytest.fixture
def urlstd(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Runs the command line, 80 columns wide."""
    monkeypatch.setenv("COLUMNS", "80")
    return Terminal(capsys, monkeypatch)
