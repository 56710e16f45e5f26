"""Our URLPattern beside that of Chromium: the same answers, but for what a rule explains."""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from tests.differential.chromium import Chromium
from tests.differential.patterns import Maker
from tests.differential.urlpattern_rules import (
    RULES,
    Case,
    Difference,
    Rule,
    compiled,
    ends_chromium,
    example,
    explanation,
)
from urlstd import URL, URLPattern
from urlstd.pattern.init import COMPONENTS

SEED = 20260923
CASES = 900
BATCH = 150

pytestmark = pytest.mark.browser

ASK = """
text => JSON.stringify(JSON.parse(text).map(({ pattern, base, ignoreCase, inputs }) => {
  const names = ["protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"];
  let made;
  try {
    made = base === null ? new URLPattern(pattern, { ignoreCase }) : new URLPattern(pattern, base, { ignoreCase });
  } catch (error) {
    return { rejected: error instanceof TypeError };
  }
  const group = ([name, value]) => [name, value === undefined ? null : value];
  const results = inputs.map(given => {
    const result = made.exec(...given);
    return result && names.map(name => [result[name].input, Object.entries(result[name].groups).map(group).sort()]);
  });
  const urls = inputs.map(([input, base]) => typeof input === "string" ? URL.parse(input, base)?.href ?? null : false);
  return { patterns: names.map(name => made[name]), groups: made.hasRegExpGroups, results, urls };
}))
"""


class Answer(NamedTuple):
    """What an implementation says of a case; only the first is there for a pattern that is rejected."""

    rejected: bool = False
    patterns: Sequence[str] = ()
    groups: bool = False
    results: Sequence[Any] = ()
    urls: Sequence[str | bool | None] = ()


def ours(case: Case) -> Answer:
    made = compiled(case)
    if made is None:
        return Answer(rejected=True)
    results = [result(made, given) for given in case["inputs"]]
    urls = [url(given) for given in case["inputs"]]
    return Answer(False, [getattr(made, name) for name in COMPONENTS], made.has_regexp_groups, results, urls)


def result(made: URLPattern, given: list[Any]) -> list[Any] | None:
    found = made.exec(*given)
    if found is None:
        return None
    components = [getattr(found, name) for name in COMPONENTS]
    return [[component.input, sorted(map(list, component.groups.items()))] for component in components]


def url(given: list[Any]) -> str | bool | None:
    if not isinstance(given[0], str):
        return False
    parsed = URL.parse(*given)
    return None if parsed is None else parsed.href


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    with Chromium() as chromium:
        yield chromium


def ask(chromium: Chromium, cases: list[Case]) -> list[Answer]:
    return [Answer(**answer) for answer in json.loads(chromium.evaluate(ASK, json.dumps(cases)))]


def differences(case: Case, mine: Answer, theirs: Answer) -> Iterator[Difference]:
    if mine.rejected or theirs.rejected:
        if mine.rejected != theirs.rejected:
            yield Difference("rejected", case, ours=mine.rejected, theirs=theirs.rejected)
        return
    for name, my_pattern, pattern in zip(COMPONENTS, mine.patterns, theirs.patterns, strict=True):
        if my_pattern != pattern:
            yield Difference("pattern", case, name, my_pattern, pattern)
    if mine.groups != theirs.groups:
        yield Difference("groups", case, ours=mine.groups, theirs=theirs.groups)
    answers = zip(case["inputs"], mine.results, theirs.results, mine.urls, theirs.urls, strict=True)
    for given, my_result, their_result, my_url, their_url in answers:
        yield from different_results(case, given[0], my_result, their_result, same_url=my_url == their_url)


def different_results(case: Case, given: Any, mine: Any, theirs: Any, *, same_url: bool) -> Iterator[Difference]:
    if mine is None or theirs is None:
        if mine != theirs:
            yield Difference("result", case, "", mine, theirs, given, same_url)
        return
    for name, my_component, component in zip(COMPONENTS, mine, theirs, strict=True):
        if my_component != component:
            yield Difference("result", case, name, my_component, component, given, same_url)


def test_chromium_agrees_or_a_rule_says_why_not(chromium: Chromium) -> None:
    maker = Maker(random.Random(SEED))  # noqa: S311 - no secret
    cases = [json.loads(json.dumps(maker.case())) for _ in range(CASES)]
    asked = [case for case in cases if not ends_chromium(case)]
    unexplained = []
    matches = rejected = 0
    for start in range(0, len(asked), BATCH):
        batch = asked[start : start + BATCH]
        for case, theirs in zip(batch, ask(chromium, batch), strict=True):
            mine = ours(case)
            rejected += mine.rejected
            matches += sum(found is not None for found in mine.results)
            unexplained += [found for found in differences(case, mine, theirs) if explanation(found) is None]
    assert unexplained == []
    # The cases are of some use.
    assert len(asked) > 0.9 * CASES
    assert matches > 0.3 * CASES
    assert rejected < 0.3 * CASES


@pytest.mark.parametrize(
    ("rule", "case"),
    [
        pytest.param(rule, case, id=f"{case['pattern']!a} {case['inputs']!a}")
        for rule in RULES
        for case in rule.examples
    ],
)
def test_a_known_difference_is_still_there(chromium: Chromium, rule: Rule, case: Case) -> None:
    found = list(differences(case, ours(case), ask(chromium, [case])[0]))
    assert found
    assert all(map(rule.explains, found))


@pytest.mark.parametrize(
    "case",
    [
        # Without a protocol no port is a default port.
        example({"port": "443*"}, {"port": "4431"}),
        example({"port": "443"}, {"port": "443"}),
        example({"port": "*443"}, {"port": "1443"}),
        example({"protocol": "http{s}?", "port": "443"}, "https://h/"),
        # Groups inside a group count.
        example({"pathname": "/((?<x>a)b)/:c"}, {"pathname": "/ab/d"}),
        example({"hostname": "**.example.com"}, "https://a.b.example.com"),
        example("https://[:v]/", "https://[::1]/"),
    ],
    ids=lambda case: f"{case['pattern']!a}",
)
def test_chromium_follows_recent_changes_of_the_standard(chromium: Chromium, case: Case) -> None:
    assert list(differences(case, ours(case), ask(chromium, [case])[0])) == []
