"""The browser that the tests run in: Chromium, or Firefox where `build.py test --browser firefox` asks for it."""

import os
import tempfile
from pathlib import Path

import pytest

ENGINE = os.environ.get("URLSTD_BROWSER", "chromium")
# The name of what a test tells the summary: how far the browser's own URL and URLPattern are from what is expected.
FIGURE = "native"
# An input of which this browser makes something else, and the pathname that it has.
DIFFERS = ("about:/../", "/") if ENGINE == "firefox" else ("file:///C|/demo", "/C:/demo")
# Where Firefox saves files; every process that runs tests has one of its own.
DOWNLOADS = Path(tempfile.gettempdir()) / f"urlstd-downloads-{os.getpid()}"


def not_in_firefox(reason: str) -> pytest.MarkDecorator:
    """A test that Firefox, or what drives it, cannot do; the reason is told in the list of what was skipped."""
    return pytest.mark.skipif(ENGINE == "firefox", reason=f"Firefox: {reason}")
