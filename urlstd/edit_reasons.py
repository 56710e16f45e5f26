"""Why a setter of the URL class changed nothing, or not all that its value says: a sentence for each.

Decided by the numbered step that ran last, as `urlstd.steps.executed` records it, and by nothing that the value says.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from urlstd.languages import message
from urlstd.setters import OPAQUE_PATH
from urlstd.tracing.trace import trace_setter

if TYPE_CHECKING:
    from urlstd.record import URLRecord
    from urlstd.tracing.trace import SetterTrace, Trace

_STANDARD: Final = "https://url.spec.whatwg.org/#"
_LONGEST_REST: Final = 40  # code points of a value that a sentence repeats
_NO_DIGIT: Final = "there is no ASCII digit where the port would begin"
# By the algorithm and the step of it that ran last.
_FAILURES: Final = {
    ("scheme start state", "3"): "a scheme begins with an ASCII letter, and the value does not",
    ("scheme state", "2.1.1"): "{old}: is a special scheme and {new}: is none, and neither kind becomes the other",
    ("scheme state", "2.1.2"): "{old}: is no special scheme and {new}: is one, and neither kind becomes the other",
    ("scheme state", "2.1.3"): "a file: URL has neither credentials nor a port, and this URL has some",
    ("scheme state", "2.1.4"): "this file: URL has an empty host, and other special URLs may not have one",
    ("scheme state", "4"): "{c} cannot be in a scheme",
    ("host state", "2.1"): "nothing comes before the “:”, where the host would be",
    ("host state", "2.2"): "hostname takes no port, and the value has a “:”; host takes both",
    ("host state", "2.4"): "the host parser returned failure{error}",
    ("host state", "3.1"): "{empty}, and {old}: URLs may not have an empty host",
    ("host state", "3.2"): "the URL has credentials or a port, so it may not lose its host",
    ("host state", "3.4"): "the host parser returned failure{error}",
    ("file host state", "1.3.2"): "the host parser returned failure{error}",
    ("port state", "2.1.2"): "the largest port is 65535",
    ("port state", "2.2"): _NO_DIGIT,
}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something stayed as it was.

    Attributes:
        sentence: Why.
        algorithm: The algorithm of the Standard that decided; `None` where none did.
        step: The number of its step.
        anchor: Where the Standard has it.
    """

    sentence: str
    algorithm: str | None = None
    step: str | None = None
    anchor: str | None = None


def setter_reason(traced: SetterTrace) -> Reason | None:
    """Return why a setter did less than its value says; `None` where it did all of it."""
    if traced.refusal is not None:
        return _refused(traced)
    if traced.trace is not None and traced.trace.steps and not _all_done(traced):
        return _stopped(traced, traced.trace)
    return _already(traced) if traced.before == traced.after else None


def _all_done(traced: SetterTrace) -> bool:
    assert traced.trace is not None  # noqa: S101 - the caller looked
    kept_scheme = traced.attribute == "protocol" and traced.before == traced.after
    return traced.trace.outcome != "failure" and not kept_scheme


def _refused(traced: SetterTrace) -> Reason:
    why = message("the URL has an opaque path") if traced.refusal == OPAQUE_PATH else _no_place(traced.before)
    return Reason(
        _not_changed(traced, why), f"{traced.attribute} setter", "1", f"{_STANDARD}dom-url-{traced.attribute}"
    )


def _not_changed(traced: SetterTrace, why: str) -> str:
    return message("{attribute} was not changed: {why}.", attribute=traced.attribute, why=why)


def _no_place(url: URLRecord) -> str:
    """Return why a URL cannot have credentials or a port."""
    if url.host is None:
        return message("the URL has no host")
    if url.scheme == "file":
        return message("a file: URL has neither credentials nor a port")
    return message("its host is empty")


def _stopped(traced: SetterTrace, trace: Trace) -> Reason | None:
    if not trace.complete:
        return Reason(_not_changed(traced, message("the parser returned failure{error}", error=_error(trace))))
    algorithm, number = _last_step(traced)
    if (algorithm, number) not in _FAILURES:
        return _already(traced)
    step = trace.steps[-1]
    why = message(
        _FAILURES[algorithm, number],
        old=traced.before.scheme,
        new=trace.prepared.text[: step.pointer].lower(),
        c=f"“{step.c}”",
        empty=_nothing_for_a_host(step.c),
        error=_error(trace),
    )
    changed = traced.before != traced.after
    sentence = message("host was changed, but not the port: {why}.", why=why) if changed else _not_changed(traced, why)
    return Reason(sentence, algorithm, number, step.state.anchor)


def _nothing_for_a_host(c: str) -> str:
    if not c:
        return message("the value is empty")
    return message("the value begins with “{c}”, which ends the host", c=c)


def _last_step(traced: SetterTrace) -> tuple[str, str]:
    """Return the algorithm and number of the step of the machine that ran last."""
    watched = trace_setter(traced.before, traced.attribute, traced.value, lines=True).trace
    assert watched is not None  # noqa: S101 - it is the trace of the same run
    ran = watched.steps[-1].ran[0]
    return ran.algorithm, ran.last or ""


def _error(trace: Trace) -> str:
    return f" ({trace.errors[-1].name})" if trace.errors else ""


def _already(traced: SetterTrace) -> Reason:
    if traced.attribute == "port" and traced.value:
        return Reason(_not_changed(traced, _port_as_it_was(traced)))
    return Reason(_not_changed(traced, message("the value comes to what was there already")))


def _port_as_it_was(traced: SetterTrace) -> str:
    if traced.after.port is None:
        return message(
            "the value is the default port of {scheme}:, which is not kept, and there was none before",
            scheme=traced.after.scheme,
        )
    return message("it is that already")


def setter_note(traced: SetterTrace) -> str | None:
    """Return what else is worth knowing of a setter that did something."""
    before, after = traced.before, traced.after
    if traced.attribute == "protocol" and before.port != after.port:
        return message(
            "The port {port} is the default of {scheme}:, so it is not kept.", port=before.port, scheme=after.scheme
        )
    if traced.attribute == "port" and before.port != after.port and after.port is None and traced.value:
        return message("The value is the default port of {scheme}:, which is not kept.", scheme=after.scheme)
    rest = _unread(traced)
    return message("The rest of the value was not read: “{rest}”.", rest=rest) if rest else None


def _unread(traced: SetterTrace) -> str:
    """Return what of the value comes after where the machine returned."""
    trace = traced.trace
    if trace is None or trace.outcome != "returned" or not trace.complete or traced.before == traced.after:
        return ""
    step = trace.steps[-1]
    # The scheme setter adds a colon, and reads up to the first one.
    start = step.position + (1 if traced.attribute == "protocol" else 0)
    rest = traced.value[start:] if step.c else ""
    return rest if len(rest) <= _LONGEST_REST else f"{rest[:_LONGEST_REST]}…"
