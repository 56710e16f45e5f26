"""`urlstd pattern`: a URLPattern, and what it matches."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from urlstd.command_line.asking import ask, base_of
from urlstd.command_line.sheet import Span, Table, line
from urlstd.command_line.verb import DONE, NOT_SO, WRONG_USE, Answer, Example, UsageError, Verb
from urlstd.command_line.wording import drawn, quoted, value

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from urlstd.command_line.asking import Reply
    from urlstd.command_line.inputs import Item
    from urlstd.command_line.sheet import Block

_CODES: Final = {"match": DONE, "no-input": DONE, "not-compiled": WRONG_USE}
_HEADINGS: Final[dict[str, tuple[str, Any]]] = {
    "match": ("match: ", "good"),
    "no-match": ("no match: ", "bad"),
    "undecided": ("not known: ", "bad"),
    "input-failure": ("failure: ", "bad"),
}


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("pattern", metavar="PATTERN", help="a constructor string such as https://example.com/:id")
    parser.add_argument("--components", action="store_true", help="PATTERN is a JSON object of components")
    parser.add_argument("--pattern-base", metavar="URL", help="the URL that PATTERN inherits from")
    parser.add_argument("--base", metavar="URL", help="the base URL of inputs that do not say one themselves")
    parser.add_argument("--ignore-case", action="store_true", help="ASCII case does not matter in pathname and after")
    parser.add_argument(
        "--any-origin", action="store_true", help="a PATTERN without a protocol, such as /:id, is for every origin"
    )


def _answers(items: Iterator[Item], options: Namespace) -> Iterator[Answer]:
    pattern = _pattern(options)
    asked = 0
    for asked, item in enumerate(items, 1):  # noqa: B007 - counts
        yield _answer(_ask(pattern, item.text, base_of(item, options), options))
    if not asked:
        yield _answer(_ask(pattern, None, None, options))


def _pattern(options: Namespace) -> Any:
    if not options.components:
        return options.pattern
    try:
        pattern = json.loads(options.pattern)
    except ValueError as problem:
        raise UsageError(f"PATTERN cannot be read as JSON: {problem}") from None
    if not isinstance(pattern, dict):
        raise UsageError("PATTERN has to be a JSON object of components")
    return pattern


def _ask(pattern: Any, given: str | dict[str, Any] | None, base: str | None, options: Namespace) -> Reply:
    return ask(
        "pattern",
        pattern=pattern,
        base_url=options.pattern_base,
        ignore_case=options.ignore_case,
        any_origin=options.any_origin,
        input=given,
        input_base_url=base,
    )


def _answer(reply: Reply) -> Answer:
    if reply.error is not None:
        return Answer(WRONG_USE, reply.as_json, lambda: [line(Span(reply.error or "", "bad"))])
    return Answer(_CODES.get(reply.data["outcome"], NOT_SO), reply.as_json, lambda: _blocks(reply.data))


def _blocks(data: dict[str, Any]) -> Iterator[Block]:
    if data["outcome"] == "not-compiled":
        yield from _not_compiled(data)
        return
    if data["outcome"] != "no-input":
        heading, style = _HEADINGS[data["outcome"]]
        yield line(Span(heading, style), quoted(_input_text(data["input"])))
    if data["error"] is not None:
        yield line("  ", data["error"]["message"])
    elif data["outcome"] == "input-failure":
        yield line("  This cannot be parsed, so no pattern matches it.")
    yield Table(tuple(_rows(data)))
    for component in data["components"]:
        yield from _mismatch(component)


def _input_text(given: Any) -> str:
    return given if isinstance(given, str) else json.dumps(given)


def _not_compiled(data: dict[str, Any]) -> Iterator[Block]:
    error = data["error"]
    yield line(Span("this is no pattern: ", "bad"), quoted(_input_text(data["pattern"])))
    of = "" if error["component"] is None else f"{error['component']}: "
    where, text = error["constructor_position"], data["pattern"]
    if where is None:
        where, text = error["position"], error["pattern"]
    if where is None:
        yield line(f"    {of}{error['reason']}")
    else:
        yield from drawn(text, where, where, f"{of}{error['reason']}")


def _rows(data: dict[str, Any]) -> Iterator[tuple[Span, ...]]:
    with_input = data["outcome"] not in {"no-input", "input-failure"}
    head = ("component", "pattern", "input", "groups") if with_input else ("component", "pattern", "groups")
    yield tuple(Span(name, "soft") for name in head)
    for component in data["components"]:
        name = Span(component["name"], "bad" if component["matched"] is False else "plain")
        pattern = Span(component["pattern"])
        if with_input:
            yield name, pattern, value(component["input"]), _values(component)
        else:
            yield name, pattern, Span(", ".join(component["groups"]))


def _values(component: dict[str, Any]) -> Span:
    values = component["values"]
    if values is None:
        return Span("")
    if component["pattern"] == "*":
        return Span("(matches anything)", "soft")
    return Span(", ".join(f"{one['name']} = {_shown(one['value'])}" for one in values))


def _shown(group: str | None) -> str:
    return "undefined" if group is None else f"“{group}”"


def _mismatch(component: dict[str, Any]) -> Iterator[Block]:
    mismatch = component["mismatch"]
    if mismatch is not None:
        place = mismatch["position"]
        said = f": {mismatch['message']}"
        yield from drawn(component["input"], place, place, Span(component["name"], "strong"), said)


PATTERN: Final = Verb(
    name="pattern",
    sentence="Match URLs against a URLPattern: show what each group captures, or where and why it does not match.",
    codes=("every input matches", "an input does not match; 2 if PATTERN is no pattern"),
    inputs="URL",
    inputs_help="what to match; without any, the pattern itself is shown",
    needs_inputs=False,
    examples=(
        Example("urlstd pattern 'https://*.example.com/:id' https://a.example.com/7", "what the groups capture"),
        Example("urlstd pattern --any-origin '/books/:id(\\d+)' https://h/books/x", "why it does not match", NOT_SO),
        Example("urlstd pattern 'https://example.com/:a/:a'", "why this is no pattern", WRONG_USE),
        Example('urlstd pattern --components \'{"pathname": "/:id"}\' https://h/7', "a pattern by its components"),
        Example("urlstd pattern --any-origin '/*' --jsonl --json - < inputs.jsonl", "many inputs, as JSON Lines"),
    ),
    add_options=_options,
    answers=_answers,
    takes_components=True,
)
