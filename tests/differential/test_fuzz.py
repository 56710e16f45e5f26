"""A short run of what `python3 build.py fuzz` does for hours: every subject with every engine it knows."""

import shutil
from collections.abc import Iterator

import pytest

from tests.fuzz.__main__ import asked
from tests.fuzz.engines import Engine
from tests.fuzz.subjects import SUBJECTS, Subject

SERIES = (1, 2)

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(shutil.which("node") is None, reason="there is no node, so nothing was compared"),
]


@pytest.fixture(params=SUBJECTS, ids=lambda subject: subject.name)
def subject(request: pytest.FixtureRequest) -> Subject:
    found: Subject = request.param
    return found


@pytest.fixture
def engines(subject: Subject) -> Iterator[list[Engine]]:
    opened = [make() for make in subject.engines]
    yield opened
    for engine in opened:
        engine.close()


def test_no_difference_is_unexplained(subject: Subject, engines: list[Engine]) -> None:
    for series in SERIES:
        tallies = dict(asked(subject, engines, series))
        assert tallies.keys() == {engine.name for engine in engines}
        for name, tally in tallies.items():
            assert tally.asked > 50
            assert tally.unexplained == [], name
