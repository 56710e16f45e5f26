"""The boundary: RegExp and Match."""

import pytest

from urlstd.pattern.regexp import Match, RegExp, RegExpBudgetExceeded, RegExpSyntaxError
from urlstd.pattern.regexp import matcher as regexp_matcher


def test_a_match_has_its_index_and_captures() -> None:
    match = RegExp("(?<year>[0-9]+)-(x)?(?<day>[0-9]+)", "v").exec("on 2026-11")
    assert match is not None
    assert match.index == 3
    assert match.captures == ("2026-11", "2026", None, "11")
    assert match.named == {"year": "2026", "day": "11"}


@pytest.mark.parametrize(("text", "value"), [("a", "a"), ("b", "b"), ("c", None)])
def test_a_name_means_the_group_that_took_part(text: str, value: str | None) -> None:
    match = RegExp("(?<n>a)|(?<n>b)|c", "v").exec(text)
    assert match is not None
    assert match.named == {"n": value}


def test_the_matcher_gives_the_same_kind_of_match() -> None:
    match = RegExp("(?:(?<n>a)|(?<m>b))*", "v").exec("ab")
    assert match == Match(0, ("ab", None, "b"), {"n": (1,), "m": (2,)})
    assert match.named == {"n": None, "m": "b"}


@pytest.mark.parametrize("source", ["(a)(?<x>b)|(c)", "(?:(a)|(?<x>b)|(c))*"])
def test_spans_are_where_the_captures_are(source: str) -> None:
    regexp = RegExp(source, "v")
    match, spans = regexp.exec("-cab"), regexp.exec_spans("-cab")
    assert match is not None
    assert spans is not None
    assert tuple(span and "-cab"[slice(*span)] for span in spans) == match.captures
    assert spans[0] == (match.index, match.index + len(match.captures[0] or ""))


def test_there_are_no_spans_without_a_match() -> None:
    assert RegExp("a", "v").exec_spans("b") is None


def test_ways_are_all_ends_from_some_starts() -> None:
    regexp = RegExp(r"a|ab(?:c)*", "v")
    assert regexp.ways("abccx", [0]) == ({1, 2, 3, 4}, 4)
    assert regexp.ways("abccx", [1]) == (set(), 1)
    assert RegExp(r"(\d{4})", "v").ways("20x6", [0]) == (set(), 2)
    with pytest.raises(ValueError, match="ASCII"):
        regexp.ways("é", [0])


def test_a_reference_back_is_known() -> None:
    assert RegExp(r"(a)\1", "v").refers_back
    assert not RegExp("(a)a", "v").refers_back


def test_no_match_is_none() -> None:
    regexp = RegExp("^a$", "v")
    assert regexp.exec("b") is None
    assert not regexp.test("b")
    assert regexp.test("a")


def test_groups_are_known_before_there_is_a_text() -> None:
    regexp = RegExp("(a)(?<n>b)|(?<m>c)(?<n>d)", "v")
    assert regexp.group_count == 4
    assert regexp.group_names == ("n", "m")


def test_case_is_ignored_with_i() -> None:
    assert RegExp("abc", "vi").test("AbC")
    assert not RegExp("abc", "v").test("AbC")


@pytest.mark.parametrize("flags", ["", "i", "iv", "u", "vg"])
def test_other_flags_are_refused(flags: str) -> None:
    with pytest.raises(ValueError, match="expected the flags v or vi"):
        RegExp("a", flags)  # type: ignore[arg-type]


def test_a_source_that_is_no_pattern_is_refused_at_once() -> None:
    with pytest.raises(RegExpSyntaxError) as caught:
        RegExp("a(b", "v")
    assert caught.value.position == 1


@pytest.mark.parametrize("source", ["a", "(a)*"])
def test_a_text_that_is_not_ascii_is_refused(source: str) -> None:
    regexp = RegExp(source, "v")
    for _ in range(2):
        with pytest.raises(ValueError, match="ASCII"):
            regexp.exec("é")
        assert regexp.test("a")


def test_its_source_can_be_read_back() -> None:
    assert repr(RegExp(r"\d", "vi")) == r"RegExp('\\d', 'vi')"


def test_what_could_keep_re_busy_is_not_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    regexp = RegExp("^(.*)(.*)(.*)x$", "v")
    short, long = "a" * 50, "a" * 500
    assert regexp.exec(short) is None
    monkeypatch.setattr(regexp_matcher, "STEP_BUDGET", 10)
    assert regexp.exec(short) is None
    with pytest.raises(RegExpBudgetExceeded):
        regexp.exec(long)
    with pytest.raises(RegExpBudgetExceeded):
        RegExp("(?:a|a)*x", "v").exec(short)


def test_giving_up_is_a_matter_of_the_machine() -> None:
    assert issubclass(RegExpBudgetExceeded, RuntimeError)
    assert not issubclass(RegExpBudgetExceeded, ValueError)
