"""What the parser would do without one of its rules: not the Standard, but a way to see what a rule is for.

There is no second parser. In the code a rule stands under a name of its module: a set, a table, a function. Here the
very code of the machine and of the host parser runs with some of these names standing for something else: see
`urlstd.other_names`. The parser itself is never touched, so it stays as it is in every thread, and as quick.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from urlstd import record as record_module
from urlstd.hosts import host
from urlstd.infra import scalar_value_string
from urlstd.languages import message
from urlstd.other_names import copied_class, copied_functions, know
from urlstd.parsing.machine import Machine
from urlstd.parsing.parser import BasicURLParser
from urlstd.parsing.preparation import PreparedInput
from urlstd.parsing.states import State
from urlstd.record import SPECIAL_SCHEMES, URLRecord
from urlstd.serialize import serialize_url
from urlstd.tracing.output_parts import output_parts
from urlstd.tracing.trace_json import error_to_json, record_to_json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from types import FunctionType

    from urlstd.errors import ValidationError

_STANDARD: Final = "https://url.spec.whatwg.org/"
_NEVER: Final = re.compile("(?!)")
_NOTHING: Final[frozenset[str]] = frozenset()


def _as_it_is(string: str, *_: Any) -> str:
    return string


def _as_it_is_after_encoding(_: str, string: str, *__: Any) -> str:
    return string


def _no(*_: Any) -> bool:
    return False


def _none(_: str) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule that can be taken away.

    Attributes:
        id: A word for it.
        name: What is taken away, to be read after "without".
        anchor: The address of the rule in the Standard.
        about: What the parser then does, in a sentence.
        names: What the rule's names in the code stand for then.
    """

    id: str
    name: str
    anchor: str
    about: str
    names: Mapping[str, Any]


RULES: Final = (
    Rule(
        "special",
        "the list of special schemes, for this scheme",
        f"{_STANDARD}#special-scheme",
        "The scheme of this URL changes sides: a special one is treated like any other, any other as special. “file” "
        "keeps the states that are its own.",
        {},  # it takes the scheme to say what
    ),
    Rule(
        "ends",
        "stripping both ends",
        f"{_STANDARD}#concept-basic-url-parser",
        "C0 controls and spaces at the ends of the input are read like everything else.",
        {"_C0_CONTROL_OR_SPACE": ""},
    ),
    Rule(
        "tabs",
        "removing tabs and newlines",
        f"{_STANDARD}#concept-basic-url-parser",
        "Tabs and newlines inside the input are read like everything else.",
        {"_REMOVE": {}, "_TAB_OR_NEWLINE": _NEVER},
    ),
    Rule(
        "lowercase",
        "lowercasing the scheme",
        f"{_STANDARD}#scheme-state",
        "A scheme keeps its case, so that one in capital letters is none of the special ones.",
        {"ascii_lowercase": _as_it_is},
    ),
    Rule(
        "dots",
        "dot segments",
        f"{_STANDARD}#double-dot-path-segment",
        "“.” and “..” are path segments like others.",
        {"SINGLE_DOT_PATH_SEGMENT": _NOTHING, "DOUBLE_DOT_PATH_SEGMENT": _NOTHING},
    ),
    Rule(
        "drives",
        "Windows drive letters",
        f"{_STANDARD}#windows-drive-letter",
        "A letter and “:” or “|” mean nothing in a “file:” URL.",
        dict.fromkeys(
            ("is_windows_drive_letter", "is_normalized_windows_drive_letter", "starts_with_a_windows_drive_letter"), _no
        ),
    ),
    Rule(
        "encoding",
        "percent-encoding",
        f"{_STANDARD}#string-utf-8-percent-encode",
        "Every code point goes into the URL as it is; what is percent-encoded already stays so.",
        {"utf8_percent_encode": _as_it_is, "percent_encode_after_encoding": _as_it_is_after_encoding},
    ),
    Rule(
        "domains",
        "domain to ASCII",
        f"{_STANDARD}#concept-domain-to-ascii",
        "A domain is taken as it is written: neither mapped, nor lowercased, nor checked.",
        {"parse_domain": _as_it_is},
    ),
    Rule(
        "ipv4",
        "IPv4 addresses",
        f"{_STANDARD}#ends-in-a-number-checker",
        "A host that ends in a number is a domain like others.",
        {"ends_in_a_number": _no},
    ),
    Rule(
        "ports",
        "default ports",
        f"{_STANDARD}#default-port",
        "A port stays in the URL, whatever the scheme.",
        {"default_port": _none},
    ),
)


