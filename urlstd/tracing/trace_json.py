"""A trace as JSON, in the form of `trace.schema.json`: the same bytes from every interpreter.

Only what changed is written, so that the size grows with the input and not with its square.
"""

from __future__ import annotations

from json import JSONEncoder
from json.encoder import encode_basestring_ascii
from typing import TYPE_CHECKING, Any, Final

from urlstd.encodings.encoders import encode_or_fail
from urlstd.encodings.encoding import get_encoding, output_encoding, percent_encoded
from urlstd.hosts.host import Domain, EmptyHost, Host, OpaqueHost, serialize_host
from urlstd.hosts.ipv4 import IPv4Address
from urlstd.hosts.ipv6 import IPv6Address
from urlstd.languages import message
from urlstd.tracing.input_parts import credentials_parts
from urlstd.tracing.trace import FLAGS, Splice
from urlstd.unicode import uts46

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from urlstd.errors import ValidationError
    from urlstd.parsing.preparation import PreparedInput
    from urlstd.record import URLRecord
    from urlstd.steps.executed import Ran
    from urlstd.tracing.trace import SetterTrace, Snapshot, Step, Trace, Work

_to_text: Final = JSONEncoder(separators=(",", ":")).encode
_quoted: Final[Callable[[str], str]] = encode_basestring_ascii

VERSION: Final = 1  # of the form; a new one whenever a reader would have to change

_STANDARD: Final = "https://url.spec.whatwg.org/#"
ANCHORS: Final = {
    "credentials": f"{_STANDARD}authority-state",
    "domain parser": f"{_STANDARD}concept-domain-to-ascii",
    "ends in a number checker": f"{_STANDARD}ends-in-a-number-checker",
    "host parser": f"{_STANDARD}concept-host-parser",
    "IPv4 parser": f"{_STANDARD}concept-ipv4-parser",
    "IPv6 parser": f"{_STANDARD}concept-ipv6-parser",
    "opaque-host parser": f"{_STANDARD}concept-opaque-host-parser",
    "percent-decode": f"{_STANDARD}string-percent-decode",
    "percent-encode after encoding": f"{_STANDARD}string-percent-encode-after-encoding",
    "ToASCII": f"{_STANDARD}domain-parser-toascii",
}
_KINDS: Final[dict[type[Host], str]] = {
    Domain: "domain",
    IPv4Address: "IPv4",
    IPv6Address: "IPv6",
    OpaqueHost: "opaque",
    EmptyHost: "empty",
}


def host_kind(host: Host) -> str:
    """Return "domain", "IPv4", "IPv6", "opaque" or "empty"."""
    return _KINDS[type(host)]


def host_to_json(host: Host | None) -> dict[str, str] | None:
    """Return a host's kind and serialization; `None` for null and for failure."""
    return None if host is None else {"kind": host_kind(host), "serialized": serialize_host(host)}


def record_to_json(url: URLRecord) -> dict[str, Any]:
    """Return the fields of a URL record."""
    return {
        "scheme": url.scheme,
        "username": url.username,
        "password": url.password,
        "host": host_to_json(url.host),
        "port": url.port,
        "path": url.path if isinstance(url.path, str) else list(url.path),
        "query": url.query,
        "fragment": url.fragment,
    }


def error_to_json(error: ValidationError) -> dict[str, Any]:
    """Return one occurrence of a validation error."""
    return {
        "name": error.name,
        "start": error.start,
        "end": error.end,
        "fatal": error.fatal,
        "state": None if error.state is None else error.state.value,
        "step": error.step,
        "detail": error.detail,
    }


def trace_to_json(trace: Trace) -> dict[str, Any]:
    """Return a trace; its steps name errors by their index in its "errors"."""
    reported = trace.errors_before
    steps = []
    for step in trace.steps:
        steps.append(_step_to_json(step, reported, trace.prepared))
        reported += len(step.errors)
    return _around_the_steps(trace) | {"steps": steps, "errors": [error_to_json(error) for error in trace.errors]}


def trace_to_text(trace: Trace, most_errors: int) -> str:
    """Return the JSON text of a trace without its errors, which are those of `trace.listed_errors(most_errors)`.

    It is made as text since there may be very many steps: in most, only the buffer changes.
    """
    reported = min(trace.errors_before, most_errors)
    steps = []
    for step in trace.steps:
        steps.append(_step_to_text(step, reported, trace.prepared))
        reported += len(step.errors)
    return f'{_to_text(_around_the_steps(trace))[:-1]},"steps":[{",".join(steps)}]}}'


