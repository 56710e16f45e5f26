"""Inputs: from arguments, standard input and files; as they are, escaped, or as JSON Lines. None is lost or changed."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final, Literal

from urlstd.command_line.escaped_notation import EscapeError, read_escaped

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Form = Literal["plain", "escaped", "jsonl"]

STANDARD_INPUT: Final = "-"
_AT_ONCE: Final = 1 << 16  # bytes


@dataclass(frozen=True, slots=True)
class Item:
    """One input.

    Attributes:
        text: The input: a string, or for URLPattern an object of components.
        base: What it is relative to, where it says so itself; `None` for no base.
        has_base: Whether it says so itself.
        where: Where it came from, such as "urls.txt, line 3".
    """

    text: str | dict[str, Any]
    base: str | None
    has_base: bool
    where: str


@dataclass(frozen=True, slots=True)
class BadItem:
    """Something that is no input.

    Attributes:
        message: What is wrong.
        where: Where it came from.
        text: The text at fault, where there is one to show.
        position: Where in it, in code points; `None` where it is about the whole.
    """

    message: str
    where: str
    text: str = ""
    position: int | None = None


def read_arguments(arguments: Iterable[str], stdin: BinaryIO, form: Form, separator: bytes) -> Iterator[Item | BadItem]:
    """Yield the inputs in command line arguments; "-" stands for those on standard input."""
    for number, argument in enumerate(arguments, 1):
        if argument == STANDARD_INPUT:
            yield from read_stream(stdin, "standard input", form, separator)
        else:
            # A byte of an argument that is not UTF-8 is a lone surrogate here; it was not typed as one.
            yield read_item(os.fsencode(argument), f"argument {number}", form)


def read_file(name: str, form: Form, separator: bytes) -> Iterator[Item | BadItem]:
    """Yield the inputs in a file.

    Raises:
        OSError: It cannot be opened.
    """
    with Path(name).open("rb") as stream:
        yield from read_stream(stream, name, form, separator)


def read_stream(stream: BinaryIO, name: str, form: Form, separator: bytes) -> Iterator[Item | BadItem]:
    """Yield the inputs in a stream, as they come: each ends with the separator, the last one perhaps not."""
    what = "line" if separator == b"\n" else "input"
    for number, raw in enumerate(_split(stream, separator), 1):
        content = raw.removesuffix(b"\r") if separator == b"\n" else raw
        yield read_item(content, f"{name}, {what} {number}", form)


def _split(stream: BinaryIO, separator: bytes) -> Iterator[bytes]:
    if separator == b"\n":
        for line in stream:
            yield line.removesuffix(b"\n")
        return
    rest = b""
    while chunk := stream.read(_AT_ONCE):
        *whole, rest = (rest + chunk).split(separator)
        yield from whole
    if rest:
        yield rest


def read_item(raw: bytes, where: str, form: Form) -> Item | BadItem:
    """Return the input that some bytes are, or what is wrong with them."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        shown = raw.decode("utf-8", "backslashreplace")
        at = len(raw[: error.start].decode("utf-8"))
        how = "percent-encode it, or write a code point in the escaped notation (--escaped)"
        return BadItem(f"byte 0x{raw[error.start]:02x} at {error.start} is not UTF-8: {how}", where, shown, at)
    if form == "jsonl":
        return _json(text, where)
    if form == "escaped":
        try:
            text = read_escaped(text)
        except EscapeError as error:
            return BadItem(str(error), where, text, error.position)
    return Item(text, None, False, where)


def _json(text: str, where: str) -> Item | BadItem:
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        return BadItem(f"this cannot be read as JSON: {error.msg}", where, text, error.pos)
    # No integers of very many digits, no end to the depth of a list but that of the stack.
    except (ValueError, RecursionError) as error:
        return BadItem(f"this cannot be read as JSON: {error}", where)
    if isinstance(value, str):
        return Item(value, None, False, where)
    if not isinstance(value, dict) or not isinstance(value.get("input"), str | dict):
        return BadItem('a line has to be a JSON string, or an object with "input" and perhaps "base"', where)
    base = value.get("base")
    if not isinstance(base, str | None):
        return BadItem('"base" has to be a string or null', where)
    return Item(value["input"], base, "base" in value, where)
