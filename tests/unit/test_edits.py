from typing import Any

import pytest

from urlstd import URL
from urlstd.edits import MOST_STEPS, Edit, Edited, apply_edits, edit_trace_to_json, edited_to_json


def edited(href: str, member: str, *arguments: str) -> Edited:
    [done] = apply_edits(URL(href), [Edit(member, arguments)])
    return done


def told(done: Edited) -> tuple[Any, ...]:
    reason = done.reason
    return (
        str(done.after),
        done.outcome,
        None if reason is None else reason.sentence,
        None if reason is None or reason.algorithm is None else f"{reason.algorithm} {reason.step}",
    )


NOT_CHANGED = [
    ("https://h/", "protocol", "foo", "https: is a special scheme and foo: is none, and neither kind becomes the other",
     "scheme state 2.1.1"),
    ("foo://h/", "protocol", "HTTPS", "foo: is no special scheme and https: is one, and neither kind becomes the other",
     "scheme state 2.1.2"),
    ("https://u@h/", "protocol", "file", "a file: URL has neither credentials nor a port, and this URL has some",
     "scheme state 2.1.3"),
    ("file:///x", "protocol", "http", "this file: URL has an empty host, and other special URLs may not have one",
     "scheme state 2.1.4"),
    ("https://h/", "protocol", "1x", "a scheme begins with an ASCII letter, and the value does not",
     "scheme start state 3"),
    ("https://h/", "protocol", "a b", "“ ” cannot be in a scheme", "scheme state 4"),
    ("https://h/", "protocol", "https", "the value comes to what was there already", None),
    ("foo:///", "username", "x", "its host is empty", "username setter 1"),
    ("foo:/", "password", "x", "the URL has no host", "password setter 1"),
    ("https://h/", "host", "", "the value is empty, and https: URLs may not have an empty host", "host state 3.1"),
    ("https://h/", "host", "/x",
     "the value begins with “/”, which ends the host, and https: URLs may not have an empty host", "host state 3.1"),
    ("https://h/", "host", ":1", "nothing comes before the “:”, where the host would be", "host state 2.1"),
    ("https://h/", "host", "h:x", "there is no ASCII digit where the port would begin", "port state 2.2"),
    ("https://h/", "host", "a<b", "the host parser returned failure (domain-to-ASCII)", "host state 3.4"),
    ("https://h/", "host", "a<b:1", "the host parser returned failure (domain-to-ASCII)", "host state 2.4"),
    ("file://h/", "host", "x:1", "the host parser returned failure (domain-to-ASCII)", "file host state 1.3.2"),
    ("mailto:x", "host", "y", "the URL has an opaque path", "host setter 1"),
    ("foo://u@h/", "hostname", "", "the URL has credentials or a port, so it may not lose its host", "host state 3.2"),
    ("https://h/", "hostname", "x:1", "hostname takes no port, and the value has a “:”; host takes both",
     "host state 2.2"),
    ("file:///x", "port", "1", "a file: URL has neither credentials nor a port", "port setter 1"),
    ("https://h/", "port", "x", "there is no ASCII digit where the port would begin", "port state 2.2"),
    ("https://h/", "port", "65536", "the largest port is 65535", "port state 2.1.2"),
    ("https://h/", "port", "443",
     "the value is the default port of https:, which is not kept, and there was none before", None),
    ("https://h:1/", "port", "1", "it is that already", None),
    ("https://h/", "port", "", "the value comes to what was there already", None),
    ("mailto:x", "pathname", "y", "the URL has an opaque path", "pathname setter 1"),
    ("https://h/", "search", "", "the value comes to what was there already", None),
]  # fmt: skip


@pytest.mark.parametrize(("href", "member", "value", "why", "step"), NOT_CHANGED)
def test_why_a_setter_changed_nothing(href: str, member: str, value: str, why: str, step: str | None) -> None:
    done = edited(href, member, value)
    assert told(done) == (href, "unchanged", f"{member} was not changed: {why}.", step)
    assert done.changed == ()
    assert done.note is None


