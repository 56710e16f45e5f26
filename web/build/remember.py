"""Runs in Pyodide, under node: asks all that the page asks first, so that memory holds what that takes."""

import gc
import json


def remember(questions: str, languages: str) -> str:
    """Ask, and return the answers to the first question: a JSON object, by their language.

    Args:
        questions: A JSON array of requests, each as JSON text.
        languages: A JSON array of the languages that the first question is asked in.
    """
    from urlstd.report import answer  # noqa: PLC0415 - this file is a text that is run, and leaves nothing behind

    first, *others = json.loads(questions)
    answers = {spoken: answer(json.dumps(json.loads(first) | {"language": spoken})) for spoken in json.loads(languages)}
    for question in others:
        answer(question)
    gc.collect()
    return "{" + ",".join(f"{json.dumps(spoken)}:{text}" for spoken, text in answers.items()) + "}"
