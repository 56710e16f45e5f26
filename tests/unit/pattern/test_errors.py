from typing import Any

import pytest

from urlstd.pattern.errors import URLPatternError


def test_it_is_what_python_raises_for_a_wrong_value_and_what_the_standard_throws() -> None:
    assert issubclass(URLPatternError, ValueError)
    assert issubclass(URLPatternError, TypeError)


@pytest.mark.parametrize(
    ("details", "text"),
    [
        ({}, "no"),
        ({"pattern": "a{"}, "pattern 'a{': no"),
        ({"pattern": "a{", "position": 2}, "pattern 'a{' at 2: no"),
        ({"component": "hash", "pattern": "a{", "position": 0}, "hash pattern 'a{' at 0: no"),
        ({"pattern": "é\ud800"}, "pattern '\\xe9\\ud800': no"),
    ],
)
def test_the_message_says_where_and_why(details: dict[str, Any], text: str) -> None:
    assert str(URLPatternError("no", **details)) == text


def test_a_caller_adds_the_component_and_its_pattern() -> None:
    error = URLPatternError("no", position=3).within("search", "abc")
    assert (error.reason, error.component, error.pattern, error.position) == ("no", "search", "abc", 3)


def test_what_is_known_already_stays() -> None:
    error = URLPatternError("no", component="hash", pattern="ab").within("search", "abc")
    assert (error.component, error.pattern, error.position) == ("hash", "ab", None)
