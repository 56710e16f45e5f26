"""A table of patterns, as a router has it: which pattern is the first to match each URL.

A pattern without a protocol matches on any origin, as in `report.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.pattern_index import PatternIndex
from urlstd.pattern.regexp import RegExpBudgetExceeded
from urlstd.pattern.report import components_of, error_to_json
from urlstd.pattern.url_pattern import URLPatternRecord, create, match_input

if TYPE_CHECKING:
    from collections.abc import Sequence

    from urlstd.pattern.component import Component
    from urlstd.pattern.init import Init


def route_report(
    patterns: Sequence[str], urls: Sequence[str], base_url: str | None = None, *, ignore_case: bool = False
) -> dict[str, Any]:
    """Return which of the patterns match each of the URLs.

    Args:
        patterns: Constructor strings, in the order in which a router asks them.
        urls: What to match.
        base_url: What the URLs are relative to.
        ignore_case: The option of that name.

    Returns:
        "patterns" say for each whether it compiles ("error"), whether a group has a regular expression, how many of
        the URLs it matches and how many of them first. "urls" say for each which patterns match, by their indices,
        which of these is the first, and what its groups captured; "parsed" is false for what is no URL. "undecided"
        are the patterns whose regular expression has taken too long.
    """
    compiled = [_compiled(pattern, ignore_case) for pattern in patterns]
    records = {index: made for index, made in enumerate(compiled) if isinstance(made, URLPatternRecord)}
    index_of_patterns = PatternIndex(records.items())
    rows = [_row(records, index_of_patterns, match_input(url, base_url)) for url in urls]
    return {"patterns": [_pattern(index, made, rows) for index, made in enumerate(compiled)], "urls": rows}


def _compiled(pattern: str, ignore_case: bool) -> URLPatternRecord | dict[str, Any]:
    """Return the pattern, or what is wrong with it."""
    try:
        return create(components_of(pattern), None, ignore_case=ignore_case)
    except URLPatternError as error:
        return error_to_json(error, pattern)


def _pattern(index: int, made: URLPatternRecord | dict[str, Any], rows: list[dict[str, Any]]) -> dict[str, Any]:
    counts = {
        "matches": sum(index in row["matches"] for row in rows),
        "first": sum(row["first"] == index for row in rows),
    }
    if isinstance(made, URLPatternRecord):
        return {"error": None, "has_regexp_groups": made.has_regexp_groups} | counts
    return {"error": made, "has_regexp_groups": None} | counts


def _row(
    records: dict[int, URLPatternRecord], index_of_patterns: PatternIndex, components: Init | None
) -> dict[str, Any]:
    """Return what the patterns make of one URL."""
    row: dict[str, Any] = {"parsed": components is not None}
    row |= {"matches": [], "undecided": [], "first": None, "groups": []}
    if components is None:
        return row
    for index in index_of_patterns.candidates(tuple(components.values())):
        try:
            groups = _groups(records[index], components)
        except RegExpBudgetExceeded:
            row["undecided"].append(index)
            continue
        if groups is None:
            continue
        row["matches"].append(index)
        if row["first"] is None:
            row |= {"first": index, "groups": groups}
    return row


def _groups(record: URLPatternRecord, components: Init) -> list[dict[str, Any]] | None:
    """Return the groups of components that do not match anything; `None` where the pattern does not match."""
    found: list[dict[str, Any]] = []
    for name, text in components.items():
        component: Component = getattr(record, name)
        groups = component.groups(text)
        if groups is None:
            return None
        if component.pattern_string != "*":
            found += [{"component": name, "name": group, "value": value} for group, value in groups.items()]
    return found
