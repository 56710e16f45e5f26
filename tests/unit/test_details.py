"""The page's questions beside a parse, and what is said of a question that cannot be read."""

import json
from typing import Any

import pytest

from urlstd.public_suffix import MissingListError
from urlstd.report import answer
from urlstd.reports import details


def ask(**question: Any) -> Any:
    return json.loads(answer(json.dumps(question)))


def error(**question: Any) -> str:
    reply = ask(**question)
    assert set(reply) == {"version", "error"}
    message = reply["error"]["message"]
    assert isinstance(message, str)
    return message


def test_a_url_is_answered_with_whether_it_is_valid_to_write() -> None:
    validity = ask(op="url", input="https://h/a b", base=None)["validity"]
    assert (validity["valid"], validity["production"]) == (False, "URL-path-segment string")
    assert (validity["start"], validity["end"]) == (11, 12)
    assert validity["verdict"].startswith("Not valid to write, but parsed")


def test_validity_takes_the_base_into_account() -> None:
    assert ask(op="url", input="x", base="https://h/")["validity"]["valid"] is True
    assert ask(op="url", input="x", base=None)["validity"]["valid"] is False


def test_a_url_is_answered_with_how_to_show_it() -> None:
    rendering = ask(op="url", input="https://xn--53h.example/%C3%A9", base=None)["rendering"]
    assert rendering["text"] == "https://☕.example/é"
    assert rendering["registrable_domain"] == "xn--53h.example"


def test_failure_has_no_rendering_and_a_base_failure_no_validity() -> None:
    assert ask(op="url", input="https://", base=None)["rendering"] is None
    reply = ask(op="url", input="x", base="no base")
    assert (reply["validity"], reply["rendering"]) == (None, None)


def test_the_query_is_encoded_in_the_encoding_that_was_asked_for() -> None:
    reply = ask(op="url", input="https://h/?é", base=None, encoding="windows-1252")
    assert (reply["api"]["search"], reply["encoding"]) == ("?%E9", "windows-1252")


def test_an_unknown_encoding_is_said() -> None:
    assert "'klingon'" in error(op="url", input="https://h/?é", base=None, encoding="klingon")
    assert "'klingon'" in error(op="lens", input="https://h/?é", encoding="klingon")


@pytest.mark.parametrize(
    ("host", "formal", "browsers"),
    [
        ("www.example.co.uk", ("co.uk", "example.co.uk", ["www"]), ("co.uk", "example.co.uk", ["www"])),
        ("example.com.", ("com.", "example.com.", []), ("com.", "example.com.", [])),
        ("com", ("com", None, []), ("com", None, [])),
        ("kobe.jp", ("jp", "kobe.jp", []), ("kobe.jp", None, [])),
    ],
)
def test_a_domain_has_its_site_in_both_readings_of_the_list(host: str, formal: Any, browsers: Any) -> None:
    site = ask(op="url", input=f"https://{host}/", base=None)["host"]["site"]
    for reading, expected in (("formal", formal), ("browsers", browsers)):
        assert tuple(site[reading][key] for key in ("suffix", "registrable", "labels_left")) == expected


def test_a_host_that_is_no_domain_has_no_site() -> None:
    assert ask(op="url", input="https://127.0.0.1/", base=None)["host"]["site"] is None
    assert ask(op="url", input="foo:x", base=None)["host"]["site"] is None


def test_an_empty_label_leaves_a_domain_without_a_suffix() -> None:
    site = ask(op="url", input="https://a..com/", base=None)["host"]["site"]
    assert site["formal"] == {"suffix": None, "registrable": None, "rule": None, "labels_left": []}


