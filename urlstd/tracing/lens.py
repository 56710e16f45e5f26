"""The percent-encode lens: which sets contain a code point, and what made each percent-encoded byte of a URL.

https://url.spec.whatwg.org/#percent-encoded-bytes
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from urlstd.percent import PERCENT_ENCODE_SETS
from urlstd.serialize import serialize_url
from urlstd.tracing.output_parts import output_parts
from urlstd.tracing.provenance import Mark, Marks, Provenance
from urlstd.tracing.trace import trace

if TYPE_CHECKING:
    from collections.abc import Iterator

    from urlstd.parsing.preparation import PreparedInput
    from urlstd.parsing.states import State
    from urlstd.percent import PercentEncodeSet
    from urlstd.record import URLRecord
    from urlstd.tracing.input_parts import Component, Part

How = Literal["encoded", "written", "base"]

_PERCENT_ENCODED: Final = re.compile("%[0-9A-Fa-f]{2}")


@dataclass(frozen=True, slots=True)
class PercentEncoding:
    """Percent-encoded bytes of a serialized URL, and where they are from.

    Attributes:
        start: Where they begin in the serialization.
        end: Where they end.
        text: What is there: all that one code point became, or one percent-encoded byte.
        part: The component that it is of.
        how: "encoded", by the parser; "written", in the input already; "base", in the base URL already.
        input_start: Where what they are from begins in the input; `None` where it is from the base.
        input_end: Where it ends.
        c: The code point that was encoded; "" for what the end of a query added; `None` where none was.
        state: The state that read it; `None` where it is from the base.
        percent_encode_set: The set because of which it was encoded; `None` where none was, and where the state encodes
            it whatever the set: an “@” in credentials, and a space at the end of an opaque path.
    """

    start: int
    end: int
    text: str
    part: Component
    how: How
    input_start: int | None = None
    input_end: int | None = None
    c: str | None = None
    state: State | None = None
    percent_encode_set: PercentEncodeSet | None = None


def percent_encode_sets(c: str) -> tuple[PercentEncodeSet, ...]:
    """Return the percent-encode sets that contain `c`, one code point, in the Standard's order.

    https://url.spec.whatwg.org/#percent-encode-set
    """
    return tuple(percent_encode_set for percent_encode_set in PERCENT_ENCODE_SETS if c in percent_encode_set)


def percent_encode_sets_to_json(c: str) -> list[dict[str, Any]]:
    """Return for each of the eight sets whether it contains `c`.

    [{"name": str, "anchor": url, "contains": bool}]
    """
    return [{"name": each.name, "anchor": each.anchor, "contains": c in each} for each in PERCENT_ENCODE_SETS]


def percent_encodings(
    input: str,  # noqa: A002
    base: str | URLRecord | None = None,
    *,
    encoding: str = "utf-8",
) -> list[PercentEncoding]:
    """Return what made each percent-encoded byte of the URL that `input` is parsed to, in order.

    Args:
        input: Any string. Lone surrogates become U+FFFD.
        base: The base URL.
        encoding: A label of the Encoding Standard.

    Returns:
        An entry for each code point that the parser encoded, and for each percent-encoded byte that was there before;
        none where the parser returns failure.

    Raises:
        URLParseError: `base` could not be parsed.
        LookupError: `encoding` is no label of the Encoding Standard.
    """
    traced = trace(input, base, encoding=encoding)
    if traced.outcome == "failure":
        return []
    marks, serialized = Provenance(traced).marks, serialize_url(traced.record)
    return [
        _percent_encoding(part, serialized, span, mark, traced.prepared)
        for part in output_parts(traced.record)
        for span, mark in _spans(serialized[part.start : part.end], marks.get(part.part, []))
    ]


def _spans(text: str, marks: Marks) -> Iterator[tuple[tuple[int, int], Mark | None]]:
    """Yield the ranges of a component that were encoded, or have been before, with the mark of the first."""
    at = 0
    while at < len(marks):
        mark, end = marks[at], at + 1
        if mark is not None and mark.encoded:
            while end < len(marks) and marks[end] is mark:
                end += 1
            yield (at, end), mark
        elif _PERCENT_ENCODED.match(text, at):
            end = at + 3
            yield (at, end), mark
        at = end


def _percent_encoding(
    part: Part, serialized: str, span: tuple[int, int], mark: Mark | None, prepared: PreparedInput
) -> PercentEncoding:
    start, end = part.start + span[0], part.start + span[1]
    text = serialized[start:end]
    if mark is None:
        return PercentEncoding(start, end, text, part.part, "base")
    length = len(mark.c) if mark.encoded else len(text)
    positions = prepared.range(mark.pointer, mark.pointer + length)
    if not mark.encoded:
        return PercentEncoding(start, end, text, part.part, "written", *positions, None, mark.state)
    percent_encode_set = mark.percent_encode_set
    return PercentEncoding(start, end, text, part.part, "encoded", *positions, mark.c, mark.state, percent_encode_set)


def percent_encoding_to_json(encoding: PercentEncoding) -> dict[str, Any]:
    """Return one entry as what `json.dumps` takes; ranges are of the serialization and of the input.

    {"start": int, "end": int, "text": str, "part": Component, "how": "encoded"|"written"|"base",
     "input_start": int|null, "input_end": int|null, "c": str|null ("" is the end of the query),
     "state": str|null, "set": str|null}
    """
    percent_encode_set = encoding.percent_encode_set
    return {
        "start": encoding.start,
        "end": encoding.end,
        "text": encoding.text,
        "part": encoding.part,
        "how": encoding.how,
        "input_start": encoding.input_start,
        "input_end": encoding.input_end,
        "c": encoding.c,
        "state": None if encoding.state is None else encoding.state.value,
        "set": None if percent_encode_set is None else percent_encode_set.name,
    }
