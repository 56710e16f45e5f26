"""A pattern and what it makes of an input, component by component, JSON-ready: what a page or a tool shows.

Nothing here decides anything: it reads what compiling and matching hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from urlstd.pattern.constructor_string import ConstructorStringParser
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.explaining import explain_mismatch
from urlstd.pattern.init import COMPONENTS, Init, process_a_urlpattern_init
from urlstd.pattern.regexp import RegExpBudgetExceeded
from urlstd.pattern.regexp_source import part_source
from urlstd.pattern.tokenizer import tokenize
from urlstd.pattern.url_pattern import create, match_input

if TYPE_CHECKING:
    from urlstd.pattern.component import Component
    from urlstd.pattern.tokenizer import Token
    from urlstd.pattern.url_pattern import URLPatternRecord

_SOURCES = {
    "given": "It was given.",
    "implied": "It was not given, but something after it was: a URL without it has this there.",
    "inherited": "It was not given; the base URL has this there.",
    "default": "It was neither given nor inherited, so it matches anything.",
}


def pattern_report(
    pattern: str | Init,
    base_url: str | None = None,
    *,
    ignore_case: bool = False,
    input: str | Init | None = None,  # noqa: A002
    input_base_url: str | None = None,
) -> dict[str, Any]:
    """Return what there is to say of a pattern and an input.

    Args:
        pattern: A constructor string or a URLPatternInit.
        base_url: What a constructor string inherits from.
        ignore_case: The option of that name.
        input: A URL or the components of one; `None` to match nothing.
        input_base_url: What a URL is relative to.

    Returns:
        "outcome" is "not-compiled", "no-input", "input-failure", "no-match" or "match"; "error" says why a pattern
        was not compiled, or why an input cannot be; "components" are the eight in the Standard's order.
    """
    report: dict[str, Any] = {"error": None, "constructor": _constructor(pattern), "has_regexp_groups": None}
    try:
        compiled = create(pattern, base_url, ignore_case=ignore_case)
    except URLPatternError as error:
        return report | {"outcome": "not-compiled", "error": _error(error, pattern), "components": []}
    report["has_regexp_groups"] = compiled.has_regexp_groups
    components = _components(compiled, pattern, base_url)
    try:
        outcome = _match(compiled, components, input, input_base_url)
    except URLPatternError as error:
        return report | {"outcome": "input-failure", "error": _error(error, ""), "components": components}
    return report | {"outcome": outcome, "components": components}


def _error(error: URLPatternError, pattern: str | Init) -> dict[str, Any]:
    start = None
    if isinstance(pattern, str) and error.position is not None and error.component is not None:
        parser = ConstructorStringParser(pattern)
        start = _starts(parser).get(error.component)
    return {
        "message": str(error),
        "reason": error.reason,
        "component": error.component,
        "pattern": error.pattern,
        "position": error.position,
        # The same place in the constructor string.
        "constructor_position": None if start is None or error.position is None else start + error.position,
    }


def _starts(parser: ConstructorStringParser) -> dict[str, int]:
    try:
        parser.parse()
    except URLPatternError:
        parser.starts.setdefault("protocol", 0)
    return parser.starts


def _constructor(pattern: str | Init) -> dict[str, Any] | None:
    """Return how a constructor string was taken apart."""
    if not isinstance(pattern, str):
        return None
    parser = ConstructorStringParser(pattern)
    starts = _starts(parser)
    return {
        "tokens": _tokens(parser.token_list),
        "components": [
            {"component": name, "start": start, "end": start + len(parser.result.get(name, ""))}
            for name, start in starts.items()
        ],
    }


def _tokens(tokens: list[Token]) -> list[dict[str, Any]]:
    return [{"type": token.type.value, "index": token.index, "value": token.value} for token in tokens]


def _components(compiled: URLPatternRecord, pattern: str | Init, base_url: str | None) -> list[dict[str, Any]]:
    sources, texts = _sources(pattern, base_url)
    components = []
    for name in COMPONENTS:
        component: Component = getattr(compiled, name)
        components.append(
            {
                "name": name,
                "pattern": component.pattern_string,
                "given": texts.get(name),
                "source": sources[name],
                "explanation": _SOURCES[sources[name]],
                "tokens": _tokens(tokenize(texts.get(name, "*"), "strict")),
                "parts": _parts(component),
                "regexp": component.regular_expression.source,
                "flags": component.regular_expression.flags,
                "groups": list(component.group_name_list),
                "has_regexp_groups": component.has_regexp_groups,
                "input": None,
                "matched": None,
                "values": None,
                "mismatch": None,
            }
        )
    return components


def _sources(pattern: str | Init, base_url: str | None) -> tuple[dict[str, str], Init]:
    """Return where each component's pattern came from, and the patterns before they were compiled."""
    explicit: set[str] | None = None
    init = pattern if isinstance(pattern, dict) else {}
    if isinstance(pattern, str):
        parser = ConstructorStringParser(pattern)
        init = parser.parse()
        explicit = set(parser.starts)
        if base_url is not None:
            init["baseURL"] = base_url
    processed = process_a_urlpattern_init(init, "pattern")
    sources = {name: _source(name, init, explicit, processed) for name in COMPONENTS}
    return sources, processed


def _source(name: str, init: Init, explicit: set[str] | None, processed: Init) -> str:
    if name in init:
        return "given" if explicit is None or name in explicit else "implied"
    return "inherited" if name in processed else "default"


def _parts(component: Component) -> list[dict[str, Any]]:
    """Return the parts, each with the range of the regular expression that it became."""
    parts = []
    start = 1  # after "^"
    for part in component.part_list:
        end = start + len(part_source(part, component.options))
        parts.append(
            {
                "type": part.type.value,
                "value": part.value,
                "modifier": part.modifier.value,
                "name": part.name,
                "prefix": part.prefix,
                "suffix": part.suffix,
                "regexp_start": start,
                "regexp_end": end,
            }
        )
        start = end
    return parts


def _match(
    compiled: URLPatternRecord,
    components: list[dict[str, Any]],
    input: str | Init | None,  # noqa: A002
    base_url: str | None,
) -> str:
    """Add to each component what it makes of the input; return the outcome."""
    if input is None:
        return "no-input"
    texts = match_input(input, base_url)
    if texts is None:
        return "input-failure"
    for report in components:
        report["input"] = texts[report["name"]]
        report.update(_component_match(getattr(compiled, report["name"]), texts[report["name"]]))
    return "match" if all(report["matched"] for report in components) else "no-match"


def _component_match(component: Component, text: str) -> dict[str, Any]:
    try:
        found = component.regular_expression.exec(text)
    except RegExpBudgetExceeded as exceeded:
        return {"matched": False, "mismatch": {"position": 0, "part": None, "message": str(exceeded)}}
    if found is None:
        mismatch = explain_mismatch(component, text)
        place = {"position": mismatch.position, "part": mismatch.part}
        wanted = {"expected": mismatch.expected, "found": mismatch.found, "message": mismatch.message}
        return {"matched": False, "mismatch": place | wanted}
    groups = zip(component.group_name_list, found.captures[1:], strict=False)
    return {"matched": True, "values": [{"name": name, "value": value} for name, value in groups]}
