"""The WHATWG URL Standard in pure Python, observable step by step.

>>> from urlstd import URL
>>> url = URL("../b?q=1#f", "https://user@EXAMPLE.com:443/a/c/")
>>> url.href
'https://user@example.com/a/b?q=1#f'
>>> url.search_params.append("q", "2")
>>> url.search
'?q=1&q=2'
"""

from urlstd.version import __version__

TYPE_CHECKING = False  # what typing has under this name, without the time that its import takes
if TYPE_CHECKING:
    from urlstd.encodings.encoding import (
        UnknownEncodingError,
        get_encoding,
        output_encoding,
        percent_encode_after_encoding,
    )
    from urlstd.equivalence import Comparison, compare_urls
    from urlstd.errors import ErrorType, URLParseError, ValidationError
    from urlstd.hosts.host import Domain, EmptyHost, Host, OpaqueHost, host_equals, serialize_host
    from urlstd.hosts.idna import domain_to_unicode
    from urlstd.hosts.ipv4 import IPv4Address
    from urlstd.hosts.ipv6 import IPv6Address
    from urlstd.origin import OpaqueOrigin, TupleOrigin, same_origin
    from urlstd.parsing.parser import parse_url, validation_errors
    from urlstd.parsing.preparation import PreparedInput
    from urlstd.parsing.states import State
    from urlstd.pattern import (
        RegExpBudgetExceeded,
        URLPattern,
        URLPatternComponentResult,
        URLPatternError,
        URLPatternList,
        URLPatternListMatch,
        URLPatternRecord,
        URLPatternResult,
    )
    from urlstd.percent import PERCENT_ENCODE_SETS, PercentEncodeSet, percent_decode_string, utf8_percent_encode
    from urlstd.public_suffix import MissingListError, registrable_domain, same_site, schemelessly_same_site
    from urlstd.record import URLRecord
    from urlstd.redirects import Hop, RedirectChain, follow_redirects, location_url
    from urlstd.rendering import Caution, Piece, Rendering, render_url
    from urlstd.search_params import URLSearchParams
    from urlstd.tracing.host_trace import HostTrace, trace_host
    from urlstd.tracing.trace import SetterTrace, Snapshot, Splice, Step, Trace, Work, trace, trace_setter
    from urlstd.url import URL
    from urlstd.urlencoded import parse_urlencoded, serialize_urlencoded
    from urlstd.urllib_differences import ComponentReading, UrllibReading, compare_with_urllib
    from urlstd.writing.validity import validate
    from urlstd.writing.writing import Validity

__all__ = [
    "PERCENT_ENCODE_SETS",
    "URL",
    "Caution",
    "Comparison",
    "ComponentReading",
    "Domain",
    "EmptyHost",
    "ErrorType",
    "Hop",
    "Host",
    "HostTrace",
    "IPv4Address",
    "IPv6Address",
    "MissingListError",
    "OpaqueHost",
    "OpaqueOrigin",
    "PercentEncodeSet",
    "Piece",
    "PreparedInput",
    "RedirectChain",
    "RegExpBudgetExceeded",
    "Rendering",
    "SetterTrace",
    "Snapshot",
    "Splice",
    "State",
    "Step",
    "Trace",
    "TupleOrigin",
    "URLParseError",
    "URLPattern",
    "URLPatternComponentResult",
    "URLPatternError",
    "URLPatternList",
    "URLPatternListMatch",
    "URLPatternRecord",
    "URLPatternResult",
    "URLRecord",
    "URLSearchParams",
    "UnknownEncodingError",
    "UrllibReading",
    "ValidationError",
    "Validity",
    "Work",
    "__version__",
    "compare_urls",
    "compare_with_urllib",
    "domain_to_unicode",
    "follow_redirects",
    "get_encoding",
    "host_equals",
    "location_url",
    "output_encoding",
    "parse_url",
    "parse_urlencoded",
    "percent_decode_string",
    "percent_encode_after_encoding",
    "registrable_domain",
    "render_url",
    "same_origin",
    "same_site",
    "schemelessly_same_site",
    "serialize_host",
    "serialize_urlencoded",
    "trace",
    "trace_host",
    "trace_setter",
    "utf8_percent_encode",
    "validate",
    "validation_errors",
]

