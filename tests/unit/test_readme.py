"""The examples of README.md do what it says."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import build
from tests.unit.command_line.running import Terminal

README = build.ROOT / "README.md"
CONSOLE = "\n".join(re.findall(r"^```console\n(.*?)^```", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))
COMMANDS = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", CONSOLE, re.MULTILINE)


def test_python() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 20
    assert results.failed == 0


@pytest.mark.parametrize(("command", "output"), COMMANDS, ids=[command for command, _ in COMMANDS])
def test_the_command_line(
    command: str, output: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if command.startswith("urlstd ") and "||" not in command:
        ran = Terminal(capsys, monkeypatch)(*shlex.split(command)[1:])
        assert ran.out == output
        return
    script = tmp_path / "urlstd"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m urlstd "$@"\n')
    script.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    shell = subprocess.run(
        ["sh", "-c", command], capture_output=True, check=False, cwd=build.ROOT, env={**os.environ, "PATH": path}
    )
    assert shell.stdout.decode() == output
