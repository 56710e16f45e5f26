"""Reading the page's questions: what is missing or of the wrong type is said, not guessed."""

from __future__ import annotations

import json
from typing import Any

from urlstd.infra import scalar_value_string
from urlstd.languages import ENGLISH, LANGUAGES, message
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.init import Init, init_from_mapping

Question = dict[str, Any]


class RequestError(Exception):
    """A request that has not the right form."""


def read(request: str) -> Question:
    """Return the JSON object in a request."""
    try:
        question = json.loads(request)
    # Python has no integers of very many digits, and no end to the depth of a list but that of its stack.
    except (ValueError, RecursionError) as problem:
        raise RequestError(f"this cannot be read as JSON: {problem}") from None
    if not isinstance(question, dict):
        raise RequestError("a request is a JSON object")
    return question


def language(question: Question) -> str:
    """Return the language that the answer is wanted in."""
    value = question.get("language", ENGLISH)
    if value not in LANGUAGES:
        raise RequestError(f"there is no language {value!a}: there are {', '.join(LANGUAGES)}")
    return str(value)


def too_many(what: str, found: int, most: int) -> str:
    """Return what to say of a list, called by its key, that is too long."""
    return message("there are {count} {things}; {most} are the most", count=found, things=what, most=most)


def text(question: Question, key: str) -> str:
    """Return a string as it was given, lone surrogates and all."""
    value = question.get(key)
    if not isinstance(value, str):
        raise RequestError(message("{key!a} must be a string", key=key))
    return value


def optional_text(question: Question, key: str) -> str | None:
    """Return a string as it was given; `None` for null or nothing."""
    return None if question.get(key) is None else text(question, key)


def texts(question: Question, key: str, most: int) -> list[str]:
    """Return an array of scalar value strings, `most` at most."""
    value = question.get(key)
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise RequestError(message("{key!a} must be an array of strings", key=key))
    if len(value) > most:
        raise RequestError(too_many(key, len(value), most))
    return [scalar_value_string(entry) for entry in value]


def count(question: Question, key: str, default: int) -> int:
    """Return a number, 0 or more."""
    value = question.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise RequestError(message("{key!a} must be a number, 0 or more", key=key))
    return value


def pattern_input(question: Question, key: str) -> str | Init:
    """Return a scalar value string, or a URLPatternInit from an object."""
    value = question.get(key)
    if isinstance(value, dict):
        try:
            return init_from_mapping(value)
        except URLPatternError as error:
            raise RequestError(str(error)) from None
    return scalar_value_string(text(question, key))


def pattern_inputs(question: Question, key: str, most: int) -> list[tuple[str | Init, str | None]]:
    """Return an array of pairs, `most` at most: what to match, and what it is relative to or `None`."""
    value = question.get(key)
    if not isinstance(value, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in value):
        raise RequestError(message("{key!a} must be an array of pairs", key=key))
    if len(value) > most:
        raise RequestError(too_many(key, len(value), most))
    return [_pattern_input_and_base(*pair) for pair in value]


def _pattern_input_and_base(given: object, base: object) -> tuple[str | Init, str | None]:
    question = {"an input": given, "a base URL": base}
    base_url = optional_text(question, "a base URL")
    return pattern_input(question, "an input"), None if base_url is None else scalar_value_string(base_url)
