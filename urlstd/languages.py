"""The languages in which the page is told what there is to say: English, and those that a catalogue is for.

The English text stands in the code where it is made, and is the key of its translations: `messages/ko.json` in the
package is an object from English to Korean. `message` looks the text up; where nobody has chosen a language, that is
all it has to do with other languages. What the Standard names (states, algorithms, validation errors, productions) is
no message: it is looked up there by its name.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "ko")

_language: Final = ContextVar("language", default=ENGLISH)


def message(text: str, /, **values: object) -> str:
    """Return a text in the language that is spoken, with `values` in the places that it names, as `{name}`.

    Args:
        text: The text in English. Without values, its braces mean themselves.
        values: What goes into the places, in the same language already.
    """
    language = _language.get()
    said = text if language == ENGLISH else catalogue(language).get(text, text)
    return said.format(**values) if values else said


def translated(texts: str, text: str) -> str:
    """Return a text in the language that is spoken, by a catalogue of its own, such as "steps"."""
    language = _language.get()
    return text if language == ENGLISH else catalogue(f"{language}_{texts}").get(text, text)


@cache
def catalogue(name: str) -> dict[str, str]:
    """Return the translations of a catalogue, by their English; read when first asked for.

    Args:
        name: A language other than English, and perhaps "_" and what the catalogue is for: "ko", "ko_steps".
    """
    import json  # noqa: PLC0415 - as the next: not for English
    import pkgutil  # noqa: PLC0415

    found: dict[str, str] = json.loads(pkgutil.get_data("urlstd", f"messages/{name}.json") or b"")
    return found


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say messages in a language within a `with` statement; other threads and tasks do not notice.

    Raises:
        ValueError: The language is none of `LANGUAGES`.
    """
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!a}: there are {', '.join(LANGUAGES)}")
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)
