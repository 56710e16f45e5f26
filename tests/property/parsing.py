"""What the property tests share: parsing at any stride, and the record that a base stands for."""

from typing import Any, NamedTuple, TypeVar

from hypothesis import assume

from urlstd import URLParseError, URLRecord, ValidationError, parse_url
from urlstd.infra import scalar_value_string
from urlstd.parsing.machine import UNBOUNDED
from urlstd.parsing.parser import BasicURLParser
from urlstd.parsing.states import State
from urlstd.setters import SETTERS
from urlstd.tracing.trace_json import record_to_json

Given = TypeVar("Given")

STRIDES = (1, 2, 3, 7, UNBOUNDED)


class Outcome(NamedTuple):
    """All that a run of the machine leaves behind."""

    outcome: str
    record: dict[str, Any]
    errors: tuple[ValidationError, ...]
    runs: int


def run(parser: BasicURLParser) -> Outcome:
    runs = sum(1 for _ in parser.steps())
    return Outcome(parser.outcome, record_to_json(parser.url), parser.errors, runs)


def parsed(text: str, base: URLRecord | None, stride: int = UNBOUNDED) -> Outcome:
    return run(BasicURLParser(scalar_value_string(text), base, stride=stride))


def after_setter(url: URLRecord, attribute: str, value: str, stride: int = UNBOUNDED) -> list[Any]:
    """Set `attribute` on `url`, in place; what the machine left behind, if it ran, and the refusal."""
    outcomes: list[Any] = []

    def parse(text: str, *, url: URLRecord, state_override: State) -> None:
        outcomes.append(run(BasicURLParser(text, url=url, state_override=state_override, stride=stride)))

    outcomes.append(SETTERS[attribute](url, scalar_value_string(value), parse))
    return outcomes


def there(value: Given | None) -> Given:
    """What is there; an example in which it is not is dropped."""
    assume(value is not None)
    assert value is not None
    return value


def record_of(base: str | None) -> URLRecord | None:
    """The record of a base; None without one, and where it cannot be parsed."""
    if base is None:
        return None
    try:
        return parse_url(base)
    except URLParseError:
        return None
