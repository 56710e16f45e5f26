"""Which language messages are in, and what goes into their places."""

import json
import threading

import pytest

from urlstd.languages import LANGUAGES, catalogue, message, speaking, translated
from urlstd.report import answer


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"a {thing} of {count}": "{count}개의 {thing}", "{ is a brace": "{은 중괄호"}
    catalogues = {"ko": texts, "ko_steps": {"The end.": "끝."}}
    monkeypatch.setattr("urlstd.languages.catalogue", catalogues.__getitem__)


def test_english_is_the_text_itself() -> None:
    assert message("a {thing} of {count}", thing="list", count=3) == "a list of 3"
    assert message("{ is a brace") == "{ is a brace"
    assert message("it is {value!a}", value="é") == r"it is '\xe9'"
    assert translated("steps", "The end.") == "The end."


@pytest.mark.usefixtures("made_up")
def test_another_language_is_that_of_its_catalogue() -> None:
    with speaking("ko"):
        assert message("a {thing} of {count}", thing="{목록}", count=3) == "3개의 {목록}"
        assert message("{ is a brace") == "{은 중괄호"
        assert translated("steps", "The end.") == "끝."


@pytest.mark.usefixtures("made_up")
def test_what_a_catalogue_has_not_is_in_english() -> None:
    with speaking("ko"):
        assert message("of {thing}", thing=1) == "of 1"
        assert translated("steps", "The beginning.") == "The beginning."


@pytest.mark.usefixtures("made_up")
def test_a_language_is_spoken_within_its_statement_and_thread_only() -> None:
    elsewhere: list[str] = []
    with speaking("ko"):
        with speaking("en"):
            assert message("{ is a brace") == "{ is a brace"
        thread = threading.Thread(target=lambda: elsewhere.append(message("{ is a brace")))
        thread.start()
        thread.join()
        assert message("{ is a brace") == "{은 중괄호"
    assert [*elsewhere, message("{ is a brace")] == ["{ is a brace"] * 2


def test_a_language_is_left_where_something_is_raised() -> None:
    with pytest.raises(KeyError), speaking("ko"):
        raise KeyError
    assert message("a label is empty") == "a label is empty"


@pytest.mark.parametrize("language", ["", "EN", "ko-KR", "de"])
def test_there_are_no_other_languages(language: str) -> None:
    with pytest.raises(ValueError, match=r"there is no language .*: there are en, ko"), speaking(language):
        pass


def test_every_language_but_english_has_a_catalogue() -> None:
    assert [len(catalogue(language)) > 300 for language in LANGUAGES[1:]] == [True]


@pytest.mark.parametrize("language", ["de", None, 1, ["ko"], ""])
def test_a_question_in_another_language_is_refused(language: object) -> None:

    reply = json.loads(answer(json.dumps({"op": "about", "language": language})))
    assert reply["error"]["message"] == f"there is no language {language!a}: there are en, ko"
