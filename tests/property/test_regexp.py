"""Regular expressions against node's own, and the two ways to match against each other."""

import json
import shutil
import subprocess
from functools import cache
from itertools import count, islice
from typing import Any

import pytest

from tests.property.regexp_generator import Generator
from urlstd.pattern.regexp import RegExp, RegExpSyntaxError
from urlstd.pattern.regexp import properties_data as data
from urlstd.pattern.regexp.matcher import Matcher
from urlstd.pattern.regexp.syntax import parse

NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="NOT compared: there is no node on the path")

ANSWER = r"""
const answer = ([pattern, flags, texts]) => {
  let regexp;
  try {
    regexp = new RegExp(pattern, flags);
  } catch {
    return "SyntaxError";
  }
  return texts.map((text) => {
    const match = regexp.exec(text);
    return match && [match.index, ...Array.from(match, (captured) => captured ?? null)];
  });
};
const cases = JSON.parse(require("node:fs").readFileSync(0, "utf-8"));
console.log(JSON.stringify({ unicode: process.versions.unicode, answers: cases.map(answer) }));
"""

# So many empty repetitions are too many for some engines, and for our budget.
TOO_MANY = "999"


def ask_node(cases: list[Any]) -> Any:
    result = subprocess.run(
        ["node", "-e", ANSWER], input=json.dumps(cases), capture_output=True, check=True, text=True, encoding="utf-8"
    )
    return json.loads(result.stdout)


def is_wrong_in_node_20(pattern: str, flags: str) -> bool:
    """Whether V8 11.3 has a fault here, which Chromium 156 has not."""
    return "[^]" in pattern or (flags == "vi" and (r"\P" in pattern or "[^" in pattern))


@cache
def generated(run: int, number: int) -> list[tuple[str, str, list[str]]]:
    r"""Patterns without what node 20 does not know, and without \q{...}, in which its V8 has faults."""
    generator = Generator(run, modern=False, strings=False)
    cases = (generator.case() for _ in count())
    return list(
        islice((case for case in cases if TOO_MANY not in case[0] and not is_wrong_in_node_20(*case[:2])), number)
    )


def our_answer(pattern: str, flags: Any, texts: list[str]) -> Any:
    try:
        regexp = RegExp(pattern, flags)
    except RegExpSyntaxError as error:
        return "SyntaxError" if 0 <= error.position <= len(pattern) else error
    found = [regexp.exec(text) for text in texts]
    return [match and [match.index, *match.captures] for match in found]


@needs_node
@pytest.mark.parametrize("run", range(4))
def test_patterns_mean_what_they_mean_to_node(run: int) -> None:
    cases = generated(run, 1500)
    for case, expected in zip(cases, ask_node(cases)["answers"], strict=True):
        assert our_answer(*case) == expected, case


@needs_node
def test_properties_of_ascii_are_those_of_node() -> None:
    characters = [chr(c) for c in range(0x80)]
    wanted = [
        (rf"\p{{{prefix}{name}}}", mask)
        for table, prefixes in (
            (data.BINARY_PROPERTY, [""]),
            (data.GENERAL_CATEGORY, ["", "gc=", "General_Category="]),
            (data.SCRIPT, ["sc=", "scx=", "Script=", "Script_Extensions="]),
        )
        for mask, names in table.items()
        for name in names.split()
        for prefix in prefixes
    ]
    answers = ask_node([(pattern, "v", characters) for pattern, _ in wanted])["answers"]
    known = 0
    for (pattern, mask), answer in zip(wanted, answers, strict=True):
        if answer != "SyntaxError":  # a script that is newer than node
            known += 1
            assert [found is not None for found in answer] == [bool(mask >> c & 1) for c in range(0x80)], pattern
    assert known > 1600


@pytest.mark.parametrize("strings", [False, True])
def test_re_and_the_matcher_agree(strings: bool) -> None:
    generator = Generator(5, modern=True, strings=strings)
    by_re = 0
    for pattern, flags, texts in (generator.case() for _ in range(2000)):
        if TOO_MANY in pattern:
            continue
        try:
            regexp = RegExp(pattern, flags)  # type: ignore[arg-type]
            matcher = Matcher(parse(pattern, ignore_case=flags == "vi"))
        except RegExpSyntaxError:
            continue
        for text in texts:
            found = matcher.search(text)
            match = regexp.exec(text)
            assert (match is None) is (found is None), (pattern, flags, text)
            if match is not None and found is not None:
                captures = tuple(None if start < 0 else text[start:end] for start, end in found)
                assert (match.index, match.captures) == (found[0][0], captures), (pattern, flags, text)
            by_re += len(text) <= regexp._longest
    assert by_re > 3000
