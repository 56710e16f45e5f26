import pytest
from hypothesis import given
from hypothesis import strategies as st

from urlstd import URLParseError, parse_url, validation_errors
from urlstd.writing.validity import validate, validity_to_json, verdict
from urlstd.writing.writing import Validity

VALID: list[tuple[str, str | None]] = [
    # absolute-URL string, special
    ("https://example.com", None),
    ("HTTPS://EXAMPLE.com/", None),
    ("https://example.com:443/a/./../b?q=?/#f/?", None),
    ("https://example.com:/", None),
    ("https://example.com:00000000000000000080/", None),
    ("ws://localhost/", None),
    ("https://ü.example/é?é#é", None),
    ("https://1.2.3.4/", None),
    ("https://[::1]/", None),
    ("https://example.com//a//", None),
    ("https://example.com/%41%zz".replace("%zz", "%7a"), None),
    # file
    ("file://", None),
    ("file:///", None),
    ("file:///C:/x", None),
    ("file://host", None),
    ("file://host/x", None),
    ("file://[::1]/x", None),
    # not special
    ("foo://", None),
    ("foo:///x", None),
    ("foo://h:80/x", None),
    ("foo://%41!$&'()*+,;=-._~é", None),
    ("foo://[::1]:1", None),
    ("foo:/", None),
    ("foo:/a/b", None),
    ("foo:", None),
    ("mailto:a@b?c#d", None),
    ("a+-.9:x", None),
    ("c:/x", None),
    # relative
    ("", "https://h/"),
    ("a", "https://h/"),
    ("a/b:c", "https://h/"),
    (".", "https://h/"),
    ("../%2e", "https://h/"),
    ("/a", "https://h/"),
    ("?a", "https://h/"),
    ("#a", "https://h/"),
    ("#", "mailto:x"),
    ("#a?b", "mailto:x"),
    ("//h/a", "https://x/"),
    ("//h", "file:///"),
    ("///a", "file:///"),
    ("//", "foo://h/"),
    ("//a:1/b", "foo://h/"),
    ("//a:1/b", "foo:/p"),
    ("1:a", "https://h/"),
    # IPv6
    *(
        (f"https://[{address}]/", None)
        for address in (
            "::", "1::", "::1", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1:2:3:4:5:6:1.2.3.4",
            "::1.2.3.4", "::ffff:255.255.255.255", "1::3:4:5:6:1.2.3.4", "abcd:EF01::", "0:0:0:0:0:0:0:0",
        )
    ),
]  # fmt: skip

DOMAIN = "valid domain"
IPV4 = "valid IPv4-address string"
IPV6 = "valid IPv6-address string"
PIECE = "valid IPv6-piece string"
OPAQUE = "valid opaque-host string"
PORT = "URL-port string"
SEGMENT = "URL-path-segment string"

