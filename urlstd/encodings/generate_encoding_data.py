"""Writes encoding_labels_data.py and encoding_corrections_data.py. Run by hand when the Encoding Standard changes.

It takes the two files that the Encoding Standard publishes beside its text, labels and indexes:

    python3.11 -m urlstd.encodings.generate_encoding_data encodings.json indexes.json

The corrections are what is left when the rules of `encoders` are compared with the Standard's own encoders, which
are below, on its own indexes: every scalar value of every encoding.
"""

import json
import sys
from bisect import bisect_right
from collections.abc import Iterable
from pathlib import Path
from typing import Any

SCALAR_VALUES = [*range(0x80, 0xD800), *range(0xE000, 0x110000)]
MULTI_BYTE = ("Big5", "EUC-JP", "EUC-KR", "GBK", "Shift_JIS", "gb18030", "x-user-defined")
# https://encoding.spec.whatwg.org/#index-big5-pointer: the last place in the index, not the first.
BIG5_LAST = (0x2550, 0x255E, 0x2561, 0x256A, 0x5341, 0x5345)
# https://encoding.spec.whatwg.org/#gb18030-encoder: its table, and what it leaves out.
GB18030_SIDE_TABLE = {
    0xE78D: 0xA6D9, 0xE78E: 0xA6DA, 0xE78F: 0xA6DB, 0xE790: 0xA6DC, 0xE791: 0xA6DD, 0xE792: 0xA6DE, 0xE793: 0xA6DF,
    0xE794: 0xA6EC, 0xE795: 0xA6ED, 0xE796: 0xA6F3, 0xE81E: 0xFE59, 0xE826: 0xFE61, 0xE82B: 0xFE66, 0xE82C: 0xFE67,
    0xE832: 0xFE6D, 0xE843: 0xFE7E, 0xE854: 0xFE90, 0xE864: 0xFEA0,
}  # fmt: skip
GB18030_EXCLUDED = 0xE5E5

TEMPLATE = '''"""{title} of the Encoding Standard, written by generate_encoding_data.py: do not edit.

https://encoding.spec.whatwg.org/#{anchor}
"""

# fmt: off
{tables}'''


def reference(encoding: str, indexes: dict[str, Any]) -> dict[int, bytes]:
    """Return the bytes of every non-ASCII scalar value that the Standard's encoder of `encoding` can encode."""
    make = globals().get("_" + encoding.lower().replace("-", "_"), None)
    if make is not None:
        return dict(make(indexes))
    index = indexes["iso-8859-8" if encoding == "ISO-8859-8-I" else encoding.lower()]
    return {c: bytes([pointer + 0x80]) for c, pointer in first_pointers(index).items()}


def first_pointers(index: list[int | None], pointers: Iterable[int] | None = None) -> dict[int, int]:
    """Return the index pointer of each code point, from all of an index or from some of its pointers."""
    table: dict[int, int] = {}
    for pointer in range(len(index)) if pointers is None else pointers:
        c = index[pointer]
        if c is not None:
            table.setdefault(c, pointer)
    return table


def _x_user_defined(_indexes: dict[str, Any]) -> dict[int, bytes]:
    return {0xF780 + place: bytes([0x80 + place]) for place in range(0x80)}


