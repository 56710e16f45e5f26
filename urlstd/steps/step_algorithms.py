"""The algorithms of the standards, put together from the functions that do their steps.

A function whose docstring has an anchor is an algorithm, or a part of one that another function has begun. The
functions without one that it calls belong to it, and those that they call.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from urlstd.steps.state_graph import state_graphs
from urlstd.steps.step_sources import Sources
from urlstd.steps.steps_table import number_key
from urlstd.tracing.trace_json import ANCHORS

if TYPE_CHECKING:
    from pathlib import Path

    from urlstd.steps.step_comments import StepComment
    from urlstd.steps.step_sources import Call, SourceFunction

_WORDS: Final = {
    "api": "API",
    "idna": "IDNA",
    "ipv4": "IPv4",
    "ipv6": "IPv6",
    "toascii": "ToASCII",
    "url": "URL",
    "urls": "URL's",
    "urlpattern": "URLPattern",
    "urlpatterninit": "URLPatternInit",
    "urlsearchparams": "URLSearchParams",
}
# Where the anchor is not the name.
_NAMES: Final = {
    "cannot-be-a-base-url-path-state": "opaque path state",
    "concept-domain-to-unicode": "domain to Unicode",
    "concept-encoding-get": "get an encoding",
    "concept-url-equals": "URL equals",
    "concept-url-origin": "origin",
    "concept-urlsearchparams-update": "URLSearchParams update",
    "constructor-string-parser-state": "constructor string parser",
    "euc-jp-encoder": "EUC-JP encoder",
    "host-public-suffix": "public suffix",
    "host-registrable-domain": "registrable domain",
    "is-a-non-special-pattern-char": "is a non-special pattern char",
    "percent-decode": "percent-decode a byte sequence",
    "section-2": "Bidi Rule",
    "url-pattern-create": "create a URL pattern",
    "url-pattern-create-a-dummy-url": "create a dummy URL",
    "url-pattern-has-regexp-groups": "has regexp groups",
    "url-pattern-match": "match",
}
# What a trace calls its nested work. Credentials are a part of a state.
_WORK: Final = {anchor: name for name, anchor in ANCHORS.items() if name != "credentials"}


def algorithms_of(package: Path) -> dict[str, Any]:
    """Return the "functions", "algorithms" and "graphs" of the table of steps, made of the sources in a folder."""
    sources = Sources(package)
    by_name: dict[str, list[SourceFunction]] = {}
    for function in sources.functions.values():
        if function.anchor is not None:
            by_name.setdefault(_name(function, function.anchor), []).append(function)
    found = [_Algorithm(sources, name, entries) for name, entries in by_name.items()]
    written = [algorithm.to_json() for algorithm in found if algorithm.has_steps]
    used = {key for algorithm in written for key in algorithm["functions"]}
    return {
        "functions": {key: _function_to_json(sources.functions[key]) for key in sorted(used)},
        "algorithms": written,
        "graphs": state_graphs(sources),
    }


def _name(function: SourceFunction, anchor: str) -> str:
    """Return the name of an algorithm in its standard."""
    if anchor in _WORK:
        return _WORK[anchor]
    fragment = anchor.partition("#")[2]
    name = _NAMES.get(fragment) or " ".join(
        _WORDS.get(word, word) for word in re.sub(r"^(concept|dom)-", "", fragment).split("-")
    )
    method = function.function.name.rpartition(".")[2]
    if fragment == "constructor-string-parser-state":
        return f"{name}: {method.removeprefix('_').removesuffix('_state')}"
    if fragment.startswith("dom-url-"):
        return _name_in_the_url_class(name.removeprefix("URL "), method)
    return f"UTS #46 {name.replace('_', ' ')}" if "unicode.org" in anchor else name


def _name_in_the_url_class(name: str, method: str) -> str:
    if method in {"__init__", "parse", "can_parse"}:
        return {"__init__": "new URL", "parse": "URL.parse", "can_parse": "URL.canParse"}[method]
    return f"{name} {'setter' if method == 'setter' or method.startswith('set_') else 'getter'}"


def _function_to_json(function: SourceFunction) -> dict[str, Any]:
    node, file = function.function.node, function.module.file
    end = node.end_lineno or node.lineno
    start = min((decorator.lineno for decorator in node.decorator_list), default=node.lineno)
    return {"file": function.module.path, "start": start, "end": end, "source": file.text(start, end)}


class _Algorithm:
    """One algorithm: the functions where it begins, and those that do its steps."""

    def __init__(self, sources: Sources, name: str, entries: list[SourceFunction]) -> None:
        self.sources, self.name, self.entries = sources, name, entries
        reached: dict[str, SourceFunction] = {}
        for entry in entries:
            self._reach(entry, reached)
        self.functions = [function for function in reached.values() if function in entries or function.function.steps]
        self.order = {function.key: index for index, function in enumerate(self.functions)}
        self.has_steps = any(function.steps for function in self.functions)

    def _reach(self, function: SourceFunction, reached: dict[str, SourceFunction]) -> None:
        if function.key in reached:
            return
        reached[function.key] = function
        for call in function.calls:
            called = self.sources.functions[call.key]
            if called.anchor is None or called in self.entries:
                self._reach(called, reached)

    def to_json(self) -> dict[str, Any]:
        """Return the algorithm as the table has it."""
        rows = [row for function in self.functions for step in function.steps for row in self._rows(function, step)]
        rows.sort(key=self._place)
        return {
            "name": self.name,
            "anchor": self.entries[0].anchor,
            "summary": next((entry.summary for entry in self.entries if entry.summary), ""),
            "entries": [entry.key for entry in self.entries],
            "functions": [function.key for function in self.functions],
            "steps": rows,
        }

    def _place(self, row: dict[str, Any]) -> tuple[tuple[int, ...], bool, int, int]:
        first = number_key(re.split(r"[.](?![0-9])", row["number"])[0])
        return first, bool(row["numbers"]), self.order[row["function"]], row["start"]

    def _rows(self, function: SourceFunction, step: StepComment) -> list[dict[str, Any]]:
        below = [call for call in function.calls if step.start <= call.line <= step.end]
        said_below = {number for call in below for number in self._numbers_in(call.key, {function.key})}
        numbers = [number for number in step.numbers if number not in said_below]
        row: dict[str, Any] = {
            "number": step.label,
            "numbers": numbers,
            "text": step.text,
            "divergence": step.divergence,
            "code": step.code,
            "function": function.key,
            "start": step.start,
            "end": step.end,
            "depth": step.numbers[0].count("."),
            "condition": step.condition,
            "ran_by": self._ran_by(function, step, below),
            "failure": False,
            "together": step.together,
        }
        rows = [row] if numbers or step.text else []
        if step.on_failure is not None:
            failed = {"number": f"{step.on_failure}.", "numbers": [step.on_failure], "failure": True}
            rows.append(row | failed | {"text": "", "divergence": "", "condition": None})
        return rows

    def _numbers_in(self, key: str, seen: set[str]) -> set[str]:
        """Return the numbers of the steps in a helper, and in the helpers that it calls."""
        if key not in self.order or key in seen:
            return set()
        function = self.sources.functions[key]
        seen.add(key)
        numbers = {number for step in function.steps for number in (*step.numbers, step.on_failure or "")}
        return numbers.union(*(self._numbers_in(call.key, seen) for call in function.calls))

    def _ran_by(self, function: SourceFunction, step: StepComment, below: list[Call]) -> list[list[Any]]:
        """Return the lines of which one was executed where a step ran: its own, or those in a helper that does it."""
        elsewhere = [
            [call.key, *done.ran_by] for call in below for done in self.sources.functions[call.key].callers_steps
        ]
        return elsewhere if elsewhere and step.condition is None else [[function.key, *step.ran_by]]
