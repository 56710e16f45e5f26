"""Mutation testing: which faults are made, and that those that are listed are there."""

import ast

import pytest

import build
from tests.mutation.__main__ import equivalent
from tests.mutation.mutations import MODULE, mutants, mutated
from tests.mutation.regex_mutations import changed_expressions

SOURCE = '''
"""For people."""
import re
LIMIT: int = 5
Kind = Literal["a"]
DIGITS = re.compile("[0-9]+")
class Reader:
    """For people."""
    def read(self, text: str, most: int = 3) -> bool:
        if not text or len(text) > most:
            raise ValueError("no text")
        self.text = text.lower()
        return text in {"ab"}
'''


def test_faults_are_named_by_where_they_are_and_what_they_change() -> None:
    assert [(mutant.scope, mutant.change) for mutant in mutants("a.py", SOURCE)] == [
        (MODULE, "5 → 6"),
        (MODULE, "[ → its opposite at 0 of '[0-9]+'"),
        (MODULE, "0 → nothing at 1 of '[0-9]+'"),
        (MODULE, "- → nothing at 2 of '[0-9]+'"),
        (MODULE, "9 → nothing at 3 of '[0-9]+'"),
        (MODULE, "+ → * at 5 of '[0-9]+'"),
        (MODULE, "3 → 4"),
        ("Reader.read", "not text or len(text) > most → not text and len(text) > most"),
        ("Reader.read", "not text → text"),
        ("Reader.read", "len(text) > most → len(text) >= most"),
        ("Reader.read", "raise ValueError('no text') → pass"),
        ("Reader.read", "self.text = text.lower() → pass"),
        ("Reader.read", "text.lower() → text"),
        ("Reader.read", "text in {'ab'} → text not in {'ab'}"),
        ("Reader.read", "'ab' → 'a'"),
    ]


def test_each_of_them_is_another_program() -> None:
    programs = {ast.unparse(mutated(SOURCE, mutant.place)) for mutant in mutants("a.py", SOURCE)}
    assert len(programs) == len(mutants("a.py", SOURCE))
    assert ast.unparse(ast.parse(SOURCE)) not in programs


@pytest.mark.parametrize(
    ("pattern", "changed"),
    [
        ("ab*", {"b*", "ab+", "a*"}),
        ("(?!a)b?", {"(?=a)b?", "(?!)b?", "(?!a)?", "(?!a)b"}),
        (r"[^a]\Z", {r"[a]\Z", r"[^a]"}),
        ("a{2}|b", {"{2}|b", "a*|b", "a{2}b", "a{2}|"}),
    ],
)
def test_expressions_get_faults_of_their_own(pattern: str, changed: set[str]) -> None:
    made = {expression for _, expression in changed_expressions(pattern)}
    assert made <= changed
    assert len(made) > 1


def test_what_is_listed_as_equivalent_is_there() -> None:
    listed = equivalent()
    paths = {name.partition(" ")[0] for name in listed}
    there = {mutant.name for path in paths for mutant in mutants(path, (build.ROOT / path).read_text(encoding="utf-8"))}
    assert set(listed) - there == set()
    assert all(reason.endswith(".") for reason in listed.values())
