"""What is compared: questions from a source of chance, our answers, and which engines are asked the same."""

import json
import random
import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from tests.differential import test_node, test_urlpattern
from tests.differential.comparing import BIDI, Question, Rule, differing, ours, questions
from tests.differential.patterns import Maker
from tests.differential.urlpattern_rules import ends_chromium, explanation
from tests.fuzz import chromium_rules, engines
from tests.fuzz.hosts import host, is_of_newer_unicode
from tests.property import hostile
from tests.property.regexp_generator import Generator
from tests.property.test_regexp import TOO_MANY, our_answer
from urlstd import URLSearchParams

Difference = tuple[Any, Any, Any]
Makers = Sequence[Callable[[], engines.Engine]]

NEWER_UNICODE = "a code point that its tables of Unicode do not know; the Standard takes the newest version"


class Subject(ABC):
    """One kind of question. A series is a number that makes the same questions each time."""

    name: ClassVar[str]
    #: What makes the engines.
    engines: ClassVar[Makers]

    @abstractmethod
    def questions(self, series: int) -> list[Any]:
        """Some hundreds of questions, as JSON has them."""

    @abstractmethod
    def answer(self, question: Any) -> Any:
        """What urlstd makes of a question."""

    def explain(self, engine: str, question: Any, mine: Any, theirs: Any) -> str | None:  # noqa: ARG002
        """Why an engine answers otherwise, where that is known."""
        return None

    def differences(
        self, engine: str, question: Any, mine: Any, theirs: Any
    ) -> Iterator[tuple[str | None, Difference]]:
        """Each difference with what explains it."""
        if mine != theirs:
            yield self.explain(engine, question, mine, theirs), (question, mine, theirs)


class Urls(Subject):
    """URLs with and without a base, and one setter called on some of them."""

    name = "URLs and setters"
    engines: ClassVar[Makers] = (engines.ada, engines.upa, engines.node, engines.whatwg_url, engines.chromium)
    rules: ClassVar[dict[str, Sequence[Rule]]] = {
        "ada-url": (BIDI,),
        "node": test_node.RULES,
        "Chromium": chromium_rules.RULES,
    }

    def questions(self, series: int) -> list[Any]:
        return [question._asdict() for question in questions(series, 500)]

    def answer(self, question: Any) -> Any:
        return ours(Question(**question))

    def explain(self, engine: str, question: Any, mine: Any, theirs: Any) -> str | None:
        asked = Question(**question)
        rules = self.rules.get(engine.partition(" ")[0], ())
        known = next((rule.name for rule in rules if rule.applies(asked, mine, theirs)), None)
        if known is not None or not engine.startswith("node 20."):
            return known
        if theirs and "xn--" in theirs["hostname"]:
            return "a label in Punycode that stands for ASCII alone is an error since UTS #46 15.1"
        refused = mine and (theirs is None or (asked.attribute and theirs["hostname"] != mine["hostname"]))
        return NEWER_UNICODE if refused and is_of_newer_unicode(mine["hostname"]) else None

    def differences(
        self, engine: str, question: Any, mine: Any, theirs: Any
    ) -> Iterator[tuple[str | None, Difference]]:
        if mine != theirs:
            yield self.explain(engine, question, mine, theirs), (question, *differing(mine, theirs))


class Hosts(Urls):
    """Hosts of special URLs: IDNA with the newest of Unicode, IPv4 and IPv6 addresses in all their forms."""

    name = "hosts"
    engines = (engines.ada, engines.upa, engines.whatwg_url)

    def explain(self, engine: str, question: Any, mine: Any, theirs: Any) -> str | None:
        known = super().explain(engine, question, mine, theirs)
        if known is not None or engine == "upa-url":
            return known
        name = question["input"].removeprefix("https://").removesuffix("/")
        if is_of_newer_unicode(name) or (mine is not None and is_of_newer_unicode(mine["hostname"])):
            return NEWER_UNICODE
        if engine != "ada-url":
            return None
        # Code points that are mapped to nothing may stand between.
        if re.search(r"xn---[^-.]*(?:\.|$)", name if theirs is None else theirs["hostname"], re.IGNORECASE):
            return "a hyphen before which there is nothing delimits nothing (RFC 3492, 6.2), and is no digit"
        if "\u200c" in name:
            return "a zero width non-joiner has to stand between letters that join (RFC 5892, A.1)"
        return None

    def questions(self, series: int) -> list[Any]:
        chance = random.Random(series)  # noqa: S311 - repeatable, not secret
        return [Question(f"https://{host(chance)}/")._asdict() for _ in range(500)]


