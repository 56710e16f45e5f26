"""Two strings, one URL? Equivalence of URLs and hosts, same origin, same site, and why not.

https://url.spec.whatwg.org/#url-equivalence and https://url.spec.whatwg.org/#host-equivalence
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from urlstd.errors import URLParseError
from urlstd.hosts.host import host_equals, serialize_host
from urlstd.languages import message
from urlstd.origin import OpaqueOrigin, TupleOrigin, origin, same_origin
from urlstd.parsing.parser import parse_url
from urlstd.public_suffix import MissingListError, registrable_domain, same_site, schemelessly_same_site
from urlstd.serialize import serialize_url_path, url_equals

if TYPE_CHECKING:
    from collections.abc import Callable

    from urlstd.record import URLRecord

    Origin = TupleOrigin | OpaqueOrigin

# In the order of the serialization.
COMPONENTS: Final = ("scheme", "username", "password", "host", "port", "path", "query", "fragment")
_PLURALS: Final = {
    "scheme": "schemes",
    "username": "usernames",
    "password": "passwords",
    "host": "hosts",
    "port": "ports",
    "path": "paths",
    "query": "queries",
    "fragment": "fragments",
    "origin": "origins",
    "site": "sites",
    "registrable domain": "registrable domains",
}
_NO_LIST: Final = "There is no Public Suffix List to ask."
_OPAQUE: Final = "At least one of the origins is opaque, and such an origin is the same as none but itself."


@dataclass(frozen=True, slots=True)
class Difference:
    """A component in which two URLs differ, with its two values: serialized, `None` where it is null."""

    component: str
    a: str | None
    b: str | None


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, and the reason for it in one sentence. The answer is `None` where it cannot be told."""

    answer: bool | None
    reason: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """What two strings, parsed, have to do with each other.

    Attributes:
        a: The first URL; `None` where it could not be parsed.
        b: The second URL; `None` where it could not be parsed.
        equal: Whether they are the same URL.
        equal_without_fragments: Whether they are, but for their fragments.
        host_equals: Whether they have the same host. Two without a host do not.
        same_origin: Whether their origins are the same.
        same_site: Whether their origins are of the same site.
        schemelessly_same_site: Whether they are, but for their schemes.
        differences: The components in which they differ, in the order of the serialization.
    """

    a: URLRecord | None
    b: URLRecord | None
    equal: Answer
    equal_without_fragments: Answer
    host_equals: Answer
    same_origin: Answer
    same_site: Answer
    schemelessly_same_site: Answer
    differences: tuple[Difference, ...]


def compare_urls(a: str, b: str, base: str | URLRecord | None = None, *, encoding: str = "utf-8") -> Comparison:
    """Compare two strings as the URLs that they are parsed to.

    Args:
        a: Any string.
        b: Any string.
        base: What both are relative to.
        encoding: A label of the Encoding Standard, for both.

    Raises:
        URLParseError: `base` could not be parsed.
        LookupError: `encoding` is no label of the Encoding Standard.
    """
    base_record = parse_url(base) if isinstance(base, str) else base
    url_a, url_b = _parsed(a, base_record, encoding), _parsed(b, base_record, encoding)
    if url_a is None or url_b is None:
        no = Answer(False, _not_parsed(url_a, url_b))
        return Comparison(url_a, url_b, no, no, no, no, no, no, ())
    return compare_records(url_a, url_b)


def _not_parsed(a: URLRecord | None, b: URLRecord | None) -> str:
    if a is b:
        return message("Neither string can be parsed.")
    return (
        message("The first string cannot be parsed.") if a is None else message("The second string cannot be parsed.")
    )


def _parsed(string: str, base: URLRecord | None, encoding: str) -> URLRecord | None:
    try:
        return parse_url(string, base, encoding=encoding)
    except URLParseError:
        return None


def compare_records(a: URLRecord, b: URLRecord) -> Comparison:
    """Compare two URLs.

    https://url.spec.whatwg.org/#concept-url-equals
    """
    differences = _differences(a, b)
    origins = origin(a), origin(b)
    return Comparison(
        a,
        b,
        _equal(a, b, differences),
        _equal_without_fragments(a, b, differences),
        _host_equals(a, b),
        _same_origin(*origins),
        _same_site(*origins),
        _schemelessly_same_site(*origins),
        differences,
    )


def _differences(a: URLRecord, b: URLRecord) -> tuple[Difference, ...]:
    pairs = zip(COMPONENTS, _components(a), _components(b), strict=True)
    return tuple(Difference(component, in_a, in_b) for component, in_a, in_b in pairs if in_a != in_b)


