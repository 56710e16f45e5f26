import pytest

from tests.conformance import figures


@pytest.mark.parametrize(
    ("nodeid", "name"),
    [
        ("tests/conformance/test_origin.py::test_origin[1 a]", "origin"),
        ("tests/conformance/test_origin.py::test_origin[a::b[c]]", "origin"),
        ("tests/conformance/test_origin.py::test_something_about_all", None),
        ("tests/unit/test_origin.py::test_origin[1 a]", None),
    ],
)
def test_the_cases_of_one_function_are_a_suite(nodeid: str, name: str | None) -> None:
    assert figures.suite(nodeid) == name


def test_a_line_counts_what_passed_among_all_and_what_was_expected_to_fail() -> None:
    case = "conformance/test_a.py::test_a[{}]"
    outcomes = [(case.format(number), outcome) for number, outcome in enumerate(figures.OUTCOMES)]
    assert figures.lines([*outcomes, ("conformance/test_a.py::test_b[0]", "passed")]) == [
        "a 1/5 (1 expected to fail)",
        "b 1/1",
    ]
