"""Small faults in regular expressions: another quantifier, a class the other way round, a member of a class less."""

import re
import warnings
from collections.abc import Iterator

TOKEN = re.compile(
    r"(?P<escape>\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.))|(?P<open>\[\^?)|(?P<close>\])"
    r"|(?P<start>\(\?(?:[:=!>]|<[=!]|P<\w+>|P=\w+\)|[a-z]+\))?|\()|(?P<quantifier>[*+?])|(?P<count>\{\d*,?\d*\})|(?P<other>.)",
    re.DOTALL,
)
QUANTIFIERS = {"*": "+", "+": "*", "?": ""}
ASSERTIONS = {"(?=": "(?!", "(?!": "(?=", "(?<=": "(?<!", "(?<!": "(?<="}


def changed_expressions(pattern: str) -> Iterator[tuple[str, str]]:
    """What is changed, and the pattern then; only patterns that compile, if this one does."""
    for what, start, end, new in _changes(pattern):
        changed = f"{pattern[:start]}{new}{pattern[end:]}"
        if _compiles(changed) or not _compiles(pattern):
            yield f"{what} at {start}", changed


def _changes(pattern: str) -> Iterator[tuple[str, int, int, str]]:
    in_class = False
    for token in TOKEN.finditer(pattern):
        text, start, end = token[0], token.start(), token.end()
        if in_class:
            if token["close"]:
                in_class = False
            else:
                yield f"{text} → nothing", start, end, ""
        elif token["open"]:
            in_class = True
            yield f"{text} → its opposite", start, end, "[" if "^" in text else "[^"
        elif token["quantifier"]:
            yield f"{text} → {QUANTIFIERS[text] or 'nothing'}", start, end, QUANTIFIERS[text]
        elif text in ASSERTIONS:
            yield f"{text} → {ASSERTIONS[text]}", start, end, ASSERTIONS[text]
        elif token["count"]:
            yield f"{text} → *", start, end, "*"
        elif text in {"|", r"\Z", "^", "$"} or token["escape"] or (token["other"] and text.isprintable()):
            yield f"{text} → nothing", start, end, ""


def _compiles(pattern: str) -> bool:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FutureWarning)  # a fault may look like a set operation
        try:
            re.compile(pattern)
        except re.error:
            return False
    return True