def _components(url: URLRecord) -> tuple[str | None, ...]:
    """Return the components as they are serialized."""
    host = None if url.host is None else serialize_host(url.host)
    port = None if url.port is None else str(url.port)
    return (url.scheme, url.username, url.password, host, port, serialize_url_path(url), url.query, url.fragment)


def _equal(a: URLRecord, b: URLRecord, differences: tuple[Difference, ...]) -> Answer:
    if url_equals(a, b):
        return Answer(True, message("Both serialize to the same string."))
    return Answer(False, _first(differences))


def _equal_without_fragments(a: URLRecord, b: URLRecord, differences: tuple[Difference, ...]) -> Answer:
    if url_equals(a, b, exclude_fragments=True):
        return Answer(True, message("Both serialize to the same string, fragments aside."))
    return Answer(False, _first(differences))


def _first(differences: tuple[Difference, ...]) -> str:
    """Return the reason why two URLs are not equal: the first component in which they differ."""
    first = differences[0]
    return _differ(first.component, _quoted(first.a), _quoted(first.b))


def _quoted(value: str | None) -> str:
    return "null" if value is None else f"“{value}”"


def _host_equals(a: URLRecord, b: URLRecord) -> Answer:
    if a.host is None or b.host is None:
        return Answer(False, message("At least one of the URLs has no host."))
    if host_equals(a.host, b.host):
        return Answer(True, message("The host of both is “{host}”.", host=serialize_host(a.host)))
    return Answer(False, _differ("host", _quoted(serialize_host(a.host)), _quoted(serialize_host(b.host))))


def _differ(what: str, a: str, b: str) -> str:
    """Return a sentence about two values of one thing, each as it is shown."""
    them = message(_PLURALS[what])
    if a == b:
        return message("Their {things} are of different kinds: {both}.", things=them, both=a)
    return message("Their {things} differ: {a} and {b}.", things=them, a=a, b=b)


def _same_origin(a: Origin, b: Origin) -> Answer:
    if isinstance(a, OpaqueOrigin) or isinstance(b, OpaqueOrigin):
        return Answer(False, message(_OPAQUE))
    if same_origin(a, b):
        return Answer(True, message("The origin of both is “{origin}”.", origin=a))
    return Answer(False, _differ("origin", _quoted(str(a)), _quoted(str(b))))


def _same_site(a: Origin, b: Origin) -> Answer:
    if isinstance(a, TupleOrigin) and isinstance(b, TupleOrigin) and a.scheme != b.scheme:
        return Answer(False, _differ("scheme", _quoted(a.scheme), _quoted(b.scheme)))
    return _site(a, b, same_site)


def _schemelessly_same_site(a: Origin, b: Origin) -> Answer:
    return _site(a, b, schemelessly_same_site)


def _site(a: Origin, b: Origin, compare: Callable[[Origin, Origin], bool]) -> Answer:
    if isinstance(a, OpaqueOrigin) or isinstance(b, OpaqueOrigin):
        return Answer(False, message(_OPAQUE))
    try:
        same = compare(a, b)
        domains = registrable_domain(a.host), registrable_domain(b.host)
    except MissingListError:
        return Answer(None, message(_NO_LIST))
    shown_a, shown_b = (serialize_host(domain or host) for domain, host in zip(domains, (a.host, b.host), strict=True))
    if same and domains[0] is None:
        return Answer(True, message("The host of both is “{host}”.", host=shown_a))
    if same:
        return Answer(True, message("The registrable domain of both is “{domain}”.", domain=shown_a))
    what = "site" if None in domains else "registrable domain"
    return Answer(False, _differ(what, _quoted(shown_a), _quoted(shown_b)))


def comparison_to_json(comparison: Comparison) -> dict[str, Any]:
    """Return a comparison as what `json.dumps` takes; the URLs are serialized.

    {"a": href|null, "b": href|null,
     "equal"|"equal_without_fragments"|"host_equals"|"same_origin"|"same_site"|"schemelessly_same_site":
         {"answer": bool|null, "reason": str},
     "differences": [{"component": str, "a": str|null, "b": str|null}]}
    """
    return {
        "a": None if comparison.a is None else str(comparison.a),
        "b": None if comparison.b is None else str(comparison.b),
        "equal": asdict(comparison.equal),
        "equal_without_fragments": asdict(comparison.equal_without_fragments),
        "host_equals": asdict(comparison.host_equals),
        "same_origin": asdict(comparison.same_origin),
        "same_site": asdict(comparison.same_site),
        "schemelessly_same_site": asdict(comparison.schemelessly_same_site),
        "differences": [asdict(difference) for difference in comparison.differences],
    }