INVALID: list[tuple[str, str | None, str, int, int, str]] = [
    ("", None, "URL-scheme string", 0, 0, "Without a base URL"),
    ("example.com", None, "URL-scheme string", 0, 0, "Without a base URL"),
    ("1a:x", None, "URL-scheme string", 0, 0, "Without a base URL"),
    (" https://h", None, "URL-scheme string", 0, 0, "Without a base URL"),
    ("https:h", None, "scheme-relative-special-URL string", 6, 6, "“//” has to follow"),
    ("https:h", "https://x/", "scheme-relative-special-URL string", 6, 6, "“//” has to follow"),
    ("https:/h", None, "scheme-relative-special-URL string", 6, 6, "“//” has to follow"),
    ("https://", None, "valid host string", 8, 8, "A host has to stand"),
    ("https:///a", None, "valid host string", 8, 8, "A host has to stand"),
    ("https://:80/", None, "valid host string", 8, 8, "A host has to stand"),
    ("https://u:p@h/", None, "scheme-relative-special-URL string", 8, 12, "credentials"),
    ("https://u@v@h/", None, "scheme-relative-special-URL string", 8, 12, "credentials"),
    ("https://a_b.example/", None, DOMAIN, 8, 11, "U+005F"),
    ("https://x.a_b.example/", None, DOMAIN, 10, 13, "U+005F"),
    ("https://ex%61mple.com/", None, DOMAIN, 8, 17, "U+0025"),
    ("https://example.com./", None, DOMAIN, 20, 20, "A label is empty."),
    ("https://h\\x", None, DOMAIN, 8, 11, "U+005C"),
    ("https://①.②.③.④/", None, DOMAIN, 8, 15, "ends in a number"),
    ("https://1.2.3/", None, IPV4, 8, 13, "four parts, not 3"),
    ("https://1.2.3.4.5/", None, IPV4, 8, 17, "four parts, not 5"),
    ("https://1.2.3.04/", None, IPV4, 14, 16, "without leading zeros"),
    ("https://1.2.3.256/", None, IPV4, 14, 17, "0 to 255"),
    ("https://1.2.3.4000/", None, IPV4, 14, 18, "0 to 255"),
    ("https://1..3.4/", None, IPV4, 10, 10, "0 to 255"),
    ("https://a.2/", None, IPV4, 8, 9, "0 to 255"),
    ("https://0x7f.1/", None, IPV4, 8, 12, "0 to 255"),
    ("https://[::1/", None, IPV6, 8, 12, "“]” has to end"),
    ("https://[::1]x/", None, IPV6, 8, 14, "“]” has to end"),
    ("https://[]/", None, PIECE, 9, 9, "one to four"),
    ("https://[1:2:3]/", None, IPV6, 9, 14, "eight pieces, not 3"),
    ("https://[1:2:3:4:5:6:7:8:9]/", None, IPV6, 9, 26, "eight pieces, not 9"),
    ("https://[1:2:3:4:5:6:7:1.2.3.4]/", None, IPV6, 9, 30, "eight pieces, not 9"),
    ("https://[1.2.3.4]/", None, IPV6, 9, 16, "eight pieces, not 2"),
    ("https://[1:2:3:4::5:6:7:8]/", None, IPV6, 9, 25, "at most seven pieces, not 8"),
    ("https://[::1::]/", None, PIECE, 13, 13, "one to four"),
    ("https://[:::]/", None, PIECE, 11, 11, "one to four"),
    ("https://[1:]/", None, PIECE, 11, 11, "one to four"),
    ("https://[::01]/", None, PIECE, 11, 13, "without leading zeros"),
    ("https://[::12345]/", None, PIECE, 11, 16, "one to four"),
    ("https://[::g]/", None, PIECE, 11, 12, "hexadecimal"),
    ("https://[1.2.3.4::]/", None, PIECE, 9, 16, "hexadecimal"),
    ("https://[::1.2.3]/", None, IPV4, 11, 16, "four parts, not 3"),
    ("https://[::1%25eth0]/", None, PIECE, 11, 19, "hexadecimal"),
    ("https://h:8a/", None, PORT, 10, 12, "digits 0 to 9"),
    ("https://h:８０/", None, PORT, 10, 12, "digits 0 to 9"),
    ("https://h:65536/", None, PORT, 10, 15, "at most 65535"),
    ("https://h:" + "9" * 5000, None, PORT, 10, 5010, "at most 65535"),
    ("https://[::1]:8:0/", None, PORT, 14, 17, "digits 0 to 9"),
    ("https://h/a b", None, SEGMENT, 11, 12, "U+0020"),
    ("https://h/a/[", None, SEGMENT, 12, 13, "U+005B"),
    ("https://h/\\", None, SEGMENT, 10, 11, "U+005C"),
    ("https://h/%", None, SEGMENT, 10, 11, "two hexadecimal digits"),
    ("https://h/%4g", None, SEGMENT, 10, 11, "two hexadecimal digits"),
    ("https://h/\ufdd0", None, SEGMENT, 10, 11, "U+FDD0"),
    ("https://h/\ud800", None, SEGMENT, 10, 11, "U+D800 is a surrogate"),
    ("https://h?a\tb#c d", None, "URL-query string", 11, 12, "U+0009"),
    ("https://h?é\x80", None, "URL-query string", 11, 12, "U+0080"),
    ("https://h#a#b", None, "URL-fragment string", 11, 12, "U+0023"),
    ("file:/x", None, "scheme-relative-file-URL string", 5, 5, "“//” has to follow"),
    ("file:x", "file:///", "scheme-relative-file-URL string", 5, 5, "“//” has to follow"),
    ("file://h:80/", None, DOMAIN, 7, 11, "U+003A"),
    ("file://u@h/", None, "scheme-relative-file-URL string", 7, 9, "credentials"),
    ("file:///C|/", None, SEGMENT, 9, 10, "U+007C"),
    ("foo://:80/", None, OPAQUE, 6, 6, "before “:”"),
    ("foo://a b/", None, OPAQUE, 7, 8, "U+0020"),
    ("foo://u@h/", None, "scheme-relative-URL string", 6, 8, "credentials"),
    ("foo://[1]/", None, IPV6, 7, 8, "eight pieces, not 1"),
    ("foo://h:x/", None, PORT, 8, 9, "digits"),
    ("foo:/a b", None, SEGMENT, 6, 7, "U+0020"),
    ("foo:a b", None, "opaque-path-URL string", 5, 6, "U+0020"),
    ("a", "mailto:x", "relative-URL-with-fragment string", 0, 1, "opaque path"),
    ("", "mailto:x", "relative-URL-with-fragment string", 0, 0, "opaque path"),
    ("?a#b", "mailto:x", "relative-URL-with-fragment string", 0, 2, "opaque path"),
    ("# ", "mailto:x", "URL-fragment string", 1, 2, "U+0020"),
    ("a b", "https://h/", SEGMENT, 1, 2, "U+0020"),
    ("/\\", "https://h/", SEGMENT, 1, 2, "U+005C"),
    ("?[", "https://h/", "URL-query string", 1, 2, "U+005B"),
    ("//", "https://h/", "valid host string", 2, 2, "A host"),
    ("//a b", "foo://h/", OPAQUE, 3, 4, "U+0020"),
    ("//a b", "file:///", DOMAIN, 2, 5, "U+0020"),
]  # fmt: skip


