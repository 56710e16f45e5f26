"""The transitions between states, read from the code that makes them.

There are two machines: the basic URL parser, and the parser of URLPattern's constructor strings.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from urlstd.parsing.states import State
from urlstd.steps.steps_table import number_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from urlstd.steps.step_sources import SourceFunction, Sources

_CONSTRUCTOR: Final = "urlstd.pattern.constructor_string:ConstructorStringParser"
_CONSTRUCTOR_STATES: Final = (
    "init", "protocol", "authority", "username", "password", "hostname", "port", "pathname", "search", "hash", "done",
)  # fmt: skip
_CHANGES: Final = frozenset({"_change_state", "_rewind_and_set_state"})


@dataclass(frozen=True, slots=True)
class _Change:
    """A change of state: to which, by which steps of which algorithm."""

    to: str
    algorithm: str
    numbers: tuple[str, ...]


def state_graphs(sources: Sources) -> dict[str, Any]:
    """Return for each of the two machines its "states" in order and its "edges".

    An edge goes "from" a state "to" the state that "steps" of "algorithm" set. That a state stays is no edge.
    """
    return {
        "basic URL parser": _graph({state.value: _from_state(sources, state) for state in State}),
        "constructor string parser": _graph(
            {state: _from_constructor_state(sources, state) for state in _CONSTRUCTOR_STATES}
        ),
    }


def _graph(changes: dict[str, Iterable[_Change]]) -> dict[str, Any]:
    steps: dict[tuple[str, str, str], set[str]] = {}
    for state, found in changes.items():
        for change in found:
            steps.setdefault((state, change.to, change.algorithm), set()).update(change.numbers)
    edges = [
        {"from": state, "to": to, "algorithm": algorithm, "steps": sorted(numbers, key=number_key)}
        for (state, to, algorithm), numbers in steps.items()
    ]
    return {"states": list(changes), "edges": edges}


def _from_state(sources: Sources, state: State) -> Iterator[_Change]:
    """Yield the assignments to `state` in a state's method and its helpers."""
    method = state.run.__name__
    (key,) = (key for key in sources.functions if key.endswith(f"States.{method}"))
    for function in _with_helpers(sources, key, {}):
        for node in ast.walk(function.function.node):
            if isinstance(node, ast.Assign) and ast.unparse(node).startswith("self.state = State."):
                to = State[ast.unparse(node.value).removeprefix("State.")].value
                yield _Change(to, method.replace("_", " "), _numbers_at(function, node.lineno))


def _with_helpers(sources: Sources, key: str, seen: dict[str, SourceFunction]) -> list[SourceFunction]:
    seen[key] = sources.functions[key]
    for call in seen[key].calls:
        if call.key not in seen and sources.functions[call.key].anchor is None:
            _with_helpers(sources, call.key, seen)
    return list(seen.values())


def _numbers_at(function: SourceFunction, line: int) -> tuple[str, ...]:
    """Return the numbers of the innermost step that a line belongs to."""
    around = [step for step in function.steps if step.start <= line <= step.end]
    return max(around, key=lambda step: step.start).numbers


def _from_constructor_state(sources: Sources, state: str) -> Iterator[_Change]:
    """Yield the changes that a state's method makes, and those that the end of the string makes in it."""
    if state != "done":
        function = sources.functions[f"{_CONSTRUCTOR}._{state}_state"]
        yield from _constructor_changes(function, [function.function.node], f"constructor string parser: {state}")
        end = sources.functions[f"{_CONSTRUCTOR}._end"]
        branches = {ast.unparse(node.test): node for node in end.function.node.body if isinstance(node, ast.If)}
        own = branches.get(f"self.state == '{state}'")
        others = [node for node in end.function.node.body if not isinstance(node, ast.If)]
        yield from _constructor_changes(end, others if own is None else own.body, "parse a constructor string")


def _constructor_changes(function: SourceFunction, nodes: Iterable[ast.AST], algorithm: str) -> Iterator[_Change]:
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in _CHANGES:
                for to, line in _new_states(call.args[0], function):
                    yield _Change(to, algorithm, _numbers_at(function, line))


def _new_states(node: ast.expr, function: SourceFunction) -> Iterator[tuple[str, int]]:
    """Yield each state that an argument may be, and the line that says so; for a name, all that it is set to."""
    if isinstance(node, ast.Constant):
        yield str(node.value), node.lineno
    else:
        name = ast.unparse(node)
        for assigned in ast.walk(function.function.node):
            if isinstance(assigned, ast.Assign | ast.AnnAssign) and ast.unparse(assigned).startswith(
                (f"{name} =", f"{name}:")
            ):
                assert assigned.value is not None  # noqa: S101 - it is not only declared
                yield ast.literal_eval(assigned.value), assigned.lineno
