import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from urlstd import URLParseError, parse_url
from urlstd.reports.query_table import query_table, with_query
from urlstd.urlencoded import parse_urlencoded


def test_each_pair_as_it_is_written_and_as_it_would_be() -> None:
    assert query_table("a=%20&&b&%41=%zz+") == [
        {"name": "a", "value": " ", "written": "a=%20", "serialized": "a=+"},
        {"name": "b", "value": "", "written": "b", "serialized": "b="},
        {"name": "A", "value": "%zz ", "written": "%41=%zz+", "serialized": "A=%25zz+"},
    ]
    assert query_table(None) == query_table("") == []


@pytest.mark.parametrize(
    ("text", "base", "pairs", "changed"),
    [
        ("https://H/a?b#c", None, [("q", "é &")], "https://H/a?q=%C3%A9+%26#c"),
        ("https://H", None, [("q", "1")], "https://H?q=1"),
        (" https://H#?x \n", None, [("q", "1")], " https://H?q=1#?x \n"),
        ("https://h/?a\tb", None, [], "https://h/"),
        ("https://h/?\n#x", None, [], "https://h/\n#x"),
        ("", "https://h/p?a", [("b", "")], "?b="),
        ("", "https://h/p?a", [], "?"),
        ("?x#y", "https://h/p?a", [], "?#y"),
        ("#y", "https://h/p?a", [], "?#y"),
        ("mailto:a", None, [("subject", "\ud800")], "mailto:a?subject=%EF%BF%BD"),
        ("#y", "mailto:a", [("b", "1")], "mailto:a?b=1#y"),
    ],
)
def test_the_rest_stays_as_it_is_written(
    text: str, base: str | None, pairs: list[tuple[str, str]], changed: str
) -> None:
    assert with_query(text, None if base is None else parse_url(base), pairs) == changed


def test_what_cannot_be_parsed_has_no_query() -> None:
    with pytest.raises(URLParseError):
        with_query("//", None, [])


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(
    st.sampled_from(["https://h", " http:a?x=1#y\n", "foo:bar#", "file:///C|/?", "/x?y", "?", "#"]),
    st.lists(st.tuples(st.text(max_size=4), st.text(max_size=4)), max_size=4),
)
def test_pairs_come_back_as_they_were(text: str, pairs: list[tuple[str, str]]) -> None:
    base = parse_url("https://base/p?q")
    before, after = parse_url(text, base), parse_url(with_query(text, base, pairs), base)
    assert parse_urlencoded(after.query or "") == pairs
    before.query = after.query = None
    assert after == before
