"""URLSearchParams and urlencoded, as the drivers have it: url-searchparams, urlsearchparams-*, urlencoded-parser.

What they say of null, undefined and numbers, which Web IDL turns into strings, has no counterpart in Python: there
they raise TypeError (tests/unit/test_search_params.py).
"""

import re
from typing import Any

import pytest

from tests.conformance.expectations import cases
from urlstd import URL, URLSearchParams

Pairs = list[tuple[str, str]]


def numbered(table: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    return [(f"{number} {row[0]}", *row) for number, row in enumerate(table)]


# urlencoded-parser.any.js
PARSED: list[tuple[str, Pairs]] = [
    ("test", [("test", "")]),
    ("\ufefftest=\ufeff", [("\ufefftest", "\ufeff")]),
    ("%EF%BB%BFtest=%EF%BB%BF", [("\ufefftest", "\ufeff")]),
    ("%EF%BF%BF=%EF%BF%BF", [("\uffff", "\uffff")]),
    ("%FE%FF", [("\ufffd\ufffd", "")]),
    ("%FF%FE", [("\ufffd\ufffd", "")]),
    ("†&†=x", [("†", ""), ("†", "x")]),
    ("%C2", [("\ufffd", "")]),
    ("%C2x", [("\ufffdx", "")]),
    ("_charset_=windows-1252&test=%C2x", [("_charset_", "windows-1252"), ("test", "\ufffdx")]),
    ("", []),
    ("a", [("a", "")]),
    ("a=b", [("a", "b")]),
    ("a=", [("a", "")]),
    ("=b", [("", "b")]),
    ("&", []),
    ("&a", [("a", "")]),
    ("a&", [("a", "")]),
    ("a&a", [("a", ""), ("a", "")]),
    ("a&b&c", [("a", ""), ("b", ""), ("c", "")]),
    ("a=b&c=d", [("a", "b"), ("c", "d")]),
    ("a=b&c=d&", [("a", "b"), ("c", "d")]),
    ("&&&a=b&&&&c=d&", [("a", "b"), ("c", "d")]),
    ("a=a&a=b&a=c", [("a", "a"), ("a", "b"), ("a", "c")]),
    ("a==a", [("a", "=a")]),
    ("a=a+b+c+d", [("a", "a b c d")]),
    ("%=a", [("%", "a")]),
    ("%a=a", [("%a", "a")]),
    ("%a_=a", [("%a_", "a")]),
    ("%61=a", [("a", "a")]),
    ("%61+%4d%4D=", [("a MM", "")]),
    ("id=0&value=%", [("id", "0"), ("value", "%")]),
    ("b=%2sf%2a", [("b", "%2sf*")]),
    ("b=%2%2af%2a", [("b", "%2*f*")]),
    ("b=%%2a", [("b", "%*")]),
]


@pytest.mark.parametrize(("given", "pairs"), cases("test_urlsearchparams", "test_urlencoded_parser", numbered(PARSED)))
def test_urlencoded_parser(given: str, pairs: Pairs) -> None:
    assert list(URLSearchParams(given)) == pairs


# urlsearchparams-constructor.any.js
CONSTRUCTED: list[tuple[Any, Pairs]] = [
    ("", []),
    ("a=b", [("a", "b")]),
    ("?a=b", [("a", "b")]),
    ({}, []),
    ([], []),
    ("a=b&c", [("a", "b"), ("c", "")]),
    ("&a&&& &&&&&a+b=& c&m%c3%b8%c3%b8", [("a", ""), (" ", ""), ("a b", ""), (" c", ""), ("møø", "")]),
    ("a=b+c", [("a", "b c")]),
    ("a+b=c", [("a b", "c")]),
    ("query=%2B15555555555", [("query", "+15555555555")]),
    ("a=b c", [("a", "b c")]),
    ("a b=c", [("a b", "c")]),
    ("a=b%20c", [("a", "b c")]),
    ("a%20b=c", [("a b", "c")]),
    ("a=b\0c", [("a", "b\0c")]),
    ("a\0b=c", [("a\0b", "c")]),
    ("a=b%00c", [("a", "b\0c")]),
    ("a%00b=c", [("a\0b", "c")]),
    ("a=b\u2384", [("a", "b\u2384")]),
    ("a\u2384b=c", [("a\u2384b", "c")]),
    ("a=b%e2%8e%84", [("a", "b\u2384")]),
    ("a%e2%8e%84b=c", [("a\u2384b", "c")]),
    ("a=b\U0001f4a9c", [("a", "b\U0001f4a9c")]),
    ("a\U0001f4a9b=c", [("a\U0001f4a9b", "c")]),
    ("a=b%f0%9f%92%a9c", [("a", "b\U0001f4a9c")]),
    ("a%f0%9f%92%a9b=c", [("a\U0001f4a9b", "c")]),
    ([["a", "b"], ["c", "d"]], [("a", "b"), ("c", "d")]),
    ({"+": "%C2"}, [("+", "%C2")]),
    ({"c": "x", "a": "?"}, [("c", "x"), ("a", "?")]),
    ([["c", "x"], ["a", "?"]], [("c", "x"), ("a", "?")]),
    ({"\ud835x": "1", "xx": "2", "\ud83dx": "3"}, [("\ufffdx", "3"), ("xx", "2")]),  # noqa: F601 - they differ
    ({"x\udc53": "1", "x\udc5c": "2", "x\udc65": "3"}, [("x\ufffd", "3")]),  # noqa: F601 - they differ
    ({"a\0b": "42", "c\ud83d": "23", "d\u1234": "foo"}, [("a\0b", "42"), ("c\ufffd", "23"), ("d\u1234", "foo")]),
    (URLSearchParams("a=b&c=d"), [("a", "b"), ("c", "d")]),
]


@pytest.mark.parametrize(
    ("init", "pairs"),
    cases("test_urlsearchparams", "test_urlsearchparams_constructor", numbered(CONSTRUCTED)),
)
def test_urlsearchparams_constructor(init: Any, pairs: Pairs) -> None:
    assert list(URLSearchParams(init)) == pairs


@pytest.mark.parametrize("init", [[["a"]], [["a", "b", "c"]]])
def test_urlsearchparams_constructor_refuses_what_is_no_pair(init: Any) -> None:
    with pytest.raises(TypeError):
        URLSearchParams(init)


def test_constructing_from_an_object_copies_its_pairs() -> None:
    source = URLSearchParams("a=b")
    copy = URLSearchParams(source)
    source.append("e", "f")
    copy.append("g", "h")
    assert (str(source), str(copy)) == ("a=b&e=f", "a=b&g=h")


# urlsearchparams-append, -delete, -set, -sort, -stringifier: a list, calls on it, and how it serializes then.
CHANGED: list[tuple[str, list[tuple[str, ...]], str]] = [
    ("", [("append", "a", "b")], "a=b"),
    ("a=b", [("append", "a", "b")], "a=b&a=b"),
    ("a=b&a=b", [("append", "a", "c")], "a=b&a=b&a=c"),
    ("", [("append", "", ""), ("append", "", "")], "=&="),
    ("", [("append", "", "b"), ("append", "", "b")], "=b&=b"),
    ("", [("append", "first", "1"), ("append", "third", ""), ("append", "first", "10")], "first=1&third=&first=10"),
    ("a=b&c=d", [("delete", "a")], "c=d"),
    ("a=a&b=b&a=a&c=c", [("delete", "a")], "b=b&c=c"),
    ("a=a&=&b=b&c=c", [("delete", "")], "a=a&b=b&c=c"),
    ("a=a&null=null&b=b", [("delete", "null")], "a=a&b=b"),
    ("first=1&first=10", [("delete", "first")], ""),
    ("a=b&a=c&a=b&c=d", [("delete", "a", "b")], "a=c&c=d"),
    ("a=b&a=d&c&e&", [("append", "first", "undefined"), ("delete", "first", "undefined")], "a=b&a=d&c=&e="),
    ("a=b&c=d", [("set", "a", "B")], "a=B&c=d"),
    ("a=b&c=d&a=e", [("set", "a", "B")], "a=B&c=d"),
    ("a=b&c=d&a=e", [("set", "a", "B"), ("set", "e", "f")], "a=B&c=d&e=f"),
    ("a=1&a=2&a=3", [("set", "first", "4")], "a=1&a=2&a=3&first=4"),
    ("a=1&a=2&a=3&first=4", [("set", "a", "4")], "a=4&first=4"),
    ("", [("append", "a", "b c")], "a=b+c"),
    ("", [("append", "a b", "c")], "a+b=c"),
    ("", [("append", "a", ""), ("append", "a", ""), ("append", "", "b"), ("append", "", "")], "a=&a=&=b&="),
    ("", [("append", "a", "b+c")], "a=b%2Bc"),
    ("", [("append", "a+b", "c")], "a%2Bb=c"),
    ("", [("append", "=", "a"), ("append", "b", "=")], "%3D=a&b=%3D"),
    ("", [("append", "&", "a"), ("append", "b", "&")], "%26=a&b=%26"),
    ("", [("append", "a", "*-._")], "a=*-._"),
    ("", [("append", "*-._", "c")], "*-._=c"),
    ("", [("append", "a", "b%c")], "a=b%25c"),
    ("", [("append", "a%b", "c")], "a%25b=c"),
    ("", [("append", "a", "b\0c")], "a=b%00c"),
    ("", [("append", "a\0b", "c")], "a%00b=c"),
    ("", [("append", "a", "b\U0001f4a9c")], "a=b%F0%9F%92%A9c"),
    ("", [("append", "a\U0001f4a9b", "c")], "a%F0%9F%92%A9b=c"),
    ("", [("append", "a\nb", "c\rd"), ("append", "e\n\rf", "g\r\nh")], "a%0Ab=c%0Dd&e%0A%0Df=g%0D%0Ah"),
    ("id=0&value=%", [], "id=0&value=%25"),
    ("a=b&c=d&&e&&", [], "a=b&c=d&e="),
    ("a = b &a=b&c=d%20", [], "a+=+b+&a=b&c=d+"),
    ("a=&a=b", [], "a=&a=b"),
    ("b=%2sf%2a", [], "b=%252sf*"),
    ("b=%2%2af%2a", [], "b=%252*f*"),
    ("b=%%2a", [], "b=%25*"),
]


@pytest.mark.parametrize(
    ("init", "calls", "serialized"),
    cases("test_urlsearchparams", "test_urlsearchparams_changes_and_stringifier", numbered(CHANGED)),
)
def test_urlsearchparams_changes_and_stringifier(init: str, calls: list[tuple[str, ...]], serialized: str) -> None:
    params = URLSearchParams(init)
    for method, *arguments in calls:
        getattr(params, method)(*arguments)
    assert str(params) == serialized


# urlsearchparams-sort.any.js
SORTED: list[tuple[str, Pairs]] = [
    ("z=b&a=b&z=a&a=a", [("a", "b"), ("a", "a"), ("z", "b"), ("z", "a")]),
    ("\ufffd=x&\ufffc&\ufffd=a", [("\ufffc", ""), ("\ufffd", "x"), ("\ufffd", "a")]),
    ("ﬃ&🌈", [("🌈", ""), ("ﬃ", "")]),  # the rainbow is the greater code point, but its first code unit is less
    ("é&e\ufffd&e\u0301", [("e\u0301", ""), ("e\ufffd", ""), ("é", "")]),
    (
        "z=z&a=a&z=y&a=b&z=x&a=c&z=w&a=d&z=v&a=e&z=u&a=f&z=t&a=g",
        [*(("a", value) for value in "abcdefg"), *(("z", value) for value in "zyxwvut")],
    ),
    ("bbb&bb&aaa&aa=x&aa=y", [("aa", "x"), ("aa", "y"), ("aaa", ""), ("bb", ""), ("bbb", "")]),
    ("z=z&=f&=t&=x", [("", "f"), ("", "t"), ("", "x"), ("z", "z")]),
    ("a🌈&a💩", [("a🌈", ""), ("a💩", "")]),
]


@pytest.mark.parametrize(
    ("given", "pairs"), cases("test_urlsearchparams", "test_urlsearchparams_sort", numbered(SORTED))
)
def test_urlsearchparams_sort(given: str, pairs: Pairs) -> None:
    params = URLSearchParams(given)
    params.sort()
    assert list(params) == pairs


@pytest.mark.parametrize(
    ("given", "pairs"), cases("test_urlsearchparams", "test_urlsearchparams_sort_of_a_url", numbered(SORTED))
)
def test_urlsearchparams_sort_of_a_url(given: str, pairs: Pairs) -> None:
    url = URL(f"?{given}", "https://example/")
    url.search_params.sort()
    assert list(URLSearchParams(url.search)) == pairs


# urlsearchparams-get, -getall, -has, -size
ASKED: list[tuple[str, str, tuple[str, ...], Any]] = [
    ("a=b&c=d", "get", ("a",), "b"),
    ("a=b&c=d", "get", ("c",), "d"),
    ("a=b&c=d", "get", ("e",), None),
    ("a=b&c=d&a=e", "get", ("a",), "b"),
    ("=b&c=d", "get", ("",), "b"),
    ("a=&c=d&a=e", "get", ("a",), ""),
    ("first=second&third&&", "get", ("first",), "second"),
    ("first=second&third&&", "get", ("third",), ""),
    ("first=second&third&&", "get", ("fourth",), None),
    ("a=b&c=d", "get_all", ("a",), ["b"]),
    ("a=b&c=d", "get_all", ("e",), []),
    ("a=b&c=d&a=e", "get_all", ("a",), ["b", "e"]),
    ("=b&c=d", "get_all", ("",), ["b"]),
    ("a=&c=d&a=e", "get_all", ("a",), ["", "e"]),
    ("a=1&a=2&a=3&a", "get_all", ("a",), ["1", "2", "3", ""]),
    ("a=b&c=d", "has", ("a",), True),
    ("a=b&c=d", "has", ("e",), False),
    ("=b&c=d", "has", ("",), True),
    ("a=b&c=d&&", "has", ("d",), False),
    ("a=b&a=d&c&e&", "has", ("a", "b"), True),
    ("a=b&a=d&c&e&", "has", ("a", "c"), False),
    ("a=b&a=d&c&e&", "has", ("a", "d"), True),
    ("a=b&a=d&c&e&", "has", ("e", ""), True),
    ("a=b&a=d&c&e&", "has", ("first", "undefined"), False),
]


@pytest.mark.parametrize(
    ("init", "method", "arguments", "answer"),
    cases("test_urlsearchparams", "test_urlsearchparams_get_getall_has", numbered(ASKED)),
)
def test_urlsearchparams_get_getall_has(init: str, method: str, arguments: tuple[str, ...], answer: Any) -> None:
    assert getattr(URLSearchParams(init), method)(*arguments) == answer


def test_size_follows_deletion_and_addition() -> None:
    url = URL("http://localhost/query?a=1&b=2&a=3")
    sizes = [url.search_params.size]
    url.search_params.delete("a")
    sizes.append(url.search_params.size)
    url.search_params.append("b", "4")
    sizes.append(url.search_params.size)
    url.search = "?"
    assert [*sizes, url.search_params.size] == [3, 1, 2, 0]


# urlsearchparams-foreach.any.js


def test_a_loop_sees_what_the_search_setter_puts_into_the_list() -> None:
    url = URL("http://a.b/c?a=1&b=2&c=3&d=4")
    seen = []
    for pair in url.search_params:
        url.search = "x=1&y=2&z=3"
        seen.append(pair)
    assert seen == [("a", "1"), ("y", "2"), ("z", "3")]


def test_a_loop_over_an_empty_list_has_no_turn() -> None:
    assert list(URL("http://a.b/c").search_params) == []


def test_deleting_the_next_pair_in_a_loop_leaves_it_out() -> None:
    params = URL("http://localhost/query?param0=0&param1=1&param2=2").search_params
    seen = []
    for name, value in params:
        if name == "param0":
            params.delete("param1")
        seen.append((name, value))
    assert seen == [("param0", "0"), ("param2", "2")]


def test_deleting_the_current_pair_in_a_loop_skips_the_next() -> None:
    params = URL("http://localhost/query?param0=0&param1=1&param2=2").search_params
    seen = []
    for name, _ in params:
        seen.append(name)
        params.delete(name)
    assert (seen, str(params)) == (["param0", "param2"], "param1=1")


# url-searchparams.any.js


def test_search_params_is_the_same_object_for_ever() -> None:
    url = URL("http://example.org/?a=b")
    params = url.search_params
    url.search = "c"
    url.href = "http://example.org/?d"
    assert url.search_params is params


def test_search_params_cannot_be_set() -> None:
    with pytest.raises(AttributeError, match=re.escape("search_params")):
        URL("http://example.org").search_params = URLSearchParams()  # type: ignore[misc]


def test_clearing_search_clears_the_list() -> None:
    url = URL("http://example.org/?a=b")
    params = url.search_params
    params.set("a", "b")
    assert (str(params), url.search) == ("a=b", "?a=b")
    url.search = ""
    assert (str(params), url.search) == ("", "")


@pytest.mark.parametrize("value", ["e=f&g=h", "?e=f&g=h"])
def test_setting_search_fills_the_list(value: str) -> None:
    url = URL("http://example.org/file?a=b&c=d")
    params = url.search_params
    url.search = value
    assert (url.search, str(params)) == ("?e=f&g=h", "e=f&g=h")


def test_changing_the_list_sets_search() -> None:
    url = URL("http://example.org/file?e=f&g=h")
    url.search_params.append("i", " j ")
    assert (url.search, url.search_params.get("i")) == ("?e=f&g=h&i=+j+", " j ")
    url.search_params.set("e", "updated")
    assert (url.search, url.search_params.get("e")) == ("?e=updated&g=h&i=+j+", "updated")


def test_only_the_delimiter_is_no_part_of_the_list() -> None:
    url = URL("http://example.org/file??a=b&c=d")
    assert (url.search, str(url.search_params)) == ("??a=b&c=d", "%3Fa=b&c=d")
    url.href = "http://example.org/file??a=b"
    assert (url.search, str(url.search_params)) == ("??a=b", "%3Fa=b")


def test_reading_the_list_does_not_touch_the_query_and_changing_it_rewrites_all() -> None:
    url = URL("http://www.example.com/?a=b,c")
    assert (str(url.search_params), url.href) == ("a=b%2Cc", "http://www.example.com/?a=b,c")
    url.search_params.append("x", "y")
    assert url.href == "http://www.example.com/?a=b%2Cc&x=y"


@pytest.mark.parametrize(
    ("href", "method", "arguments"),
    [
        ("http://example.com/?param1", "delete", ("param1",)),
        ("http://example.com/?", "delete", ("param1",)),
        ("http://example.com/?", "sort", ()),
    ],
)
def test_an_empty_list_removes_the_question_mark(href: str, method: str, arguments: tuple[str, ...]) -> None:
    url = URL(href)
    getattr(url.search_params, method)(*arguments)
    assert (url.href, url.search) == ("http://example.com/", "")


def test_to_json_is_the_href() -> None:
    assert URL("https://example.com").to_json() == "https://example.com/"
