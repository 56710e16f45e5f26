"""UTS #46: ToASCII and ToUnicode, which the domain parser and "domain to Unicode" call, and why they fail.

https://www.unicode.org/reports/tr46/. CheckBidi and CheckJoiners are always true, Transitional_Processing and
IgnoreInvalidPunycode always false, as in the URL Standard. The mapping table is that of the package `idna`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from urlstd.languages import message
from urlstd.unicode import punycode
from urlstd.unicode.bidi_rule import bidi_rule_problem, is_bidi_domain_name
from urlstd.unicode.joiners import joiner_problems
from urlstd.unicode.unicode_properties import is_mark, nfc

if TYPE_CHECKING:
    from collections.abc import Iterator

_ACE_PREFIX: Final = "xn--"
_NOT_LETTER_DIGIT_HYPHEN: Final = re.compile(r"[\0-,./:-`{-\x7f]")  # in ASCII, in lower case


@dataclass(frozen=True, slots=True)
class Problem:
    """An error that processing recorded.

    Attributes:
        rule: The broken rule, as the test file of UTS #46 names it: "P4", "V1" … "V7", "U1", "C1", "C2", "B1" … "B6",
            "A3", "A4_1" or "A4_2".
        message: What is wrong, in plain words.
        label: The index of the label to blame, None where it is the whole domain.
    """

    rule: str
    message: str
    label: int | None


@dataclass(frozen=True, slots=True)
class Label:
    """One label of a domain.

    Attributes:
        source: The label after mapping and normalizing.
        unicode: The label after decoding Punycode, the same where there is none.
        ascii: The label after encoding as Punycode, None in ToUnicode or where processing recorded an error for it.
        problems: The errors of this label.
    """

    source: str
    unicode: str
    ascii: str | None
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class CodePoint:
    """A code point and what the mapping table makes of it.

    Attributes:
        code_point: The code point, as a string of one.
        status: Its status in the mapping table.
        mapping: What replaces it: itself where it is valid or disallowed, "" where it is ignored.
    """

    code_point: str
    status: Literal["valid", "mapped", "ignored", "disallowed"]
    mapping: str


@dataclass(frozen=True, slots=True)
class Processing:
    """How a domain name was processed, and to what end.

    Attributes:
        domain_name: What was given.
        mapped: The domain name after mapping and normalizing.
        labels: Its labels. There are as many as the label separators of `domain_name` (U+002E, U+3002, U+FF0E, U+FF61)
            make of it.
        problems: All errors, in the order of the steps that record them.
        result: ToASCII: the ASCII form, or None where there is an error. ToUnicode: the Unicode form, errors or not.
    """

    domain_name: str
    mapped: str
    labels: tuple[Label, ...]
    problems: tuple[Problem, ...]
    result: str | None


@dataclass(slots=True)
class _Draft:
    """A label on its way. It is abandoned where "xn--" cannot be decoded: its validity is not looked at."""

    source: str
    unicode: str
    problems: list[Problem]
    abandoned: bool = False
    ascii: str | None = None

    def finish(self) -> Label:
        return Label(self.source, self.unicode, self.ascii, tuple(self.problems))


def to_ascii(domain_name: str, *, be_strict: bool) -> Processing:
    """Return the ASCII form of a domain name, or why there is none.

    Args:
        domain_name: Any string. Nothing that it contains raises an exception.
        be_strict: The value of CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength.

    https://www.unicode.org/reports/tr46/#ToASCII
    """
    # 1.
    mapped, drafts = _process(domain_name, be_strict=be_strict)
    # 2.-3.
    for index, draft in enumerate(drafts):
        if not draft.abandoned:
            _encode(draft, index)
    domain_problems: list[Problem] = []
    # 4.
    if be_strict:
        domain_problems = _verify_dns_length(drafts)
    # 5.-6.
    problems = [*(problem for draft in drafts for problem in draft.problems), *domain_problems]
    result = None if problems else ".".join([draft.ascii or "" for draft in drafts])
    return Processing(domain_name, mapped, tuple([draft.finish() for draft in drafts]), tuple(problems), result)


def to_unicode(domain_name: str) -> Processing:
    """Return the Unicode form of a domain name, and whether it breaks a rule. It is never None.

    CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength are false.

    https://www.unicode.org/reports/tr46/#ToUnicode
    """
    mapped, drafts = _process(domain_name, be_strict=False)
    problems = tuple([problem for draft in drafts for problem in draft.problems])
    result = ".".join([draft.unicode for draft in drafts])
    return Processing(domain_name, mapped, tuple([draft.finish() for draft in drafts]), problems, result)


def code_points(domain_name: str) -> list[CodePoint]:
    """Return what the mapping table makes of each code point of a domain name."""
    return [_code_point(c) for c in domain_name]


@lru_cache(maxsize=1024)
def _code_point(c: str) -> CodePoint:
    # Importing the table takes some milliseconds, which a program without such domains need not spend.
    import idna  # noqa: PLC0415

    try:
        mapping = idna.uts46_remap(c, std3_rules=False)
    except idna.IDNAError:
        return CodePoint(c, "disallowed", c)
    if mapping == c:
        return CodePoint(c, "valid", c)
    return CodePoint(c, "mapped" if mapping else "ignored", mapping)


def _process(domain_name: str, *, be_strict: bool) -> tuple[str, list[_Draft]]:
    """Map, normalize, break, convert and validate.

    https://www.unicode.org/reports/tr46/#Processing
    """
    # 1.-2.
    mapped = _map_and_normalize(domain_name)
    # 3.-4. Whether the domain is a Bidi domain name shows only when all labels are converted.
    drafts = [_convert(source, index) for index, source in enumerate(mapped.split("."))]
    is_bidi = is_bidi_domain_name(draft.unicode for draft in drafts)
    for index, draft in enumerate(drafts):
        if draft.unicode and not draft.abandoned:
            draft.problems += [
                _problem(rule, draft.unicode, what, index)
                for rule, what in _validate(draft.unicode, be_strict=be_strict, is_bidi=is_bidi)
            ]
    return mapped, drafts


def _map_and_normalize(domain_name: str) -> str:
    """Disallowed code points stay: validation finds them, and then knows the label."""
    # Spec divergence (performance): in ASCII the mapping table maps A to Z and nothing else.
    if domain_name.isascii():
        return domain_name.lower()
    mappings = {c: _code_point(c).mapping for c in set(domain_name)}
    return nfc("".join([mappings[c] for c in domain_name]))


def _convert(source: str, index: int) -> _Draft:
    """Decode a label with the prefix of Punycode.

    https://www.unicode.org/reports/tr46/#ProcessingStepPunycode
    """
    if not source.startswith(_ACE_PREFIX):
        return _Draft(source, source, [])
    # 4.1.1.
    if not source.isascii():
        culprit = next(c for c in source if not c.isascii())
        what = message("begins with “xn--” and contains {c}, which is not ASCII", c=_name(culprit))
        return _Draft(source, source, [_problem("P4", source, what, index)], abandoned=True)
    # 4.1.2.
    try:
        decoded = punycode.decode(source.removeprefix(_ACE_PREFIX))
    except punycode.PunycodeError as error:
        what = message("is not Punycode: {error}", error=error)
        return _Draft(source, source, [_problem("P4", source, what, index)], abandoned=True)
    # 4.1.3.
    if decoded.isascii():
        return _Draft(source, decoded, [_problem("P4", source, _what_for(decoded), index)])
    return _Draft(source, decoded, [])


def _what_for(decoded: str) -> str:
    if decoded == "":
        return message("has nothing to decode")
    return message("decodes to “{decoded}”, which is ASCII without that", decoded=decoded)


def _problem(rule: str, label: str, what: str, index: int) -> Problem:
    return Problem(rule, message("label “{label}” {problem}", label=label, problem=what), index)


def _validate(label: str, *, be_strict: bool, is_bidi: bool) -> Iterator[tuple[str, str]]:
    """Yield what a non-empty label breaks, each rule once.

    https://www.unicode.org/reports/tr46/#Validity_Criteria
    """
    # Spec divergence (performance): an ASCII label cannot break 1., 6. and 8., nor the first half of 7.
    is_ascii = label.isascii()
    # 1.
    if not is_ascii and nfc(label) != label:
        yield "V1", message("is not in Normalization Form C")
    # 2.-4.
    yield from _hyphen_problems(label, check_hyphens=be_strict)
    # 5. No label has a full stop: they were split there, and Punycode puts in nothing that is ASCII.
    # 6.
    if not is_ascii and is_mark(label[0]):
        yield "V6", message("begins with {c}, a combining mark", c=_name(label[0]))
    # 7.
    if not is_ascii and (problem := _status_problem(label)):
        yield problem
    if be_strict and (culprit := _NOT_LETTER_DIGIT_HYPHEN.search(label)):
        what = message("contains {c}, where only letters, digits and “-” may stand", c=_name(culprit[0]))
        yield "U1", what
    # 8.
    if not is_ascii:
        yield from joiner_problems(label)
    # 9.
    if is_bidi and (problem := bidi_rule_problem(label)):
        yield problem


def _hyphen_problems(label: str, *, check_hyphens: bool) -> Iterator[tuple[str, str]]:
    if check_hyphens:
        if label[2:4] == "--":
            yield "V2", message("has “--” in third and fourth place")
        if label[0] == "-":
            yield "V3", message("begins with “-”")
        elif label[-1] == "-":
            yield "V3", message("ends with “-”")
    elif label.startswith(_ACE_PREFIX):
        yield "V4", message("begins with “xn--” even after decoding")


def _status_problem(label: str) -> tuple[str, str] | None:
    distinct = map(_code_point, dict.fromkeys(label))
    return next((("V7", _why_not_valid(entry)) for entry in distinct if entry.status != "valid"), None)


def _why_not_valid(entry: CodePoint) -> str:
    if entry.status == "disallowed":
        return message("contains {c}, which is disallowed", c=_name(entry.code_point))
    if entry.status == "mapped":
        return message("decodes to {c}, which is always mapped", c=_name(entry.code_point))
    return message("decodes to {c}, which is always ignored", c=_name(entry.code_point))


def _encode(draft: _Draft, index: int) -> None:
    """Encode a label that is not ASCII, with the prefix.

    https://www.unicode.org/reports/tr46/#ToASCII
    """
    if draft.unicode.isascii():
        draft.ascii = draft.unicode
        return
    try:
        draft.ascii = _ACE_PREFIX + punycode.encode(draft.unicode)
    except punycode.PunycodeError as error:
        what = message("label {number} cannot be encoded: {error}", number=index + 1, error=error)
        draft.problems.append(Problem("A3", what, index))


def _verify_dns_length(drafts: list[_Draft]) -> list[Problem]:
    """Add problems to labels, and return those of the whole.

    https://www.unicode.org/reports/tr46/#ToASCII
    """
    forms = [draft.ascii for draft in drafts]
    for index, (draft, form) in enumerate(zip(drafts, forms, strict=True)):
        if form == "":
            draft.problems.append(Problem("A4_2", message("a label is empty"), index))
        elif form is not None and len(form) > 63:
            what = message("label “{label}” has {count} code points, where 63 is the most", label=form, count=len(form))
            draft.problems.append(Problem("A4_2", what, index))
    if None in forms:
        return []
    length = len(".".join(form for form in forms if form is not None).removesuffix("."))  # without the root label
    if length == 0:
        return [Problem("A4_1", message("the domain is empty"), None)]
    if length > 253:
        what = message("the domain has {count} code points, where 253 is the most", count=length)
        return [Problem("A4_1", what, None)]
    return []


def _name(c: str) -> str:
    return f"U+{ord(c):04X}"
