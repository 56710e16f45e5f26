"""One pattern and many inputs: which of them it matches, with what groups, and where the others fail first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from urlstd.languages import message
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.init import COMPONENTS
from urlstd.pattern.report import component_match, components_of
from urlstd.pattern.url_pattern import create, match_input

if TYPE_CHECKING:
    from collections.abc import Sequence

    from urlstd.pattern.init import Init
    from urlstd.pattern.url_pattern import URLPatternRecord


def inputs_report(
    pattern: str | Init,
    base_url: str | None,
    inputs: Sequence[tuple[str | Init, str | None]],
    *,
    ignore_case: bool = False,
    any_origin: bool = False,
) -> list[dict[str, Any]] | None:
    """Return what a pattern makes of each input.

    Args:
        pattern: A constructor string or a URLPatternInit.
        base_url: What a constructor string inherits from.
        inputs: URLs with what they are relative to, or components of URLs and `None`.
        ignore_case: The option of that name.
        any_origin: As for `pattern_report`.

    Returns:
        For each input its "outcome", as of `pattern_report`; the groups that matched, of components that do not match
        anything; and the first component that does not match, with where and why not. `None` where the pattern is not
        accepted.
    """
    source = components_of(pattern) if any_origin and base_url is None else pattern
    try:
        compiled = create(source, base_url, ignore_case=ignore_case)
    except URLPatternError:
        return None
    return [_row(compiled, *given) for given in inputs]


def _row(compiled: URLPatternRecord, given: str | Init, base_url: str | None) -> dict[str, Any]:
    try:
        texts = match_input(given, base_url)
    except URLPatternError as error:
        return _told("input-failure", message=error.reason)
    if texts is None:
        return _told("input-failure", message=message("the input is no URL"))
    groups: list[dict[str, Any]] = []
    for name in COMPONENTS:
        component = getattr(compiled, name)
        found: dict[str, Any] = {"matched": None, "values": ()} | component_match(component, texts[name])
        if not found["matched"]:
            outcome = "undecided" if found["matched"] is None else "no-match"
            place = found["mismatch"]
            return _told(outcome, component=name, message=place["message"], position=place["position"])
        if not component.is_anything:
            groups += [{"component": name, "name": value["name"], "value": value["value"]} for value in found["values"]]
    return _told("match") | {"groups": groups}


def _told(
    outcome: str, *, component: str | None = None, message: str | None = None, position: int | None = None
) -> dict[str, Any]:
    return {"outcome": outcome, "groups": [], "component": component, "message": message, "position": position}
