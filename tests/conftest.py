"""Coverage is measured where tests say what a module does; where they only ask much of it, it takes the most time."""

from collections.abc import Generator

import pytest
from coverage import Coverage

UNMEASURED = frozenset({"browser", "differential", "property"})


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Pause pytest-cov's measurement for a test whose folder, or whose mark, says so."""
    measuring = Coverage.current() if item.config.pluginmanager.hasplugin("_cov") else None
    paused = item.path.parent.name in UNMEASURED or item.get_closest_marker("unmeasured") is not None
    if measuring is None or not paused:
        return (yield)
    measuring.stop()
    try:
        return (yield)
    finally:
        measuring.start()
