import sys

import pytest

from urlstd import URLParseError
from urlstd.equivalence import Answer, Difference, compare_urls, comparison_to_json
from urlstd.public_suffix import the_list

ASKED = ("equal", "equal_without_fragments", "host_equals", "same_origin", "same_site", "schemelessly_same_site")


def answers(a: str, b: str, base: str | None = None) -> str:
    """The six answers, each by the first letter of yes or no."""
    comparison = compare_urls(a, b, base)
    return "".join({True: "y", False: "n", None: "?"}[getattr(comparison, asked).answer] for asked in ASKED)


@pytest.mark.parametrize(
    "a, b, expected",
    [
        ("https://EXAMPLE.com", "https://example.com:443/", "yyyyyy"),
        ("https://example.com/a/../b", "https://example.com/b", "yyyyyy"),
        ("https://1.1/", "https://1.0.0.1/", "yyyyyy"),
        ("https://h/#a", "https://h/#b", "nyyyyy"),
        ("https://h/", "https://h/#", "nyyyyy"),
        ("https://h/?", "https://h/", "nnyyyy"),
        ("https://h/%41", "https://h/A", "nnyyyy"),
        ("https://u@h/", "https://h/", "nnyyyy"),
        ("https://h:1/", "https://h/", "nnynyy"),
        ("http://h/", "https://h/", "nnynny"),
        ("https://a.example.com/", "https://b.example.com/", "nnnnyy"),
        ("https://a.example.com/", "http://b.example.com/", "nnnnny"),
        ("https://example.com/", "https://example.com./", "nnnnnn"),
        ("https://a.github.io/", "https://b.github.io/", "nnnnnn"),
        ("https://github.io/", "https://a.github.io/", "nnnnnn"),
        ("https://h/", "foo://h/", "nnnnnn"),
        ("data:,", "data:,", "yynnnn"),
        ("foo://h/", "foo://h/a", "nnynnn"),
        ("file:///a", "file:///a", "yyynnn"),
        ("https://", "https://h/", "nnnnnn"),
    ],
)
def test_what_two_urls_have_to_do_with_each_other(a: str, b: str, expected: str) -> None:
    assert answers(a, b) == answers(b, a) == expected


@pytest.mark.parametrize(
    "a, b, asked, reason",
    [
        ("https://h", "https://h/", "equal", "Both serialize to the same string."),
        ("https://h#a", "https://h#b", "equal", "Their fragments differ: “a” and “b”."),
        ("https://h#a", "https://h", "equal", "Their fragments differ: “a” and null."),
        ("https://h#a", "https://h", "equal_without_fragments", "Both serialize to the same string, fragments aside."),
        ("https://h/a?b", "https://h/c?d", "equal", "Their paths differ: “/a” and “/c”."),
        ("https://h/?b", "https://h/?d", "equal_without_fragments", "Their queries differ: “b” and “d”."),
        ("https://[::1]", "https://[::2]", "equal", "Their hosts differ: “[::1]” and “[::2]”."),
        ("https://h:1", "https://h", "equal", "Their ports differ: “1” and null."),
        ("https://u:p@h", "https://u@h", "equal", "Their passwords differ: “p” and “”."),
        ("https://h", "https://H", "host_equals", "The host of both is “h”."),
        ("https://h", "https://i", "host_equals", "Their hosts differ: “h” and “i”."),
        ("https://h", "foo://h", "host_equals", "Their hosts are of different kinds: “h”."),
        ("data:,", "https://h", "host_equals", "At least one of the URLs has no host."),
        ("https://h:1", "https://h:1/a", "same_origin", "The origin of both is “https://h:1”."),
        ("https://h:1", "https://h:2", "same_origin", "Their origins differ: “https://h:1” and “https://h:2”."),
        ("data:,", "https://h", "same_origin", "At least one of the origins is opaque,"),
        ("https://h", "data:,", "same_site", "At least one of the origins is opaque,"),
        ("https://a.b.com", "https://c.b.com", "same_site", "The registrable domain of both is “b.com”."),
        ("https://127.1", "https://127.1:8", "same_site", "The host of both is “127.0.0.1”."),
        ("https://a.com", "https://b.com", "same_site", "Their registrable domains differ: “a.com” and “b.com”."),
        ("https://[::1]", "https://b.com", "same_site", "Their sites differ: “[::1]” and “b.com”."),
        ("https://a.com", "http://a.com", "same_site", "Their schemes differ: “https” and “http”."),
        ("https://a.com", "wss://x.a.com", "schemelessly_same_site", "The registrable domain of both is “a.com”."),
        ("https://", "https://h", "equal", "The first string cannot be parsed."),
        ("https://h", "b", "same_site", "The second string cannot be parsed."),
        ("https://", "b", "equal", "Neither string can be parsed."),
    ],
)  # fmt: skip
def test_why(a: str, b: str, asked: str, reason: str) -> None:
    assert getattr(compare_urls(a, b), asked).reason.startswith(reason)


def test_differences_in_the_order_of_the_serialization() -> None:
    assert compare_urls("http://u@h/?a#f", "https://h:1/x?a").differences == (
        Difference("scheme", "http", "https"),
        Difference("username", "u", ""),
        Difference("port", None, "1"),
        Difference("path", "/", "/x"),
        Difference("fragment", "f", None),
    )
    assert compare_urls("https://h", "https://h/").differences == ()
    assert compare_urls("https://", "https://h/").differences == ()


def test_both_are_relative_to_the_same_base() -> None:
    assert answers("../a", "/a", "https://h/b/c") == "yyyyyy"
    assert compare_urls("a", "b", None).equal.answer is False
    with pytest.raises(URLParseError):
        compare_urls("a", "b", "c")


def test_the_encoding_counts_for_both() -> None:
    assert compare_urls("https://h/?é", "https://h/?%E9", encoding="latin1").equal.answer
    assert not compare_urls("https://h/?é", "https://h/?%E9").equal.answer


def test_without_the_list_sites_cannot_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    the_list.cache_clear()
    monkeypatch.setitem(sys.modules, "publicsuffixlist", None)
    assert answers("https://a.com", "https://b.com") == "nnnn??"
    assert compare_urls("https://a.com", "https://b.com").same_site.reason == "There is no Public Suffix List to ask."


def test_comparison_to_json() -> None:
    written = comparison_to_json(compare_urls("https://h", "https://i/"))
    assert (written["a"], written["b"]) == ("https://h/", "https://i/")
    assert written["equal"] == {"answer": False, "reason": "Their hosts differ: “h” and “i”."}
    assert written["differences"] == [{"component": "host", "a": "h", "b": "i"}]
    assert set(written) == {"a", "b", "differences", *ASKED}
    assert comparison_to_json(compare_urls("", ""))["a"] is None


def test_answers_are_values() -> None:
    assert compare_urls("https://h", "https://h").equal == Answer(True, "Both serialize to the same string.")