@pytest.mark.parametrize(
    ("value", "why", "step"),
    [
        ("x:99999", "the largest port is 65535", "port state 2.1.2"),
        ("x:y", "there is no ASCII digit where the port would begin", "port state 2.2"),
    ],
)
def test_why_a_setter_changed_only_a_part(value: str, why: str, step: str) -> None:
    done = edited("https://h:1/", "host", value)
    assert told(done) == ("https://x:1/", "partly", f"host was changed, but not the port: {why}.", step)
    assert done.changed == ("host",)


@pytest.mark.parametrize(
    ("href", "member", "value", "after", "changed", "note"),
    [
        ("https://h/", "port", "8x", "https://h:8/", ("port",), "The rest of the value was not read: “x”."),
        ("https://h/", "host", "x/y", "https://x/", ("host",), "The rest of the value was not read: “/y”."),
        ("http://h/", "protocol", "ws://x", "ws://h/", ("scheme",), "The rest of the value was not read: “//x”."),
        ("https://h/", "host", f"x/{'y' * 50}", "https://x/", ("host",),
         f"The rest of the value was not read: “/{'y' * 39}…”."),
        ("http://h:443/", "protocol", "https", "https://h/", ("scheme", "port"),
         "The port 443 is the default of https:, so it is not kept."),
        ("https://h:1/", "port", "443", "https://h/", ("port",),
         "The value is the default port of https:, which is not kept."),
        ("https://h:1/", "port", "", "https://h/", ("port",), None),
        ("foo:/a", "host", "b", "foo://b/a", ("host",), None),
        ("https://h/", "username", "a@b", "https://a%40b@h/", ("username",), None),
        ("https://h/?q#f", "pathname", "a/../b", "https://h/b?q#f", ("path",), None),
    ],
)  # fmt: skip
def test_what_a_setter_changed(
    href: str, member: str, value: str, after: str, changed: tuple[str, ...], note: str | None
) -> None:
    done = edited(href, member, value)
    assert told(done) == (after, "changed", None, None)
    assert (done.changed, done.note) == (changed, note)


def test_href_throws_where_its_value_cannot_be_parsed() -> None:
    done = edited("https://h/", "href", "https://a b")
    assert told(done) == (
        "https://h/",
        "threw",
        "href was not changed: the parser returned failure (domain-to-ASCII), so the setter throws a TypeError.",
        "href setter 2",
    )
    assert [error.name for error in done.errors] == ["domain-to-ASCII"]
    assert done.trace is not None
    assert done.trace.outcome == "failure"


def test_href_is_changed_or_was_that_already() -> None:
    assert told(edited("https://h/", "href", "x:y")) == ("x:y", "changed", None, None)
    assert told(edited("https://h/", "href", "https://H"))[1:3] == (
        "unchanged",
        "href was not changed: the value is this very URL.",
    )


@pytest.mark.parametrize(
    ("query", "member", "arguments", "after"),
    [
        ("?a=1", "append", ("a", "é"), "?a=1&a=%C3%A9"),
        ("?a=1&b&a=2", "set", ("a", "3"), "?a=3&b="),
        ("?a=1&b&a=2", "delete", ("a",), "?b="),
        ("?a=1&b&a=2", "delete", ("a", "2"), "?a=1&b="),
        ("?b&a", "sort", (), "?a=&b="),
    ],
)
def test_search_params_are_edited(query: str, member: str, arguments: tuple[str, ...], after: str) -> None:
    done = edited(f"https://h/{query}", f"searchParams.{member}", *arguments)
    assert told(done) == (f"https://h/{after}", "changed", None, None)
    assert (done.changed, done.trace, done.note) == (("query",), None, None)


