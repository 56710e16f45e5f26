"""Writing: the table of validation errors, one occurrence of one, and failure.

https://url.spec.whatwg.org/#writing

    ValueError
    └── URLParseError      what the public functions raise when the parser returns failure
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from urlstd.languages import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from urlstd.parsing.states import State

_STANDARD: Final = "https://url.spec.whatwg.org/"
_SHOWN: Final = 80  # code points of an input that a message quotes at most


class Fails(Enum):
    """Whether a validation error ends the parser: the table's "Failure" column."""

    NEVER = "never"
    SOMETIMES = "sometimes"
    ALWAYS = "always"


class Example(NamedTuple):
    """An input, and perhaps a base URL, whose parse reports the error."""

    input: str
    base: str | None = None


class ErrorType(Enum):
    """The validation errors, row for row as in the Standard's table.

    The value is the Standard's name. `section` is the table's heading, `fails` says whether the error ends
    the parser, `description` says in plain words what is wrong, `example` triggers the error, and `written` is how
    what that example was meant to say is written without it.
    """

    section: str
    fails: Fails
    description: str
    example: Example
    written: Example

    def __new__(  # noqa: PLR0913, PLR0917 - the row
        cls, name: str, section: str, fails: Fails, description: str, example: Example, written: Example
    ) -> ErrorType:
        """Make a member whose value is `name` and which carries the rest of the row."""
        member = object.__new__(cls)
        member._value_ = name
        member.section, member.fails, member.description = section, fails, description
        member.example, member.written = example, written
        return member

    @property
    def anchor(self) -> str:
        """The address of the error's row in the Standard."""
        if self is ErrorType.DOMAIN_TO_ASCII:
            return f"{_STANDARD}#validation-error-domain-to-ascii"
        return f"{_STANDARD}#{self.value.lower()}"

    DOMAIN_TO_ASCII = (
        "domain-to-ASCII",
        "IDNA",
        Fails.SOMETIMES,
        "The domain breaks a rule of strict Unicode ToASCII: a code point, hyphen, length or empty label that a "
        "registrable name cannot have. It ends the parser only where the lenient rules are broken as well.",
        Example("https://a_b.example/"),
        Example("https://a-b.example/"),
    )
    DOMAIN_PERCENT_ENCODED = (
        "domain-percent-encoded",
        "Host parsing",
        Fails.NEVER,
        "The host of a special URL is written with percent-encoded bytes.",
        Example("https://ex%61mple.org/"),
        Example("https://example.org/"),
    )
    HOST_INVALID_CODE_POINT = (
        "host-invalid-code-point",
        "Host parsing",
        Fails.ALWAYS,
        "The opaque host of a URL that is not special contains a forbidden host code point.",
        Example("foo://exa[mple.org/"),
        Example("foo://exa%5Bmple.org/"),
    )
    IPV4_EMPTY_PART = (
        "IPv4-empty-part",
        "Host parsing",
        Fails.NEVER,
        "The IPv4 address ends with a dot.",
        Example("https://127.0.0.1./"),
        Example("https://127.0.0.1/"),
    )
    IPV4_TOO_FEW_PARTS = (
        "IPv4-too-few-parts",
        "Host parsing",
        Fails.NEVER,
        "The IPv4 address has fewer than four parts; the last one fills the missing bytes.",
        Example("https://127.1/"),
        Example("https://127.0.0.1/"),
    )
    IPV4_TOO_MANY_PARTS = (
        "IPv4-too-many-parts",
        "Host parsing",
        Fails.ALWAYS,
        "The IPv4 address has more than four parts.",
        Example("https://1.2.3.4.5/"),
        Example("https://1.2.3.4/"),
    )
    IPV4_NON_NUMERIC_PART = (
        "IPv4-non-numeric-part",
        "Host parsing",
        Fails.ALWAYS,
        "The host ends in a number, so it is an IPv4 address, but one of its parts is not a number.",
        Example("https://test.42/"),
        Example("https://test.example/"),
    )
    IPV4_NON_DECIMAL_PART = (
        "IPv4-non-decimal-part",
        "Host parsing",
        Fails.NEVER,
        "A part of the IPv4 address is written in hexadecimal or octal.",
        Example("https://127.0.0x0.1/"),
        Example("https://127.0.0.1/"),
    )
    IPV4_OUT_OF_RANGE_PART = (
        "IPv4-out-of-range-part",
        "Host parsing",
        Fails.SOMETIMES,
        "A part of the IPv4 address is greater than 255. Only the last part may be, if it fits the bytes left to it.",
        Example("https://255.255.4000.1/"),
        Example("https://255.255.250.1/"),
    )
    IPV4_NON_ASCII_INPUT = (
        "IPv4-non-ASCII-input",
        "Host parsing",
        Fails.NEVER,
        "The IPv4 address is written with non-ASCII code points, which IDNA mapped to digits and dots.",
        Example("https://①.②.③.④/"),
        Example("https://1.2.3.4/"),
    )
    IPV6_UNCLOSED = (
        "IPv6-unclosed",
        "Host parsing",
        Fails.ALWAYS,
        "The host begins with “[” but does not end with “]”.",
        Example("https://[::1/"),
        Example("https://[::1]/"),
    )
    IPV6_INVALID_COMPRESSION = (
        "IPv6-invalid-compression",
        "Host parsing",
        Fails.ALWAYS,
        "The IPv6 address begins with a single colon.",
        Example("https://[:1]/"),
        Example("https://[::1]/"),
    )
    IPV6_TOO_MANY_PIECES = (
        "IPv6-too-many-pieces",
        "Host parsing",
        Fails.ALWAYS,
        "The IPv6 address has more than eight pieces.",
        Example("https://[1:2:3:4:5:6:7:8:9]/"),
        Example("https://[1:2:3:4:5:6:7:8]/"),
    )
    IPV6_MULTIPLE_COMPRESSION = (
        "IPv6-multiple-compression",
        "Host parsing",
        Fails.ALWAYS,
        "The IPv6 address is compressed with “::” more than once.",
        Example("https://[1::1::1]/"),
        Example("https://[1::1:0:1]/"),
    )
    IPV6_INVALID_CODE_POINT = (
        "IPv6-invalid-code-point",
        "Host parsing",
        Fails.ALWAYS,
        "The IPv6 address contains something other than hexadecimal digits and colons, "
        "has a piece of more than four digits, or ends with a single colon.",
        Example("https://[1:2:3!:4]/"),
        Example("https://[1:2:3::4]/"),
    )
    IPV6_TOO_FEW_PIECES = (
        "IPv6-too-few-pieces",
        "Host parsing",
        Fails.ALWAYS,
        "The IPv6 address is not compressed and has fewer than eight pieces.",
        Example("https://[1:2:3]/"),
        Example("https://[1:2::3]/"),
    )
    IPV6_PIECE_LEADING_ZERO = (
        "IPv6-piece-leading-zero",
        "Host parsing",
        Fails.NEVER,
        "A piece of the IPv6 address is written with leading zeros.",
        Example("https://[::01]/"),
        Example("https://[::1]/"),
    )
    IPV4_IN_IPV6_TOO_MANY_PIECES = (
        "IPv4-in-IPv6-too-many-pieces",
        "Host parsing",
        Fails.ALWAYS,
        "An IPv4 address follows more than six pieces of the IPv6 address.",
        Example("https://[1:1:1:1:1:1:1:127.0.0.1]/"),
        Example("https://[1:1:1:1:1:1:127.0.0.1]/"),
    )
    IPV4_IN_IPV6_INVALID_CODE_POINT = (
        "IPv4-in-IPv6-invalid-code-point",
        "Host parsing",
        Fails.ALWAYS,
        "The IPv4 address inside the IPv6 address has an empty part, a part that is not a decimal number, "
        "a leading zero, or more than four parts.",
        Example("https://[ffff::.0.0.1]/"),
        Example("https://[ffff::127.0.0.1]/"),
    )
    IPV4_IN_IPV6_OUT_OF_RANGE_PART = (
        "IPv4-in-IPv6-out-of-range-part",
        "Host parsing",
        Fails.ALWAYS,
        "A part of the IPv4 address inside the IPv6 address is greater than 255.",
        Example("https://[ffff::127.0.0.4000]/"),
        Example("https://[ffff::127.0.0.40]/"),
    )
    IPV4_IN_IPV6_TOO_FEW_PARTS = (
        "IPv4-in-IPv6-too-few-parts",
        "Host parsing",
        Fails.ALWAYS,
        "The IPv4 address inside the IPv6 address has fewer than four parts.",
        Example("https://[ffff::127.0.0]/"),
        Example("https://[ffff::127.0.0.1]/"),
    )
    INVALID_URL_UNIT = (
        "invalid-URL-unit",
        "URL parsing",
        Fails.NEVER,
        "A code point stands where it may not be written as it is, or “%” is not followed by two hexadecimal digits.",
        Example("https://example.org/>"),
        Example("https://example.org/%3E"),
    )
    SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS = (
        "special-scheme-missing-following-solidus",
        "URL parsing",
        Fails.NEVER,
        "A special scheme and its colon are not followed by exactly “//”.",
        Example("https:example.org"),
        Example("https://example.org"),
    )
    MISSING_SCHEME_NON_RELATIVE_URL = (
        "missing-scheme-non-relative-URL",
        "URL parsing",
        Fails.ALWAYS,
        "The input has no scheme, and there is no base URL that it could be relative to.",
        Example("💩"),
        Example("https://example.org/💩"),
    )
    INVALID_REVERSE_SOLIDUS = (
        "invalid-reverse-solidus",
        "URL parsing",
        Fails.NEVER,
        "A special URL is written with “\\” where “/” is meant.",
        Example("https://example.org\\path\\to\\file"),
        Example("https://example.org/path/to/file"),
    )
    INVALID_CREDENTIALS = (
        "invalid-credentials",
        "URL parsing",
        Fails.NEVER,
        "The URL contains credentials: what stands before an “@” in the authority.",
        Example("https://user@example.org/"),
        Example("https://example.org/"),
    )
    HOST_MISSING = (
        "host-missing",
        "URL parsing",
        Fails.ALWAYS,
        "A host is required here, and there is none.",
        Example("https://#fragment"),
        Example("https://example.org/#fragment"),
    )
    PORT_OUT_OF_RANGE = (
        "port-out-of-range",
        "URL parsing",
        Fails.ALWAYS,
        "The port is greater than 65535.",
        Example("https://example.org:70000/"),
        Example("https://example.org:7000/"),
    )
    PORT_INVALID = (
        "port-invalid",
        "URL parsing",
        Fails.ALWAYS,
        "The port contains something other than digits.",
        Example("https://example.org:7z/"),
        Example("https://example.org:7/"),
    )
    FILE_INVALID_WINDOWS_DRIVE_LETTER = (
        "file-invalid-Windows-drive-letter",
        "URL parsing",
        Fails.NEVER,
        "The input is a relative URL that begins with a Windows drive letter, and the base is a “file:” URL.",
        Example("c|/path/to/file", "file:///c:/"),
        Example("/c:/path/to/file", "file:///c:/"),
    )
    FILE_INVALID_WINDOWS_DRIVE_LETTER_HOST = (
        "file-invalid-Windows-drive-letter-host",
        "URL parsing",
        Fails.NEVER,
        "A “file:” URL has a Windows drive letter where its host belongs.",
        Example("file://c:/"),
        Example("file:///c:/"),
    )


