"""The browser that the tests run in: Chromium, or Firefox where `build.py test --browser firefox` asks for it."""

import os

import pytest

ENGINE = os.environ.get("URLSTD_BROWSER", "chromium")


def not_in_firefox(reason: str) -> pytest.MarkDecorator:
    """A test that Firefox, or what drives it, cannot do; the reason is told in the list of what was skipped."""
    return pytest.mark.skipif(ENGINE == "firefox", reason=f"Firefox: {reason}")
