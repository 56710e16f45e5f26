"""A query as a table of names and values: each pair as it is written and as it would be, and the way back.

https://url.spec.whatwg.org/#urlencoded-parsing and https://url.spec.whatwg.org/#urlencoded-serializing
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from urlstd.errors import URLParseError
from urlstd.infra import scalar_value_string
from urlstd.parsing.parser import parse_url
from urlstd.parsing.states import State
from urlstd.tracing.trace import runs
from urlstd.urlencoded import parse_urlencoded, serialize_urlencoded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from urlstd.parsing.preparation import PreparedInput
    from urlstd.record import URLRecord
    from urlstd.tracing.trace import Run

    Pair = tuple[str, str]


def query_table(query: str | None) -> list[dict[str, Any]]:
    """Return each pair of a query: its name and value, how it is written, and how the serializer would write it."""
    written = [piece for piece in (query or "").split("&") if piece]
    return [
        {"name": name, "value": value, "written": piece, "serialized": serialize_urlencoded([(name, value)])}
        for piece in written
        for name, value in parse_urlencoded(piece)
    ]


def with_query(given: str, base: URLRecord | None, pairs: Sequence[Pair], *, encoding: str = "utf-8") -> str:
    """Return `given` with the query that `pairs` make and everything else as it is written, where that can be.

    Args:
        given: A URL, or a relative reference: any string.
        base: What it is relative to.
        pairs: Names and values, any strings. None of them: no query, or an empty one.
        encoding: What the rest is parsed with.

    Returns:
        A string that is parsed to the same URL as `given`, but for its query.

    Raises:
        URLParseError: `given` could not be parsed.
    """
    scalar = [(scalar_value_string(name), scalar_value_string(value)) for name, value in pairs]
    wanted = parse_url(given, base, encoding=encoding)
    wanted.query = serialize_urlencoded(scalar) or None
    for candidate in _candidates(given, base, wanted.query):
        if _means(candidate, base, wanted, encoding):
            return candidate
    # It has no place in a relative reference to a URL with an opaque path.
    return str(wanted)


def _candidates(given: str, base: URLRecord | None, query: str | None) -> Iterator[str]:
    """Yield ways to write another query into `given`."""
    start, end = _place(*runs(scalar_value_string(given), base))
    if query is None:
        yield given[:start] + given[end:]
    # Without its "?", a relative reference would have the base's query.
    yield f"{given[:start]}?{query or ''}{given[end:]}"


def _place(prepared: PreparedInput, done: list[Run]) -> tuple[int, int]:
    """Return where in the input the query is, with its "?", or where it would be."""
    queries = [run.end - 1 for run in done if run.next_state is State.QUERY and run.state is not State.QUERY]
    fragments = [run.end - 1 for run in done if run.next_state is State.FRAGMENT and run.state is not State.FRAGMENT]
    end = min(fragments, default=len(prepared.text))
    start = min(queries, default=end)
    first, last = prepared.range(start, end) if start < end else (prepared.position(start),) * 2
    return first, last


def _means(candidate: str, base: URLRecord | None, wanted: URLRecord, encoding: str) -> bool:
    """Return whether a string is parsed to the URL that is wanted; an empty query is as good as none."""
    try:
        record = parse_url(candidate, base, encoding=encoding)
    except URLParseError:
        return False
    record.query = record.query or None
    return record == wanted