@pytest.mark.parametrize(
    ("member", "arguments", "why"),
    [
        ("delete", ("b",), "There is no pair with this name"),
        ("delete", ("a", "2"), "There is no pair with this name and this value"),
        ("set", ("a", " "), "The one pair with this name has this value already"),
        ("sort", (), "The pairs were in order already"),
    ],
)
def test_why_search_params_stayed_the_same(member: str, arguments: tuple[str, ...], why: str) -> None:
    same = edited("https://h/?a=+", f"searchParams.{member}", *arguments)
    assert told(same) == ("https://h/?a=+", "unchanged", f"{why}.", None)
    rewritten = edited("https://h/?a=%20", f"searchParams.{member}", *arguments)
    assert told(rewritten) == ("https://h/?a=+", "changed", None, None)
    assert rewritten.note == f"{why}, but the query is written anew from the list of pairs."


def test_each_edit_goes_on_with_what_the_one_before_left() -> None:
    url = URL("http://h/")
    edits = [Edit("search", ("?a=\n1",)), Edit("searchParams.append", ("b", "2")), Edit("port", ("8",))]
    done = apply_edits(url, edits)
    # The list is made of the value itself, with the newline that the query has not.
    assert [str(edit.after) for edit in done] == ["http://h/?a=1", "http://h/?a=%0A1&b=2", "http://h:8/?a=%0A1&b=2"]
    assert url.href == str(done[-1].after)


def test_a_value_that_is_too_long_to_trace_has_a_reason_all_the_same() -> None:
    done = edited("https://h/", "host", "<" * (MOST_STEPS + 10))
    assert told(done)[1:3] == ("unchanged", "host was not changed: the parser returned failure (domain-to-ASCII).")
    done = edited("https://h/", "protocol", "a" * MOST_STEPS + "/")
    assert told(done)[1:3] == ("unchanged", "protocol was not changed: the parser returned failure.")
    assert edited("https://h/", "host", f"{'a.' * MOST_STEPS}/x").outcome == "changed"


@pytest.mark.parametrize(
    ("member", "arguments", "problem"),
    [
        ("origin", ("x",), "there is no edit 'origin'"),
        ("port", (), "port takes 1 arguments, not 0"),
        ("searchParams.delete", (), "searchParams.delete takes 1 to 2 arguments, not 0"),
        ("searchParams.sort", ("a",), "searchParams.sort takes 0 arguments, not 1"),
    ],
)
def test_edits_that_there_are_not(member: str, arguments: tuple[str, ...], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Edit(member, arguments)


@pytest.mark.parametrize(
    ("member", "value", "place"),
    [("search", "?a\tb", (2, 3)), ("search", "a\tb", (1, 2)), ("hash", "#\t", (1, 2)), ("protocol", "f\too", (1, 2))],
)
def test_errors_are_where_they_are_in_the_value(member: str, value: str, place: tuple[int, int]) -> None:
    [error] = edited("http://h/", member, value).errors
    assert (error.start, error.end) == place


def test_an_edit_as_json() -> None:
    done = edited("https://h/", "port", "x")
    assert edited_to_json(done) == {
        "member": "port",
        "arguments": ["x"],
        "outcome": "unchanged",
        "changed": [],
        "reason": {
            "sentence": "port was not changed: there is no ASCII digit where the port would begin.",
            "algorithm": "port state",
            "step": "2.2",
            "anchor": "https://url.spec.whatwg.org/#port-state",
        },
        "note": None,
        "errors": [],
        "steps": 1,
        "record": {
            "scheme": "https",
            "username": "",
            "password": "",
            "host": {"kind": "domain", "serialized": "h"},
            "port": None,
            "path": [""],
            "query": None,
            "fragment": None,
        },
    }
    trace = edit_trace_to_json(done)
    assert trace is not None
    assert trace["state_override"] == "port"
    sorted_ = edited("https://h/", "searchParams.sort")
    assert edited_to_json(sorted_)["steps"] is None
    assert edit_trace_to_json(sorted_) is None
