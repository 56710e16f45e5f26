"""The targets of guided fuzzing by themselves: nothing is raised but what is documented. The same bytes each time."""

import base64
import random

import pytest

from tests.fuzz.choices import Choices
from tests.fuzz.guided import NAMES
from tests.fuzz.targets import TARGETS

# Bytes that guided fuzzing stopped at, whatever was wrong.
FOUND = [("patterns", "FgABAEMAAAAAAJD5YaxFFMCyipv93qUFuDK6AAMAAP8A")]


def test_every_target_has_its_turn() -> None:
    assert sorted(NAMES) == sorted(TARGETS)


@pytest.mark.parametrize("name", TARGETS)
def test_nothing_is_raised_but_what_is_documented(name: str) -> None:
    source = random.Random(name)  # noqa: S311 - repeatable
    for length in range(1, 150, 3):
        TARGETS[name](Choices(source.randbytes(length)))


@pytest.mark.parametrize(("name", "data"), FOUND)
def test_what_was_found_once(name: str, data: str) -> None:
    TARGETS[name](Choices(base64.b64decode(data)))


def test_bytes_are_pieces_of_a_text() -> None:
    choices = Choices(b"\x02ab\xff\x01\xf4\xa9\x80rest")
    assert choices.text() == "ab\U0001f4a9"
    assert choices.rest() == b"rest"
    assert choices.number(3, 9) == 3
