"""The Bidi rule: what keeps labels of a right-to-left domain in their place on the screen.

https://www.rfc-editor.org/rfc/rfc5893#section-2. UTS #46 applies it to all labels of a domain, or to none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from urlstd.languages import message
from urlstd.unicode.unicode_properties import bidi_class

if TYPE_CHECKING:
    from collections.abc import Iterable

_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_NEUTRAL: Final = frozenset({"EN", "ES", "CS", "ET", "ON", "BN", "NSM"})
_IN_RTL_LABEL: Final = _NEUTRAL | _RIGHT_TO_LEFT
_IN_LTR_LABEL: Final = _NEUTRAL | {"L"}
_ENDS_RTL_LABEL: Final = frozenset({"R", "AL", "EN", "AN"})
_ENDS_LTR_LABEL: Final = frozenset({"L", "EN"})


def is_bidi_domain_name(labels: Iterable[str]) -> bool:
    """Return whether a label has a code point of Bidi_Class R, AL or AN.

    https://www.rfc-editor.org/rfc/rfc5893#section-1.4
    """
    return any(not label.isascii() and not _RIGHT_TO_LEFT.isdisjoint(map(bidi_class, set(label))) for label in labels)


def bidi_rule_problem(label: str) -> tuple[str, str] | None:
    """Return the first of the rule's six conditions ("B1" … "B6") that a non-empty label breaks, and how.

    https://www.rfc-editor.org/rfc/rfc5893#section-2
    """
    classes = [bidi_class(c) for c in label]
    # 1. The first code point gives the direction.
    if classes[0] == "L":
        return _ltr_problem(label, classes)
    if classes[0] in {"R", "AL"}:
        return _rtl_problem(label, classes)
    c = _described(label, classes, 0)
    return "B1", message("begins with {c}, where a right-to-left domain needs a letter", c=c)


def _rtl_problem(label: str, classes: list[str]) -> tuple[str, str] | None:
    # 2.
    for index, value in enumerate(classes):
        if value not in _IN_RTL_LABEL:
            return "B2", message("is right-to-left and contains {c}", c=_described(label, classes, index))
    # 3.
    last = _last(classes)
    if classes[last] not in _ENDS_RTL_LABEL:
        return "B3", message("is right-to-left and ends with {c}", c=_described(label, classes, last))
    # 4.
    if "EN" in classes and "AN" in classes:
        european, arabic = (f"U+{ord(label[classes.index(kind)]):04X}" for kind in ("EN", "AN"))
        return "B4", message(
            "mixes European and Arabic digits ({european}, {arabic})", european=european, arabic=arabic
        )
    return None


def _ltr_problem(label: str, classes: list[str]) -> tuple[str, str] | None:
    # 5.
    for index, value in enumerate(classes):
        if value not in _IN_LTR_LABEL:
            return "B5", message("is left-to-right and contains {c}", c=_described(label, classes, index))
    # 6.
    last = _last(classes)
    if classes[last] not in _ENDS_LTR_LABEL:
        c = _described(label, classes, last)
        return "B6", message("is left-to-right, in a right-to-left domain, and ends with {c}", c=c)
    return None


def _last(classes: list[str]) -> int:
    """Return the index of the last code point that is not a nonspacing mark. The first is none."""
    last = len(classes) - 1
    while classes[last] == "NSM":
        last -= 1
    return last


def _described(label: str, classes: list[str], index: int) -> str:
    return f"U+{ord(label[index]):04X} (Bidi_Class {classes[index] or message('unassigned')})"
