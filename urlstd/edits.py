"""Edits of a URL: one member of the URL class after the other set or called, and what each of them did.

https://url.spec.whatwg.org/#url-class and https://url.spec.whatwg.org/#interface-urlsearchparams
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from urlstd.edit_reasons import Reason, setter_note, setter_reason
from urlstd.errors import URLParseError
from urlstd.languages import message
from urlstd.setters import SETTERS
from urlstd.tracing.trace import Trace, trace, trace_setter
from urlstd.tracing.trace_json import error_to_json, record_to_json, trace_to_json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from urlstd.errors import ValidationError
    from urlstd.record import URLRecord
    from urlstd.tracing.trace import SetterTrace
    from urlstd.url import URL

Outcome = Literal["changed", "partly", "unchanged", "threw"]

MOST_STEPS: Final = 10_000
FIELDS: Final = ("scheme", "username", "password", "host", "port", "path", "query", "fragment")
# How many arguments a member takes, fewest and most.
ARGUMENTS: Final[dict[str, tuple[int, int]]] = {
    "href": (1, 1),
    **dict.fromkeys(SETTERS, (1, 1)),
    "searchParams.append": (2, 2),
    "searchParams.set": (2, 2),
    "searchParams.delete": (1, 2),
    "searchParams.sort": (0, 0),
}
_PARAMS: Final = "searchParams."
_HREF: Final = "https://url.spec.whatwg.org/#dom-url-href"


@dataclass(frozen=True, slots=True)
class Edit:
    """A member of the URL class, as JavaScript names it, and what it is set to or called with.

    Raises:
        ValueError: There is no such member to edit with, or it takes another number of arguments.
    """

    member: str
    arguments: tuple[str, ...]

    def __post_init__(self) -> None:
        if self.member not in ARGUMENTS:
            there_are = ", ".join(ARGUMENTS)
            raise ValueError(
                message("there is no edit {member!a}: there are {members}", member=self.member, members=there_are)
            )
        fewest, most = ARGUMENTS[self.member]
        if not fewest <= len(self.arguments) <= most:
            wanted = message("{fewest} to {most}", fewest=fewest, most=most) if fewest < most else fewest
            takes = {"member": self.member, "wanted": wanted, "count": len(self.arguments)}
            raise ValueError(message("{member} takes {wanted} arguments, not {count}", **takes))


@dataclass(frozen=True, slots=True)
class Edited:
    """What one edit did.

    Attributes:
        edit: The edit.
        before: The URL record before it.
        after: The URL record after it.
        outcome: "changed", "partly" (it changed less than the value says), "unchanged", or "threw" a TypeError, as
            only href does.
        reason: Why it did less than it says; `None` where it did all of it.
        note: What else is worth knowing; `None` for nothing.
        errors: The validation errors, in positions of the value.
        trace: The run of the machine; `None` where there was none.
    """

    edit: Edit
    before: URLRecord
    after: URLRecord
    outcome: Outcome
    reason: Reason | None
    note: str | None
    errors: tuple[ValidationError, ...]
    trace: Trace | None

    @property
    def changed(self) -> tuple[str, ...]:
        """The fields of the record that it changed."""
        return tuple(name for name in FIELDS if getattr(self.before, name) != getattr(self.after, name))


def apply_edits(url: URL, edits: Iterable[Edit]) -> list[Edited]:
    """Apply edits to `url`, each to what the one before left, and return what each did."""
    return [_apply(url, edit) for edit in edits]


def _apply(url: URL, edit: Edit) -> Edited:
    if edit.member == "href":
        return _set_href(url, edit)
    if edit.member.startswith(_PARAMS):
        return _edit_params(url, edit)
    return _set(url, edit)


def _set(url: URL, edit: Edit) -> Edited:
    """Set a member twice: on a copy, watched, for the trace; and on the URL itself, whose searchParams goes along."""
    traced = trace_setter(url, edit.member, edit.arguments[0], limit=MOST_STEPS)
    setattr(url, edit.member, edit.arguments[0])
    errors = _errors_in_value(traced)
    reason = setter_reason(traced)
    note = None if reason else setter_note(traced)
    return Edited(edit, traced.before, traced.after, _outcome(traced, reason), reason, note, errors, traced.trace)


def _errors_in_value(traced: SetterTrace) -> tuple[ValidationError, ...]:
    """Return the validation errors where they are in the value, of whose "?" or "#" the machine reads nothing."""
    if traced.trace is None:
        return ()
    shift = max(0, len(traced.value) - len(traced.trace.prepared.given))
    return tuple(error._replace(start=error.start + shift, end=error.end + shift) for error in traced.trace.errors)


def _outcome(traced: SetterTrace, reason: Reason | None) -> Outcome:
    if traced.before == traced.after:
        return "unchanged"
    return "changed" if reason is None else "partly"


def _set_href(url: URL, edit: Edit) -> Edited:
    before, [value] = url.record, edit.arguments
    traced = trace(value, limit=MOST_STEPS)
    try:
        url.href = value
    except URLParseError as failure:
        name = failure.errors[-1].name
        why = message(
            "href was not changed: the parser returned failure ({name}), so the setter throws a TypeError.", name=name
        )
        reason = Reason(why, "href setter", "2", _HREF)
        return Edited(edit, before, before, "threw", reason, None, traced.errors, traced)
    if before == url.record:
        same = Reason(message("href was not changed: the value is this very URL."))
        return Edited(edit, before, before, "unchanged", same, None, traced.errors, traced)
    return Edited(edit, before, url.record, "changed", None, None, traced.errors, traced)


def _edit_params(url: URL, edit: Edit) -> Edited:
    before, pairs = url.record, list(url.search_params)
    name = edit.member.removeprefix(_PARAMS)
    getattr(url.search_params, name)(*edit.arguments)
    after = url.record
    if list(url.search_params) != pairs:
        return Edited(edit, before, after, "changed", None, None, (), None)
    why = _why_the_same(name, edit.arguments)
    if before == after:
        return Edited(edit, before, after, "unchanged", Reason(f"{why}."), None, (), None)
    rewritten = message("{why}, but the query is written anew from the list of pairs.", why=why)
    return Edited(edit, before, after, "changed", None, rewritten, (), None)


def _why_the_same(name: str, arguments: tuple[str, ...]) -> str:
    if name == "sort":
        return message("The pairs were in order already")
    if name == "set":
        return message("The one pair with this name has this value already")
    if len(arguments) > 1:
        return message("There is no pair with this name and this value")
    return message("There is no pair with this name")


def edited_to_json(edited: Edited) -> dict[str, Any]:
    """Return what one edit did as what `json.dumps` takes, without its trace."""
    reason = edited.reason
    return {
        "member": edited.edit.member,
        "arguments": list(edited.edit.arguments),
        "outcome": edited.outcome,
        "changed": list(edited.changed),
        "reason": None
        if reason is None
        else {
            "sentence": reason.sentence,
            "algorithm": reason.algorithm,
            "step": reason.step,
            "anchor": reason.anchor,
        },
        "note": edited.note,
        "errors": [error_to_json(error) for error in edited.errors],
        "steps": None if edited.trace is None else len(edited.trace),
        "record": record_to_json(edited.after),
    }


def edit_trace_to_json(edited: Edited) -> dict[str, Any] | None:
    """Return the trace of one edit; `None` where the machine did not run."""
    return None if edited.trace is None else trace_to_json(edited.trace)
