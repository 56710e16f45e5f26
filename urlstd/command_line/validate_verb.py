"""`urlstd validate`: whether a string is a valid URL string, and what the parser objects to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from urlstd.command_line.asking import add_base, ask, base_of
from urlstd.command_line.parse_verb import failure
from urlstd.command_line.sheet import Span, line
from urlstd.command_line.verb import DONE, NOT_SO, Answer, Example, Verb
from urlstd.command_line.wording import counted, drawn, drawn_errors, quoted

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from urlstd.command_line.asking import Reply
    from urlstd.command_line.inputs import Item
    from urlstd.command_line.sheet import Block


def _answers(items: Iterator[Item], options: Namespace) -> Iterator[Answer]:
    for item in items:
        reply = ask("url", input=item.text, base=base_of(item, options), limit=0)
        validity = reply.data["validity"]
        code = DONE if validity is not None and validity["valid"] else NOT_SO
        yield Answer(code, reply.as_json, partial(_blocks, reply))


def _blocks(reply: Reply) -> Iterator[Block]:
    data = reply.data
    if data["outcome"] == "base-failure":
        yield from failure(data)
        return
    validity = data["validity"]
    if validity["valid"]:
        yield line(Span("valid: ", "good"), quoted(data["input"]))
        return
    yield line(Span("not valid: ", "bad"), quoted(data["input"]))
    production = Span(validity["production"], "strong")
    yield from drawn(data["input"], validity["start"], validity["end"], production, f": {validity['message']}")
    yield line("  ", validity["verdict"])
    if data["errors"]:
        yield line(f"  The parser reports {counted(len(data['errors']), 'validation error')}:")
        yield from drawn_errors(data["input"], data["errors"])


VALIDATE: Final = Verb(
    name="validate",
    sentence="Check whether strings are valid URL strings, and list the parser's validation errors.",
    codes=("every input is a valid URL string", "an input is not, whether or not it can be parsed"),
    inputs="URL",
    inputs_help="what to check",
    needs_inputs=True,
    examples=(
        Example("urlstd validate https://example.com/", "a valid URL string"),
        Example(
            "urlstd validate https:example.org 'https://example.org/a b'", "parsed, but not valid to write", NOT_SO
        ),
        Example("urlstd validate --base https://example.com/ /path", "valid where it is relative to a base URL"),
        Example("urlstd validate --json - < urls.txt", "each line of a file, as JSON Lines", NOT_SO),
    ),
    add_options=add_base,
    answers=_answers,
)