# Where each name is defined: a module is imported when a name of it is first asked for.
_HOMES = {
    "PERCENT_ENCODE_SETS": "urlstd.percent",
    "URL": "urlstd.url",
    "Caution": "urlstd.rendering",
    "Comparison": "urlstd.equivalence",
    "ComponentReading": "urlstd.urllib_differences",
    "Domain": "urlstd.hosts.host",
    "EmptyHost": "urlstd.hosts.host",
    "ErrorType": "urlstd.errors",
    "Hop": "urlstd.redirects",
    "Host": "urlstd.hosts.host",
    "HostTrace": "urlstd.tracing.host_trace",
    "IPv4Address": "urlstd.hosts.ipv4",
    "IPv6Address": "urlstd.hosts.ipv6",
    "MissingListError": "urlstd.public_suffix",
    "OpaqueHost": "urlstd.hosts.host",
    "OpaqueOrigin": "urlstd.origin",
    "PercentEncodeSet": "urlstd.percent",
    "Piece": "urlstd.rendering",
    "PreparedInput": "urlstd.parsing.preparation",
    "RedirectChain": "urlstd.redirects",
    "RegExpBudgetExceeded": "urlstd.pattern",
    "Rendering": "urlstd.rendering",
    "SetterTrace": "urlstd.tracing.trace",
    "Snapshot": "urlstd.tracing.trace",
    "Splice": "urlstd.tracing.trace",
    "State": "urlstd.parsing.states",
    "Step": "urlstd.tracing.trace",
    "Trace": "urlstd.tracing.trace",
    "TupleOrigin": "urlstd.origin",
    "URLParseError": "urlstd.errors",
    "URLPattern": "urlstd.pattern",
    "URLPatternComponentResult": "urlstd.pattern",
    "URLPatternError": "urlstd.pattern",
    "URLPatternList": "urlstd.pattern",
    "URLPatternListMatch": "urlstd.pattern",
    "URLPatternRecord": "urlstd.pattern",
    "URLPatternResult": "urlstd.pattern",
    "URLRecord": "urlstd.record",
    "URLSearchParams": "urlstd.search_params",
    "UnknownEncodingError": "urlstd.encodings.encoding",
    "UrllibReading": "urlstd.urllib_differences",
    "ValidationError": "urlstd.errors",
    "Validity": "urlstd.writing.writing",
    "Work": "urlstd.tracing.trace",
    "compare_urls": "urlstd.equivalence",
    "compare_with_urllib": "urlstd.urllib_differences",
    "domain_to_unicode": "urlstd.hosts.idna",
    "follow_redirects": "urlstd.redirects",
    "get_encoding": "urlstd.encodings.encoding",
    "host_equals": "urlstd.hosts.host",
    "location_url": "urlstd.redirects",
    "output_encoding": "urlstd.encodings.encoding",
    "parse_url": "urlstd.parsing.parser",
    "parse_urlencoded": "urlstd.urlencoded",
    "percent_decode_string": "urlstd.percent",
    "percent_encode_after_encoding": "urlstd.encodings.encoding",
    "registrable_domain": "urlstd.public_suffix",
    "render_url": "urlstd.rendering",
    "same_origin": "urlstd.origin",
    "same_site": "urlstd.public_suffix",
    "schemelessly_same_site": "urlstd.public_suffix",
    "serialize_host": "urlstd.hosts.host",
    "serialize_urlencoded": "urlstd.urlencoded",
    "trace": "urlstd.tracing.trace",
    "trace_host": "urlstd.tracing.host_trace",
    "trace_setter": "urlstd.tracing.trace",
    "utf8_percent_encode": "urlstd.percent",
    "validate": "urlstd.writing.validity",
    "validation_errors": "urlstd.parsing.parser",
}

if not TYPE_CHECKING:  # pragma: no branch - a type checker takes the names from above; this lets any name pass

    def __getattr__(name: str) -> object:
        """Import a public name when it is first asked for: https://peps.python.org/pep-0562/."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415 - as late as the rest

        value = globals()[name] = getattr(import_module(_HOMES[name]), name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
