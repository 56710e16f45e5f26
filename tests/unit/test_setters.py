import pytest

from urlstd import URLRecord, parse_url
from urlstd.parsing.states import State
from urlstd.setters import NO_CREDENTIALS_OR_PORT, OPAQUE_PATH, SETTERS

Calls = list[tuple[str, State]]


def called(href: str, attribute: str, value: str) -> tuple[str | None, Calls, URLRecord]:
    """The refusal, what the parser was called with, and the record when it was."""
    url = parse_url(href)
    calls: Calls = []

    def parse(text: str, *, url: URLRecord, state_override: State) -> None:  # noqa: ARG001
        calls.append((text, state_override))

    return SETTERS[attribute](url, value, parse), calls, url


def test_nine_attributes_have_a_setter_of_steps() -> None:
    assert list(SETTERS) == [
        "protocol",
        "username",
        "password",
        "host",
        "hostname",
        "port",
        "pathname",
        "search",
        "hash",
    ]


@pytest.mark.parametrize(
    ("attribute", "value", "text", "state"),
    [
        ("protocol", "foo:bar", "foo:bar:", State.SCHEME_START),
        ("protocol", "", ":", State.SCHEME_START),
        ("host", "", "", State.HOST),
        ("host", "g:1", "g:1", State.HOST),
        ("hostname", "g", "g", State.HOSTNAME),
        ("port", "1", "1", State.PORT),
        ("pathname", "", "", State.PATH_START),
        ("search", "?a", "a", State.QUERY),
        ("search", "??a", "?a", State.QUERY),
        ("search", "?", "", State.QUERY),
        ("hash", "#a", "a", State.FRAGMENT),
        ("hash", "##", "#", State.FRAGMENT),
    ],
)
def test_a_setter_runs_the_parser_from_its_state(attribute: str, value: str, text: str, state: State) -> None:
    refusal, calls, _ = called("https://h:1/p?q#f", attribute, value)
    assert (refusal, calls) == (None, [(text, state)])


@pytest.mark.parametrize(
    ("attribute", "field", "emptied"), [("pathname", "path", []), ("search", "query", ""), ("hash", "fragment", "")]
)
def test_three_setters_empty_their_component_before(attribute: str, field: str, emptied: object) -> None:
    _, _, url = called("https://h/p?q#f", attribute, "x")
    assert getattr(url, field) == emptied


@pytest.mark.parametrize(("attribute", "field"), [("port", "port"), ("search", "query"), ("hash", "fragment")])
def test_the_empty_string_makes_a_component_null_without_the_parser(attribute: str, field: str) -> None:
    refusal, calls, url = called("https://h:1/p?q#f", attribute, "")
    assert (refusal, calls, getattr(url, field)) == (None, [], None)


@pytest.mark.parametrize(("attribute", "value"), [("username", "a:@é"), ("password", "a:@é")])
def test_credentials_are_encoded_without_the_parser(attribute: str, value: str) -> None:
    refusal, calls, url = called("https://h/", attribute, value)
    assert (refusal, calls, getattr(url, attribute)) == (None, [], "a%3A%40%C3%A9")


@pytest.mark.parametrize(
    ("href", "attribute", "refusal"),
    [
        *(("foo:a", attribute, OPAQUE_PATH) for attribute in ("host", "hostname", "pathname")),
        *(("foo:a", attribute, NO_CREDENTIALS_OR_PORT) for attribute in ("username", "password", "port")),
        *(("foo:///a", attribute, NO_CREDENTIALS_OR_PORT) for attribute in ("username", "password", "port")),
        *(("file://h/", attribute, NO_CREDENTIALS_OR_PORT) for attribute in ("username", "password", "port")),
    ],
)
def test_a_setter_that_refuses_says_why_and_does_nothing(href: str, attribute: str, refusal: str) -> None:
    said, calls, url = called(href, attribute, "1")
    assert (said, calls, url) == (refusal, [], parse_url(href))
