"""`urlstd trace`: every step of the URL parser's state machine, a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from urlstd.command_line.asking import add_base, add_encoding
from urlstd.command_line.verb import Answer, Example, Verb
from urlstd.setters import SETTERS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from urlstd.command_line.inputs import Item


def _options(parser: ArgumentParser) -> None:
    add_base(parser)
    add_encoding(parser)
    parser.add_argument(
        "--set",
        metavar="ATTRIBUTE=VALUE",
        help=f"trace this setter of the URL class on each input instead: {', '.join(SETTERS)}",
    )


def _answers(items: Iterator[Item], options: Namespace) -> Iterator[Answer]:
    from urlstd.command_line.trace_lines import trace_answers  # noqa: PLC0415 - takes a while, and only this verb asks

    return trace_answers(items, options)


TRACE: Final = Verb(
    name="trace",
    sentence="Trace the URL parser: one line for each step of its state machine.",
    codes=("every input was parsed", "an input could not be parsed, or a setter did nothing"),
    inputs="URL",
    inputs_help="what to parse",
    needs_inputs=True,
    examples=(
        Example("urlstd trace foo:a", "each step: state, pointer, code point, buffer, what it changed"),
        Example("urlstd trace --base https://example.com/a/b ../c", "relative to a base URL"),
        Example("urlstd trace --set hostname=example.org https://example.com:8080/", "a setter of the URL class"),
        Example("urlstd trace --json https://example.com/", "as JSON, in the form of trace.schema.json"),
    ),
    add_options=_options,
    answers=_answers,
)