def _euc_kr(indexes: dict[str, Any]) -> dict[int, bytes]:
    table = first_pointers(indexes["euc-kr"])
    return {c: bytes([pointer // 190 + 0x81, pointer % 190 + 0x41]) for c, pointer in table.items()}


def _big5(indexes: dict[str, Any]) -> dict[int, bytes]:
    index = indexes["big5"]
    pointers = range((0xA1 - 0x81) * 157, len(index))
    table = first_pointers(index, pointers)
    last = first_pointers(index, reversed(pointers))
    table |= {c: last[c] for c in BIG5_LAST}
    return {c: bytes([pointer // 157 + 0x81, _trail(pointer % 157, 0x62)]) for c, pointer in table.items()}


def _trail(trail: int, above: int) -> int:
    return trail + (0x40 if trail < 0x3F else above)


def _euc_jp(indexes: dict[str, Any]) -> dict[int, bytes]:
    table = first_pointers(indexes["jis0208"])
    encoded = {c: bytes([pointer // 94 + 0xA1, pointer % 94 + 0xA1]) for c, pointer in table.items()}
    encoded |= {0xFF61 + place: bytes([0x8E, 0xA1 + place]) for place in range(63)}
    return encoded | {0xA5: b"\x5c", 0x203E: b"\x7e", 0x2212: encoded[0xFF0D]}


def _shift_jis(indexes: dict[str, Any]) -> dict[int, bytes]:
    index = indexes["jis0208"]
    table = first_pointers(index, (pointer for pointer in range(len(index)) if not 8272 <= pointer <= 8835))
    encoded = {}
    for c, pointer in table.items():
        lead, trail = divmod(pointer, 188)
        encoded[c] = bytes([lead + (0x81 if lead < 0x1F else 0xC1), _trail(trail, 0x41)])
    encoded |= {0xFF61 + place: bytes([0xA1 + place]) for place in range(63)}
    return encoded | {0x80: b"\x80", 0xA5: b"\x5c", 0x203E: b"\x7e", 0x2212: encoded[0xFF0D]}


def _gb18030(indexes: dict[str, Any]) -> dict[int, bytes]:
    two_bytes = _gbk_without_euro(indexes)
    ranges = indexes["gb18030-ranges"]
    starts = [start for _, start in ranges]
    encoded = {}
    for c in SCALAR_VALUES:
        if c == GB18030_EXCLUDED:
            continue
        encoded[c] = two_bytes[c] if c in two_bytes else _four_bytes(_ranges_pointer(c, ranges, starts))
    return encoded


def _ranges_pointer(c: int, ranges: list[list[int]], starts: list[int]) -> int:
    if c == 0xE7C7:
        return 7457
    place = bisect_right(starts, c) - 1
    return ranges[place][0] + c - starts[place]


def _four_bytes(pointer: int) -> bytes:
    first, pointer = divmod(pointer, 10 * 126 * 10)
    second, pointer = divmod(pointer, 10 * 126)
    third, fourth = divmod(pointer, 10)
    return bytes([first + 0x81, second + 0x30, third + 0x81, fourth + 0x30])


def _gbk_without_euro(indexes: dict[str, Any]) -> dict[int, bytes]:
    table = first_pointers(indexes["gb18030"])
    table.pop(GB18030_EXCLUDED, None)
    encoded = {c: bytes([pointer // 190 + 0x81, _trail(pointer % 190, 0x41)]) for c, pointer in table.items()}
    return encoded | {c: pair.to_bytes(2, "big") for c, pair in GB18030_SIDE_TABLE.items()}


def _gbk(indexes: dict[str, Any]) -> dict[int, bytes]:
    return _gbk_without_euro(indexes) | {0x20AC: b"\x80"}


def _corrections(encoding: str, indexes: dict[str, Any]) -> str:
    from urlstd.encodings.encoders import rule  # noqa: PLC0415 - it imports the table, which may not be there yet

    right, by_rule = reference(encoding, indexes), rule(encoding)
    wrong = (c for c in SCALAR_VALUES if by_rule(chr(c)) != right.get(c))
    return " ".join(f"{c:x}:{right[c].hex() if c in right else '-'}" for c in wrong)


def _write(name: str, title: str, anchor: str, tables: str) -> None:
    text = TEMPLATE.format(title=title, anchor=anchor, tables=tables)
    Path(__file__).with_name(name).write_text(text, encoding="utf-8")


def _dict(name: str, entries: dict[str, str]) -> str:
    lines = "".join(f'    "{key}": "{value}",\n' for key, value in entries.items())
    return f"{name} = {{\n{lines}}}\n"


def _main(labels_file: str, indexes_file: str) -> None:
    sections = json.loads(Path(labels_file).read_text(encoding="utf-8"))
    indexes = json.loads(Path(indexes_file).read_text(encoding="utf-8"))
    labels = {item["name"]: " ".join(item["labels"]) for section in sections for item in section["encodings"]}
    names_to_labels = "# From the name of an encoding to its labels.\n" + _dict("LABELS", labels)
    _write("encoding_labels_data.py", "Names and labels", "names-and-labels", names_to_labels)

    katakana = "".join(map(chr, indexes["iso-2022-jp-katakana"]))
    fullwidth = f'# For U+FF61 to U+FF9F.\nFULLWIDTH_KATAKANA = "{katakana}"\n\n'
    _write("encoding_corrections_data.py", "Indexes", "indexes", fullwidth + "CORRECTIONS: dict[str, str] = {}\n")
    single_byte = [name for name in labels if name.lower() in indexes or name == "ISO-8859-8-I"]
    names = sorted({*single_byte, *MULTI_BYTE})
    table = {name: text for name in names if (text := _corrections(name, indexes))}
    comment = '# Code points and their bytes, where the rules of encoders.py have something else; "-": no bytes.\n'
    _write("encoding_corrections_data.py", "Indexes", "indexes", fullwidth + comment + _dict("CORRECTIONS", table))


if __name__ == "__main__":
    _main(*sys.argv[1:])