@dataclass(frozen=True, slots=True)
class Result:
    """How a run of the parser ended.

    Attributes:
        outcome: "parsed", "failure" (of the input) or "base-failure".
        record: The URL record; `None` for failure.
        errors: The validation errors, of the base where that failed.
        scheme: The scheme, also where the parser failed after it; "" without one.
    """

    outcome: str
    record: URLRecord | None
    errors: tuple[ValidationError, ...]
    scheme: str

    @property
    def href(self) -> str | None:
        """The serialization of the record."""
        return None if self.record is None else serialize_url(self.record)


def parse_without(rules: Iterable[str], input: str, base: str | None = None) -> Result:  # noqa: A002
    """Parse `input` as the parser would if it were without some of its rules.

    Args:
        rules: The `id`s of rules of `RULES`; none for the Standard's parser.
        input: Any string. Lone surrogates become U+FFFD.
        base: The base URL, which is parsed without these rules as well.

    Raises:
        ValueError: There is no such rule.

    https://url.spec.whatwg.org/#url-parsing
    """
    taken = set(rules)
    if unknown := taken - {rule.id for rule in RULES}:
        there_are = ", ".join(rule.id for rule in RULES)
        raise ValueError(message("there is no rule {rule!a}: there are {rules}", rule=min(unknown), rules=there_are))
    names: dict[str, Any] = {}
    for rule in RULES:
        names |= rule.names if rule.id in taken else {}
    if "special" in taken:
        names["SPECIAL_SCHEMES"] = _other_special_schemes(_run(_parser(names), input, base).scheme)
    return _run(_parser(names), input, base)


def rules_to_json() -> list[dict[str, str]]:
    """Return the rules as what `json.dumps` takes: {"id", "name", "anchor", "about"} of each."""
    return [
        {"id": rule.id, "name": message(rule.name), "anchor": rule.anchor, "about": message(rule.about)}
        for rule in RULES
    ]


def what_if_to_json(standard: Result, without: Result) -> dict[str, Any]:
    """Return how the parser and a parser without some rules end, and in what they differ.

    {"standard": result, "without": result, "differences": [what]}, where a result is {"outcome", "record", "href",
    "parts", "errors"}, and what differs is "outcome", "errors" or a field of the record.
    """
    results = [_result_to_json(result) for result in (standard, without)]
    return {"standard": results[0], "without": results[1], "differences": _differences(*results)}


def _result_to_json(result: Result) -> dict[str, Any]:
    record = result.record
    parts = [] if record is None else output_parts(record)
    return {
        "outcome": result.outcome,
        "record": None if record is None else record_to_json(record),
        "href": result.href,
        "parts": [{"part": part.part, "start": part.start, "end": part.end} for part in parts],
        "errors": [error_to_json(error) for error in result.errors],
    }


def _differences(standard: dict[str, Any], without: dict[str, Any]) -> list[str]:
    found = [] if standard["outcome"] == without["outcome"] else ["outcome"]
    one, other = standard["record"], without["record"]
    if one is not None and other is not None:
        found += [field for field in one if one[field] != other[field]]
    names = [[error["name"] for error in result["errors"]] for result in (standard, without)]
    return found + (["errors"] if names[0] != names[1] else [])


def _other_special_schemes(scheme: str) -> dict[str, int | None]:
    if scheme in SPECIAL_SCHEMES:
        return {name: port for name, port in SPECIAL_SCHEMES.items() if name != scheme}
    return SPECIAL_SCHEMES | {scheme: None}


def _run(parser: Callable[..., BasicURLParser], given: str, base: str | None) -> Result:
    base_record = None
    if base is not None:
        of_base = _run(parser, base, None)
        if of_base.record is None:
            return Result("base-failure", None, of_base.errors, of_base.scheme)
        base_record = of_base.record
    machine = parser(scalar_value_string(given), base_record)
    failed = machine.run() == "failure"
    outcome = "failure" if failed else "parsed"
    return Result(outcome, None if failed else machine.url, machine.errors, machine.url.scheme)


def _parser(names: Mapping[str, Any]) -> Callable[..., BasicURLParser]:
    """Return the parser's class, or a copy of it for which the names of its modules stand for what `names` says."""
    if not names:
        return BasicURLParser
    scope: dict[str, Any] = {}
    made: list[FunctionType] = []
    for module in (record_module, host):
        scope |= copied_functions(module, made)
    scope["URLRecord"] = copied_class(URLRecord, URLRecord, made)
    scope["PreparedInput"] = copied_class(PreparedInput, PreparedInput, made)
    parser: Any = copied_class(BasicURLParser, Machine, made)
    scope["State"] = _copied_states(parser)
    know(made, scope | dict(names))
    copied: Callable[..., BasicURLParser] = parser
    return copied


def _copied_states(parser: type) -> type[Enum]:
    """Return the states anew, each with the copy of its method."""
    make: Any = Enum
    states = make("State", {state.name: state.value for state in State})
    for state in states:
        state.run = getattr(parser, f"{state.name.lower()}_state")
    copied: type[Enum] = states
    return copied