class ValidationError(NamedTuple):
    """One occurrence of a validation error.

    Attributes:
        type: The row of the table.
        start: Where the text at fault begins, in code points of the input as it was given.
        end: Where it ends (exclusive). Equal to `start` where something is missing.
        fatal: Whether this occurrence made the parser return failure.
        state: The state of the machine in which it arose; `None` before the machine runs.
        step: The 0-based run of the machine, one code point a run; `None` before the machine runs.
        detail: What exactly is wrong, where more is known than the row says.
    """

    type: ErrorType
    start: int
    end: int
    fatal: bool = False
    state: State | None = None
    step: int | None = None
    detail: str | None = None

    @property
    def name(self) -> str:
        """The Standard's name of the error."""
        return str(self.type.value)

    def __str__(self) -> str:
        text = message(
            "{name} at {start}–{end}: {description}",
            name=self.name,
            start=self.start,
            end=self.end,
            description=message(self.type.description),
        )
        return f"{text} {self.detail}" if self.detail else text


class Failure(Exception):  # noqa: N818 - the Standard's word
    """The Standard's "return failure", inside the package only."""


class URLParseError(ValueError):
    """The URL parser returned failure.

    Attributes:
        input: The string that could not be parsed.
        base: The base URL it was parsed against, as given; `None` without one.
        errors: Every validation error in order, the fatal one last. Empty where the Standard fails silently.
    """

    def __init__(
        self,
        input: str,  # noqa: A002
        base: str | None,
        errors: tuple[ValidationError, ...] | Callable[[], tuple[ValidationError, ...]],
    ) -> None:
        self.input, self.base = input, base
        self._errors = errors
        super().__init__(input, base)

    @property
    def errors(self) -> tuple[ValidationError, ...]:
        """Made when first asked for: an input may have a million of them."""
        if callable(self._errors):
            self._errors = self._errors()
        return self._errors

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.input, self.base, self.errors)

    def __str__(self) -> str:
        fatal = next((error for error in reversed(self.errors) if error.fatal), None)
        return self._what() + (f": {fatal}" if fatal else "")

    def _what(self) -> str:
        if self.base is None:
            return message("cannot parse {input}", input=_quoted(self.input))
        return message(
            "cannot parse {input} against the base {base}", input=_quoted(self.input), base=_quoted(self.base)
        )


def _quoted(text: str) -> str:
    """Return `text` as an ASCII literal, shortened in the middle where it is long."""
    if len(text) <= _SHOWN:
        return ascii(text)
    half = _SHOWN // 2
    return message("{start!a} … {end!a} ({count} code points)", start=text[:half], end=text[-half:], count=len(text))