def _around_the_steps(trace: Trace) -> dict[str, Any]:
    return {
        "version": VERSION,
        "input": trace.prepared.given,
        "state_override": None if trace.state_override is None else trace.state_override.value,
        "preparation": _preparation_to_json(trace.prepared),
        "first": trace.steps[0].index if trace.steps else 0,
        "at": _snapshot_to_json(trace.before),
        "complete": trace.complete,
        "outcome": trace.outcome,
        "record": record_to_json(trace.record),
    } | _ran(trace.ran)


def setter_trace_to_json(setter: SetterTrace) -> dict[str, Any]:
    """Return what one setter did."""
    return {
        "version": VERSION,
        "attribute": setter.attribute,
        "value": setter.value,
        "before": record_to_json(setter.before),
        "after": record_to_json(setter.after),
        "refusal": None if setter.refusal is None else message(setter.refusal),
        "trace": None if setter.trace is None else trace_to_json(setter.trace),
    } | _ran(setter.ran)


def _ran(runs: tuple[Ran, ...]) -> dict[str, Any]:
    """Return the steps that ran under "ran", where they were asked for."""
    return {"ran": [ran_to_json(ran) for ran in runs]} if runs else {}


def ran_to_json(ran: Ran) -> dict[str, Any]:
    """Return one run of an algorithm."""
    return {"algorithm": ran.algorithm, "steps": list(ran.steps), "last": ran.last, "depth": ran.depth}


def _preparation_to_json(prepared: PreparedInput) -> dict[str, Any]:
    return {
        "trimmed_start": prepared.trimmed_start,
        "trimmed_end": prepared.trimmed_end,
        "removed": prepared.removed,
        "text": prepared.text,
    }


def _snapshot_to_json(snapshot: Snapshot) -> dict[str, Any]:
    flags = {name: getattr(snapshot, name) for name in FLAGS}
    return {"buffer": snapshot.buffer, **flags, "record": record_to_json(snapshot.record)}


def _step_to_json(step: Step, reported: int, prepared: PreparedInput) -> dict[str, Any]:
    """Return a step, with only what it changed; `reported` is the index of its first error."""
    written: dict[str, Any] = {
        "index": step.index,
        "state": step.state.value,
        "pointer": step.pointer,
        "position": step.position,
        "c": step.c or None,
        "next_state": step.next_state.value,
        "next_pointer": step.next_pointer,
    }
    if step.buffer is not None:
        written["buffer"] = _splice_to_json(step.buffer)
    return written | _less_common(step, reported, prepared)


def _step_to_text(step: Step, reported: int, prepared: PreparedInput) -> str:
    """Return the JSON text of what `_step_to_json` returns."""
    index, state, pointer, position, c, buffer, flags, changed, errors, next_state, next_pointer, end, work, _ = step
    changes = "" if buffer is None else f',"buffer":{{"keep":{buffer.keep},"add":{_quoted(str(buffer.add))}}}'
    if flags or changed or errors or end or work or step.ran:
        changes += f",{_to_text(_less_common(step, reported, prepared))[1:-1]}"
    return (
        f'{{"index":{index},"state":"{state._value_}","pointer":{pointer},"position":{position},"c":'
        f'{_quoted(c) if c else "null"},"next_state":"{next_state._value_}","next_pointer":{next_pointer}{changes}}}'
    )


def _less_common(step: Step, reported: int, prepared: PreparedInput) -> dict[str, Any]:
    written: dict[str, Any] = {}
    if step.flags:
        written["flags"] = dict(step.flags)
    if step.changed:
        written["changed"] = {name: _change_to_json(name, value) for name, value in step.changed.items()}
    if step.errors:
        written["errors"] = list(range(reported, reported + len(step.errors)))
    if step.end:
        written["end"] = step.end
    if step.work:
        runs = _RunNumbers(step.ran)
        written["work"] = [_work_to_json(work, prepared, runs) for work in step.work]
    return written | _ran(step.ran)


class _RunNumbers:
    """Where in a step's "ran" the runs of its work are. Both have them in the order in which they began."""

    def __init__(self, ran: tuple[Ran, ...]) -> None:
        self._left = list(enumerate(run.algorithm for run in ran))

    def take(self, algorithm: str) -> dict[str, int]:
        """Return the number of the first run of an algorithm that was not taken yet, under "run"."""
        place = next((place for place, (_, name) in enumerate(self._left) if name == algorithm), None)
        return {} if place is None else {"run": self._left.pop(place)[0]}


def _splice_to_json(splice: Splice) -> dict[str, Any]:
    return {"keep": splice.keep, "add": splice.add if isinstance(splice.add, str) else list(splice.add)}


