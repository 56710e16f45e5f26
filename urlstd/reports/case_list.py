"""Many inputs in one answer: what became of each, and which states and validation errors it reached.

A case is a URL with its base URL, an attribute of a URL that is set, or a pattern with what it is to match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from urlstd.errors import URLParseError
from urlstd.infra import scalar_value_string
from urlstd.languages import message
from urlstd.parsing.parser import BasicURLParser, parse_url
from urlstd.parsing.states import State
from urlstd.pattern.init import COMPONENTS, MEMBERS
from urlstd.pattern.regexp.errors import RegExpBudgetExceeded
from urlstd.pattern.urlpattern import URLPattern
from urlstd.reports import request
from urlstd.reports.url_members import ATTRIBUTES
from urlstd.setters import SETTERS
from urlstd.url import URL
from urlstd.urllib_differences import compare_with_urllib, urllib_reading_to_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from urlstd.errors import ValidationError
    from urlstd.record import URLRecord
    from urlstd.reports.request import Question

    Case = dict[str, Any]
    Answer = dict[str, Any]

_MOST: Final = 500
_BITS: Final = {state: 1 << number for number, state in enumerate(State)}


class _Reached:
    """The basic URL parser at full stride, keeping the states that ran and the validation errors."""

    def __init__(self) -> None:
        self.states = 0
        self.errors: list[ValidationError] = []
        self.failed = False

    def __call__(
        self,
        input: str,  # noqa: A002
        base: URLRecord | None = None,
        *,
        url: URLRecord | None = None,
        state_override: State | None = None,
    ) -> URLRecord:
        parser = BasicURLParser(input, base, "utf-8", url=url, state_override=state_override)
        for state in parser.steps():
            self.states |= _BITS[state]
        self.errors.extend(parser.errors)
        self.failed = parser.outcome == "failure"
        return parser.url

    def answer(self, outcome: str, url: URLRecord | None, *, search_params: bool) -> Answer:
        members = None if url is None else URL.of(url)
        told: Answer = {
            "outcome": outcome,
            "api": None if members is None else [getattr(members, name) for name in ATTRIBUTES],
            "errors": [error.name for error in self.errors],
            "states": self.states,
        }
        if search_params and members is not None:
            told["search_params"] = str(members.search_params)
        return told


def case_list(question: Question) -> dict[str, Any]:
    """Answer "cases": what becomes of each of "cases", 500 at most.

    A case has a "kind":
        "url": "input", "base" (a string or null).
        "setter": "href", "attribute", "value".
        "pattern": "arguments" of the constructor of URLPattern, and "inputs", the arguments of exec, or null.

    The question may have "search_params", true to be told the pairs of the query, and "urllib", true to be told what
    `urllib.parse` says of URLs.

    The answer has a list of as many objects:
        "outcome": of a URL "parsed", "failure" or "base-failure"; of a setter "set", "failure" (only "href" fails) or
        "base-failure" (the URL to change is none); of a pattern "not-compiled", "compiled" (without "inputs"),
        "match", "no-match", "input-failure" or "undecided".
        URLs and setters: "api", the members in the order of `ATTRIBUTES` or null; "errors", names of the validation
        errors; "states", a number whose bits are the states that ran, in the order of "about"; perhaps
        "search_params", and of a URL "urllib".
        Patterns: "message", "components" (pattern strings) or null, and "match", component by component, or null.
    """
    cases = question.get("cases")
    if not isinstance(cases, list) or not all(isinstance(case, dict) for case in cases):
        raise request.RequestError(message("'cases' must be an array of objects"))
    if len(cases) > _MOST:
        raise request.RequestError(request.too_many("cases", len(cases), _MOST))
    return {"cases": [_case(case, question) for case in cases]}


def _case(case: Case, question: Question) -> Answer:
    kind = case.get("kind")
    if not isinstance(kind, str) or kind not in _KINDS:
        there_are = ", ".join(_KINDS)
        raise request.RequestError(
            message("there is no kind {kind!a} of case: there are {kinds}", kind=kind, kinds=there_are)
        )
    return _KINDS[kind](case, question)


def _url(case: Case, question: Question) -> Answer:
    given, base = request.text(case, "input"), request.optional_text(case, "base")
    reached = _Reached()
    search_params = question.get("search_params") is True
    try:
        base_record = None if base is None else parse_url(base)
    except URLParseError as failure:
        reached.errors.extend(failure.errors)
        told = reached.answer("base-failure", None, search_params=False)
    else:
        url = reached(scalar_value_string(given), base_record)
        outcome = "failure" if reached.failed else "parsed"
        told = reached.answer(outcome, None if reached.failed else url, search_params=search_params)
    if question.get("urllib") is True:
        told["urllib"] = urllib_reading_to_json(compare_with_urllib(given, base))
    return told


def _setter(case: Case, question: Question) -> Answer:
    href, attribute = request.text(case, "href"), request.text(case, "attribute")
    value = scalar_value_string(request.text(case, "value"))
    reached = _Reached()
    try:
        url = parse_url(href)
    except URLParseError as failure:
        reached.errors.extend(failure.errors)
        return reached.answer("base-failure", None, search_params=False)
    if attribute == "href":
        parsed = reached(value)
        url = url if reached.failed else parsed
    elif attribute in SETTERS:
        SETTERS[attribute](url, value, reached)
        reached.failed = False  # a setter whose machine fails changes nothing, and that is no failure of its own
    else:
        there_are = ", ".join(["href", *SETTERS])
        raise request.RequestError(
            message("there is no setter {attribute!a}: there are {setters}", attribute=attribute, setters=there_are)
        )
    outcome = "failure" if reached.failed else "set"
    return reached.answer(outcome, url, search_params=question.get("search_params") is True)


def _pattern(case: Case, question: Question) -> Answer:  # noqa: ARG001 - all kinds are called alike
    arguments, inputs = case.get("arguments"), case.get("inputs")
    if not isinstance(arguments, list) or not isinstance(inputs, list | None):
        raise request.RequestError(message("'arguments' must be an array, and 'inputs' an array or null"))
    try:
        pattern = _made(arguments)
    except TypeError as error:
        return _pattern_answer("not-compiled", message=str(error))
    if inputs is None:
        return _pattern_answer("compiled", pattern)
    try:
        result = pattern.exec(*inputs)
    except RegExpBudgetExceeded as error:
        return _pattern_answer("undecided", pattern, message=str(error))
    except TypeError as error:
        return _pattern_answer("input-failure", pattern, message=str(error))
    if result is None:
        return _pattern_answer("no-match", pattern)
    found = {name: getattr(result, name) for name in COMPONENTS}
    match = {name: {"input": one.input, "groups": one.groups} for name, one in found.items()}
    return _pattern_answer("match", pattern, match=match)


def _made(arguments: list[Any]) -> URLPattern:
    """Call the constructor as JavaScript does: a base URL is optional, and dictionaries may hold more."""
    given, *others = arguments or [{}]
    if isinstance(given, dict):
        given = {key: text for key, text in given.items() if key in MEMBERS}
    base = others.pop(0) if others and isinstance(others[0], str) else None
    options = others[0] if others and isinstance(others[0], dict) else {}
    return URLPattern(given, base, ignore_case=options.get("ignoreCase") is True)


def _pattern_answer(
    outcome: str, pattern: URLPattern | None = None, *, message: str = "", match: dict[str, Any] | None = None
) -> Answer:
    components = None if pattern is None else [getattr(pattern, name) for name in COMPONENTS]
    return {"outcome": outcome, "message": message, "components": components, "match": match}


_KINDS: Final[dict[str, Callable[[Case, Question], Answer]]] = {"url": _url, "setter": _setter, "pattern": _pattern}
