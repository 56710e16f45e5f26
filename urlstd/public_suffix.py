"""Public suffix and registrable domain of a host, and what the HTML Standard builds on them: sites.

The Public Suffix List is not part of this package: the package `publicsuffixlist`, an optional dependency, carries it
and is released several times a month. Only its list is used, read when it is first needed.

    ImportError
    └── MissingListError      what every function here raises where that package is not installed

https://url.spec.whatwg.org/#host-public-suffix and https://github.com/publicsuffix/list/wiki/Format
"""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Literal, NoReturn, cast

from urlstd.hosts.host import Domain, host_equals
from urlstd.origin import OpaqueOrigin, TupleOrigin, same_origin
from urlstd.unicode.punycode import encode

if TYPE_CHECKING:
    from collections.abc import Iterable

    from urlstd.hosts.host import Host

    Origin = TupleOrigin | OpaqueOrigin

Section = Literal["ICANN", "private"]

_VERSION: Final = re.compile(r"// VERSION: ([0-9]{4}-[0-9]{2}-[0-9]{2})")
_SECTIONS: Final[dict[str, Section]] = {
    "// ===BEGIN ICANN DOMAINS===": "ICANN",
    "// ===BEGIN PRIVATE DOMAINS===": "private",
}


class MissingListError(ImportError):
    """The Public Suffix List is not there to ask."""

    def __init__(self) -> None:
        super().__init__(
            "the Public Suffix List is needed for this, and the package that carries it is not installed: "
            "pip install publicsuffixlist",
            name="publicsuffixlist",
        )


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the list.

    Attributes:
        text: The rule in ASCII: “co.uk”; “*.ck”, a wildcard; “!www.ck”, an exception to one; “*” where no rule of
            the list matches.
        section: Who runs the suffix: "ICANN" for registries, "private" for others; `None` for “*”.
    """

    text: str
    section: Section | None


class PublicSuffixList:
    """The rules of a list, ready to be asked.

    Args:
        lines: The lines of a list file.

    Attributes:
        date: When the list was made; `None` where it does not say.
    """

    def __init__(self, lines: Iterable[str]) -> None:
        self.date: dt.date | None = None
        self._sections: dict[str, Section] = {}
        section: Section = "ICANN"
        for line in lines:
            if not line.startswith("//"):
                # Only what comes before the first white space is the rule.
                for text in line.split(maxsplit=1)[:1]:
                    self._sections[_in_ascii(text)] = section
            elif found := _VERSION.match(line):
                self.date = dt.date.fromisoformat(found[1])
            else:
                section = _SECTIONS.get(line.strip(), section)
        self._most_labels = max((rule.count(".") for rule in self._sections), default=0) + 1

    def prevailing_rule(self, labels: list[str], implied_wildcard_parent: bool = False) -> tuple[Rule, int]:
        """Return the rule that decides for a domain, and how many of its labels are the public suffix.

        https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
        """
        # 1. Every rule that matches, the longest first. No rule has more labels than the longest of all.
        matching: list[tuple[str, int]] = []
        for length in range(min(len(labels), self._most_labels), 0, -1):
            matching += self._matching(labels[-length:], implied_wildcard_parent)
        # 2. and 4. The one with most labels prevails, or the rule "*".
        text, length = matching[0] if matching else ("*", 1)
        # 3. and 5. Or an exception, whose first label is not of the suffix.
        for exception in (rule for rule, _ in matching if rule.startswith("!")):
            text, length = exception, exception.count(".")
        return Rule(text, self._sections.get(text)), length

    def _matching(self, labels: list[str], implied_wildcard_parent: bool) -> list[tuple[str, int]]:
        """Return the rules with as many labels as these that match them, with the number of labels they match."""
        domain, length = ".".join(labels), len(labels)
        texts = [f"!{domain}", domain, ".".join(["*", *labels[1:]])]
        matching = [(text, length) for text in texts if text in self._sections]
        # Not of the algorithm: browsers take "*.ck" to say that "ck" is a suffix, too.
        if implied_wildcard_parent and f"*.{domain}" in self._sections:
            matching.append((f"*.{domain}", length))
        return matching


def _in_ascii(rule: str) -> str:
    """Return a rule in the form of a parsed domain. The list has its rules mapped and normalized already."""
    if rule.isascii():
        return rule
    return ".".join([label if label.isascii() else f"xn--{encode(label)}" for label in rule.split(".")])


@cache
def the_list() -> PublicSuffixList:
    """Return the list that is installed; it is read once.

    Raises:
        MissingListError: There is none.
    """
    # The package is found, not imported: its code is of no use here, and takes longer than its list.
    package = find_spec("publicsuffixlist")
    if package is None:
        raise MissingListError
    folder = next(iter(package.submodule_search_locations or ()), "")
    try:
        text = cast("Any", package.loader).get_data(f"{folder}/public_suffix_list.dat").decode()
    except OSError as problem:
        raise MissingListError from problem
    return PublicSuffixList(text.splitlines())


def list_date() -> dt.date | None:
    """Return when the installed list was made; `None` where it does not say.

    Raises:
        MissingListError: There is no list.
    """
    return the_list().date


def prevailing_rule(host: Host, *, implied_wildcard_parent: bool = False) -> Rule | None:
    """Return the rule of the list that decides what the public suffix of `host` is; `None` where there is none.

    Args:
        host: A host.
        implied_wildcard_parent: As for `public_suffix`.

    Raises:
        MissingListError: There is no list.
    """
    labels = _labels(host)
    return None if labels is None else the_list().prevailing_rule(labels, implied_wildcard_parent)[0]


def public_suffix(host: Host, *, implied_wildcard_parent: bool = False) -> Domain | None:
    """Return the public suffix of `host`: the part that names a registry, not a registrant.

    Args:
        host: A host, as in a URL record. Only a domain has a public suffix, and only one without empty labels.
        implied_wildcard_parent: Whether a wildcard rule such as “*.kobe.jp” makes “kobe.jp” a public suffix as well,
            which is how browsers read the list. The formal algorithm, to which the Standard refers, does not.

    Returns:
        A domain, with the host's trailing dot where it has one; `None` where there is no public suffix.

    Raises:
        MissingListError: There is no list.

    https://url.spec.whatwg.org/#host-public-suffix
    """
    # 1. and 3.
    labels = _labels(host)
    if labels is None:
        return None
    _, length = the_list().prevailing_rule(labels, implied_wildcard_parent)
    # 2. and 4.-5.
    return _last(length, labels, host)


def registrable_domain(host: Host, *, implied_wildcard_parent: bool = False) -> Domain | None:
    """Return the registrable domain of `host`: its public suffix and the one label before it.

    Args:
        host: A host, as in a URL record.
        implied_wildcard_parent: As for `public_suffix`.

    Returns:
        A domain, with the host's trailing dot where it has one; `None` where `host` has no public suffix or is one.

    Raises:
        MissingListError: There is no list.

    https://url.spec.whatwg.org/#host-registrable-domain
    """
    # 1. and 3.
    labels = _labels(host)
    if labels is None:
        return None
    _, length = the_list().prevailing_rule(labels, implied_wildcard_parent)
    if length == len(labels):
        return None
    # 2. and 4.-5.
    return _last(length + 1, labels, host)


def _labels(host: Host) -> list[str] | None:
    """Return the labels of a domain; `None` for any other host, and for a domain with labels that no rule can have."""
    if not isinstance(host, Domain):
        return _not_a_domain(host) if type(host) is str else None
    labels = host.removesuffix(".").split(".")
    return None if "" in labels else labels


def _not_a_domain(host: str) -> NoReturn:
    raise TypeError(f"expected a host, as in a URL record, got the string {host[:80]!a}: parse_host makes one of it")


def _last(count: int, labels: list[str], host: Host) -> Domain:
    # 2. The trailing dot stays.
    trailing_dot = "." if str(host).endswith(".") else ""
    return Domain(".".join(labels[len(labels) - count :]) + trailing_dot)


def same_site(a: Origin, b: Origin, *, implied_wildcard_parent: bool = False) -> bool:
    """Return whether two origins are of the same site: the same scheme, and the same registrable domain or host.

    Raises:
        MissingListError: There is no list.

    https://html.spec.whatwg.org/#same-site
    """
    if isinstance(a, TupleOrigin) and isinstance(b, TupleOrigin) and a.scheme != b.scheme:
        return False
    return schemelessly_same_site(a, b, implied_wildcard_parent=implied_wildcard_parent)


def schemelessly_same_site(a: Origin, b: Origin, *, implied_wildcard_parent: bool = False) -> bool:
    """Return whether two origins are of the same site but for their schemes.

    Raises:
        MissingListError: There is no list.

    https://html.spec.whatwg.org/#schemelessly-same-site
    """
    # 1. An opaque origin is of its own site only.
    if isinstance(a, OpaqueOrigin) or isinstance(b, OpaqueOrigin):
        return same_origin(a, b)
    # 2.1.-2.2.
    domain_a = registrable_domain(a.host, implied_wildcard_parent=implied_wildcard_parent)
    domain_b = registrable_domain(b.host, implied_wildcard_parent=implied_wildcard_parent)
    # 2.3. Hosts without one: only the host itself.
    if domain_a is None and host_equals(a.host, b.host):
        return True
    # 2.4.-3.
    return domain_a is not None and domain_a == domain_b
