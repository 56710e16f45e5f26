"""Ada, the URL parser of Node.js and others, in its newest version, through its Python package."""

from contextlib import suppress

import ada_url
import pytest

from tests.differential.comparing import BIDI, MEMBERS, Answer, Comparison, Question, ours, questions
from urlstd.infra import scalar_value_string

RULES = (BIDI,)
SERIES = (1, 2, 3)
COUNT = 10_000


def theirs(question: Question) -> Answer:
    """What Ada makes of it. Its strings are UTF-8, so lone surrogates are replaced before."""
    base = None if question.base is None else scalar_value_string(question.base)
    try:
        url = ada_url.URL(scalar_value_string(question.input), base)
    except ValueError:
        return None
    if question.attribute is not None:
        with suppress(ValueError):  # the Python package raises where a setter does nothing
            setattr(url, question.attribute, scalar_value_string(question.value))
    return {name: getattr(url, name) for name in MEMBERS}


@pytest.fixture(scope="module")
def comparison() -> Comparison:
    comparison = Comparison(RULES)
    for series in SERIES:
        for question in questions(series, COUNT):
            comparison.compare(question, ours(question), theirs(question))
    return comparison


def test_no_difference_is_unexplained(comparison: Comparison) -> None:
    assert comparison.asked == len(SERIES) * COUNT
    assert comparison.unexplained == []


def test_every_rule_explains_something(comparison: Comparison) -> None:
    assert comparison.unused == []
