"""Asking `urlstd.report`, as the page does: what `--json` prints is what the readable text is made of."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from urlstd.command_line.inputs import Item


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer of `urlstd.report.answer`, as text and read."""

    text: str
    data: dict[str, Any]

    @property
    def error(self) -> str | None:
        """What is wrong with the question; `None` where nothing is."""
        error: dict[str, str] | None = self.data["error"] if "op" not in self.data else None
        return None if error is None else error["message"]

    def as_json(self) -> str:
        """Return the text."""
        return self.text


def ask(operation: str, **question: Any) -> Reply:
    """Ask for an operation."""
    from urlstd import report  # noqa: PLC0415 - takes a while, and not every command asks

    text = report.answer(json.dumps({"op": operation, **question}))
    return Reply(text, json.loads(text))


def error_json(message: str) -> str:
    """Return what is printed as JSON where something cannot be asked, in the form of `report.schema.json`."""
    from urlstd import report  # noqa: PLC0415 - as above

    return json.dumps({"version": report.VERSION, "error": {"message": message}})


def add_base(parser: ArgumentParser) -> None:
    """Add the option that says what inputs are relative to."""
    parser.add_argument("--base", metavar="URL", help="the base URL, for inputs that do not say one themselves")


def add_encoding(parser: ArgumentParser) -> None:
    """Add the option that says in which encoding queries are percent-encoded."""
    parser.add_argument(
        "--encoding", metavar="LABEL", default="utf-8", help="the encoding of the query of special URLs (utf-8)"
    )


def base_of(item: Item, options: Namespace) -> str | None:
    """Return what an input is relative to."""
    base: str | None = item.base if item.has_base else options.base
    return base