@pytest.mark.parametrize("url, base", VALID)
def test_valid_url_strings(url: str, base: str | None) -> None:
    assert validate(url, base) == Validity(True)


@pytest.mark.parametrize("url, base", VALID)
def test_valid_url_strings_are_parsed_without_validation_errors(url: str, base: str | None) -> None:
    assert validation_errors(url, base) == ()
    parse_url(url, base)


@pytest.mark.parametrize("url, base, production, start, end, message", INVALID)
def test_where_and_by_which_production_a_string_is_invalid(
    url: str, base: str | None, production: str, start: int, end: int, message: str
) -> None:
    validity = validate(url, base)
    assert (validity.valid, validity.production, validity.start, validity.end) == (False, production, start, end)
    assert message in validity.message


def test_the_first_of_many_faults_is_told() -> None:
    assert validate("https://a_b/ ? # ").production == DOMAIN
    assert validate("https://h/ ? # ").production == SEGMENT
    assert validate("https://h/? # ").production == "URL-query string"


def test_a_pair_of_surrogates_is_one_code_point() -> None:
    assert validate("https://h/\ud83d\udca9").valid
    assert validate("https://h/\ud83d\udca9\ud83d").start == 11


def test_a_base_may_be_a_record() -> None:
    assert validate("a", parse_url("https://h/")).valid


def test_a_base_that_cannot_be_parsed() -> None:
    with pytest.raises(URLParseError):
        validate("a", "b")


def test_the_production_has_an_address() -> None:
    assert validate("https://h").anchor is None
    assert validate("https://1.2").anchor == "https://url.spec.whatwg.org/#valid-ipv4-address-string"


def test_validity_to_json() -> None:
    assert validity_to_json(validate("foo:a b")) == {
        "valid": False,
        "production": "opaque-path-URL string",
        "anchor": "https://url.spec.whatwg.org/#opaque-path-url-string",
        "start": 5,
        "end": 6,
        "message": "U+0020 is not a URL code point: it has to be percent-encoded.",
    }
    assert validity_to_json(Validity(True))["production"] is None


def outcome(url: str, base: str | None) -> tuple[bool, bool]:
    try:
        parse_url(url, base)
    except URLParseError:
        return False, True
    return True, bool(validation_errors(url, base))


@pytest.mark.parametrize(
    "url, words",
    [
        ("https://h/", "Valid to write, and parsed"),
        ("https://u@h/", "the parser reports validation errors"),
        ("https://", "the parser returns failure"),
        ("foo:\ud800", "lone surrogates are replaced"),
    ],
)
def test_the_verdict(url: str, words: str) -> None:
    assert words in verdict(validate(url), *outcome(url, None))


PIECES = st.sampled_from(
    [
        *(
            "https:",
            "HTTP:",
            "file:",
            "foo:",
            "/",
            "//",
            "?",
            "#",
            "h",
            "ü",
            ".",
            "..",
            "%41",
            "%",
            ":",
            ":80",
            "@",
            "[",
        ),
        *("]", "::1", "1", "1.2.3.4", "0", "a_b", "|", "\\", " ", "\t", "C:", "localhost", "\xad", "\ufdd0", "xn--a"),
    ]
)


@given(
    st.lists(PIECES, max_size=9).map("".join),
    st.sampled_from([None, "https://h/a/b", "file:///C:/a", "foo://h/a", "foo:/a", "mailto:x"]),
)
def test_valid_is_what_the_parser_reports_nothing_for(url: str, base: str | None) -> None:
    parsed, errors = outcome(url, base)
    assert validate(url, base).valid is (parsed and not errors)
