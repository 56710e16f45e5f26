"""The catalogues of messages: nothing is missing in them, nothing left over, and each place is in both texts."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import urlstd
from urlstd import (
    edit_reasons,
    equivalence,
    errors,
    languages,
    licences,
    redirects,
    setters,
    urllib_differences,
    what_if,
)
from urlstd.pattern import pattern_parser
from urlstd.pattern import report as pattern_report
from urlstd.reports import allow_list, host_report
from urlstd.steps.steps_table import steps_table

PACKAGE = Path(urlstd.__file__).parent
HANGUL = re.compile("[가-힣]")
PLACE = re.compile(r"(?<!\{)\{\w+(?:![ars])?\}")


def literals(module: str, *functions: str) -> list[str]:
    """The texts of several words in functions of a module that return what `message` is called with."""
    tree = ast.parse((PACKAGE / f"{module}.py").read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name in functions]
    assert len(nodes) == len(functions)
    constants = [
        one.value for node in nodes for one in ast.walk(without_docstring(node)) if isinstance(one, ast.Constant)
    ]
    return [text for text in constants if isinstance(text, str) and " " in text]


def without_docstring(function: ast.FunctionDef) -> ast.Module:
    return ast.Module(function.body[1:] if ast.get_docstring(function) else function.body, [])


# What a module calls `message` with that is no literal there: how many such calls, and all their texts.
TABLES: dict[str, tuple[int, Iterable[str]]] = {
    "edit_reasons": (1, edit_reasons._FAILURES.values()),
    "equivalence": (4, [equivalence._NO_LIST, equivalence._OPAQUE, *equivalence._PLURALS.values()]),
    "errors": (1, [error.description for error in errors.ErrorType]),
    "licences": (1, licences._USES.values()),
    "pattern/pattern_parser": (1, pattern_parser._EXPECTED.values()),
    "pattern/report": (1, pattern_report._SOURCES.values()),
    "pattern/tokenizer": (
        1,
        literals("pattern/tokenizer", "_take_escaped", "_take_name", "_take_regexp", "_regexp_end", "_regexp_problem"),
    ),
    "redirects": (1, redirects._REASONS.values()),
    "report": (1, [error.description for error in errors.ErrorType]),
    "reports/allow_list": (1, allow_list._IN_PART.values()),
    "reports/host_report": (1, host_report._SCOPES.values()),
    "tracing/trace_json": (1, [setters.OPAQUE_PATH, setters.NO_CREDENTIALS_OR_PORT]),
    "urllib_differences": (
        2,
        [
            urllib_differences._REFUSED,
            urllib_differences._REFUSED_BY_URLLIB,
            *literals(
                "urllib_differences",
                *("_scheme", "_credentials", "_host", "_ip_address", "_port", "_path", "_encoded"),
            ),
        ],
    ),
    "what_if": (2, [text for rule in what_if.RULES for text in (rule.name, rule.about)]),
}


def calls() -> Iterator[tuple[str, ast.expr]]:
    """Each call of `message` in the package: the module and what it is called with."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "message":
                yield path.relative_to(PACKAGE).with_suffix("").as_posix(), node.args[0]


CALLS = list(calls())
LITERALS = [text.value for _, text in CALLS if isinstance(text, ast.Constant) and isinstance(text.value, str)]
TEXTS = {*LITERALS, *(text for _, texts in TABLES.values() for text in texts)}


def test_every_text_that_is_no_literal_where_it_is_said_is_in_a_table() -> None:
    elsewhere = Counter(module for module, text in CALLS if not isinstance(text, ast.Constant))
    assert elsewhere == {module: count for module, (count, _) in TABLES.items()}


@pytest.mark.parametrize("language", languages.LANGUAGES[1:])
def test_a_catalogue_has_every_text_and_no_other(language: str) -> None:
    assert languages.catalogue(language).keys() == TEXTS


@pytest.mark.parametrize("language", languages.LANGUAGES[1:])
def test_a_translation_has_the_same_places(language: str) -> None:
    for text, translation in languages.catalogue(language).items():
        assert sorted(PLACE.findall(translation)) == sorted(PLACE.findall(text)), text


def step_texts() -> set[str]:
    """What the comments of steps say."""
    algorithms = steps_table()["algorithms"]
    steps = [step for algorithm in algorithms for step in algorithm["steps"]]
    said = {step[key] for step in steps for key in ("text", "divergence")}
    return (said | {algorithm["summary"] for algorithm in algorithms}) - {""}


@pytest.mark.parametrize("language", languages.LANGUAGES[1:])
def test_a_catalogue_of_steps_has_every_text_and_no_other(language: str) -> None:
    assert languages.catalogue(f"{language}_steps").keys() == step_texts()


def literal_pieces(text: str) -> set[str]:
    """What is code, or quoted: the same in every language."""
    return set(re.findall(r"`[^`]+`|\"[^\"]+\"|https:[^ ]+?(?=[^\x21-\x7e]|: |$)", text))


def test_steps_are_korean_and_quote_the_same() -> None:
    for text, translation in languages.catalogue("ko_steps").items():
        assert HANGUL.search(translation), text
        assert literal_pieces(translation) == literal_pieces(text), text
        assert translation.endswith(".") == text.endswith("."), text


# Nothing but places and punctuation.
WORDLESS = {"{fewest} to {most}", "{name} at {start}–{end}: {description}"}


def test_korean_is_korean_and_ends_as_the_english_does() -> None:
    for text, translation in languages.catalogue("ko").items():
        assert HANGUL.search(translation) or text in WORDLESS, text
        assert translation.endswith(".") == text.endswith("."), text
        assert translation == translation.strip(), text
