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
    from urlstd.errors import ErrorType, URLParseError, ValidationError
    from urlstd.hosts.host import Domain, EmptyHost, Host, OpaqueHost
    from urlstd.hosts.ipv4 import IPv4Address
    from urlstd.hosts.ipv6 import IPv6Address
    from urlstd.parsing.parser import parse_url, validation_errors
    from urlstd.parsing.states import State
    from urlstd.pattern import URLPattern, URLPatternError
    from urlstd.record import URLRecord
    from urlstd.search_params import URLSearchParams
    from urlstd.tracing.trace import trace, trace_setter
    from urlstd.url import URL

__all__ = [
    "URL",
    "Domain",
    "EmptyHost",
    "ErrorType",
    "Host",
    "IPv4Address",
    "IPv6Address",
    "OpaqueHost",
    "State",
    "URLParseError",
    "URLPattern",
    "URLPatternError",
    "URLRecord",
    "URLSearchParams",
    "ValidationError",
    "__version__",
    "parse_url",
    "trace",
    "trace_setter",
    "validation_errors",
]

# Where each name is defined: a module is imported when a name of it is first asked for.
_HOMES = {
    "URL": "urlstd.url",
    "Domain": "urlstd.hosts.host",
    "EmptyHost": "urlstd.hosts.host",
    "ErrorType": "urlstd.errors",
    "Host": "urlstd.hosts.host",
    "IPv4Address": "urlstd.hosts.ipv4",
    "IPv6Address": "urlstd.hosts.ipv6",
    "OpaqueHost": "urlstd.hosts.host",
    "State": "urlstd.parsing.states",
    "URLParseError": "urlstd.errors",
    "URLPattern": "urlstd.pattern",
    "URLPatternError": "urlstd.pattern",
    "URLRecord": "urlstd.record",
    "URLSearchParams": "urlstd.search_params",
    "ValidationError": "urlstd.errors",
    "parse_url": "urlstd.parsing.parser",
    "trace": "urlstd.tracing.trace",
    "trace_setter": "urlstd.tracing.trace",
    "validation_errors": "urlstd.parsing.parser",
}

if not TYPE_CHECKING:  # a type checker takes the names from above: this would let any name pass

    def __getattr__(name: str) -> object:
        """Import a public name when it is first asked for: https://peps.python.org/pep-0562/."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415 - as late as the rest

        value = globals()[name] = getattr(import_module(_HOMES[name]), name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
