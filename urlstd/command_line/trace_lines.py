"""What `urlstd trace` answers: every step of the URL parser's state machine, a line each."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from urlstd.command_line.asking import base_of, error_json
from urlstd.command_line.sheet import Span, Table, line
from urlstd.command_line.verb import DONE, NOT_SO, Answer, UsageError
from urlstd.command_line.wording import drawn_errors, quoted
from urlstd.errors import URLParseError
from urlstd.hosts.host import serialize_host
from urlstd.setters import SETTERS
from urlstd.tracing.trace import Splice, trace, trace_setter
from urlstd.tracing.trace_json import error_to_json

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Iterator

    from urlstd.command_line.inputs import Item
    from urlstd.command_line.sheet import Block
    from urlstd.tracing.trace import SetterTrace, Step, Trace

_LONGEST: Final = 40  # code points of a value in a cell
_HEAD: Final = ("step", "state", "pointer", "c", "buffer", "changed", "errors")


def trace_answers(items: Iterator[Item], options: Namespace) -> Iterator[Answer]:
    """Answer inputs, as they come."""
    attribute, equals, new = (options.set or "").partition("=")
    if options.set is not None and (not equals or attribute not in SETTERS):
        raise UsageError(f"--set takes ATTRIBUTE=VALUE, where ATTRIBUTE is one of {', '.join(SETTERS)}")
    for item in items:
        text = str(item.text)
        try:
            if options.set is None:
                yield _answer(trace(text, base_of(item, options), encoding=options.encoding))
            else:
                yield _setter_answer(text, trace_setter(text, attribute, new))
        except URLParseError as problem:
            yield _no_trace(problem)


def _answer(traced: Trace) -> Answer:
    code = NOT_SO if traced.outcome == "failure" else DONE
    return Answer(code, lambda: json.dumps(traced.to_json()), lambda: _blocks(traced))


def _setter_answer(url: str, traced: SetterTrace) -> Answer:
    failed = traced.refusal is not None or (traced.trace is not None and traced.trace.outcome == "failure")
    return Answer(NOT_SO if failed else DONE, lambda: json.dumps(traced.to_json()), lambda: _setter_blocks(url, traced))


def _no_trace(problem: URLParseError) -> Answer:
    """Answer for a base URL, or the URL whose setter is asked for, that cannot be parsed."""

    def blocks() -> Iterator[Block]:
        yield line(Span("failure before the trace: ", "bad"), quoted(problem.input))
        yield from drawn_errors(problem.input, [error_to_json(error) for error in problem.errors])

    return Answer(NOT_SO, lambda: error_json(str(problem)), blocks)


def _setter_blocks(url: str, traced: SetterTrace) -> Iterator[Block]:
    yield line(quoted(url), f" {traced.attribute} = ", quoted(traced.value))
    if traced.refusal is not None:
        yield line(Span("  nothing is done: ", "bad"), traced.refusal)
    if traced.trace is not None:
        yield from _steps(traced.trace)
    yield line("  before  ", str(traced.before))
    yield line("  after   ", Span(str(traced.after), "good"))


def _blocks(traced: Trace) -> Iterator[Block]:
    yield line(quoted(traced.prepared.given))
    yield from _steps(traced)


def _steps(traced: Trace) -> Iterator[Block]:
    given, prepared = traced.prepared.given, traced.prepared
    if prepared.text != given:
        yield line("  the machine reads ", quoted(prepared.text))
    yield Table((tuple(Span(name, "soft") for name in _HEAD), *_rows(traced)))
    yield from _end(traced)
    yield from drawn_errors(given, [error_to_json(error) for error in traced.errors])


def _end(traced: Trace) -> Iterator[Block]:
    if traced.outcome == "failure":
        yield line(Span("  failure", "bad"))
    elif traced.state_override is None:
        yield line("  parsed: ", Span(str(traced.record), "good"))


def _rows(traced: Trace) -> Iterator[tuple[Span, ...]]:
    buffer = traced.before.buffer
    record = {name: getattr(traced.before.record, name) for name in _SHOWN}
    for step in traced:
        if step.buffer is not None:
            buffer = buffer[: step.buffer.keep] + str(step.buffer.add)
        yield (
            Span(str(step.index), "soft"),
            Span(step.state.value, "strong"),
            Span(str(step.pointer)),
            Span(f"“{step.c}”" if step.c else "EOF"),
            Span(_short(buffer)),
            Span("; ".join(_changes(step, record))),
            Span(", ".join(error.name for error in step.errors), "bad"),
        )


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"…{text[-_LONGEST:]}"


def _changes(step: Step, record: dict[str, Any]) -> Iterator[str]:
    """Yield what the step changed; keep `record` up to date."""
    for name, change in step.changed.items():
        record[name] = _applied(record[name], change)
        yield f"{name} = {_short(_SHOWN[name](record[name]))}"
    for name, flag in step.flags.items():
        yield f"{name.replace('_', ' ')}: {'yes' if flag else 'no'}"
    if step.next_state is not step.state:
        yield f"→ {step.next_state.value}"


def _applied(old: Any, change: Any) -> Any:
    if not isinstance(change, Splice):
        return change
    if isinstance(change.add, str):
        return (old if isinstance(old, str) else "")[: change.keep] + change.add
    return [*(old if isinstance(old, list) else [])[: change.keep], *change.add]


def _text(field: Any) -> str:
    return "null" if field is None else f"“{field}”"


def _path(field: Any) -> str:
    return _text(field if isinstance(field, str) else "".join(f"/{segment}" for segment in field))


_SHOWN: Final[dict[str, Callable[[Any], str]]] = {
    **dict.fromkeys(("scheme", "username", "password", "port", "query", "fragment"), _text),
    "host": lambda host: _text(None if host is None else serialize_host(host)),
    "path": _path,
}
