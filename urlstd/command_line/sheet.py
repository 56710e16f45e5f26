"""Readable output: lines and tables of styled text, printed plainly or, on a terminal, by the library `rich`."""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TextIO

from urlstd.command_line.drawing import width
from urlstd.command_line.escaped_notation import visible_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Style = Literal["plain", "strong", "soft", "good", "bad", "mark"]
ColourWhen = Literal["auto", "always", "never"]

_STYLES: Final[Mapping[Style, str]] = {
    "plain": "",
    "strong": "bold",
    "soft": "dim",
    "good": "green",
    "bad": "bold red",
    "mark": "yellow",
}
_GAP: Final = 2  # columns between those of a table


@dataclass(frozen=True, slots=True)
class Span:
    """A text in one style. What a terminal would not show as text, but obey, becomes an escape."""

    text: str
    style: Style = "plain"

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", visible_text(self.text))


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text, which is never broken."""

    spans: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells. Only the last column may be broken where the terminal is too narrow."""

    rows: tuple[tuple[Span, ...], ...]
    indent: int = 2


Block = Line | Table


def line(*spans: Span | str) -> Line:
    """Return a line of spans; a string is plain."""
    return Line(tuple(Span(span) if isinstance(span, str) else span for span in spans))


class Printer(Protocol):
    """Prints blocks."""

    def print(self, blocks: Iterable[Block]) -> None:
        """Print them, one below the other."""


class PlainPrinter:
    """Prints blocks as text and nothing else."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def print(self, blocks: Iterable[Block]) -> None:
        """Print them, one below the other."""
        for block in blocks:
            if isinstance(block, Line):
                self._stream.write("".join(span.text for span in block.spans).rstrip(" ") + "\n")
            else:
                self._table(block)

    def _table(self, table: Table) -> None:
        columns = max((len(row) for row in table.rows), default=0)
        widths = [max(width(row[at].text) for row in table.rows if at < len(row)) for at in range(columns)]
        for row in table.rows:
            cells = [cell.text + " " * (widths[at] - width(cell.text) + _GAP) for at, cell in enumerate(row)]
            self._stream.write(f"{' ' * table.indent}{''.join(cells)}".rstrip(" ") + "\n")


class RichPrinter:
    """Prints blocks in colour, with `rich`."""

    def __init__(self, stream: TextIO) -> None:
        from rich.console import Console  # noqa: PLC0415 - an optional dependency

        self._console = Console(file=stream, force_terminal=True, highlight=False, markup=False, emoji=False)

    def print(self, blocks: Iterable[Block]) -> None:
        """Print them, one below the other."""
        for block in blocks:
            if isinstance(block, Line):
                self._console.print(self._text(block.spans), soft_wrap=True)
            else:
                self._console.print(self._table(block))

    def _text(self, spans: tuple[Span, ...]) -> Any:
        from rich.text import Text  # noqa: PLC0415 - an optional dependency

        return Text.assemble(*((span.text, _STYLES[span.style]) for span in spans))

    def _table(self, table: Table) -> Any:
        from rich.padding import Padding  # noqa: PLC0415 - an optional dependency
        from rich.table import Table as RichTable  # noqa: PLC0415

        grid = RichTable.grid(padding=(0, _GAP))
        columns = max((len(row) for row in table.rows), default=0)
        for at in range(columns):
            grid.add_column(no_wrap=at < columns - 1, overflow="fold")
        for row in table.rows:
            grid.add_row(*(self._text((cell,)) for cell in row))
        return Padding(grid, (0, 0, 0, table.indent))


def printer(stream: TextIO, colour: ColourWhen, environment: Mapping[str, str] = os.environ) -> Printer:
    """Return what prints to a stream: in colour where that is wanted and `rich` is installed.

    Args:
        stream: Where to print.
        colour: "auto" stands for colour on a terminal, unless `NO_COLOR` is set or the terminal is "dumb".
        environment: The environment variables.
    """
    wanted = colour == "always" or (
        colour == "auto" and stream.isatty() and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"
    )
    return RichPrinter(stream) if wanted and find_spec("rich") is not None else PlainPrinter(stream)
