from collections import OrderedDict
from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

import pytest

from urlstd import URL, URLSearchParams


class Pairs:
    """An iterable that is neither a list nor a mapping."""

    def __iter__(self) -> Iterator[tuple[str, str]]:
        yield "a", "1"
        yield "a", "2"


@pytest.mark.parametrize(
    ("init", "serialized"),
    [
        ("?a=1", "a=1"),
        ("??a=1", "%3Fa=1"),
        (" ?a", "+%3Fa="),
        ([["?a", "1"]], "%3Fa=1"),  # only of a string
        ({"?a": "1"}, "%3Fa=1"),
        ([("a", "1"), ("a", "2")], "a=1&a=2"),
        (OrderedDict(b="1", a="2"), "b=1&a=2"),
        (MappingProxyType({"a": "1"}), "a=1"),
        (Pairs(), "a=1&a=2"),
        (iter([["a", "1"]]), "a=1"),
        ([(text for text in ("a", "1"))], "a=1"),
        (URLSearchParams("a=1&a=2"), "a=1&a=2"),
        ("\ud800=\udfff", "%EF%BF%BD=%EF%BF%BD"),
        ([["\ud800", "\ud83d\udca9"]], "%EF%BF%BD=%F0%9F%92%A9"),
    ],
)
def test_an_init_is_a_string_pairs_or_a_mapping(init: Any, serialized: str) -> None:
    assert str(URLSearchParams(init)) == serialized


def test_of_names_that_become_equal_the_last_value_wins_in_the_first_place() -> None:
    assert list(URLSearchParams({"\ud800": "1", "a": "2", "\ud801": "3"})) == [("\ufffd", "3"), ("a", "2")]  # noqa: F601


@pytest.mark.parametrize(
    ("init", "message"),
    [
        (None, "expected a string, pairs of strings or a mapping, got NoneType"),
        (1, "got int"),
        (b"a=1", "got bytes"),
        ([1], "item 0: expected a pair of strings, got int"),
        (["ab"], "item 0: expected a pair of strings, got str"),  # two code points are no pair
        ([b"ab"], "item 0: expected a pair of strings, got bytes"),
        ([["a", "b"], ["a"]], "item 1: expected a name and a value, got 1 items"),
        ([["a", "b", "c"]], "got 3 items"),
        ([[]], "got 0 items"),
        ([["a", 1]], "expected a string, got int"),
        ([["a", None]], "expected a string, got NoneType"),
        ({"a": 1}, "expected a string, got int"),
        ({1: "a"}, "expected a string, got int"),
    ],
)
def test_anything_else_is_a_type_error_that_says_where(init: Any, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        URLSearchParams(init)


@pytest.mark.parametrize(
    ("method", "arguments"),
    [
        ("append", ("a", 1)),
        ("append", (None, "a")),
        ("delete", (1,)),
        ("delete", ("a", 1)),
        ("get", (None,)),
        ("get_all", (None,)),
        ("has", (None,)),
        ("has", ("a", 1)),
        ("set", ("a", 1)),
        ("set", (1, "a")),
    ],
)
def test_methods_take_strings_and_change_nothing_otherwise(method: str, arguments: tuple[Any, ...]) -> None:
    params = URLSearchParams("a=b")
    with pytest.raises(TypeError, match="expected a string"):
        getattr(params, method)(*arguments)
    assert str(params) == "a=b"


def test_methods_take_surrogates_as_the_replacement_character() -> None:
    params = URLSearchParams()
    params.append("\ud800", "\udfff")
    params.set("\ud801", "x\ud800")
    assert list(params) == [("\ufffd", "x\ufffd")]
    assert params.get("\ud802") == "x\ufffd"
    assert params.get_all("\ud802") == ["x\ufffd"]
    assert params.has("\ud802", "x\ud802")
    params.delete("\ud803", "x\ud803")
    assert params.size == 0


def test_none_as_a_value_is_no_value() -> None:
    params = URLSearchParams("a=1&a=2")
    assert params.has("a", None)
    params.delete("a", None)
    assert params.size == 0


def test_set_keeps_the_first_place_and_removes_the_others_only() -> None:
    params = URLSearchParams("x=0&a=1&y=0&a=2&z=0")
    params.set("a", "3")
    assert str(params) == "x=0&a=3&y=0&z=0"


def test_sort_is_stable_and_by_utf_16_code_units() -> None:
    params = URLSearchParams("\uffff=1&\U00010000=2&b=3&a=4&b=5&=6")
    params.sort()
    assert list(params) == [("", "6"), ("a", "4"), ("b", "3"), ("b", "5"), ("\U00010000", "2"), ("\uffff", "1")]


def test_keys_values_and_entries_are_live() -> None:
    params = URLSearchParams("a=1")
    keys, values, entries = params.keys(), params.values(), params.entries()
    params.append("b", "2")
    assert (list(keys), list(values), list(entries)) == (["a", "b"], ["1", "2"], [("a", "1"), ("b", "2")])


def test_length_containment_and_equality_are_python_s() -> None:
    params = URLSearchParams("a=1&a=2")
    assert len(params) == params.size == 2
    assert "a" in params
    assert "b" not in params
    assert 1 not in params
    assert params == URLSearchParams("a=1&a=2")
    assert params != URLSearchParams("a=2&a=1")
    assert params != "a=1&a=2"
    assert bool(URLSearchParams()) is False


def test_it_cannot_be_hashed_since_it_can_change() -> None:
    with pytest.raises(TypeError):
        hash(URLSearchParams())


def test_it_is_shown_as_what_makes_it_again() -> None:
    params = URLSearchParams("é=\n")
    assert repr(params) == "URLSearchParams([('\\xe9', '\\n')])"
    assert eval(repr(params)) == params  # noqa: S307 - our own


def test_a_change_rewrites_the_whole_query_of_its_url() -> None:
    url = URL("https://h/?a=%20&b=~#f")
    url.search_params.delete("none")  # an update, though nothing was removed
    assert url.href == "https://h/?a=+&b=%7E#f"


def test_an_object_of_its_own_has_no_url_to_change() -> None:
    url = URL("https://h/?a")
    copy = URLSearchParams(url.search_params)
    copy.append("b", "c")
    assert url.href == "https://h/?a"
