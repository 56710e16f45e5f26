"""What the differential tests share: repeatable inputs, and the table of explained differences.

A difference is explained by a rule: a predicate on the question and both answers, with the sentence of the Standard
that decides in our favour, in our words. What no rule explains fails; so does a rule that explains nothing any more.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tests.conformance import wpt
from tests.property import hostile
from urlstd import URL
from urlstd.unicode import uts46

MEMBERS = (
    "href", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "origin",
)  # fmt: skip
SETTERS = ("protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash")

Answer = dict[str, str] | None


class Question(NamedTuple):
    """An input and a base; and an attribute to set to a value then, if any."""

    input: str
    base: str | None = None
    attribute: str | None = None
    value: str = ""


class Rule(NamedTuple):
    """Why a peer answers otherwise.

    Attributes:
        name: Short, for the summary.
        decides: What the Standard says, with the anchor of the place.
        applies: Whether the rule explains this difference: called with the question, our answer and the peer's.
    """

    name: str
    decides: str
    applies: Callable[[Question, Answer, Answer], bool]


def questions(series: int, count: int) -> Iterator[Question]:
    """Generated strings, and mutated inputs and setter values of web-platform-tests: the same for the same series."""
    source = random.Random(series)  # noqa: S311 - repeatable, not secret
    entries = [entry for _, entry in wpt.entries("urltestdata.json")]
    setters = wpt.load("setters_tests.json")
    for number in range(count):
        if number % 4 == 0:
            entry = source.choice(entries)
            text = hostile.mutated(entry["input"], source.choice, source.randint)
            yield Question(text, entry["base"])
        elif number % 4 == 1:
            attribute = source.choice(SETTERS)
            case = source.choice(setters[attribute])
            value = hostile.mutated(case["new_value"], source.choice, source.randint)
            yield Question(case["href"], None, attribute, value)
        else:
            yield Question(hostile.pick(source.choice, source.randint), source.choice(hostile.BASES))


def ours(question: Question) -> Answer:
    url = URL.parse(question.input, question.base)
    if url is None:
        return None
    if question.attribute is not None:
        setattr(url, question.attribute, question.value)
    return {name: getattr(url, name) for name in MEMBERS}


class Comparison:
    """Counts the differences by rule, and keeps those that no rule explains."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.rules = rules
        self.asked = 0
        self.explained: Counter[str] = Counter()
        self.unexplained: list[tuple[Question, Any, Any]] = []

    def compare(self, question: Question, mine: Answer, theirs: Answer) -> None:
        self.asked += 1
        if mine == theirs:
            return
        rule = next((rule for rule in self.rules if rule.applies(question, mine, theirs)), None)
        if rule is None:
            self.unexplained.append((question, *differing(mine, theirs)))
        else:
            self.explained[rule.name] += 1

    @property
    def unused(self) -> list[str]:
        """Rules that explained nothing: the peer was mended, or the inputs no longer reach it."""
        return [rule.name for rule in self.rules if not self.explained[rule.name]]


def differing(mine: Answer, theirs: Answer) -> tuple[Any, Any]:
    """Both answers without the members that agree."""
    if mine is None or theirs is None:
        return mine and mine["href"], theirs and theirs["href"]
    names = [name for name in mine if mine[name] != theirs[name]]
    return {name: mine[name] for name in names}, {name: theirs[name] for name in names}


def breaks_the_bidi_rule(_: Question, mine: Answer, theirs: Answer) -> bool:
    """Whether the peer took a domain with a label that the Bidi rule forbids beside a right-to-left one."""
    if theirs is None or (mine is not None and mine["hostname"] == theirs["hostname"]):
        return False
    return any(problem.rule.startswith("B") for problem in uts46.to_unicode(theirs["hostname"]).problems)


BIDI = Rule(
    "Bidi rule of every label",
    "CheckBidi is true: where one label of a domain is right-to-left, every label has to keep the Bidi rule of RFC "
    "5893, so also one that begins with a digit. https://url.spec.whatwg.org/#domain-parser-toascii",
    breaks_the_bidi_rule,
)
