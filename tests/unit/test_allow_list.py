import pytest

from urlstd import parse_url
from urlstd.hosts.host import parse_host
from urlstd.pattern.regexp import matcher
from urlstd.reports.allow_list import Kind, Target, answer_to_json, answers, is_allowed


def target(given: str, base: str = "https://good.example/") -> Target:
    before = parse_url(base)
    url = parse_url(given, before)
    return Target(given, before, url, is_allowed(url.host, parse_host("good.example")))


def verdicts(given: str, kind: Kind, value: str) -> list[tuple[str, str, str | None]]:
    return [(answer.subject, answer.verdict, answer.sentence) for answer in answers(target(given), {kind: value})]


@pytest.mark.parametrize(
    ("given", "kind", "value", "sentence"),
    [
        ("https://good.example.evil.com", "startsWith", "https://good.example",
         "The host goes on after what matches: the host is good.example.evil.com."),
        ("https://good.example@evil.com", "startsWith", "https://good.example",
         "What matches is read as credentials, because of the “@” after it: the host is evil.com."),
        ("https://x:good.example@evil.com", "includes", "good.example",
         "What matches is read as credentials, because of the “@” after it: the host is evil.com."),
        ("https://evilgood.example", "endsWith", "good.example",
         "The host begins before what matches: the host is evilgood.example."),
        ("//evil.com/good.example", "endsWith", "good.example", "What matches is in the path: the host is evil.com."),
        ("//evil.com?good.example", "includes", "good.example", "What matches is in the query: the host is evil.com."),
        ("//evil.com", "startsWith", "/", "What matches ends before the host: the host is evil.com."),
        ("https://evil.com", "startsWith", "https:", "What matches ends before the host: the host is evil.com."),
        ("https://evil.com/", "RegExp", "evil\\.com", "What matches is another host: the host is evil.com."),
        ("https://goodXexample", "RegExp", "^https://good.example",
         "What matches is another host: the host is goodxexample."),
        ("javascript:'good.example'", "includes", "good.example", "What matches is in the path: the URL has no host."),
    ],
)  # fmt: skip
def test_where_a_test_of_text_is_fooled(given: str, kind: Kind, value: str, sentence: str) -> None:
    assert verdicts(given, kind, value)[0] == ("given", "fooled", sentence)


def test_what_is_written_is_not_what_is_parsed() -> None:
    assert [verdict for _, verdict, _ in verdicts("HTTPS://GOOD.example", "startsWith", "https://good.example")] == [
        "strict",
        "right",
        "strict",
    ]
    assert [verdict for _, verdict, _ in verdicts("https:/\\evil.com", "includes", "//evil.com")] == [
        "right",
        "fooled",
        "right",
    ]
    assert verdicts("https://evilgood.example", "endsWith", "good.example")[2] == (
        "hostname",
        "fooled",
        "The host begins before what matches: the host is evilgood.example.",
    )


def test_tests_of_the_host_and_by_a_pattern() -> None:
    assert verdicts("https://good.example", "hostname", "good.example") == [("hostname", "right", None)]
    assert verdicts("https://a.good.example", "hostname", "good.example") == [("hostname", "strict", None)]
    assert verdicts("//evil.com", "hostname", "evil.com") == [
        ("hostname", "fooled", "The value is not the allowed host.")
    ]
    assert verdicts("/x", "URLPattern", "https://good.example/*") == [("href", "right", None)]
    assert verdicts("//evilgood.example", "URLPattern", "https://*good.example/*") == [
        ("href", "fooled", "The pattern takes other hosts, too: the host is evilgood.example.")
    ]


def test_tests_that_have_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    [answer] = answers(target("/"), {"URLPattern": "("})
    assert answer.passes is None
    assert (answer.sentence or "").startswith("This is no pattern: ")
    [first, *_] = verdicts("/", "RegExp", "(")
    assert first[:2] == ("given", "none")
    assert (first[2] or "").startswith("This is no regular expression: ")
    assert verdicts("/é", "RegExp", "x")[0] == ("given", "none", "Regular expressions are tried on ASCII here.")
    monkeypatch.setattr(matcher, "STEP_BUDGET", 100)
    slow, text = "(?:(?<x>a)|b)*c", "/" + "ab" * 100
    assert verdicts(text, "RegExp", slow)[0] == (
        "given",
        "none",
        "Matching was given up: it takes too many steps.",
    )
    [pattern] = answers(target(text), {"URLPattern": f"https://good.example/({slow})"})
    assert pattern.verdict == "none"


@pytest.mark.parametrize(
    ("host", "allowed", "expected"),
    [
        ("good.example", "good.example", True),
        ("a.good.example", "good.example", True),
        ("good.example", "a.good.example", False),
        ("xgood.example", "good.example", False),
        ("1.2.3.4", "2.3.4", False),
        ("[::1]", "[::1]", True),
        (None, "good.example", False),
        (None, None, True),
    ],
)
def test_what_is_below_the_allowed_host(host: str | None, allowed: str | None, expected: bool) -> None:
    hosts = [None if text is None else parse_host(text) for text in (host, allowed)]
    assert is_allowed(*hosts) is expected


def test_an_answer_as_json() -> None:
    [answer] = answers(target("/"), {"hostname": "x"})
    assert answer_to_json(answer) == {
        "kind": "hostname",
        "subject": "hostname",
        "passes": False,
        "verdict": "strict",
        "sentence": None,
    }
