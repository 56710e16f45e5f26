import pickle
import re

import pytest

from urlstd import ErrorType, State, URLParseError, ValidationError, parse_url, validation_errors
from urlstd.errors import Fails
from urlstd.writing.validity import validate
from urlstd.writing.writing import Validity

# The Standard's table, row by row: name, section, whether it ends the parser.
TABLE = [
    ("domain-to-ASCII", "IDNA", "sometimes"),
    ("domain-percent-encoded", "Host parsing", "never"),
    ("host-invalid-code-point", "Host parsing", "always"),
    ("IPv4-empty-part", "Host parsing", "never"),
    ("IPv4-too-few-parts", "Host parsing", "never"),
    ("IPv4-too-many-parts", "Host parsing", "always"),
    ("IPv4-non-numeric-part", "Host parsing", "always"),
    ("IPv4-non-decimal-part", "Host parsing", "never"),
    ("IPv4-out-of-range-part", "Host parsing", "sometimes"),
    ("IPv4-non-ASCII-input", "Host parsing", "never"),
    ("IPv6-unclosed", "Host parsing", "always"),
    ("IPv6-invalid-compression", "Host parsing", "always"),
    ("IPv6-too-many-pieces", "Host parsing", "always"),
    ("IPv6-multiple-compression", "Host parsing", "always"),
    ("IPv6-invalid-code-point", "Host parsing", "always"),
    ("IPv6-too-few-pieces", "Host parsing", "always"),
    ("IPv6-piece-leading-zero", "Host parsing", "never"),
    ("IPv4-in-IPv6-too-many-pieces", "Host parsing", "always"),
    ("IPv4-in-IPv6-invalid-code-point", "Host parsing", "always"),
    ("IPv4-in-IPv6-out-of-range-part", "Host parsing", "always"),
    ("IPv4-in-IPv6-too-few-parts", "Host parsing", "always"),
    ("invalid-URL-unit", "URL parsing", "never"),
    ("special-scheme-missing-following-solidus", "URL parsing", "never"),
    ("missing-scheme-non-relative-URL", "URL parsing", "always"),
    ("invalid-reverse-solidus", "URL parsing", "never"),
    ("invalid-credentials", "URL parsing", "never"),
    ("host-missing", "URL parsing", "always"),
    ("port-out-of-range", "URL parsing", "always"),
    ("port-invalid", "URL parsing", "always"),
    ("file-invalid-Windows-drive-letter", "URL parsing", "never"),
    ("file-invalid-Windows-drive-letter-host", "URL parsing", "never"),
]


def test_the_enumeration_is_the_standard_s_table_row_for_row() -> None:
    assert [(error.value, error.section, error.fails.value) for error in ErrorType] == TABLE


def test_there_are_31_rows_and_no_name_twice() -> None:
    assert len(ErrorType.__members__) == len({error.value for error in ErrorType}) == 31


def test_no_two_rows_share_a_description_or_an_example() -> None:
    assert len({error.description for error in ErrorType}) == 31
    assert len({error.example for error in ErrorType}) == 31


@pytest.mark.parametrize("error", ErrorType, ids=lambda error: error.value)
def test_every_row_is_triggered_by_its_own_example(error: ErrorType) -> None:
    found = [occurrence for occurrence in validation_errors(*error.example) if occurrence.type is error]
    assert found
    if error.fails is not Fails.SOMETIMES:
        assert {occurrence.fatal for occurrence in found} == {error.fails is Fails.ALWAYS}


@pytest.mark.parametrize(
    ("error", "ends_the_parser", "does_not"),
    [
        (ErrorType.DOMAIN_TO_ASCII, "https://a b/", "https://a_b/"),
        (ErrorType.IPV4_OUT_OF_RANGE_PART, "https://256.1/", "https://1.256/"),
    ],
)
def test_two_rows_end_the_parser_only_sometimes(error: ErrorType, ends_the_parser: str, does_not: str) -> None:
    fatal = [
        [found.fatal for found in validation_errors(text) if found.type is error]
        for text in (ends_the_parser, does_not)
    ]
    assert fatal == [[True], [False]]


@pytest.mark.parametrize("error", ErrorType, ids=lambda error: error.value)
def test_the_anchor_is_the_name_in_lower_case_but_for_one(error: ErrorType) -> None:
    expected = error.value.lower() if error is not ErrorType.DOMAIN_TO_ASCII else "validation-error-domain-to-ascii"
    assert error.anchor == f"https://url.spec.whatwg.org/#{expected}"


def test_an_error_names_its_row_and_says_what_and_where() -> None:
    error = ValidationError(ErrorType.PORT_INVALID, 3, 4, True, State.PORT, 9)
    assert error.name == "port-invalid"
    assert str(error) == f"port-invalid at 3–4: {ErrorType.PORT_INVALID.description}"


def test_an_error_adds_what_more_is_known() -> None:
    (error,) = validation_errors("https://a_b/")
    assert error.detail
    assert str(error).endswith(f"{ErrorType.DOMAIN_TO_ASCII.description} {error.detail}")


def test_failure_is_a_value_error_with_the_input_the_base_and_the_errors() -> None:
    with pytest.raises(ValueError, match="cannot parse") as caught:
        parse_url("https://h:x", "https://b")
    failure = caught.value
    assert isinstance(failure, URLParseError)
    assert (failure.input, failure.base) == ("https://h:x", "https://b")
    assert failure.errors == validation_errors("https://h:x", "https://b")
    assert str(failure) == (
        "cannot parse 'https://h:x' against the base 'https://b': "
        "port-invalid at 10–11: The port contains something other than digits."
    )


def test_a_failure_is_made_of_errors_that_are_given_or_made_when_asked_for() -> None:
    errors = validation_errors("a")
    made = []
    later = URLParseError("a", None, lambda: made.append(1) or errors)  # type: ignore[func-returns-value]
    assert not made
    assert later.errors is later.errors
    assert made == [1]
    assert later.errors == URLParseError("a", None, errors).errors == errors


def test_a_failure_without_errors_says_only_what_could_not_be_parsed() -> None:
    assert str(URLParseError("a", None, ())) == "cannot parse 'a'"


def test_a_failure_survives_pickling() -> None:
    with pytest.raises(URLParseError) as caught:
        parse_url("https://\ud800")
    copy = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own
    assert (copy.input, copy.base, copy.errors) == ("https://\ud800", None, caught.value.errors)


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("é\ud800\n", re.escape(r"'\xe9\ud800\n'")),
        ("a" * 80, f"'{'a' * 80}'"),
        ("a" * 81, rf"'{'a' * 40}' … '{'a' * 40}' \(81 code points\)"),
    ],
)
def test_the_message_quotes_in_ascii_and_shortens_in_the_middle(text: str, quoted: str) -> None:
    with pytest.raises(URLParseError, match=rf"\Acannot parse {quoted}: missing-scheme"):
        parse_url(text)


@pytest.mark.parametrize("error", ErrorType, ids=lambda error: error.value)
def test_what_is_written_correctly_is_valid_and_free_of_any_error(error: ErrorType) -> None:
    assert error.written != error.example
    assert validation_errors(*error.written) == ()
    assert validate(*error.written) == Validity(True)
