"""IDNA: the domain parser, and domain to Unicode.

https://url.spec.whatwg.org/#idna
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from urlstd.errors import ErrorType
from urlstd.infra import C0_CONTROL, ascii_lowercase
from urlstd.languages import message

if TYPE_CHECKING:
    from urlstd.journal import Journal
    from urlstd.unicode import uts46

FORBIDDEN_HOST_CODE_POINT: Final = frozenset("\0\t\n\r #/:<>?@[\\]^|")
FORBIDDEN_DOMAIN_CODE_POINT: Final = FORBIDDEN_HOST_CODE_POINT | C0_CONTROL | frozenset("%\x7f")

# What strict ToASCII accepts as it is: labels of 1 to 63 ASCII letters, digits and inner hyphens, not in third and
# fourth place together (which leaves out "xn--"), 253 code points in all.
_PLAINLY_STRICT: Final = re.compile(
    r"(?=.{1,253}\Z)(?:(?![^.]{2}--)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.(?!\Z)|\Z))+"
)
# No name in ASCII of more than 253 code points gets through strict ToASCII. Beyond this, it is not even asked.
_HOPELESSLY_LONG: Final = 4096
_LABEL_SEPARATOR: Final = re.compile("[.\u3002\uff0e\uff61]")


def parse_domain(domain: str, be_strict: bool, journal: Journal) -> str:
    """Return the ASCII form of `domain`, a scalar value string.

    Args:
        domain: What a person or a program wrote, percent-decoded already.
        be_strict: Whether the rules for registrable names decide. They are always checked and reported.
        journal: Where domain-to-ASCII goes.

    Raises:
        Failure: `domain` is not a domain.

    https://url.spec.whatwg.org/#concept-domain-to-ascii
    """
    journal.enter("domain parser", domain)
    journal.note("be_strict", be_strict)
    # 1., 4.-5. and 9. Spec divergence (performance): step 1 is known to succeed without running it, and then returns
    # the lowercase, which is also what step 3 would return.
    if _PLAINLY_STRICT.fullmatch(domain):
        lowercase = ascii_lowercase(domain)
        journal.leave(lowercase)
        return lowercase
    # 1.-2. Spec divergence (performance): it is only for the report, where the rules do not decide.
    strict_result = _strict_result(domain, journal) if be_strict or journal.is_read else None
    # 3.
    if be_strict:
        # 3.1.-3.2.
        return _returned(strict_result, journal)
    # 4.
    result: str | None = None
    # 5. An ASCII domain is only lowercased, whatever ToASCII makes of it.
    if domain.isascii():
        result = ascii_lowercase(domain)
    # 6.
    else:
        # 6.1.
        result = to_ascii(domain, False, journal).result
        # 6.2.
        if result is None:
            return _returned(None, journal)
    # 7.
    if result == "":
        return _returned(None, journal)
    # 8.
    if not FORBIDDEN_DOMAIN_CODE_POINT.isdisjoint(result):
        return _returned(None, journal)
    # 9.
    return _returned(result, journal)


def _strict_result(domain: str, journal: Journal) -> str | None:
    # 1.-2. Spec divergence (performance): here step 1 is known to fail without running it.
    if len(domain) > _HOPELESSLY_LONG and domain.isascii():
        too_long = message("the domain is longer than the 253 code points that a domain name may have")
        journal.error(ErrorType.DOMAIN_TO_ASCII, 0, len(domain), too_long)
        return None
    # 1.
    strict_result = to_ascii(domain, True, journal)
    # 2. Reported whatever comes of it.
    if strict_result.result is None:
        _report(domain, strict_result, journal)
    return strict_result.result


def _returned(result: str | None, journal: Journal) -> str:
    """Leave the domain parser. Where it fails, strict ToASCII failed before, and that is the reason."""
    journal.leave(result)
    if result is None:
        journal.fail_by_last_error()
    return result


def to_ascii(domain: str, be_strict: bool, journal: Journal) -> uts46.Processing:
    """Return the outcome of Unicode ToASCII with the flags that the Standard gives it.

    https://url.spec.whatwg.org/#domain-parser-toascii
    """
    from urlstd.unicode import uts46  # noqa: PLC0415 - its tables are not needed for most domains

    journal.enter("ToASCII", domain)
    processing = uts46.to_ascii(domain, be_strict=be_strict)
    journal.note("be_strict", be_strict)
    journal.note("processing", processing)
    journal.leave(processing.result)
    return processing


def _report(domain: str, processing: uts46.Processing, journal: Journal) -> None:
    """Report domain-to-ASCII for the first problem, at its label where that can be told."""
    problem = processing.problems[0]
    start, end = 0, len(domain)
    labels = _LABEL_SEPARATOR.split(domain)
    if problem.label is not None and len(labels) == len(processing.labels):
        start = sum(len(label) + 1 for label in labels[: problem.label])
        end = start + len(labels[problem.label])
    journal.error(ErrorType.DOMAIN_TO_ASCII, start, end, problem.message)


def domain_to_unicode(domain: str) -> str:
    """Return the form of `domain` to show to a person, or `domain` itself where it breaks a rule of IDNA.

    https://url.spec.whatwg.org/#concept-domain-to-unicode
    """
    from urlstd.unicode import uts46  # noqa: PLC0415 - as above

    # 1.
    result = uts46.to_unicode(domain)
    # 2.
    if result.problems:
        return domain
    # 3.
    return result.result or ""
