"""Chromium in a process of its own, which evaluates what it is asked: a line of JSON in, a line of JSON out.

Playwright can be started once in a process, and the browser tests may have done so.
"""

import contextlib
import json
import subprocess
import sys
from typing import Any, Self

from playwright.sync_api import sync_playwright

import build

ARGUMENTS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run")


class Chromium:
    """A context manager; `evaluate` calls a function of JavaScript with one argument."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", __name__]
        pipe = subprocess.PIPE
        # A session of its own: it ends when nobody is left who asks, not at Ctrl+C.
        self._process = subprocess.Popen(
            command, cwd=build.ROOT, stdin=pipe, stdout=pipe, text=True, encoding="ascii", start_new_session=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def evaluate(self, function: str, argument: str) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([function, argument]) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "Chromium has ended"
        return json.loads(answer)


def main() -> None:
    with contextlib.redirect_stdout(sys.stderr):  # what building says is no answer
        executable = build.chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(ARGUMENTS))
        page = browser.new_page()
        for line in sys.stdin:
            function, argument = json.loads(line)
            print(json.dumps(page.evaluate(function, argument)), flush=True)  # noqa: T201 - the answer
        browser.close()


if __name__ == "__main__":
    main()
