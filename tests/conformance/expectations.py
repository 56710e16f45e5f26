"""Cases of web-platform-tests that are known to fail, each with its reason, in expected_failures.toml.

A listed case that passes fails the run, and so does a listed case that does not exist.
"""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

PATH = Path(__file__).with_name("expected_failures.toml")


def load() -> dict[str, dict[str, dict[str, str]]]:
    """From test module, test function and case id to the reason."""
    return tomllib.loads(PATH.read_text(encoding="utf-8"))


def shown(case_id: str) -> str:
    """A case id as pytest prints it, which is also how the file has it."""
    return case_id.encode("unicode_escape").decode("ascii")


def cases(module: str, function: str, parameters: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Parameters for pytest.mark.parametrize, from tuples of a unique id and the values.

    Args:
        module: The name of the test module, without ".py".
        function: The name of the test function.
        parameters: The cases.
    """
    return mark(load().get(module, {}).get(function, {}), parameters)


def mark(reasons: dict[str, str], parameters: Iterable[tuple[Any, ...]]) -> list[Any]:
    missing = dict(reasons)
    marked = []
    for case_id, *values in parameters:
        reason = missing.pop(shown(case_id), None)
        marks = [] if reason is None else [pytest.mark.xfail(reason=reason, raises=AssertionError, strict=True)]
        marked.append(pytest.param(*values, id=case_id, marks=marks))
    if missing:
        raise LookupError(f"{PATH.name} lists cases that do not exist: {', '.join(missing)}")
    return marked
