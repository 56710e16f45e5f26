import json
from typing import Any

import pytest

from urlstd import parse_url, validation_errors
from urlstd.errors import URLParseError
from urlstd.report import answer
from urlstd.what_if import RULES, parse_without

HARD = [
    ("https://u@ser:pass@EXAMPLE.com:443/a/../b c?q=é#f", None),
    (" \thttps:example.org\\a\n", None),
    ("file:///C|/../x", None),
    ("foo://é:1/%2e/x", None),
    ("//１.2.3/?'#", "wss://h/a/b"),
    ("C|", "file:///D:/x"),
    ("https://[::1", None),
    ("x", "no base"),
]


def href(rule: str, text: str, base: str | None = None) -> str | None:
    return parse_without([rule], text, base).href


@pytest.mark.parametrize(("text", "base"), HARD)
def test_without_any_rule_less_it_is_the_parser(text: str, base: str | None) -> None:
    result = parse_without([], text, base)
    assert result.errors == validation_errors(text, base)
    if result.record is None:
        with pytest.raises(URLParseError):
            parse_url(text, base)
    else:
        assert result.record == parse_url(text, base)


@pytest.mark.parametrize(
    ("rule", "text", "without"),
    [
        ("special", "foo://EXAMPLE.com:80\\a/../b", "foo://example.com:80/b"),
        ("special", "https://EXAMPLE.com:443/a\\b", "https://EXAMPLE.com:443/a\\b"),
        ("special", "https:", "https:"),
        ("ends", "https://h/#x ", "https://h/#x%20"),
        ("ends", " https://h/", None),
        ("tabs", "https://h/a\tb", "https://h/a%09b"),
        ("tabs", "ht\ntps://h/", None),
        ("lowercase", "HTTPS://EXAMPLE.com", "HTTPS://EXAMPLE.com"),
        ("dots", "https://h/a/../b/%2e", "https://h/a/../b/%2e"),
        ("drives", "file:///C|/../x", "file:///x"),
        ("encoding", "https://u é@h/ é?'é#`", "https://u é@h/ é?'é#`"),
        ("encoding", "foo://é/%41", "foo://é/%41"),
        ("encoding", "foo:é", "foo:é"),
        ("domains", "https://EXAMPLE.☕/", "https://EXAMPLE.☕/"),
        ("ipv4", "https://0x7f.1/", "https://0x7f.1/"),
        ("ports", "https://h:443/", "https://h:443/"),
    ],
)
def test_a_rule_taken_away_changes_what_it_is_for(rule: str, text: str, without: str | None) -> None:
    assert href(rule, text) == without
    try:
        assert str(parse_url(text)) != without
    except URLParseError:
        assert without is not None


def test_every_rule_is_taken_away_in_some_test() -> None:
    marks = test_a_rule_taken_away_changes_what_it_is_for.pytestmark  # type: ignore[attr-defined]
    assert {rule for rule, _, _ in marks[0].args[1]} == {rule.id for rule in RULES}


def test_the_base_is_without_the_rule_as_well() -> None:
    assert href("special", "//EX\\b", "foo://H/a/b") == "foo://ex/b"
    assert href("dots", "../x", "https://h/a/../c/d") == "https://h/a/../c/../x"
    assert href("drives", "/x", "file:///C:/a") == "file:///x"


def test_several_rules_are_taken_away_at_once() -> None:
    assert parse_without(["domains", "ipv4", "ports"], "http://０x7F.1:80/").href == "http://０x7F.1:80/"


def test_where_there_is_no_scheme_none_changes_sides() -> None:
    assert parse_without(["special"], "x").outcome == "failure"
    assert parse_without(["special"], "https://EX/", "x").outcome == "base-failure"


def test_errors_are_those_of_the_parser_without_the_rule() -> None:
    assert [error.name for error in parse_without(["special"], "foo:/\\h").errors] == [
        "special-scheme-missing-following-solidus"
    ] * 3
    assert [error.name for error in parse_without(["ends"], " https://h").errors] == ["missing-scheme-non-relative-URL"]


def test_the_parser_itself_stays_as_it_is() -> None:
    parse_without([rule.id for rule in RULES], " HTTPS://0x7f.1:443/é/..\t")
    assert str(parse_url(" HTTPS://0x7f.1:443/é/..\t")) == "https://127.0.0.1/"


def test_a_rule_that_does_not_exist_is_said() -> None:
    with pytest.raises(ValueError, match="there is no rule 'gravity'"):
        parse_without(["dots", "gravity"], "x:")


def ask(**question: Any) -> Any:
    return json.loads(answer(json.dumps({"op": "what if", **question})))


def test_the_page_is_told_in_what_the_results_differ() -> None:
    reply = ask(input="https://h:443/a/../b", base=None, without=["dots", "ports"])
    assert reply["differences"] == ["port", "path"]
    assert (reply["standard"]["href"], reply["without"]["href"]) == ("https://h/b", "https://h:443/a/../b")
    assert reply["without"]["parts"][3] == {"part": "delimiter", "start": 9, "end": 10}
    assert [rule["id"] for rule in reply["rules"]] == [rule.id for rule in RULES]


def test_the_page_is_told_when_only_one_of_them_fails() -> None:
    reply = ask(input=" https://h", base=None, without=["ends"])
    assert reply["differences"] == ["outcome", "errors"]
    assert (reply["without"]["record"], reply["without"]["parts"]) == (None, [])


def test_the_page_is_told_of_a_rule_that_does_not_exist() -> None:
    assert "'gravity'" in ask(input="x:", base=None, without=["gravity"])["error"]["message"]