def test_without_the_list_there_is_no_site(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise MissingListError

    monkeypatch.setattr(details, "list_date", missing)
    assert ask(op="url", input="https://example.com/", base=None)["host"]["site"] is None


def test_a_list_may_have_no_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(details, "list_date", lambda: None)
    assert ask(op="url", input="https://example.com/", base=None)["host"]["site"]["list_date"] is None


def test_the_lens_says_what_made_each_percent_encoded_byte() -> None:
    encodings = ask(op="lens", input="https://h/é?'", base=None)["encodings"]
    assert [(item["text"], item["c"], item["set"]) for item in encodings] == [
        ("%C3%A9", "é", "path percent-encode set"),
        ("%27", "'", "special-query percent-encode set"),
    ]


def test_the_lens_has_nothing_to_look_at_where_parsing_fails() -> None:
    assert ask(op="lens", input="https://é:x/%41")["encodings"] == []


def test_the_lens_says_when_the_base_cannot_be_parsed() -> None:
    assert "'no base'" in error(op="lens", input="x", base="no base")


def test_a_code_point_is_in_the_sets_that_the_standard_says() -> None:
    reply = ask(op="sets", c="'")
    assert [item["name"] for item in reply["sets"] if item["contains"]] == [
        "special-query percent-encode set",
        "application/x-www-form-urlencoded percent-encode set",
    ]
    assert reply["point"]["name"] == "APOSTROPHE"


@pytest.mark.parametrize("c", ["", "ab"])
def test_only_one_code_point_at_a_time_is_looked_up(c: str) -> None:
    assert error(op="sets", c=c) == "'c' must be one code point"


def test_code_points_come_by_the_window() -> None:
    reply = json.loads(answer('{"op":"code points","text":"a\\ud800\\ud83d\\udca9z","first":1,"limit":2}'))
    assert (reply["first"], reply["total"]) == (1, 4)
    assert [point["notation"] for point in reply["points"]] == ["U+D800", "U+1F4A9"]


def test_two_strings_are_compared_with_reasons() -> None:
    reply = ask(op="compare", a="http://h:80/", b="http://H/#x", base=None)
    assert reply["equal"]["answer"] is False
    assert reply["equal_without_fragments"]["answer"] is True
    assert reply["same_origin"]["answer"] is True


def test_two_strings_are_compared_in_an_encoding() -> None:
    strings = {"a": "http://h/?é", "b": "http://h/?%E9", "base": None}
    assert ask(op="compare", **strings)["equal"]["answer"] is False
    assert ask(op="compare", **strings, encoding="latin1")["equal"]["answer"] is True


def test_a_host_by_itself() -> None:
    reply = ask(op="host", input="0x7f.1")
    assert (reply["outcome"], reply["host"]["serialized"]) == ("parsed", "127.0.0.1")
    assert [part["radix"] for part in reply["host"]["ipv4"]["parts"]] == [16, 10]
    assert ask(op="host", input="A", opaque=True)["host"]["origin"] == {"kind": "opaque", "serialized": "null"}
    failed = ask(op="host", input="a b")
    assert (failed["outcome"], failed["host"], failed["errors"][-1]["fatal"]) == ("failure", None, True)


def test_where_redirects_lead() -> None:
    reply = ask(op="redirects", url="https://a.example/#f", locations=["/b"])
    assert reply["final"] == "https://a.example/b#f"
    assert "'no url'" in error(op="redirects", url="no url", locations=[])


def test_what_urllib_says() -> None:
    assert ask(op="urllib", input="http:h")["same_destination"] is False
    assert ask(op="urllib", input="b", base="http://h/a")["joined"] == "http://h/b"


def test_a_base_that_cannot_be_parsed_is_said_when_comparing() -> None:
    assert "'no base'" in error(op="compare", a="x", b="y", base="no base")


@pytest.mark.parametrize(
    ("question", "message"),
    [
        ({"op": "lens"}, "'input' must be a string"),
        ({"op": "sets", "c": 1}, "'c' must be a string"),
        ({"op": "code points", "text": "a", "first": -1}, "'first' must be a number, 0 or more"),
        ({"op": "compare", "a": "x"}, "'b' must be a string"),
        ({"op": "url", "input": "x", "base": 1}, "'base' must be a string"),
        ({"op": "url", "input": "x", "encoding": 1}, "'encoding' must be a string"),
    ],
)
def test_what_is_missing_or_of_the_wrong_type_is_said(question: dict[str, Any], message: str) -> None:
    assert error(**question) == message


def test_about_lists_encodings_and_licences() -> None:
    about = ask(op="about")
    assert "windows-1252" in about["encodings"]
    assert any("Unicode" in licence["name"] for licence in about["licences"])
