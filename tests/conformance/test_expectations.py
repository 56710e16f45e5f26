import re

import pytest

from tests.conformance import expectations


def test_a_listed_case_must_fail_and_the_others_must_not() -> None:
    listed, other = expectations.mark({r"1 \xe9": "why"}, [("1 é", "é"), ("2 a", "a")])
    (mark,) = listed.marks
    assert mark.name == "xfail"
    assert mark.kwargs == {"reason": "why", "raises": AssertionError, "strict": True}
    assert listed.values == ("é",)
    assert not other.marks


def test_a_listed_case_that_does_not_exist_fails_the_run() -> None:
    with pytest.raises(LookupError, match="9 gone"):
        expectations.mark({"9 gone": "why"}, [("1 é", "é")])


def test_the_file_lists_only_functions_that_look_at_it() -> None:
    for module, functions in expectations.load().items():
        text = expectations.PATH.with_name(f"{module}.py").read_text(encoding="utf-8")
        for function, reasons in functions.items():
            assert re.search(rf'cases\(\s*"{module}",\s*"{function}"', text), f"{module}.{function}"
            assert all(reasons.values())
