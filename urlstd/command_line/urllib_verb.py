"""`urlstd urllib`: what `urllib.parse` and `ipaddress` say, beside the Standard."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from urlstd.command_line.asking import add_base, ask, base_of
from urlstd.command_line.sheet import Span, Table, line
from urlstd.command_line.verb import DONE, NOT_SO, Answer, Example, Verb
from urlstd.command_line.wording import quoted, value

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from urlstd.command_line.inputs import Item
    from urlstd.command_line.sheet import Block


def _answers(items: Iterator[Item], options: Namespace) -> Iterator[Answer]:
    for item in items:
        reply = ask("urllib", input=item.text, base=base_of(item, options))
        code = DONE if reply.data["same_destination"] else NOT_SO
        yield Answer(code, reply.as_json, partial(_blocks, reply.data))


def _blocks(data: dict[str, Any]) -> Iterator[Block]:
    same = data["same_destination"]
    yield line(
        Span("same destination: " if same else "not the same destination: ", "good" if same else "bad"),
        quoted(data["input"]),
    )
    head = ("component", "URL Standard", f"urllib.parse of Python {data['python']}")
    rows = [tuple(Span(name, "soft") for name in head)]
    for one in data["components"]:
        name = Span(one["component"], "bad" if one["differs"] else "plain")
        rows.append((name, value(one["urlstd"], of="none"), value(one["urllib"], of="none")))
    yield Table(tuple(rows))
    if data["error"] is not None:
        yield line("  urllib.parse raises ValueError: ", data["error"])
    if data["meaning"] is not None:
        yield line("  ", data["meaning"])
    for one in data["components"]:
        if one["meaning"] is not None:
            yield line("  ", Span(f"{one['component']}: ", "strong"), one["meaning"])


URLLIB: Final = Verb(
    name="urllib",
    sentence="Show what Python's urllib.parse and ipaddress say, beside the Standard, and what each difference means.",
    codes=("a request goes to the same place in both readings", "it does not, or one of the two refuses an input"),
    inputs="URL",
    inputs_help="what to read in both ways",
    needs_inputs=True,
    examples=(
        Example("urlstd urllib https://example.com/a/../b", "the same place, another path"),
        Example("urlstd urllib 'http://good.example\\@evil.example/' http://0x7f.1/", "two ways past a check", NOT_SO),
    ),
    add_options=add_base,
    answers=_answers,
)
