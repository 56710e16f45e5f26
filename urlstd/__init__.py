"""The WHATWG URL Standard in pure Python, observable step by step.

>>> from urlstd import URL
>>> url = URL("../b?q=1#f", "https://user@EXAMPLE.com:443/a/c/")
>>> url.href
'https://user@example.com/a/b?q=1#f'
>>> url.search_params.append("q", "2")
>>> url.search
'?q=1&q=2'
"""

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
from urlstd.version import __version__

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
