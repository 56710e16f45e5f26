"""A pattern and what it makes of an input, component by component, JSON-ready: what a page or a tool shows.

Nothing here decides anything: it reads what compiling and matching hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from urlstd.languages import message
from urlstd.pattern.constructor_string import ConstructorStringParser
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.explaining import explain_mismatch
from urlstd.pattern.init import COMPONENTS, Init, process_a_urlpattern_init
from urlstd.pattern.pattern_string import part_texts
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


def pattern_report(  # noqa: PLR0913 - what the page can be asked
    pattern: str | Init,
    base_url: str | None = None,
    *,
    ignore_case: bool = False,
    any_origin: bool = False,
    input: str | Init | None = None,  # noqa: A002
    input_base_url: str | None = None,
) -> dict[str, Any]:
    """Return what there is to say of a pattern and an input.

    Args:
        pattern: A constructor string or a URLPatternInit.
        base_url: What a constructor string inherits from.
        ignore_case: The option of that name.
        any_origin: Whether a constructor string without a protocol, and without a base URL, stands for the components
            that it gives, so that it matches on any origin; the Standard has no such pattern.
        input: A URL or the components of one; `None` to match nothing.
        input_base_url: What a URL is relative to.

    Returns:
        "outcome" is "not-compiled", "no-input", "input-failure", "match", "no-match", or "undecided" where a regular
        expression has taken too long; "error" says why a pattern was not compiled, or why an input cannot be;
        "components" are the eight in the Standard's order. "as_components" tells that `any_origin` was of use.
    """
    report: dict[str, Any] = {"error": None, "constructor": _constructor(pattern), "has_regexp_groups": None}
    source = components_of(pattern) if any_origin and base_url is None else pattern
    report["as_components"] = source is not pattern
    try:
        compiled = create(source, base_url, ignore_case=ignore_case)
    except URLPatternError as error:
        return report | {"outcome": "not-compiled", "error": error_to_json(error, pattern), "components": []}
    report["has_regexp_groups"] = compiled.has_regexp_groups
    components = _components(compiled, pattern, base_url)
    try:
        outcome = _match(compiled, components, input, input_base_url)
    except URLPatternError as error:
        return report | {"outcome": "input-failure", "error": error_to_json(error, ""), "components": components}
    return report | {"outcome": outcome, "components": components}


def components_of(pattern: str | Init) -> str | Init:
    """Return the components that a constructor string without a protocol gives; anything else as it is."""
    if not isinstance(pattern, str):
        return pattern
    parser, _ = _parsed(pattern)
    return pattern if "protocol" in parser.result else parser.result


def error_to_json(error: URLPatternError, pattern: str | Init) -> dict[str, Any]:
    """Return an error of `pattern`, with its place in it."""
    offset = None
    if isinstance(pattern, str) and error.component is not None and error.pattern is not None:
        offset = _parsed(pattern)[0].offset(error.component, error.pattern)
    return {
        "message": str(error),
        "reason": error.reason,
        "component": error.component,
        "pattern": error.pattern,
        "position": error.position,
        # The same place in the constructor string.
        "constructor_position": None if offset is None or error.position is None else offset + error.position,
    }


class _ConstructorString(ConstructorStringParser):
    """A constructor string, with where its pieces are."""

    def offset(self, component: str, pattern: str) -> int | None:
        """Return what to add to a position in a component's `pattern` for that in the constructor string.

        The pattern may have a part of the base URL's path before it, or have lost a "?" or "#".
        """
        start = self.starts.get(component)
        return None if start is None else start + len(self.result[component]) - len(pattern)


def _parsed(string: str) -> tuple[_ConstructorString, list[dict[str, Any]]]:
    """Return the parser when it has done what it can, and its turns."""
    parser = _ConstructorString(string)
    turns: list[dict[str, Any]] = []
    turn: dict[str, Any] = {"state": parser.state, "token": parser.token_index}
    try:
        for _ in parser.steps():
            turns.append(turn | {"next_state": parser.state, "next_token": parser.token_index})
            turn = {"state": parser.state, "token": parser.token_index}
    except URLPatternError as error:
        # The protocol, which comes first.
        parser.starts["protocol"] = 0
        parser.result["protocol"] = error.pattern or ""
        turns.append(turn | {"next_state": None, "next_token": None})
    return parser, turns


def _constructor(pattern: str | Init) -> dict[str, Any] | None:
    """Return how a constructor string was taken apart."""
    if not isinstance(pattern, str):
        return None
    parser, turns = _parsed(pattern)
    return {
        "tokens": _tokens(parser.token_list),
        "turns": turns,
        "init": parser.result,
        "components": [
            {"component": name, "start": start, "end": start + len(parser.result[name])}
            for name, start in parser.starts.items()
        ],
    }


def _tokens(tokens: list[Token]) -> list[dict[str, Any]]:
    return [{"type": token.type.value, "index": token.index, "value": token.value} for token in tokens]


def _components(compiled: URLPatternRecord, pattern: str | Init, base_url: str | None) -> list[dict[str, Any]]:
    if isinstance(pattern, str):
        parser = _parsed(pattern)[0]
        init = dict(parser.result)
    else:
        parser, init = None, dict(pattern)
    if base_url is not None:
        init["baseURL"] = base_url
    texts = process_a_urlpattern_init(init, "pattern")
    return [
        {"name": name}
        | _compiled(getattr(compiled, name), texts.get(name, "*"))
        | _origin(name, texts.get(name), parser, _source(name, init, parser, texts))
        | {"input": None, "matched": None, "values": None, "mismatch": None}
        for name in COMPONENTS
    ]


def _compiled(component: Component, text: str) -> dict[str, Any]:
    return {
        "pattern": component.pattern_string,
        "tokens": _tokens(tokenize(text, "strict")),
        "parts": _parts(component),
        "regexp": component.regular_expression.source,
        "flags": component.regular_expression.flags,
        "groups": list(component.group_name_list),
        "has_regexp_groups": component.has_regexp_groups,
    }


def _origin(name: str, text: str | None, parser: _ConstructorString | None, source: str) -> dict[str, Any]:
    offset = None if parser is None or text is None else parser.offset(name, text)
    return {"given": text, "constructor_offset": offset, "source": source, "explanation": message(_SOURCES[source])}


def _source(name: str, init: Init, parser: ConstructorStringParser | None, texts: Init) -> str:
    """Return where a component's pattern came from."""
    if name in init:
        return "given" if parser is None or name in parser.starts else "implied"
    return "inherited" if name in texts else "default"


