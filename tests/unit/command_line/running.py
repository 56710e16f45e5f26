"""Runs the command line in this process."""

import io
import json
import sys
from typing import Any, NamedTuple

import pytest

from urlstd.command_line.command import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def answers(self) -> list[Any]:
        """The JSON Lines that were printed."""
        return [json.loads(line) for line in self.out.splitlines()]


class Terminal:
    """Calls `main` with arguments and standard input, and returns what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: str, stdin: bytes = b"") -> Ran:
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        try:
            code = main(arguments)
        except SystemExit as end:
            code = int(end.code or 0)
        return Ran(code, *self.capsys.readouterr())
