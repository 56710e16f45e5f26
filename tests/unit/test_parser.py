import pytest

from urlstd import URLParseError, URLRecord, parse_url, validation_errors
from urlstd.encodings.encoding import UnknownEncodingError
from urlstd.parsing import parser
from urlstd.parsing.parser import BasicURLParser, basic_url_parse
from urlstd.parsing.states import State


def test_most_urls_need_no_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parser, "BasicURLParser", None)
    base = parse_url("https://h/a/b")
    for text, href in (("https://x/y?z", "https://x/y?z"), ("../é", "https://h/%C3%A9")):
        assert str(parse_url(text, base)) == str(basic_url_parse(text, base)) == href


def test_the_machine_reads_the_rest() -> None:
    for text, href in ((" https://x", "https://x/"), ("https:\\\\x", "https://x/"), ("file:x", "file:///x")):
        assert str(parse_url(text)) == str(basic_url_parse(text)) == href


def test_a_record_is_made_new_each_time() -> None:
    base = parse_url("https://h/a/b")
    one, other = parse_url("", base), parse_url("", base)
    assert one == other == base
    assert one is not other
    assert isinstance(one.path, list)
    assert one.path is not base.path


@pytest.mark.parametrize("base", ["https://h/a", parse_url("https://h/a")])
def test_a_base_is_a_string_or_a_record(base: str | URLRecord) -> None:
    assert str(parse_url("b", base)) == "https://h/b"
    assert [error.name for error in validation_errors("<", base)] == ["invalid-URL-unit"]


def test_an_empty_base_is_a_base_that_cannot_be_parsed() -> None:
    with pytest.raises(URLParseError) as failure:
        parse_url("https://h/", "")
    assert (failure.value.input, failure.value.base) == ("", None)
    assert [error.name for error in validation_errors("https://h/", "")] == ["missing-scheme-non-relative-URL"]


def test_a_failing_base_gives_its_own_errors() -> None:
    assert validation_errors("<", "https://u@h:x") == validation_errors("https://u@h:x")


def test_a_base_that_parses_keeps_its_errors_to_itself() -> None:
    assert validation_errors("x", " https://u@h/<") == ()


@pytest.mark.parametrize(
    ("text", "href"),
    [("https://h/\ud800", "https://h/%EF%BF%BD"), ("https://h/\ud83d\udca9", "https://h/%F0%9F%92%A9")],
)
def test_surrogates_are_made_scalar_values_first(text: str, href: str) -> None:
    assert str(parse_url(text)) == href


def test_a_failure_carries_the_input_as_it_was_given() -> None:
    with pytest.raises(URLParseError) as failure:
        parse_url(" \ud800")
    assert failure.value.input == " \ud800"


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("https://h/?é", "%E9"),
        ("foo://h/?é", "%C3%A9"),  # not special
        ("ws://h/?é", "%C3%A9"),
        ("wss://h/?é", "%C3%A9"),
        ("ftp://h/?é", "%E9"),
        ("https://h/?☕", "%26%239749%3B"),
    ],
)
def test_an_encoding_counts_for_the_query_of_a_special_url_that_is_no_websocket(text: str, query: str) -> None:
    url = parse_url(f"{text}#é", encoding="windows-1252")
    assert (url.query, url.fragment) == (query, "%C3%A9")


def test_an_unknown_encoding_is_an_error_of_the_caller() -> None:
    for parse in (parse_url, validation_errors):
        with pytest.raises(UnknownEncodingError, match="no-such"):
            parse("a:b", encoding="no-such")


def test_the_basic_parser_returns_none_for_failure() -> None:
    assert basic_url_parse("x") is None
    assert str(basic_url_parse("a:b")) == "a:b"
    assert str(basic_url_parse("?é", parse_url("https://h"), "windows-1252")) == "https://h/?%E9"


def test_the_basic_parser_changes_the_url_that_it_is_given() -> None:
    url = parse_url("https://h/")
    assert basic_url_parse("80x", url=url, state_override=State.PORT) is url
    assert basic_url_parse("x", url=url, state_override=State.PORT) is None
    assert str(url) == "https://h:80/"


def test_with_a_url_but_no_override_the_whole_input_is_read_into_it() -> None:
    url = URLRecord()
    assert basic_url_parse("https://h/ ", url=url) is url
    assert str(url) == "https://h/%20"  # untrimmed


@pytest.mark.parametrize(
    ("text", "override", "outcome"),
    [
        ("https://h", None, "parsed"),
        ("x", None, "failure"),
        ("x", State.HOST, "returned"),
        ("x:", State.HOSTNAME, "failure"),
        ("x", State.FRAGMENT, "parsed"),
    ],
)
def test_the_machine_ends_in_one_of_three_ways(text: str, override: State | None, outcome: str) -> None:
    url = None if override is None else parse_url("https://h/")
    assert BasicURLParser(text, url=url, state_override=override).run() == outcome


@pytest.mark.parametrize("encoding", ["utf-8", "windows-1252"])  # by the lanes, and by the machine
@pytest.mark.parametrize("base", ["https://u:p@h/a/b?q", "file:///C:/a/b?q", "foo://h/a/b?q"])
@pytest.mark.parametrize("text", ["", "x", "/x", "../x", "?x", "#x"])
def test_what_is_done_to_a_record_does_not_come_back_through_its_base(text: str, base: str, encoding: str) -> None:
    url = parse_url(text, base, encoding=encoding)
    before = str(url)
    assert isinstance(url.path, list)
    url.path.append("changed")
    url.username = url.query = "changed"
    assert str(parse_url(text, base, encoding=encoding)) == before
