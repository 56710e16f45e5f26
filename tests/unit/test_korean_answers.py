"""Answers in Korean: no sentence of them is in English, and nothing else is different."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from tests.unit.korean_questions import questions
from urlstd import languages
from urlstd.pattern.regexp import matcher
from urlstd.report import answer

HANGUL = re.compile("[가-힣]")
PROSE = re.compile(r"\b[A-Za-z]+ [a-z]+ [a-z]+")
# What holds a sentence, or a part of one, wherever it is.
SENTENCES = frozenset(
    {
        "about",
        "description",
        "detail",
        "expected",
        "explanation",
        "found",
        "how",
        "meaning",
        "message",
        "note",
        "reason",
    }
    | {"refusal", "scopes", "sentence", "use", "verdict"}
)
# Words that stand for something under the same keys.
CODES = frozenset({"base", "encoded", "fooled", "none", "right", "strict", "written"})
# What is said elsewhere: the name of a rule that can be taken away, and what a code point without a name is.
ELSEWHERE = frozenset({"name"})
# Names of the Standard and the like, and what others say, in their words: the notices of licences, and Python.
OTHERS = frozenset({"algorithm", "copyright", "error", "licence", "name", "next_state", "production", "state"})
# Texts that no question leads to.
UNASKED = {
    "There is no Public Suffix List to ask.": "it is installed",
    "the package has neither its sources nor {file}": "it has them",
    "what its regular expression allows as a whole": "no pattern is known whose parts match where it does not",
    "something else": "as above",
    "it has a non-ASCII code point before the last hyphen": "UTS #46 has looked before",
    "it contains the surrogate {c}": "answers are about scalar values",
}


class Said(NamedTuple):
    """A string of an answer, in both languages."""

    key: str
    english: str
    korean: str


def side_by_side(english: Any, korean: Any, key: str = "") -> Iterator[Said]:
    """The strings of two answers, which have to be alike but for these."""
    if isinstance(english, str) and isinstance(korean, str):
        yield Said(key, english, korean)
    elif isinstance(english, dict):
        assert english.keys() == korean.keys()
        for name, value in english.items():
            yield from side_by_side(value, korean[name], name)
    elif isinstance(english, list):
        assert len(english) == len(korean)
        for one, other in zip(english, korean, strict=True):
            yield from side_by_side(one, other, key)
    else:
        assert english == korean


class Watched(dict[str, str]):
    """A catalogue that keeps what was looked up."""

    def __init__(self, texts: dict[str, str]) -> None:
        super().__init__(texts)
        self.looked_up: set[str] = set()

    def get(self, text: str, default: Any = None) -> Any:
        self.looked_up.add(text)
        return super().get(text, default)


class Answers:
    """What is said in answer to all questions, and the texts that were looked up for it."""

    def __init__(self) -> None:
        catalogue = Watched(languages.catalogue("ko"))
        self.said: set[Said] = set()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(matcher, "STEP_BUDGET", 1_000)
            patch.setattr(languages, "catalogue", {"ko": catalogue}.__getitem__)
            for question in questions():
                both = (answer(json.dumps(question | {"language": language})) for language in ("en", "ko"))
                self.said.update(side_by_side(*map(json.loads, both)))
        self.looked_up = catalogue.looked_up

    def wrong(self, is_wrong: Callable[[Said], object]) -> list[Said]:
        return sorted(one for one in self.said if is_wrong(one))[:9]


@pytest.fixture(scope="module")
def answers() -> Answers:
    return Answers()


def is_a_literal(text: str) -> bool:
    """Whether it is what a pattern wants, or what is there instead."""
    return text.startswith("“")


def test_the_questions_lead_to_every_text_that_there_is(answers: Answers) -> None:
    texts = languages.catalogue("ko").keys()
    assert texts - answers.looked_up == UNASKED.keys()
    assert answers.looked_up - texts == set()


def test_every_sentence_is_korean(answers: Answers) -> None:
    def is_wrong(one: Said) -> object:
        sentence = one.key in SENTENCES and one.korean and one.korean not in CODES
        return sentence and not HANGUL.search(one.korean) and not is_a_literal(one.korean)

    assert answers.wrong(is_wrong) == []


def test_nothing_in_several_words_is_left_in_english(answers: Answers) -> None:
    def is_wrong(one: Said) -> object:
        return one.korean == one.english and PROSE.search(one.english) and one.key not in OTHERS

    assert answers.wrong(is_wrong) == []


def test_nothing_but_sentences_differs(answers: Answers) -> None:
    assert answers.wrong(lambda one: one.korean != one.english and one.key not in SENTENCES | ELSEWHERE) == []
