"""Runs in Pyodide, under node: asks all that the page asks first, so that memory holds what that takes."""

import gc
import json


def remember(questions: str, languages: str) -> str:
    """Ask, and return the answers to the first question: a JSON object, by their language.

    Args:
        questions: A JSON array of requests, each as JSON text.
        languages: A JSON array of the languages that they are asked in.
    """
    from urlstd.report import answer  # noqa: PLC0415 - this file is a text that is run, and leaves nothing behind

    asked = [json.loads(question) for question in json.loads(questions)]
    first: dict[str, str] = {}
    # All of them in each language: a catalogue that is not in memory would have to wait for the archive.
    for spoken in json.loads(languages):
        answers = [answer(json.dumps(question | {"language": spoken})) for question in asked]
        first[spoken] = answers[0]
    gc.collect()
    return "{" + ",".join(f"{json.dumps(spoken)}:{text}" for spoken, text in first.items()) + "}"