def _parts(component: Component) -> list[dict[str, Any]]:
    """Return the parts, each with its ranges: as it was given, in the regular expression, in the normalized pattern."""
    parts = []
    regexp_start, pattern_start = 1, 0  # after "^"
    texts = part_texts(component.part_list, component.options)
    for part, part_range, text in zip(component.part_list, component.part_ranges, texts, strict=True):
        regexp_end = regexp_start + len(part_source(part, component.options))
        pattern_end = pattern_start + len(text)
        parts.append(
            {
                "type": part.type.value,
                "value": part.value,
                "modifier": part.modifier.value,
                "name": part.name,
                "prefix": part.prefix,
                "suffix": part.suffix,
                "start": part_range.start,
                "end": part_range.end,
                "regexp_start": regexp_start,
                "regexp_end": regexp_end,
                "pattern_start": pattern_start,
                "pattern_end": pattern_end,
            }
        )
        regexp_start, pattern_start = regexp_end, pattern_end
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
        report.update(component_match(getattr(compiled, report["name"]), texts[report["name"]]))
    matched = [report["matched"] for report in components]
    return "match" if all(matched) else "no-match" if False in matched else "undecided"


def component_match(component: Component, text: str) -> dict[str, Any]:
    """Return what a component makes of a text: "matched" with "values", or "mismatch" and perhaps "matched"."""
    try:
        spans = component.regular_expression.exec_spans(text)
    except RegExpBudgetExceeded as exceeded:
        unknown = message("It is not known: {why}.", why=exceeded)
        return {"mismatch": {"position": 0, "part": None, "message": unknown}}
    if spans is None:
        mismatch = explain_mismatch(component, text)
        place = {"position": mismatch.position, "part": mismatch.part}
        wanted = {"expected": mismatch.expected, "found": mismatch.found, "message": mismatch.message}
        return {"matched": False, "mismatch": place | wanted}
    groups = zip(component.group_name_list, spans[1:], strict=False)
    return {"matched": True, "values": [_value(name, span, text) for name, span in groups]}


def _value(name: str, span: tuple[int, int] | None, text: str) -> dict[str, Any]:
    start, end = span or (None, None)
    return {"name": name, "value": None if span is None else text[start:end], "start": start, "end": end}
