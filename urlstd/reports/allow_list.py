"""What the ways in which programs test a URL against a list of allowed ones say of it, and where they are fooled.

A test is fooled where it lets a URL pass whose host is neither the allowed one nor below it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from urlstd.hosts.host import Domain
from urlstd.infra import scalar_value_string
from urlstd.languages import message
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.regexp import RegExp, RegExpBudgetExceeded, RegExpSyntaxError
from urlstd.pattern.urlpattern import URLPattern
from urlstd.reports.url_members import members_of
from urlstd.tracing.input_parts import input_parts
from urlstd.tracing.output_parts import output_parts

if TYPE_CHECKING:
    from collections.abc import Callable

    from urlstd.hosts.host import Host
    from urlstd.record import URLRecord
    from urlstd.tracing.input_parts import Part

    Span = tuple[int, int]

Kind = Literal["startsWith", "endsWith", "includes", "RegExp", "hostname", "URLPattern"]
Subject = Literal["given", "href", "hostname"]
Verdict = Literal["right", "fooled", "strict", "none"]

KINDS: Final[tuple[Kind, ...]] = ("startsWith", "endsWith", "includes", "RegExp", "hostname", "URLPattern")


@dataclass(frozen=True, slots=True)
class Target:
    """A URL that is tested: the text that it was parsed from, what it was relative to, and what came of it."""

    given: str
    base: URLRecord | None
    url: URLRecord
    allowed: bool

    @property
    def host(self) -> str:
        """The host, in words."""
        if not self.url.host:
            return message("the URL has no host")
        return message("the host is {host}", host=members_of(self.url)["hostname"])


@dataclass(frozen=True, slots=True)
class Answer:
    """What one test says.

    Attributes:
        kind: How it tests.
        subject: What it looks at: the text as it was given, `href` or `hostname`.
        passes: Whether it lets the URL pass; `None` where it cannot be told.
        verdict: "right"; "fooled", where a URL of another host passes; "strict", where one of the allowed host does
            not; or "none" without an answer.
        sentence: Why it is fooled, or why there is no answer.
    """

    kind: Kind
    subject: Subject
    passes: bool | None
    verdict: Verdict
    sentence: str | None


def is_allowed(host: Host | None, allowed: Host | None) -> bool:
    """Return whether a host is the allowed one, or a domain below it."""
    if host is None or allowed is None:
        return host is allowed
    below = isinstance(host, Domain) and isinstance(allowed, Domain) and host.endswith(f".{allowed}")
    return below or (type(host) is type(allowed) and host == allowed)


def answers(target: Target, values: dict[Kind, str]) -> list[Answer]:
    """Return what each kind of test with the value that `values` has for it says of a URL."""
    return [answer for kind in KINDS if kind in values for answer in _test(target, kind, values[kind])]


def _test(target: Target, kind: Kind, value: str) -> list[Answer]:
    if kind == "hostname":
        passes = members_of(target.url)["hostname"] == value
        return [_answer(target, kind, "hostname", passes, message("The value is not the allowed host."))]
    if kind == "URLPattern":
        return [_test_pattern(target, value)]
    find = _searcher(kind, value)
    if isinstance(find, str):
        return [Answer(kind, subject, None, "none", find) for subject in _SUBJECTS]
    return [_test_text(target, kind, find, subject) for subject in _SUBJECTS]


_SUBJECTS: Final[tuple[Subject, ...]] = ("given", "href", "hostname")


def _answer(target: Target, kind: Kind, subject: Subject, passes: bool, fooled: str) -> Answer:
    if passes == target.allowed:
        return Answer(kind, subject, passes, "right", None)
    return Answer(kind, subject, passes, "fooled" if passes else "strict", fooled if passes else None)


def _test_pattern(target: Target, value: str) -> Answer:
    try:
        passes = URLPattern(value).test(str(target.url))
    except URLPatternError as error:
        return Answer("URLPattern", "href", None, "none", message("This is no pattern: {error}", error=error))
    except RegExpBudgetExceeded:
        return Answer("URLPattern", "href", None, "none", _given_up())
    fooled = message("The pattern takes other hosts, too: {host}.", host=target.host)
    return _answer(target, "URLPattern", "href", passes, fooled)


def _given_up() -> str:
    return message("Matching was given up: it takes too many steps.")


def _searcher(kind: Kind, value: str) -> Callable[[str], Span | None] | str:
    """Return what finds where a test's value is in a text; or why there is no such thing."""
    value = scalar_value_string(value)
    if kind == "startsWith":
        return lambda text: (0, len(value)) if text.startswith(value) else None
    if kind == "endsWith":
        return lambda text: (len(text) - len(value), len(text)) if text.endswith(value) else None
    if kind == "includes":
        return lambda text: (at, at + len(value)) if (at := text.find(value)) >= 0 else None
    try:
        expression = RegExp(value, "v")
    except RegExpSyntaxError as error:
        return message("This is no regular expression: {error}", error=error)
    return lambda text: None if (spans := expression.exec_spans(text)) is None else spans[0]


def _test_text(target: Target, kind: Kind, find: Callable[[str], Span | None], subject: Subject) -> Answer:
    text, parts = _text(target, subject)
    if kind == "RegExp" and not text.isascii():
        return Answer(kind, subject, None, "none", message("Regular expressions are tried on ASCII here."))
    try:
        span = find(text)
    except RegExpBudgetExceeded:
        return Answer(kind, subject, None, "none", _given_up())
    fooled = "" if span is None else _why(target, parts, span)
    return _answer(target, kind, subject, span is not None, fooled)


def _text(target: Target, subject: Subject) -> tuple[str, list[Part]]:
    """Return what a test looks at, and the parts of the URL in it."""
    if subject == "given":
        given = scalar_value_string(target.given)
        return given, input_parts(given, target.base)
    href = str(target.url)
    parts = output_parts(target.url)
    if subject == "href":
        return href, parts
    hosts = [part for part in parts if part.part == "host"]
    return members_of(target.url)["hostname"], [type(part)("host", 0, part.end - part.start) for part in hosts]


def _why(target: Target, parts: list[Part], span: Span) -> str:
    """Return why a test is fooled: in which part of the URL what it found is."""
    start, end = span
    found = [part for part in parts if part.part != "delimiter" and part.start < end and part.end > start]
    part = found[-1] if found else None
    if part is None or part.part == "scheme":
        return message("What matches ends before the host: {host}.", host=target.host)
    if part.part in {"username", "password"}:
        return message("What matches is read as credentials, because of the “@” after it: {host}.", host=target.host)
    if part.part == "host":
        return _why_host(target, part, span)
    return message(_IN_PART[part.part], host=target.host)


_IN_PART: Final = {
    "port": "What matches is in the port: {host}.",
    "path": "What matches is in the path: {host}.",
    "query": "What matches is in the query: {host}.",
    "fragment": "What matches is in the fragment: {host}.",
}


def _why_host(target: Target, part: Part, span: Span) -> str:
    start, end = span
    if part.end > end:
        return message("The host goes on after what matches: {host}.", host=target.host)
    if part.start < start:
        return message("The host begins before what matches: {host}.", host=target.host)
    return message("What matches is another host: {host}.", host=target.host)


def answer_to_json(answer: Answer) -> dict[str, Any]:
    """Return an answer as what `json.dumps` takes."""
    return {
        "kind": answer.kind,
        "subject": answer.subject,
        "passes": answer.passes,
        "verdict": answer.verdict,
        "sentence": answer.sentence,
    }
