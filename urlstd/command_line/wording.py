"""Blocks that several verbs show: validation errors drawn under the input, values, yes and no."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from urlstd.command_line.drawing import ELLIPSIS, draw
from urlstd.command_line.sheet import Span, line
from urlstd.errors import ErrorType

if TYPE_CHECKING:
    from collections.abc import Iterator

    from urlstd.command_line.sheet import Block

_MOST_DRAWN: Final = 20  # errors of one input
_LONGEST_HEADING: Final = 300  # code points
_DESCRIPTIONS: Final = {error.value: error.description for error in ErrorType}


def value(text: str | None, *, of: str = "null") -> Span:
    """Return a value, or in brackets what stands for nothing."""
    return Span(f"({of})", "soft") if text is None else Span(text)


def quoted(text: str) -> Span:
    """Return an input as a heading, cut where it is long."""
    shown = text if len(text) <= _LONGEST_HEADING else f"{text[:_LONGEST_HEADING]}{ELLIPSIS}"
    return Span(shown or "(empty)", "strong")


def counted(count: int, what: str) -> str:
    """Return a count and a noun, such as "2 validation errors"."""
    return f"{count} {what}{'' if count == 1 else 's'}"


def drawn(text: str, start: int, end: int, *spans: Span | str, with_text: bool = True) -> Iterator[Block]:
    """Yield a text, a line of carets under a part of it, and what is to be said of it."""
    drawing = draw(text, start, end)
    if with_text:
        yield line("  ", drawing.text)
    yield line("  ", Span(drawing.carets, "mark"))
    yield line("    ", *spans)


def drawn_errors(text: str, errors: list[dict[str, Any]]) -> Iterator[Block]:
    """Yield validation errors, each under its place in the text."""
    previous = None
    for error in errors[:_MOST_DRAWN]:
        name = Span(error["name"], "bad" if error["fatal"] else "strong")
        detail = f" Here: {error['detail']}." if error["detail"] else ""
        fatal = " The parser returns failure." if error["fatal"] else ""
        said = f": {_DESCRIPTIONS[error['name']]}{detail}{fatal}"
        drawing = draw(text, error["start"], error["end"]).text
        yield from drawn(text, error["start"], error["end"], name, said, with_text=drawing != previous)
        previous = drawing
    if len(errors) > _MOST_DRAWN:
        yield line(f"    and {counted(len(errors) - _MOST_DRAWN, 'more validation error')}")