class SearchParams(Subject):
    """A list of parameters made from a string, and a few calls of its methods."""

    name = "URLSearchParams"
    engines = (engines.node, engines.whatwg_url, engines.chromium)
    calls: ClassVar[dict[str, int]] = {"append": 2, "delete": 1, "get": 1, "getAll": 1, "has": 1, "set": 2, "sort": 0}

    def questions(self, series: int) -> list[Any]:
        chance = random.Random(series)  # noqa: S311 - repeatable, not secret
        return [self._question(chance) for _ in range(300)]

    def _question(self, chance: random.Random) -> Any:
        pieces = (
            *hostile.DELIMITERS,
            *hostile.PERCENT,
            *hostile.BEYOND,
            *hostile.INVISIBLE,
            *hostile.PLAIN,
            "&",
            "=",
            "a=b",
        )

        def text(most: int) -> str:
            return "".join(chance.choice(pieces) for _ in range(chance.randint(0, most)))

        names = [text(2) for _ in range(3)]
        calls = []
        for _ in range(chance.randint(0, 5)):
            method = chance.choice(list(self.calls))
            given = [chance.choice(names) if index == 0 else text(3) for index in range(self.calls[method])]
            extra = [text(2)] if method in {"delete", "has"} and chance.random() < 0.3 else []
            calls.append([method, *given, *extra])
        parts = [f"{chance.choice(names)}={text(4)}" if chance.random() < 0.6 else text(6) for _ in range(4)]
        # A lone surrogate is replaced in a script's string, and two that meet are not lone: as JSON has them.
        return json.loads(json.dumps({"init": "&".join(parts), "calls": calls}))

    def explain(self, engine: str, question: Any, mine: Any, theirs: Any) -> str | None:  # noqa: ARG002
        if engine.startswith("node 20.") and "%" in question["init"] and not question["init"].isascii():
            return "node 20 cuts code units to bytes beside a percent-encoded byte"
        return None

    def answer(self, question: Any) -> Any:
        params = URLSearchParams(question["init"])
        answers = [getattr(params, name.replace("getAll", "get_all"))(*given) for name, *given in question["calls"]]
        return {"text": str(params), "pairs": [list(pair) for pair in params], "size": params.size, "answers": answers}


class Patterns(Subject):
    """URLPattern: compiled or rejected, the normal form of its components, and what it makes of three inputs."""

    name = "URLPattern"
    engines = (lambda: engines.InChromium("Chromium", test_urlpattern.ASK),)

    def questions(self, series: int) -> list[Any]:
        maker = Maker(random.Random(series))  # noqa: S311 - repeatable, not secret
        cases = [json.loads(json.dumps(maker.case())) for _ in range(100)]
        return [case for case in cases if not ends_chromium(case)]

    def answer(self, question: Any) -> Any:
        return test_urlpattern.ours(question)

    def differences(
        self,
        engine: str,  # noqa: ARG002
        question: Any,
        mine: Any,
        theirs: Any,
    ) -> Iterator[tuple[str | None, Difference]]:
        for found in test_urlpattern.differences(question, mine, test_urlpattern.Answer(**theirs)):
            yield explanation(found), (question, mine, theirs)


class RegularExpressions(Subject):
    """Regular expressions with the flags "v" and "vi", each on a few texts."""

    name = "regular expressions"
    ask = """text => JSON.stringify(JSON.parse(text).map(([pattern, flags, texts]) => {
      let regexp;
      try { regexp = new RegExp(pattern, flags); } catch { return "SyntaxError"; }
      return texts.map(text => {
        const match = regexp.exec(text);
        return match && [match.index, ...Array.from(match, captured => captured ?? null)];
      });
    }))"""
    engines = (lambda: engines.InChromium("Chromium", RegularExpressions.ask),)

    def questions(self, series: int) -> list[Any]:
        generator = Generator(series, modern=True, strings=True)
        cases = [generator.case() for _ in range(300)]
        return [list(case) for case in cases if TOO_MANY not in case[0]]

    def answer(self, question: Any) -> Any:
        return our_answer(*question)

    def explain(self, engine: str, question: Any, mine: Any, theirs: Any) -> str | None:  # noqa: ARG002
        pattern, flags, _ = question
        if flags == "vi" and r"\q" in pattern:
            return r"\q and the flag i: Chromium compares the strings of a class without folding their case"
        return None


SUBJECTS = (Urls(), Hosts(), SearchParams(), Patterns(), RegularExpressions())


class Tally:
    """What came of one subject and one engine."""

    def __init__(self) -> None:
        self.asked = 0
        self.explained: Counter[str] = Counter()
        self.unexplained: list[Difference] = []

    def add(self, subject: Subject, engine: str, question: Any, mine: Any, theirs: Any) -> None:
        self.asked += 1
        for why, difference in subject.differences(engine, question, mine, theirs):
            if why is None:
                self.unexplained.append(difference)
            else:
                self.explained[why] += 1
