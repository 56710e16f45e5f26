import io
from pathlib import Path
from typing import Any

import pytest

from urlstd.command_line.inputs import BadItem, Item, read_arguments, read_file, read_item, read_stream


def texts(items: Any) -> list[Any]:
    return [item.text for item in items]


@pytest.mark.parametrize(
    ("content", "lines"),
    [
        (b"", []),
        (b"a", ["a"]),
        (b"a\nb\n", ["a", "b"]),
        (b"a\r\nb\r\r\n", ["a", "b\r"]),
        (b"\n a \n", ["", " a "]),
        (b"a\x0bb\xe2\x80\xa8c\x00\n", ["a\x0bb\u2028c\0"]),
    ],
)
def test_a_line_is_an_input_as_it_is(content: bytes, lines: list[str]) -> None:
    assert texts(read_stream(io.BytesIO(content), "x", "plain", b"\n")) == lines


@pytest.mark.parametrize(
    ("content", "inputs"), [(b"a\n\0b", ["a\n", "b"]), (b"\0a\r\0", ["", "a\r"]), (b"x" * 70_000, ["x" * 70_000])]
)
def test_an_input_may_end_with_nul(content: bytes, inputs: list[str]) -> None:
    assert texts(read_stream(io.BytesIO(content), "x", "plain", b"\0")) == inputs


def test_where_an_input_came_from(tmp_path: Path) -> None:
    items = list(read_arguments(["a", "-", "b"], io.BytesIO(b"x\ny\n"), "plain", b"\n"))
    assert texts(items) == ["a", "x", "y", "b"]
    assert [item.where for item in items] == [
        "argument 1",
        "standard input, line 1",
        "standard input, line 2",
        "argument 3",
    ]
    (tmp_path / "f").write_bytes(b"z\0")
    (item,) = read_file(str(tmp_path / "f"), "plain", b"\0")
    assert item.where == f"{tmp_path / 'f'}, input 1"


def test_escapes() -> None:
    assert read_item(rb"a\n\ud800", "x", "escaped") == Item("a\n\ud800", None, False, "x")
    assert read_item(rb"a\n", "x", "plain") == Item(r"a\n", None, False, "x")


@pytest.mark.parametrize(
    ("content", "item"),
    [
        (b'"a\\n\\ud800"', Item("a\n\ud800", None, False, "x")),
        (b'{"input": "a"}', Item("a", None, False, "x")),
        (b'{"input": "a", "base": "b", "more": 1}', Item("a", "b", True, "x")),
        (b'{"input": "a", "base": null}', Item("a", None, True, "x")),
        (b'{"input": {"pathname": "/"}}', Item({"pathname": "/"}, None, False, "x")),
    ],
)
def test_json_lines(content: bytes, item: Item) -> None:
    assert read_item(content, "x", "jsonl") == item


@pytest.mark.parametrize(
    ("content", "form", "message", "position"),
    [
        (b"\xc3\xa9\xff", "plain", "byte 0xff at 2 is not UTF-8", 1),
        (b"a\\q", "escaped", "\\q is no escape", 1),
        (b'{"input": }', "jsonl", "cannot be read as JSON: Expecting value", 10),
        (b"1" * 5000, "jsonl", "cannot be read as JSON: Exceeds the limit", None),
        (b"[" * 100_000, "jsonl", "cannot be read as JSON", None),
        (b"1", "jsonl", "has to be a JSON string, or an object", None),
        (b'{"url": "x"}', "jsonl", "has to be a JSON string, or an object", None),
        (b'{"input": "x", "base": 1}', "jsonl", '"base" has to be a string or null', None),
    ],
)
def test_what_is_no_input_says_what_where_and_why(
    content: bytes, form: Any, message: str, position: int | None
) -> None:
    item = read_item(content, "here", form)
    assert isinstance(item, BadItem)
    assert message in item.message
    assert (item.where, item.position) == ("here", position)