def _change_to_json(name: str, value: Any) -> Any:
    if isinstance(value, Splice):
        opaque = {"opaque": True} if name == "path" and isinstance(value.add, str) else {}
        return opaque | _splice_to_json(value)
    return host_to_json(value) if name == "host" else value


def _work_to_json(work: Work, prepared: PreparedInput, runs: _RunNumbers) -> dict[str, Any]:
    if work.algorithm in _DATA_WITH_POSITIONS:
        data = _DATA_WITH_POSITIONS[work.algorithm](work, prepared)
    else:
        data = _DATA.get(work.algorithm, _plain_data)(work)
    written: dict[str, Any] = {"algorithm": work.algorithm, "anchor": ANCHORS[work.algorithm], "data": data}
    written |= runs.take(work.algorithm)
    if work.work:
        written["work"] = [_work_to_json(inner, prepared, runs) for inner in work.work]
    return written


def _plain_data(work: Work) -> dict[str, Any]:
    return {"input": work.given, **work.notes, "result": work.result}


def _host_data(work: Work) -> dict[str, Any]:
    return {"input": work.given, **work.notes, "result": host_to_json(work.result)}


def _address_data(work: Work) -> dict[str, Any]:
    return {"input": work.given, **work.notes, "result": None if work.result is None else str(work.result)}


def _percent_decode_data(work: Work) -> dict[str, Any]:
    return {"input": work.given, "bytes": work.notes["bytes"].hex(), "output": work.result}


def _encoding_data(work: Work, prepared: PreparedInput) -> dict[str, Any]:
    encoding, requested = work.notes["encoding"], get_encoding(work.notes["label"])
    return {
        "encoding": encoding,
        "requested": requested,
        "reason": None if encoding == requested else _why_utf_8(requested),
        "set": work.notes["set"].name,
        "input": work.given,
        "output": work.result,
        "code_points": list(_encoded_code_points(work, prepared)),
    }


def _why_utf_8(requested: str) -> str:
    if output_encoding(requested) == "UTF-8":
        return message("Nothing is encoded in {encoding}: its output encoding is UTF-8.", encoding=requested)
    return message("{encoding} counts only for URLs with a special scheme other than ws and wss.", encoding=requested)


def _encoded_code_points(work: Work, prepared: PreparedInput) -> Iterator[dict[str, Any]]:
    """Yield what each code point became that did not stay as it is; c is null for what the end added."""
    encoding = work.notes["encoding"]
    if encoding == "UTF-8" and not work.notes["set"].members.search(work.given):
        return
    for pointer, encoded in enumerate(encode_or_fail(encoding, work.given), work.notes["start"]):
        output = percent_encoded(encoded, work.notes["set"])
        if output != encoded.c:
            its_bytes = encoded.bytes.hex() if encoded.error is None else None
            position = prepared.position(pointer)
            yield {"position": position, "c": encoded.c or None, "bytes": its_bytes, "output": output}


def _to_ascii_data(work: Work) -> dict[str, Any]:
    processing: uts46.Processing = work.notes["processing"]
    mapped = [point for point in uts46.code_points(work.given) if point.status != "valid"]
    return {
        "be_strict": work.notes["be_strict"],
        "mapped": processing.mapped,
        "code_points": [{"c": point.code_point, "status": point.status, "to": point.mapping} for point in mapped],
        "labels": [_label_to_json(label) for label in processing.labels],
        "problems": [_problem_to_json(problem) | {"label": problem.label} for problem in processing.problems],
        "result": processing.result,
    }


def _label_to_json(label: uts46.Label) -> dict[str, Any]:
    return {
        "source": label.source,
        "unicode": label.unicode,
        "ascii": label.ascii,
        "problems": [_problem_to_json(problem) for problem in label.problems],
    }


def _problem_to_json(problem: uts46.Problem) -> dict[str, Any]:
    return {"rule": problem.rule, "message": problem.message}


def _credentials_data(work: Work, prepared: PreparedInput) -> dict[str, Any]:
    username, password = work.result
    points = []
    for part in credentials_parts(work):
        start, end = prepared.range(part.start, part.end)
        points.append({"start": start, "end": end, "to": part.part})
    return {"username": username, "password": password, "points": points}


_DATA: Final[dict[str, Callable[[Work], dict[str, Any]]]] = {
    "host parser": _host_data,
    "opaque-host parser": _address_data,
    "IPv4 parser": _address_data,
    "IPv6 parser": _address_data,
    "percent-decode": _percent_decode_data,
    "ToASCII": _to_ascii_data,
}
_DATA_WITH_POSITIONS: Final[dict[str, Callable[[Work, PreparedInput], dict[str, Any]]]] = {
    "credentials": _credentials_data,
    "percent-encode after encoding": _encoding_data,
}
