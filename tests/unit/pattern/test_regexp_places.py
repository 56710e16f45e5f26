"""Where matches and captures are, which `exec` does not tell."""

import pytest

from urlstd.pattern.regexp import RegExp, RegExpBudgetExceeded


@pytest.mark.parametrize(
    ("source", "text", "spans"),
    [
        # Left to re.
        ("^(a)?(b)$", "b", ((0, 1), None, (0, 1))),
        ("b(c*)", "abd", ((1, 2), (2, 2))),
        ("a", "b", None),
        # Not left to it: captures in loops.
        ("^(?:(a)|b)*$", "ab", ((0, 2), None)),
        ("^((?<x>a)|b)*(c)?$", "bab", ((0, 3), (2, 3), None, None)),
        ("(?:(a)|c)*d", "bacd", ((1, 4), None)),
        ("(?:(a)|c)*d", "b", None),
    ],
)
def test_places_are_those_of_the_captures(
    source: str, text: str, spans: tuple[tuple[int, int] | None, ...] | None
) -> None:
    regexp = RegExp(source, "v")
    assert regexp.exec_spans(text) == spans
    found = regexp.exec(text)
    captures = None if spans is None else tuple(None if span is None else text[span[0] : span[1]] for span in spans)
    assert (None if found is None else found.captures) == captures


@pytest.mark.parametrize(
    ("source", "text", "starts", "ends", "furthest"),
    [
        ("a+", "aab", [0], {1, 2}, 2),
        ("a+?b?", "aab", [0, 1], {1, 2, 3}, 3),
        ("\\d{4}", "20x6", [0], set(), 2),
        ("\\d{4}", "20x6", [3, 0], set(), 4),
        ("(?<=a)b", "ab", [1], {2}, 2),
        ("", "ab", [1], {1}, 1),
        ("a", "a", [], set(), 0),
    ],
)
def test_all_ends_are_found_and_how_far_the_ways_lead(
    source: str, text: str, starts: list[int], ends: set[int], furthest: int
) -> None:
    assert RegExp(source, "v").ways(text, starts) == (ends, furthest)


def test_the_ways_are_no_more_than_the_budget_allows() -> None:
    with pytest.raises(RegExpBudgetExceeded):
        RegExp("(?:a{0,90}b?){0,90}", "v").ways("a" * 3_000, range(3_000))


@pytest.mark.parametrize(("source", "expected"), [("(a)\\1", True), ("(?<x>a)\\k<x>", True), ("(a)1", False)])
def test_back_references_are_known(source: str, expected: bool) -> None:
    assert RegExp(source, "v").refers_back is expected
