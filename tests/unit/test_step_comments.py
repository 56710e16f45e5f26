import ast

import pytest

from urlstd.steps.step_comments import SourceFile, StepComment, numbers_of
from urlstd.steps.steps_table import number_key


@pytest.mark.parametrize(
    ("label", "numbers"),
    [
        ("1.", ["1"]),
        ("2.4.10.", ["2.4.10"]),
        ("1.-3.", ["1", "2", "3"]),
        ("9.-11.", ["9", "10", "11"]),
        ("3.2. to 3.4.", ["3.2", "3.3", "3.4"]),
        ("1. and 3.", ["1", "3"]),
        ("1., 3.-5. and 7.", ["1", "3", "4", "5", "7"]),
        ("1., and 3. to 4.", ["1", "3", "4"]),
        ("3.2.2.-3.3.", ["3.2.2", "3.3"]),
        ("1.-2.1.", ["1", "2.1"]),
    ],
)
def test_the_numbers_of_a_label(label: str, numbers: list[str]) -> None:
    assert list(numbers_of(label)) == numbers


def test_numbers_are_ordered_as_numbers() -> None:
    assert sorted(["10", "2", "2.10", "2.9", "1.1.1"], key=number_key) == ["1.1.1", "2", "2.9", "2.10", "10"]


def steps(body: str) -> list[StepComment]:
    (function,) = SourceFile(f"def f(a, b):\n{body}").functions
    return function.steps


def ran_by(body: str) -> dict[str, tuple[int, int]]:
    return {step.label: step.ran_by for step in steps(body)}


def conditions(body: str) -> dict[str, str | None]:
    return {
        step.label: None if step.condition is None else f"{step.condition['kind']} {step.condition['text']}"
        for step in steps(body)
    }


CHAIN = """\
    # 1.
    if a == "x" and (
        b
    ):
        a = 1
        # 1.1. With words,
        # on two lines.
        b = 2
    # 2.
    elif b:

        # 2.1.
        a = 3
    # 3.
    else:  # noqa: X
        a = 4
    # 4.
    return a
"""


def test_a_branch_has_run_once_a_line_inside_it_has() -> None:
    assert ran_by(CHAIN) == {
        "1.": (6, 9), "1.1.": (9, 9), "2.": (14, 14), "2.1.": (14, 14), "3.": (17, 17), "4.": (19, 19),
    }  # fmt: skip


def test_the_condition_of_a_branch() -> None:
    assert conditions(CHAIN) == {
        "1.": 'if a == "x" and ( b )', "1.1.": None, "2.": "elif b", "2.1.": None,
        "3.": 'else a == "x" and ( b ) or b', "4.": None,
    }  # fmt: skip


def test_where_a_step_begins_and_ends() -> None:
    assert [(step.start, step.end) for step in steps(CHAIN)] == [(3, 9), (9, 9), (11, 14), (14, 14), (16, 17), (19, 19)]


def test_an_else_after_comments() -> None:
    assert conditions("    if a:\n        pass\n    # 2.\n    # Why.\n    else:\n        pass\n") == {"2.": "else a"}


def test_an_if_inside_an_else_is_no_elif() -> None:
    body = "    # 1.\n    if a:\n        pass\n    # 2.\n    else:\n        # 2.1.\n        if b:\n            pass\n"
    assert conditions(body) == {"1.": "if a", "2.": "else a", "2.1.": "if b"}


def test_loops() -> None:
    body = "    # 1.\n    while a:\n        a = 0\n    # 2.\n    for c, d in b:\n        a = c\n"
    assert ran_by(body) == {"1.": (4, 4), "2.": (6, 7)}
    assert conditions(body) == {"1.": "while a", "2.": "for c, d in b"}


def test_other_code_has_run_once_its_first_statement_has() -> None:
    body = "    # 1.-2.\n    a = f(\n        b\n    )\n    if a:\n        b = 1\n    return b\n"
    (step,) = steps(body)
    assert (step.ran_by, step.start, step.end, step.condition) == ((3, 5), 3, 8, None)


def test_a_step_ends_with_its_block() -> None:
    body = "    if a:\n        # 1.\n        a = 1\n        b = 1\n    return b\n"
    assert [step.end for step in steps(body)] == [5]


def test_steps_inside_an_expression() -> None:
    body = "    return (\n        # 1.\n        a\n        # 2.\n        or b\n    )\n"
    assert ran_by(body) == {"1.": (4, 4), "2.": (6, 7)}


def test_consecutive_comments_head_the_same_code() -> None:
    together = [(step.label, step.together, step.start) for step in steps("    # 1. A.\n    # 2. B.\n\n    return a\n")]
    assert together == [("1.", True, 5), ("2.", False, 5)]


def test_words_and_divergences() -> None:
    body = (
        "    # 1. Words. Spec divergence (performance): why,\n    # and more.\n    a = 1\n"
        "    # 2. Only words\n    # Spec divergence: another comment.\n    a = 2\n"
        "    # Alone.\n    # 3.\n    # After.\n    a = 3\n"
    )
    assert [(step.text, step.divergence) for step in steps(body)] == [
        ("Words.", "Spec divergence (performance): why, and more."),
        ("Only words", ""),
        ("After.", ""),
    ]


def test_failures() -> None:
    (step,) = steps("    # 6. (7. on failure) Why.\n    a = f(b)\n")
    assert (step.numbers, step.on_failure, step.text) == (("6",), "7", "Why.")


def test_the_caller_s_step() -> None:
    (step,) = steps("    # *. Why.\n    if a:\n        b = 1\n")
    assert (step.label, step.numbers, step.ran_by) == ("*.", (), (4, 4))


@pytest.mark.parametrize("comment", ["#1.", "# 1", "# 1.a", "# Step 1.", "# 1.5 times", "a = 1  # 1."])
def test_what_is_no_step_comment(comment: str) -> None:
    assert steps(f"    {comment}\n    return a\n") == []


def test_the_code_under_a_step() -> None:
    body = (
        "    # 1.\n    if (\n        a\n    ):\n        b = 1\n    # 2.\n    a = 1\n    b = “2”\n\n    # 3.\n"
        + "    a = 3\n" * 9
    ).replace("“2”", "2")
    assert [step.code for step in steps(body)] == ["if (\n    a\n):", "a = 1\nb = 2", "\n".join(["a = 3"] * 6)]


def test_functions_methods_and_setters() -> None:
    source = """\
class A:
    @property
    def b(self):
        # 1.
        return 1

    @b.setter
    def b(self, value):
        # 2.
        pass


def c():
    '''“é”'''; x = 1
    # 1.
    if x == "é" and x:
        pass
"""
    functions = SourceFile(source).functions
    assert [
        (function.name, function.class_name, [step.label for step in function.steps]) for function in functions
    ] == [
        ("A.b", "A", ["1."]),
        ("A.b.setter", "A", ["2."]),
        ("c", None, ["1."]),
    ]
    assert functions[2].steps[0].condition == {"kind": "if", "text": 'x == "é" and x', "line": 16}
    assert isinstance(functions[2].node, ast.FunctionDef)


def test_a_file_without_step_comments() -> None:
    assert steps("    return a\n") == []
