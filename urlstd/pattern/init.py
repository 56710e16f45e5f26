"""URLPatternInit processing.

https://urlpattern.spec.whatwg.org/#canon-processing-for-init

A URLPatternInit is a dictionary: the components that are given, and perhaps "baseURL", by their names in Web IDL.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from urlstd.hosts.host import serialize_host
from urlstd.infra import scalar_value_string
from urlstd.languages import message
from urlstd.parsing.parser import basic_url_parse
from urlstd.pattern import canonicalize
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.pattern_string import escape_pattern_string
from urlstd.record import SPECIAL_SCHEMES, URLRecord
from urlstd.serialize import serialize_url_path

if TYPE_CHECKING:
    from collections.abc import Mapping

COMPONENTS: Final = ("protocol", "username", "password", "hostname", "port", "pathname", "search", "hash")
MEMBERS: Final = frozenset({*COMPONENTS, "baseURL"})

Init = dict[str, str]
Type = Literal["pattern", "url"]

# For each component, those that must not be given, it included, for the base URL's to be taken.
_NOT_INHERITED_WITH: Final = {
    "protocol": ("protocol",),
    "username": ("protocol", "hostname", "port", "username"),
    "password": ("protocol", "hostname", "port", "username", "password"),
    "hostname": ("protocol", "hostname"),
    "port": ("protocol", "hostname", "port"),
    "pathname": ("protocol", "hostname", "port", "pathname"),
    "search": ("protocol", "hostname", "port", "pathname", "search"),
    "hash": ("protocol", "hostname", "port", "pathname", "search", "hash"),
}
_NEVER_IN_PATTERNS: Final = frozenset({"username", "password"})


def init_from_mapping(mapping: Mapping[str, Any]) -> Init:
    """Return a URLPatternInit, as Web IDL makes it of an object.

    Raises:
        TypeError: A key is no member of URLPatternInit, or a value no string.
    """
    init: Init = {}
    for key, value in mapping.items():
        if key not in MEMBERS:
            there_are = ", ".join([*COMPONENTS, "baseURL"])
            raise URLPatternError(
                message("no component {key!a}: there are {components}", key=key, components=there_are)
            )
        if not isinstance(value, str):
            raise URLPatternError(message("{key}: expected a string, got {type}", key=key, type=type(value).__name__))
        init[key] = scalar_value_string(value)
    return init


def process_a_urlpattern_init(init: Init, type: Type, **components: str) -> Init:  # noqa: A002
    """Return the components that `init` gives or inherits from its base URL, and the given `components` for others.

    Raises:
        URLPatternError: The base URL cannot be parsed; or, with type "url", a component is not accepted.

    https://urlpattern.spec.whatwg.org/#process-a-urlpatterninit
    """
    # 1.-9.
    result: Init = dict(components)
    # 10.-11.
    base_url = _base_url(init)
    if base_url is not None:
        _inherit(init, type, base_url, result)
    # 12.-15.
    for component in ("protocol", "username", "password", "hostname"):
        if component in init:
            result[component] = process_component_for_init(component, init[component], "", type)
    # 16.
    protocol = result.get("protocol", "")
    # 17.
    if "port" in init:
        result["port"] = process_component_for_init("port", init["port"], protocol, type)
    # 18.
    if "pathname" in init:
        # 18.1.-18.2.
        pathname = _against_base(init["pathname"], type, base_url)
        # 18.3.
        result["pathname"] = process_component_for_init("pathname", pathname, protocol, type)
    # 19.-20.
    for component in ("search", "hash"):
        if component in init:
            result[component] = process_component_for_init(component, init[component], protocol, type)
    # 21.
    return result


def _base_url(init: Init) -> URLRecord | None:
    if "baseURL" not in init:
        return None
    # 11.
    # 11.1.
    base_url = basic_url_parse(init["baseURL"])
    # 11.2.
    if base_url is None:
        raise URLPatternError(message("the base URL {base!a} cannot be parsed", base=init["baseURL"]))
    return base_url


def _inherit(init: Init, type: Type, base_url: URLRecord, result: Init) -> None:  # noqa: A002
    components = url_components(base_url)
    # 11.3.-11.10.
    for component, others in _NOT_INHERITED_WITH.items():
        inherited = init.keys().isdisjoint(others) and not (type == "pattern" and component in _NEVER_IN_PATTERNS)
        if inherited:
            result[component] = process_a_base_url_string(components[component], type)


def url_components(url: URLRecord) -> Init:
    """Return the components of a URL as a pattern matches them."""
    return {
        "protocol": url.scheme,
        "username": url.username,
        "password": url.password,
        "hostname": "" if url.host is None else serialize_host(url.host),
        "port": "" if url.port is None else str(url.port),
        "pathname": serialize_url_path(url),
        "search": url.query or "",
        "hash": url.fragment or "",
    }


def process_a_base_url_string(string: str, type: Type) -> str:  # noqa: A002
    """https://urlpattern.spec.whatwg.org/#process-a-base-url-string."""
    # 2.-3.
    return escape_pattern_string(string) if type == "pattern" else string


def _against_base(pathname: str, type: Type, base_url: URLRecord | None) -> str:  # noqa: A002
    if base_url is None or base_url.has_an_opaque_path or is_an_absolute_pathname(pathname, type):
        return pathname
    # 18.2. A relative pathname follows the directory of the base URL.
    # 18.2.1.
    base_url_path = process_a_base_url_string(serialize_url_path(base_url), type)
    # 18.2.2.-18.2.3.
    return base_url_path[: base_url_path.rfind("/") + 1] + pathname


def is_an_absolute_pathname(string: str, type: Type) -> bool:  # noqa: A002
    """https://urlpattern.spec.whatwg.org/#is-an-absolute-pathname."""
    # 1.-3.
    if type == "url":
        return string.startswith("/")
    # 1.-2. and 4.-7.
    return string.startswith(("/", "\\/", "{/"))


def process_component_for_init(component: str, value: str, protocol: str, type: Type) -> str:  # noqa: A002
    """Run the "process … for init" of one component: https://urlpattern.spec.whatwg.org/#process-protocol-for-init."""
    # 1. The delimiter may be written or not.
    if component == "protocol":
        value = value.removesuffix(":")
    elif component == "search":
        value = value.removeprefix("?")
    elif component == "hash":
        value = value.removeprefix("#")
    # 2. A pattern is canonicalized where it is compiled.
    if type == "pattern":
        return value
    # 3.
    if component == "port":
        return canonicalize.canonicalize_a_port(value, protocol)
    if component == "pathname" and protocol != "" and protocol not in SPECIAL_SCHEMES:
        return canonicalize.canonicalize_an_opaque_pathname(value)
    return _CANONICALIZE[component](value)


_CANONICALIZE: Final = {
    "protocol": canonicalize.canonicalize_a_protocol,
    "username": canonicalize.canonicalize_a_username,
    "password": canonicalize.canonicalize_a_password,
    "hostname": canonicalize.canonicalize_a_hostname,
    "pathname": canonicalize.canonicalize_a_pathname,
    "search": canonicalize.canonicalize_a_search,
    "hash": canonicalize.canonicalize_a_hash,
}
