"""The benchmark's own arithmetic; what it measures is asserted nowhere."""

import importlib

import pytest

from tests.benchmark.bench import joined, table
from tests.benchmark.measure import SUBJECTS
from tests.benchmark.measuring import Comparison, for_each


def fail_on_odd(number: int) -> None:
    if number % 2:
        raise ValueError


def test_every_contender_has_a_time_and_a_ratio_and_its_failures_are_counted() -> None:
    numbers = [(number,) for number in range(5)]
    comparison = Comparison("t", {"own": for_each(abs, numbers), "other": for_each(fail_on_odd, numbers)}, 5, 2)
    comparison.measure()
    assert comparison.figures["own"].keys() == {"microseconds", "ratio"}
    assert comparison.figures["own"]["ratio"] == 1
    assert comparison.figures["other"]["failed"] == 2


def test_the_same_title_from_two_environments_is_one_table() -> None:
    first = {"title": "t", "figures": {"own": {"microseconds": 1.0, "ratio": 1.0}}}
    second = {
        "title": "t",
        "figures": {"own": {"microseconds": 9.0, "ratio": 1.0}, "peer": {"microseconds": 4.5, "ratio": 2.0}},
    }
    (section,) = joined([first, second])
    assert {name: figures["microseconds"] for name, figures in section["figures"].items()} == {"own": 1.0, "peer": 4.5}
    assert [line.split() for line in table(section).splitlines()] == [
        ["t"], ["own", "1.00", "µs", "1.00", "×"], ["peer", "4.50", "µs", "2.00", "×"],
    ]  # fmt: skip


@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_subject_has_comparisons_whose_first_contender_is_ours(subject: str) -> None:
    comparison = next(iter(importlib.import_module(f"tests.benchmark.{subject}").comparisons()))
    assert next(iter(comparison.contenders), "urlstd").startswith("urlstd")
